"""The end: R42 to R44."""

from __future__ import annotations

import random

import pytest

from tests.conformance.play import walk
from tinkertable.core.position import Position
from tinkertable.games.transmissions import TURN

from .table import GAME, Table, at_action


def rest_of_turn(table: Table) -> Table:
    return table.play("end").let_nature()


def quick_turn(table: Table) -> Table:
    return table.play(table.legal("card")[0], "go 1", "skip", "end").let_nature()


@pytest.mark.parametrize("place", ["flip", "at 0W r1"])
def test_r42_the_last_pipe_of_a_stack(place: str) -> None:
    """A41: connected or flipped."""
    table = at_action(12, "WWW 0E")
    table.state.under[0] = 0
    table.play("pipe 1", "pay WWW")
    assert table.view()["end"] is None
    table.play(place)
    assert table.view()["end"] == {"side": 1, "reason": "pipes"}
    assert table.tops()[0] is None
    assert "end" in table.verbs()


@pytest.mark.parametrize(("seats", "purchases"), [(2, 11), (3, 18), (4, 25)])
def test_r42_the_display_cannot_be_filled(seats: int, purchases: int) -> None:
    """V01, A29."""
    table = Table(seats)
    bought = 0
    while table.view()["end"] is None:
        seat = table.acting + 1
        table.clear(seat).stock("WWYY 20E", seat)
        b, others = table.board(seat), [0, 3, 12]
        b.hand = 0b1111
        table.robots_at(7, *others).play("card TY Y", "go 1")
        table.play(table.legal("idea")[0], "column Y")
        if table.verbs() == {"pay"}:
            table.play(table.legal()[0])
        bought += 1
        table.let_nature().play("end").let_nature()
        b.cards = 3
    assert bought == purchases
    assert table.view()["end"]["reason"] == "display"


def test_r42_all_robots_filled() -> None:
    """A42: by an item, by an idea, and by the idea that came with an item."""
    table = at_action(8, " 9E").clear()
    table.board().free[:] = [0, 0, 1, 0]
    table.play("idea 4", "column G")
    assert table.view()["end"] == {"side": 1, "reason": "fill"}
    table = at_action(6, "YY 9E").clear().holds("FC10")
    table.board().free[:] = [0, 0, 3, 0]
    table.play("item 4", "column G", "pay YY")
    assert table.view()["end"] is None
    table.play("also G")
    assert table.view()["end"] == {"side": 1, "reason": "fill"}


def test_r43_the_first_counts_and_the_others_have_one_turn() -> None:
    """A33, A43, A44."""
    table = Table(3, start=2).robots_at(5, 0, 3, 11)
    quick_turn(table)
    table.robots_at(11, 0, 3, 6).stock("WWWYYY 0E", 3)
    table.state.under[:] = [0, 0, 1, 1]
    table.play("card TY Y", "go 1", "pipe 1", "pay WWW", "flip").play("end").let_nature()
    assert table.acting == 0
    table.robots_at(11, 0, 3, 6).stock("WWWYYY 0E", 1)
    table.play("card TY Y", "go 1", "pipe 2", "pay YYY", "flip", "end").let_nature()
    assert table.view()["end"] == {"side": 3, "reason": "pipes"}
    assert table.acting == 1
    assert table.match.position.winners() == []
    quick_turn(table)
    assert table.match.position.over
    assert table.match.position.winners()
    assert [table.board(seat).turns for seat in (1, 2, 3)] == [1, 2, 1]


@pytest.mark.parametrize("seats", [2, 1])
def test_r44_sixty_turns(seats: int) -> None:
    """B01: nobody buys anything."""
    table = Table(seats, {"start": "first"})
    if seats == 1:
        table.state.items_left = (1 << 35) - 1
        table.state.ideas_left = (1 << 35) - 1
    while not table.match.position.over:
        if seats == 1:  # Harvey buys what he can
            table.state.under[:] = [5] * 4
            table.state.items_left |= 1 << 34
            table.state.ideas_left |= 1 << 34
            table.state.pipes_left |= 1 << 33
            table.clear(2)
        quick_turn(table)
    assert table.view()["end"] == {"side": None, "reason": "turns"}
    assert [table.board(side).turns for side in (1, 2)] == [60, 60]


def test_r44_an_end_in_the_sixtieth_turn() -> None:
    """The others have one more turn, the sixty-first."""
    table = Table(2, start=2)
    table.board(1).turns = 59
    table.board(2).turns = 59
    quick_turn(table)
    table.robots_at(11, 0, 3, 6).stock("WWWYYY 0E", 1)
    table.state.under[0] = 0
    table.play("card TY Y", "go 1", "pipe 1", "pay WWW", "flip", "end").let_nature()
    assert not table.match.position.over
    quick_turn(table)
    assert table.match.position.over
    assert [table.board(seat).turns for seat in (1, 2)] == [60, 61]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_r17_r44_turns_end_within_their_bound(seats: int) -> None:
    """No tile twice, no turn longer than told, a move in every list."""
    options = {"sets": "advanced", "cleanup": "each"}
    for seed in range(6):
        position = Position(GAME, seats, options)
        moves, again, last = 0, 0, -1
        used: list[str] = []
        rng = random.Random(seed)
        for seat, action in walk(position, rng, lambda text: text in ("end", "skip")):
            text = GAME.codec.text(action)
            verb, *rest = text.split()
            moved = sum(b.turns for b in position.state.board)
            if moved != last or verb == "again":
                again = again + 1 if verb == "again" else 0
                used = []
                moves = moves if verb == "again" else 0
                last = moved
            moves += 1
            assert moves <= (1 + again) * TURN + 28 * 5 or not position.state.ready
            if verb in ("use", "jump", "swap", "copy"):
                assert rest[0] not in used
                used += rest
            assert seat == 30 or position.legal(seat)


def test_r43_the_turn_goes_on_to_its_end() -> None:
    """A33: what the turn still allows is allowed."""
    table = at_action(8, " 9E").clear().idea("Y", "SI8").holds("FC02")
    table.board().free[:] = [0, 0, 1, 0]
    table.play("idea 4", "column G").let_nature()
    assert table.legal() == ["use SI8", "play FC02", "end"]
    rest_of_turn(table)
    assert table.acting == 1
