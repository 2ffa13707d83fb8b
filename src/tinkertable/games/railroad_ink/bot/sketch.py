"""The features of a board, and the memory that finding them needs."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Ints, i2, i4, record

from ..rules.tiles import CELLS

MOST_ACTIVE = 512  # features of one board, with room behind them
EXITS = 12  # of our box, which the network has learned
LOOSE = EXITS  # what a network is numbered that joins no exit
UNMET = EXITS + 1  # an exit nobody has met, where the number of a network may stand


@record
class Sketch:
    """Of one board."""

    active: Annotated[Ints, i2 * MOST_ACTIVE]
    near: Annotated[Ints, i4 * CELLS]  # by free cell: 4 bits a side, the network that ends there
    reach: Annotated[Ints, i4 * (EXITS + 2)]  # by network, LOOSE or UNMET: its size
