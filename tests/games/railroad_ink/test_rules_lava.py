"""Railroad Ink, R32–R38: lava and volcanoes, rule by rule."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import NotActing, NotLegal
from tinkertable.core.match import Match

from .lava_table import BESIDE_D4, before_emergency, closed_lake, erasing, lava_table, rolled
from .table import (
    ROUTES,
    at,
    board,
    draw,
    drawings,
    lava,
    offers,
    roll,
    rounds_of,
    say,
    score,
    sit,
    volcanoes,
)

CELLS = {row + column for row in "ABCDEFG" for column in "1234567"}
FOUR = "A2H.H. A4R.R. A6HH.. G2.RH."  # the four routes of ROUTES, away from the lava


def joining_d4(face: str) -> set[str]:
    """Every drawing of a face that joins the volcano in D4."""
    return {
        cell + form
        for cell, side in BESIDE_D4.items()
        for form in drawings(face)
        if form[side] == "L"
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
