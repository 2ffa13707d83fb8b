"""Tic-tac-toe: the smallest board game, as a package of its own."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.game import Game, gather

from . import rules

GAME = Game(
    name="tic-tac-toe",
    version=1,
    seats=(2, 2),
    independent=False,
    codec=rules.CODEC,
    lines=("won",),
    groups=1,
    longest=(rules.CELLS, 0),
    folder=Path(__file__).parent,
    observation=f"{__name__}.observation",
    home=f"{__name__}:GAME",
    **gather(rules),
)

__all__ = ["GAME"]
