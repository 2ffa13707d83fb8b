"""The records of Railroad Ink: box, match, scratch memory, score sheet."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Int8, Int16, Int64, Ints, i1, i2, i8, record, u1

from . import data
from .tiles import CELLS, FIRST_LAVA, KINDS, ROUTE_PAGES, VOLCANO_SHAPE

SEATS = data.MOST_SEATS
DICE = len(data.ROUTE_DICE)
ALL_DICE = DICE + 2  # with an expansion's
EXITS = 28  # an edition's at most: every place at the border
EMPTY = -1  # a cell's tile when nothing is drawn there
UNROLLED = -1
UNHIT = -1  # the meteor's dot before the first hit
CHAIN_START = -1  # where no link stands before a die

# What nature can throw: every shape of a route or of lava, directions, distances.
AIM = VOLCANO_SHAPE
ANY_WAY = AIM + 4
FLY = AIM + len(data.AIM_DIE)
THROWS = FLY + data.FARTHEST
# The dice: four of routes, two of lava, direction and distance.
LAVA_DIE, AIM_DIE, FLY_DIE, KINDS_OF_DICE = DICE, DICE + 2, DICE + 3, DICE + 4

# Options, in the order of OPTIONS in __init__.py, and their values.
EXPANSION, STATIONS, MUST_PLACE, CENTRE_COUNTS, SKIP_COUNTS, CRATER_DUTY, LAVA_ROUTES = range(7)
OPTIONS = 7
NO_EXPANSION, WITH_METEOR, WITH_LAVA = range(3)
PASS, END = range(2)
MAXIMUM, MAXIMAL = range(2)
ANYTHING, ROUTES = range(2)
BOTH, SPECIAL = range(2)
FREE, OPTIONAL = range(2)


@record
class Box:
    """What is printed: an edition may change it."""

    centre: Int64  # bit set of cells
    front: Int64  # bit set of the cells at an exit
    exits: Annotated[Ints, i8 * (KINDS * 4)]  # [kind, side]: bit set of the cells at such an exit
    facing: Annotated[Ints, u1 * CELLS]  # by cell: what the exits show towards it
    first_throw: Annotated[Ints, i1 * KINDS_OF_DICE]  # by die: throws count from here
    throws: Annotated[Ints, i8 * KINDS_OF_DICE]  # by die: bit set of what it can show
    sides: Annotated[Ints, i1 * (KINDS_OF_DICE * THROWS)]  # [die, throw]: how many show it
    route_pages: Int8  # how many pages of routes its dice and specials need
    lava_pages: Int8  # and of lava
    specials: Int64  # bit set of shapes
    special_tiles: Annotated[Ints, i8 * ROUTE_PAGES]  # by page: bit set of their tiles
    count_of: Annotated[Ints, i1 * FIRST_LAVA]  # by shape of a route: which count is its own
    room: Annotated[Ints, i8 * 256]  # by facing: counts, 1 for each shape of a die that fits
    usual: Int8  # 1 if exits, dice and specials are those of our box
    network_points: Annotated[Ints, i1 * (EXITS + 1)]
    crater_points: Int8
    lake_points: Int8


@record
class Board:
    """One seat's sheet. SECRET from the others as far as it was drawn in the running round."""

    front: Int64  # bit set: free cells that a drawing or an exit points at
    filled: Int64  # bit set: cells with a drawing
    lava: Int64  # bit set: those with lava
    craters: Int64  # bit set; a crater is a free cell
    special_tiles: Annotated[Ints, i8 * ROUTE_PAGES]  # by page: bit set, of specials not yet used
    tile: Annotated[Ints, i2 * CELLS]  # EMPTY or a tile
    facing: Annotated[Ints, u1 * CELLS]  # what neighbours and exits show towards the cell
    round_of: Annotated[Ints, i1 * CELLS]  # R13: the round it was drawn in, 0 none
    drawn: Int8  # bit set: dice of this round already drawn, the lava dice at bits 4 and 5
    specials: Int8  # used up in this game
    special_now: Int8  # 1 once this round's special is used up
    dot: Int8  # where the meteor struck last, or UNHIT
    struck: Int8  # 1 once this round's meteor is decided
    lapsed: Int8  # 1 once this round's lava duty has lapsed


