"""A widget for any game: the view as an outline, the legal moves as a list to filter."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from rich.text import Text
from textual.app import ComposeResult

from tinkertable.core.game import Item
from tinkertable.core.values import to_plain

from .local_table import PERSON
from .pane import Pane
from .sheet import final_rows, grouped, item_rows, winners_text
from .widget import GameWidget, Host

WIDTH = 41  # of the list of moves
NARROWEST = 20  # the view beside it


def outline(value: Any, indent: int = 0) -> Iterator[str]:
    """Nested values, one a line."""
    pad = "  " * indent
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, part in pairs:
        if isinstance(part, dict) or (isinstance(part, list) and any(map(_nested, part))):
            yield f"{pad}{name}"
            yield from outline(part, indent + 1)
        else:
            shown = " ".join(map(str, part)) if isinstance(part, list) else part
            yield f"{pad}{name}: {shown}"


def _nested(value: object) -> bool:
    return isinstance(value, dict | list)


class ListWidget(GameWidget):
    DEFAULT_CSS = f"""
    ListWidget #view {{ width: 1fr; height: 1fr; }}
    ListWidget #moves {{ width: {WIDTH}; height: 1fr; }}
    """

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._filter = ""
        self._typing = False
        self._at = 0
        self._top = 0
        self._outline = Pane("view")
        self._list = Pane("moves")

    def compose(self) -> ComposeResult:
        yield self._outline
        yield self._list

    def _items(self) -> list[Item]:
        table = self.host.table
        return grouped(table.game.explain(table.now.position, PERSON)) if table.now.over else []

    def _moves(self) -> list[int]:
        texts = self.host.table.game.codec.texts
        return [a for a in self.host.table.now.legal if self._filter.lower() in texts[a].lower()]

    def renew(self) -> None:
        room = max(1, self.size.height)
        width = max(NARROWEST, self.size.width - WIDTH - 1)
        lines = [self.host.table.game.name]
        for line in outline(to_plain(self.host.table.now.view)):
            hang = " " * (len(line) - len(line.lstrip()) + 2)
            lines += wrap(line, width, subsequent_indent=hang)
        self._top = max(0, min(self._top, len(lines) - room))
        view = Text("\n".join(lines[self._top : self._top + room]), no_wrap=True)
        self._outline.show(view)
        rows = self._final() if self.host.table.now.over else self._rows(room)
        self._list.show(Text("\n").join(rows))

    def _final(self) -> list[Text]:
        words, table, items = self.host.words, self.host.table, self._items()
        rows = [Text(winners_text(words, table), "bold"), *final_rows(words, table, PERSON)]
        return [*rows, *item_rows(words, table.game.name, items, self._at)]

    def _rows(self, room: int) -> list[Text]:
        words, texts = self.host.words, self.host.table.game.codec.texts
        moves = self._moves()
        self._at = max(0, min(self._at, len(moves) - 1))
        if PERSON not in self.host.table.now.acting:
            return [Text(words("terminal-waiting"), "bold")]
        head = words("fallback-found", n=len(moves))
        filtered = f" /{self._filter}{'_' if self._typing else ''}"
        rows = [Text(head + (filtered if self._filter or self._typing else ""), "bold")]
        first = max(0, self._at - room + 3)
        for i, action in enumerate(moves[first : first + room - 1], first):
            rows.append(Text(texts[action], "reverse" if i == self._at else ""))
        return rows

    def press(self, key: str) -> bool:
        if self._typing and self._type(key):
            return True
        moves, room = self._moves(), max(1, self.size.height - 2)
        most = len(moves) + len(self._items())
        steps = {
            "up": -1,
            "down": 1,
            "tab": 1,
            "shift+tab": -1,
            "home": -most,
            "end": most,
        }
        scrolls = {"pageup": -room, "pagedown": room}
        if key in steps:
            self._at = max(0, min(self._at + steps[key], most - 1))
        elif key in scrolls:
            self._top += scrolls[key]
        elif key == "/":
            self._typing, self._filter, self._at = True, "", 0
        elif key == "escape":
            self._typing, self._filter = False, ""
        elif key == "enter" and moves:
            self._typing, self._filter = False, ""
            self.host.play(moves[self._at])
        else:
            return False
        return True

    def _type(self, key: str) -> bool:
        if key == "backspace":
            self._filter = self._filter[:-1]
        elif key == "space" or len(key) == 1:
            self._filter += " " if key == "space" else key
        else:
            return False
        self._at = 0
        return True

    def tips(self) -> str:
        over = self.host.table.now.over
        return self.host.words("terminal-over-tips" if over else "terminal-list-tips")
