"""A board of square cells as a canvas: tiles, marks, the cursor, the exits around them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from .canvas import Canvas
from .ink import INK, crater, edge, line, tile

EMPTY, TARGET, DOT, SHADE = "·", "○", "●", "."
OPEN_END, OPEN_LAVA = "×", "!"
FRESH, DIM, AIM, BAD, MARK = "bold", "dim", "bold green", "bold red", "not dim yellow reverse"
# One colour all over, so that shapes stay clear.
CURSOR, HERE = "not dim default reverse", "not dim green reverse"
MARGIN = 2  # for names and exits, left and right; above and below it is one line
SCALES = ((13, 7), (9, 5), (5, 3))  # sizes of a cell, the largest first
SMALLEST = SCALES[-1]

Exits = Mapping[str, Mapping[str, str]]  # side → row or column → kind of line


@dataclass
class Cell:
    """What a cell shows."""

    drawing: str = ""
    crater: bool = False
    dot: bool = False
    corner: str = ""  # a number in the first corner
    fresh: bool = False  # not yet dry
    shaded: bool = False  # of the part of the board that stands out
    target: bool = False  # the chosen piece fits here
    changed: bool = False  # would look like this after the move in hand
    marked: bool = False  # earned the points that are being explained
    cursor: bool = False
    path: bool = False
    ends: dict[str, str] = field(default_factory=dict)  # marks by side

    @property
    def ink(self) -> tuple[str, bool, bool]:
        """What is drawn, without the marks."""
        return self.drawing, self.crater, self.dot


def fitting_scale(width: int, height: int, columns: int, rows: int) -> tuple[int, int]:
    """The largest cells with which the board fits a space."""
    for across, down in SCALES:
        if columns * across + 2 * MARGIN <= width and rows * down + 2 <= height:
            return across, down
    return SMALLEST


def paint(
    cells: Mapping[str, Cell], rows: str, columns: str, exits: Exits, scale: tuple[int, int]
) -> Canvas:
    """The whole board; cells are named by row and column."""
    across, down = scale
    canvas = Canvas(len(columns) * across + 2 * MARGIN, len(rows) * down + 2)
    for j, row in enumerate(rows):
        for i, column in enumerate(columns):
            x, y = MARGIN + i * across, 1 + j * down
            cell = cells[row + column]
            canvas.paste(x, y, _cell(cell, scale))
            if cell.marked:
                canvas.tint(x, y, across, down, MARK)
            elif cell.cursor:
                canvas.tint(x, y, across, down, HERE if cell.changed else CURSOR)
    _border(canvas, rows, columns, exits, scale)
    return canvas


def _cell(cell: Cell, scale: tuple[int, int]) -> Canvas:
    across, down = scale
    middle = across // 2, down // 2
    style = AIM if cell.changed else FRESH if cell.fresh else ""
    if cell.drawing:
        canvas = tile(cell.drawing, across, down, style)
    elif cell.crater:
        canvas = crater(across, down, style)
    else:
        canvas = Canvas(across, down)
        canvas.put(*middle, EMPTY, DIM)
    _corners(canvas, cell)
    if cell.target:
        canvas.put(*middle, TARGET, AIM)
    if cell.dot and not cell.drawing:
        canvas.put(*middle, DOT, BAD)
    for side, mark in cell.ends.items():
        canvas.put(*edge(across, down, side), mark, BAD)
    return canvas


def _corners(canvas: Canvas, cell: Cell) -> None:
    right, bottom = canvas.width - 1, canvas.height - 1
    if cell.shaded:
        for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
            canvas.put(x, y, SHADE, DIM)
    if cell.corner:
        canvas.put(0, 0, cell.corner, "reverse" if cell.fresh else DIM)
    if cell.dot and cell.drawing:
        canvas.put(right, 0, DOT, BAD)
    if cell.path:
        canvas.put(right, bottom, DOT, AIM)


def _border(canvas: Canvas, rows: str, columns: str, exits: Exits, scale: tuple[int, int]) -> None:
    across, down = scale
    for j, row in enumerate(rows):
        y = 1 + j * down + down // 2
        canvas.put(0, y, row, DIM)
        for side, x in (("W", MARGIN - 1), ("E", canvas.width - MARGIN)):
            if kind := exits[side].get(row):
                canvas.put(x, y, line(kind, side), f"bold {INK[kind]}")
    for i, column in enumerate(columns):
        x = MARGIN + i * across + across // 2
        canvas.put(x - 1, 0, column, DIM)
        for side, y in (("N", 0), ("S", canvas.height - 1)):
            if kind := exits[side].get(column):
                canvas.put(x, y, line(kind, side), f"bold {INK[kind]}")


def cell_at(x: int, y: int, rows: str, columns: str, scale: tuple[int, int]) -> str | None:
    """The name of the cell that covers a place of the painted board."""
    i, j = (x - MARGIN) // scale[0], (y - 1) // scale[1]
    if 0 <= i < len(columns) and 0 <= j < len(rows):
        return rows[j] + columns[i]
    return None
