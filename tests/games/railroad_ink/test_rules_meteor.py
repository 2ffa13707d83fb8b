"""Railroad Ink, R22–R28: where the meteor strikes, and how it is ignored."""

from __future__ import annotations

import pytest

from .meteor_positions import QUIET, hit_on_a4, meteor_table, strike
from .table import ROUTES, SPECIALS, Refused, Sit, drawings


@pytest.mark.parametrize(
    ("throw", "cell"),
    [
        *(("N 1", "C4"), ("N 2", "B4"), ("N 3", "A4"), ("E 1", "D5"), ("E 2", "D6"), ("E 3", "D7")),
        *(("S 1", "E4"), ("S 2", "F4"), ("S 3", "G4"), ("W 1", "D3"), ("W 2", "D2"), ("W 3", "D1")),
    ],
)
def test_r22_the_first_meteor_flies_from_the_centre_cell(sit: Sit, throw: str, cell: str) -> None:
    table = meteor_table(sit)
    assert strike(table, throw) == cell
    assert table.board() == f"{cell}* {cell}o"  # D4 itself is not hit


def test_r22_later_ones_from_the_cell_hit_last(sit: Sit) -> None:
    table = meteor_table(sit)
    assert strike(table, "N 1", "E 2", "S 3") == "F6"
    assert table.craters() == {"C4", "C6", "F6"}


def test_r22_the_centre_cell_can_be_hit_later(sit: Sit) -> None:
    assert strike(meteor_table(sit), "N 1", "S 1") == "D4"


def test_r23_the_choice_face_lets_each_seat_choose(sit: Sit) -> None:
    table = meteor_table(sit, 3)
    table.roll(ROUTES + " any 2")
    for seat, (side, cell) in enumerate((("N", "B4"), ("E", "D6"), ("S", "F4")), 1):
        hits = {text for text in table.offers(seat) if text.startswith("meteor")}
        assert hits == {"meteor N", "meteor E", "meteor S", "meteor W"}
        table.say(f"meteor {side}", seat=seat)
        assert table.dot(seat) == cell


def test_r23_each_seat_counts_on_from_its_own_dot(sit: Sit) -> None:
    table = meteor_table(sit, 2)
    table.roll(QUIET[0][0] + " any 1")
    for seat, side in ((1, "N"), (2, "W")):
        table.say(f"meteor {side}", seat=seat)
        table.draw(QUIET[0][1], seat=seat)
        table.say("done", seat=seat)
    table.roll(ROUTES + " S 2")
    for seat, cell in ((1, "E4"), (2, "F3")):
        table.say("meteor", seat=seat)
        assert table.dot(seat) == cell


def test_r23_a_printed_direction_leaves_no_choice(sit: Sit) -> None:
    table = meteor_table(sit)
    table.roll(ROUTES + " N 1")
    assert {text for text in table.offers() if text.startswith("meteor")} == {"meteor"}


def test_r24_the_decision_comes_before_drawing(sit: Sit) -> None:
    table = meteor_table(sit)
    table.roll(ROUTES + " N 1")
    assert table.offers() == {"meteor", *(f"skip {special}" for special in SPECIALS)}
    with pytest.raises(Refused):
        table.draw("A2H.H.")


@pytest.mark.parametrize("decision", ["meteor", "skip HHHH"])
def test_r24_it_is_one_decision(sit: Sit, decision: str) -> None:
    table = meteor_table(sit)
    table.roll(ROUTES + " N 1")
    table.say(decision)
    assert {text.split()[0] for text in table.offers()} == {"place"}
    table.draw("A2H.H. A4R.R. A6HH.. G2.RH.")
    assert not [text for text in table.offers() if text.startswith(("meteor", "skip"))]
    table.say("done")
    table.roll(ROUTES + " N 1")
    assert "meteor" in table.offers()


def test_r25_a_special_crossed_off_ignores_the_meteor(sit: Sit) -> None:
    table = meteor_table(sit)
    table.roll(ROUTES + " N 1")
    table.say("skip HHHH")
    assert table.board() == ""
    table.draw("A2H.H. A4R.R. A6HH.. G2.RH.")
    table.say("done")
    table.roll(ROUTES + " E 1")
    table.say("meteor")
    assert table.dot() == "D5"  # still counted from the centre cell


