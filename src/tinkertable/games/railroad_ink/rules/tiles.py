"""Drawings and cells as numbers, and the tables the rules index.

A shape is a drawing however it is turned and mirrored; a tile is one drawing in one turn, and those
of one shape stand side by side. Every drawing that a cell can hold has its number: first what our
box shows, 50 routes, then all other routes; 18 of lava, then all other lava, then the volcano.
They are parted into pages of at most 63 tiles, a bit set each; our box needs the first page of
routes and the first of lava.

Four two-bit codes say what the sides of a tile show; the same kind of byte says what a cell
*faces*: what its neighbours and the exits show towards it. `FITS[page, facing]` is then the set of
every route of a page that may be drawn there.
"""

from __future__ import annotations

from itertools import product

from tinkertable.core.offers import GROUP
from tinkertable.core.record import table

from . import data

SIDES = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
LETTERS = ".HRL"
NOTHING, HIGHWAY, RAIL, LAVA, KINDS = range(5)  # of ends
SIZE = len(data.ROWS)
CELLS = SIZE * SIZE
CELL_NAMES = tuple(row + column for row in data.ROWS for column in data.COLUMNS)
MIDDLE = CELL_NAMES.index(data.MIDDLE)


def code_of(sides: str) -> int:
    """The byte of four letters: two bits a side, north lowest."""
    return sum(LETTERS.index(letter) << 2 * side for side, letter in enumerate(sides[:4]))


def drawings_of(face: str) -> list[str]:
    """R2: the distinct drawings a face may be turned and mirrored into."""
    sides, mark = face[:4], face[4:]
    mirrored = sides[0] + sides[:0:-1]
    found: list[str] = []
    for way in (sides, mirrored):
        for quarter in range(4):
            turned = way[-quarter:] + way[:-quarter] if quarter else way
            if turned + mark not in found:
                found.append(turned + mark)
    return found


