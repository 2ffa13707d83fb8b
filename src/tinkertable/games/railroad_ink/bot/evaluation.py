"""What a board promises: its score so far and what a small network expects to be added.

Three layers in whole numbers, so that every backend and machine finds the same value: the rows of
the active features are summed up, then two dense layers, of which each round has its own.
"""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Ints, i2, i4, popcount, record, rule

from ..rules.data import ROUNDS
from ..rules.score import score, total
from ..rules.state import Box, Sheet, State, Work
from .counts import stage
from .features import FEATURES, features
from .sketch import Sketch

HIDDEN, INNER = 64, 32
STAGES = ROUNDS + 1
UNIT_BITS = 9  # weights and activations are multiples of 1 / 512
CEILING = 8 << UNIT_BITS  # no activation is larger
POINT = 1000  # values are in thousandths of a point
OUTPUT_POINTS = 10  # what an output of 1 means


TOGETHER = 4  # features summed up in one go
ANY = 8191  # masks a feature's number, so that compiled code sees it is never negative


@record
class Net:
    """The weights."""

    first: Annotated[Ints, i2 * ((FEATURES + 1) * HIDDEN)]  # [feature, hidden]; the last adds 0
    first_bias: Annotated[Ints, i4 * HIDDEN]
    second: Annotated[Ints, i2 * (STAGES * INNER * HIDDEN)]  # [stage, inner, hidden]
    second_bias: Annotated[Ints, i4 * (STAGES * INNER)]
    third: Annotated[Ints, i2 * (STAGES * INNER)]  # [stage, inner]
    third_bias: Annotated[Ints, i4 * STAGES]


@record
class Mind:
    """The bot's scratch memory."""

    sketch: Annotated[list[Sketch], 1]
    sums: Annotated[Ints, i4 * HIDDEN]
    hidden: Annotated[Ints, i2 * HIDDEN]
    inner: Annotated[Ints, i4 * INNER]


@rule
def estimate(
    box: Box, s: State, seat: int, net: Net, mind: Mind, work: Work, sheet: Sheet
) -> int:  # fmt: skip
    """The final score to be expected, in thousandths."""
    if s.round_now > s.rounds:
        return score(box, s, seat, work, sheet) * POINT
    if not box.usual:
        return score(box, s, seat, work, sheet) * POINT + hoped(s, sheet)
    n = features(box, s, seat, mind.sketch[0], work, sheet)
    return total(sheet) * POINT + expected(stage(s), n, net, mind)


@rule
def hoped(s: State, sheet: Sheet) -> int:
    """What may be added with an edition that the network has not learned: ends can still be joined.

    An open end of a route is worth about as much early as it costs at last; an open side of lava is
    never worth anything.
    """
    ends = 0
    for side in range(4):
        ends += popcount(sheet.open_routes[side])
    return 2 * ends * POINT * (s.rounds - stage(s)) // s.rounds


@rule
def expected(at: int, n: int, net: Net, mind: Mind) -> int:
    """What the network adds; the loops are written so that the compiler finds wide instructions."""
    first = net.first
    sums = mind.sums
    active = mind.sketch[0].active
    for i in range(TOGETHER):
        active[n + i] = FEATURES
    for i in range(HIDDEN):
        sums[i] = net.first_bias[i]
    for a in range(0, n, TOGETHER):
        one = (active[a] & ANY) * HIDDEN
        two = (active[a + 1] & ANY) * HIDDEN
        three = (active[a + 2] & ANY) * HIDDEN
        four = (active[a + 3] & ANY) * HIDDEN
        for i in range(HIDDEN):
            sums[i] += first[one + i] + first[two + i] + first[three + i] + first[four + i]
    hidden = mind.hidden
    for i in range(HIDDEN):
        hidden[i] = max(min(sums[i], CEILING), 0)
    at &= STAGES - 1
    inner = mind.inner
    weight = at * INNER * HIDDEN
    for j in range(INNER):
        x = 0
        for i in range(HIDDEN):
            x += hidden[i] * net.second[weight]
            weight += 1
        inner[j] = x
    out = net.third_bias[at]
    for j in range(INNER):
        x = (inner[j] + net.second_bias[at * INNER + j]) >> UNIT_BITS
        out += max(min(x, CEILING), 0) * net.third[at * INNER + j]
    return out * (OUTPUT_POINTS * POINT) >> 2 * UNIT_BITS
