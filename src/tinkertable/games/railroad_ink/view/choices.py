"""What a seat may choose now: its pieces, and where each may go, for whoever shows them.

It knows no rule: what may be done is read off the legal list, what has been off the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tinkertable.core.record import part

from ..rules import data
from ..rules.actions import DONE, METEOR_TO, PLACE, PLACE_LAVA, SKIP, VOLCANO
from ..rules.state import DICE, EMPTY
from ..rules.tiles import (
    CELL_NAMES,
    CELLS,
    CODE,
    FACES,
    FIRST_LAVA,
    FIRST_SPECIAL,
    KIND,
    KIND_TILES,
    KINDS,
    LAVA_TILES,
    NEIGHBOUR,
    SIDES,
    TILES,
)
from ..rules.tiles import VOLCANO as VOLCANO_TILE

DIE, LAVA, SPECIAL, OPENING = "die", "lava", "special", "volcano"  # groups of pieces
OPEN, USED, STUCK = "open", "used", "stuck"  # can be drawn, has been, fits nowhere now
KEYS = {DIE: "1234", LAVA: "56", SPECIAL: "qwerty", OPENING: "v"}
VOLCANO_KIND = len(KINDS) - 1
FIRST_AIM = len(FACES) + len(data.LAVA_DIE)  # throws from here on are not drawn


@dataclass(frozen=True)
class Piece:
    """A die, a special or a volcano: its key, what it shows, what may be done with it."""

    key: str
    kind: str
    group: str
    state: str
    cell: str | None  # where it was drawn, as far as the board still shows it
    due: bool  # it must be drawn before `done`
    places: Mapping[str, Sequence[int]] = field(default_factory=dict)  # by cell, best fit first
    skip: int | None = None  # crosses it off instead of taking a hit


class Choices:
    """The legal list of a seat, sorted; an empty one tells what the pieces have come to."""

    def __init__(self, state: Any, seat: int, legal: Iterable[int]) -> None:
        self._state = state
        self._board = part(state, "board")[seat]
        self._tiles = part(self._board, "tile")
        self._drawn = int(part(self._board, "drawn"))
        self._places: dict[int, dict[int, list[int]]] = {}  # by kind and cell
        self._skips: dict[int, int] = {}  # by kind
        self.hits: dict[str, int] = {}  # by direction, or "" where there is none to choose
        self.done: int | None = None
        for action in legal:
            self._sort(action)
        self.erases = sorted(CELL_NAMES[cell] for cell in self._lava_cells(free=False))
        self.pieces = [*self._dice(), *self._specials(), *self._volcano()]

    def _sort(self, action: int) -> None:
        if action == DONE:
            self.done = action
        elif action >= PLACE:
            cell, tile = drawing_of(action)
            self._places.setdefault(int(KIND[tile]), {}).setdefault(cell, []).append(action)
        elif action >= SKIP:
            self._skips[FIRST_SPECIAL + action - SKIP] = action
        else:
            self.hits[SIDES[action - METEOR_TO] if action >= METEOR_TO else ""] = action

    @property
    def why_not(self) -> tuple[str, int] | None:
        """What stands between the seat and `done`: a code, and how many of it."""
        if self.hits:
            return "meteor-first", 1
        dice = sum(piece.due for piece in self.pieces if piece.group == DIE)
        if dice:
            return "dice-left", dice
        return ("lava-left", 1) if any(piece.due for piece in self.pieces) else None

    @property
    def emergency(self) -> str | None:
        """What is left to do where no lava can be drawn on a free cell."""
        thrown = part(self._state, "dice")[DICE]
        if not len(FACES) <= thrown < FIRST_AIM or self._drawn >> DICE:
            return None
        if part(self._board, "lapsed"):
            return "lapsed"
        volcano = VOLCANO_KIND in self._places
        if not (self.erases or volcano) or self._lava_cells(free=True):
            return None
        if not self.erases:
            return "volcano"
        return "erase-or-volcano" if volcano else "erase"

    def _lava_cells(self, *, free: bool) -> set[int]:
        """Where the lava dice may be drawn: on free cells, or on those that are wiped for it."""
        return {
            cell
            for kind in range(FIRST_LAVA, VOLCANO_KIND)
            for cell in self._places.get(kind, ())
            if (self._tiles[cell] == EMPTY) == free
        }

    def _dice(self) -> Iterator[Piece]:
        """The dice that are drawn; those with equal faces take their cells in reading order."""
        cells: dict[int, list[str]] = {}
        for die, throw in enumerate(part(self._state, "dice")):
            if not 0 <= throw < FIRST_AIM:
                continue
            group = DIE if die < DICE else LAVA
            kind = int(throw) if throw < len(FACES) else int(throw) - len(FACES) + FIRST_LAVA
            where = cells.setdefault(kind, self._drawn_at(kind, part(self._state, "round_now")))
            used = bool((self._drawn >> die) & 1)
            due = self._lava_due if group == LAVA else self.done is None
            cell = where.pop(0) if used and where else None
            yield self._piece((KEYS[DIE] + KEYS[LAVA])[die], kind, group, used, cell, due)

    def _specials(self) -> Iterator[Piece]:
        left = int(part(self._board, "special_tiles"))
        for kind, key in enumerate(KEYS[SPECIAL], FIRST_SPECIAL):
            used = not left & int(KIND_TILES[kind])
            where = self._drawn_at(kind) if used else []
            yield self._piece(key, kind, SPECIAL, used, where[0] if where else None, due=False)

    def _volcano(self) -> Iterator[Piece]:
        if VOLCANO_KIND in self._places:
            due = self._lava_due and not self._lava_cells(free=True)
            yield self._piece(KEYS[OPENING], VOLCANO_KIND, OPENING, False, None, due)

    @property
    def _lava_due(self) -> bool:
        return self.done is None and not self._drawn >> DICE and not part(self._board, "lapsed")

    def _piece(
        self, key: str, kind: int, group: str, used: bool, cell: str | None, due: bool
    ) -> Piece:
        places = {} if used else self._places.get(kind, {})
        skip = self._skips.get(kind)
        waits = self.hits or not (self._places or self.done is not None)
        state = USED if used else OPEN if places or waits or skip is not None else STUCK
        named = {CELL_NAMES[at]: self._best_first(actions) for at, actions in places.items()}
        return Piece(key, KINDS[kind], group, state, cell, due and bool(places), named, skip)

    def _drawn_at(self, kind: int, number: int = 0) -> list[str]:
        """Where a kind is drawn, in round `number` or ever."""
        rounds = part(self._board, "round_of")
        return [
            CELL_NAMES[cell]
            for cell in range(CELLS)
            if self._tiles[cell] >= 0
            and KIND[self._tiles[cell]] == kind
            and number in (0, rounds[cell])
        ]

    def _best_first(self, actions: list[int]) -> list[int]:
        return sorted(actions, key=self._misfit) if len(actions) > 1 else actions

    def _misfit(self, action: int) -> tuple[int, int, int, int]:
        """Many sides joined first, then few against a blank, few into the border, in order."""
        cell, tile = drawing_of(action)
        code, facing = int(CODE[tile]), int(part(self._board, "facing")[cell])
        joined = blank = border = 0
        for side in range(4):
            mine, theirs = (code >> 2 * side) & 3, (facing >> 2 * side) & 3
            other = int(NEIGHBOUR[cell * 4 + side])
            if mine and mine == theirs:
                joined += 1
            elif mine and other < 0:
                border += 1
            elif mine and self._tiles[other] != EMPTY:
                blank += 1
        return -joined, blank, border, action


def drawing_of(action: int) -> tuple[int, int]:
    """The cell and the tile of an action that draws."""
    if action < PLACE_LAVA:
        return divmod(action - PLACE, TILES)
    if action < VOLCANO:
        cell, tile = divmod(action - PLACE_LAVA, LAVA_TILES)
        return cell, tile + TILES
    return action - VOLCANO, VOLCANO_TILE
