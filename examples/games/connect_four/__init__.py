"""Connect four, as a package of its own."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.game import Game, gather

from . import rules

GAME = Game(
    name="connect-four",
    version=1,
    seats=(2, 2),
    independent=False,
    codec=rules.CODEC,
    lines=("won",),
    groups=1,
    longest=(rules.COLUMNS * rules.ROWS, 0),
    folder=Path(__file__).parent,
    observation=f"{__name__}.observation",
    home=f"{__name__}:GAME",
    **gather(rules),
)

__all__ = ["GAME"]
