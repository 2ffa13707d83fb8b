"""What may lie hidden, by what its seats would have done.

Chance fills in what is hidden (`redeal`). What a seat has committed itself to in secret is drawn
from what it would have played, as far as that was learned. In a game without commitments that is
all there is to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.offers import count, pick
from tinkertable.core.record import Ints, copy_row, rule

from .infosets import WIDTH, drawn, find, mean_strategy

if TYPE_CHECKING:
    from tinkertable.core.contract import Box, State, Work, legal, redeal

    from .knowledge import commit, committed, infoset, rewind, signal

# Rows: the position, the world at hand, the position when seats committed themselves, a trial.
POSITION, WORLD, COMMITTING, TRIAL, ROWS = range(5)
# A commitment, to whoever sees the position: none or open to all; known; hidden.
OPEN, KNOWN, UNKNOWN = range(3)
DOUBTS = 8  # commitments that are thought of before an unlikely one is believed


@rule
def look_back(box: Box, rows: list[State]) -> None:
    """The position when seats committed themselves."""
    copy_row(rows, COMMITTING, rows, POSITION)
    rewind(box, rows[COMMITTING])


@rule
def secrets(box: Box, s: State, seats: int, least: int) -> int:
    """Bit set of the seats whose commitment is at least so secret: KNOWN to this state alone, or
    UNKNOWN to it as well."""
    found = 0
    for seat in range(seats):
        found |= (committed(box, s, seat) >= least) << seat
    return found


@rule
def imagine(
    box: Box, rows: list[State], seat: int, seats: int, unknown: int, keys: Ints, body: Ints,
    chances: Ints, out: Ints, work: Work, rng: Ints,
) -> None:  # fmt: skip
    """A world as the position may be for all `seat` knows, who doubts what is `unknown`."""
    copy_row(rows, WORLD, rows, POSITION)
    redeal(box, rows[WORLD], seat, rng, out, work)
    for other in range(seats):
        if (unknown >> other) & 1:
            for _ in range(DOUBTS):
                believe(box, rows, other, keys, body, chances, out, work, rng)
                if likely(box, rows, other, keys, body, chances, out, work, rng):
                    break


@rule
def believe(
    box: Box, rows: list[State], other: int, keys: Ints, body: Ints, chances: Ints, out: Ints,
    work: Work, rng: Ints,
) -> None:  # fmt: skip
    """What another seat has hidden: what it would have committed itself to."""
    n = legal(box, rows[COMMITTING], other, out, work)
    m = count(out, n)
    place = find(keys, key_of(box, rows[COMMITTING], other, out, n))
    if place >= 0:
        total = mean_strategy(body, place, m, chances)
        commit(box, rows[WORLD], other, pick(out, n, drawn(chances, m, total, rng)))


@rule
def likely(
    box: Box, rows: list[State], other: int, keys: Ints, body: Ints, chances: Ints, out: Ints,
    work: Work, rng: Ints,
) -> bool:  # fmt: skip
    """Would it then have done what it has done in the open since? Drawn by how often it would."""
    copy_row(rows, TRIAL, rows, WORLD)
    done = signal(box, rows[TRIAL], other)
    if done < 0:
        return True
    n = legal(box, rows[TRIAL], other, out, work)
    m = count(out, n)
    place = find(keys, key_of(box, rows[TRIAL], other, out, n))
    if m == 1 or place < 0:
        return True
    total = mean_strategy(body, place, m, chances)
    j = 0
    while pick(out, n, j) != done and j < m - 1:
        j += 1
    return below(rng, SEATS_STREAM, total) < chances[j]


@rule
def key_of(box: Box, s: State, seat: int, out: Ints, n: int) -> int:
    """0 where the policy decides. Different numbers of actions never share an infoset."""
    if count(out, n) > WIDTH:
        return 0
    key = infoset(box, s, seat)
    if key == 0:
        return 0
    return key * 32 + count(out, n)


# What others are bound with.
PARTS = (
    "POSITION", "WORLD", "COMMITTING", "TRIAL", "ROWS", "KNOWN", "UNKNOWN", "imagine", "key_of",
    "look_back", "secrets",
)  # fmt: skip
