"""Railroad Ink, R39–R42: the emergency, erasing, and when the duty lapses."""

from __future__ import annotations

from tinkertable.core.match import Match

from .lava_table import QUIET, before_emergency, closed_lake, erasing, lava_table, rolled
from .table import (
    ROUTES,
    at,
    board,
    dice,
    draw,
    drawings,
    ended,
    finish_round,
    lava,
    offers,
    roll,
    rounds_of,
    say,
    score,
    specials,
    volcanoes,
)


def emergency(north: str = "A4R.R. B4R.R. C4R.R. F1.H.R") -> Match:
    match = before_emergency(north)
    draw(match, "E4R.R.")
    return match


def test_r39_with_all_lakes_closed_only_a_volcano_helps() -> None:
    match = closed_lake()
    draw(match, "B2H.H. A4R.R. D1H..H D7RH..")
    assert lava(match) == dice(match) == set()
    assert "done" not in offers(match)
    say(match, "volcano F5")
    assert "done" not in offers(match)
    draw(match, "F4LL..")
    assert "done" in offers(match)


def test_r39_an_emergency_offers_a_volcano_or_erasing() -> None:
    match = emergency()
    assert "done" not in offers(match)
    assert dice(match) == set()
    assert volcanoes(match)
    assert lava(match) == {cell + form for cell in ("C4", "E4") for form in erasing(cell)}


def test_r39_there_is_none_while_a_result_fits_in_an_empty_cell() -> None:
    match = before_emergency()
    assert lava(match) == {"E4" + form for form in erasing("E4")}


def test_r39_there_is_none_once_lava_is_drawn() -> None:
    match = before_emergency()
    draw(match, "E4L..L")
    assert not at(match, "C4")
    assert {place[:2] for place in lava(match)} == {"E3"}
    match = lava_table()
    roll(match, "R.R. R.R. R.R. H.R. LH.H LH.H")
    draw(match, "A4R.R. B4R.R. C4R.R. F1.H.R D3HLH. D5H.HL")
    say(match, "done")
    roll(match, "R.R. R.R. R.R. H.R. LH.H LL..")
    draw(match, "E4LH.H")  # now every open side faces a route, but the duty is met
    assert lava(match) == set()


def test_r39_a_volcano_ends_it_and_its_lava_is_asked_for() -> None:
    match = emergency()
    say(match, "volcano B6")
    assert {place[:2] for place in lava(match)} == {"A6", "B5", "B7", "C6"}  # no more erasing
    assert "done" not in offers(match)
    draw(match, "B5.LL.")
    assert "done" in offers(match)


def test_r39_a_volcano_walled_in_by_routes_does_not_end_it() -> None:
    match = closed_lake()
    say(match, "volcano A1")  # beside A2 and B1, both drawn
    assert {place[:2] for place in lava(match)} == {"A2", "B1"}
    assert "A2..LL" in lava(match)


def test_r39_specials_and_dice_stay_available() -> None:
    match = emergency()
    assert specials(match)
    draw(match, "D1HHHH")
    assert lava(match)


def test_r40_erasing_and_drawing_lava_is_one_move() -> None:
    match = emergency()
    draw(match, "C4.LL.")
    assert "C4.LL." in board(match).split()
    assert "C4R.R." not in board(match).split()
    assert rounds_of(match)["C4"] == 2
    assert "done" in offers(match)


def test_r40_the_second_result_may_follow_in_an_empty_cell_only() -> None:
    match = emergency()
    draw(match, "C4.LL.")
    assert lava(match) == {"C5" + form for form in drawings("LLL.") if form[3] == "L"}


def test_r40_an_erased_die_counts_as_drawn() -> None:
    match = emergency()
    draw(match, "E4LL..")  # E4 held a route of this round
    assert dice(match) == set()
    assert "done" in offers(match)


