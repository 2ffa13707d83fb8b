"""Positions of Transmissions to think about."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import rows
from tinkertable.core.seats import NATURE
from tinkertable.games import load
from tinkertable.games.transmissions.bot.mind import Mind
from tinkertable.games.transmissions.rules.sheet import Sheet, Work

GAME = load("transmissions")
BUYING = ("item", "idea", "pipe")


def memory() -> tuple[Mind, Work, Sheet]:
    """What the bot's rules work in."""
    return rows(Mind, 1)[0], rows(Work, 1)[0], rows(Sheet, 1)[0]


def walk(
    seats: int, seed: int, options: Mapping[str, str] | None = None, box: Any = None
) -> Iterator[tuple[Position, int]]:
    """A random game that buys what it can; the same position, before every choice of a seat."""
    rng = random.Random(seed)
    position = Position(GAME, seats, options or {}, box)
    while position.acting():
        if position.acting() == 1 << NATURE:
            actions = [action for action, weight in position.odds() for _ in range(weight)]
            position.play(NATURE, rng.choice(actions))
            continue
        seat = position.acting().bit_length() - 1
        actions = position.legal(seat)
        if len(actions) > 1:
            yield position, seat
        buying = [a for a in actions if GAME.codec.text(a).split()[0] in BUYING]
        position.play(seat, rng.choice(buying or actions))
