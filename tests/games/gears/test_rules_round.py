"""Gears, R8–R13: a round without characters and night effects."""

from __future__ import annotations

from itertools import permutations

import pytest

from .table import Referee
from .words import ALL_GEARS, CARDS, TURNS, settings, texts


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_r08_all_set_at_once(referee: Referee, order: tuple[int, ...]) -> None:
    table = referee.day("highest", "red red red", token=2)
    waiting = [1, 2, 3]
    for seat in order:
        assert table.acting == " ".join(map(str, waiting))
        assert table.offers(seat) == settings("purple yellow blue grey multi")
        table.play(f"{seat} set blue {seat}")
        waiting.remove(seat)
        if waiting:
            assert table.offers(seat) == set()
    assert table.question() == ("2", TURNS)
    assert [board.laid for board in table.boards] == ["blue 1", "blue 2", "blue 3"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("token", [1, 2, 3, 4])
def test_r09_from_the_token_holder_clockwise(referee: Referee, seats: int, token: int) -> None:
    token = (token - 1) % seats + 1
    table = referee.day("highest", "red " * seats, token=token)
    table.lay("blue0 " * seats)
    for step in range(seats):
        actor = (token - 1 + step) % seats + 1
        assert table.question() == (str(actor), TURNS)
        table.play(f"{actor} turn +")
        if step < seats - 1:
            assert table.board(actor % seats + 1).side == 1
    assert all(b.discard == "red blue" or b.up for b in table.boards)


@pytest.mark.parametrize(
    ("gear", "cycle"),
    [("blue", "12341"), ("yellow", "43214"), ("purple", "22332"), ("red", "14141"),
     ("grey", "12341"), ("multi", "12341")],
)  # fmt: skip
def test_r10_a_turn_brings_the_next_side(referee: Referee, gear: str, cycle: str) -> None:
    drop = "purple" if gear == "red" else "red"
    for side in range(4):
        for turn, step in (("+", 1), ("-", -1), ("0", 0)):
            table = referee.day("highest", f"{drop} {drop} {drop}")
            table.lay(f"yellow0 {gear}{side} yellow0")
            table.play(f"1 turn {turn}")
            assert table.board(2).side == (side + step) % 4
            assert table.board(2).value == int(cycle[(side + step) % 4])


@pytest.mark.parametrize("token", [1, 2, 3, 4])
def test_r11_a_turned_gear_is_up_at_once_the_holders_last(referee: Referee, token: int) -> None:
    table = referee.day("highest", "red red red red", token=token)
    table.lay("blue3 grey2 yellow2 purple0")
    shown: list[int] = []
    for step in range(3):
        actor = (token - 1 + step) % 4 + 1
        table.play(f"{actor} turn 0")
        shown.append(actor % 4 + 1)
        assert table.up == " ".join(map(str, sorted(shown)))
    assert not table.board(token).up
    table.leave()
    assert table.up == "1 2 3 4"


def test_r12_token_on_gears_to_the_discards_next_card(referee: Referee) -> None:
    table = referee.day("highest", "red blue grey", token=3)
    table.show("yellow4 red1 blue2")
    table.play("1 enter red4, 3 return grey")
    assert table.acting == "*"
    assert table.token == 1
    assert table.card is None
    assert [b.discard for b in table.boards] == ["red yellow", "red blue", "blue"]  # grey came back
    assert {(b.gear, b.up) for b in table.boards} == {(None, False)}
    assert table.offers() == texts("round", " ".join(CARDS[1:]))
    table.nature("round even")
    assert table.acting == "1 2 3"


def test_r13_nightfall_brings_new_hands(referee: Referee) -> None:
    table = referee.dusk("even", 3, characters="mechanic clockmaker countess")
    assert table.round == 5
    assert {b.discard for b in table.boards} == {""}
    for gear in ("blue", "red", "red"):
        assert table.question() == ("*", texts("drop", ALL_GEARS))
        table.nature(f"drop {gear}")
    assert {b.character_side for b in table.boards} == {"night"}
    assert [b.discard for b in table.boards] == ["blue", "red", "red"]
    assert table.question() == (
        "*",
        texts("round", "even lowest_odd odd all_but_lowest all_but_highest"),
    )
    table.nature("round even")
    assert table.offers(1) == settings("red purple yellow grey multi")
    assert table.offers(2) == settings("purple yellow blue grey multi")


def test_r13_no_second_nightfall(referee: Referee) -> None:
    table = referee.night("even", "red red")
    table.lay("yellow0 yellow0")
    table.idle()
    assert all(text.startswith("round") for text in table.offers())
