"""Drawings and cells as numbers, and the tables the rules index.

A tile is one drawing in one turn; those of one face stand side by side: 50 routes, then 18 of
lava, then the volcano. Four two-bit codes say what its sides show; the same kind of byte says
what a cell *faces*: what its neighbours and the exits show towards it. `FITS[facing]` is then the
set of every route that may be drawn there.
"""

from __future__ import annotations

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


# A shape is a face of a route die, a special, a face of a lava die, or the volcano.
FACES = (*data.A_DIE, *data.B_DIE)
SHAPES = (*FACES, *data.SPECIALS, *data.LAVA_DIE, data.VOLCANO)
FIRST_SPECIAL = len(FACES)
FIRST_LAVA = FIRST_SPECIAL + len(data.SPECIALS)
OVERPASS = SHAPES.index("HRHRx")

DRAWINGS = tuple(drawing for shape in SHAPES for drawing in drawings_of(shape))
_shape_of = [shape for shape, face in enumerate(SHAPES) for _ in drawings_of(face)]
_code = [code_of(drawing) for drawing in DRAWINGS]
ROUTE_TILES = _shape_of.index(FIRST_LAVA)  # routes: dice and specials
VOLCANO = DRAWINGS.index(data.VOLCANO)
LAVA_TILES = VOLCANO - ROUTE_TILES


def _tile_set(shape: int) -> int:
    """The tiles of a shape as bits: routes count from tile 0, lava from the first lava tile."""
    first = ROUTE_TILES if shape >= FIRST_LAVA else 0
    return sum(1 << tile - first for tile, k in enumerate(_shape_of) if k == shape)


def _neighbour(cell: int, side: int) -> int:
    row, column = divmod(cell, SIZE)
    row, column = row + (-1, 0, 1, 0)[side], column + (0, 1, 0, -1)[side]
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else -1


def _showing(side: int, kind: int) -> int:
    """The drawings, as bits, that show a kind on a side."""
    return sum(1 << tile for tile, code in enumerate(_code) if code >> 2 * side & 3 == kind)


_SHOWING = [[_showing(side, kind) for kind in range(4)] for side in range(4)]
_WITH_ROUTE = 0
for _by_kind in _SHOWING:
    _WITH_ROUTE |= _by_kind[HIGHWAY] | _by_kind[RAIL]


def clash(mine: int, theirs: int) -> bool:
    """R9: a highway side never meets a rail side; lava never clashes (R36)."""
    return {mine, theirs} == {HIGHWAY, RAIL}


def _meeting(facing: int) -> tuple[int, int, int]:
    """Drawings that join by a route, by lava, or clash there."""
    route = lava = clashing = 0
    for side in range(4):
        theirs = facing >> 2 * side & 3
        if theirs == LAVA:
            lava |= _SHOWING[side][LAVA]
        elif theirs != NOTHING:
            route |= _SHOWING[side][theirs]
        for mine, drawings in enumerate(_SHOWING[side]):
            if clash(mine, theirs):
                clashing |= drawings
    return route, lava, clashing


def _fits(facing: int) -> int:
    """R8, R9: the routes that join something and clash with nothing."""
    route, _, clashing = _meeting(facing)
    return route & ~clashing & ((1 << ROUTE_TILES) - 1)


def _lava_fits(facing: int, routes_joined: bool) -> int:
    """R34, R35: the lava that joins lava; with `routes_joined` its route must join as well."""
    route, lava, clashing = _meeting(facing)
    if routes_joined:
        lava &= route | ~_WITH_ROUTE
    return (lava & ~clashing) >> ROUTE_TILES & ((1 << LAVA_TILES) - 1)


COUNT_BITS = 6  # of a number of cells


def _faces_fit(facing: int) -> int:
    """One count of COUNT_BITS for each face of a route die: 1 if it fits. They can be added up."""
    return sum((_fits(facing) & _tile_set(k) != 0) << COUNT_BITS * k for k in range(FIRST_SPECIAL))


_border = [
    sum(1 << cell for cell in range(CELLS) if _neighbour(cell, side) < 0) for side in range(4)
]

CODE = table(_code)
SHAPE = table(_shape_of)
SHAPE_TILES = table(_tile_set(shape) for shape in range(len(SHAPES)))
SPECIAL_TILES = sum(_tile_set(shape) for shape in range(FIRST_SPECIAL, FIRST_LAVA))
NEIGHBOUR = table(_neighbour(cell, side) for cell in range(CELLS) for side in range(4))
FITS = table(_fits(facing) for facing in range(256))
FACES_FIT = table(_faces_fit(facing) for facing in range(256))
# [option lava_routes, facing]
LAVA_FITS = table(_lava_fits(facing, joined) for joined in (False, True) for facing in range(256))
ALL_CELLS = (1 << CELLS) - 1
ODD_CELLS = sum(1 << cell for cell in range(1, CELLS, 2))  # one colour of a chessboard
# By cell: bit set of the cell and those beside it.
NEAR = table(
    1 << cell | sum(1 << other for other in NEIGHBOUR[cell * 4 : cell * 4 + 4] if other >= 0)
    for cell in range(CELLS)
)
BORDER = table(_border)  # by side: bit set of the cells at that edge
EAST_BORDER, WEST_BORDER = _border[EAST], _border[WEST]
