"""The four levels of a game: by which method each plays, and with what parameters.

A method is a module here: `think(position, seat, seed, backend, **parameters)` gives `Findings`,
`warm_up(game, backend)` compiles what it searches with; and where seats are independent
`judge(position, seat, seed, played, after, backend, **parameters)` is a `Judgement` of a move.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from tinkertable.backends import PLAIN, Backend
from tinkertable.core.game import Game

LEVELS = ("easy", "normal", "hard", "expert")

Level = tuple[str, Mapping[str, Any]]

# For a game that has no knowledge of its own: search without knowledge, longer from level to level.
WITHOUT_KNOWLEDGE: Mapping[str, Level] = {
    "easy": ("tree", {"simulations": 40}),
    "normal": ("tree", {"simulations": 300}),
    "hard": ("tree", {"simulations": 2_500}),
    "expert": ("tree", {"simulations": 20_000}),
}


def knowledge_of(game: Game) -> ModuleType | None:
    """What the game tells a search about itself, if it does."""
    return import_module(game.bot) if game.bot else None


def levels_of(game: Game, backend: Backend = PLAIN) -> Mapping[str, Level]:
    """By name. Some are lighter on the plain backend, where they would keep everybody waiting."""
    knowledge = knowledge_of(game)
    if knowledge is None:
        return WITHOUT_KNOWLEDGE
    lighter = getattr(knowledge, "PLAIN_LEVELS", {}) if backend is PLAIN else {}
    return {**knowledge.LEVELS, **lighter}
