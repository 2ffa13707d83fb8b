"""Railroad Ink, R29–R31: what craters score, and drawing on them."""

from __future__ import annotations

import pytest

from .meteor_positions import hit_on_a4, meteor_table, only_craters_left, strike
from .table import ROUTES, Score, Sit


def test_r29_two_points_an_end_into_a_crater(sit: Sit, score: Score) -> None:
    lines = hit_on_a4(sit).score()
    assert lines["bonus"] == 4  # B4 leads north and south into craters: ends count, not routes
    assert lines["errors"] == 3  # A2 south, F1 east, B4 east
    assert score("C4R.R. D4*")["bonus"] == 2
    assert score("C4R.R. D4*")["errors"] == 1


def test_r29_example_six_ends(score: Score) -> None:
    lines = score("D4* C4R.R. E4R.R. D3.H.H D5.H.H A1* A2.H.H B1H.H.")
    assert lines["bonus"] == 12
    assert lines["errors"] == 6  # the other end of each


def test_r29_a_blank_side_earns_nothing(score: Score) -> None:
    assert score("D4* C4.H.H")["bonus"] == 0


def test_r29_craters_join_and_lengthen_nothing(sit: Sit, score: Score) -> None:
    row = "D1.H.H D2.H.H D3.H.H D5.H.H D6.H.H D7.H.H "
    lines = score(row + "D4*")
    assert (lines["networks"], lines["highway"], lines["bonus"]) == (0, 3, 4)
    assert score(row + "D4.H.H")["networks"] == 4
    table = meteor_table(sit)
    strike(table, "W 1")
    assert not table.at("D4")  # beside the crater on D3, joined to nothing


def test_r29_points_count_in_the_total(score: Score) -> None:
    assert score("C4R.R. D4*")["total"] == 1 + 2 + 2 - 1  # rail, centre, crater, error


def test_r30_a_route_is_drawn_on_a_crater_and_the_dot_stays(sit: Sit) -> None:
    table = meteor_table(sit)
    assert strike(table, "N 3") == "A4"
    assert table.at("A4") >= {"R.R."}  # the crater of this very round
    table.draw("A4R.R.")
    assert table.board() == "A4R.R. A4o"
    assert table.rounds_of() == {"A4": 1}
    table.draw("A2H.H. A6H.H. F1.H.R")
    table.say("done")
    table.roll(ROUTES + " W 1")
    table.say("meteor")
    assert table.dot() == "A3"  # counted from the dot


def test_r30_by_a_special_too(sit: Sit) -> None:
    table = meteor_table(sit)
    strike(table, "N 3")
    table.draw("A4RRRR")
    assert table.board() == "A4RRRR A4o"


def test_r30_on_older_craters_at_any_time_while_drawing(sit: Sit) -> None:
    table = meteor_table(sit)
    strike(table, "N 3", "E 1")
    table.draw("G2H.H. G6H.H.")
    table.draw("A4R.R.")
    assert table.board().split()[1:4] == ["A4R.R.", "A5*", "A5o"]


def test_r30_joining_and_clash_hold_on_a_crater(sit: Sit) -> None:
    table = meteor_table(sit)
    strike(table, "N 3")
    assert ".R.R" not in table.at("A4")
    assert not [form for form in table.at("A4") if form[0] != "R"]
    table = meteor_table(sit)
    strike(table, "N 1")
    assert not table.at("C4")


def test_r30_a_crater_drawn_over_can_be_hit_again(sit: Sit) -> None:
    table = meteor_table(sit)
    table.roll("R.R. H.H. H.H. H.R. N 3")
    table.say("meteor")
    table.draw("A4R.R. A6H.H. A2H.H. F1.H.R")
    table.say("done")
    table.roll("R.R. H.H. H.H. H.R. W 1")
    table.say("meteor")
    table.draw("B4R.R. B6H.H. B2H.H. F7.R.H")
    table.say("done")
    table.roll("R.R. H.H. H.H. H.R. E 1")
    table.say("meteor")
    assert table.dot() == "A4"
    assert "A4*" in table.board().split()


def test_r30_nothing_is_erased_without_drawing(sit: Sit) -> None:
    table = meteor_table(sit)
    strike(table, "N 3")
    assert {text.split()[0] for text in table.offers()} == {"place"}


def test_r31_free_craters_are_free_cells_for_the_duty(sit: Sit) -> None:
    table = only_craters_left(sit, crater_duty="free")
    assert table.snapshot() == only_craters_left(sit).snapshot()  # the default
    table.draw("G2..HR G1RR..")
    assert table.dice() == {"A4RR..", "A4R..R"}
    assert "done" not in table.offers()
    table.draw("A4RR..")
    assert table.dice() == {"A5R..R", "A5..RR"}
    assert "done" not in table.offers()
    table.draw("A5..RR")
    assert "done" in table.offers()


def test_r31_optional_a_die_that_fits_only_on_craters_may_stay(sit: Sit) -> None:
    table = only_craters_left(sit, crater_duty="optional", must_place="maximal")
    assert "done" not in table.offers()  # the station fits elsewhere
    table.draw("G2..HR")
    assert "done" not in table.offers()
    table.draw("G1RR..")
    assert table.dice() == {"A4RR..", "A4R..R"}  # offered, not asked for
    assert "done" in table.offers()
    table.draw("A4R..R")
    assert "A4R..R" in table.board().split()


@pytest.mark.parametrize("duty", ["free", "optional"])
def test_r31_either_way_the_same_drawings_are_offered(sit: Sit, duty: str) -> None:
    table = only_craters_left(sit, crater_duty=duty, must_place="maximal")
    assert table.places() == only_craters_left(sit, must_place="maximal").places()


def test_r31_optional_with_maximum_looks_past_craters(sit: Sit) -> None:
    table = only_craters_left(sit, crater_duty="optional", must_place="maximum")
    on_craters = {"A2HR..", "A2H..R", "A6HR..", "A6H..R", "A4RH..", "A4R..H", "A4RR..", "A4R..R"}
    elsewhere = {"D6R..H", "D6..RH", "D7RH..", "D7.HR."}  # three curves can follow these
    assert table.dice() == on_craters | elsewhere
    assert "done" not in table.offers()
    table.draw("A2HR..")
    assert "done" in table.offers()  # the curves left fit on craters only
    assert table.dice() == {"A3R..R", "A3..RR", "A4RR..", "A4R..R"}


def test_r31_free_with_maximum_counts_craters(sit: Sit) -> None:
    table = only_craters_left(sit, must_place="maximum")
    table.draw("A2HR..")
    assert "done" not in table.offers()
    table.draw("A3R..R A4RR.. A5R..R")
    assert "done" in table.offers()
