"""Action numbers, in the order `legal` offers them, and their texts."""

from __future__ import annotations

from tinkertable.core.notation import Block, Codec

from . import data
from .state import THROWS
from .tiles import CELL_NAMES, CELLS, DRAWINGS, FACES, LAVA_TILES, SIDES, TILES

THROW = 0  # nature: + what the die shows
METEOR = THROW + THROWS  # take the hit
METEOR_TO = METEOR + 1  # + side: take the hit in a chosen direction
SKIP = METEOR_TO + len(SIDES)  # + special
PLACE = SKIP + len(data.SPECIALS)  # + cell * TILES + tile
PLACE_LAVA = PLACE + CELLS * TILES  # + cell * LAVA_TILES + (tile - TILES)
VOLCANO = PLACE_LAVA + CELLS * LAVA_TILES  # + cell
DONE = VOLCANO + CELLS
ACTIONS = DONE + 1

ROUTES, LAVAS = DRAWINGS[:TILES], DRAWINGS[TILES : TILES + LAVA_TILES]
_aim = THROW + len(FACES) + len(data.LAVA_DIE)

CODEC = Codec(
    {
        THROW: Block("roll {}", ((*FACES, *data.LAVA_DIE),)),
        _aim: Block("aim {}", (tuple(data.AIM_DIE),)),
        _aim + len(data.AIM_DIE): Block("fly {}", (tuple(data.FLY_DIE),)),
        METEOR: Block("meteor"),
        METEOR_TO: Block("meteor {}", (tuple(SIDES),)),
        SKIP: Block("skip {}", (data.SPECIALS,)),
        PLACE: Block("place {}{}", (CELL_NAMES, ROUTES)),
        PLACE_LAVA: Block("place {}{}", (CELL_NAMES, LAVAS)),
        VOLCANO: Block("volcano {}", (CELL_NAMES,)),
        DONE: Block("done"),
    },
    ACTIONS,
)
