"""The four levels of a game: by which method each plays, and with what parameters.

A method is a module here: `think(position, seat, seed, **parameters)` gives `Findings`,
`warm_up(game)` compiles what it searches with; and where seats are independent
`judge(position, seat, seed, played, after, **parameters)` is a `Judgement` of a move that was made.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from tinkertable.core.game import Game

LEVELS = ("easy", "normal", "hard", "expert")

Level = tuple[str, Mapping[str, Any]]

# For a game that has no `heuristics.py`: search without knowledge, longer from level to level.
WITHOUT_KNOWLEDGE: Mapping[str, Level] = {
    "easy": ("tree", {"simulations": 40}),
    "normal": ("tree", {"simulations": 300}),
    "hard": ("tree", {"simulations": 2_500}),
    "expert": ("tree", {"simulations": 20_000}),
}


def heuristics(game: Game) -> ModuleType | None:
    """The game's knowledge: `heuristics.py` beside its `view.py`, if there is one."""
    name = game.view.__module__.rpartition(".")[0] + ".heuristics"
    return import_module(name) if find_spec(name) else None


def levels_of(game: Game) -> Mapping[str, Level]:
    known = heuristics(game)
    return WITHOUT_KNOWLEDGE if known is None else known.LEVELS
