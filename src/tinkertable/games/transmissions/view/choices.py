"""What the viewer may use and reach now, and what it lacks to buy what lies on the board."""

from __future__ import annotations

from dataclasses import dataclass

from tinkertable.core.position import Position
from tinkertable.core.record import Ints

from ..rules.actions import CODEC
from ..rules.data import DISPLAY, STACKS
from ..rules.state import NONE, POST_ACTION, PRE_MOVE, Box, E, State
from ..rules.state import Board as BoardState
from ..rules.turn.forest import held_of
from ..rules.turn.movement import landing
from ..rules.turn.purchase import (
    has_item_engrams,
    has_pipe_engrams,
    idea_price,
    missing,
    missing_surcharge,
)
from .names import COLOURS, Amount

USES = ("use", "jump", "swap")


@dataclass(frozen=True, slots=True)
class Lack:
    """What is missing to buy a tile; nothing if all of it is there."""

    resources: tuple[Amount, ...]
    pale: int  # engrams, white or yellow, where neither is there (R23)
    swap: bool  # FC07 makes up for the engrams (R39)


@dataclass(frozen=True, slots=True)
class Lacks:
    """By position of the display and by stack; none where no tile lies."""

    items: tuple[Lack | None, ...]
    ideas: tuple[Lack | None, ...]
    pipes: tuple[Lack | None, ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """A space where the robot on its way may go."""

    steps: int
    space: int


def lacks(position: Position, viewer: int) -> Lacks:
    box: Box = position.box[0]
    s: State = position.state
    b = s.board[viewer]
    return Lacks(
        items=tuple(_item_lack(box, s, b, p) for p in range(DISPLAY)),
        ideas=tuple(_idea_lack(box, s, b, p) for p in range(DISPLAY)),
        pipes=tuple(_pipe_lack(box, s, b, stack) for stack in range(STACKS)),
    )


def _item_lack(box: Box, s: State, b: BoardState, p: int) -> Lack | None:
    item = s.item[p]
    if item == NONE:
        return None
    lack = (*_engrams_lack(b, box.item_engrams, item), *_volts_lack(b, box.item_price[p]))
    return Lack(lack, pale=0, swap=_may_swap(box, b) and has_item_engrams(box, b, item))


def _pipe_lack(box: Box, s: State, b: BoardState, stack: int) -> Lack | None:
    pipe = s.top[stack]
    if pipe == NONE:
        return None
    lack = _engrams_lack(b, box.pipe_engrams, pipe)
    return Lack(lack, pale=0, swap=_may_swap(box, b) and has_pipe_engrams(box, b, pipe))


def _may_swap(box: Box, b: BoardState) -> bool:
    """R39: is a card held that lets one colour stand for another?"""
    return held_of(b, box.paying_cards) != NONE


def _idea_lack(box: Box, s: State, b: BoardState, p: int) -> Lack | None:
    idea = s.idea[p]
    if idea == NONE:
        return None
    volts = _volts_lack(b, idea_price(box, s, idea))
    return Lack(volts, pale=missing_surcharge(box, b, p), swap=False)


def _engrams_lack(b: BoardState, engrams: Ints, tile: int) -> tuple[Amount, ...]:
    """Of a table [tile, colour]."""
    prices = engrams[tile * len(COLOURS) : (tile + 1) * len(COLOURS)]
    lacking = ((colour, missing(b, c, prices[c])) for c, colour in enumerate(COLOURS))
    return tuple(Amount(colour, n) for colour, n in lacking if n)


def _volts_lack(b: BoardState, price: int) -> tuple[Amount, ...]:
    volts = missing(b, E, price)
    return (Amount("E", volts),) if volts else ()


def usable(position: Position, viewer: int) -> tuple[str, ...]:
    """The ideas the viewer may use now."""
    named = (CODEC.named[action] for action in _legal(position, viewer))
    return tuple(action.arguments[0] for action in named if action.verb in USES)


def reach(position: Position, viewer: int) -> tuple[Reach, ...]:
    """Where the robot on its way may go, and how many spaces that is."""
    s: State = position.state
    named = (CODEC.named[action] for action in _legal(position, viewer))
    steps = [int(action.arguments[0]) for action in named if action.verb == "go"]
    return tuple(Reach(n, landing(s, s.robot, s.way, n)) for n in steps)


def _legal(position: Position, viewer: int) -> list[int]:
    """What the viewer may do while a robot is on its way."""
    if not PRE_MOVE <= position.state.phase <= POST_ACTION or viewer < 0:
        return []
    return position.legal(viewer)
