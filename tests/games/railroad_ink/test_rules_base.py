"""Railroad Ink, R1–R21: the base game, rule by rule."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import InputError, NotActing, NotAnAction, NotLegal
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, NOBODY
from tinkertable.games.railroad_ink import GAME

from .table import (
    ROUTES,
    at,
    board,
    dice,
    draw,
    drawings,
    ended,
    finish_round,
    is_special,
    offers,
    places,
    play_out,
    roll,
    rounds_of,
    say,
    score,
    sit,
    specials,
)

HIGHWAY_EXITS = {"A2", "A6", "D1", "D7", "G2", "G6"}
RAIL_EXITS = {"A4", "B1", "B7", "F1", "F7", "G4"}
A_FACES = ["H.H.", "HH..", "HHH.", "R.R.", "RR..", "RRR."]
B_FACES = ["HRHRx", "H.R.", "HR.."]
SPECIALS = ["HHHR", "HRRR", "HHHH", "RRRR", "HHRR", "HRHR"]

# Every exit in one network: highways on row D and two columns, rails on column 4 and two rows.
ALL_EXITS = (
    "A2H.H. A4R.R. A6H.H. "
    "B1.R.R B2HRHR B3.R.R B4RRRR B5.R.R B6HRHR B7.R.R "
    "C2H.H. C4R.R. C6H.H. "
    "D1.H.H D2HHHH D3.H.H D4RHRH D5.H.H D6HHHH D7.H.H "
    "E2H.H. E4R.R. E6H.H. "
    "F1.R.R F2HRHR F3.R.R F4RRRR F5.R.R F6HRHR F7.R.R "
    "G2H.H. G4R.R. G6H.H."
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


def test_r01_the_board_has_seven_by_seven_cells() -> None:
    cells = {text.split()[1] for text in GAME.codec.texts if text.startswith("volcano ")}
    assert cells == {row + column for row in "ABCDEFG" for column in "1234567"}


def test_r01_a_highway_leaves_at_six_exits_and_a_rail_at_six() -> None:
    match = sit()
    roll(match, "H.H. R.R. R.R. HRHRx")
    along = {"A": "{}.{}.", "G": "{}.{}.", "B": ".{}.{}", "D": ".{}.{}", "F": ".{}.{}"}
    straight = {
        cell + along[cell[0]].format(kind, kind)
        for kind, exits in (("H", HIGHWAY_EXITS), ("R", RAIL_EXITS))
        for cell in exits
    }
    assert {place for place in dice(match) if "x" not in place} == straight
    assert {place[:2] for place in places(match)} == HIGHWAY_EXITS | RAIL_EXITS


def test_r02_the_faces_of_the_dice() -> None:
    match = sit()
    for _ in range(3):
        assert match.legal_texts(NATURE) == [f"roll {face}" for face in A_FACES]
        assert [weight for _, weight in match.position.odds()] == [1] * 6
        match.play_text("* roll H.H.")
    assert match.legal_texts(NATURE) == [f"roll {face}" for face in B_FACES]
    assert [weight for _, weight in match.position.odds()] == [2] * 3


@pytest.mark.parametrize(
    ("face", "count"),
    [
        *(("H.H.", 2), ("R.R.", 2), ("HH..", 4), ("RR..", 4), ("HHH.", 4), ("RRR.", 4)),
        *(("HRHRx", 2), ("H.R.", 4), ("HR..", 8)),
        *(("HHHR", 4), ("HRRR", 4), ("HHHH", 1), ("RRRR", 1), ("HHRR", 4), ("HRHR", 2)),
        *(("LL..", 4), ("L.L.", 2), ("LLL.", 4), ("LH.H", 4), ("LR.R", 4)),
    ],
)
def test_r02_distinct_drawings(face: str, count: int) -> None:
    assert len(drawings(face)) == count
    assert all(f"place D5{form}" in GAME.codec.texts for form in drawings(face))


def test_r02_there_are_no_other_drawings() -> None:
    named = {text[8:] for text in GAME.codec.texts if text.startswith("place D5")}
    assert len(named) == 20 + 14 + 16 + 18
    assert "LLLL" not in named  # a volcano is its own move


def test_r02_a_curved_station_is_turned_and_mirrored() -> None:
    match = sit()
    roll(match, "R.R. R.R. R.R. HR..")
    assert {form for form in at(match, "A2") if not is_special("A2" + form)} == {"HR..", "H..R"}
    assert {form for form in at(match, "A4") if "." in form} == {"RH..", "R..H", "R.R."}


def test_r02_specials_are_turned_and_mirrored() -> None:
    match = sit()
    roll(match, ROUTES)
    with_highway_north = {form for face in SPECIALS for form in drawings(face) if form[0] == "H"}
    assert {form for form in at(match, "A2") if is_special("A2" + form)} == with_highway_north


@pytest.mark.parametrize(
    ("expansion", "count", "more"),
    [("none", 7, ""), ("meteor", 6, " any 1"), ("lava", 6, " LL.. L.L.")],
)
def test_r03_seven_rounds_six_with_an_expansion(expansion: str, count: int, more: str) -> None:
    match = sit(expansion=expansion)
    for number in range(1, count + 1):
        assert not match.position.over
        assert (match.view()["round"], match.view()["rounds"]) == (number, count)
        roll(match, ROUTES + more)
        finish_round(match)
    assert match.position.over
    assert match.waiting_for() == []


def test_r03_no_expansion_by_default_and_never_two() -> None:
    assert sit().position.options["expansion"] == "none"
    with pytest.raises(InputError):
        sit(expansion="meteor lava")


def test_r03_one_to_twelve_seats() -> None:
    assert sit(12).seats == 12
    for seats in (0, 13):
        with pytest.raises(InputError):
            sit(seats)


@pytest.mark.parametrize(
    ("expansion", "more", "faces"),
    [
        ("none", [], []),
        ("meteor", ["aim N", "fly 1"], [["aim N", "aim E", "aim S", "aim W", "aim any"],
                                        ["fly 1", "fly 2", "fly 3"]]),
        ("lava", ["roll LL..", "roll LH.H"], [[f"roll {face}" for face in
                                               ("LL..", "L.L.", "LLL.", "LH.H", "LR.R")]] * 2),
    ],
)  # fmt: skip
def test_r04_nature_rolls_one_die_at_a_time(
    expansion: str, more: list[str], faces: list[list[str]]
) -> None:
    match = sit(2, expansion=expansion)
    rolls = ["roll H.H.", "roll RR..", "roll HHH.", "roll HR..", *more]
    offered = [*[[f"roll {face}" for face in A_FACES]] * 3, [f"roll {face}" for face in B_FACES]]
    for text, choice in zip(rolls, [*offered, *faces], strict=True):
        assert match.waiting_for() == [NATURE]
        assert offers(match, 1) == offers(match, 2) == set()
        assert match.legal_texts(NATURE) == choice
        match.play_text(f"* {text}")
    assert match.waiting_for() == [0, 1]


def test_r04_the_expansion_dice_have_their_odds() -> None:
    match = sit(expansion="meteor")
    roll(match, ROUTES)
    assert [weight for _, weight in match.position.odds()] == [1, 1, 1, 1, 2]
    roll(match, "N")
    assert [weight for _, weight in match.position.odds()] == [3, 2, 1]
    match = sit(expansion="lava")
    roll(match, ROUTES)
    for _ in range(2):
        assert [weight for _, weight in match.position.odds()] == [2, 1, 1, 1, 1]
        roll(match, "LL..")


def test_r04_one_roll_a_round_for_all_seats() -> None:
    match = sit(3)
    roll(match, "H.H. RRR. RR.. HRHRx")
    assert match.view()["dice"] == ["H.H.", "RRR.", "RR..", "HRHRx"]
    assert offers(match, 1) == offers(match, 2) == offers(match, 3)
    with pytest.raises(NotActing):
        match.play_text("* roll H.H.")


def test_r05_seats_draw_at_once_and_wait_for_nobody() -> None:
    match = sit(2)
    roll(match, ROUTES)
    draw(match, "A2H.H. A4R.R. A6HH.. G2.RH.", seat=2)
    say(match, "done", seat=2)
    assert match.waiting_for() == [0]
    draw(match, "D1.H.H")
    assert board(match, 1) == "D1.H.H"
    assert board(match, 2) == "A2H.H. A4R.R. A6HH.. G2.RH."


def test_r05_the_order_between_seats_does_not_matter() -> None:
    first, second = sit(2), sit(2)
    one = ["1 place A2H.H.", "1 place A4R.R.", "1 place A6HH..", "1 place G2.RH.", "1 done"]
    two = ["2 place D1.H.H", "2 place B1.R.R", "2 place D7HH..", "2 place G6..HR", "2 done"]
    roll(first, ROUTES)
    roll(second, ROUTES)
    for text in [*one, *two]:
        first.play_text(text)
    for pair in zip(two, one, strict=True):
        for text in pair:
            second.play_text(text)
    assert first.position == second.position


def test_r05_what_another_draws_changes_nothing_for_a_seat() -> None:
    match = sit(2)
    roll(match, ROUTES)
    before = offers(match, 2)
    draw(match, "A2H.H. B2HH..")
    assert offers(match, 2) == before


def test_r05_a_seat_takes_back_its_own_drawing_only() -> None:
    match = sit(2)
    roll(match, ROUTES)
    draw(match, "A2H.H.")
    draw(match, "D1.H.H", seat=2)
    match.undo(0)
    assert (board(match, 1), board(match, 2)) == ("", "D1.H.H")


def test_r06_the_round_of_the_others_is_hidden_until_all_are_done() -> None:
    match = sit(2)
    roll(match, ROUTES)
    draw(match, "A2H.H. A4R.R. A6HH.. G2.RH.")
    say(match, "done")
    for viewer in (1, NOBODY):
        seen = match.view(viewer)["boards"][0]
        assert (seen["board"], seen["rounds"], seen["drawn"]) == ("", {}, [])
        assert seen["score"]["total"] == 0
        assert not [text for text in match.move_texts(viewer) if text.startswith("1 place")]
    assert match.view(0)["boards"][0]["board"] == "A2H.H. A4R.R. A6HH.. G2.RH."
    assert "1 place A2H.H." in match.move_texts(0)
    draw(match, "D1.H.H B1.R.R D7HH.. G6..HR", seat=2)
    assert match.view(0)["boards"][1]["board"] == ""
    say(match, "done", seat=2)
    for viewer in (0, 1, NOBODY):
        assert match.view(viewer)["boards"][0]["board"] == "A2H.H. A4R.R. A6HH.. G2.RH."
        assert match.view(viewer)["boards"][1]["board"] == "B1.R.R D1.H.H D7HH.. G6..HR"
        assert match.move_texts(viewer) == match.move_texts()


def test_r06_only_the_running_round_is_hidden() -> None:
    match = sit(2)
    roll(match, ROUTES)
    for seat in (1, 2):
        draw(match, "A2H.H. A4R.R. A6HH.. G2.RH.", seat=seat)
        say(match, "done", seat=seat)
    roll(match, ROUTES)
    draw(match, "B2H.H. B1RRRR")
    seen = match.view(1)["boards"][0]
    assert seen["board"] == "A2H.H. A4R.R. A6HH.. G2.RH."
    assert (seen["specials_used"], len(seen["specials_left"])) == (0, 6)


def test_r06_specials_of_the_running_round_are_hidden() -> None:
    match = sit(2)
    roll(match, ROUTES)
    draw(match, "A2HHHH")
    seen = match.view(1)["boards"][0]
    assert (seen["specials_used"], seen["special_now"]) == (0, False)
    assert len(seen["specials_left"]) == 6


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


def networks(cells: str, **options: str) -> int:
    return score(cells, **options)["networks"]


@pytest.mark.parametrize(
    ("exits", "points"),
    list(enumerate([0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45])),
)
def test_r15_a_network_scores_by_its_exits(exits: int, points: int) -> None:
    gone = ["A2", "G6", "B1", "D7", "F7", "A4", "G2", "B7", "D1", "A6", "F1", "G4"][: 12 - exits]
    cells = " ".join(cell for cell in ALL_EXITS.split() if cell[:2] not in gone)
    assert networks(cells) == points


def test_r15_example_networks_of_four_and_six_exits() -> None:
    cells = (
        "A2H.H. A4R.R. B1.R.R B2HRHRx B3.R.R B4RRRR B5.R.R B6.R.R B7.R.R C2H.H. C4R.R. "
        "D1.H.H D2HHHH D3.H.H D4RHRHx D5.H.H D6.H.H D7.H.H E2H.H. E4R.R. "
        "F1.R.R F2HRHRx F3.R.R F4RRRR F5.R.R F6.R.R F7.R.R G2H.H. G4R.R."
    )
    assert networks(cells) == 12 + 20 == 32


def test_r15_every_network_of_two_exits_scores() -> None:
    row = "D1.H.H D2.H.H D3.H.H D4.H.H D5.H.H D6.H.H D7.H.H"
    assert networks(row) == 4
    assert networks(row + " B1.R.R B2.R.R B3.R.R B4.R.R B5.R.R B6.R.R B7.R.R") == 8
    assert networks(row.replace("D4.H.H ", "")) == 0


def test_r15_an_exit_needs_a_route_end_not_only_a_drawn_cell() -> None:
    assert networks("A2HH.. A3.H.H A4.H.H A5.H.H A6H..H") == 4
    assert networks("A2.HH. A3.H.H A4.H.H A5.H.H A6H..H") == 0


def paths(cells: str, **options: str) -> tuple[int, int]:
    lines = score(cells, **options)
    return lines["highway"], lines["rail"]


@pytest.mark.parametrize(
    ("cells", "highway", "rail"),
    [
        ("", 0, 0),
        ("A2H.H. B2H.H. C2H.H.", 3, 0),
        ("C3.R.R C4.R.R", 0, 2),  # touches no exit
        ("A2H.H. B2H.H. G2H.H. F2H.H.", 2, 0),  # equal longest: one scores
        ("C3.HH. C4..HH D3HH.. D4H..H", 4, 0),  # a ring
        ("C2.H.H C3.HHH C4..HH D3HH.. D4H..H", 5, 0),  # no cell twice
        ("C2.R.R C3.RRR C4.R.R D3R.R. E3R.R. F3R.R.", 0, 5),  # branches do not count
        ("D2.H.H D4.H.H", 1, 0),
        ("D3.H.H D4H.H.", 1, 0),  # a blank side between
    ],
)
def test_r16_longest_highway_and_rail(cells: str, highway: int, rail: int) -> None:
    assert paths(cells) == (highway, rail)


@pytest.mark.parametrize(("stations", "highway"), [("pass", 3), ("end", 2)])
def test_r17_a_path_runs_through_a_station_or_ends_there(stations: str, highway: int) -> None:
    assert paths("D2.H.H D3RHHH D4.H.H", stations=stations) == (highway, 1)
    assert paths("D2.R.R D3HRRR D4.R.R", stations=stations) == (1, highway)
    assert paths("D2.H.H D3RHRH D4.H.H", stations=stations)[0] == highway


def test_r17_pass_is_the_default() -> None:
    assert paths("D2.H.H D3RHHH D4.H.H") == (3, 1)


@pytest.mark.parametrize("stations", ["pass", "end"])
def test_r17_a_path_may_begin_and_end_on_stations_either_way(stations: str) -> None:
    assert paths("D2.H.R D3.H.H D4.R.H", stations=stations) == (3, 1)
    assert paths("D2.H.H D3HHHH D4.H.H", stations=stations) == (3, 0)  # no station: one kind
    assert paths("D2.H.H D3RHRHx D4.H.H", stations=stations) == (3, 1)  # nor is an overpass
    assert paths("D3RHHH D4RHHH", stations=stations)[0] == 2


def test_r18_a_station_joins_highway_and_rail() -> None:
    assert networks("A2H.H. B2H.R. C2R.R. D2R.H. E2H.H. F2H.H. G2H.H.") == 4


def test_r18_an_overpass_joins_nothing_across() -> None:
    column = "A4R.R. B4R.R. C4R.R. E4R.R. F4R.R. G4R.R. "
    row = "D1.H.H D2.H.H D3.H.H D5.H.H D6.H.H D7.H.H "
    assert networks(column + row + "D4RHRHx") == 4 + 4
    assert networks(column + row + "D4RHRH") == 12


@pytest.mark.parametrize("cell", ["D4RHRHx", "D4H.R.", "D4HR..", "D4HHRR", "D4HRHR"])
def test_r18_overpass_and_station_count_for_both_paths(cell: str) -> None:
    assert paths(cell) == (1, 1)


def test_r18_paths_over_an_overpass() -> None:
    assert paths("C4R.R. D4RHRHx D3.H.H D5.H.H") == (3, 2)


def test_r19_one_point_a_centre_cell() -> None:
    centre = [row + column for row in "CDE" for column in "345"]
    assert score(" ".join(cell + "HHHH" for cell in centre))["centre"] == 9
    for cell in centre:
        assert score(cell + "H.H.")["centre"] == 1
    ring = [row + column for row in "BCDEF" for column in "23456" if row + column not in centre]
    assert score(" ".join(cell + "HHHH" for cell in ring))["centre"] == 0


@pytest.mark.parametrize(("counts", "points"), [("anything", 3), ("routes", 1)])
def test_r19_craters_in_the_centre(counts: str, points: int) -> None:
    assert score("C3* D4* E5H.H. D4o", centre_counts=counts)["centre"] == points


@pytest.mark.parametrize(("counts", "points"), [("anything", 3), ("routes", 1)])
def test_r19_lava_in_the_centre(counts: str, points: int) -> None:
    cells = "D4LLLL D5.L.L C4.HLH"  # a volcano, lava, lava with a route
    assert score(cells, centre_counts=counts)["centre"] == points


def test_r19_anything_is_the_default() -> None:
    assert score("C3* D4*")["centre"] == 2


@pytest.mark.parametrize(
    ("cells", "errors"),
    [
        ("D4.H.H", 2),
        ("A2H.H. B2H.H.", 1),
        ("A2H.H. B2.H.H", 3),  # against the blank side of a neighbour
        ("A1RRR. A7.HHH", 4),  # the border is never an error, exit or not
        ("G1RRRR", 2),
        ("D4RHRHx", 4),
        ("C3.HH. C4..HH D3HH.. D4H..H", 0),
    ],
)
def test_r20_open_ends_are_errors(cells: str, errors: int) -> None:
    assert score(cells)["errors"] == errors


def test_r20_errors_are_taken_from_the_total() -> None:
    lines = score("A2H.H. B2HHH. D4HHHH")
    assert lines["errors"] == 6
    assert lines["total"] == lines["highway"] + lines["centre"] - 6


def test_r21_the_highest_total_wins() -> None:
    match = ended("A2H.H. B2H.H.", "A2H.H.", "")
    assert [lines["total"] for lines in match.scores()] == [1, 0, 0]
    assert match.position.winners() == [0]


def test_r21_of_equal_totals_the_fewest_errors() -> None:
    match = ended("A2H.H.", "", "D4.H.H")
    assert [lines["total"] for lines in match.scores()] == [0, 0, 0]
    assert [lines["errors"] for lines in match.scores()] == [1, 0, 2]
    assert match.position.winners() == [1]


def test_r21_still_equal_is_shared() -> None:
    match = ended("A2H.H. B2H.H.", "D1.H.H D2.H.H", "")
    assert match.position.winners() == [0, 1]


def test_r21_nobody_has_won_before_the_end() -> None:
    match = sit(2)
    roll(match, ROUTES)
    assert match.position.winners() == []
    assert match.view()["winners"] == []


def test_notation_refuses_what_is_no_drawing() -> None:
    match = sit()
    roll(match, ROUTES)
    for text in ("place A2HH", "place H2H.H.", "place A2HL..", "place A2HRHX", "paint A2H.H."):
        with pytest.raises(NotAnAction):
            say(match, text)
    with pytest.raises(NotAnAction):
        match.play_text("2 place A2H.H.")