def test_r25_the_dot_stays(sit: Sit) -> None:
    table = meteor_table(sit)
    strike(table, "N 1")
    table.draw(QUIET[0][1])
    table.say("done")
    table.roll(QUIET[1][0] + " E 1")
    table.say("skip HRHR")
    assert (table.dot(), table.craters()) == ("C4", {"C4"})
    table.draw(QUIET[1][1])
    table.say("done")
    table.roll(QUIET[2][0] + " W 1")
    table.say("meteor")
    assert table.dot() == "C3"


def test_r25_both_counts_as_the_special_of_the_round_and_of_the_three(sit: Sit) -> None:
    table = meteor_table(sit, skip_counts="both")
    assert table.snapshot() == meteor_table(sit).snapshot()  # the default
    table.roll(ROUTES + " N 1")
    table.say("skip HHHH")
    assert table.specials() == set()
    assert table.specials_used() == 1
    assert table.unused_specials() == [special for special in SPECIALS if special != "HHHH"]


def test_r25_both_leaves_nothing_to_cross_off_after_three(sit: Sit) -> None:
    table = meteor_table(sit)
    for number, (faces, cells) in enumerate(QUIET[:3]):
        table.roll(faces + " N 1")
        assert f"skip {SPECIALS[number]}" in table.offers()
        table.say(f"skip {SPECIALS[number]}")
        table.draw(cells)
        table.say("done")
    table.roll(QUIET[3][0] + " N 1")
    assert table.offers() == {"meteor"}
    table.say("meteor")
    assert table.specials() == set()


def test_r25_both_counts_drawn_specials_among_the_three(sit: Sit) -> None:
    table = meteor_table(sit)
    for (faces, cells), special in zip(QUIET, ("D1HHHH", "D7HHRR", "G4RRRR"), strict=False):
        table.roll(faces + " N 1")
        table.say("meteor")
        table.draw(special + " " + cells)
        table.say("done")
    table.roll(QUIET[3][0] + " N 1")
    assert table.offers() == {"meteor"}


def test_r25_only_an_unused_special_is_crossed_off(sit: Sit) -> None:
    table = meteor_table(sit)
    table.roll(QUIET[0][0] + " E 1")
    table.say("skip HHHH")
    table.draw(QUIET[0][1])
    table.say("done")
    table.roll(QUIET[1][0] + " E 1")
    assert table.offers() == {"meteor", *(f"skip {s}" for s in SPECIALS if s != "HHHH")}


def test_r25_special_takes_that_special_only(sit: Sit) -> None:
    table = meteor_table(sit, skip_counts="special")
    table.roll(QUIET[0][0] + " N 1")
    table.say("skip HHHH")
    assert {place[2:] for place in table.specials()} == {
        form for special in SPECIALS if special != "HHHH" for form in drawings(special)
    }
    for number, special in enumerate(("D1RHHH", "D7HHRR", "G4RRRR")):
        faces, cells = QUIET[number]
        if number:
            table.roll(faces + " S 1")
            table.say("meteor")
        table.draw(special + " " + cells)
        table.say("done")
    table.roll(QUIET[3][0] + " N 1")  # three are drawn and one is crossed off: two are left
    assert table.offers() == {"meteor", "skip HRRR", "skip HRHR"}
    table.say("skip HRRR")
    assert table.specials() == set()  # the three of the game are drawn


def test_r25_special_allows_one_a_round_to_the_last(sit: Sit) -> None:
    table = meteor_table(sit, skip_counts="special")
    for number, (faces, cells) in enumerate(QUIET):
        table.roll(faces + " N 1")
        table.say(f"skip {SPECIALS[number]}")
        table.draw(cells)
        table.say("done")
    table.roll(ROUTES + " N 1")
    assert table.offers() == {"meteor", "skip HRHR"}


@pytest.mark.parametrize(
    ("throws", "cell"),
    [
        (("W 3", "W 1"), "D2"),
        (("E 3", "E 1"), "D6"),
        (("N 3", "N 1"), "B4"),
        (("S 3", "S 1"), "F4"),
        (("W 2", "W 3"), "D3"),  # columns 1, 2, 3: the edge cell counts once
        (("E 2", "E 3"), "D5"),
        (("N 2", "N 3"), "C4"),
        (("S 2", "S 3"), "E4"),
        (("W 3", "W 3"), "D4"),
    ],
)
def test_r26_the_border_throws_the_meteor_back(
    sit: Sit, throws: tuple[str, ...], cell: str
) -> None:
    assert strike(meteor_table(sit), *throws) == cell


