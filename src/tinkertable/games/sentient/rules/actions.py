"""Action numbers, in the order `legal` offers them, and their texts."""

from __future__ import annotations

from itertools import permutations

from tinkertable.core.notation import Block, Codec

from . import data
from .data import ASSISTANTS, DICE, SIDES, SLOTS
from .state import CARDS, COVERS, MOST_SEATS, TYPES


def _numbers(count: int, first: int = 0) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, first + count))


# Of two seats, then of three, then of four.
ORDERS = [
    order for seats in range(data.SEATS[0], MOST_SEATS + 1) for order in permutations(range(seats))
]
LAYOUTS = list(permutations(range(TYPES)))  # of the investors
CARD_NAMES = tuple(code + letter for letter in data.LETTERS for code in data.CONDITIONS)
ASSISTANT_COUNTS = ASSISTANTS + 1  # how many assistants may come along

DEAL_HALF = 0  # nature: + seat * TYPES + type
SET_ORDER = DEAL_HALF + MOST_SEATS * TYPES  # nature: + index in ORDERS
FILL = SET_ORDER + len(ORDERS)  # nature: + factory slot * CARDS + bot
LAY_INVESTORS = FILL + SLOTS * CARDS  # nature: + index in LAYOUTS
ROLL = LAY_INVESTORS + len(LAYOUTS)  # nature: + (seat * DICE + die) * SIDES + number - 1
BUY = ROLL + MOST_SEATS * DICE * SIDES  # + factory slot * ASSISTANT_COUNTS + assistants
PLUG_IN = BUY + SLOTS * ASSISTANT_COUNTS  # + network slot
COVER = PLUG_IN + SLOTS  # + bit set of LEFT and RIGHT
PASS = COVER + COVERS
ACTIONS = PASS + 1

CODEC = Codec(
    {
        DEAL_HALF: Block("half {} {}", (_numbers(MOST_SEATS, 1), data.TYPE_NAMES)),
        SET_ORDER: Block(
            "order {}", (tuple(" ".join(str(seat + 1) for seat in order) for order in ORDERS),)
        ),
        FILL: Block("fill {} {}", (_numbers(SLOTS), CARD_NAMES)),
        LAY_INVESTORS: Block(
            "investors {}",
            (tuple(" ".join(layout) for layout in permutations(data.TYPE_NAMES)),),
        ),
        ROLL: Block("die {} {} {}", (_numbers(MOST_SEATS, 1), _numbers(DICE), _numbers(SIDES, 1))),
        BUY: Block("buy {}+{}", (_numbers(SLOTS), _numbers(ASSISTANT_COUNTS))),
        PLUG_IN: Block("plug {}", (_numbers(SLOTS),)),
        COVER: Block("block {}", (("-", "L", "R", "LR"),)),
        PASS: Block("pass"),
    },
    ACTIONS,
)
