"""Transmissions; most of its tiles are reconstructed."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.game import Game, Past, gather
from tinkertable.core.when import When

from .rules import contract as rules
from .rules import score, sheet, state
from .rules.actions import ALONE, CODEC
from .rules.box import COMPONENTS, make_box
from .rules.data import (
    COUNTED,
    DIFFICULTIES,
    DISPLAY,
    FOREST_CARDS,
    LAST_TURN,
    PIPES,
    SEATS,
    STACKS,
    WITHOUT,
)
from .rules.edition import MOST_AGAIN, MOST_GAINED, MOST_SLOTS
from .rules.state import LOCATIONS
from .view.items import explain
from .view.table import view

# R44, R17: a bound on the moves of a turn. A card, ideas (each of the robot's once, with its copy,
# what it takes, where that goes, what it brings), the way, an action (buying an item: position,
# column, engrams, where they go, its idea, a new pair), the end, a card drawn, what is dropped.
USED = MOST_SLOTS * 5
DROPPED = 2 + MOST_SLOTS * MOST_GAINED + 1
TURN = 1 + USED + 1 + 7 + 1 + 1 + DROPPED
# R41: another turn is as long; R36: a forest card is played once (what it takes, where that goes,
# what it brings), and what it brings may have to be dropped.
CARD = 4 + MOST_GAINED
FOREST = MOST_AGAIN * TURN + FOREST_CARDS * CARD
# R57: a card, and for each robot of its locations a step and a new pair.
HARVEYS_TURN = 1 + LOCATIONS * 2 * 3
SET_UP = 4 + 2 * DISPLAY + STACKS + 1
SEAT = 4 + (LAST_TURN + 1) * TURN

OPTIONS = {
    "printing": ("en", "ru"),
    "sets": ("standard", "advanced", "chosen"),
    "placement": ("engine", "start-player"),
    "start": ("random", "first"),
    "first": ("seat", "harvey"),
    "reshuffle": ("lazy", "immediate"),
    "cleanup": ("once", "each"),
    "flow": ("path", "set"),
    "difficulty": (*DIFFICULTIES, COUNTED),
    **{f"without_{card.lower()}": counts for card, counts in WITHOUT.items()},
    "gap": ("printing", "action", "turn"),
    "later": ("alike", "more"),
}

ALONE_AND_FIRST = When(options={"start": ("first",)}, seats=(1,))
COUNTED_CARDS = When(options={"difficulty": (COUNTED,)}, seats=(1,))
# R59: what is lost besides the action is the rest of a card of several robots.
MANY_ROBOTS = When(
    options={"difficulty": tuple(name for name in OPTIONS["difficulty"] if name != "robots")},
    seats=(1,),
)
TOGETHER = When(seats=tuple(range(2, SEATS[1] + 1)))
# R59, up to version 2: at a gap Harvey lost his action alone in either printing.
ACTION_LOST = {"gap": "action"}
# Version 1: every pipe showed three points less.
LESS = {name: {"points": pipe.points - 3} for name, pipe in PIPES.items()}

GAME = Game(
    name="transmissions",
    version=3,
    seats=SEATS,
    independent=False,
    options=OPTIONS,
    option_when={
        "first": ALONE_AND_FIRST,
        "difficulty": ALONE,
        **{f"without_{card.lower()}": COUNTED_CARDS for card in WITHOUT},
        "gap": MANY_ROBOTS,
        "later": TOGETHER,
    },
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
    line_when={"pool": ALONE},
    halves=(1,),
    rivals={1: 1},
    groups=12,
    longest=(SET_UP + FOREST + SEAT + (LAST_TURN + 1) * HARVEYS_TURN, SEAT),
    components=COMPONENTS,
    make_box=make_box,
    past={1: Past(ACTION_LOST, {"pipes": LESS}), 2: Past(ACTION_LOST)},
    folder=Path(__file__).parent,
    view=view,
    explain=explain,
    bot="tinkertable.games.transmissions.bot.knowledge",
    observation="tinkertable.games.transmissions.observation",
    home="tinkertable.games.transmissions:GAME",
    **gather(state, sheet, rules, score),
)

__all__ = ["GAME"]
