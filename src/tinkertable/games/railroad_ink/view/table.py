"""What a client shows: made from a hidden position, so nothing in it is secret.

`field`, `choices` and `marks` say again, for a client that knows no rule, what follows from the
rest and from the legal list.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

from ..rules import data
from ..rules.actions import CODEC
from ..rules.board import specials_allowed, unused_specials
from ..rules.meteor import direction, start_cell
from ..rules.state import ALL_DICE, EMPTY, UNROLLED, Board, Box, State
from ..rules.tiles import CELL_NAMES, CODE, LETTERS, SIDES
from .board_score import score_board
from .choices import Choices, Piece
from .flight import trace_flight
from .notation import board_text, cell_names


def view(position: Position, viewer: int) -> dict[str, Any]:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s: State = position.state
    box: Box = position.box[0]
    acting = position.acting()
    exits = _exits(box)
    return {
        "round": min(s.round_now, s.rounds),
        "rounds": s.rounds,
        "dice": [CODEC.text(throw).split(" ", 1)[1] for throw in s.dice if throw != UNROLLED],
        "acting": ["*" if seat == NATURE else seat + 1 for seat in members(acting)],
        "boards": [_board(position, seat) for seat in range(position.seats)],
        "you": viewer + 1 if viewer >= 0 else None,
        "winners": [seat + 1 for seat in position.winners()] if acting == 0 else [],
        "field": {
            "rows": data.ROWS,
            "columns": data.COLUMNS,
            "centre": list(cell_names(box.centre)),
            "exits": exits,
            "middle": data.MIDDLE,
            "expansion": position.options["expansion"],
        },
        "marks": [_marks(position, seat, acting, exits) for seat in range(position.seats)],
        "choices": _choices(position, viewer) if viewer >= 0 else None,
    }


def _board(position: Position, seat: int) -> dict[str, Any]:
    b: Board = position.state.board[seat]
    unused = unused_specials(b)
    return {
        "board": board_text(b),
        "rounds": {name: n for name, n in zip(CELL_NAMES, b.round_of, strict=True) if n},
        "drawn": [die for die in range(ALL_DICE) if (b.drawn >> die) & 1],
        "specials_left": [name for i, name in enumerate(data.SPECIALS) if (unused >> i) & 1],
        "specials_used": b.specials,
        "special_now": bool(b.special_now),
        "score": dict(score_board(position, seat).points),
    }


def _exits(box: Box) -> dict[str, str]:
    """By end, such as A2N: what leaves the board there."""
    return {
        CELL_NAMES[cell] + side: LETTERS[(shown >> 2 * i) & 3]
        for cell, shown in enumerate(box.facing)
        if shown
        for i, side in enumerate(SIDES)
        if (shown >> 2 * i) & 3
    }


def _marks(position: Position, seat: int, acting: int, exits: dict[str, str]) -> dict[str, Any]:
    """What is wet, at which exits something is drawn, and what scoring finds."""
    s: State = position.state
    b = s.board[seat]
    drawing = (acting >> seat) & 1
    fresh = [cell for cell, number in enumerate(b.round_of) if number == s.round_now]
    found = score_board(position, seat)
    return {
        "wet": [CELL_NAMES[cell] for cell in fresh if drawing],
        "joined": [end for end in exits if _drawn_at(b, end)],
        "ends": list(found.open_routes),
        "mouths": sorted(found.open_lava),
        "hits": list(found.crater_ends),
        "lakes": [{"cells": lake.cells, "closed": lake.closed} for lake in found.lakes],
    }


def _drawn_at(b: Board, end: str) -> bool:
    """Does the drawing in the cell show anything on that side?"""
    tile = b.tile[CELL_NAMES.index(end[:-1])]
    return tile != EMPTY and (CODE[tile] >> 2 * SIDES.index(end[-1])) & 3 != 0


def _choices(position: Position, seat: int) -> dict[str, Any]:
    """The viewer's legal list, sorted into what can be picked."""
    s: State = position.state
    found = Choices(s, seat, position.legal(seat))
    why_not = found.why_not
    return {
        "pieces": [_piece(piece) for piece in found.pieces],
        "meteor": _meteor(s, seat, found.hits.values()) if found.hits else None,
        "done": found.done is not None,
        "why_not": {"code": why_not[0], "n": why_not[1]} if why_not else None,
        "erases": found.erases,
        "emergency": found.emergency,
        "specials_left": specials_allowed(s.board[seat]),
    }


def _piece(piece: Piece) -> dict[str, Any]:
    return {
        "key": piece.key,
        "kind": piece.shape,
        "group": piece.group,
        "state": piece.state,
        "cell": piece.cell,
        "due": piece.due,
        "places": {
            cell: [CODEC.text(action) for action in actions]
            for cell, actions in piece.places.items()
        },
        "skip": None if piece.skip is None else CODEC.text(piece.skip),
    }


def _meteor(s: State, seat: int, hits: Iterable[int]) -> dict[str, Any]:
    """Where it flies from, and by move the cells it passes and the one it strikes."""
    ways = []
    for action in hits:
        *path, target = trace_flight(s, seat, action)
        side = SIDES[direction(s, action)]
        ways.append({"move": CODEC.text(action), "side": side, "path": path, "target": target})
    return {"from": CELL_NAMES[start_cell(s.board[seat])], "ways": ways}
