"""The games on the table: one folder and one line here each."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from tinkertable.core.errors import InputError, shown
from tinkertable.core.game import Game

# By name: the folder.
GAMES = {
    "railroad-ink": "railroad_ink",
    "gears": "gears",
    "sentient": "sentient",
    "transmissions": "transmissions",
}


def load(name: str) -> Game:
    """A game by name; its rules are imported only now."""
    if name not in GAMES:
        raise InputError("game", known=", ".join(GAMES), got=shown(name))
    return cast(Game, import_module(f"{__name__}.{GAMES[name]}").GAME)
