"""Legal lists as groups of bits: out[2g] is a number, out[2g + 1] the set of actions from there on.

A game with 2,500 placements offers them in a dozen groups, so that a random choice or a mask
costs a dozen steps. Groups ascend and never overlap; expanded, they are the sorted legal list.
"""

from __future__ import annotations

from .record import Ints, lowest, popcount, rule

GROUP = 63  # actions in a group at most: what a bit set holds


@rule
def offer(out: Ints, n: int, base: int, actions: int) -> int:
    """Add the actions base + bit for every bit of a set; returns the new number of groups."""
    out[2 * n] = base
    out[2 * n + 1] = actions
    return n + (actions != 0)  # without a branch: empty sets are common and come at random


@rule
def offer_range(out: Ints, n: int, first: int, many: int) -> int:
    """Add so many actions from the first one on, in as many groups as they need."""
    for at in range(0, many, GROUP):
        n = offer(out, n, first + at, (1 << min(GROUP, many - at)) - 1)
    return n


@rule
def count(out: Ints, n: int) -> int:
    """How many actions n groups offer."""
    total = 0
    for g in range(n):
        total += popcount(out[2 * g + 1])
    return total


@rule
def pick(out: Ints, n: int, k: int) -> int:
    """The k-th action offered, from 0."""
    g = 0
    size = popcount(out[1])
    while k >= size:
        k -= size
        g += 1
        size = popcount(out[2 * g + 1])
    actions = out[2 * g + 1]
    while k > 0:
        actions &= actions - 1
        k -= 1
    return out[2 * g] + lowest(actions)


@rule
def offered(out: Ints, n: int, action: int) -> bool:
    """Is this action among them?"""
    for g in range(n):
        bit = action - out[2 * g]
        if 0 <= bit < GROUP and (out[2 * g + 1] >> bit) & 1:
            return True
    return False


def expand(out: Ints, n: int) -> list[int]:
    """The sorted list of action numbers."""
    actions = []
    for g in range(n):
        base, bits = int(out[2 * g]), int(out[2 * g + 1])
        while bits:
            actions.append(base + (bits & -bits).bit_length() - 1)
            bits &= bits - 1
    return actions
