"""What a search knows of a game that has told it nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.defaults import NoWork
from tinkertable.core.offers import count, pick
from tinkertable.core.record import Ints, popcount, rule

if TYPE_CHECKING:
    from tinkertable.core.contract import Box, Sheet, State, Work, result, score

    from .knowledge import INDEPENDENT

Mind = NoWork
ERRORS = 0
WIN = 700  # thousandths: the rest is for the distance in points
THOUSAND = 1000


@rule
def policy(
    box: Box,
    s: State,
    seat: int,
    out: Ints,
    n: int,
    mind: Mind,
    work: Work,
    sheet: Sheet,
    rng: Ints,
) -> int:
    return pick(out, n, below(rng, SEATS_STREAM, count(out, n)))


@rule
def look_over(box: Box, s: State, seat: int, mind: Mind, work: Work, sheet: Sheet) -> None:
    return


@rule
def prior(box: Box, s: State, seat: int, action: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    return 1


@rule
def settled(box: Box, s: State) -> bool:
    return False


@rule
def worth(box: Box, s: State, seat: int, seats: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    own = score(box, s, seat, work, sheet)
    if INDEPENDENT:
        return own * THOUSAND
    best = own if seats == 1 else -(1 << 40)
    for other in range(seats):
        if other != seat:
            best = max(best, score(box, s, other, work, sheet))
    winners = result(box, s, work, sheet)
    won = 0
    if (winners >> seat) & 1:
        won = WIN // popcount(winners)
    room = THOUSAND - WIN
    margin = (own - best) * room // (2 * (abs(own) + abs(best) + 1))
    return won + room // 2 + margin


# Nobody commits himself to anything, and the policy decides all.


@rule
def infoset(box: Box, s: State, seat: int) -> int:
    return 0


@rule
def rewind(box: Box, s: State) -> None:
    return


@rule
def committed(box: Box, s: State, seat: int) -> int:
    return 0


@rule
def commit(box: Box, s: State, seat: int, action: int) -> None:
    return


@rule
def signal(box: Box, s: State, seat: int) -> int:
    return -1