def test_r40_an_erased_special_counts_as_used() -> None:
    match = emergency("A4R.R. B4R.R. C4RRRR B1.R.R F1.H.R")
    draw(match, "C4.LL.")
    seen = match.view(0)["boards"][0]
    assert "RRRR" not in seen["specials_left"]
    assert seen["specials_used"] == 1


def test_r40_a_station_qualifies() -> None:
    match = emergency("A4R.R. B4R.R. C4R.H. B1.R.R")
    assert at(match, "C4") == erasing("C4")
    draw(match, "C4.LL.")
    assert "C4.LL." in board(match).split()


def test_r40_a_special_of_this_round_qualifies() -> None:
    match = before_emergency()
    draw(match, "E4RRRR")
    assert "done" not in offers(match)  # a straight rail is left to draw
    assert at(match, "E4") == erasing("E4")
    draw(match, "E4LL.. B1.R.R")
    assert "done" in offers(match)


def test_r40_only_route_cells_at_an_open_lava_side() -> None:
    assert {place[:2] for place in lava(emergency())} == {"C4", "E4"}


def test_r40_a_cell_that_holds_lava_is_never_erased() -> None:
    match = lava_table()
    for faces, routes, flows in (
        ("LL.. LL..", QUIET[0], "D5L..L C4.LL."),
        ("LH.H LH.H", QUIET[1], "C5.HLH D3HLH."),
    ):
        roll(match, f"H.H. H.H. R.R. H.R. {faces}")
        draw(match, f"{routes} {flows}")
        say(match, "done")
    roll(match, "R.R. R.R. R.R. H.R. LL.. LLL.")
    draw(match, "G4R.R. F4R.R. E4R.R. B6H.R.")
    # C4's east side is open too, but C5 behind it holds lava besides its highway.
    assert {place[:2] for place in lava(match)} == {"E4"}


def test_r40_the_lava_drawn_there_never_clashes() -> None:
    match = lava_table()
    roll(match, "R.R. R.R. R.R. H.R. LH.H LR.R")
    draw(match, "A4R.R. B4R.R. C4R.R. F1.H.R D3HLH. D5R.RL")
    say(match, "done")
    roll(match, "R.R. R.R. R.R. H.R. LH.H LR.R")
    draw(match, "G4R.R. F4R.R. E4R.R. C3HHHH")
    assert lava(match) == {"C4.HLH", "E4LH.H", "E4LR.R"}  # a rail in C4 would meet C3's highway


def test_r40_joined_asks_the_same_of_a_cell_to_erase() -> None:
    match = rolled("LH.H LR.R", "H.H. HH.. HH.. HR..", lava_routes="joined")
    draw(match, "D1.H.H D2HHHH C2.HH. C3..HH")
    assert lava(match) == {"D3HLH."}
    draw(match, "D3..RH")  # an emergency: elsewhere the routes would hang
    assert volcanoes(match)
    assert lava(match) == {"D3HLH."}
    draw(match, "D3HLH.")
    assert "done" in offers(match)


def test_r41_open_lava_sides_are_errors_and_the_border_closes() -> None:
    assert score("D4LLLL")["errors"] == 4
    assert score("A4LLLL")["errors"] == 3
    assert score("A1LLLL")["errors"] == 2
    assert score("D4LLLL D5.L.L D6.L.L D7.L.L")["errors"] == 3
    assert score("A1.LL. A2..LL B1LL.. B2L..L")["errors"] == 0


def test_r41_they_count_for_the_tie_break() -> None:
    match = ended("D4LLLL", "B2HHH.", expansion="lava")
    assert [lines["total"] for lines in match.scores()] == [-2, -2]
    assert [lines["errors"] for lines in match.scores()] == [4, 3]
    assert match.position.winners() == [1]


