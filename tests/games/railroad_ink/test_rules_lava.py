"""Railroad Ink, R32–R44: the lava expansion, rule by rule."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import NotActing, NotLegal
from tinkertable.core.match import Match

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
    sit,
    specials,
    volcanoes,
)

# The four cells beside D4, each with the side that faces it.
BESIDE_D4 = {"C4": 2, "D3": 1, "D5": 3, "E4": 0}
CELLS = {row + column for row in "ABCDEFG" for column in "1234567"}
FOUR = "A2H.H. A4R.R. A6HH.. G2.RH."  # the four routes of ROUTES, away from the lava
# Two rounds away from the centre, for "H.H. H.H. R.R. H.R.".
QUIET = ("A2H.H. A6H.H. B1.R.R F1.H.R", "G2H.H. G6H.H. B7.R.R F7.R.H")


def lava_table(seats: int = 1, **options: str) -> Match:
    return sit(seats, expansion="lava", **options)


def rolled(lava_faces: str, routes: str = ROUTES, **options: str) -> Match:
    """Round 1 after the roll."""
    match = lava_table(1, **options)
    roll(match, f"{routes} {lava_faces}")
    return match


def joining_d4(face: str) -> set[str]:
    """Every drawing of a face that joins the volcano in D4."""
    return {
        cell + form
        for cell, side in BESIDE_D4.items()
        for form in drawings(face)
        if form[side] == "L"
    }


def closed_lake(lava_faces: str = "LL.. LLL.") -> Match:
    """Round 3 after the roll: the one lake, D4 and its four neighbours, is closed."""
    match = lava_table()
    for routes, caps in zip(QUIET, ("D3HLH. D5R.RL", "C4.HLH E4LR.R"), strict=True):
        roll(match, "H.H. H.H. R.R. H.R. LH.H LR.R")
        draw(match, f"{routes} {caps}")
        say(match, "done")
    roll(match, f"{ROUTES} {lava_faces}")
    return match


def before_emergency(north: str = "A4R.R. B4R.R. C4R.R. F1.H.R") -> Match:
    """Round 2 with one die left: E4 is the only empty cell at an open side of the lake.

    D3 and D5 are capped, the route in C4 faces the volcano; the lava dice show LL.. and LLL..
    """
    match = lava_table()
    roll(match, "R.R. R.R. R.R. H.R. LH.H LR.R")
    draw(match, f"{north} D3HLH. D5R.RL")
    say(match, "done")
    roll(match, "R.R. R.R. R.R. H.R. LL.. LLL.")
    draw(match, "G4R.R. F4R.R. F7.R.H")
    return match


def emergency(north: str = "A4R.R. B4R.R. C4R.R. F1.H.R") -> Match:
    match = before_emergency(north)
    draw(match, "E4R.R.")
    return match


def erasing(cell: str) -> set[str]:
    """The drawings of LL.. and LLL.. that join D4 from a cell beside it."""
    return {
        form for face in ("LL..", "LLL.") for form in drawings(face) if form[BESIDE_D4[cell]] == "L"
    }


def test_r32_every_board_starts_with_a_volcano_in_the_centre() -> None:
    match = lava_table(2)
    assert board(match, 1) == board(match, 2) == "D4LLLL"
    assert board(sit()) == ""


def test_r33_at_least_one_lava_result_a_round() -> None:
    match = rolled("LL.. L.L.")
    draw(match, FOUR)
    assert "done" not in offers(match)
    with pytest.raises(NotLegal):
        say(match, "done")
    draw(match, "C4L.L.")
    assert "done" in offers(match)


def test_r33_both_are_allowed() -> None:
    match = rolled("LL.. L.L.")
    draw(match, FOUR + " C4L.L.")
    assert lava(match)
    draw(match, "D5L..L")
    assert lava(match) == set()
    assert "done" in offers(match)


def test_r33_each_result_once() -> None:
    match = rolled("LL.. L.L.")
    draw(match, "C4L.L.")
    assert not {place for place in lava(match) if place[2:] in drawings("L.L.")}
    match = rolled("L.L. L.L.")
    draw(match, "C4L.L. E4L.L.")
    assert lava(match) == set()


def test_r33_besides_all_route_dice() -> None:
    match = rolled("LL.. L.L.")
    draw(match, "C4L.L. D5L..L A2H.H. A4R.R. A6HH..")
    assert "done" not in offers(match)
    draw(match, "G2.RH.")
    assert "done" in offers(match)


def test_r33_the_duty_comes_back_every_round() -> None:
    match = rolled("LL.. L.L.")
    draw(match, FOUR + " C4L.L. D5L..L")
    say(match, "done")
    roll(match, f"{ROUTES} LL.. L.L.")
    draw(match, "B2H.H. B4R.R. A7..HH G6..HR")
    assert "done" not in offers(match)
    assert lava(match)


@pytest.mark.parametrize("face", ["LL..", "L.L.", "LLL.", "LH.H", "LR.R"])
def test_r34_lava_joins_lava(face: str) -> None:
    assert lava(rolled(f"{face} {face}")) == joining_d4(face)


def test_r34_lava_of_this_round_is_joined_too() -> None:
    match = rolled("LL.. L.L.")
    assert not at(match, "B4")
    draw(match, "C4L.L.")
    assert {form for form in at(match, "B4") if "L" in form} == {".LL.", "..LL"}


def test_r34_a_side_without_lava_joins_nothing() -> None:
    match = rolled("LL.. L.L.")
    draw(match, "C4.LL.")  # lava south and east
    assert {form for form in at(match, "C5") if "L" in form} == {".L.L"}
    assert not at(match, "C3")
    assert not at(match, "B4")


def test_r34_a_route_does_not_carry_lava() -> None:
    match = rolled("LL.. L.L.")
    draw(match, "A2H.H.")
    assert not [form for form in at(match, "B2") if "L" in form]


def beside_a_highway(**options: str) -> Match:
    """Round 1: a highway leads east into C4; both lava dice show a route."""
    match = rolled("LH.H LR.R", "H.H. H.H. H.H. HR..", **options)
    draw(match, "A2H.H. B2H.H. C2HHHH C3.H.H")
    return match


def test_r35_loose_only_the_lava_joins() -> None:
    match = rolled("LH.H LR.R", lava_routes="loose")
    assert match.position == rolled("LH.H LR.R").position  # the default
    assert lava(match) == joining_d4("LH.H") | joining_d4("LR.R")


def test_r35_loose_ends_hang_as_errors_but_never_clash() -> None:
    match = beside_a_highway()
    assert lava(match) == (joining_d4("LH.H") | joining_d4("LR.R")) - {"C4.RLR"}
    before = match.position.score(0)["errors"]
    draw(match, "E4LH.H")
    assert match.position.score(0)["errors"] == before - 1 + 2  # one lava side less, two ends more


def test_r35_joined_lava_and_route_both_join() -> None:
    assert lava(rolled("LH.H LR.R", lava_routes="joined")) == set()
    assert lava(beside_a_highway(lava_routes="joined")) == {"C4.HLH"}


def test_r35_joined_asks_nothing_more_of_lava_without_a_route() -> None:
    match = rolled("LL.. LLL.", lava_routes="joined")
    assert lava(match) == joining_d4("LL..") | joining_d4("LLL.")


@pytest.mark.parametrize("lava_routes", ["loose", "joined"])
def test_r35_joining_by_the_route_is_never_enough(lava_routes: str) -> None:
    match = rolled("LH.H LR.R", lava_routes=lava_routes)
    draw(match, "A2H.H.")
    assert not {form for form in at(match, "B2") if "L" in form}
    assert not {form for form in at(match, "D1") if "L" in form}  # nor by an exit


def test_r35_joined_by_an_exit() -> None:
    match = rolled("LH.H LR.R", lava_routes="joined")
    say(match, "volcano A3")
    assert lava(match) == {"A2HLH.", "A4R.RL"}


def test_r35_the_route_of_a_face_is_joined_like_any_other() -> None:
    match = rolled("LH.H LL..")
    assert not at(match, "C5")
    draw(match, "C4.HLH")
    assert {form for form in at(match, "C5") if "L" not in form} >= {".H.H", "..HH", "..RH"}
    assert not [form for form in at(match, "C5") if form[3] == "R"]


def test_r35_the_route_of_a_face_scores_like_any_other() -> None:
    lines = score("C4LLLL D1.H.H D2.H.H D3.H.H D4LH.H D5.H.H D6.H.H D7.H.H")
    assert (lines["networks"], lines["highway"]) == (4, 7)
    assert lines["errors"] == 3  # the three open sides of the volcano
    assert score("D4LR.R", centre_counts="routes")["centre"] == 1
    assert score("D4LR.R")["errors"] == 3  # two ends and a lava side


def test_r35_lava_and_its_route_are_never_joined() -> None:
    lines = score("B4R.R. C4LLLL D3.H.H D4LH.H")
    assert lines["networks"] == 0
    assert (lines["highway"], lines["rail"]) == (2, 1)


def test_r36_lava_may_face_a_route() -> None:
    match = rolled("L.L. LL..", "H.H. H.H. H.H. HR..")
    draw(match, "D1.H.H D2.H.H")
    assert ".L.L" in at(match, "D3")  # its west side meets the end of D2
    draw(match, "D3.L.L")
    assert match.position.score(0)["errors"] == 5  # D2 east, D3 west, three sides of D4


def test_r36_a_route_end_may_face_lava() -> None:
    match = rolled("L.L. LL..", "H.H. H.H. H.H. HR..")
    draw(match, "D1.H.H D2.H.H D3.H.H")
    assert match.position.score(0)["errors"] == 1 + 4  # the end and every side of D4


def test_r36_a_blank_side_leaves_lava_open() -> None:
    assert score("D4LLLL C4.H.H")["errors"] == 4 + 2
    assert score("D4LLLL C4L..L")["errors"] == 4 + 2  # lava with its blank side towards D4
    assert score("D4LLLL")["errors"] == 4


def test_r36_a_route_does_not_join_lava() -> None:
    match = rolled("LL.. LL..")
    assert not {form for form in at(match, "D3") if "L" not in form}


def test_r37_a_volcano_stands_in_an_empty_cell_without_lava_beside_it() -> None:
    match = rolled("LL.. L.L.")
    assert volcanoes(match) == CELLS - {"D4", *BESIDE_D4}  # cells at a corner are free
    draw(match, "A2H.H.")
    assert volcanoes(match) == CELLS - {"D4", *BESIDE_D4, "A2"}


def test_r37_lava_of_this_round_counts_whichever_way_it_faces() -> None:
    match = rolled("LL.. L.L.")
    draw(match, "C4..LL")  # blank to the north and to the east
    assert not volcanoes(match) & {"B4", "C5", "C3", "C4"}
    match = rolled("LH.H L.L.")
    draw(match, "C4.HLH")
    assert not volcanoes(match) & {"B4", "C5", "C3"}


def test_r37_any_number_at_any_time_before_done() -> None:
    match = rolled("LL.. L.L.")
    say(match, "volcano A1", "volcano C3")
    assert not volcanoes(match) & {"A2", "B1", "B3", "C2", "C4", "D3"}
    draw(match, FOUR + " E4LL..")
    say(match, "volcano G7", "volcano C6")
    assert "done" in offers(match)
    say(match, "done")
    with pytest.raises(NotActing):
        say(match, "volcano F1")
    assert {"A1LLLL", "C3LLLL", "C6LLLL", "D4LLLL", "G7LLLL"} <= set(board(match).split())


def test_r37_volcanoes_carry_the_round_too() -> None:
    match = rolled("LL.. L.L.")
    say(match, "volcano A1")
    assert rounds_of(match)["A1"] == 1


def test_r37_volcanoes_are_for_the_lava_expansion() -> None:
    for expansion in ("none", "meteor"):
        match = sit(expansion=expansion)
        roll(match, ROUTES + (" N 1" if expansion == "meteor" else ""))
        if expansion == "meteor":
            say(match, "meteor")
        assert volcanoes(match) == set()


def test_r38_a_volcano_is_no_lava_result() -> None:
    match = rolled("LL.. L.L.")
    draw(match, FOUR)
    say(match, "volcano F6")
    assert "done" not in offers(match)
    assert len(lava(match)) == 2 * (8 + 4)  # now beside either volcano
    draw(match, "F5LL..")
    assert "done" in offers(match)


def test_r38_the_duty_is_examined_anew_after_every_drawing() -> None:
    match = closed_lake()
    assert lava(match) == set()
    say(match, "volcano F5")
    assert {place[:2] for place in lava(match)} == {"E5", "F4", "F6", "G5"}
    match = before_emergency()
    assert not at(match, "C4")
    draw(match, "E4R.R.")
    assert at(match, "C4") == erasing("C4")


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


RING = "A1.LL. A2..LL B1LL.. B2L..L"


def test_r43_five_points_a_closed_lake() -> None:
    assert score(RING)["bonus"] == 5 + 4
    assert score("A1.LL. A2..LL B1LL.. B2LL.L")["bonus"] == 4  # one side open
    assert score("D4LLLL")["bonus"] == 1


def test_r43_a_cap_of_lava_and_route_closes() -> None:
    assert score("D4LLLL C4.HLH D3HLH. D5R.RL E4LR.R")["bonus"] == 5 + 5


def test_r43_a_route_end_does_not_close() -> None:
    assert score("A1LLLL A2.H.H B1LR.R")["bonus"] == 2
    assert score("A1LLLL A2H.HL B1LR.R")["bonus"] == 5 + 3


def test_r44_one_point_a_cell_of_the_largest_lake() -> None:
    assert score("D4LLLL D5.L.L D6.L.L")["bonus"] == 3  # the volcano among them
    assert score("D4LLLL D5.L.L A1LLLL")["bonus"] == 2


def test_r44_of_equal_lakes_one_scores() -> None:
    other = "A6.LL. A7..LL B6LL.. B7L..L"
    assert score(f"{RING} {other}")["bonus"] == 5 + 5 + 4


def test_r44_lakes_side_by_side_are_two() -> None:
    assert score(f"{RING} A3.LL. A4..LL B3LL.. B4L..L")["bonus"] == 5 + 5 + 4


def test_r44_lakes_may_merge() -> None:
    assert score("D2LLLL D3.L.L D4LLLL")["bonus"] == 3
    match = rolled("L.L. LLL.")
    say(match, "volcano D2")
    draw(match, "D3.L.L")
    assert match.position.score(0)["bonus"] == 3


def test_r44_example_a_closed_corner_and_an_open_lake_of_eleven() -> None:
    large = "C3.LL. C4..LL D3LL.. D4LLLL D5.LLL E4LL.. E5L..L D6..LL E6L.L. F6L.L. G6L..L"
    lines = score(f"{RING} {large}")
    assert lines["bonus"] == 5 + 11 == 16
    assert lines["errors"] == 1
    assert lines["total"] == 16 + 7 - 1  # seven of the large lake's cells are in the centre
