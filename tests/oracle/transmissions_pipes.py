"""Connected pipes of one board: where a tile may lie, what it connects to, the longest flow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .transmissions_box import Box, Pipe

Cell = tuple[int, int]
SIDES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}  # B10: E = +x, N = +y
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
START = "start"


def rotated(edges: str, quarters: int) -> str:
    """Edges N E S W after clockwise quarter turns: what was north is then east."""
    for _ in range(quarters):
        edges = edges[-1] + edges[:-1]
    return edges


def rotations(edges: str) -> list[int]:
    """B10: of the rotations that look the same, the smallest."""
    images: dict[str, int] = {}
    for quarters in range(4):
        images.setdefault(rotated(edges, quarters), quarters)
    return sorted(images.values())


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]


@dataclass(frozen=True)
class Placed:
    name: str  # a pipe, or START
    pipe: Pipe
    cell: Cell
    rotation: int

    def edge(self, side: str) -> str:
        return rotated(self.pipe.edges, self.rotation)["NESW".index(side)]


def started(box: Box, seat: int) -> Network:
    return Network([Placed(START, box.starts[seat - 1], (0, 0), 0)])


@dataclass
class Network:
    """The tiles in the order they were laid; the starting pipe is number 0 and lies at (0, 0)."""

    tiles: list[Placed]

    def at(self, cell: Cell) -> Placed | None:
        for tile in self.tiles:
            if tile.cell == cell:
                return tile
        return None

    def neighbours(self, tile: Placed) -> list[Placed]:
        """The tiles it is connected to: A38, B10, every equal facing joint connects."""
        found = []
        for side in SIDES:
            other = self.at(beside(tile.cell, side))
            if other and tile.edge(side) != "-" and tile.edge(side) == other.edge(FACING[side]):
                found.append(other)
        return found

    def places(self) -> Iterator[tuple[str, Cell]]:
        """Free cells beside a tile, each named once: by the lowest tile it lies beside."""
        seen = set()
        for number, tile in enumerate(self.tiles):
            for side in SIDES:
                cell = beside(tile.cell, side)
                if self.at(cell) is None and cell not in seen:
                    seen.add(cell)
                    yield f"{number}{side}", cell

    def fitting(self, name: str, pipe: Pipe) -> dict[str, Placed]:
        """By text such as "0E r1", every way to connect the pipe."""
        found = {}
        for place, cell in self.places():
            for quarters in rotations(pipe.edges):
                tile = Placed(name, pipe, cell, quarters)
                if self.neighbours(tile):
                    found[f"{place} r{quarters}"] = tile
        return found

    def longest_flow(self, reading: str) -> int:
        """A35, A36: tiles of the longest path from the start, which counts, no tile twice; or of
        the set of all that are connected with it, directly or not."""
        if reading == "set":
            return len(self.connected())
        return self._longest(self.tiles[0], [])

    def connected(self) -> list[Placed]:
        found = [self.tiles[0]]
        for tile in found:
            found += [other for other in self.neighbours(tile) if other not in found]
        return found

    def _longest(self, tile: Placed, behind: list[Placed]) -> int:
        behind = [*behind, tile]
        onward = [other for other in self.neighbours(tile) if other not in behind]
        return max([len(behind), *(self._longest(other, behind) for other in onward)])

    def names(self) -> list[str]:
        """The pipes without the starting one."""
        return [tile.name for tile in self.tiles[1:]]
