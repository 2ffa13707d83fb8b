"""The pipes of a board, drawn with letters."""

from __future__ import annotations

from rich.text import Text

from tinkertable.games.transmissions.view.board import Board
from tinkertable.games.transmissions.view.components import Joint

CELL, CELL_LINES = 5, 3  # of the grid
JOINTS: dict[Joint | None, str] = {None: " ", "round": "o", "rectangular": "#", "triangular": "^"}


def pipe_rows(board: Board, lines: int, width: int) -> list[Text]:
    """Pipes as cells with their joints, o round, # rectangular, ^ triangular; the flow is bold."""
    across, down = max(1, width // CELL), max(1, lines // CELL_LINES)
    pipes, last = board.pipes, board.pipes[-1]
    left = _first([pipe.x for pipe in pipes], last.x, across)
    top = _first([-pipe.y for pipe in pipes], -last.y, down)
    rows = [[" "] * (across * CELL) for _ in range(max(lines, down * CELL_LINES))]
    styles = []
    for pipe in pipes:
        x, y = pipe.x - left, -pipe.y - top
        if 0 <= x < across and 0 <= y < down:
            north, east, south, west = (JOINTS[joint] for joint in pipe.tile.edges)
            cell = [f" .{north}. ", f"{west}{pipe.number:^3}{east}", f" '{south}' "]
            for i, text in enumerate(cell):
                rows[y * CELL_LINES + i][x * CELL : (x + 1) * CELL] = text
            if pipe.number in board.flow:
                styles += [(y * CELL_LINES + i, x * CELL) for i in range(CELL_LINES)]
    drawn = [Text("".join(row)) for row in rows[:lines]]
    for line, column in styles:
        if line < lines:
            drawn[line].stylize("bold bright_cyan", column, column + CELL)
    return drawn


def _first(values: list[int], must: int, room: int) -> int:
    """Where the picture begins, so that the newest pipe is in it and as many as fit."""
    first = min(values)
    return max(first, must - room + 1) if must - first >= room else first