@pytest.mark.parametrize(
    ("cells", "throw", "cell"),
    [
        ("D4o", "W 2", "D2"),
        ("D2o", "W 3", "D3"),  # columns 1, 2, 3
        ("D1o", "W 1", "D2"),
        ("A4o", "N 1", "B4"),
        ("D7o", "E 3", "D4"),
        ("D2o D3*", "W 3", "D4"),  # columns 1, 2, 3 (a crater), 4
        ("D2o D2*", "W 2", "D3"),
        ("D3o D1*", "W 2", "D2"),  # it turns round after the crater
        ("D5o D7* D6* D5* D4*", "E 2", "D3"),
        ("F4o E4*", "S 3", "D4"),
    ],
)
def test_r27_wherever_it_flies_from(sit: Sit, cells: str, throw: str, cell: str) -> None:
    table = meteor_table(sit)
    table.put(cells)
    table.roll(f"{ROUTES} {throw}")
    table.say("meteor")
    assert table.dot() == cell


@pytest.mark.parametrize(
    ("throws", "cell"),
    [
        (("W 2", "W 2"), "D3"),  # columns 1, 2 (a crater), 3: on in the reversed direction
        (("W 1", "W 1", "W 3"), "D4"),  # columns 1, 2, 3 (a crater), 4
        (("W 3", "E 1", "W 1"), "D3"),  # column 1 (a crater), bounce, 2 (a crater), 3
        (("E 2", "E 2"), "D5"),
        (("N 2", "N 2"), "C4"),
        (("S 2", "S 2"), "E4"),
        (("W 1", "W 1", "E 1"), "D4"),  # one crater, straight on
        (("E 1", "W 1", "E 1"), "D6"),
    ],
)
def test_r27_from_a_crater_on_to_the_first_cell_without(
    sit: Sit, throws: tuple[str, ...], cell: str
) -> None:
    table = meteor_table(sit)
    assert strike(table, *throws) == cell
    assert len(table.craters()) == len(throws)


def test_r27_example_three_west_from_column_two(sit: Sit) -> None:
    table = meteor_table(sit)
    strike(table, "W 1", "W 1")
    assert (table.dot(), table.craters()) == ("D2", {"D2", "D3"})
    table = meteor_table(sit)
    assert strike(table, "W 1", "W 1", "W 3") == "D4"  # one further east than the crater on D3


def test_r27_craters_on_the_way_do_not_count(sit: Sit) -> None:
    assert strike(meteor_table(sit), "W 1", "E 2", "W 3") == "D2"  # over D4 and the crater on D3


def test_r28_the_hit_erases_and_leaves_a_crater_and_the_dot(sit: Sit) -> None:
    table = hit_on_a4(sit)
    assert table.board() == "A2H.H. A4* A4o B4RRR. C4* F1.H.R"
    assert table.rounds_of() == {"A2": 1, "B4": 1, "F1": 1}


def test_r28_hanging_routes_stay_and_may_be_extended(sit: Sit) -> None:
    table = hit_on_a4(sit)
    assert table.at("B5") >= {".R.R", "..RR", "R..R"}
    table.draw("B5.R.R")
    assert "B5.R.R" in table.board()


def test_r28_an_erased_special_stays_used(sit: Sit) -> None:
    table = meteor_table(sit)
    table.roll("R.R. R.R. R.R. H.R. W 1")
    table.say("meteor")
    table.draw("D1RHRH A4R.R. G4R.R. B1.R.R F1.H.R")
    table.say("done")
    table.roll("R.R. R.R. R.R. H.R. W 2")
    table.say("meteor")
    assert "D1*" in table.board().split()
    assert "HRHR" not in table.unused_specials()
    assert table.specials_used() == 1


def test_r28_an_empty_cell_is_hit_too(sit: Sit) -> None:
    table = meteor_table(sit)
    strike(table, "S 2")
    assert table.board() == "F4* F4o"
