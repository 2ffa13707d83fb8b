"""Railroad Ink, R39–R42: the emergency, erasing, and when the duty lapses."""

from __future__ import annotations

from .lava_positions import (
    QUIET,
    before_emergency,
    closed_lake,
    erasing,
    full_board,
    lava_table,
    rolled,
)
from .table import NATURE, ROUTES, Score, Sit, Table, drawings, end_with


def emergency(sit: Sit, north: str = "A4R.R. B4R.R. C4R.R. F1.H.R") -> Table:
    table = before_emergency(sit, north)
    table.draw("E4R.R.")
    return table


def test_r39_with_all_lakes_closed_only_a_volcano_helps(sit: Sit) -> None:
    table = closed_lake(sit)
    table.draw("B2H.H. A4R.R. D1H..H D7RH..")
    assert table.lava() == table.dice() == set()
    assert "done" not in table.offers()
    table.say("volcano F5")
    assert "done" not in table.offers()
    table.draw("F4LL..")
    assert "done" in table.offers()


CORNER = ("A1LL..", "A2L..L")  # a closed lake


def test_r39_on_a_full_board_a_volcano_and_then_erasing(sit: Sit) -> None:
    table = lava_table(sit)
    board = full_board(*CORNER, "F7.R.R", "G6H.H.", "G7R.R.")
    table.put(board.replace(" G7R.R.", ""))
    table.roll("HHH. HHH. HHH. HRHRx LL.. LL..")
    assert table.offers() == {"volcano G7"}
    table.draw("G7")
    assert {place[:2] for place in table.lava()} == {"F7", "G6"}  # its lake is open, walled in
    assert "done" not in table.offers()
    table.draw("F7..LL")
    table.say("done")
    assert table.acting() == [NATURE]


def test_r39_an_emergency_offers_a_volcano_or_erasing(sit: Sit) -> None:
    table = emergency(sit)
    assert "done" not in table.offers()
    assert table.dice() == set()
    assert table.volcanoes()
    assert table.lava() == {cell + form for cell in ("C4", "E4") for form in erasing(cell)}


def test_r39_there_is_none_while_a_result_fits_in_an_empty_cell(sit: Sit) -> None:
    table = before_emergency(sit)
    assert table.lava() == {"E4" + form for form in erasing("E4")}


def test_r39_there_is_none_once_lava_is_drawn(sit: Sit) -> None:
    table = before_emergency(sit)
    table.draw("E4L..L")
    assert not table.at("C4")
    assert {place[:2] for place in table.lava()} == {"E3"}
    table = lava_table(sit)
    table.roll("R.R. R.R. R.R. H.R. LH.H LH.H")
    table.draw("A4R.R. B4R.R. C4R.R. F1.H.R D3HLH. D5H.HL")
    table.say("done")
    table.roll("R.R. R.R. R.R. H.R. LH.H LL..")
    table.draw("E4LH.H")  # now every open side faces a route, but the duty is met
    assert table.lava() == set()


def test_r39_a_volcano_ends_it_and_its_lava_is_asked_for(sit: Sit) -> None:
    table = emergency(sit)
    table.say("volcano B6")
    assert {place[:2] for place in table.lava()} == {"A6", "B5", "B7", "C6"}  # no more erasing
    assert "done" not in table.offers()
    table.draw("B5.LL.")
    assert "done" in table.offers()


def test_r39_a_volcano_walled_in_by_routes_does_not_end_it(sit: Sit) -> None:
    table = closed_lake(sit)
    table.say("volcano A1")  # beside A2 and B1, both drawn
    assert {place[:2] for place in table.lava()} == {"A2", "B1"}
    assert "A2..LL" in table.lava()


def test_r39_specials_and_dice_stay_available(sit: Sit) -> None:
    table = emergency(sit)
    assert table.specials()
    table.draw("D1HHHH")
    assert table.lava()


def test_r40_erasing_and_drawing_lava_is_one_move(sit: Sit) -> None:
    table = emergency(sit)
    table.draw("C4.LL.")
    assert "C4.LL." in table.board().split()
    assert "C4R.R." not in table.board().split()
    assert table.rounds_of()["C4"] == 2
    assert "done" in table.offers()


