"""The oracle's board: cells, faces, and which drawings fit where.

Section names in comments are those of the specification, shared/rules/railroad-ink.md.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

# Components, "board": 7x7, rows A-G from the top, columns 1-7 from the left.
ROWS, COLUMNS = "ABCDEFG", "1234567"
CELLS = [row + column for row in ROWS for column in COLUMNS]  # reading order
CENTRE_CELL = "D4"
CENTRE = {row + column for row in "CDE" for column in "345"}

# Notation: sides are written in the order N, E, S, W.
SIDES = "NESW"
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

# Components, "exits".
EXITS: dict[tuple[str, str], str] = {
    **{("A" + column, "N"): kind for column, kind in zip("246", "HRH", strict=True)},
    **{("G" + column, "S"): kind for column, kind in zip("246", "HRH", strict=True)},
    **{(row + "1", "W"): kind for row, kind in zip("BDF", "RHR", strict=True)},
    **{(row + "7", "E"): kind for row, kind in zip("BDF", "RHR", strict=True)},
}

# Components, the dice; Notation, "Moves": one name for each distinct face.
A_FACES = ["H.H.", "HH..", "HHH.", "R.R.", "RR..", "RRR."]
B_FACES = ["HRHRx", "H.R.", "HR.."]
LAVA_FACES = ["LL..", "L.L.", "LLL.", "LH.H", "LR.R"]
SPECIALS = ["HHHR", "HRRR", "HHHH", "RRRR", "HHRR", "HRHR"]
VOLCANO = "LLLL"

Drawn = dict[str, str]  # cell -> four sides, plus `x` for an overpass


@dataclass
class Board:
    """What one seat has on its sheet."""

    drawn: Drawn = field(default_factory=dict)
    craters: set[str] = field(default_factory=set)
    dot: str | None = None  # the last cell a meteor hit; None before the first hit


def neighbour(cell: str, side: str) -> str | None:
    """The cell across `side`, or None across the outer border."""
    row = ROWS.index(cell[0]) + STEPS[side][0]
    column = COLUMNS.index(cell[1]) + STEPS[side][1]
    if 0 <= row < len(ROWS) and 0 <= column < len(COLUMNS):
        return ROWS[row] + COLUMNS[column]
    return None


# The same answer for every cell and side, so that the search below need not recompute it.
NEIGHBOUR = {(cell, side): neighbour(cell, side) for cell in CELLS for side in SIDES}


def drawings(face: str) -> set[str]:
    """Components: "Every die face may be turned and mirrored; so may the specials"."""
    sides, mark = face[:4], face[4:]
    mirrored = sides[0] + sides[3] + sides[2] + sides[1]
    found = set()
    for start in (sides, mirrored):
        for turn in range(4):
            found.add(start[turn:] + start[:turn] + mark)
    return found


DRAWINGS = {face: sorted(drawings(face)) for face in A_FACES + B_FACES + LAVA_FACES + SPECIALS}


@dataclass
class Printed:
    """What a box shows; `printed` puts another one on the table."""

    exits: dict[tuple[str, str], str]
    centre: set[str]
    dice: list[list[str]]  # the four dice of routes, then the two of lava: their faces
    aims: list[str]
    flights: list[str]
    specials: list[str]
    networks: list[int]  # points by exits
    crater: int
    lake: int


ON_THE_TABLE = Printed(
    EXITS, CENTRE, [A_FACES] * 3 + [B_FACES] + [LAVA_FACES] * 2, ["N", "E", "S", "W", "any"],
    ["1", "2", "3"], SPECIALS, [0, 0, *range(4, 44, 4), 45], 2, 5,
)  # fmt: skip


@contextmanager
def printed(box: Mapping[str, Any]) -> Iterator[None]:
    """Play with another box for a while: the data of an edition, complete."""
    at = {"N": "A{}", "E": "{}7", "S": "G{}", "W": "{}1"}
    other = Printed(
        exits={
            (at[side].format(place), side): kind
            for side, places in box["exits"].items()
            for place, kind in places.items()
        },
        centre=set(box["centre"]),
        dice=[list(die) for name in ("dice", "lava_dice") for die in box[name].values()],
        aims=list(box["aim_die"]),
        flights=list(box["fly_die"]),
        specials=list(box["specials"]),
        networks=list(box["network_points"]),
        crater=box["crater_points"],
        lake=box["lake_points"],
    )
    own = replace(ON_THE_TABLE)
    try:
        ON_THE_TABLE.__dict__.update(other.__dict__)
        yield
    finally:
        ON_THE_TABLE.__dict__.update(own.__dict__)


def drawings_of(face: str) -> list[str]:
    return DRAWINGS.get(face) or sorted(drawings(face))


def side_of(drawn: Drawn, cell: str, side: str) -> str:
    """What is drawn on one side of a cell: H, R, L, or `.`."""
    if cell not in drawn:
        return "."
    return drawn[cell][SIDES.index(side)]


def facing(drawn: Drawn, cell: str, side: str) -> str:
    """What a side of `cell` meets: the neighbour's side or the exit there; `.` for nothing."""
    other = NEIGHBOUR[cell, side]
    if other is None:
        return ON_THE_TABLE.exits.get((cell, side), ".")
    return side_of(drawn, other, OPPOSITE[side])


def clashes(drawn: Drawn, cell: str, text: str) -> bool:
    """A round, 2: "A highway side never meets a rail side, at a neighbour or at an exit"."""
    for side, kind in zip(SIDES, text, strict=False):
        if {kind, facing(drawn, cell, side)} == {"H", "R"}:
            return True
    return False


