"""One match whose seats are asked from outside: an action in; what a seat may do and sees, out.

Every entry works on the first of the rows. A match has the luck of the first lane of `step.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import restart
from tinkertable.core.offers import offered
from tinkertable.core.record import Ints, copy_row, lowest, rule
from tinkertable.core.seats import NATURE

if TYPE_CHECKING:
    from tinkertable.backends.drivers.playout import choose, nature_choice
    from tinkertable.core.contract import (
        Box,
        Observation,
        Sheet,
        State,
        Work,
        acting,
        apply,
        legal,
        new,
        observe,
        result,
        score,
    )

ENTRIES = ("play", "look", "count")

# What is played: the next episode begun, or an action of a seat; or one is only drawn.
BEGIN, ACT, DRAW = range(3)
# Told in the place of the seats that may act.
OVER, REFUSED, CUT = 0, -1, -2
# Of a course: how many moves were made, and how many may be.
MOVES, MOST_MOVES, COURSE = range(3)
EPISODE = 32  # bits of a lane's number, below those of its episode


@rule
def play(
    task: int, boxes: list[Box], blanks: list[State], rows: list[State], course: Ints, seats: int,
    options: Ints, seed: int, episode: int, seat: int, action: int, out: Ints, works: list[Work],
    rng: Ints,
) -> int:  # fmt: skip
    """Begin an episode of a seed, or play an action of a seat, whatever number it is; bit set of
    the seats that may act then. Or draw a random legal action of a seat that may act."""
    box, s = boxes[0], rows[0]
    if task == BEGIN:
        copy_row(rows, 0, blanks, 0)
        s = rows[0]
        restart(rng, seed, episode << EPISODE)
        new(box, s, seats, options)
        course[MOVES] = 0
    else:
        if (acting(box, s) >> seat) & 1 == 0:
            return REFUSED
        n = legal(box, s, seat, out, works[0])
        if task == DRAW:
            return choose(box, s, seat, out, n, rng)
        if not offered(out, n, action):
            return REFUSED
        apply(box, s, seat, action)
        course[MOVES] += 1
    return go_on(box, s, course, out, works[0], rng)


@rule
def go_on(box: Box, s: State, course: Ints, out: Ints, work: Work, rng: Ints) -> int:
    """Nature's turns, up to that of seats; bit set of those that may act."""
    who = acting(box, s)
    while who == 1 << NATURE and course[MOVES] < course[MOST_MOVES]:
        n = legal(box, s, NATURE, out, work)
        apply(box, s, NATURE, nature_choice(box, s, out, n, rng))
        course[MOVES] += 1
        who = acting(box, s)
    if who and course[MOVES] >= course[MOST_MOVES]:
        return CUT
    return who


@rule
def look(
    boxes: list[Box], rows: list[State], first: int, end: int, dense: Ints, actions: int,
    flags: list[bool], seen: list[Observation], out: Ints, works: list[Work],
) -> int:  # fmt: skip
    """What the seats from first to end may do, a flag for each action, and what they see, both in
    zeroed memory; bit set of the seats that may act."""
    box, s = boxes[0], rows[0]
    who = acting(box, s)
    for seat in range(first, end):
        if (who >> seat) & 1:
            flag(dense, flags, (seat - first) * actions, out, legal(box, s, seat, out, works[0]))
        observe(box, s, seat, works[0], seen[seat - first])
    return who


@rule
def flag(dense: Ints, flags: list[bool], at: int, out: Ints, n: int) -> None:
    """Set the flags, from `at` on, of the actions in n groups."""
    for g in range(n):
        actions = out[2 * g + 1]
        while actions:
            flags[at + dense[out[2 * g] + lowest(actions)]] = True
            actions &= actions - 1


@rule
def count(
    boxes: list[Box], rows: list[State], points: Ints, works: list[Work], sheets: list[Sheet]
) -> int:
    """What each seat, and each rival behind them, has scored; bit set of the winners."""
    for seat in range(len(points)):
        points[seat] = score(boxes[0], rows[0], seat, works[0], sheets[0])
    return result(boxes[0], rows[0], works[0], sheets[0])
