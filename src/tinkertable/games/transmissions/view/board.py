"""What lies before a seat, or before Harvey."""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.seats import members

from ..rules import data
from ..rules.actions import FOREST_NAMES, IDEA_NAMES, PIPE_NAMES
from ..rules.forest_score import acorns
from ..rules.sheet import Sheet
from ..rules.state import BOUGHT_IDEAS, HARVEY, NONE, ROBOTS, SIDES, Board, Box, State
from .components import idea_view, item_view, pipe_view
from .names import nonzero_counts, resource_counts, set_names

SIDE_NAMES = "NESW"
HARVEYS = ("columns", "flipped", "flow_length", "birds", "butterflies", "held", "acorns", "turns")


def board_view(position: Position, side: int) -> dict[str, Any]:
    box: Box = position.box[0]
    s: State = position.state
    b = s.board[side]
    sheet: Sheet = position.sheet(side)
    dealt = [BOUGHT_IDEAS + starter for starter in b.dealt if starter != NONE]
    return {
        "stock": resource_counts(b.stock),
        "columns": [_column(box, s, b, column) for column in range(ROBOTS)],
        "dealt": [IDEA_NAMES[idea] for idea in dealt],
        "to_put": [idea_view(box, s, idea) for idea in dealt],
        "pipes": [_pipe(box, b, i) for i in range(b.pipes)],
        "flipped": set_names(b.flipped, PIPE_NAMES),
        "flow": sheet.path[: sheet.path_length],
        "flow_length": sheet.flow_length,
        "birds": sheet.birds,
        "butterflies": sheet.butterflies,
        "held": nonzero_counts(b.held, FOREST_NAMES),
        "spent": nonzero_counts(b.spent, FOREST_NAMES),
        "acorns": acorns(box, b),
        "hand": _hand(b),
        "cards": b.cards,
        "undrawn": set_names(b.undrawn, data.CARD_NAMES),
        "deck": [data.CARD_NAMES[card] for card in b.played if card != NONE],
        "turns": b.turns,
        "score": position.score(side),
    }


def harvey_view(position: Position) -> dict[str, Any]:
    box: Box = position.box[0]
    s: State = position.state
    board = board_view(position, HARVEY)
    return {
        **{name: board[name] for name in HARVEYS},
        "pipes": [pipe_view(box, pipe) for pipe in members(s.board[HARVEY].flipped)],
        "deck": nonzero_counts(s.harvey, data.CARD_NAMES),
        "score": board["score"],
    }


def _column(box: Box, s: State, b: Board, column: int) -> dict[str, Any]:
    return {
        "robot": data.ROBOTS[column],
        "slots": box.slots[column],
        "free": b.free[column],
        "ideas": [idea_view(box, s, idea) for idea in members(b.ideas[column])],
        "items": [item_view(box, item) for item in members(b.items[column])],
    }


def _pipe(box: Box, b: Board, i: int) -> dict[str, Any]:
    """A connected pipe: where it lies, and which pipes it is joined to."""
    links = [link - 1 for link in b.link[i * SIDES : (i + 1) * SIDES]]
    return {
        "number": i,
        "x": b.x[i],
        "y": b.y[i],
        "rot": b.rot[i],
        "tile": pipe_view(box, b.tile[i], b.rot[i]),
        "links": {SIDE_NAMES[side]: link for side, link in enumerate(links) if link >= 0},
    }


def _hand(b: Board) -> list[str] | None:
    """The cards in hand, or None to those who may not know them (R11)."""
    cards = set_names(b.hand, data.CARD_NAMES)
    return cards if len(cards) == b.cards else None