def test_r40_of_four_routes_around_the_volcano(sit: Sit) -> None:
    table = lava_table(sit)
    table.put("C4R.R. D3.H.H D5HR.. E4HRHR D4LLLL")
    table.roll("HHH. H.H. H.H. HRHRx LL.. LR.R")
    assert "volcano A1" in table.offers()
    assert {place[:2] for place in table.lava()} == {"C4", "D3", "D5", "E4"}
    assert table.lava() >= {"C4..LL", "C4.LL.", "C4.RLR", "E4LR.R"}
    table.draw("E4L..L")
    assert table.board() == "C4R.R. D3.H.H D4LLLL D5HR.. E4L..L"
    assert table.rounds_of() == {"E4": 1}
    assert {place[:2] for place in table.lava()} == {"E3"}  # no emergency any more


def test_r40_the_second_result_may_follow_in_an_empty_cell_only(sit: Sit) -> None:
    table = emergency(sit)
    table.draw("C4.LL.")
    assert table.lava() == {"C5" + form for form in drawings("LLL.") if form[3] == "L"}


def test_r40_an_erased_die_counts_as_drawn(sit: Sit) -> None:
    table = emergency(sit)
    table.draw("E4LL..")  # E4 held a route of this round
    assert table.dice() == set()
    assert "done" in table.offers()


def test_r40_an_erased_special_counts_as_used(sit: Sit) -> None:
    table = emergency(sit, "A4R.R. B4R.R. C4RRRR B1.R.R F1.H.R")
    table.draw("C4.LL.")
    assert "RRRR" not in table.unused_specials()
    assert table.specials_used() == 1


def test_r40_a_station_qualifies(sit: Sit) -> None:
    table = emergency(sit, "A4R.R. B4R.R. C4R.H. B1.R.R")
    assert table.at("C4") == erasing("C4")
    table.draw("C4.LL.")
    assert "C4.LL." in table.board().split()


def test_r40_a_special_of_this_round_qualifies(sit: Sit) -> None:
    table = before_emergency(sit)
    table.draw("E4RRRR")
    assert "done" not in table.offers()  # a straight rail is left to draw
    assert table.at("E4") == erasing("E4")
    table.draw("E4LL.. B1.R.R")
    assert "done" in table.offers()


def test_r40_only_route_cells_at_an_open_lava_side(sit: Sit) -> None:
    assert {place[:2] for place in emergency(sit).lava()} == {"C4", "E4"}


def test_r40_a_cell_that_holds_lava_is_never_erased(sit: Sit) -> None:
    table = lava_table(sit)
    for faces, routes, flows in (
        ("LL.. LL..", QUIET[0], "D5L..L C4.LL."),
        ("LH.H LH.H", QUIET[1], "C5.HLH D3HLH."),
    ):
        table.roll(f"H.H. H.H. R.R. H.R. {faces}")
        table.draw(f"{routes} {flows}")
        table.say("done")
    table.roll("R.R. R.R. R.R. H.R. LL.. LLL.")
    table.draw("G4R.R. F4R.R. E4R.R. B6H.R.")
    # C4's east side is open too, but C5 behind it holds lava besides its highway.
    assert {place[:2] for place in table.lava()} == {"E4"}


def test_r40_the_lava_drawn_there_never_clashes(sit: Sit) -> None:
    table = lava_table(sit)
    table.roll("R.R. R.R. R.R. H.R. LH.H LR.R")
    table.draw("A4R.R. B4R.R. C4R.R. F1.H.R D3HLH. D5R.RL")
    table.say("done")
    table.roll("R.R. R.R. R.R. H.R. LH.H LR.R")
    table.draw("G4R.R. F4R.R. E4R.R. C3HHHH")
    assert table.lava() == {"C4.HLH", "E4LH.H", "E4LR.R"}  # a rail in C4 would meet C3's highway


def test_r40_joined_asks_the_same_of_a_cell_to_erase(sit: Sit) -> None:
    table = rolled(sit, "LH.H LR.R", "H.H. HH.. HH.. HR..", lava_routes="joined")
    table.draw("D1.H.H D2HHHH C2.HH. C3..HH")
    assert table.lava() == {"D3HLH."}
    table.draw("D3..RH")  # an emergency: elsewhere the routes would hang
    assert table.volcanoes()
    assert table.lava() == {"D3HLH."}
    table.draw("D3HLH.")
    assert "done" in table.offers()


def test_r41_open_lava_sides_are_errors_and_the_border_closes(score: Score) -> None:
    assert score("D4LLLL")["errors"] == 4
    assert score("A4LLLL")["errors"] == 3
    assert score("A1LLLL")["errors"] == 2
    assert score("D4LLLL D5.L.L D6.L.L D7.L.L")["errors"] == 3
    assert score("A1.LL. A2..LL B1LL.. B2L..L")["errors"] == 0


