"""What is learned of a decision, by what a seat knows there: a table of infosets.

`keys` has the infosets, `body` the figures of each; a place is where one lies in both.
"""

from __future__ import annotations

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.record import Ints, rule

WIDTH = 24  # actions of a decision that is learned, at most
# Of an infoset: three numbers an action, and how often it was come to.
REGRET, PLAYED, VALUE, VISITS, CELL = 0, WIDTH, 2 * WIDTH, 3 * WIDTH, 3 * WIDTH + 1
PROBES = 24  # places an infoset may lie at
MOST = 1 << 29  # of a sum that is drawn from


@rule
def find(keys: Ints, key: int) -> int:
    """Where an infoset lies, or -1."""
    size = len(keys)
    at = (key >> 5) % size
    for _ in range(PROBES):
        if keys[at] == key:
            return at
        if keys[at] == 0:
            return -1
        at += 1
        if at == size:
            at = 0
    return -1


@rule
def visits(keys: Ints, body: Ints, key: int) -> int:
    place = find(keys, key)
    if place < 0:
        return 0
    return body[place * CELL + VISITS]


@rule
def found(keys: Ints, body: Ints, key: int) -> int:
    """Where an infoset lies, a new one if there is room; else -1."""
    size = len(keys)
    at = (key >> 5) % size
    for _ in range(PROBES):
        if keys[at] == key:
            return at
        if keys[at] == 0:
            keys[at] = key
            return at
        at += 1
        if at == size:
            at = 0
    return -1


@rule
def strategy(body: Ints, place: int, m: int, chances: Ints) -> int:
    """By regret, all alike while there is none; the chances, and their sum."""
    total = 0
    if place >= 0:
        at = place * CELL + REGRET
        for j in range(m):
            chances[j] = body[at + j]
            total += chances[j]
        if total > MOST:
            for j in range(m):
                body[at + j] //= 2
            return halved(chances, m)
    if total == 0:
        for j in range(m):
            chances[j] = 1
        total = m
    return total


@rule
def halved(chances: Ints, m: int) -> int:
    total = 0
    for j in range(m):
        chances[j] //= 2
        total += chances[j]
    return total


@rule
def mean_strategy(body: Ints, place: int, m: int, chances: Ints) -> int:
    """What was played on the whole; the chances, and their sum."""
    at = place * CELL + PLAYED
    most = 0
    for j in range(m):
        most = max(most, body[at + j])
    if most == 0:
        return strategy(body, place, m, chances)
    total = 0
    for j in range(m):
        chances[j] = body[at + j] * (1 << 20) // most
        total += chances[j]
    return total


@rule
def drawn(chances: Ints, m: int, total: int, rng: Ints) -> int:
    k = below(rng, SEATS_STREAM, total)
    j = 0
    while k >= chances[j]:
        k -= chances[j]
        j += 1
    return j
