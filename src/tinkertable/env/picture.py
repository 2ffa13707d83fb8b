"""Pictures of a table: the terminal's drawing as text, or as an RGB array.

Lines and blocks are drawn here, letters by a font of the machine or the one inside Pillow.
"""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from tinkertable.core.position import Position
from tinkertable.terminal.still import still

RENDER_MODES = ("ansi", "rgb_array", "human")
WIDTH, HEIGHT, FONT = 10, 20, 16  # of a character; pixels
EDGE = 12
FONTS = ("DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "Menlo.ttc", "consola.ttf")
INK, PAPER = (228, 228, 222), (24, 27, 32)
NORMAL = [
    (60, 64, 72), (232, 92, 80), (120, 190, 96), (232, 186, 84),
    (104, 148, 232), (196, 120, 214), (92, 196, 204), (228, 228, 222),
]  # fmt: skip
THEME = TerminalTheme(PAPER, INK, NORMAL, NORMAL)
Rgb = tuple[int, int, int]

# Lines that leave a character north, east, south and west: 1 is single, 2 double.
LINES = {
    "│": "1010", "─": "0101", "┌": "0110", "┐": "0011", "└": "1100", "┘": "1001", "├": "1110",
    "┤": "1011", "┬": "0111", "┴": "1101", "┼": "1111", "╵": "1000", "╶": "0100", "╷": "0010",
    "╴": "0001", "║": "2020", "═": "0202", "╔": "0220", "╗": "0022", "╚": "2200", "╝": "2002",
    "╠": "2220", "╣": "2022", "╦": "0222", "╩": "2202", "╬": "2222",
}  # fmt: skip
APART = {"0": (), "1": (0,), "2": (-2, 2)}  # by kind: pixels from the middle to each line


def render(position: Position, mode: str | None) -> Any:
    """As Gymnasium and PettingZoo ask for it; "human" prints the text."""
    if mode == "rgb_array":
        return rgb(position)
    if mode == "ansi":
        return still(position).plain
    if mode == "human":
        print(still(position).plain)
    return None


def rgb(position: Position) -> Any:
    """Height × width × 3, uint8."""
    rows = _cells(still(position))
    across = max(len(row) for row in rows)
    size = across * WIDTH + 2 * EDGE, len(rows) * HEIGHT + 2 * EDGE
    image = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(image)
    for j, row in enumerate(rows):
        for i, (character, style) in enumerate(row):
            _put(draw, EDGE + i * WIDTH, EDGE + j * HEIGHT, character, style)
    return np.asarray(image)


def _cells(text: Text) -> list[list[tuple[str, Style]]]:
    """By line and column: a character and its style."""
    console = Console(file=io.StringIO(), width=400, color_system="truecolor", legacy_windows=False)
    lines = Segment.split_lines(console.render(text))
    return [[(c, seg.style or Style()) for seg in line for c in seg.text] for line in lines]


def _put(draw: Any, x: int, y: int, character: str, style: Style) -> None:
    ink, paper = _rgb(style.color, True), _rgb(style.bgcolor, False)
    if style.reverse:
        ink, paper = paper, ink
    if style.dim:
        ink = tuple((2 * a + b) // 3 for a, b in zip(ink, paper, strict=True))  # type: ignore[assignment]
    if paper != PAPER:
        draw.rectangle((x, y, x + WIDTH - 1, y + HEIGHT - 1), fill=paper)
    if character in LINES:
        _lines(draw, x, y, LINES[character], ink)
    elif character == "■":
        draw.rectangle((x + 1, y + 6, x + WIDTH - 2, y + HEIGHT - 7), fill=ink)
    elif character != " ":
        middle = x + WIDTH / 2, y + HEIGHT - 5
        draw.text(middle, character, ink, _font(), "ms", stroke_width=0.4 if style.bold else 0)


def _rgb(color: Color | None, foreground: bool) -> Rgb:
    if color is None or color.is_default:
        return INK if foreground else PAPER
    return tuple(color.get_truecolor(THEME, foreground))  # type: ignore[return-value]


def _lines(draw: Any, x: int, y: int, arms: str, ink: Rgb) -> None:
    """Each as a bar two pixels wide, from the middle to a side."""
    cx, cy = x + WIDTH // 2 - 1, y + HEIGHT // 2 - 1
    spans = ((y, cy + 1), (cx, x + WIDTH - 1), (cy, y + HEIGHT - 1), (x, cx + 1))
    for side, (arm, (start, end)) in enumerate(zip(arms, spans, strict=True)):
        for apart in APART[arm]:
            if side % 2:
                draw.rectangle((start, cy + apart, end, cy + apart + 1), fill=ink)
            else:
                draw.rectangle((cx + apart, start, cx + apart + 1, end), fill=ink)


@cache
def _font() -> Any:
    for name in FONTS:
        try:
            return ImageFont.truetype(name, FONT)
        except OSError:
            continue
    return ImageFont.load_default(FONT)
