"""The longest flow: a path through joined pipes from the starting one, or all of them."""

from __future__ import annotations

from tinkertable.core.record import rule

from .sheet import Sheet, Work
from .state import FLOW_OPTION, SIDES, Board, State


@rule
def longest_flow(s: State, b: Board, work: Work, sheet: Sheet) -> int:
    """R47: how many pipes; which ones goes on the sheet."""
    return connected_pipes(b, sheet) if s.option[FLOW_OPTION] else longest_path(b, work, sheet)


@rule
def connected_pipes(b: Board, sheet: Sheet) -> int:
    """R26: each was connected when it came, so all hang together with the starting one."""
    for i in range(b.pipes):
        sheet.path[i] = i
    sheet.path_length = b.pipes
    return b.pipes


@rule
def longest_path(b: Board, work: Work, sheet: Sheet) -> int:
    """Depth first."""
    best = 0
    depth = 0
    work.pipe[0] = 0
    work.side[0] = 0
    seen = 1
    while depth >= 0:
        if depth >= best:
            best = depth + 1
            for i in range(best):
                sheet.path[i] = work.pipe[i]
        at = work.pipe[depth]
        side = work.side[depth]
        if side == SIDES:
            seen &= ~(1 << at)
            depth -= 1
            continue
        work.side[depth] = side + 1
        to = b.link[at * SIDES + side] - 1
        if to >= 0 and seen >> to & 1 == 0:
            seen |= 1 << to
            depth += 1
            work.pipe[depth] = to
            work.side[depth] = 0
    sheet.path_length = best
    return best
