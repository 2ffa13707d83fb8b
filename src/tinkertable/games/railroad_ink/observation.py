"""What a seat sees of Railroad Ink, as numbers.

Points are left out: they follow from the boards, and counting them takes longer than a move. So are
the rounds in which a board's cells were drawn: nothing depends on them.
"""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.layout import Ints
from tinkertable.core.observation import Axis, amounts, each, flags, one_of, seat_axis
from tinkertable.core.record import lowest, record, rule, table

from .rules import data
from .rules.box import MOST_POINTS
from .rules.meteor import distance
from .rules.state import (
    AIM,
    ALL_DICE,
    DICE,
    EXITS,
    EXPANSION,
    LAVA_ROUTES,
    SEATS,
    STATIONS,
    UNHIT,
    WITH_METEOR,
    Board,
    Box,
    State,
    Work,
)
from .rules.tiles import (
    CELLS,
    CODE,
    CROSSING,
    KINDS,
    LETTERS,
    NOTHING,
    PAGE,
    SHAPE_TILES,
    SHAPES,
    SIDES,
)

SEAT = seat_axis(SEATS)
ROW = Axis("row", tuple(data.ROWS))
COLUMN = Axis("column", tuple(data.COLUMNS))
SIDE = Axis("side", tuple(SIDES))
KIND = Axis("kind", ("highway", "rail", "lava"))
DIE = Axis("die", tuple(str(die + 1) for die in range(ALL_DICE)))
SPECIAL = Axis("special", tuple(str(special + 1) for special in range(len(data.SPECIALS))))
AIMS = Axis("aim", tuple(data.AIM_DIE))
JOINED = Axis("exits", tuple(str(exits) for exits in range(EXITS + 1)))
EXPANSIONS = Axis("expansion", ("none", "meteor", "lava"))
RULING = Axis(
    "option",
    (
        "stations=end",
        "must_place=maximal",
        "centre_counts=routes",
        "skip_counts=special",
        "crater_duty=optional",
        "lava_routes=joined",
    ),
)
LAYER = Axis("layer", ("what drawings show", "what neighbours and exits show towards the cell"))
DRAWN, FACED = range(2)
FIRST_RULING, LAST_RULING = STATIONS, LAVA_ROUTES  # options, in the order of RULING

KINDS_SHOWN = KINDS - 1
ENDS = len(SIDES) * KINDS_SHOWN
# By shape: bit set of side * KINDS_SHOWN + kind - 1, then whether its lines cross.
SHOWS = table(
    sum(
        1 << side * KINDS_SHOWN + LETTERS.index(letter) - 1
        for side, letter in enumerate(drawing[:4])
        if LETTERS.index(letter) != NOTHING
    )
    + (int(len(drawing) > len(SIDES)) << ENDS)
    for drawing in SHAPES
)


@record
class Drawing:
    """What a die or a special shows, in one of its turns; all 0 where a die is not rolled."""

    ends: Annotated[Ints, flags("what its sides show", SIDE, KIND)]
    overpass: Annotated[int, flags("its lines cross and do not join")]


@record
class Ends:
    """The sides of all cells."""

    kind: Annotated[Ints, flags("cells with an end of a kind", SIDE, KIND, ROW, COLUMN)]


@record
class Sheet:
    """A seat's board; another's is as all saw it last."""

    done: Annotated[int, flags("the seat has finished the round")]
    struck: Annotated[int, flags("this round's meteor is decided")]
    special_now: Annotated[int, flags("this round's special is used up")]
    specials_used: Annotated[int, amounts("specials used in this game", data.SPECIALS_A_GAME)]
    specials: Annotated[Ints, flags("specials neither drawn nor crossed off", SPECIAL)]
    drawn: Annotated[Ints, flags("dice of this round that are drawn", DIE)]
    ends: Annotated[list[Ends], each("what is drawn, and what cells face", LAYER)]
    filled: Annotated[Ints, flags("cells with a drawing", ROW, COLUMN)]
    overpasses: Annotated[Ints, flags("cells whose lines cross and do not join", ROW, COLUMN)]
    front: Annotated[Ints, flags("free cells that a drawing or an exit points at", ROW, COLUMN)]
    craters: Annotated[Ints, flags("craters", ROW, COLUMN)]
    dot: Annotated[Ints, one_of("where the meteor struck last", ROW, COLUMN)]


@record
class Observation:
    """The table from a seat."""

    expansion: Annotated[Ints, one_of("what is played with", EXPANSIONS)]
    rulings: Annotated[Ints, flags("options that are not at their default", RULING)]
    round: Annotated[int, amounts("the round, one more than the last at the end", data.ROUNDS + 1)]
    rounds: Annotated[int, amounts("how many rounds there are", data.ROUNDS)]
    lapsed: Annotated[int, flags("the viewer need not draw lava in this round")]
    aim: Annotated[Ints, one_of("where the meteor flies", AIMS)]
    distance: Annotated[int, amounts("how many cells it flies", data.FARTHEST)]
    dice: Annotated[list[Drawing], each("what the dice of routes, then of lava show", DIE)]
    specials: Annotated[list[Drawing], each("the special routes", SPECIAL)]
    centre: Annotated[Ints, flags("the cells of the centre", ROW, COLUMN)]
    network_points: Annotated[
        Ints, amounts("points of a network by its exits", MOST_POINTS, JOINED)
    ]
    crater_points: Annotated[int, amounts("points of an end in a crater", MOST_POINTS)]
    lake_points: Annotated[int, amounts("points of a closed lake", MOST_POINTS)]
    seat: Annotated[list[Sheet], each("the boards", SEAT)]


