"""What a client shows: made from a hidden position, so nothing in it is secret.

`field`, `choices` and `marks` say again, for a client that knows no rule, what follows from the
rest and from the legal list.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

from ..rules import data
from ..rules.actions import CODEC
from ..rules.board import specials_allowed, unused_specials
from ..rules.meteor import direction, distance, start_cell
from ..rules.state import AIM, ALL_DICE, DICE, EMPTY, FLY, UNHIT, Board, Box, State
from ..rules.tiles import CELL_NAMES, DRAWINGS, LETTERS, SHAPES, SIDES
from . import models
from .board_score import score_board
from .choices import Choices, Piece
from .flight import trace_flight
from .models import Expansion, Route, Side, View
from .notation import cell_names


def view(position: Position, viewer: int) -> View:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s: State = position.state
    acting = position.acting()
    field = _field(position)
    seats = range(position.seats)
    aim, far = _meteor_dice(s)
    return View(
        round=min(s.round_now, s.rounds),
        rounds=s.rounds,
        dice=tuple(_shown(throw) for throw in s.dice if 0 <= throw < AIM),
        aim=aim,
        distance=far,
        acting=tuple("*" if seat == NATURE else seat + 1 for seat in members(acting)),
        boards=tuple(_board(position, seat) for seat in seats),
        you=viewer + 1 if viewer >= 0 else None,
        winners=tuple(seat + 1 for seat in position.winners()) if acting == 0 else (),
        field=field,
        marks=tuple(_marks(position, seat, acting, field) for seat in seats),
        choices=_choices(position, viewer) if viewer >= 0 else None,
    )


def _field(position: Position) -> models.Field:
    box: Box = position.box[0]
    return models.Field(
        rows=tuple(data.ROWS),
        columns=tuple(data.COLUMNS),
        centre=cell_names(box.centre),
        exits=_exits(box),
        middle=data.MIDDLE,
        expansion=cast(Expansion, position.options["expansion"]),
    )


def _exits(box: Box) -> dict[str, Route]:
    return {
        CELL_NAMES[cell] + side: cast(Route, LETTERS[(shown >> 2 * i) & 3])
        for cell, shown in enumerate(box.facing)
        if shown
        for i, side in enumerate(SIDES)
        if (shown >> 2 * i) & 3
    }


def _shown(throw: int) -> str:
    """What a die shows, as the log has it."""
    return CODEC.text(throw).split(" ", 1)[1]


def _meteor_dice(s: State) -> tuple[Side | Literal["any"] | None, int | None]:
    """Direction and distance, as far as they are rolled."""
    aim, fly = s.dice[DICE], s.dice[DICE + 1]
    return (
        cast(Side, _shown(aim)) if aim >= AIM else None,
        distance(s) if fly >= FLY else None,
    )


def _board(position: Position, seat: int) -> models.Board:
    b: Board = position.state.board[seat]
    unused = unused_specials(position.box[0], b)
    return models.Board(
        drawings={
            name: DRAWINGS[tile]
            for name, tile in zip(CELL_NAMES, b.tile, strict=True)
            if tile != EMPTY
        },
        craters=cell_names(b.craters),
        dot=None if b.dot == UNHIT else CELL_NAMES[b.dot],
        rounds={name: n for name, n in zip(CELL_NAMES, b.round_of, strict=True) if n},
        drawn=tuple(die for die in range(ALL_DICE) if (b.drawn >> die) & 1),
        specials_left=tuple(SHAPES[shape] for shape in members(unused)),
        specials_used=b.specials,
        special_now=bool(b.special_now),
        score=score_board(position, seat).points,
    )


def _marks(position: Position, seat: int, acting: int, field: models.Field) -> models.Marks:
    """What is wet, at which exits something is drawn, and what scoring finds."""
    s: State = position.state
    b = s.board[seat]
    drawing = (acting >> seat) & 1
    fresh = [cell for cell, number in enumerate(b.round_of) if number == s.round_now]
    found = score_board(position, seat)
    return models.Marks(
        wet=tuple(CELL_NAMES[cell] for cell in fresh if drawing),
        joined=tuple(end for end, kind in field.exits.items() if _drawn_at(b, end) == kind),
        ends=found.open_routes,
        mouths=tuple(sorted(found.open_lava)),
        hits=found.crater_ends,
        lakes=found.lakes,
    )


def _drawn_at(b: Board, end: str) -> str:
    """What the drawing in the cell shows on that side."""
    tile = b.tile[CELL_NAMES.index(end[:-1])]
    return LETTERS[0] if tile == EMPTY else DRAWINGS[tile][SIDES.index(end[-1])]


def _choices(position: Position, seat: int) -> models.Choices:
    """The viewer's legal list, sorted into what can be picked."""
    s: State = position.state
    found = Choices(position.box[0], s, seat, position.legal(seat))
    return models.Choices(
        pieces=tuple(_piece(piece) for piece in found.pieces),
        meteor=_meteor(s, seat, found.hits.values()) if found.hits else None,
        done=found.done is not None,
        why_not=found.why_not,
        erases=tuple(found.erases),
        emergency=found.emergency,
        specials_left=specials_allowed(s.board[seat]),
    )


def _piece(piece: Piece) -> models.Piece:
    return models.Piece(
        key=piece.key,
        kind=piece.shape,
        group=piece.group,
        state=piece.state,
        cell=piece.cell,
        due=piece.due,
        places={
            cell: tuple(CODEC.text(action) for action in actions)
            for cell, actions in piece.places.items()
        },
        withheld=tuple(piece.withheld),
        skip=None if piece.skip is None else CODEC.text(piece.skip),
    )


def _meteor(s: State, seat: int, hits: Iterable[int]) -> models.Meteor:
    """Where it flies from, and by move the cells it passes and the one it strikes."""
    ways = []
    for action in hits:
        *path, target = trace_flight(s, seat, action)
        side = cast(Side, SIDES[direction(s, action)])
        ways.append(models.Way(CODEC.text(action), side, tuple(path), target))
    return models.Meteor(CELL_NAMES[start_cell(s.board[seat])], tuple(ways))
