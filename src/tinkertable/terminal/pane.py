"""A pane: a text on the screen that is drawn again only when it changes."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static


def extent(text: Text) -> tuple[int, int]:
    """Columns and lines."""
    lines = text.plain.split("\n")
    return max(map(len, lines)), len(lines)


class Pane(Static):
    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.text = Text()

    def show(self, text: Text) -> None:
        if text == self.text:
            return
        resized = extent(text) != extent(self.text)
        self.text = text
        if self.is_attached:  # else it only holds what it would show (still.py)
            self.update(text, layout=resized)
