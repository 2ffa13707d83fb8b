"""What a search may know about Gears beyond its rules. A simulation ends with the round."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any

from tinkertable.core.chance import SEATS_STREAM, below, mixed
from tinkertable.core.offers import count, pick
from tinkertable.core.record import Ints, lowest, popcount, rule, table

from .actions import CHECK, ENTER, USE_SOLUTION
from .data import DAY_ROUNDS, ROUNDS
from .flow import clear_play
from .rules import set_gear
from .score import result
from .state import (
    DAY_SIDE,
    DROP,
    ENTRY,
    GREY,
    NIGHT_SIDE,
    NONE,
    OVER,
    ROUND,
    SET,
    SET_ANEW,
    SIDES,
    W1,
    W3,
    Board,
    Box,
    State,
)

# Chances are shared out by strength: exp(strength / STEP), strengths being sums of these.
STEP = 16
STRONGEST = 200
POWERS = table(round(1000 * exp(x / STEP)) for x in range(STRONGEST + 1))
# By rounds to come: what half a point is worth.
HALF_POINT = table((64, 34, 26, 21, 18, 16, 14, 13, 12, 11, 10))
ABILITY = 4  # one not used yet, by rounds left to use it in, at most five
IN_HAND = table((1, 1, 1, 2, 3, 4))  # by gear

LEVELS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "easy": ("regret", {"simulations": 2}),
    "normal": ("regret", {"simulations": 25}),
    "hard": ("regret", {"simulations": 200}),
    "expert": ("regret", {"simulations": 1_500}),
}


@rule
def settled(box: Box, s: State) -> bool:
    """A round is over: the next card, or the night, comes."""
    return s.phase == ROUND or s.phase == DROP


@rule
def worth(box: Box, s: State, seat: int, seats: int, work: Ints, lines: Ints) -> int:
    """The chance to win; what nobody wins is everybody's in equal parts."""
    if s.phase == OVER:
        winner = result(box, s, work, lines)
        if winner == 0:
            return 1000 // s.seats
        return 1000 * (winner >> seat & 1)
    own = 0
    total = 0
    for other in range(s.seats):
        power = POWERS[min(STRONGEST, strength(s, s.board[other]))]
        total += power
        if other == seat:
            own = power
    return 1000 * own // total


@rule
def strength(s: State, b: Board) -> int:
    to_come = ROUNDS - s.round_now
    points = 2 * popcount(b.codes_entered) + popcount(b.codes_checked)
    found = points * HALF_POINT[to_come]
    if s.round_now < DAY_ROUNDS and b.left_of_it == DAY_SIDE:
        found += ABILITY
    elif s.round_now >= DAY_ROUNDS and b.left_of_it == NIGHT_SIDE:
        found += ABILITY
    if s.phase == ROUND:
        hand = 63 & ~b.discard
        while hand:
            found += IN_HAND[lowest(hand)]
            hand &= hand - 1
    return max(0, found)


@rule
def policy(
    box: Box, s: State, seat: int, out: Ints, n: int, work: Ints, lines: Ints, rng: Ints
) -> int:
    """Code is entered as early as may be, open cards before those on check; else anything."""
    if s.phase == ENTRY:
        b = s.board[seat]
        best = -1
        action = NONE
        for j in range(count(out, n)):
            a = pick(out, n, j)
            gain = entry_gain(b, a) * 64 + below(rng, SEATS_STREAM, 64)
            if gain > best:
                best = gain
                action = a
        return action
    return pick(out, n, below(rng, SEATS_STREAM, count(out, n)))


@rule
def entry_gain(b: Board, action: int) -> int:
    """In half points."""
    if action >= USE_SOLUTION:
        return 2 + (b.codes_open != 0)
    if action >= CHECK:
        return 1
    return 1 + (b.codes_open >> (action - ENTER) & 1)


@rule
def infoset(box: Box, s: State, seat: int) -> int:
    """What a seat knows in a round; of gears that are up, what is shown how often."""
    if s.phase < SET or s.phase > W3:
        return 0
    b = s.board[seat]
    h = mixed(s.phase * 8 + seat, s.step)
    if s.phase != SET:
        h = mixed(h, shown_by(b) * 2 + b.up)
    if s.phase == SET_ANEW:
        seen = s.board[b.looked_at]
        h = mixed(h, seen.gear * SIDES + seen.side)
    elif s.phase > W1:
        shown = 0
        for other in range(s.seats):
            c = s.board[other]
            if other != seat and c.up:
                kind = 1 + (c.gear == GREY or c.oiled == 1)
                at = 2 * (c.value - 1)
                if shown >> at & 3:
                    kind = 3
                shown |= kind << at
        h = mixed(h, shown)
        if s.phase == W3:
            for other in range(s.seats):
                h = mixed(h, shown_by(s.board[other]))
    return h + 1


@rule
def shown_by(b: Board) -> int:
    if b.gear == NONE:
        return 0
    return 1 + b.gear * SIDES + b.side + 32 * b.oiled


@rule
def rewind(box: Box, s: State) -> None:
    if s.phase < SET or s.phase > W3:
        return
    for seat in range(s.seats):
        clear_play(s.board[seat])
    s.phase = SET
    s.step = 0
    s.locked = 0
    s.revealed = 0


@rule
def committed(box: Box, s: State, seat: int) -> bool:
    b = s.board[seat]
    return b.placed == 1 and b.gear == NONE


@rule
def commit(box: Box, s: State, seat: int, action: int) -> None:
    set_gear(s.board[seat], action)