@record
class State:
    """Public, but for the boards."""

    done: Int16  # bit set: seats that have finished the round
    seats: Int8
    round_now: Int8  # from 1; rounds + 1 when the game is over
    rounds: Int8
    rolled: Int8  # dice rolled this round
    to_roll: Int8  # dice in a round
    option: Annotated[Ints, i1 * OPTIONS]  # the index of each option's value
    dice: Annotated[Ints, i1 * ALL_DICE]  # UNROLLED or the throw
    board: Annotated[list[Board], SEATS]
    shown: Annotated[list[Board], SEATS]  # the boards as all saw them last (2 seats or more)


@record
class Trial:
    """One die that is drawn for a try; `drawable_dice.py` says why they form chains."""

    cells: Int64  # bit set of cells to try for it
    tiles: Int64  # bit set of tiles to try in the cell
    left: Int8  # bit set of dice to draw from here on
    goal: Int8  # the die the chain leads to
    last: Int8  # cell of the link before, or CHAIN_START
    die: Int8  # tried now
    cell: Int8  # tried now
    tile: Int16  # drawn there


@record
class Work:
    """Scratch memory: what the rules need while they run."""

    # The board with the dice tried so far (`drawable_dice.py`).
    filled: Int64  # bit set of cells not free
    front: Int64  # bit set of free cells that something points at
    facing: Annotated[Ints, u1 * CELLS]  # by cell: what it faces
    trial: Annotated[list[Trial], DICE]  # in the order they are drawn
    # Two sets of cells of which none is beside another, and how much room they have (`room.py`).
    odd: Int64
    even: Int64
    odd_room: Int64
    even_room: Int64
    # The path tried now (`paths.py`).
    links: Annotated[Ints, i8 * CELLS]  # by cell: bit set of the cells it is joined to
    steps: Annotated[Ints, i8 * CELLS]  # by depth: bit set of cells to try next
    trail: Annotated[Ints, i1 * CELLS]  # by depth: the cell


@record
class Network:
    """What is joined to an exit."""

    highway: Int64  # bit set of the cells it reaches by highway
    rail: Int64  # and by rail
    exits: Int8  # how many it joins


@record
class Lake:
    cells: Int64  # bit set
    closed: Int8  # 1 if none of its sides is open


@record
class Sheet:
    """The score of one board: the lines, then what earned them."""

    networks: Int16
    highway: Int16  # the length of the longest
    rail: Int16
    centre: Int16
    errors: Int16  # subtracted
    bonus: Int16
    # What the board shows, [kind, side]: bit sets of cells.
    ends: Annotated[Ints, i8 * (KINDS * 4)]  # with such an end
    joined: Annotated[Ints, i8 * (KINDS * 4)]  # whose end meets one of the same kind
    overpasses: Int64  # bit set of cells
    stations: Int64  # bit set of the cells that join highway and rail
    # What was counted.
    network: Annotated[list[Network], EXITS]
    network_count: Int8
    highway_path: Annotated[Ints, i1 * CELLS]  # the cells of the longest, in order
    rail_path: Annotated[Ints, i1 * CELLS]
    centre_cells: Int64  # bit set
    open_routes: Annotated[Ints, i8 * 4]  # by side: bit set of cells with an open end there
    open_lava: Annotated[Ints, i8 * 4]  # the same of lava
    crater_ends: Annotated[Ints, i8 * 4]  # by side: bit set of cells that lead into a crater
    lake: Annotated[list[Lake], CELLS]
    lake_count: Int8
    largest_lake: Int64  # bit set: the first that no other exceeds, or the empty set
