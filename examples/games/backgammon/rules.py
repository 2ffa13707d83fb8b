"""The rules of backgammon."""

from __future__ import annotations

from tinkertable.core.defaults import NoComponents as Box
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule
from tinkertable.core.seats import NATURE

from .actions import (
    BAR,
    DIFFERENT,
    HIGH,
    LOW,
    MOVE,
    MOVE_BY,
    OPEN,
    PASS,
    ROLL,
    ROLLS,
    STARTER,
)
from .state import Sheet, Side, State

START = ((24, 2), (13, 5), (8, 3), (6, 5))
CHECKERS = 15
DOUBLE = 4  # moves
HOME = 6  # the last point from which a checker may leave
AWAY = BAR - HOME  # the first of the other's points in that home
BEHIND = (1 << BAR + 1) - (1 << HOME + 1)  # bit set of the points behind it


# R1. Fifteen checkers a side.
@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    for seat in range(2):
        for point, many in START:
            for _ in range(many):
                put(s, seat, point)


@rule
def acting(box: Box, s: State) -> int:
    if s.winner:
        return 0
    if not s.high:
        return 1 << NATURE
    return 1 << s.turn


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    if seat == NATURE and not s.opened:
        return offer(out, 0, OPEN, (1 << len(DIFFERENT)) - 1)
    if seat == NATURE:
        return offer(out, 0, ROLL, (1 << len(ROLLS)) - 1)
    n = legal_moves(s.sides[seat], s.low, s.high, out)
    return n if n else offer(out, 0, PASS, 1)


# R7. As many dice as can be; of two that exclude each other the higher one.
@rule
def legal_moves(side: Side, low: int, high: int, out: Ints) -> int:
    with_high = sources(side.held, side.blocked, high)
    if not low:
        return offer(out, 0, MOVE_BY + BAR * high + 1, with_high >> 1)
    with_low = sources(side.held, side.blocked, low)
    low_first = followed(side, with_low, low, high)
    high_first = followed(side, with_high, high, low)
    if not low_first | high_first:
        high_first = with_high
        low_first = 0 if with_high else with_low
    n = offer(out, 0, MOVE_BY + BAR * low + 1, low_first >> 1)
    return offer(out, n, MOVE_BY + BAR * high + 1, high_first >> 1)


# R4, R5, R6. From which points a die can move a checker.
@rule
def sources(held: int, blocked: int, die: int) -> int:
    if held >> BAR:
        return held & (1 << BAR) & ~(blocked << die)
    found = held & ~(blocked << die) & ~((2 << die) - 1)
    if held & BEHIND:
        return found
    if (held >> die) & 1:
        return found | 1 << die
    if 0 < held < 1 << die:
        return 1 << highest(held)
    return found


@rule
def highest(points: int) -> int:
    point = HOME
    while not (points >> point) & 1:
        point -= 1
    return point


# R7. After which of these moves by one die the other die can be played.
@rule
def followed(side: Side, points: int, die: int, other: int) -> int:
    found = 0
    while points:
        point = lowest(points)
        held = side.held
        if side.checkers[point] == 1:
            held &= ~(1 << point)
        if point > die:
            held |= 1 << (point - die)
        if sources(held, side.blocked, other):
            found |= 1 << point
        points &= points - 1
    return found


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    if seat == NATURE:
        throw(s, action)
    elif action == PASS:
        end_turn(s)
    else:
        die = (action - MOVE) // BAR + 1
        move(s, seat, (action - MOVE) % BAR + 1, die)
        use_up(s, die)


# R2, R3. The dice.
@rule
def throw(s: State, action: int) -> None:
    if not s.opened:
        s.opened = 1
        s.turn = STARTER[action - OPEN]
    s.low = LOW[action - OPEN]
    s.high = HIGH[action - OPEN]
    if s.low == s.high:
        s.low = 0
        s.more = DOUBLE - 1


@rule
def move(s: State, seat: int, point: int, die: int) -> None:
    take(s, seat, point)
    to = max(point - die, 0)
    beyond = BAR - to
    if to and s.sides[1 - seat].checkers[beyond] == 1:
        take(s, 1 - seat, beyond)  # R5
        put(s, 1 - seat, BAR)
    put(s, seat, to)
    if s.sides[seat].checkers[0] == CHECKERS:
        s.winner = 1 << seat  # R8


@rule
def put(s: State, seat: int, point: int) -> None:
    side = s.sides[seat]
    side.checkers[point] += 1
    if point:
        side.held |= 1 << point
    if 0 < point < BAR and side.checkers[point] == 2:
        s.sides[1 - seat].blocked |= 1 << (BAR - point)


@rule
def take(s: State, seat: int, point: int) -> None:
    side = s.sides[seat]
    side.checkers[point] -= 1
    if side.checkers[point] == 0:
        side.held &= ~(1 << point)
    elif side.checkers[point] == 1 and point < BAR:
        s.sides[1 - seat].blocked &= ~(1 << (BAR - point))


@rule
def use_up(s: State, die: int) -> None:
    if die == s.low:
        s.low = 0
    elif s.more:
        s.more -= 1
    else:
        s.high = s.low
        s.low = 0
    if not s.high:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    s.low = 0
    s.high = 0
    s.more = 0
    s.turn = 1 - s.turn


# R3. Two different numbers come up twice as often as a double; at the opening all are alike.
@rule
def weight(box: Box, s: State, action: int) -> int:
    return 1 if LOW[action - OPEN] == HIGH[action - OPEN] else 2


# R8. What the winner has won.
@rule
def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    sheet.won = 0
    if (s.winner >> seat) & 1:
        sheet.won = 1
        other = s.sides[1 - seat]
        if other.checkers[0] == 0:
            sheet.won = 3 if other.held >> AWAY else 2
    return sheet.won


@rule
def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    return s.winner
