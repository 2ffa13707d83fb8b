"""A tray: pieces side by side, each under the key that chooses it."""

from __future__ import annotations

from collections.abc import Sequence

from .canvas import Canvas
from .grid import SMALLEST
from .placing import OPEN, STUCK, USED, Piece

SIGNS = {OPEN: "", USED: "✓", STUCK: "–"}
GAP = 1
WIDTH = SMALLEST[0] + GAP


def tray(pieces: Sequence[tuple[Piece, Canvas]], chosen: Piece | None) -> Canvas:
    """Pieces with the pictures they show; what cannot be chosen is dim."""
    across, down = SMALLEST
    canvas = Canvas(len(pieces) * WIDTH - GAP, down + 1)
    for i, (piece, picture) in enumerate(pieces):
        x = i * WIDTH
        here = chosen is not None and piece.key == chosen.key
        label = f" {piece.key}{SIGNS[piece.state]} "
        style = "bold reverse" if here else "bold" if piece.usable else "dim"
        canvas.put(x + 1, 0, label, style)
        canvas.paste(x, 1, picture)
        if piece.state != OPEN:
            canvas.tint(x, 1, across, down, "dim")
    return canvas
