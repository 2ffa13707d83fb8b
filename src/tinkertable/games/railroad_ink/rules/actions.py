"""Actions, in the order `legal` offers them: numbers, texts, who takes them, what they draw."""

from __future__ import annotations

from tinkertable.core.notation import Codec
from tinkertable.core.record import rule
from tinkertable.core.seats import NATURE

from . import data
from .tiles import CELL_NAMES, DRAWINGS, FACES, LAVA_TILES, ROUTE_TILES, SIDES
from .tiles import VOLCANO as VOLCANO_TILE

CODEC = Codec()
THROW = CODEC.add("roll {}", (*FACES, *data.LAVA_DIE), by=NATURE)  # + what the die shows
AIM = CODEC.add("aim {}", tuple(data.AIM_DIE), by=NATURE)
FLY = CODEC.add("fly {}", tuple(data.FLY_DIE), by=NATURE)
METEOR = CODEC.add("meteor")  # take the hit
METEOR_TO = CODEC.add("meteor {}", tuple(SIDES))  # + side: take the hit in a chosen direction
SKIP = CODEC.add("skip {}", data.SPECIALS)  # + special
PLACE = CODEC.add("place {}{}", CELL_NAMES, DRAWINGS[:ROUTE_TILES])  # + cell * ROUTE_TILES + tile
# + cell * LAVA_TILES + (tile - ROUTE_TILES)
PLACE_LAVA = CODEC.add("place {}{}", CELL_NAMES, DRAWINGS[ROUTE_TILES:VOLCANO_TILE])
VOLCANO = CODEC.add("volcano {}", CELL_NAMES)  # + cell
DONE = CODEC.add("done")
ACTIONS = CODEC.actions


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
