"""A second edition of any game: the default box with other numbers on its components."""

from __future__ import annotations

from typing import Any

from tinkertable.core.game import Game
from tinkertable.core.layout import fields_of
from tinkertable.core.position import default_box
from tinkertable.core.record import fill, rows, to_json

from .cases import games

# What a field is called that an edition may change without making the game unplayable.
NUMBERS = ("point", "value", "worth", "price", "cost", "prestige")


def numbers_of(game: Game) -> list[str]:
    return [name for name in fields_of(game.Box) if any(word in name for word in NUMBERS)]


def with_numbers() -> list[Game]:
    """The games whose boxes have such fields; a game may have none, or no components at all."""
    return [game for game in games() if numbers_of(game)]


def second_edition(game: Game) -> list[Any]:
    """Single numbers are one more; those of a list move up a place, so all stay in range."""
    values = to_json(default_box(game)[0], game.Box)
    for name in numbers_of(game):
        old = values[name]
        values[name] = [*old[1:], old[0]] if isinstance(old, list) else old + 1
    box = rows(game.Box, 1)
    fill(box[0], game.Box, values)
    return box
