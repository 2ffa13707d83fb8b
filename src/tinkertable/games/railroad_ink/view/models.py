"""The view of a table, as its clients are told it.

Cells are named like `D4`, ends (a side of a cell) like `D4N`, drawings by their sides: `HR..`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Names = tuple[str, ...]
Expansion = Literal["none", "meteor", "lava"]
Side = Literal["N", "E", "S", "W"]
Route = Literal["H", "R"]
Group = Literal["die", "lava", "special", "volcano"]
PieceState = Literal["open", "used", "stuck"]
Hindrance = Literal["meteor-first", "dice-left", "lava-left"]
Emergency = Literal["erase-or-volcano", "erase", "volcano", "lapsed"]


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a board as it stands: the total and its lines."""

    total: int
    networks: int
    highway: int
    rail: int
    centre: int
    errors: int  # how many; each costs a point
    bonus: int  # of the expansion


@dataclass(frozen=True, slots=True)
class Board:
    """What a seat has drawn and may still draw."""

    drawings: Mapping[str, str]  # by cell
    craters: Names  # cells
    dot: str | None  # the cell of the last hit
    rounds: Mapping[str, int]  # by cell: the round it was drawn in
    drawn: tuple[int, ...]  # this round's dice that are drawn, from 0 in the order they were rolled
    specials_left: Names  # special routes neither drawn nor crossed off
    specials_used: int  # of the three a game allows
    special_now: bool  # this round's is used
    score: Score


@dataclass(frozen=True, slots=True)
class Field:
    """What is printed on every board."""

    rows: Names
    columns: Names
    centre: Names  # cells
    exits: Mapping[str, Route]  # by end: what leaves the board there
    middle: str  # the cell in the middle
    expansion: Expansion


@dataclass(frozen=True, slots=True)
class Lake:
    """Lava joined by its sides."""

    cells: Names
    closed: bool


@dataclass(frozen=True, slots=True)
class Marks:
    """What is to be seen on a board beside its ink."""

    wet: Names  # cells drawn this round by a seat that still draws
    joined: Names  # exits at which something is drawn
    ends: Names  # ends of routes that lead nowhere
    mouths: Names  # open sides of lava
    hits: Names  # ends that lead into a crater
    lakes: tuple[Lake, ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A die, a special route or a volcano, and what may be done with it."""

    key: str  # tells the pieces of a seat apart
    kind: str  # what it shows
    group: Group
    state: PieceState  # can be drawn, has been, fits nowhere now
    cell: str | None  # where it was drawn, as far as the board still shows it
    due: bool  # it must be drawn before the round can end
    places: Mapping[str, Names]  # by cell: the moves that fit there, the best fit first
    withheld: Names  # cells where it fits, but in some way or any would strand another die
    skip: str | None  # the move that crosses it off instead of taking a hit


@dataclass(frozen=True, slots=True)
class Way:
    """A way the meteor may take."""

    move: str
    side: Side  # it flies there at first
    path: Names  # the cells it passes
    target: str  # the cell it strikes


@dataclass(frozen=True, slots=True)
class Meteor:
    """A meteor that is still to fall."""

    start: str  # the cell it flies from
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class WhyNot:
    """What must be done before the round can end."""

    code: Hindrance
    n: int  # how many dice are left


@dataclass(frozen=True, slots=True)
class Choices:
    """A seat's legal moves, sorted into what can be picked."""

    pieces: tuple[Piece, ...]
    meteor: Meteor | None
    done: bool  # the round can be ended
    why_not: WhyNot | None
    erases: Names  # cells with a route that lava may be drawn over
    emergency: Emergency | None  # what is left to do where no lava fits a free cell
    specials_left: int  # that may still be drawn in this game


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it. Seats count from 1."""

    round: int
    rounds: int
    dice: Names  # what the dice of routes and lava show
    aim: Side | Literal["any"] | None  # where the meteor flies; any: each seat chooses
    distance: int | None  # how many cells the meteor flies
    acting: tuple[int | Literal["*"], ...]  # who is to act; * is nature, who rolls the dice
    boards: tuple[Board, ...]  # by seat
    you: int | None
    winners: tuple[int, ...]
    field: Field
    marks: tuple[Marks, ...]  # by seat
    choices: Choices | None  # of the viewer
