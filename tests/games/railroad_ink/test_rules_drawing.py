"""Railroad Ink, R7–R14: what is drawn, where, and when a round is done."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import NotActing, NotLegal
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE

from .table import (
    HIGHWAY_EXITS,
    RAIL_EXITS,
    ROUTES,
    SPECIALS,
    at,
    board,
    dice,
    draw,
    drawings,
    finish_round,
    offers,
    places,
    play_out,
    roll,
    rounds_of,
    say,
    sit,
    specials,
)


def rails_sealed(**options: str) -> Match:
    """Before round 7: a station closes every rail exit, so no rail can join anything."""
    match = sit(1, **options)
    for cells in (
        "B1.H.R B2.H.H B3.H.H B4.H.H",
        "B7.R.H B6.H.H B5.H.H A2H.H.",
        "F1.H.R F2.H.H F3.H.H F4.H.H",
        "F7.R.H F6.H.H F5.H.H D1.H.H",
        "A4R.H. D2.H.H D3.H.H D4.H.H",
        "G4H.R. D5.H.H D6.H.H D7.H.H",
    ):
        roll(match, "H.H. H.H. H.H. H.R.")
        draw(match, cells)
        say(match, "done")
    return match


def gap_left(**options: str) -> Match:
    """As `rails_sealed`, but F3, F4 are empty; curves of rail can grow there, in row E and in G."""
    match = sit(1, **options)
    for cells in (
        "B1.H.R B2.H.H B3.H.H B4.H.H",
        "B7.R.H B6.H.H B5.H.H A2H.H.",
        "F1.H.R F2.H.H A6H.H. G6H.H.",
        "F7.R.H F6.H.H F5.H.H D1.H.H",
        "A4R.H. D2.H.H D3.H.H D4.H.H",
        "G4H.R. D5.H.H D6.H.H D7.H.H",
    ):
        roll(match, "H.H. H.H. H.H. H.R.")
        draw(match, cells)
        say(match, "done")
    roll(match, "RR.. RR.. RR.. HR..")
    return match


def test_r07_each_rolled_route_is_drawn_once() -> None:
    match = sit()
    roll(match, "H.H. H.H. RR.. HR..")
    draw(match, "A2H.H.")
    assert "A6H.H." in places(match)
    draw(match, "A6H.H.")
    assert not dice(match) & {cell + form for cell in HIGHWAY_EXITS for form in drawings("H.H.")}
    draw(match, "A4RR.. G2.RH.")
    assert dice(match) == set()
    assert "done" in offers(match)


@pytest.mark.parametrize(
    "cells",
    ["A2H.H. A4R.R. A6HH.. G2.RH.", "G2.RH. A6HH.. A4R.R. A2H.H.", "A4R.R. A2H.H. G2.RH. A6HH.."],
)
def test_r07_in_any_order(cells: str) -> None:
    match = sit()
    roll(match, ROUTES)
    draw(match, cells)
    assert board(match) == "A2H.H. A4R.R. A6HH.. G2.RH."


def test_r07_only_rolled_routes_are_drawn() -> None:
    match = sit()
    roll(match, "H.H. H.H. H.H. HRHRx")
    assert {place[2:] for place in dice(match)} == {"H.H.", ".H.H", "HRHRx", "RHRHx"}


def test_r08_a_route_joins_an_exit_or_a_route() -> None:
    match = sit()
    roll(match, "H.H. H.H. RR.. HR..")
    assert not at(match, "B2")
    assert not at(match, "D4")
    draw(match, "A2H.H.")
    assert at(match, "B2") >= {"H.H.", "HR..", "H..R"}  # a route of this very round
    assert ".H.H" not in at(match, "B2")  # a blank side joins nothing
    assert not at(match, "A3")  # beside the blank side of A2
    assert not at(match, "C2")


def test_r08_the_border_away_from_the_exits_joins_nothing() -> None:
    match = sit()
    roll(match, "H.H. H.H. R.R. HR..")
    assert not at(match, "A1")
    assert not at(match, "A3")
    assert "R.R." not in at(match, "B1")


def test_r08_a_special_joins_too() -> None:
    match = sit()
    roll(match, ROUTES)
    assert {place[:2] for place in specials(match)} == HIGHWAY_EXITS | RAIL_EXITS


def test_r09_a_highway_never_meets_a_rail() -> None:
    match = sit()
    roll(match, "H.H. R.R. RR.. HR..")
    draw(match, "A2HR..")
    assert at(match, "A3") >= {".R.R", "..RR", "R..R"}
    assert not [form for form in at(match, "A3") if form[3] == "H"]
    draw(match, "A3.R.R")
    # From the west a rail, from the north the rail exit: a highway fits on neither side.
    assert all(form[3] in "R." and form[0] in "R." for form in at(match, "A4"))
    assert "R..R" in at(match, "A4")


def test_r09_nor_an_exit_of_the_other_kind() -> None:
    match = sit()
    roll(match, "R.R. RR.. RR.. H.R.")
    draw(match, "A4RR.. A5.R.R")
    assert "..RR" in at(match, "A6")  # the blank side against the exit
    assert "R..R" not in at(match, "A6")  # a rail against the highway exit
    with pytest.raises(NotLegal):
        say(match, "place A6R..R")


def test_r09_a_blank_side_may_face_anything() -> None:
    match = sit()
    roll(match, "H.H. HH.. R.R. HR..")
    draw(match, "A2H.H. B1.R.R")
    assert "HH.." in at(match, "B2")  # blank against the rail end of B1
    assert "H..H" not in at(match, "B2")
    assert "H..R" in at(match, "B2")
    match = sit()
    roll(match, "HH.. H.H. H.H. HR..")
    draw(match, "A2HH.. A3.H.H")
    assert ".H.H" in at(match, "A4")  # blank against the rail exit


def test_r09_a_cell_is_used_once() -> None:
    match = sit()
    roll(match, "HH.. H.H. H.H. HR..")
    draw(match, "A2H.H.")
    assert not at(match, "A2")
    draw(match, "B2H.H. G2.HH. C2HR..")
    say(match, "done")
    roll(match, "HH.. H.H. H.H. HR..")
    assert not any(at(match, cell) for cell in ("A2", "B2", "C2", "G2"))


def test_r10_a_die_that_can_be_drawn_must_be() -> None:
    match = sit()
    roll(match, ROUTES)
    for cell in ("A2H.H.", "A4R.R.", "A6HH..", "G2.RH."):
        assert "done" not in offers(match)
        with pytest.raises(NotLegal):
            say(match, "done")
        draw(match, cell)
    assert "done" in offers(match)


def test_r10_a_die_that_cannot_be_drawn_is_left() -> None:
    match = rails_sealed()
    roll(match, "RR.. RR.. RR.. HR..")
    assert dice(match) == {"A6HR..", "A6H..R", "G2.RH.", "G2..HR", "G6.RH.", "G6..HR"}
    assert "done" not in offers(match)
    draw(match, "A6HR..")
    assert dice(match) == {"A7R..R", "A7..RR"}  # the new rail end makes a curve drawable
    assert "done" not in offers(match)
    draw(match, "A7R..R")
    assert dice(match) == set()
    say(match, "done")
    assert match.position.over


def test_r11_one_special_a_round() -> None:
    match = sit()
    roll(match, ROUTES)
    draw(match, "A2HHHH")
    assert specials(match) == set()
    draw(match, "B2H.H. A4R.R. A6HH.. G2.RH.")
    assert offers(match) == {"done"}
    say(match, "done")
    roll(match, ROUTES)
    assert specials(match)


@pytest.mark.parametrize("special", SPECIALS)
def test_r11_each_special_once_a_game(special: str) -> None:
    match = sit()
    roll(match, ROUTES)
    first = sorted(form for form in drawings(special) if form[0] == "R" or special == "HHHH")[0]
    draw(match, ("A2" if special == "HHHH" else "A4") + first)
    finish_round(match)
    assert special not in match.view(0)["boards"][0]["specials_left"]
    roll(match, ROUTES)
    left = {place[2:] for place in specials(match)}
    assert left
    assert not left & drawings(special)


def test_r11_three_specials_a_game() -> None:
    match = sit()
    for cells in (
        "A2HHHH B2H.H. A4R.R. D1H..H G2.RH.",
        "A6HHRR D7.H.H B1.R.R G6.HH. F1..HR",
        "C1RHHH C2H.H. B7.R.R A3..HH D6RH..",
    ):
        roll(match, ROUTES)
        assert specials(match)
        draw(match, cells)
        say(match, "done")
    roll(match, ROUTES)
    assert specials(match) == set()
    seen = match.view(0)["boards"][0]
    assert (seen["specials_used"], len(seen["specials_left"])) == (3, 3)


def test_r11_specials_are_available_at_any_moment_before_done() -> None:
    match = sit()
    roll(match, ROUTES)
    for cell in ("A2H.H.", "A4R.R.", "A6HH..", "G2.RH."):
        assert specials(match)
        draw(match, cell)
    assert specials(match)
    assert "done" in offers(match)  # and never compulsory
    draw(match, "B2HHHH")
    assert offers(match) == {"done"}


def test_r11_specials_join_and_never_clash() -> None:
    match = sit()
    roll(match, ROUTES)
    draw(match, "A2H.H.")
    assert at(match, "B2") >= {"HHHH", "HRHR", "HRRR"}
    assert "RRRR" not in at(match, "B2")  # clashes with A2
    assert "RHHH" not in at(match, "B2")
    assert not at(match, "D4")  # joins nothing
    assert "HHHH" not in at(match, "A4")  # clashes with the exit


def test_r11_never_compulsory_even_if_it_would_make_a_die_drawable() -> None:
    match = rails_sealed()
    roll(match, "RR.. RR.. RR.. HR..")
    draw(match, "A6HR.. A7R..R")
    assert {"done", "place G2HRHR"} <= offers(match)


def test_r11_a_die_that_becomes_drawable_by_a_special_must_be_drawn() -> None:
    match = rails_sealed()
    roll(match, "RR.. RR.. RR.. HR..")
    draw(match, "A6HR.. A7R..R G2HRHR")
    assert offers(match) == {"place G1RR..", "place G1.RR.", "place G3R..R", "place G3..RR"}
    draw(match, "G1RR..")
    assert "done" not in offers(match)
    draw(match, "G3..RR")
    assert offers(match) == {"done"}


def test_r12_a_round_ends_for_a_seat_by_its_own_done() -> None:
    match = sit(2)
    roll(match, ROUTES)
    draw(match, "A2H.H. A4R.R. A6HH.. G2.RH.")
    assert match.waiting_for() == [0, 1]  # all drawn is not done: a special may follow
    say(match, "done")
    assert match.waiting_for() == [1]
    assert offers(match, 1) == set()
    with pytest.raises(NotActing):
        say(match, "place A6HHHH")
    draw(match, "A2H.H. A4R.R. A6HH.. G2.RH.", seat=2)
    assert match.view()["round"] == 1
    say(match, "done", seat=2)
    assert match.view()["round"] == 2
    assert match.waiting_for() == [NATURE]


def test_r12_after_the_last_done_the_game_is_over() -> None:
    match = sit(2)
    play_out(match, ROUTES)
    assert match.position.over
    assert match.journal.count("1 done") == match.journal.count("2 done") == 7
    with pytest.raises(NotActing):
        match.play_text("* roll H.H.")


def test_r13_cells_carry_the_number_of_their_round() -> None:
    match = sit()
    roll(match, ROUTES)
    draw(match, "A2H.H. A4R.R. A6HH.. G2.RH.")
    say(match, "done")
    roll(match, ROUTES)
    draw(match, "B2HHHH C2H.H.")
    first = dict.fromkeys(("A2", "A4", "A6", "G2"), 1)
    assert rounds_of(match) == {**first, "B2": 2, "C2": 2}


def test_r14_maximal_takes_the_dice_in_any_order() -> None:
    match = gap_left(must_place="maximal")
    assert match.position == gap_left().position  # the default
    assert dice(match) == {"F3R..H", "F3..RH", "F4RH..", "F4..HR", "G2.RH.", "G2..HR"}
    draw(match, "G2..HR G1RR..")
    assert dice(match) == set()
    assert "done" in offers(match)  # two curves are left, though all four might have been drawn


def test_r14_maximum_asks_for_as_many_dice_as_some_order_allows() -> None:
    match = gap_left(must_place="maximum")
    assert dice(match) == {"F3R..H", "F4RH..", "F4..HR", "G2.RH."}
    draw(match, "F3R..H")
    assert dice(match) == {"E3.RR."}
    draw(match, "E3.RR.")
    assert dice(match) == {"E4..RR"}
    assert "done" not in offers(match)
    draw(match, "E4..RR")
    assert dice(match) == {"F4R..R"}
    draw(match, "F4R..R")
    assert "done" in offers(match)


def test_r14_maximum_does_not_restrict_specials() -> None:
    maximum, maximal = gap_left(must_place="maximum"), gap_left()
    assert specials(maximum) == specials(maximal) != set()


def test_r14_maximum_is_examined_anew_after_every_drawing() -> None:
    match = gap_left(must_place="maximum")
    draw(match, "F3R..H E3.RR.")
    assert "done" not in offers(match)
    draw(match, "E4HHHR")  # the two curves left have nothing to join any more
    assert dice(match) == set()
    assert "done" in offers(match)


def test_r14_maximum_lets_a_die_go_that_no_order_can_draw() -> None:
    match = rails_sealed(must_place="maximum")
    roll(match, "RR.. RR.. RR.. HR..")
    draw(match, "A6HR..")
    assert "done" not in offers(match)
    draw(match, "A7..RR")
    assert dice(match) == set()
    assert "done" in offers(match)
