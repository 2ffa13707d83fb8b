"""The games that are drawn in the terminal in a way of their own; the others are listed."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from tinkertable.core.game import Game
from tinkertable.terminal.face import Face
from tinkertable.terminal.fallback import Fallback

# By game: the module that has its `Face`.
FACES = {
    "railroad-ink": "railroad_ink",
    "gears": "gears.face",
    "sentient": "sentient.face",
    "transmissions": "transmissions.face",
}


def face_of(game: Game) -> type[Face]:
    """The game's own face, or one that lists views and moves."""
    if game.name not in FACES:
        return Fallback
    return cast(type[Face], import_module(f"{__name__}.{FACES[game.name]}").Face)
