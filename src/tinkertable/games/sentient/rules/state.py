"""The records of Sentient: the box, a match, a score sheet."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Int8, Int16, Ints, i1, i2, i8, record

from . import data
from .data import DICE, INVESTORS, ROUNDS, SIDES, SLOTS

MOST_SEATS = data.SEATS[1]
TYPES = len(data.TYPE_NAMES)
CONDITIONS = data.BOTS  # those of a box: each of its bots may have one of its own
OWN_CARDS = len(data.LETTERS) * len(data.CONDITIONS)  # by letter, then by condition
CARDS = OWN_CARDS + len(data.NUMBERED)  # that have a name; a box holds some of them
SETS = 4
SET_SIZE = CARDS // SETS  # bots in a bit set
TEXT = 100  # characters of a condition told in formulas
FACTS = ("condition", "points", "corners")  # of a bot, each known or reconstructed
DICE_PAIRS = SIDES * SIDES  # what two dice can show: (left - 1) * SIDES + right - 1
NONE = -1

# Corners of a bot, as bits of what is covered.
LEFT, RIGHT = 1, 2
COVERS = 4  # sets of corners
# What set the first or second for an investor apart from the next in rank.
UNCLAIMED, BY_INFLUENCE, BY_AGENTS, BY_ORDER = range(4)

# Phases: nature's first, then those of the seats.
DEALING, ORDERING, OPENING, INVESTING, ROLLING, REFILLING, WIPING = range(7)
TURN, PLUGGING, COVERING, OVER = range(7, 11)


@record
class Box:
    """What is printed, known or reconstructed: an edition may change it."""

    cards: Annotated[Ints, i8 * SETS]  # bit sets: the bots in the box
    condition: Annotated[Ints, i1 * CARDS]  # by bot: which it has
    worth: Annotated[Ints, i1 * (CONDITIONS * DICE_PAIRS)]  # [condition, dice pair]: what it earns
    type_of: Annotated[Ints, i1 * CONDITIONS]
    halves: Annotated[Ints, i1 * TYPES]  # by type: how many right halves show it
    left: Annotated[Ints, i1 * CARDS]  # by bot: what its corner adds to the die, -1, 0 or 1
    right: Annotated[Ints, i1 * CARDS]
    # For those who look on: what is printed, and what of it is reconstructed.
    kind: Annotated[Ints, i1 * CONDITIONS]  # its place in KINDS, or NONE
    numbers: Annotated[Ints, i1 * (CONDITIONS * 2)]
    printed: Annotated[Ints, i1 * (CONDITIONS * 2)]
    formulas: Annotated[Ints, i1 * (CONDITIONS * TEXT)]  # as `printed.py` writes them, then 0
    reconstructed: Annotated[Ints, i1 * CARDS]  # by bot: bit set of its FACTS


@record
class Board:
    """What belongs to a seat. Every round leaves its own part as it was."""

    card: Annotated[Ints, i2 * (ROUNDS * SLOTS)]  # [round, network slot]: a bot or NONE
    hand: Int16  # a bot bought and not yet plugged in, or NONE
    half: Int8  # the type of the printed investor, or NONE
    agents: Int8  # at home
    assistants: Int8  # at home
    passed: Int8  # 1 once it has passed this round
    dice: Annotated[Ints, i1 * (ROUNDS * DICE)]  # [round, die]; 0 before it is rolled
    covered: Annotated[Ints, i1 * (ROUNDS * SLOTS)]  # [round, network slot]: LEFT, RIGHT
    agents_at: Annotated[Ints, i1 * (ROUNDS * SLOTS)]  # [round, factory slot]
    assistants_at: Annotated[Ints, i1 * (ROUNDS * SLOTS)]


@record
class State:
    """All of it public."""

    deck: Annotated[Ints, i8 * SETS]  # bit sets of bots
    discard: Annotated[Ints, i8 * SETS]
    factory: Annotated[Ints, i2 * SLOTS]  # a bot or NONE
    halves: Annotated[Ints, i1 * TYPES]  # by type: right halves not dealt
    seats: Int8
    phase: Int8
    round_now: Int8  # from 0; ROUNDS when over
    step: Int8  # place in nature's phases; in COVERING the network slot
    place: Int8  # of the seat to act, in the order
    turns: Int8  # finished in this round
    passes: Int8  # made in this round
    order: Annotated[Ints, i1 * MOST_SEATS]  # seats, the first to act first
    pile: Annotated[Ints, i1 * MOST_SEATS]  # seats that have passed, the first first
    # [round, investor], as they stand until the round is over.
    investor: Annotated[Ints, i1 * (ROUNDS * INVESTORS)]  # a type, or NONE
    first: Annotated[Ints, i1 * (ROUNDS * INVESTORS)]  # a seat, or NONE
    second: Annotated[Ints, i1 * (ROUNDS * INVESTORS)]
    first_by: Annotated[Ints, i1 * (ROUNDS * INVESTORS)]
    second_by: Annotated[Ints, i1 * (ROUNDS * INVESTORS)]
    board: Annotated[list[Board], MOST_SEATS]


@record
class Sheet:
    """A score: its lines, and what earned them."""

    bots: Int16
    seconds: Int8
    investors: Int16
    earned: Annotated[Ints, i1 * (ROUNDS * SLOTS)]  # [round, network slot]: points, NONE: no bot
    bots_of_type: Annotated[Ints, i1 * TYPES]  # plugged in: what an investor of a type earns
