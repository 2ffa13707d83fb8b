"""What the viewer may use and reach now, and what it lacks to buy what lies on the board."""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import Ints

from ..rules.actions import CODEC
from ..rules.data import COLOURS, DISPLAY, STACKS
from ..rules.state import NONE, PAYING_CARD, POST_ACTION, PRE_MOVE, Board, Box, E, State
from ..rules.turn.movement import landing
from ..rules.turn.purchase import (
    has_item_engrams,
    has_pipe_engrams,
    idea_price,
    missing,
    missing_surcharge,
)

USES = ("use", "jump", "swap")
WHITE_OR_YELLOW = "W/Y"

Lack = dict[str, Any]


def lacks(position: Position, viewer: int) -> dict[str, list[Lack | None]]:
    """By resource, as printed; `swap` tells that FC07 makes up for the engrams (R39)."""
    box: Box = position.box[0]
    s: State = position.state
    b = s.board[viewer]
    return {
        "items": [_item_lack(box, s, b, p) for p in range(DISPLAY)],
        "ideas": [_idea_lack(box, s, b, p) for p in range(DISPLAY)],
        "pipes": [_pipe_lack(box, s, b, stack) for stack in range(STACKS)],
    }


def _item_lack(box: Box, s: State, b: Board, p: int) -> Lack | None:
    item = s.item[p]
    if item == NONE:
        return None
    lack = _engrams_lack(b, box.item_engrams, item) | {"E": missing(b, E, box.item_price[p])}
    return _lack(lack, swap=b.held[PAYING_CARD] > 0 and has_item_engrams(box, b, item))


def _pipe_lack(box: Box, s: State, b: Board, stack: int) -> Lack | None:
    pipe = s.top[stack]
    if pipe == NONE:
        return None
    lack = _engrams_lack(b, box.pipe_engrams, pipe)
    return _lack(lack, swap=b.held[PAYING_CARD] > 0 and has_pipe_engrams(box, b, pipe))


def _idea_lack(box: Box, s: State, b: Board, p: int) -> Lack | None:
    """`W/Y`: one of the two is asked for and neither is there (R23)."""
    idea = s.idea[p]
    if idea == NONE:
        return None
    volts = missing(b, E, idea_price(box, s, idea))
    return _lack({"E": volts, WHITE_OR_YELLOW: missing_surcharge(box, b, p)}, swap=False)


def _engrams_lack(b: Board, engrams: Ints, tile: int) -> dict[str, int]:
    """Of a table [tile, colour]."""
    prices = engrams[tile * len(COLOURS) : (tile + 1) * len(COLOURS)]
    return {name: missing(b, c, prices[c]) for c, name in enumerate(COLOURS)}


def _lack(resources: dict[str, int], *, swap: bool) -> Lack:
    return {"resources": {name: n for name, n in resources.items() if n}, "swap": swap}


def usable(position: Position, viewer: int) -> list[str]:
    """The ideas the viewer may use now."""
    named = (CODEC.named[action] for action in _legal(position, viewer))
    return [action.arguments[0] for action in named if action.verb in USES]


def reach(position: Position, viewer: int) -> list[dict[str, int]]:
    """Where the robot on its way may go, and how many spaces that is."""
    s: State = position.state
    named = (CODEC.named[action] for action in _legal(position, viewer))
    steps = [int(action.arguments[0]) for action in named if action.verb == "go"]
    return [{"steps": n, "space": landing(s, s.robot, s.way, n)} for n in steps]


def _legal(position: Position, viewer: int) -> list[int]:
    """What the viewer may do while a robot is on its way."""
    if not PRE_MOVE <= position.state.phase <= POST_ACTION or viewer < 0:
        return []
    return position.legal(viewer)
