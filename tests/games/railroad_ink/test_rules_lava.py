"""Railroad Ink, R32–R38: lava and volcanoes, rule by rule."""

from __future__ import annotations

import pytest

from .lava_positions import BESIDE_D4, before_emergency, closed_lake, erasing, lava_table, rolled
from .table import ROUTES, Refused, Score, Sit, Table, drawings

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


def test_r32_every_board_starts_with_a_volcano_in_the_centre(sit: Sit) -> None:
    table = lava_table(sit, 2)
    assert table.board(1) == table.board(2) == "D4LLLL"
    assert sit().board() == ""


def test_r33_at_least_one_lava_result_a_round(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.draw(FOUR)
    assert "done" not in table.offers()
    with pytest.raises(Refused):
        table.say("done")
    table.draw("C4L.L.")
    assert "done" in table.offers()


def test_r33_both_are_allowed(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.draw(FOUR + " C4L.L.")
    assert table.lava()
    table.draw("D5L..L")
    assert table.lava() == set()
    assert "done" in table.offers()


def test_r33_each_result_once(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.draw("C4L.L.")
    assert not {place for place in table.lava() if place[2:] in drawings("L.L.")}
    table = rolled(sit, "L.L. L.L.")
    table.draw("C4L.L. E4L.L.")
    assert table.lava() == set()


def test_r33_besides_all_route_dice(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.draw("C4L.L. D5L..L A2H.H. A4R.R. A6HH..")
    assert "done" not in table.offers()
    table.draw("G2.RH.")
    assert "done" in table.offers()


def test_r33_the_duty_comes_back_every_round(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.draw(FOUR + " C4L.L. D5L..L")
    table.say("done")
    table.roll(f"{ROUTES} LL.. L.L.")
    table.draw("B2H.H. B4R.R. A7..HH G6..HR")
    assert "done" not in table.offers()
    assert table.lava()


@pytest.mark.parametrize("face", ["LL..", "L.L.", "LLL.", "LH.H", "LR.R"])
def test_r34_lava_joins_lava(sit: Sit, face: str) -> None:
    assert rolled(sit, f"{face} {face}").lava() == joining_d4(face)


def test_r34_lava_of_this_round_is_joined_too(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    assert not table.at("B4")
    table.draw("C4L.L.")
    assert {form for form in table.at("B4") if "L" in form} == {".LL.", "..LL"}


def test_r34_a_side_without_lava_joins_nothing(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.draw("C4.LL.")  # lava south and east
    assert {form for form in table.at("C5") if "L" in form} == {".L.L"}
    assert not table.at("C3")
    assert not table.at("B4")


def test_r34_a_route_does_not_carry_lava(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.draw("A2H.H.")
    assert not [form for form in table.at("B2") if "L" in form]


def beside_a_highway(sit: Sit, **options: str) -> Table:
    """Round 1: a highway leads east into C4; both lava dice show a route."""
    table = rolled(sit, "LH.H LR.R", "H.H. H.H. H.H. HR..", **options)
    table.draw("A2H.H. B2H.H. C2HHHH C3.H.H")
    return table


def test_r35_loose_only_the_lava_joins(sit: Sit) -> None:
    table = rolled(sit, "LH.H LR.R", lava_routes="loose")
    assert table.snapshot() == rolled(sit, "LH.H LR.R").snapshot()  # the default
    assert table.lava() == joining_d4("LH.H") | joining_d4("LR.R")


def test_r35_loose_ends_hang_as_errors_but_never_clash(sit: Sit) -> None:
    table = beside_a_highway(sit)
    assert table.lava() == (joining_d4("LH.H") | joining_d4("LR.R")) - {"C4.RLR"}
    before = table.score()["errors"]
    table.draw("E4LH.H")
    assert table.score()["errors"] == before - 1 + 2  # one lava side less, two ends more


def test_r35_joined_lava_and_route_both_join(sit: Sit) -> None:
    assert rolled(sit, "LH.H LR.R", lava_routes="joined").lava() == set()
    assert beside_a_highway(sit, lava_routes="joined").lava() == {"C4.HLH"}


def test_r35_joined_asks_nothing_more_of_lava_without_a_route(sit: Sit) -> None:
    table = rolled(sit, "LL.. LLL.", lava_routes="joined")
    assert table.lava() == joining_d4("LL..") | joining_d4("LLL.")


@pytest.mark.parametrize("lava_routes", ["loose", "joined"])
def test_r35_joining_by_the_route_is_never_enough(sit: Sit, lava_routes: str) -> None:
    table = rolled(sit, "LH.H LR.R", lava_routes=lava_routes)
    table.draw("A2H.H.")
    assert not {form for form in table.at("B2") if "L" in form}
    assert not {form for form in table.at("D1") if "L" in form}  # nor by an exit


def test_r35_joined_by_an_exit(sit: Sit) -> None:
    table = rolled(sit, "LH.H LR.R", lava_routes="joined")
    table.say("volcano A3")
    assert table.lava() == {"A2HLH.", "A4R.RL"}


def test_r35_the_route_of_a_face_is_joined_like_any_other(sit: Sit) -> None:
    table = rolled(sit, "LH.H LL..")
    assert not table.at("C5")
    table.draw("C4.HLH")
    assert {form for form in table.at("C5") if "L" not in form} >= {".H.H", "..HH", "..RH"}
    assert not [form for form in table.at("C5") if form[3] == "R"]


def test_r35_the_route_of_a_face_scores_like_any_other(score: Score) -> None:
    lines = score("C4LLLL D1.H.H D2.H.H D3.H.H D4LH.H D5.H.H D6.H.H D7.H.H")
    assert (lines["networks"], lines["highway"]) == (4, 7)
    assert lines["errors"] == 3  # the three open sides of the volcano
    assert score("D4LR.R", centre_counts="routes")["centre"] == 1
    assert score("D4LR.R")["errors"] == 3  # two ends and a lava side


def test_r35_lava_and_its_route_are_never_joined(score: Score) -> None:
    lines = score("B4R.R. C4LLLL D3.H.H D4LH.H")
    assert lines["networks"] == 0
    assert (lines["highway"], lines["rail"]) == (2, 1)


def test_r36_lava_may_face_a_route(sit: Sit) -> None:
    table = rolled(sit, "L.L. LL..", "H.H. H.H. H.H. HR..")
    table.draw("D1.H.H D2.H.H")
    assert ".L.L" in table.at("D3")  # its west side meets the end of D2
    table.draw("D3.L.L")
    assert table.score()["errors"] == 5  # D2 east, D3 west, three sides of D4


def test_r36_a_route_end_may_face_lava(sit: Sit) -> None:
    table = rolled(sit, "L.L. LL..", "H.H. H.H. H.H. HR..")
    table.draw("D1.H.H D2.H.H D3.H.H")
    assert table.score()["errors"] == 1 + 4  # the end and every side of D4


def test_r36_a_blank_side_leaves_lava_open(score: Score) -> None:
    assert score("D4LLLL C4.H.H")["errors"] == 4 + 2
    assert score("D4LLLL C4L..L")["errors"] == 4 + 2  # lava with its blank side towards D4
    assert score("D4LLLL")["errors"] == 4


def test_r36_a_route_does_not_join_lava(sit: Sit) -> None:
    table = rolled(sit, "LL.. LL..")
    assert not {form for form in table.at("D3") if "L" not in form}


def test_r37_a_volcano_stands_in_an_empty_cell_without_lava_beside_it(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    assert table.volcanoes() == CELLS - {"D4", *BESIDE_D4}  # cells at a corner are free
    table.draw("A2H.H.")
    assert table.volcanoes() == CELLS - {"D4", *BESIDE_D4, "A2"}


def test_r37_lava_of_this_round_counts_whichever_way_it_faces(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.draw("C4..LL")  # blank to the north and to the east
    assert not table.volcanoes() & {"B4", "C5", "C3", "C4"}
    table = rolled(sit, "LH.H L.L.")
    table.draw("C4.HLH")
    assert not table.volcanoes() & {"B4", "C5", "C3"}


def test_r37_any_number_at_any_time_before_done(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.say("volcano A1", "volcano C3")
    assert not table.volcanoes() & {"A2", "B1", "B3", "C2", "C4", "D3"}
    table.draw(FOUR + " E4LL..")
    table.say("volcano G7", "volcano C6")
    assert "done" in table.offers()
    table.say("done")
    with pytest.raises(Refused):
        table.say("volcano F1")
    assert {"A1LLLL", "C3LLLL", "C6LLLL", "D4LLLL", "G7LLLL"} <= set(table.board().split())


def test_r37_volcanoes_carry_the_round_too(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.say("volcano A1")
    assert table.rounds_of()["A1"] == 1


def test_r37_volcanoes_are_for_the_lava_expansion(sit: Sit) -> None:
    for expansion in ("none", "meteor"):
        table = sit(expansion=expansion)
        table.roll(ROUTES + (" N 1" if expansion == "meteor" else ""))
        if expansion == "meteor":
            table.say("meteor")
        assert table.volcanoes() == set()


def test_r38_a_volcano_is_no_lava_result(sit: Sit) -> None:
    table = rolled(sit, "LL.. L.L.")
    table.draw(FOUR)
    table.say("volcano F6")
    assert "done" not in table.offers()
    assert len(table.lava()) == 2 * (8 + 4)  # now beside either volcano
    table.draw("F5LL..")
    assert "done" in table.offers()


def test_r38_the_duty_is_examined_anew_after_every_drawing(sit: Sit) -> None:
    table = closed_lake(sit)
    assert table.lava() == set()
    table.say("volcano F5")
    assert {place[:2] for place in table.lava()} == {"E5", "F4", "F6", "G5"}
    table = before_emergency(sit)
    assert not table.at("C4")
    table.draw("E4R.R.")
    assert table.at("C4") == erasing("C4")
