"""The longest flow: a path through joined pipes from the starting one."""

from __future__ import annotations

from tinkertable.core.record import Ints, rule

from .state import MOST_PIPES, SIDES, Board

PATH, STACK, FLOW_WORK = 0, MOST_PIPES, 2 * MOST_PIPES  # in `work`
NEXT_SIDE = 8  # an entry of the stack: pipe * NEXT_SIDE + the next side to try


@rule
def longest_flow(b: Board, work: Ints) -> int:
    """R47: how many pipes; which ones is left in `work`, from PATH on. Depth first."""
    best = 0
    depth = 0
    work[STACK] = 0
    seen = 1
    while depth >= 0:
        if depth >= best:
            best = depth + 1
            for i in range(best):
                work[PATH + i] = work[STACK + i] // NEXT_SIDE
        at = work[STACK + depth] // NEXT_SIDE
        side = work[STACK + depth] % NEXT_SIDE
        if side == SIDES:
            seen &= ~(1 << at)
            depth -= 1
            continue
        work[STACK + depth] += 1
        to = b.link[at * SIDES + side] - 1
        if to >= 0 and seen >> to & 1 == 0:
            seen |= 1 << to
            depth += 1
            work[STACK + depth] = to * NEXT_SIDE
    return best
