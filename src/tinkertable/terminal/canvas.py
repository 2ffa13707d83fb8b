"""A canvas: a rectangle of characters, each with its style."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text

Glyph = tuple[str, str]  # a character and a style such as "bold red"


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._rows: list[list[Glyph]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write text from a place on; what falls outside is lost."""
        for i, character in enumerate(text, x):
            if 0 <= i < self.width and 0 <= y < self.height:
                self._rows[y][i] = (character, style)

    def paste(self, x: int, y: int, other: Canvas) -> None:
        for j, row in enumerate(other._rows):
            for i, (character, style) in enumerate(row):
                self.put(x + i, y + j, character, style)

    def tint(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Add a style to all characters of a rectangle."""
        for j in range(max(y, 0), min(y + height, self.height)):
            for i in range(max(x, 0), min(x + width, self.width)):
                character, old = self._rows[j][i]
                self._rows[j][i] = (character, f"{old} {style}".strip())

    def rows(self) -> list[str]:
        return ["".join(character for character, _ in row) for row in self._rows]

    def text(self) -> Text:
        text = Text(no_wrap=True, end="")
        for y, row in enumerate(self._rows):
            if y:
                text.append("\n")
            for style, run in groupby(row, key=itemgetter(1)):
                text.append("".join(character for character, _ in run), style or None)
        return text
