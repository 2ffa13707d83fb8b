"""A widget of one panel where the moves stand in rows, some with several ways beside each other."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from rich.text import Text
from textual.app import ComposeResult

from tinkertable.core.notation import Action

from . import widget
from .pane import Pane
from .sheet import seat_name

WIDTH, HEIGHT = 80, 23  # of the smallest window, less the line at its foot
ACTING = "…"
STEPS = {"up": -1, "down": 1, "tab": 1, "shift+tab": -1, "home": -999, "end": 999}
STEPS |= {"pageup": -8, "pagedown": 8}


def padded(text: Text | str, width: int, style: str = "") -> Text:
    """Exactly so many columns."""
    text = Text(text, style) if isinstance(text, str) else text
    text.truncate(width, pad=True)
    return text


class RowsWidget(widget.GameWidget):
    DEFAULT_CSS = "#panel { width: 1fr; height: 1fr; }"
    GAME = ""  # its part of the words
    GRID = ""  # the verb whose moves stand beside each other, one row for each first argument

    def __init__(self, host: widget.Host) -> None:
        super().__init__(host)
        self._row = self._column = 0
        self._legal: list[int] = []
        self._choices: list[list[int]] = []
        self._panel = Pane("panel")

    def compose(self) -> ComposeResult:
        yield self._panel

    def say(self, key: str, **values: object) -> str:
        """A text of the game's own."""
        return self.host.words(key, **values)

    def called(self, seat: int) -> str:
        return seat_name(self.host.words, self.host.table, seat)

    @property
    def view(self) -> Any:
        return self.host.table.now.view

    def named(self, action: int) -> Action:
        return self.host.table.game.codec.named[action]

    def renew(self) -> None:
        if self._legal != self.host.table.now.legal:
            self._deal()
        self._panel.show(Text("\n", no_wrap=True).join(self.rows()))

    @abstractmethod
    def rows(self) -> list[Text]:
        """The panel, line by line."""

    def grid_row(self, at: int, actions: list[int]) -> Text:
        """A row of moves beside each other."""
        row = mark(at == self._row)
        for i, action in enumerate(actions):
            here = (at, i) == (self._row, self._column)
            row.append(f" {self.move_text(action, here)} ", "reverse" if here else "")
        return row

    @abstractmethod
    def move_text(self, action: int, here: bool) -> str:
        """A move in a row of its own, with more of it while it is the marked one."""

    def _deal(self) -> None:
        """New moves to choose from."""
        self._legal = self.host.table.now.legal
        self._row = self._column = 0
        rows: dict[str, list[int]] = {}
        for action in self._legal:
            named = self.named(action)
            first = named.arguments[0] if named.verb == self.GRID else str(action)
            rows.setdefault(f"{named.verb} {first}", []).append(action)
        self._choices = list(rows.values())

    @property
    def grid(self) -> bool:
        """Does the first row hold moves beside each other?"""
        return bool(self._choices) and self.named(self._choices[0][0]).verb == self.GRID

    def room(self, rows: list[Text]) -> int:
        """Lines that are left below these."""
        return max(1, (self.size.height or HEIGHT) - len(rows))

    def moves(self, room: int) -> list[Text]:
        """As many rows of moves as there is room for, the marked one among them."""
        first = max(0, min(self._row - room // 2, len(self._choices) - room))
        return [
            self.grid_row(first + i, row)
            if self.named(row[0]).verb == self.GRID
            else self._list_row(first + i, row[0])
            for i, row in enumerate(self._choices[first : first + room])
        ]

    def _list_row(self, at: int, action: int) -> Text:
        here = at == self._row
        return mark(here).append(self.move_text(action, here), "reverse" if here else "")

    def waiting(self) -> str:
        acting = self.host.table.now.acting
        return self.say("terminal-waiting", seats=", ".join(str(seat + 1) for seat in acting))

    def press(self, key: str) -> bool:
        if not self._legal:
            return False
        if key in STEPS:
            self._row = max(0, min(self._row + STEPS[key], len(self._choices) - 1))
        elif key in ("left", "right") and self.grid:
            most = len(self._choices[self._row]) - 1
            step = 1 if key == "right" else -1
            self._column = max(0, min(min(self._column, most) + step, most))
        elif key == "enter":
            action = self._chosen()
            self._legal, self._choices = [], []
            self.host.play(action)
        else:
            return False
        return True

    def _chosen(self) -> int:
        row = self._choices[self._row]
        return row[min(self._column, len(row) - 1)]


def mark(here: bool) -> Text:
    """The beginning of a row."""
    return Text("▸ " if here else "  ")
