"""Transmissions; most of its tiles are reconstructed."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.game import Game, contract

from . import rules, score, state
from .actions import CODEC
from .box import COMPONENTS, make_box
from .data import DIFFICULTIES, SEATS
from .explain import explain
from .view import view

OPTIONS = {
    "printing": ("en", "ru"),
    "sets": ("standard", "advanced", "chosen"),
    "placement": ("engine", "start-player"),
    "start": ("random", "first"),
    "reshuffle": ("lazy", "immediate"),
    "cleanup": ("once", "each"),
    "difficulty": tuple(DIFFICULTIES),
}

GAME = Game(
    name="transmissions",
    version=1,
    seats=SEATS,
    independent=False,
    options=OPTIONS,
    codec=CODEC,
    lines=(
        "wildlife",
        "pipes",
        "flow",
        "filled",
        "items",
        "ideas",
        "forest",
        "acorns",
        "pool",
    ),
    halves=(1,),
    groups=12,
    work=score.WORK,
    longest=10000,
    longest_seat=5000,
    components=COMPONENTS,
    make_box=make_box,
    folder=Path(__file__).parent,
    view=view,
    explain=explain,
    **contract(state, rules, score),
)

__all__ = ["GAME"]