def test_r41_they_count_for_the_tie_break(sit: Sit) -> None:
    table = end_with(sit, "D4LLLL", "B2HHH.", expansion="lava")
    assert [table.score(seat)["total"] for seat in (1, 2)] == [-2, -2]
    assert [table.score(seat)["errors"] for seat in (1, 2)] == [4, 3]
    assert table.winners() == [2]


# Corner by corner every lake is closed, and in round 6 the routes take the last cell a volcano
# could stand in. Words of two letters are volcanoes.
LAPSING = (
    ("H.H. HHH. H.H. H.R. LH.H LR.R", "D1.H.H D2H.HH E2H.H. C2R.H. D3HLH. D5R.RL"),
    ("H.H. HHH. HH.. H.R. LH.H LR.R", "D7.H.H D6HHH. F2HH.. C6R.H. C4.HLH E4LR.R"),
    ("RRR. RR.. RR.. H.R. LH.H LR.R", "A4RR.R A3.RR. A5..RR B3R.H. A1 A2H.HL B1LR.R"),
    ("RRR. RR.. RR.. H.R. LH.H LR.R", "G4.RRR G3RR.. G5R..R B5R.H. A7 A6HLH. B7LR.R"),
    ("RRR. RR.. RR.. HR.. LH.H LR.R", "F7RR.R E7..RR F3.RR. E6HR.. G1 G2H.HL F1.RLR"),
)


def test_r42_without_volcano_and_erasing_the_duty_lapses(sit: Sit) -> None:
    table = lava_table(sit)
    for faces, words in LAPSING:
        table.roll(faces)
        table.draw(words)
        table.say("done")
    table.roll("R.R. HH.. HH.. H.R. LL.. LLL.")
    table.draw("F5H.R. F6.R.R G6.HH.")
    assert table.volcanoes() == {"G7"}
    table.draw("G7H..H")
    assert table.lava() == table.volcanoes() == set()
    assert "done" in table.offers()
    table.say("done")
    assert table.over
    assert table.score()["bonus"] == 4 * 5 + 5  # four closed lakes, the largest has 5 cells


def test_r42_on_a_full_board_only_done_is_left(sit: Sit) -> None:
    table = lava_table(sit)
    table.put(full_board(*CORNER))
    table.roll("HHH. HHH. HHH. HRHRx LL.. LL..")
    assert table.offers() == {"done"}


def test_r42_as_long_as_a_volcano_is_possible_it_does_not_lapse(sit: Sit) -> None:
    table = lava_table(sit)
    for faces, words in LAPSING:
        table.roll(faces)
        table.draw(words)
        table.say("done")
    table.roll("R.R. HH.. HH.. H.R. LL.. LLL.")
    table.draw("F5H.R. F6.R.R G6.HH.")
    table.say("volcano G7")
    # Its open sides face F7 and G6, routes both: erasing one meets the duty.
    assert {place[:2] for place in table.lava()} == {"F7", "G6"}
    assert "done" not in table.offers()


def test_r42_it_lapses_for_the_rest_of_the_round(sit: Sit) -> None:
    table = rolled(sit, "LH.H LR.R", "RRR. RR.. RR.. HRHRx", lava_routes="joined")
    for cell in ("A2", "A6", "B1", "B7", "D1", "D7", "F1", "F7", "G2", "G4", "G6", "B4"):
        table.say(f"volcano {cell}")
    while table.volcanoes():
        assert "done" not in table.offers()
        table.say(f"volcano {min(table.volcanoes())}")
    assert table.lava() == set()  # no route to join: neither result fits, nothing can be erased
    table.draw("A4RR.R A3.RR.")
    assert "B3RLR." in table.lava()  # it could be drawn again, and need not be
    while table.dice():
        table.draw(min(table.dice()))
    assert "done" in table.offers()
    table.say("done")
    table.roll(f"{ROUTES} LL.. LL..")
    table.finish_round()
    assert table.score()["bonus"] > 0


def test_r42_next_round_the_duty_is_back(sit: Sit) -> None:
    table = rolled(sit, "LH.H LR.R", "RRR. RR.. RR.. HRHRx", lava_routes="joined")
    for cell in ("A2", "A4", "A6", "B1", "B7", "D1", "D7", "F1", "F7", "G2", "G4", "G6"):
        table.say(f"volcano {cell}")
    while table.volcanoes():
        table.say(f"volcano {min(table.volcanoes())}")
    assert table.offers() == {"done"}  # no exit is left, so no route can be drawn either
    table.say("done")
    table.roll(f"{ROUTES} LL.. LR.R")
    assert "done" not in table.offers()
    table.draw(min(table.lava()))
    assert "done" in table.offers()
