"""What a client shows: made from a hidden position, so nothing in it is secret.

`field`, `choices` and `marks` say again, for a client that knows no rule, what follows from the
rest and from the legal list.
"""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import part
from tinkertable.core.seats import NATURE, members

from ..rules import data
from ..rules.actions import CODEC
from ..rules.state import DICE, EMPTY, UNHIT, UNROLLED
from ..rules.tiles import CELL_NAMES, CODE, FIRST_SPECIAL, KIND_TILES, LETTERS, SIDES
from .choices import Choices, Piece
from .marks import marks
from .meteor import flight
from .notation import board_text


def view(position: Position, viewer: int) -> dict[str, Any]:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s = position.state
    acting = position.acting()
    exits = _exits(position)
    dice = [int(throw) for throw in part(s, "dice") if throw != UNROLLED]
    return {
        "round": min(int(part(s, "round_now")), int(part(s, "rounds"))),
        "rounds": int(part(s, "rounds")),
        "dice": [CODEC.text(throw).split(" ", 1)[1] for throw in dice],
        "acting": ["*" if seat == NATURE else seat + 1 for seat in members(acting)],
        "boards": [_board(position, seat) for seat in range(position.seats)],
        "you": viewer + 1 if viewer >= 0 else None,
        "winners": [seat + 1 for seat in position.winners()] if acting == 0 else [],
        "field": {
            "rows": data.ROWS,
            "columns": data.COLUMNS,
            "centre": _names(int(part(position.box[0], "centre"))),
            "exits": exits,
            "middle": data.MIDDLE,
            "expansion": position.options["expansion"],
        },
        "marks": [_marks(position, seat, acting, exits) for seat in range(position.seats)],
        "choices": _choices(position, viewer) if viewer >= 0 else None,
    }


def _board(position: Position, seat: int) -> dict[str, Any]:
    b = part(position.state, "board")[seat]
    left = int(part(b, "special_tiles"))
    rounds = part(b, "round_of")
    drawn = int(part(b, "drawn"))
    return {
        "board": board_text(b),
        "rounds": {name: int(rounds[cell]) for cell, name in enumerate(CELL_NAMES) if rounds[cell]},
        "drawn": [die for die in range(DICE + 2) if (drawn >> die) & 1],
        "specials_left": [
            special
            for i, special in enumerate(data.SPECIALS)
            if left & int(KIND_TILES[FIRST_SPECIAL + i])
        ],
        "specials_used": int(part(b, "specials")),
        "special_now": bool(part(b, "special_now")),
        "score": dict(marks(position, seat)["score"]),
    }


def _names(cells: int) -> list[str]:
    return [name for cell, name in enumerate(CELL_NAMES) if (cells >> cell) & 1]


def _exits(position: Position) -> dict[str, str]:
    """By end, such as A2N: what leaves the board there."""
    facing = part(position.box[0], "facing")
    return {
        CELL_NAMES[cell] + side: LETTERS[(int(shown) >> 2 * i) & 3]
        for cell, shown in enumerate(facing)
        if shown
        for i, side in enumerate(SIDES)
        if (int(shown) >> 2 * i) & 3
    }


def _marks(position: Position, seat: int, acting: int, exits: dict[str, str]) -> dict[str, Any]:
    """What is wet, which exits are joined, and what scoring finds."""
    s = position.state
    b = part(s, "board")[seat]
    tiles, rounds, now = part(b, "tile"), part(b, "round_of"), part(s, "round_now")
    fresh = (acting >> seat) & 1
    found = marks(position, seat)
    return {
        "wet": [name for cell, name in enumerate(CELL_NAMES) if fresh and rounds[cell] == now],
        "joined": [end for end in exits if _shows(tiles, end)],
        "ends": found["ends"],
        "mouths": found["mouths"],
        "hits": found["hits"],
        "lakes": found["lakes"],
    }


def _shows(tiles: Any, end: str) -> bool:
    tile = tiles[CELL_NAMES.index(end[:-1])]
    return bool(tile != EMPTY and (int(CODE[tile]) >> 2 * SIDES.index(end[-1])) & 3)


def _choices(position: Position, seat: int) -> dict[str, Any]:
    """The viewer's legal list, sorted into what can be picked."""
    found = Choices(position.state, seat, position.legal(seat))
    why_not = found.why_not
    return {
        "pieces": [_piece(piece) for piece in found.pieces],
        "meteor": _meteor(position, seat, found.hits) if found.hits else None,
        "done": found.done is not None,
        "why_not": {"code": why_not[0], "n": why_not[1]} if why_not else None,
        "erases": found.erases,
        "emergency": found.emergency,
        "specials_left": max(0, data.SPECIALS_A_GAME - _specials(position, seat)),
    }


def _specials(position: Position, seat: int) -> int:
    return int(part(part(position.state, "board")[seat], "specials"))


def _piece(piece: Piece) -> dict[str, Any]:
    return {
        "key": piece.key,
        "kind": piece.kind,
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


def _meteor(position: Position, seat: int, hits: dict[str, int]) -> dict[str, Any]:
    """Where it flies from, and by move the cells it passes and the one it strikes."""
    dot = int(part(part(position.state, "board")[seat], "dot"))
    ways = []
    for side, action in hits.items():
        *path, target = flight(position, action, seat)
        side = side or CODEC.text(int(part(position.state, "dice")[DICE])).split()[1]
        ways.append({"move": CODEC.text(action), "side": side, "path": path, "target": target})
    return {"from": data.MIDDLE if dot == UNHIT else CELL_NAMES[dot], "ways": ways}
