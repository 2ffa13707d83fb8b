"""What a seat's things are worth to it before the end, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import popcount, rule, table

from ..rules.data import LAST_TURN, STACKS
from ..rules.ending import free_slots
from ..rules.players import player_count
from ..rules.printing import idea_row
from ..rules.state import (
    AFTER,
    AGAIN,
    BONUS,
    COLOURS,
    END,
    FROM_FOREST,
    JUMP,
    NONE,
    PAIRED,
    PAYING,
    REVERSE,
    RIGHT,
    STEPS,
    SWAP,
    B,
    Box,
    G,
    State,
)
from ..rules.turn.trades import card_row

POINT = 16

# A unit is a white or yellow engram; blue and green ones are two, electricity is half. What it is
# worth falls with the turns to come: what is left over at the end is worth nothing. These numbers
# were found by play: of two simulated seats that differ in some, the one that won more was kept.
UNIT, UNIT_A_TURN = 19, 6
HALF_UNITS = table((2, 2, 4, 4, 1))  # by resource
ENGINE = 3  # sixteenths of a use of an idea in each turn to come
HELD = 2  # sixteenths of what a card would bring
# How long it takes, in sixteenths of a turn, until a slot is filled, a pipe of a stack is taken,
# a pair is bought. Against Harvey it is best to act as if there were no time at all.
SLOT_TURNS, HARVEY_SLOT_TURNS, PIPE_TURNS, PAIR_TURNS = 24, 3, 96, 24


@rule
def turns_to_come(s: State) -> int:
    """About how many turns a player has after this one."""
    if s.end_side != NONE:
        return 0
    turns = LAST_TURN * POINT
    for player in range(player_count(s)):
        b = s.board[player]
        turns = min(
            turns, free_slots(b) * (SLOT_TURNS if player < s.seats else HARVEY_SLOT_TURNS) + POINT
        )
    for i in range(STACKS):
        turns = min(turns, (s.under[i] + 1) * PIPE_TURNS)
    turns = min(turns, (popcount(s.items_left) + 1) * PAIR_TURNS // player_count(s)) // POINT
    return max(1, min(turns, LAST_TURN - s.board[s.turn].turns))


@rule
def unit(turns_left: int) -> int:
    return min(turns_left * UNIT_A_TURN, UNIT)


@rule
def engine_value(box: Box, s: State, idea: int, turns_left: int) -> int:
    """What an idea brings by its use in the turns to come."""
    return use_value(box, s, idea) * unit(turns_left) * turns_left * ENGINE // (POINT * POINT)


@rule
def use_value(box: Box, s: State, idea: int) -> int:
    """What an idea brings each time, in sixteenths of a unit."""
    i = idea_row(s, idea)
    effect = box.effect[i]
    if effect == END:
        return 0
    if effect == STEPS:
        return 6 * box.steps[i]
    if effect == FROM_FOREST:
        return 16
    if effect == JUMP:
        return 12
    if effect == SWAP or effect == REVERSE or effect >= RIGHT:
        return 8
    halves = box.gains_volts[i] - box.pays_volts[i] - 2 * box.pays_any[i]
    for c in range(COLOURS):
        halves += (box.gains[i * COLOURS + c] - box.pays[i * COLOURS + c]) * HALF_UNITS[c]
    if box.gains_of[i] & (1 << B | 1 << G):
        halves += 4 * box.gains_any[i]
    else:
        halves += 2 * box.gains_any[i]
    value = max(4, 8 * halves)
    return value // 2 if effect == BONUS else value


@rule
def card_value(box: Box, kind: int, turns_left: int) -> int:
    """A forest card that is held, beside the points on it."""
    if turns_left == 0:
        return 0
    window = box.window[kind]
    i = card_row(kind)
    halves = 7 * box.gains_any[i] // 2 - 2 * box.pays_any[i]
    halves += box.gains_volts[i] - box.pays_volts[i]
    for c in range(COLOURS):
        halves += (box.gains[i * COLOURS + c] - box.pays[i * COLOURS + c]) * HALF_UNITS[c]
    if window == AFTER:
        halves = halves * 3 // 4
    elif window == PAYING:
        halves = 1
    elif window == PAIRED:
        halves = 4
    elif window == AGAIN:
        halves = 5
    return halves * unit(turns_left) * HELD // (2 * POINT)
