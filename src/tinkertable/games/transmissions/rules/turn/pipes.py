"""Pipes: buying them off the stacks, connecting them on a free square grid."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule, table

from ..actions import BUY_PIPE, CONNECT, FLIP
from ..data import STACKS
from ..ending import trigger
from ..state import BY_PIPES, DRAW_TOP, NONE, POST_ACTION, SIDES, Board, Box, State
from .purchase import can_pay_pipe

# N E S W: north is up.
DX = table((0, 1, 0, -1))
DY = table((1, 0, -1, 0))
TURNS = SIDES * SIDES  # sides and rotations of an anchor
IN_GROUP = 3  # anchors in a bit set


@rule
def legal_pipes(box: Box, s: State, b: Board, out: Ints, n: int) -> int:
    """R25: the top of any stack one can pay for."""
    stacks = 0
    for stack in range(STACKS):
        stacks |= can_pay_pipe(box, s, b, stack) << stack
    return offer(out, n, BUY_PIPE, stacks)


@rule
def pipe_at(b: Board, x: int, y: int) -> int:
    for i in range(b.pipes):
        if b.x[i] == x and b.y[i] == y:
            return i
    return NONE


@rule
def edge(box: Box, tile: int, rot: int, side: int) -> int:
    return box.pipe_edges[(tile * SIDES + rot) * SIDES + side]


@rule
def facing(box: Box, b: Board, i: int, side: int) -> int:
    """The joint that pipe i turns to a neighbour on whose side it lies."""
    return edge(box, b.tile[i], b.rot[i], side ^ 2)


@rule
def legal_place(box: Box, s: State, b: Board, out: Ints) -> int:
    """R26: cells beside the pipes, each told from its lowest neighbour; or R25: flipped."""
    n = 0
    tile = s.top[s.position]
    ways = 0
    for i in range(b.pipes):
        if i % IN_GROUP == 0:
            n = offer(out, n, CONNECT + (i - IN_GROUP) * TURNS, ways)
            ways = 0
        for side in range(SIDES):
            rots = rotations(box, b, tile, i, b.x[i] + DX[side], b.y[i] + DY[side])
            ways |= rots << (i % IN_GROUP * TURNS + side * SIDES)
    last = (b.pipes - 1) // IN_GROUP * IN_GROUP
    n = offer(out, n, CONNECT + last * TURNS, ways)
    return offer(out, n, FLIP, 1)


@rule
def rotations(box: Box, b: Board, tile: int, anchor: int, x: int, y: int) -> int:
    """R26: bit set of the rotations that join a pipe to something there; none if it is taken."""
    if pipe_at(b, x, y) != NONE:
        return 0
    found = 0
    for side in range(SIDES):
        i = pipe_at(b, x + DX[side], y + DY[side])
        if i != NONE:
            if i < anchor:
                return 0
            joint = facing(box, b, i, side)
            for rot in range(box.pipe_rots[tile]):
                if joint and edge(box, tile, rot, side) == joint:
                    found |= 1 << rot
    return found


@rule
def apply_place(box: Box, s: State, b: Board, action: int) -> None:
    """R24, R42: the next pipe is seen afterwards; if there is none, the game ends."""
    tile = s.top[s.position]
    if action == FLIP:
        b.flipped |= 1 << tile
    else:
        connect_beside(box, b, tile, action - CONNECT)
    leave_stack(s)


@rule
def leave_stack(s: State) -> None:
    s.top[s.position] = NONE
    if s.under[s.position] > 0:
        s.phase = DRAW_TOP
    else:
        trigger(s, BY_PIPES)
        s.phase = POST_ACTION


@rule
def connect_beside(box: Box, b: Board, tile: int, place: int) -> None:
    """At a place told by a pipe of one's own, the side of it, and the rotation."""
    i = place // TURNS
    side = place // SIDES % SIDES
    connect(box, b, tile, place % SIDES, b.x[i] + DX[side], b.y[i] + DY[side])


@rule
def connect(box: Box, b: Board, tile: int, rot: int, x: int, y: int) -> None:
    """R26: every equal facing joint connects."""
    n = b.pipes
    b.x[n] = x
    b.y[n] = y
    b.tile[n] = tile
    b.rot[n] = rot
    for side in range(SIDES):
        b.link[n * SIDES + side] = 0
        i = pipe_at(b, x + DX[side], y + DY[side])
        joint = edge(box, tile, rot, side)
        if joint and i != NONE and facing(box, b, i, side) == joint:
            b.link[n * SIDES + side] = i + 1
            b.link[i * SIDES + (side ^ 2)] = n + 1
    b.pipes = n + 1


@rule
def disconnect(b: Board) -> None:
    """Take back the last pipe."""
    n = b.pipes - 1
    for side in range(SIDES):
        i = b.link[n * SIDES + side] - 1
        if i >= 0:
            b.link[i * SIDES + (side ^ 2)] = 0
            b.link[n * SIDES + side] = 0
    b.x[n] = 0
    b.y[n] = 0
    b.tile[n] = NONE
    b.rot[n] = 0
    b.pipes = n
