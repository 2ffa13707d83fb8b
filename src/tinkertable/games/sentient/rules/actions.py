"""Actions, in the order `legal` offers them: their numbers, their texts, who takes them."""

from __future__ import annotations

from itertools import permutations

from tinkertable.core.notation import Codec
from tinkertable.core.seats import NATURE

from . import data
from .data import ASSISTANTS, DICE, SIDES, SLOTS
from .state import MOST_SEATS, TYPES


def _numbers(count: int, first: int = 0) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, first + count))


# Of two seats, then of three, then of four.
ORDERS = [
    order for seats in range(data.SEATS[0], MOST_SEATS + 1) for order in permutations(range(seats))
]
LAYOUTS = list(permutations(range(TYPES)))  # of the investors
CARD_NAMES = (
    *(code + letter for letter in data.LETTERS for code in data.CONDITIONS),
    *data.NUMBERED,
)
ASSISTANT_COUNTS = ASSISTANTS + 1  # how many assistants may come along

CODEC = Codec()
# + seat * TYPES + type
DEAL_HALF = CODEC.add("half {} {}", _numbers(MOST_SEATS, 1), data.TYPE_NAMES, by=NATURE)
# + index in ORDERS
SET_ORDER = CODEC.add(
    "order {}", tuple(" ".join(str(seat + 1) for seat in order) for order in ORDERS), by=NATURE
)
# + factory slot * CARDS + bot
FILL = CODEC.add("fill {} {}", _numbers(SLOTS), CARD_NAMES, by=NATURE)
# + index in LAYOUTS
LAY_INVESTORS = CODEC.add(
    "investors {}", tuple(" ".join(layout) for layout in permutations(data.TYPE_NAMES)), by=NATURE
)
# + (seat * DICE + die) * SIDES + number - 1
ROLL = CODEC.add(
    "die {} {} {}", _numbers(MOST_SEATS, 1), _numbers(DICE), _numbers(SIDES, 1), by=NATURE
)
# + factory slot * ASSISTANT_COUNTS + assistants
BUY = CODEC.add("buy {}+{}", _numbers(SLOTS), _numbers(ASSISTANT_COUNTS))
PLUG_IN = CODEC.add("plug {}", _numbers(SLOTS))  # + network slot
COVER = CODEC.add("block {}", ("-", "L", "R", "LR"))  # + bit set of LEFT and RIGHT
PASS = CODEC.add("pass")
ACTIONS = CODEC.actions
