"""A still: what the terminal would draw of a position, without a terminal."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text
from textual.geometry import Size

from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.words import Words

from .games import widget_of
from .local_table import LocalTable
from .pane import Pane
from .save import Save
from .widget import GameWidget

SIZE = (110, 41)  # columns and lines, if the game has a use for them


class _Unsaved(Save):
    def write(self, match: Match, players: tuple[str, ...]) -> None:
        """Nothing is kept."""


class _Table(LocalTable):
    counts = False  # a still is nobody's best score


class _Host:
    """What a widget sits in, where there is no application."""

    def __init__(self, table: LocalTable, words: Words) -> None:
        self.table, self.words = table, words

    def seat(self, widget: GameWidget) -> None:
        """Nobody sits there."""

    def play(self, action: int) -> None:
        """Nobody plays."""

    def say(self, text: str) -> None:
        """Nobody listens."""

    def switch_language(self) -> None:
        """Nobody asks."""


def still(position: Position, lang: str = "en") -> Text:
    """The table as the first seat sees it; of what has happened nothing is told."""
    match = Match(position.game, position.seats, position.options)
    match.position, match.acting = position.copy(), position.acting()
    bots = dict.fromkeys(range(1, position.seats), ("random", _first))
    table = _Table(match, bots, _Unsaved(position.game, Path()))
    sized = type("Still", (widget_of(position.game),), {"size": Size(*SIZE)})
    widget: GameWidget = sized(_Host(table, Words(lang, position.game.name)))
    panes = [pane for pane in widget.compose() if isinstance(pane, Pane)]
    widget.renew()
    return _beside([pane.text for pane in panes])


def _first(position: Position, seat: int, seed: int) -> int:
    return position.legal(seat)[0]


def _beside(texts: list[Text]) -> Text:
    """Panes from left to right."""
    columns = [text.split("\n", allow_blank=True) for text in texts]
    widths = [max((line.cell_len for line in lines), default=0) for lines in columns]
    rows = []
    for i in range(max(map(len, columns))):
        row = Text()
        for lines, width in zip(columns, widths, strict=True):
            part = lines[i].copy() if i < len(lines) else Text()
            part.truncate(width, pad=True)
            row.append_text(part).append(" ")
        row.rstrip()
        rows.append(row)
    return Text("\n").join(rows)
