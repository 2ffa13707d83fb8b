"""The record of a match of Gears, and the box it is played with."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Int8, Int16, Int32, Ints, i1, i2, record

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

# How a round card names its winners, and which number shown loses.
FIRST, EVERY = range(2)
NO_LOSER, LOWEST, HIGHEST = range(3)
# Effects of a round: of none, then of each card's night side.
NO_EFFECT = 0
EFFECTS = 1 + CARDS
# Abilities: those of ours, and any other; [character, by night] has one.
ABILITIES = len(data.ABILITY_BLOCKS)
OTHER_ABILITY = ABILITIES
SLOTS = CHARACTERS * 2
# When abilities may be used: once all gears are set, before and after one's own is turned (R22).
WHEN_SET, WHEN_BEFORE, WHEN_AFTER, WHEN_ENTRY = range(4)
# Whose gear, as seen from a seat.
OWN, LEFT, RIGHT = range(3)
# Which gear an ability lets a seat set: a new one or the same, or another.
SETS_NONE, SETS_ANY, SETS_OTHER = range(3)
# What an ability sends to check after an entry: nothing, one more, one more if others win too.
SENDS_NONE, SENDS_ONE, SENDS_WITH_OTHERS = range(3)
# Who sends a card to check when winners have entered (R43).
NOBODY_CHECKS, JAMMED_CHECK, LOSERS_CHECK = range(3)
# Shifts, and the sides of a character card that belong to them; a card can also be gone.
DAY, NIGHT, GONE = range(3)

# Phases; nature's first.
(DEAL, DROP, CHARACTER, TOKEN, ROUND, SET, W1, SET_ANEW, W2, REPLACE, TURN, W2_UP, ENTRY,
 AFTER_ENTRY, SPARKED, RETURN, OVER) = range(17)  # fmt: skip


@record
class Box:
    """What is printed or reconstructed: an edition may change it."""

    value: Annotated[Ints, i1 * (GEARS * SIDES)]  # [gear, side]
    mode: Annotated[Ints, i1 * CARDS]  # FIRST or EVERY
    loser: Annotated[Ints, i1 * CARDS]  # NO_LOSER, LOWEST or HIGHEST
    claims: Annotated[Ints, i1 * (CARDS * SIDES)]  # [card, place]: values in order, 0 none
    # By effect of a round.
    turns: Annotated[Ints, i1 * EFFECTS]  # bit set of the ways to turn; 0: nobody turns
    backwards: Annotated[Ints, i1 * EFFECTS]  # 1 if it goes counter-clockwise
    drives: Annotated[Ints, i1 * EFFECTS]  # whose gear a seat turns: OWN, LEFT or RIGHT
    together: Annotated[Ints, i1 * EFFECTS]  # 1 if gears come up when all have turned
    powers_off: Annotated[Ints, i1 * EFFECTS]  # bit set of gears
    abilities_off: Annotated[Ints, i1 * EFFECTS]  # bit set of WHEN_SET …
    matchless: Annotated[Ints, i1 * EFFECTS]  # 1 if nothing is entered by match
    checks: Annotated[Ints, i1 * EFFECTS]  # NOBODY_CHECKS, JAMMED_CHECK or LOSERS_CHECK
    # By slot of an ability: [character, by night].
    when: Annotated[Ints, i1 * SLOTS]  # WHEN_SET …
    use: Annotated[Ints, i2 * SLOTS]  # the action that uses it, or the first of them
    counts_as: Annotated[Ints, i1 * SLOTS]  # the gear whose power it lends, or NONE
    turns_whose: Annotated[Ints, i1 * SLOTS]  # OWN, LEFT or RIGHT
    turns_steps: Annotated[Ints, i1 * SLOTS]  # 0 if it turns nothing
    locks: Annotated[Ints, i1 * SLOTS]  # 1 if the gear must be left
    looks: Annotated[Ints, i1 * SLOTS]  # at whose gear: LEFT, RIGHT or OWN for none
    sets: Annotated[Ints, i1 * SLOTS]  # SETS_NONE, SETS_ANY or SETS_OTHER
    sends: Annotated[Ints, i1 * SLOTS]  # SENDS_NONE …
    enters: Annotated[Ints, i1 * SLOTS]  # 1 if any card is entered
    # For those who look on: which of ours they are.
    effect: Annotated[Ints, i1 * EFFECTS]  # 0 none, then those of data.py, then any other
    ability: Annotated[Ints, i1 * SLOTS]
    own_claims: Annotated[Ints, i1 * CARDS]  # 1 if the card asks for what ours does
    effect_guessed: Annotated[Ints, i1 * EFFECTS]  # 1 if reconstructed, and not stated by an owner
    ability_guessed: Annotated[Ints, i1 * SLOTS]
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
    counts_as: Int8  # the gear whose power is lent to this one in this round, or NONE
    turned: Int8  # how the rotation went this round: 0 before it, else 1 + its place in the actions
    looked_at: Int8  # the seat whose gear this one has looked at this round, or NONE
    last_gear: Int8  # how it stood when the last round was judged, or NONE
    last_side: Int8
    last_value: Int8
    last_counts_as: Int8


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
    looked: Int8  # 1 if by the last action a seat looked at another's gear
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
