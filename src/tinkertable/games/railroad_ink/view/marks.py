"""What scoring finds on a board beside the points: open ends, open lava, lakes, ends in craters.

Scored boards are kept, for most updates change one board of many, and often none.
"""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import Ints, part

from ..rules import score as sheet
from .items import ends_in, names

KEPT = 1024  # boards
Found = dict[str, Any]
_kept: dict[tuple[object, ...], tuple[object, Found]] = {}


def marks(position: Position, seat: int) -> Found:
    """The marks of a board and its score; the caller must not change them."""
    board = part(position.state, "board")[seat]
    key = (
        bytes(tile + 1 for tile in part(board, "tile")),
        int(part(board, "craters")),
        *position.options.values(),
        id(position.box),
    )
    kept = _kept.get(key)
    if kept is None:
        # The box is kept as well, so that its id stays its own.
        kept = _kept[key] = (position.box, _find(position, seat))
        if len(_kept) > KEPT:
            _kept.pop(next(iter(_kept)), None)
    return kept[1]


def _find(position: Position, seat: int) -> Found:
    score, work = position.score(seat), position.scored(seat)
    expansion = position.options["expansion"]
    lava = set(ends_in(work, sheet.OPEN_LAVA))
    return {
        "score": score,
        "ends": [end for end in ends_in(work, sheet.OPEN) if end not in lava],
        "mouths": sorted(lava),
        "hits": ends_in(work, sheet.CRATER_ENDS) if expansion == "meteor" else [],
        "lakes": _lakes(work) if expansion == "lava" else [],
    }


def _lakes(work: Ints) -> list[Found]:
    open_cells = 0
    for side in range(4):
        open_cells |= work[sheet.OPEN_LAVA + side]
    lakes = work[sheet.LAKE :][: work[sheet.LAKES]]
    return [{"cells": names(lake), "closed": not lake & open_cells} for lake in lakes]