def _other_shapes(letters: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """What else could be drawn with these letters; `x` where highway and rail do not join."""
    seen = {drawing for shape in known for drawing in drawings_of(shape)}
    found = []
    for letters_of in product(letters, repeat=4):
        sides = "".join(letters_of)
        for shape in (sides, sides + "x") if {*"HR"} <= {*sides} else (sides,):
            if shape not in seen and sides != "....":
                found.append(shape)
                seen.update(drawings_of(shape))
    return tuple(found)


FACES = (*data.A_DIE, *data.B_DIE)  # of our box
_routes = (*FACES, *data.SPECIALS)
_routes += _other_shapes("HR.", _routes)
_lava = tuple(data.LAVA_DIE)
_with_lava = _other_shapes("LHR.", (*_routes, *_lava, data.VOLCANO))
SHAPES = (*_routes, *_lava, *_with_lava, data.VOLCANO)
FIRST_LAVA = len(_routes)
VOLCANO_SHAPE = len(SHAPES) - 1
NAMED = {*FACES, *data.SPECIALS, *data.LAVA_DIE, data.VOLCANO}  # what our box shows has words

DRAWINGS = tuple(drawing for shape in SHAPES for drawing in drawings_of(shape))
_shape_of = [shape for shape, face in enumerate(SHAPES) for _ in drawings_of(face)]
_code = [code_of(drawing) for drawing in DRAWINGS]
VOLCANO = DRAWINGS.index(data.VOLCANO)


def _pages(first: int, firm: int, end: int) -> list[int]:
    """The first shapes of pages: our box's, then as many as there is room for, and so on."""
    pages = [first, firm]
    size = 0
    for shape in range(firm, end):
        size += len(drawings_of(SHAPES[shape]))
        if size > GROUP:
            pages.append(shape)
            size = len(drawings_of(SHAPES[shape]))
    return pages


_route_pages = _pages(0, len(FACES) + len(data.SPECIALS), FIRST_LAVA)
_lava_pages = _pages(FIRST_LAVA, FIRST_LAVA + len(_lava), VOLCANO_SHAPE)
_page_shapes = [*_route_pages, *_lava_pages, VOLCANO_SHAPE]  # by page: its first shape
ROUTE_PAGES = len(_route_pages)
FIRST_LAVA_TILE = _shape_of.index(FIRST_LAVA)
PAGES = len(_page_shapes) - 1  # routes, then lava; the volcano is on none
_first_tiles = [_shape_of.index(shape) for shape in _page_shapes]


def _page_of(shape: int) -> int:
    return max(page for page in range(PAGES) if _page_shapes[page] <= shape)


def tiles_on(page: int) -> tuple[str, ...]:
    """The drawings of a page."""
    return DRAWINGS[_first_tiles[page] : _first_tiles[page + 1]]


def shape_called(drawing: str) -> int | None:
    """The shape of a drawing, in whatever turn it is given."""
    return _shape_of[DRAWINGS.index(drawing)] if drawing in DRAWINGS else None


def _tile_set(shape: int) -> int:
    """The tiles of a shape as bits of its page."""
    if shape == VOLCANO_SHAPE:
        return 0
    first = _first_tiles[_page_of(shape)]
    return sum(1 << tile - first for tile, k in enumerate(_shape_of) if k == shape)


def _neighbour(cell: int, side: int) -> int:
    row, column = divmod(cell, SIZE)
    row, column = row + (-1, 0, 1, 0)[side], column + (0, 1, 0, -1)[side]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else -1


def _showing(page: int, side: int, kind: int) -> int:
    """The drawings of a page, as bits, that show a kind on a side."""
    codes = _code[_first_tiles[page] : _first_tiles[page + 1]]
    return sum(1 << bit for bit, code in enumerate(codes) if code >> 2 * side & 3 == kind)


_SHOWING = [
    [[_showing(page, side, kind) for kind in range(4)] for side in range(4)]
    for page in range(PAGES)
]


def _with_route(page: int) -> int:
    found = 0
    for by_kind in _SHOWING[page]:
        found |= by_kind[HIGHWAY] | by_kind[RAIL]
    return found


def clash(mine: int, theirs: int) -> bool:
    """R9: a highway side never meets a rail side; lava never clashes (R36)."""
    return {mine, theirs} == {HIGHWAY, RAIL}


def _meeting(page: int, facing: int) -> tuple[int, int, int]:
    """Drawings of a page that join by a route, by lava, or clash there."""
    route = lava = clashing = 0
    for side in range(4):
        theirs = facing >> 2 * side & 3
        if theirs == LAVA:
            lava |= _SHOWING[page][side][LAVA]
        elif theirs != NOTHING:
            route |= _SHOWING[page][side][theirs]
        for mine, drawings in enumerate(_SHOWING[page][side]):
            if clash(mine, theirs):
                clashing |= drawings
    return route, lava, clashing


def _fits(page: int, facing: int) -> int:
    """R8, R9: the routes that join something and clash with nothing."""
    route, _, clashing = _meeting(page, facing)
    return route & ~clashing


def _lava_fits(page: int, facing: int, routes_joined: bool) -> int:
    """R34, R35: the lava that joins lava; with `routes_joined` its route must join as well."""
    route, lava, clashing = _meeting(page, facing)
    if routes_joined:
        lava &= route | ~_with_route(page)
    return lava & ~clashing


COUNT_BITS = 6  # of a number of cells
COUNTS = 63 // COUNT_BITS  # in one number
_border = [
    sum(1 << cell for cell in range(CELLS) if _neighbour(cell, side) < 0) for side in range(4)
]

CODE = table(_code)
SHAPE = table(_shape_of)
SHAPE_TILES = table(_tile_set(shape) for shape in range(len(SHAPES)))  # bits of its page
PAGE = table(_page_of(shape) for shape in range(len(SHAPES)))  # where its tiles are
FIRST_TILE = table(_first_tiles)  # by page
CROSSING = table(drawing.endswith("x") for drawing in DRAWINGS)  # by tile: highway over rail
NEIGHBOUR = table(_neighbour(cell, side) for cell in range(CELLS) for side in range(4))
# [page, facing]
FITS = table(_fits(page, facing) for page in range(ROUTE_PAGES) for facing in range(256))
# [option lava_routes, page of lava, facing]
LAVA_FITS = table(
    _lava_fits(page, facing, joined)
    for joined in (False, True)
    for page in range(ROUTE_PAGES, PAGES)
    for facing in range(256)
)
ALL_CELLS = (1 << CELLS) - 1
ODD_CELLS = sum(1 << cell for cell in range(1, CELLS, 2))  # one colour of a chessboard
# By cell: bit set of the cell and those beside it.
NEAR = table(
    1 << cell | sum(1 << other for other in NEIGHBOUR[cell * 4 : cell * 4 + 4] if other >= 0)
    for cell in range(CELLS)
)
BORDER = table(_border)  # by side: bit set of the cells at that edge
EAST_BORDER, WEST_BORDER = _border[EAST], _border[WEST]
