"""Sentient; most corners and some points of its bots are reconstructed."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.game import Game, contract

from . import rules, score, state
from .actions import CODEC
from .box import COMPONENTS, make_box
from .data import AGENTS, DICE, ROUNDS, SEATS, SLOTS
from .explain import explain
from .heuristics import WORK
from .state import SETS
from .view import view

# A round opens with four bots and its investors; a seat rolls its dice, buys (buy, fill, plug,
# block) with every agent, and passes, which may fill the factory anew.
ROUND = SLOTS + 1
SEAT_ROUND = DICE + 4 * AGENTS + 1 + SLOTS

GAME = Game(
    name="sentient",
    version=1,
    seats=SEATS,
    independent=False,
    options={},
    codec=CODEC,
    lines=("bots", "seconds", "investors"),
    groups=SETS,
    work=WORK,
    longest=1 + ROUNDS * ROUND + 1 + ROUNDS * SEAT_ROUND,
    longest_seat=1 + ROUNDS * SEAT_ROUND,
    components=COMPONENTS,
    make_box=make_box,
    folder=Path(__file__).parent,
    view=view,
    explain=explain,
    **contract(state, rules, score),
)

__all__ = ["GAME"]
