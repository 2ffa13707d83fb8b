"""What lies before a seat, or before Harvey."""

from __future__ import annotations

from dataclasses import dataclass

from tinkertable.core.position import Position
from tinkertable.core.seats import members

from ..rules import data
from ..rules.actions import FOREST_NAMES, IDEA_NAMES, PIPE_NAMES
from ..rules.forest_score import acorns
from ..rules.sheet import Sheet
from ..rules.state import BOUGHT_IDEAS, FLOW_OPTION, HARVEY, NONE, Box, State
from ..rules.state import Board as BoardState
from .components import IdeaTile, ItemTile, PipeTile, idea_tile, item_tile, pipe_tile
from .names import ROBOTS, SIDES, Robot, Side, Stock, nonzero_counts, set_names


@dataclass(frozen=True, slots=True)
class Column:
    """The slots of a robot and what lies in them."""

    robot: Robot
    slots: int
    free: int
    ideas: tuple[IdeaTile, ...]
    items: tuple[ItemTile, ...]


@dataclass(frozen=True, slots=True)
class LaidPipe:
    """A connected pipe: where it lies, and which pipes it is joined to."""

    number: int  # the starting pipe is 0
    x: int
    y: int  # north is up
    rot: int  # quarter turns clockwise
    tile: PipeTile
    links: dict[Side, int]  # numbers of pipes
    flow: tuple[Side, ...] | None  # the sides the longest flow runs through, if it does


@dataclass(frozen=True, slots=True)
class Board:
    """What lies before a seat."""

    stock: Stock
    columns: tuple[Column, ...]  # from left to right
    dealt: tuple[str, ...]  # ids of the starting ideas to be put
    to_put: tuple[IdeaTile, ...]  # these, the next first
    pipes: tuple[LaidPipe, ...]
    flipped: tuple[str, ...]  # ids of pipes
    flow: tuple[int, ...]  # numbers of the pipes of the longest flow; of a path in its order
    flow_length: int
    birds: int
    butterflies: int
    held: dict[str, int]  # forest cards not played yet, by id
    spent: dict[str, int]  # those played
    acorns: int
    hand: tuple[str, ...] | None  # none to those who may not know it
    cards: int  # in hand
    undrawn: tuple[str, ...]  # cards never in hand so far
    deck: tuple[str, ...]  # cards played that come back, the next first
    turns: int
    score: dict[str, int | float]  # the lines and the total


@dataclass(frozen=True, slots=True)
class HarveyBoard:
    """What lies before Harvey: a board without stock, hand and flow."""

    columns: tuple[Column, ...]
    flipped: tuple[str, ...]  # ids of his pipes
    flow_length: int
    birds: int
    butterflies: int
    held: dict[str, int]  # forest cards, by id
    acorns: int
    turns: int
    pipes: tuple[PipeTile, ...]
    deck: dict[str, int]  # how often each card is still in his deck
    score: dict[str, int | float]


def board_view(position: Position, seat: int) -> Board:
    box: Box = position.box[0]
    s: State = position.state
    b = s.board[seat]
    sheet: Sheet = position.sheet(seat)
    dealt = [BOUGHT_IDEAS + starter for starter in b.dealt if starter != NONE]
    flow = tuple(sheet.path[: sheet.path_length])
    return Board(
        stock=Stock(*b.stock),
        columns=_columns(box, s, b),
        dealt=tuple(IDEA_NAMES[idea] for idea in dealt),
        to_put=tuple(idea_tile(box, s, idea) for idea in dealt),
        pipes=tuple(_laid_pipe(box, s, b, i, flow) for i in range(b.pipes)),
        flipped=set_names(b.flipped, PIPE_NAMES),
        flow=flow,
        flow_length=sheet.flow_length,
        birds=sheet.birds,
        butterflies=sheet.butterflies,
        held=nonzero_counts(b.held, FOREST_NAMES),
        spent=nonzero_counts(b.spent, FOREST_NAMES),
        acorns=acorns(box, b),
        hand=_hand(b),
        cards=b.cards,
        undrawn=set_names(b.undrawn, data.CARD_NAMES),
        deck=tuple(data.CARD_NAMES[card] for card in b.played if card != NONE),
        turns=b.turns,
        score=position.score(seat),
    )


def harvey_view(position: Position) -> HarveyBoard:
    box: Box = position.box[0]
    s: State = position.state
    b = s.board[HARVEY]
    sheet: Sheet = position.sheet(HARVEY)
    return HarveyBoard(
        columns=_columns(box, s, b),
        flipped=set_names(b.flipped, PIPE_NAMES),
        flow_length=sheet.flow_length,
        birds=sheet.birds,
        butterflies=sheet.butterflies,
        held=nonzero_counts(b.held, FOREST_NAMES),
        acorns=acorns(box, b),
        turns=b.turns,
        pipes=tuple(pipe_tile(box, pipe) for pipe in members(b.flipped)),
        deck=nonzero_counts(s.harvey, data.CARD_NAMES),
        score=position.score(HARVEY),
    )


def _columns(box: Box, s: State, b: BoardState) -> tuple[Column, ...]:
    return tuple(
        Column(
            robot=ROBOTS[column],
            slots=box.slots[column],
            free=b.free[column],
            ideas=tuple(idea_tile(box, s, idea) for idea in members(b.ideas[column])),
            items=tuple(item_tile(box, item) for item in members(b.items[column])),
        )
        for column in box.column_order
    )


def _laid_pipe(box: Box, s: State, b: BoardState, i: int, flow: tuple[int, ...]) -> LaidPipe:
    ends = b.link[i * len(SIDES) : (i + 1) * len(SIDES)]
    links = {side: end - 1 for side, end in zip(SIDES, ends, strict=True) if end}
    return LaidPipe(
        number=i,
        x=b.x[i],
        y=b.y[i],
        rot=b.rot[i],
        tile=pipe_tile(box, b.tile[i], b.rot[i]),
        links=links,
        flow=_stream(s, links, i, flow) if i in flow else None,
    )


def _stream(s: State, links: dict[Side, int], i: int, flow: tuple[int, ...]) -> tuple[Side, ...]:
    """R47: a path runs to the pipes before and behind, a set to all that are joined."""
    if s.option[FLOW_OPTION]:
        return tuple(links)
    at = flow.index(i)
    beside = (*flow[max(0, at - 1) : at], *flow[at + 1 : at + 2])
    return tuple(side for side, other in links.items() if other in beside)


def _hand(b: BoardState) -> tuple[str, ...] | None:
    """The cards in hand, or None to those who may not know them (R11)."""
    cards = set_names(b.hand, data.CARD_NAMES)
    return cards if len(cards) == b.cards else None
