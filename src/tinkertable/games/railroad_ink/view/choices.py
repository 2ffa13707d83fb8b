"""What a seat may choose now: its pieces, and where each may go, for whoever shows them.

It knows no rule: what may be done is read off the legal list, what has been off the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from tinkertable.core.seats import members

from ..rules.actions import DONE, METEOR_TO, PLACE, SKIP, cell_of, tile_of
from ..rules.board import unused_specials
from ..rules.drawing import duty_cells
from ..rules.lava import in_emergency, lava_drawn, lava_duty_met
from ..rules.state import AIM, DICE, EMPTY, EXPANSION, WITH_LAVA, Box, State
from ..rules.tiles import (
    CELL_NAMES,
    CELLS,
    CODE,
    FIRST_LAVA,
    FITS,
    NEIGHBOUR,
    PAGE,
    SHAPE,
    SHAPE_TILES,
    SHAPES,
    SIDES,
    VOLCANO_SHAPE,
)
from .models import Emergency, Group, PieceState, WhyNot

DIE: Group = "die"
LAVA: Group = "lava"
SPECIAL: Group = "special"
OPENING: Group = "volcano"
OPEN: PieceState = "open"  # can be drawn
USED: PieceState = "used"
STUCK: PieceState = "stuck"  # fits nowhere now
KEYS = {DIE: "1234", LAVA: "56", SPECIAL: "qwerty", OPENING: "v"}


@dataclass(frozen=True)
class Piece:
    """A die, a special or a volcano: its key, what it shows, what may be done with it."""

    key: str
    shape: str
    group: Group
    state: PieceState
    cell: str | None  # where it was drawn, as far as the board still shows it
    due: bool  # it must be drawn before `done`
    places: Mapping[str, Sequence[int]] = field(default_factory=dict)  # by cell, best fit first
    withheld: Sequence[str] = ()  # cells where it would strand another die, some way or any (R14)
    skip: int | None = None  # crosses it off instead of taking a hit


class Choices:
    """The legal list of a seat, sorted; an empty one tells what the pieces have come to."""

    def __init__(self, box: Box, s: State, seat: int, legal: Iterable[int]) -> None:
        self._box = box
        self._state = s
        self._board = s.board[seat]
        self._duty = duty_cells(s, self._board)
        self._places: dict[int, dict[int, list[int]]] = {}  # by shape and cell
        self._skips: dict[int, int] = {}  # by shape
        self.hits: dict[str, int] = {}  # by direction, or "" where there is none to choose
        self.done: int | None = None
        for action in legal:
            self._sort(action)
        self.erases = sorted(CELL_NAMES[cell] for cell in self._erasable())
        self.pieces = [*self._dice(), *self._specials(), *self._volcano()]

    def _sort(self, action: int) -> None:
        if action == DONE:
            self.done = action
        elif action >= PLACE:
            places = self._places.setdefault(SHAPE[tile_of(action)], {})
            places.setdefault(cell_of(action), []).append(action)
        elif action >= SKIP:
            self._skips[action - SKIP] = action
        else:
            self.hits[SIDES[action - METEOR_TO] if action >= METEOR_TO else ""] = action

    @property
    def why_not(self) -> WhyNot | None:
        """What stands between the seat and `done`."""
        if self.hits:
            return WhyNot("meteor-first", 1)
        dice = sum(piece.due for piece in self.pieces if piece.group == DIE)
        if dice:
            return WhyNot("dice-left", dice)
        return WhyNot("lava-left", 1) if any(piece.due for piece in self.pieces) else None

    @property
    def emergency(self) -> Emergency | None:
        """What is left to do where no lava can be drawn on a free cell."""
        s, b = self._state, self._board
        if s.option[EXPANSION] != WITH_LAVA or s.rolled < s.to_roll or lava_drawn(b):
            return None
        if b.lapsed:
            return "lapsed"
        if not in_emergency(self._box, s, b):
            return None
        if not self.erases:
            return "volcano"
        return "erase-or-volcano" if VOLCANO_SHAPE in self._places else "erase"

    def _erasable(self) -> set[int]:
        """The cells that may be wiped for a lava die."""
        return {
            cell
            for shape in range(FIRST_LAVA, VOLCANO_SHAPE)
            for cell in self._places.get(shape, ())
            if self._board.tile[cell] != EMPTY
        }

    def _dice(self) -> Iterator[Piece]:
        """The dice that are drawn; those with equal faces take their cells in reading order."""
        s, cells = self._state, dict[int, list[str]]()
        for die, throw in enumerate(s.dice):
            if not 0 <= throw < AIM:
                continue
            group = DIE if die < DICE else LAVA
            shape = throw
            where = cells.setdefault(shape, self._drawn_at(shape, s.round_now))
            used = bool((self._board.drawn >> die) & 1)
            due = self._lava_due if group == LAVA else self.done is None
            cell = where.pop(0) if used and where else None
            yield self._piece((KEYS[DIE] + KEYS[LAVA])[die], shape, group, used, cell, due)

    def _specials(self) -> Iterator[Piece]:
        unused = unused_specials(self._box, self._board)
        for key, shape in zip(KEYS[SPECIAL], members(self._box.specials), strict=True):
            used = not (unused >> shape) & 1
            where = self._drawn_at(shape) if used else []
            yield self._piece(key, shape, SPECIAL, used, where[0] if where else None, due=False)

    def _volcano(self) -> Iterator[Piece]:
        if VOLCANO_SHAPE in self._places:
            due = self._lava_due and in_emergency(self._box, self._state, self._board)
            yield self._piece(KEYS[OPENING], VOLCANO_SHAPE, OPENING, False, None, due)

    @property
    def _lava_due(self) -> bool:
        return self.done is None and not lava_duty_met(self._board)

    def _piece(
        self, key: str, shape: int, group: Group, used: bool, cell: str | None, due: bool
    ) -> Piece:
        places = {} if used else self._places.get(shape, {})
        skip = self._skips.get(shape)
        waits = self.hits or not (self._places or self.done is not None)
        state = USED if used else OPEN if places or waits or skip is not None else STUCK
        named = {CELL_NAMES[at]: self._best_first(actions) for at, actions in places.items()}
        withheld = self._withheld(shape) if group == DIE and not (used or waits) else ()
        if group == DIE:
            due = due and any(self._duty >> at & 1 for at in places)
        due = due and bool(places)
        return Piece(key, SHAPES[shape], group, state, cell, due, named, withheld, skip)

    def _withheld(self, shape: int) -> list[str]:
        """The cells where more ways fit than the legal list has."""
        b, places = self._board, self._places.get(shape, {})
        return [
            name
            for cell, name in enumerate(CELL_NAMES)
            if (b.front >> cell) & 1 and _ways(shape, b.facing[cell]) > len(places.get(cell, ()))
        ]

    def _drawn_at(self, shape: int, number: int = 0) -> list[str]:
        """Where a shape is drawn, in round `number` or ever."""
        b = self._board
        return [
            CELL_NAMES[cell]
            for cell in range(CELLS)
            if b.tile[cell] != EMPTY
            and SHAPE[b.tile[cell]] == shape
            and number in (0, b.round_of[cell])
        ]

    def _best_first(self, actions: list[int]) -> list[int]:
        return sorted(actions, key=self._misfit) if len(actions) > 1 else actions

    def _misfit(self, action: int) -> tuple[int, int, int, int]:
        """Many sides joined first, then few against a blank, few into the border, in order."""
        cell = cell_of(action)
        code, facing = CODE[tile_of(action)], self._board.facing[cell]
        joined = blank = border = 0
        for side in range(4):
            mine, theirs = (code >> 2 * side) & 3, (facing >> 2 * side) & 3
            other = NEIGHBOUR[cell * 4 + side]
            if mine and mine == theirs:
                joined += 1
            elif mine and other < 0:
                border += 1
            elif mine and self._board.tile[other] != EMPTY:
                blank += 1
        return -joined, blank, border, action


def _ways(shape: int, facing: int) -> int:
    """How many turns of a route fit a cell."""
    return (FITS[PAGE[shape] * 256 + facing] & SHAPE_TILES[shape]).bit_count()
