"""Actions, in the order `legal` offers them: numbers, texts, who takes them, what they draw."""

from __future__ import annotations

from tinkertable.core.notation import Codec
from tinkertable.core.record import rule, table
from tinkertable.core.seats import NATURE
from tinkertable.core.when import ALWAYS, EDITION, When

from . import data
from .tiles import (
    CELL_NAMES,
    FIRST_LAVA,
    FIRST_TILE,
    PAGES,
    ROUTE_PAGES,
    SHAPES,
    SIDES,
    VOLCANO_SHAPE,
    tiles_on,
)
from .tiles import VOLCANO as VOLCANO_TILE

WITH_METEOR = When(options={"expansion": ("meteor",)})
WITH_LAVA = When(options={"expansion": ("lava",)})
WITH_OTHER_LAVA = When(options={"expansion": ("lava",)}, edition=True)


def _when(page: int) -> When:
    """Our box prints what is on the first page of the routes and the first of the lava."""
    if page < ROUTE_PAGES:
        return ALWAYS if page == 0 else EDITION
    return WITH_LAVA if page == ROUTE_PAGES else WITH_OTHER_LAVA


CODEC = Codec()
THROW = CODEC.add("roll {}", SHAPES[:VOLCANO_SHAPE], by=NATURE)  # + what the die shows
AIM = CODEC.add("aim {}", tuple(data.AIM_DIE), by=NATURE)
FLY = CODEC.add("fly {}", tuple(str(n + 1) for n in range(data.FARTHEST)), by=NATURE)
METEOR = CODEC.add("meteor", when=WITH_METEOR)  # take the hit
# + side: take the hit in a chosen direction
METEOR_TO = CODEC.add("meteor {}", tuple(SIDES), when=WITH_METEOR)
SKIP = CODEC.add("skip {}", SHAPES[:FIRST_LAVA], when=WITH_METEOR)  # + shape of a special
# By page: + cell * how many tiles it has + tile, counted from the first of the page.
_placing = [
    CODEC.add("place {}{}", CELL_NAMES, tiles_on(page), when=_when(page)) for page in range(PAGES)
]
VOLCANO = CODEC.add("volcano {}", CELL_NAMES, when=WITH_LAVA)  # + cell
DONE = CODEC.add("done")
ACTIONS = CODEC.actions


PLACE = _placing[0]
PLACE_MORE = _placing[1]
PLACE_LAVA = _placing[ROUTE_PAGES]
PLACING = table([*_placing, VOLCANO])  # by page: its first action
TILES = table(len(tiles_on(page)) for page in range(PAGES))  # by page: how many it has
USUAL_TILES = len(tiles_on(0))


@rule
def page_of(action: int) -> int:
    """The page of what an action draws, volcanoes apart."""
    page = 0
    while action >= PLACING[page + 1]:
        page += 1
    return page


@rule
def cell_of(action: int) -> int:
    """Where an action draws."""
    if action < PLACE_MORE:  # said twice, since compiled code divides by a constant sooner
        return (action - PLACE) // USUAL_TILES
    if action >= VOLCANO:
        return action - VOLCANO
    page = page_of(action)
    return (action - PLACING[page]) // TILES[page]


@rule
def tile_of(action: int) -> int:
    """What it draws."""
    if action < PLACE_MORE:
        return (action - PLACE) % USUAL_TILES
    if action >= VOLCANO:
        return VOLCANO_TILE
    page = page_of(action)
    return FIRST_TILE[page] + (action - PLACING[page]) % TILES[page]


@rule
def placing(page: int, cell: int) -> int:
    """The action that draws the first tile of a page in a cell."""
    return PLACING[page] + cell * TILES[page]