# Corner by corner every lake is closed, and in round 6 the routes take the last cell a volcano
# could stand in. Words of two letters are volcanoes.
LAPSING = (
    ("H.H. HHH. H.H. H.R. LH.H LR.R", "D1.H.H D2H.HH E2H.H. C2R.H. D3HLH. D5R.RL"),
    ("H.H. HHH. HH.. H.R. LH.H LR.R", "D7.H.H D6HHH. F2HH.. C6R.H. C4.HLH E4LR.R"),
    ("RRR. RR.. RR.. H.R. LH.H LR.R", "A4RR.R A3.RR. A5..RR B3R.H. A1 A2H.HL B1LR.R"),
    ("RRR. RR.. RR.. H.R. LH.H LR.R", "G4.RRR G3RR.. G5R..R B5R.H. A7 A6HLH. B7LR.R"),
    ("RRR. RR.. RR.. HR.. LH.H LR.R", "F7RR.R E7..RR F3.RR. E6HR.. G1 G2H.HL F1.RLR"),
)


def test_r42_without_volcano_and_erasing_the_duty_lapses() -> None:
    match = lava_table()
    for faces, words in LAPSING:
        roll(match, faces)
        for word in words.split():
            say(match, f"volcano {word}" if len(word) == 2 else f"place {word}")
        say(match, "done")
    roll(match, "R.R. HH.. HH.. H.R. LL.. LLL.")
    draw(match, "F5H.R. F6.R.R G6.HH.")
    assert volcanoes(match) == {"G7"}
    draw(match, "G7H..H")
    assert lava(match) == volcanoes(match) == set()
    assert "done" in offers(match)
    say(match, "done")
    assert match.position.over
    assert (
        match.position.score(0)["bonus"] == 4 * 5 + 5
    )  # four closed lakes, the largest has 5 cells


def test_r42_as_long_as_a_volcano_is_possible_it_does_not_lapse() -> None:
    match = lava_table()
    for faces, words in LAPSING:
        roll(match, faces)
        for word in words.split():
            say(match, f"volcano {word}" if len(word) == 2 else f"place {word}")
        say(match, "done")
    roll(match, "R.R. HH.. HH.. H.R. LL.. LLL.")
    draw(match, "F5H.R. F6.R.R G6.HH.")
    say(match, "volcano G7")
    # Its open sides face F7 and G6, routes both: erasing one meets the duty.
    assert {place[:2] for place in lava(match)} == {"F7", "G6"}
    assert "done" not in offers(match)


def test_r42_it_lapses_for_the_rest_of_the_round() -> None:
    match = rolled("LH.H LR.R", "RRR. RR.. RR.. HRHRx", lava_routes="joined")
    for cell in ("A2", "A6", "B1", "B7", "D1", "D7", "F1", "F7", "G2", "G4", "G6", "B4"):
        say(match, f"volcano {cell}")
    while volcanoes(match):
        assert "done" not in offers(match)
        say(match, f"volcano {min(volcanoes(match))}")
    assert lava(match) == set()  # no route to join: neither result fits, nothing can be erased
    draw(match, "A4RR.R A3.RR.")
    assert "B3RLR." in lava(match)  # it could be drawn again, and need not be
    while dice(match):
        draw(match, min(dice(match)))
    assert "done" in offers(match)
    say(match, "done")
    roll(match, f"{ROUTES} LL.. LL..")
    finish_round(match)
    assert match.position.score(0)["bonus"] > 0


def test_r42_next_round_the_duty_is_back() -> None:
    match = rolled("LH.H LR.R", "RRR. RR.. RR.. HRHRx", lava_routes="joined")
    for cell in ("A2", "A4", "A6", "B1", "B7", "D1", "D7", "F1", "F7", "G2", "G4", "G6"):
        say(match, f"volcano {cell}")
    while volcanoes(match):
        say(match, f"volcano {min(volcanoes(match))}")
    assert offers(match) == {"done"}  # no exit is left, so no route can be drawn either
    say(match, "done")
    roll(match, f"{ROUTES} LL.. LR.R")
    assert "done" not in offers(match)
    draw(match, min(lava(match)))
    assert "done" in offers(match)