def joins(drawn: Drawn, cell: str, text: str, kinds: str) -> bool:
    """Whether a side of one of these kinds meets its like."""
    for side, kind in zip(SIDES, text, strict=False):
        if kind in kinds and facing(drawn, cell, side) == kind:
            return True
    return False


def route_fits(drawn: Drawn, cell: str, text: str) -> bool:
    """A round, 2: join an exit or a route by at least one side, and clash nowhere.

    Whether the cell is free is the caller's question.
    """
    return joins(drawn, cell, text, "HR") and not clashes(drawn, cell, text)


def lava_fits(drawn: Drawn, cell: str, text: str, *, routes_joined: bool) -> bool:
    """Lava: "Drawn lava must join lava already there", and option `lava_routes`."""
    if not joins(drawn, cell, text, "L") or clashes(drawn, cell, text):
        return False
    has_route = "H" in text or "R" in text
    return not (routes_joined and has_route) or joins(drawn, cell, text, "HR")


def volcano_fits(drawn: Drawn, cell: str) -> bool:
    """Lava: "in an empty cell with no lava in the four neighbouring cells"."""
    if cell in drawn:
        return False
    neighbours = [NEIGHBOUR[cell, side] for side in SIDES]
    return not any("L" in drawn.get(other, "") for other in neighbours if other is not None)


def meteor_target(start: str, direction: str, distance: int, craters: Collection[str]) -> str:
    """Meteor: fly `distance` cells, bouncing; then on to the first cell without a crater."""
    cell = start
    flown = 0
    while flown < distance or cell in craters:
        ahead = neighbour(cell, direction)
        if ahead is None:  # "the meteor bounces and runs back; the edge cell is not counted twice"
            direction = OPPOSITE[direction]
            ahead = neighbour(cell, direction)
        assert ahead is not None
        cell = ahead
        flown += 1
    return cell


# --- Option must_place=maximum: how many of the undrawn route dice can still be drawn ---


def greatest_number(drawn: Drawn, dice: Collection[str], free: frozenset[str]) -> int:
    """D: the most of `dice` that some order draws on `free` cells, without specials or lava."""
    for count in range(len(dice), 0, -1):
        if can_draw(drawn, dice, free, count):
            return count
    return 0


def can_draw(drawn: Drawn, dice: Collection[str], free: frozenset[str], count: int) -> bool:
    """Whether some `count` of the dice can all be drawn."""
    choices = set(combinations(sorted(dice), count))
    return any(can_draw_all(drawn, choice, free) for choice in sorted(choices))


def can_draw_all(drawn: Drawn, dice: tuple[str, ...], free: frozenset[str]) -> bool:
    """Whether all these dice can be drawn, in some order.

    Take one die. In any order that draws them all, it joins either what lies there now or a die
    drawn before it, which joins either what lies there now or ...: so there is a chain of dice that
    starts at what lies there now and ends in our die, each link joining the one before. Moving the
    chain to the front leaves everything else drawable (more routes there, same clashes). So it
    is enough to try every chain for this one die, and then to ask the same of the rest.
    """
    if not dice:
        return True
    die = next((die for die in dice if not fits_anywhere(drawn, die, free)), dice[0])
    others = without(dice, die)
    for length in range(len(others) + 1):
        for after, rest, left in chains(drawn, die, others, free, length, None):
            if can_draw_all(after, rest, left):
                return True
    return False


def chains(
    drawn: Drawn,
    die: str,
    helpers: tuple[str, ...],
    free: frozenset[str],
    length: int,
    last: str | None,
) -> Iterator[tuple[Drawn, tuple[str, ...], frozenset[str]]]:
    """Every chain of `length` helpers and then `die`, each joining the cell `last` drawn.

    Yields the board after it, the helpers left and the cells left.
    """
    links = [die] if length == 0 else sorted(set(helpers))
    for link in links:
        rest = helpers if length == 0 else without(helpers, link)
        for cell, text in link_placements(drawn, link, free, last):
            after, left = {**drawn, cell: text}, free - {cell}
            if length == 0:
                yield after, rest, left
            else:
                yield from chains(after, die, rest, left, length - 1, cell)


def link_placements(
    drawn: Drawn, die: str, free: frozenset[str], last: str | None
) -> Iterator[tuple[str, str]]:
    """Where the next link of a chain can go: anywhere at first, then only joined to `last`."""
    if last is None:
        yield from die_placements(drawn, die, free)
        return
    for side in SIDES:
        cell = NEIGHBOUR[last, side]
        if cell is None or cell not in free:
            continue
        for text in drawings_of(die):
            meets = text[SIDES.index(OPPOSITE[side])] == side_of(drawn, last, side) != "."
            if meets and route_fits(drawn, cell, text):
                yield cell, text


def die_placements(drawn: Drawn, die: str, free: Collection[str]) -> Iterator[tuple[str, str]]:
    """Every legal drawing of a route (die face or special) on one of the `free` cells."""
    for cell in CELLS:
        if cell not in free or not beside_route(drawn, cell):
            continue
        for text in drawings_of(die):
            if route_fits(drawn, cell, text):
                yield cell, text


def beside_route(drawn: Drawn, cell: str) -> bool:
    """Only to save time: a route can join only where a route side or an exit faces the cell."""
    return any(facing(drawn, cell, side) in "HR" for side in SIDES)


def fits_anywhere(drawn: Drawn, die: str, free: Collection[str]) -> bool:
    return next(die_placements(drawn, die, free), None) is not None


def without(dice: tuple[str, ...], die: str) -> tuple[str, ...]:
    """The dice less one that shows this face."""
    position = dice.index(die)
    return dice[:position] + dice[position + 1 :]
