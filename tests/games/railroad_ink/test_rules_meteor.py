"""Railroad Ink, R22–R31: the meteor expansion, rule by rule."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import NotLegal
from tinkertable.core.match import Match
from tinkertable.core.seats import NOBODY

from .table import (
    ROUTES,
    at,
    board,
    dice,
    draw,
    drawings,
    offers,
    places,
    roll,
    rounds_of,
    say,
    score,
    sit,
    specials,
)

SPECIALS = ["HHHR", "HRRR", "HHHH", "RRRR", "HHRR", "HRHR"]
# Rounds away from row D and, in the first two, from column 4: what is rolled and drawn.
QUIET = [
    ("H.H. H.H. R.R. H.R.", "A2H.H. A6H.H. B1.R.R F1.H.R"),
    ("H.H. H.H. R.R. H.R.", "G2H.H. G6H.H. B7.R.R F7.R.H"),
    ("H.H. H.H. R.R. H.R.", "B2H.H. B6H.H. A4R.R. F2.R.H"),
    ("H.H. H.H. R.R. H.R.", "C2H.H. C6H.H. B4R.R. F6.H.R"),
    ("R.R. R.R. R.R. H.R.", "C4R.R. F3.R.R F5.R.R G4H.R."),
]


def strike(match: Match, *throws: str) -> str:
    """Meteors of successive rounds, all taken; the last round stops there. Where the dot is."""
    for number, throw in enumerate(throws, 1):
        faces, cells = QUIET[number - 1] if number <= len(QUIET) else (ROUTES, "")
        roll(match, f"{faces} {throw}")
        say(match, "meteor")
        if number < len(throws):
            draw(match, cells)
            say(match, "done")
    return dot(match)


def dot(match: Match, seat: int = 1) -> str:
    return "".join(word[:2] for word in board(match, seat).split() if word[2:] == "o")


def craters(match: Match, seat: int = 1) -> set[str]:
    return {word[:2] for word in board(match, seat).split() if word[2:] == "*"}


def meteor_table(seats: int = 1, **options: str) -> Match:
    return sit(seats, expansion="meteor", **options)


@pytest.mark.parametrize(
    ("throw", "cell"),
    [
        *(("N 1", "C4"), ("N 2", "B4"), ("N 3", "A4"), ("E 1", "D5"), ("E 2", "D6"), ("E 3", "D7")),
        *(("S 1", "E4"), ("S 2", "F4"), ("S 3", "G4"), ("W 1", "D3"), ("W 2", "D2"), ("W 3", "D1")),
    ],
)
def test_r22_the_first_meteor_flies_from_the_centre_cell(throw: str, cell: str) -> None:
    match = meteor_table()
    assert strike(match, throw) == cell
    assert board(match) == f"{cell}* {cell}o"  # D4 itself is not hit


def test_r22_later_ones_from_the_cell_hit_last() -> None:
    match = meteor_table()
    assert strike(match, "N 1", "E 2", "S 3") == "F6"
    assert craters(match) == {"C4", "C6", "F6"}


def test_r22_the_centre_cell_can_be_hit_later() -> None:
    assert strike(meteor_table(), "N 1", "S 1") == "D4"


def test_r23_the_choice_face_lets_each_seat_choose() -> None:
    match = meteor_table(3)
    roll(match, ROUTES + " any 2")
    for seat, (side, cell) in enumerate((("N", "B4"), ("E", "D6"), ("S", "F4")), 1):
        hits = {text for text in offers(match, seat) if text.startswith("meteor")}
        assert hits == {"meteor N", "meteor E", "meteor S", "meteor W"}
        say(match, f"meteor {side}", seat=seat)
        assert dot(match, seat) == cell


def test_r23_each_seat_counts_on_from_its_own_dot() -> None:
    match = meteor_table(2)
    roll(match, QUIET[0][0] + " any 1")
    for seat, side in ((1, "N"), (2, "W")):
        say(match, f"meteor {side}", seat=seat)
        draw(match, QUIET[0][1], seat=seat)
        say(match, "done", seat=seat)
    roll(match, ROUTES + " S 2")
    for seat, cell in ((1, "E4"), (2, "F3")):
        say(match, "meteor", seat=seat)
        assert dot(match, seat) == cell


def test_r23_the_choice_is_hidden_while_the_round_runs() -> None:
    match = meteor_table(2)
    roll(match, ROUTES + " any 1")
    say(match, "meteor N")
    for viewer in (1, NOBODY):
        assert match.view(viewer)["boards"][0]["board"] == ""
        assert not [text for text in match.move_texts(viewer) if text.startswith("1 meteor")]
    assert board(match) == "C4* C4o"


def test_r23_a_printed_direction_leaves_no_choice() -> None:
    match = meteor_table()
    roll(match, ROUTES + " N 1")
    assert {text for text in offers(match) if text.startswith("meteor")} == {"meteor"}


def test_r24_the_decision_comes_before_drawing() -> None:
    match = meteor_table()
    roll(match, ROUTES + " N 1")
    assert offers(match) == {"meteor", *(f"skip {special}" for special in SPECIALS)}
    with pytest.raises(NotLegal):
        draw(match, "A2H.H.")


@pytest.mark.parametrize("decision", ["meteor", "skip HHHH"])
def test_r24_it_is_one_decision(decision: str) -> None:
    match = meteor_table()
    roll(match, ROUTES + " N 1")
    say(match, decision)
    assert {text.split()[0] for text in offers(match)} == {"place"}
    draw(match, "A2H.H. A4R.R. A6HH.. G2.RH.")
    assert not [text for text in offers(match) if text.startswith(("meteor", "skip"))]
    say(match, "done")
    roll(match, ROUTES + " N 1")
    assert "meteor" in offers(match)


def test_r25_a_special_crossed_off_ignores_the_meteor() -> None:
    match = meteor_table()
    roll(match, ROUTES + " N 1")
    say(match, "skip HHHH")
    assert board(match) == ""
    draw(match, "A2H.H. A4R.R. A6HH.. G2.RH.")
    say(match, "done")
    roll(match, ROUTES + " E 1")
    say(match, "meteor")
    assert dot(match) == "D5"  # still counted from the centre cell


def test_r25_the_dot_stays() -> None:
    match = meteor_table()
    strike(match, "N 1")
    draw(match, QUIET[0][1])
    say(match, "done")
    roll(match, QUIET[1][0] + " E 1")
    say(match, "skip HRHR")
    assert (dot(match), craters(match)) == ("C4", {"C4"})
    draw(match, QUIET[1][1])
    say(match, "done")
    roll(match, QUIET[2][0] + " W 1")
    say(match, "meteor")
    assert dot(match) == "C3"


def test_r25_both_counts_as_the_special_of_the_round_and_of_the_three() -> None:
    match = meteor_table(skip_counts="both")
    assert match.position.options == meteor_table().position.options  # the default
    roll(match, ROUTES + " N 1")
    say(match, "skip HHHH")
    assert specials(match) == set()
    seen = match.view(0)["boards"][0]
    assert seen["specials_used"] == 1
    assert seen["specials_left"] == [special for special in SPECIALS if special != "HHHH"]


def test_r25_both_leaves_nothing_to_cross_off_after_three() -> None:
    match = meteor_table()
    for number, (faces, cells) in enumerate(QUIET[:3]):
        roll(match, faces + " N 1")
        assert f"skip {SPECIALS[number]}" in offers(match)
        say(match, f"skip {SPECIALS[number]}")
        draw(match, cells)
        say(match, "done")
    roll(match, QUIET[3][0] + " N 1")
    assert offers(match) == {"meteor"}
    say(match, "meteor")
    assert specials(match) == set()


def test_r25_both_counts_drawn_specials_among_the_three() -> None:
    match = meteor_table()
    for (faces, cells), special in zip(QUIET, ("D1HHHH", "D7HHRR", "G4RRRR"), strict=False):
        roll(match, faces + " N 1")
        say(match, "meteor")
        draw(match, special + " " + cells)
        say(match, "done")
    roll(match, QUIET[3][0] + " N 1")
    assert offers(match) == {"meteor"}


def test_r25_only_an_unused_special_is_crossed_off() -> None:
    match = meteor_table()
    roll(match, QUIET[0][0] + " E 1")
    say(match, "skip HHHH")
    draw(match, QUIET[0][1])
    say(match, "done")
    roll(match, QUIET[1][0] + " E 1")
    assert offers(match) == {"meteor", *(f"skip {s}" for s in SPECIALS if s != "HHHH")}


def test_r25_special_takes_that_special_only() -> None:
    match = meteor_table(skip_counts="special")
    roll(match, QUIET[0][0] + " N 1")
    say(match, "skip HHHH")
    assert {place[2:] for place in specials(match)} == {
        form for special in SPECIALS if special != "HHHH" for form in drawings(special)
    }
    for number, special in enumerate(("D1RHHH", "D7HHRR", "G4RRRR")):
        faces, cells = QUIET[number]
        if number:
            roll(match, faces + " S 1")
            say(match, "meteor")
        draw(match, special + " " + cells)
        say(match, "done")
    roll(match, QUIET[3][0] + " N 1")  # three are drawn and one is crossed off: two are left
    assert offers(match) == {"meteor", "skip HRRR", "skip HRHR"}
    say(match, "skip HRRR")
    assert specials(match) == set()  # the three of the game are drawn


def test_r25_special_allows_one_a_round_to_the_last() -> None:
    match = meteor_table(skip_counts="special")
    for number, (faces, cells) in enumerate(QUIET):
        roll(match, faces + " N 1")
        say(match, f"skip {SPECIALS[number]}")
        draw(match, cells)
        say(match, "done")
    roll(match, ROUTES + " N 1")
    assert offers(match) == {"meteor", "skip HRHR"}


def test_r25_a_skip_is_hidden_while_the_round_runs() -> None:
    match = meteor_table(2)
    roll(match, ROUTES + " N 1")
    say(match, "skip HHHH")
    seen = match.view(1)["boards"][0]
    assert (seen["specials_used"], len(seen["specials_left"])) == (0, 6)


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
def test_r26_the_border_throws_the_meteor_back(throws: tuple[str, ...], cell: str) -> None:
    assert strike(meteor_table(), *throws) == cell


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
def test_r27_from_a_crater_on_to_the_first_cell_without(throws: tuple[str, ...], cell: str) -> None:
    match = meteor_table()
    assert strike(match, *throws) == cell
    assert len(craters(match)) == len(throws)


def test_r27_example_three_west_from_column_two() -> None:
    match = meteor_table()
    strike(match, "W 1", "W 1")
    assert (dot(match), craters(match)) == ("D2", {"D2", "D3"})
    match = meteor_table()
    assert strike(match, "W 1", "W 1", "W 3") == "D4"  # one further east than the crater on D3


def test_r27_craters_on_the_way_do_not_count() -> None:
    assert strike(meteor_table(), "W 1", "E 2", "W 3") == "D2"  # over D4 and the crater on D3


def hit_on_a4() -> Match:
    """Round 2 after the hit: A4 is struck, B4 hangs between two craters."""
    match = meteor_table()
    roll(match, "R.R. RRR. H.H. H.R. N 1")
    say(match, "meteor")
    draw(match, "A4R.R. B4RRR. A2H.H. F1.H.R")
    say(match, "done")
    roll(match, "R.R. RR.. H.H. H.R. N 2")
    say(match, "meteor")
    return match


def test_r28_the_hit_erases_and_leaves_a_crater_and_the_dot() -> None:
    match = hit_on_a4()
    assert board(match) == "A2H.H. A4* A4o B4RRR. C4* F1.H.R"
    assert rounds_of(match) == {"A2": 1, "B4": 1, "F1": 1}


def test_r28_hanging_routes_stay_and_may_be_extended() -> None:
    match = hit_on_a4()
    assert at(match, "B5") >= {".R.R", "..RR", "R..R"}
    draw(match, "B5.R.R")
    assert "B5.R.R" in board(match)


def test_r28_an_erased_special_stays_used() -> None:
    match = meteor_table()
    roll(match, "R.R. R.R. R.R. H.R. W 1")
    say(match, "meteor")
    draw(match, "D1RHRH A4R.R. G4R.R. B1.R.R F1.H.R")
    say(match, "done")
    roll(match, "R.R. R.R. R.R. H.R. W 2")
    say(match, "meteor")
    assert "D1*" in board(match).split()
    assert "HRHR" not in match.view(0)["boards"][0]["specials_left"]
    assert match.view(0)["boards"][0]["specials_used"] == 1


def test_r28_an_empty_cell_is_hit_too() -> None:
    match = meteor_table()
    strike(match, "S 2")
    assert board(match) == "F4* F4o"


def test_r29_two_points_an_end_into_a_crater() -> None:
    lines = hit_on_a4().position.score(0)
    assert lines["bonus"] == 4  # B4 leads north and south into craters: ends count, not routes
    assert lines["errors"] == 3  # A2 south, F1 east, B4 east
    assert score("C4R.R. D4*")["bonus"] == 2
    assert score("C4R.R. D4*")["errors"] == 1


def test_r29_example_six_ends() -> None:
    lines = score("D4* C4R.R. E4R.R. D3.H.H D5.H.H A1* A2.H.H B1H.H.")
    assert lines["bonus"] == 12
    assert lines["errors"] == 6  # the other end of each


def test_r29_a_blank_side_earns_nothing() -> None:
    assert score("D4* C4.H.H")["bonus"] == 0


def test_r29_craters_join_and_lengthen_nothing() -> None:
    row = "D1.H.H D2.H.H D3.H.H D5.H.H D6.H.H D7.H.H "
    lines = score(row + "D4*")
    assert (lines["networks"], lines["highway"], lines["bonus"]) == (0, 3, 4)
    assert score(row + "D4.H.H")["networks"] == 4
    match = meteor_table()
    strike(match, "W 1")
    assert not at(match, "D4")  # beside the crater on D3, joined to nothing


def test_r29_points_count_in_the_total() -> None:
    assert score("C4R.R. D4*")["total"] == 1 + 2 + 2 - 1  # rail, centre, crater, error


def test_r30_a_route_is_drawn_on_a_crater_and_the_dot_stays() -> None:
    match = meteor_table()
    assert strike(match, "N 3") == "A4"
    assert at(match, "A4") >= {"R.R."}  # the crater of this very round
    draw(match, "A4R.R.")
    assert board(match) == "A4R.R. A4o"
    assert rounds_of(match) == {"A4": 1}
    draw(match, "A2H.H. A6H.H. F1.H.R")
    say(match, "done")
    roll(match, ROUTES + " W 1")
    say(match, "meteor")
    assert dot(match) == "A3"  # counted from the dot


def test_r30_by_a_special_too() -> None:
    match = meteor_table()
    strike(match, "N 3")
    draw(match, "A4RRRR")
    assert board(match) == "A4RRRR A4o"


def test_r30_on_older_craters_at_any_time_while_drawing() -> None:
    match = meteor_table()
    strike(match, "N 3", "E 1")
    draw(match, "G2H.H. G6H.H.")
    draw(match, "A4R.R.")
    assert board(match).split()[1:4] == ["A4R.R.", "A5*", "A5o"]


def test_r30_joining_and_clash_hold_on_a_crater() -> None:
    match = meteor_table()
    strike(match, "N 3")
    assert ".R.R" not in at(match, "A4")
    assert not [form for form in at(match, "A4") if form[0] != "R"]
    match = meteor_table()
    strike(match, "N 1")
    assert not at(match, "C4")


def test_r30_a_crater_drawn_over_can_be_hit_again() -> None:
    match = meteor_table()
    roll(match, "R.R. H.H. H.H. H.R. N 3")
    say(match, "meteor")
    draw(match, "A4R.R. A6H.H. A2H.H. F1.H.R")
    say(match, "done")
    roll(match, "R.R. H.H. H.H. H.R. W 1")
    say(match, "meteor")
    draw(match, "B4R.R. B6H.H. B2H.H. F7.R.H")
    say(match, "done")
    roll(match, "R.R. H.H. H.H. H.R. E 1")
    say(match, "meteor")
    assert dot(match) == "A4"
    assert "A4*" in board(match).split()


def test_r30_nothing_is_erased_without_drawing() -> None:
    match = meteor_table()
    strike(match, "N 3")
    assert {text.split()[0] for text in offers(match)} == {"place"}


def only_craters_left(**options: str) -> Match:
    """Round 6 after the hit: row A is craters but for A7, every other rail exit is closed."""
    match = meteor_table(1, **options)
    for throw, cells in (
        ("N 3", "B1.H.R B2.H.H B3.H.H B4.H.H"),
        ("W 1", "B7.R.H B6.H.H B5.H.H D1.H.H"),
        ("W 1", "F1.H.R F2.H.H F3.H.H F4.H.H"),
        ("W 1", "F7.R.H F6.H.H F5.H.H D2.H.H"),
        ("E 1", "G4H.R. D3.H.H D4.H.H D5.H.H"),
    ):
        roll(match, f"H.H. H.H. H.H. H.R. {throw}")
        say(match, "meteor")
        draw(match, cells)
        say(match, "done")
    roll(match, "RR.. RR.. RR.. HR.. E 1")
    say(match, "meteor")
    assert craters(match) == {"A1", "A2", "A3", "A4", "A5", "A6"}
    return match


def test_r31_free_craters_are_free_cells_for_the_duty() -> None:
    match = only_craters_left(crater_duty="free")
    assert match.position == only_craters_left().position  # the default
    draw(match, "G2..HR G1RR..")
    assert dice(match) == {"A4RR..", "A4R..R"}
    assert "done" not in offers(match)
    draw(match, "A4RR..")
    assert dice(match) == {"A5R..R", "A5..RR"}
    assert "done" not in offers(match)
    draw(match, "A5..RR")
    assert "done" in offers(match)


def test_r31_optional_a_die_that_fits_only_on_craters_may_stay() -> None:
    match = only_craters_left(crater_duty="optional")
    assert "done" not in offers(match)  # the station fits elsewhere
    draw(match, "G2..HR")
    assert "done" not in offers(match)
    draw(match, "G1RR..")
    assert dice(match) == {"A4RR..", "A4R..R"}  # offered, not asked for
    assert "done" in offers(match)
    draw(match, "A4R..R")
    assert "A4R..R" in board(match).split()


@pytest.mark.parametrize("duty", ["free", "optional"])
def test_r31_either_way_the_same_drawings_are_offered(duty: str) -> None:
    match = only_craters_left(crater_duty=duty)
    assert places(match) == places(only_craters_left())


def test_r31_optional_with_maximum_looks_past_craters() -> None:
    match = only_craters_left(crater_duty="optional", must_place="maximum")
    on_craters = {"A2HR..", "A2H..R", "A6HR..", "A6H..R", "A4RH..", "A4R..H", "A4RR..", "A4R..R"}
    elsewhere = {"D6R..H", "D6..RH", "D7RH..", "D7.HR."}  # three curves can follow these
    assert dice(match) == on_craters | elsewhere
    assert "done" not in offers(match)
    draw(match, "A2HR..")
    assert "done" in offers(match)  # the curves left fit on craters only
    assert dice(match) == {"A3R..R", "A3..RR", "A4RR..", "A4R..R"}


def test_r31_free_with_maximum_counts_craters() -> None:
    match = only_craters_left(must_place="maximum")
    draw(match, "A2HR..")
    assert "done" not in offers(match)
    draw(match, "A3R..R A4RR.. A5R..R")
    assert "done" in offers(match)
