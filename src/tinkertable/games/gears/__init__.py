"""Gears («Шестерёнки»); its characters and night effects are reconstructed."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.game import Game, Past, gather

from .rules import contract as rules
from .rules import nature, score, state
from .rules.actions import CODEC, WITH_EXTRAS
from .rules.box import COMPONENTS, LATER_COMPONENTS, make_box
from .rules.data import ROUNDS, SEATS
from .view.items import explain
from .view.table import view

# By option: its values, the default first. RULES.md says what each means.
OPTIONS = {
    "strict": ("off", "on"),
    "characters": ("on", "off"),
    "night_effects": ("on", "off"),
}
# Set-up, then in every round and for every seat at most: set, two windows with what follows
# them, a turn, another window, an entry with what follows it, a spark and a return.
SEAT_SET_UP = 4 + 1 + 1
SEAT_ROUND = 1 + 2 + 2 + 1 + 1 + 2 + 1 + 1

GAME = Game(
    name="gears",
    version=3,
    seats=SEATS,
    independent=False,
    options=OPTIONS,
    option_when={"characters": WITH_EXTRAS, "night_effects": WITH_EXTRAS},
    codec=CODEC,
    lines=("entered", "check"),
    groups=4,
    halves=tuple(range(SEATS[0], SEATS[1] + 1)),
    longest=(
        1 + SEAT_SET_UP + 1 + ROUNDS * (1 + SEAT_ROUND),
        SEAT_SET_UP + 1 + ROUNDS * SEAT_ROUND,
    ),
    components=COMPONENTS,
    later_components=LATER_COMPONENTS,
    past={2: Past(components={"blue_returns": "always"})},
    make_box=make_box,
    folder=Path(__file__).parent,
    view=view,
    explain=explain,
    bot="tinkertable.games.gears.bot.knowledge",
    observation="tinkertable.games.gears.observation",
    home="tinkertable.games.gears:GAME",
    **gather(state, rules, nature, score),
)

__all__ = ["GAME"]
