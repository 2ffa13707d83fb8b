"""The record of a match of Gears, and the box it is played with."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Int8, Int16, Int32, Ints, i1, record

from . import data

SEATS = data.SEATS[1]
GEARS = len(data.GEARS)
RED, PURPLE, YELLOW, BLUE, GREY, MULTI = range(GEARS)
ALL_GEARS = (1 << GEARS) - 1
SIDES = 4
CODES = len(data.CODE_COLOURS) * len(data.CODE_NUMBERS)
ALL_CODES = (1 << CODES) - 1
CARDS = len(data.ROUND_CARDS)
CHARACTERS = len(data.CHARACTERS)
NONE = -1

# Options, in the order of OPTIONS in __init__.py.
STRICT, WITH_CHARACTERS, NIGHT_EFFECTS, OPTIONS = range(4)

# How a round card names its winners.
FIRST, EVERY, REST = range(3)
# Night effects.
(NO_EFFECT, HALF_TURN, REVERSE_DRIVE, RUST, NO_IDLING, OWN_HANDS, BLACKOUT, FACTORY_SETTINGS,
 DOUBLE_DRIVE, TEST_RUN, SPARKS) = range(11)  # fmt: skip
# Abilities.
OIL, TUNING, RATCHET, PENDULUM, SEARCH, SWAPOUT, COMPUTATION, SOLUTION = range(8)
ABILITIES = 8
# Shifts, and the sides of a character card that belong to them; a card can also be gone.
DAY, NIGHT, GONE = range(3)

# Phases; nature's first.
(DEAL, DROP, CHARACTER, TOKEN, ROUND, SET, W1, SET_ANEW, W2, REPLACE, TURN, W2_UP, ENTRY,
 AFTER_ENTRY, SPARKED, RETURN, OVER) = range(17)  # fmt: skip


@record
class Box:
    """What is printed or reconstructed: an edition may change it."""

    value: Annotated[Ints, i1 * (GEARS * SIDES)]  # [gear, side]
    mode: Annotated[Ints, i1 * CARDS]  # FIRST, EVERY or REST
    claims: Annotated[Ints, i1 * (CARDS * SIDES)]  # [card, place]: values in order, 0 none
    effect: Annotated[Ints, i1 * CARDS]  # of the night side
    ability: Annotated[Ints, i1 * (CHARACTERS * 2)]  # [character, by night]
    returns_always: Int8  # 1 if blue's return is asked even where that hand is not played from


@record
class Board:
    """What lies before a seat."""

    codes_open: Int32  # bit sets of code cards
    codes_checked: Int32
    codes_entered: Int32
    discard: Int8  # bit set of gears; all others are in hand
    character: Int8  # or NONE
    character_side: Int8  # DAY, NIGHT or GONE
    placed: Int8  # 1 once a gear is set this round
    up: Int8  # 1 once it is turned up
    gear: Int8  # SECRET until it is up: NONE or the gear set
    side: Int8  # SECRET until it is up
    value: Int8  # of a gear that is up, after the swap; 0 before
    oiled: Int8  # counts as grey for jams this round
    turned: Int8  # how the rotation went this round: 0 before it, else 1 + its place in the actions
    looked_at: Int8  # the seat whose gear this one has looked at this round, or NONE
    last_gear: Int8  # how it stood when the last round was judged, or NONE
    last_side: Int8
    last_value: Int8
    last_oiled: Int8


@record
class State:
    """Public, but for gears lying face down."""

    dealt: Int32  # bit set of code cards already dealt
    cards_used: Int16  # bit set of round cards
    seats: Int8
    option: Annotated[Ints, i1 * OPTIONS]
    phase: Int8
    round_now: Int8  # from 1
    card: Int8  # the round card, or NONE
    token: Int8
    turn: Int8  # the seat to act, or to be dealt to
    step: Int8  # place in the order of the phase
    locked: Int8  # 1 if the gear about to be turned must be left (ratchet, swap-out)
    revealed: Int8  # bit set of the seats whose gears the last action turned up
    winners: Int8  # bit sets of seats, once judged
    jammed: Int8
    last_card: Int8  # of the round before, or NONE
    last_winners: Int8
    board: Annotated[list[Board], SEATS]


@record
class Sheet:
    """A score, in half points; the cards that earned it lie on the seat's board."""

    entered: Int8
    check: Int8
