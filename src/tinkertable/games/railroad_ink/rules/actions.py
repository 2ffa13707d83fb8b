"""Action numbers, in the order `legal` offers them, what they draw, and their texts."""

from __future__ import annotations

from tinkertable.core.notation import Block, Codec
from tinkertable.core.record import rule

from . import data
from .state import THROWS
from .tiles import CELL_NAMES, CELLS, DRAWINGS, FACES, LAVA_TILES, ROUTE_TILES, SIDES
from .tiles import VOLCANO as VOLCANO_TILE

THROW = 0  # nature: + what the die shows
METEOR = THROW + THROWS  # take the hit
METEOR_TO = METEOR + 1  # + side: take the hit in a chosen direction
SKIP = METEOR_TO + len(SIDES)  # + special
PLACE = SKIP + len(data.SPECIALS)  # + cell * ROUTE_TILES + tile
PLACE_LAVA = PLACE + CELLS * ROUTE_TILES  # + cell * LAVA_TILES + (tile - ROUTE_TILES)
VOLCANO = PLACE_LAVA + CELLS * LAVA_TILES  # + cell
DONE = VOLCANO + CELLS
ACTIONS = DONE + 1


@rule
def cell_of(action: int) -> int:
    """Where an action draws."""
    if action < PLACE_LAVA:
        return (action - PLACE) // ROUTE_TILES
    if action < VOLCANO:
        return (action - PLACE_LAVA) // LAVA_TILES
    return action - VOLCANO


@rule
def tile_of(action: int) -> int:
    """What it draws."""
    if action < PLACE_LAVA:
        return (action - PLACE) % ROUTE_TILES
    if action < VOLCANO:
        return (action - PLACE_LAVA) % LAVA_TILES + ROUTE_TILES
    return VOLCANO_TILE


_routes, _lava = DRAWINGS[:ROUTE_TILES], DRAWINGS[ROUTE_TILES:VOLCANO_TILE]
_aim = THROW + len(FACES) + len(data.LAVA_DIE)

CODEC = Codec(
    {
        THROW: Block("roll {}", ((*FACES, *data.LAVA_DIE),)),
        _aim: Block("aim {}", (tuple(data.AIM_DIE),)),
        _aim + len(data.AIM_DIE): Block("fly {}", (tuple(data.FLY_DIE),)),
        METEOR: Block("meteor"),
        METEOR_TO: Block("meteor {}", (tuple(SIDES),)),
        SKIP: Block("skip {}", (data.SPECIALS,)),
        PLACE: Block("place {}{}", (CELL_NAMES, _routes)),
        PLACE_LAVA: Block("place {}{}", (CELL_NAMES, _lava)),
        VOLCANO: Block("volcano {}", (CELL_NAMES,)),
        DONE: Block("done"),
    },
    ACTIONS,
)
