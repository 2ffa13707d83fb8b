"""What a seat sees: boards, dice, what is left to do. Made from hidden positions only."""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import part
from tinkertable.core.seats import NATURE, members

from . import data
from .actions import CODEC
from .sheet import board_text
from .state import DICE, UNROLLED
from .tiles import CELL_NAMES, FIRST_SPECIAL, KIND_TILES


def view(position: Position, viewer: int) -> dict[str, Any]:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s = position.state
    acting = position.acting()
    dice = [int(throw) for throw in part(s, "dice") if throw != UNROLLED]
    return {
        "round": min(int(part(s, "round_now")), int(part(s, "rounds"))),
        "rounds": int(part(s, "rounds")),
        "dice": [CODEC.text(throw).split(" ", 1)[1] for throw in dice],
        "acting": ["*" if seat == NATURE else seat + 1 for seat in members(acting)],
        "boards": [_board(position, seat) for seat in range(position.seats)],
        "you": viewer + 1 if viewer >= 0 else None,
        "winners": [seat + 1 for seat in position.winners()],
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
        "score": position.score(seat),
    }
