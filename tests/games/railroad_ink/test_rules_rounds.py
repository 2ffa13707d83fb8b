"""Railroad Ink, R1–R6: board, dice, rounds and what is hidden in them."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import InputError, NotActing
from tinkertable.core.seats import NATURE, NOBODY
from tinkertable.games.railroad_ink import GAME

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
    is_special,
    offers,
    places,
    roll,
    say,
    sit,
)

A_FACES = ["H.H.", "HH..", "HHH.", "R.R.", "RR..", "RRR."]
B_FACES = ["HRHRx", "H.R.", "HR.."]


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
