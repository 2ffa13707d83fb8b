"""Where a seat's flow can go on, and with which pipes. For bots."""

from __future__ import annotations

from tinkertable.core.record import rule

from ..rules.sheet import Sheet
from ..rules.state import FLOW_OPTION, NONE, SIDES, Board, Box, State
from ..rules.turn.pipes import DX, DY, edge, pipe_at


@rule
def open_joints(box: Box, b: Board, pipe: int) -> int:
    """How many joints of a pipe have nothing before them."""
    found = 0
    for side in range(SIDES):
        found += open_joint(box, b, pipe, side) != 0
    return found


@rule
def flow_kinds(box: Box, s: State, b: Board, sheet: Sheet) -> int:
    """Bit set of the kinds of joints that lengthen the flow: a path goes on from its last pipe."""
    if s.option[FLOW_OPTION] == 0:
        return open_kinds(box, b, sheet.path[sheet.path_length - 1])
    kinds = 0
    for i in range(b.pipes):
        kinds |= open_kinds(box, b, i)
    return kinds


@rule
def open_kinds(box: Box, b: Board, pipe: int) -> int:
    """Bit set of the kinds of joints that are open."""
    kinds = 0
    for side in range(SIDES):
        kinds |= 1 << open_joint(box, b, pipe, side)
    return kinds & ~1  # a closed side is no joint


@rule
def open_joint(box: Box, b: Board, pipe: int, side: int) -> int:
    joint = edge(box, b.tile[pipe], b.rot[pipe], side)
    if joint and pipe_at(b, b.x[pipe] + DX[side], b.y[pipe] + DY[side]) != NONE:
        return 0
    return joint


@rule
def fits(box: Box, tile: int, kinds: int) -> bool:
    """Has a pipe a joint of one of these kinds?"""
    for side in range(SIDES):
        if kinds >> edge(box, tile, 0, side) & 1:
            return True
    return False
