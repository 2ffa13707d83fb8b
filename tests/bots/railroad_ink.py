"""Positions of Railroad Ink to think about, and all ways to play a round on by brute force."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE
from tinkertable.games.railroad_ink import GAME
from tinkertable.games.railroad_ink.rules.actions import DONE

EXPANSIONS = ("none", "meteor", "lava")


def seats_acting(position: Position) -> bool:
    return not position.acting() >> NATURE & 1


def walk(expansion: str, seed: int, seats: int = 1) -> Iterator[Position]:
    """A random game; the same position, before every decision of a seat."""
    rng = random.Random(seed)
    position = Position(GAME, seats, {"expansion": expansion})
    while position.acting():
        if not seats_acting(position):
            position.play(NATURE, rng.choice(position.legal(NATURE)))
            continue
        yield position
        seat = next(seat for seat in range(seats) if position.acting() >> seat & 1)
        actions = position.legal(seat)
        position.play(seat, rng.choice(actions[:-1] or actions))


def at_round(expansion: str, seed: int, number: int, drawn: int = 0) -> Position:
    """A random game after so many actions in a round, or before its last one."""
    found: list[Position] = []
    for position in walk(expansion, seed):
        if position.state.round_now == number and len(found) <= drawn:
            found.append(position.copy())
    return found[-1]


def board(position: Position) -> tuple[int, ...]:
    return tuple(int(tile) for tile in position.state.board[0].tile)


def drawn_dice(position: Position) -> int:
    return int(position.state.board[0].drawn)


def all_ends(position: Position) -> dict[tuple[int, ...], int]:
    """Every board the round can end with, and its score, by trying all orders of all actions."""
    ends: dict[tuple[int, ...], int] = {}
    todo, met = [position.copy()], set()
    while todo:
        here = todo.pop()
        for action in here.legal(0):
            after = here.copy()
            after.play(0, action)
            if action == DONE:
                ends[board(after)] = after.total(0)
            elif (key := (board(after), drawn_dice(after))) not in met:
                met.add(key)
                todo.append(after)
    return ends
