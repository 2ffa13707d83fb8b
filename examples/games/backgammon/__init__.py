"""Backgammon, one game without the doubling cube, as a package of its own."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.game import Game, gather

from . import actions, rules, state

GAME = Game(
    name="backgammon",
    version=1,
    seats=(2, 2),
    independent=False,
    codec=actions.CODEC,
    lines=("won",),
    groups=2,
    longest=(50_000, 0),  # no rule ends it; random matches have about 700 moves
    folder=Path(__file__).parent,
    observation=f"{__name__}.observation",
    home=f"{__name__}:GAME",
    **gather(state, rules),
)

__all__ = ["GAME"]
