"""Sentient; most corners and some points of its bots are reconstructed."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.game import Game, gather

from .rules import contract as rules
from .rules import nature, score, state
from .rules.actions import CODEC
from .rules.box import COMPONENTS, LATER_COMPONENTS, make_box
from .rules.data import AGENTS, DICE, ROUNDS, SEATS, SLOTS
from .rules.state import SETS
from .view.items import explain
from .view.table import view

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
    longest=(1 + ROUNDS * ROUND + 1 + ROUNDS * SEAT_ROUND, 1 + ROUNDS * SEAT_ROUND),
    components=COMPONENTS,
    later_components=LATER_COMPONENTS,
    make_box=make_box,
    folder=Path(__file__).parent,
    view=view,
    explain=explain,
    bot="tinkertable.games.sentient.bot.knowledge",
    observation="tinkertable.games.sentient.observation",
    home="tinkertable.games.sentient:GAME",
    **gather(state, rules, nature, score),
)

__all__ = ["GAME"]
