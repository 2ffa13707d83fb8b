"""A hand: pieces to place on a grid of cells, the one chosen, where and in which turn.

What may be placed where comes from the legal list alone; this only remembers the choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

STEPS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}

OPEN, USED, STUCK = "open", "used", "stuck"  # can be placed, has been, fits nowhere now


@dataclass(frozen=True)
class Piece:
    """Something to choose: by its key, then a cell, then one of the actions offered there."""

    key: str
    kind: str  # what it shows
    state: str = OPEN
    places: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # by cell
    ways: Mapping[str, int] = field(default_factory=dict)  # by arrow key
    action: int | None = None  # of a piece that needs no cell
    due: bool = True  # offered by itself when the one before it is placed

    @property
    def usable(self) -> bool:
        return bool(self.places) or self.action is not None


class Hand:
    def __init__(self, cells: Sequence[str], columns: int, cell: str) -> None:
        self.cells = cells  # row by row
        self.columns = columns
        self.pieces: Sequence[Piece] = ()
        self.chosen: Piece | None = None
        self.cell = cell
        self._turn = 0

    def deal(self, pieces: Sequence[Piece]) -> None:
        """Take what can be placed now; the choice stays where it still can be."""
        before = self.chosen
        self.pieces = pieces
        self.chosen = next((p for p in pieces if before and p.usable and p.key == before.key), None)
        if self.chosen is None:
            self.chosen = next((piece for piece in pieces if piece.usable and piece.due), None)
        if self.chosen and (before is None or self.chosen.places != before.places):
            self._pick(self.chosen)

    def choose(self, key: str) -> Piece | None:
        """The piece with that key, chosen if it can be placed."""
        for piece in self.pieces:
            if piece.key == key:
                if piece.usable:
                    self._pick(piece)
                return piece
        return None

    def drop(self) -> None:
        self.chosen = None

    def step(self, by: int) -> None:
        """Choose the next piece that can be placed."""
        usable = [piece for piece in self.pieces if piece.usable]
        if usable:
            at = usable.index(self.chosen) + by if self.chosen in usable else 0
            self._pick(usable[at % len(usable)])

    def _pick(self, piece: Piece) -> None:
        self.chosen = piece
        self._turn = 0
        if piece.places and self.cell not in piece.places:
            self.cell = min(piece.places, key=self._distance)

    def _distance(self, cell: str) -> int:
        (a, b), (c, d) = self._at(cell), self._at(self.cell)
        return abs(a - c) + abs(b - d)

    def _at(self, cell: str) -> tuple[int, int]:
        return divmod(self.cells.index(cell), self.columns)

    def move(self, arrow: str) -> None:
        if self.chosen and arrow in self.chosen.ways:
            self._aim(self.chosen, self.chosen.ways[arrow])
            return
        row, column = self._at(self.cell)
        down, right = STEPS[arrow]
        row = min(max(row + down, 0), len(self.cells) // self.columns - 1)
        column = min(max(column + right, 0), self.columns - 1)
        self.point(self.cells[row * self.columns + column])

    def _aim(self, piece: Piece, action: int) -> None:
        for cell, actions in piece.places.items():
            if action in actions:
                self.point(cell)
                self._turn = actions.index(action)

    def point(self, cell: str) -> None:
        self.cell = cell
        self._turn = 0

    def jump(self, by: int) -> None:
        """Point at the next cell where the chosen piece fits."""
        if self.chosen and self.chosen.places:
            cells = sorted({*self.chosen.places, self.cell}, key=self.cells.index)
            there = cells[(cells.index(self.cell) + by) % len(cells)]
            if there not in self.chosen.places:
                there = cells[(cells.index(there) + by) % len(cells)]
            self.point(there)

    def rotate(self, by: int) -> None:
        """Only turns that fit are offered: the next of them."""
        self._turn += by

    @property
    def turns(self) -> tuple[int, ...]:
        """The actions the chosen piece has at the cell."""
        return self.chosen.places.get(self.cell, ()) if self.chosen else ()

    @property
    def turn(self) -> int:
        return self._turn % len(self.turns) if self.turns else 0

    @property
    def action(self) -> int | None:
        """What Enter would play."""
        if self.turns:
            return self.turns[self.turn]
        return self.chosen.action if self.chosen else None