@rule
def observe(box: Box, s: State, viewer: int, work: Work, seen: Observation) -> None:
    """What a seat sees, in a zeroed row."""
    seen.expansion[s.option[EXPANSION]] = 1
    for option in range(FIRST_RULING, LAST_RULING + 1):
        seen.rulings[option - FIRST_RULING] = s.option[option]
    seen.round = s.round_now
    seen.rounds = s.rounds
    seen.lapsed = s.board[viewer].lapsed
    observe_dice(s, seen)
    observe_box(box, seen)
    for place in range(s.seats):
        seat = viewer + place
        if seat >= s.seats:
            seat -= s.seats
        sheet = seen.seat[place]
        sheet.done = (s.done >> seat) & 1
        if seat == viewer or s.round_now > s.rounds:
            observe_board(box, s.board[seat], work, sheet)
        else:
            observe_board(box, s.shown[seat], work, sheet)


@rule
def observe_dice(s: State, seen: Observation) -> None:
    dice = s.rolled
    if s.option[EXPANSION] == WITH_METEOR:
        dice = min(s.rolled, DICE)
        if s.rolled > DICE:
            seen.aim[s.dice[DICE] - AIM] = 1
        if s.rolled > DICE + 1:
            seen.distance = distance(s)
    for die in range(dice):
        observe_drawing(s.dice[die], seen.dice[die])


@rule
def observe_drawing(shape: int, seen: Drawing) -> None:
    shows = SHOWS[shape]
    for end in range(ENDS):
        seen.ends[end] = (shows >> end) & 1
    seen.overpass = shows >> ENDS


@rule
def observe_box(box: Box, seen: Observation) -> None:
    """What is printed and can be otherwise in another edition."""
    special = 0
    shapes = box.specials
    while shapes:
        observe_drawing(lowest(shapes), seen.specials[special])
        shapes &= shapes - 1
        special += 1
    for cell in range(CELLS):
        seen.centre[cell] = (box.centre >> cell) & 1
    for exits in range(EXITS + 1):
        seen.network_points[exits] = box.network_points[exits]
    seen.crater_points = box.crater_points
    seen.lake_points = box.lake_points


@rule
def observe_board(box: Box, b: Board, work: Work, seen: Sheet) -> None:
    seen.struck = b.struck
    seen.special_now = b.special_now
    seen.specials_used = b.specials
    special = 0
    shapes = box.specials
    while shapes:
        shape = lowest(shapes)
        shapes &= shapes - 1
        seen.specials[special] = b.special_tiles[PAGE[shape]] & SHAPE_TILES[shape] != 0
        special += 1
    for die in range(ALL_DICE):
        seen.drawn[die] = (b.drawn >> die) & 1
    for cell in range(CELLS):
        seen.filled[cell] = (b.filled >> cell) & 1
        seen.front[cell] = (b.front >> cell) & 1
        seen.craters[cell] = (b.craters >> cell) & 1
    if b.dot != UNHIT:
        seen.dot[b.dot] = 1
    observe_cells(b, work, seen)


@rule
def observe_cells(b: Board, work: Work, seen: Sheet) -> None:
    """What the drawings show, and what every cell faces."""
    for cell in range(CELLS):
        work.facing[cell] = 0
    filled = b.filled
    while filled:
        cell = lowest(filled)
        filled &= filled - 1
        work.facing[cell] = CODE[b.tile[cell]]
        seen.overpasses[cell] = CROSSING[b.tile[cell]]
    observe_ends(work, seen.ends[DRAWN])
    for cell in range(CELLS):
        work.facing[cell] = b.facing[cell]
    observe_ends(work, seen.ends[FACED])


@rule
def observe_ends(work: Work, seen: Ends) -> None:
    """Two bits a side are its kind. Places and kinds are constants here, so that a compiler takes
    many cells at once."""
    for cell in range(CELLS):
        facing = work.facing[cell]
        north = facing & 3
        east = facing & (3 << 2)
        south = facing & (3 << 4)
        west = facing & (3 << 6)
        seen.kind[cell] = north == 1
        seen.kind[CELLS + cell] = north == 2
        seen.kind[2 * CELLS + cell] = north == 3
        seen.kind[3 * CELLS + cell] = east == 1 << 2
        seen.kind[4 * CELLS + cell] = east == 2 << 2
        seen.kind[5 * CELLS + cell] = east == 3 << 2
        seen.kind[6 * CELLS + cell] = south == 1 << 4
        seen.kind[7 * CELLS + cell] = south == 2 << 4
        seen.kind[8 * CELLS + cell] = south == 3 << 4
        seen.kind[9 * CELLS + cell] = west == 1 << 6
        seen.kind[10 * CELLS + cell] = west == 2 << 6
        seen.kind[11 * CELLS + cell] = west == 3 << 6
