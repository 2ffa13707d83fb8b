"""Gears, R8–R13: a round without characters and night effects."""

from __future__ import annotations

from itertools import permutations

import pytest

from .table import (
    ALL_GEARS,
    CARDS,
    TURNS,
    acting,
    board,
    day,
    dusk,
    idle,
    lay,
    leave,
    nature,
    night,
    offers,
    own,
    play,
    question,
    seen,
    settings,
    show,
    texts,
    up,
)


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_r08_all_set_at_once(order: tuple[int, ...]) -> None:
    match = day("highest", "red red red", token=2)
    waiting = [1, 2, 3]
    for seat in order:
        assert acting(match) == " ".join(map(str, waiting))
        assert offers(match, seat) == settings("purple yellow blue grey multi")
        play(match, f"{seat} set blue {seat}")
        waiting.remove(seat)
        if waiting:
            assert offers(match, seat) == set()
    assert question(match) == ("2", TURNS)
    assert [own(match, seat) for seat in (1, 2, 3)] == ["blue 1", "blue 2", "blue 3"]


def test_r08_others_learn_only_that_a_seat_is_ready() -> None:
    match = day("highest", "red red red")
    play(match, "2 set blue 3")
    for viewer in (0, 1, 3):
        shown = board(match, 2, viewer)
        assert shown["ready"]
        assert (shown["up"], shown["gear"], shown["side"], shown["value"]) == (
            False, None, None, None,
        )  # fmt: skip
        assert match.move_texts(viewer - 1)[-1] == "2 set ?"
    assert not board(match, 1)["ready"]
    assert match.move_texts(1)[-1] == "2 set blue 3"
    assert match.move_texts()[-1] == "2 set blue 3"
    play(match, "1 set blue 0, 3 set grey 0, 1 turn 0")
    assert match.move_texts(0)[-4:] == ["2 set blue 3", "1 set blue 0", "3 set ?", "1 turn 0"]
    assert match.move_texts(1)[-4:] == ["2 set blue 3", "1 set ?", "3 set ?", "1 turn 0"]
    assert match.move_texts(-1)[-4:] == ["2 set blue 3", "1 set ?", "3 set ?", "1 turn 0"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("token", [1, 2, 3, 4])
def test_r09_from_the_token_holder_clockwise(seats: int, token: int) -> None:
    token = (token - 1) % seats + 1
    match = day("highest", "red " * seats, token=token)
    lay(match, "blue0 " * seats)
    for step in range(seats):
        actor = (token - 1 + step) % seats + 1
        assert question(match) == (str(actor), TURNS)
        play(match, f"{actor} turn +")
        if step < seats - 1:
            assert board(match, actor % seats + 1)["side"] == 1
    assert all(b["discard"] == ["red", "blue"] or b["up"] for b in match.view()["boards"])


def test_r09_a_rotator_is_blind() -> None:
    one, two = (day("highest", "red red red") for _ in range(2))
    lay(one, "blue0 yellow3 grey2")
    lay(two, "blue0 purple1 grey2")
    assert seen(one, 1) == seen(two, 1)


@pytest.mark.parametrize(
    ("gear", "cycle"),
    [("blue", "12341"), ("yellow", "43214"), ("purple", "22332"), ("red", "14141"),
     ("grey", "12341"), ("multi", "12341")],
)  # fmt: skip
def test_r10_a_turn_brings_the_next_side(gear: str, cycle: str) -> None:
    drop = "purple" if gear == "red" else "red"
    for side in range(4):
        for turn, step in (("+", 1), ("-", -1), ("0", 0)):
            match = day("highest", f"{drop} {drop} {drop}")
            lay(match, f"yellow0 {gear}{side} yellow0")
            play(match, f"1 turn {turn}")
            assert board(match, 2)["side"] == (side + step) % 4
            assert board(match, 2)["value"] == int(cycle[(side + step) % 4])


@pytest.mark.parametrize("token", [1, 2, 3, 4])
def test_r11_a_turned_gear_is_up_at_once_the_holders_last(token: int) -> None:
    match = day("highest", "red red red red", token=token)
    lay(match, "blue3 grey2 yellow2 purple0")
    shown: list[int] = []
    for step in range(3):
        actor = (token - 1 + step) % 4 + 1
        play(match, f"{actor} turn 0")
        shown.append(actor % 4 + 1)
        assert up(match) == " ".join(map(str, sorted(shown)))
        for viewer in range(5):
            assert board(match, shown[-1], viewer)["gear"] is not None
    assert not board(match, token)["up"]
    assert board(match, token)["gear"] is None
    leave(match)
    assert up(match) == "1 2 3 4"


def test_r12_token_on_gears_to_the_discards_next_card() -> None:
    match = day("highest", "red blue grey", token=3)
    show(match, "yellow4 red1 blue2")
    play(match, "1 enter red4, 3 return grey")
    assert acting(match) == "*"
    assert match.view()["token"] == 1
    assert match.view()["card"] is None
    assert [board(match, seat)["discard"] for seat in (1, 2, 3)] == [
        ["red", "yellow"],
        ["red", "blue"],
        ["blue"],  # grey came back
    ]
    assert all(not b["ready"] and b["gear"] is None for b in match.view()["boards"])
    assert offers(match) == texts("round", " ".join(CARDS[1:]))
    nature(match, "round even")
    assert acting(match) == "1 2 3"


def test_r13_nightfall_brings_new_hands() -> None:
    match = dusk("even", 3, characters="mechanic clockmaker countess")
    assert match.view()["round"] == 5
    for gear in ("blue", "red", "red"):
        assert question(match) == ("*", texts("drop", ALL_GEARS))
        nature(match, f"drop {gear}")
    assert {b["character_side"] for b in match.view()["boards"]} == {"night"}
    assert [b["discard"] for b in match.view()["boards"]] == [["blue"], ["red"], ["red"]]
    assert question(match) == (
        "*",
        texts("round", "even lowest_odd odd all_but_lowest all_but_highest"),
    )
    nature(match, "round even")
    assert offers(match, 1) == settings("red purple yellow grey multi")
    assert offers(match, 2) == settings("purple yellow blue grey multi")


def test_r13_no_second_nightfall() -> None:
    match = night("even", "red red")
    lay(match, "yellow0 yellow0")
    idle(match)
    assert all(text.startswith("round") for text in offers(match))
