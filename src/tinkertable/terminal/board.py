"""A widget for games drawn on a grid: choose a piece, point at a cell, turn it, draw it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from textwrap import wrap
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from tinkertable.core.game import Item
from tinkertable.core.position import Position

from . import sheet
from .canvas import Canvas
from .grid import OPEN_END, Cell, Exits, cell_at, fitting_scale, paint
from .local_table import PERSON
from .pane import Pane
from .panel import PANEL, last_moves, score_block
from .placing import STEPS, Hand, Piece
from .widget import GameWidget, Host

MESSAGE = 3  # lines
PAGING = {"o": 1, "pagedown": 1, "pageup": -1}


class BoardWidget(GameWidget):
    """What such games share; the functions that raise are the game's own."""

    DEFAULT_CSS = """
    BoardWidget #board { width: auto; height: 1fr; }
    BoardWidget #panel { width: 1fr; height: 1fr; }
    """
    ROWS: ClassVar[str]
    COLUMNS: ClassVar[str]

    def __init__(self, host: Host, start: str) -> None:
        super().__init__(host)
        names = [row + column for row in self.ROWS for column in self.COLUMNS]
        self.hand = Hand(names, len(self.COLUMNS), start)
        self.shown = PERSON  # whose board
        self.line = ""  # of the score, whose cells are marked
        self._item = 0  # of the final sheet
        self._dealt: object = None
        self._board = Pane("board")
        self._panel = Pane("panel")

    @abstractmethod
    def pieces(self) -> Sequence[Piece]:
        """What can be chosen now."""

    @abstractmethod
    def cells(self, position: Position, seat: int) -> dict[str, Cell]:
        """A seat's board, cell by cell."""

    @abstractmethod
    def exits(self) -> Exits:
        """What leaves the board, by edge and by row or column."""

    @abstractmethod
    def heading(self) -> tuple[str, str]:
        """What is played, and how far it has come."""

    @abstractmethod
    def trays(self) -> list[tuple[str, Canvas]]:
        """The pieces to choose from, each tray under its heading."""

    @abstractmethod
    def sentence(self) -> str:
        """What can be done now, or what Enter would do."""

    @abstractmethod
    def command(self, key: str) -> bool:
        """The game's own keys."""

    @abstractmethod
    def refusal(self, piece: Piece) -> str:
        """Why a piece cannot be chosen."""

    @abstractmethod
    def trail(self) -> Sequence[str]:
        """The cells something would move over in the move in hand."""

    def compose(self) -> ComposeResult:
        yield self._board
        yield self._panel

    @property
    def playing(self) -> bool:
        """Is the person to move, and the person's board on the screen?"""
        now = self.host.table.now
        return PERSON in now.acting and self.shown == PERSON

    @property
    def after(self) -> Position | None:
        """The position after the move in hand."""
        action = self.hand.action if self.playing else None
        return None if action is None else self.host.table.now.after(action)

    def say(self, key: str, **values: object) -> str:
        """A text of the game's own."""
        return self.host.words(key, **values)

    def renew(self) -> None:
        now = self.host.table.now
        if self._dealt is not now:
            self._dealt = now
            self.hand.deal(self.pieces())
        width, height = self.size.width - PANEL, self.size.height
        self._scale = fitting_scale(width, height, len(self.COLUMNS), len(self.ROWS))
        after = self.after
        picture = paint(self._picture(after), self.ROWS, self.COLUMNS, self.exits(), self._scale)
        self._board.show(picture.text())
        rows = self._final() if now.over else self._play(after)
        self._panel.show(Text("\n").join(rows))

    def _picture(self, after: Position | None) -> dict[str, Cell]:
        """The board on the screen, with the move in hand and all marks."""
        now = self.host.table.now
        cells = self.cells(now.position, self.shown)
        if after is not None:
            before, cells = cells, self.cells(after, PERSON)
            for name, cell in cells.items():
                cell.changed = cell.ink != before[name].ink
            for name in self.trail():
                cells[name].path = True
        if self.playing:
            for name in self.hand.chosen.places if self.hand.chosen else ():
                cells[name].target = not cells[name].changed
        if not now.over:
            cells[self.hand.cell].cursor = self.shown == PERSON
        for item in self._explained():
            for name in item.cells:
                cells[name].marked = True
            for end in item.ends:
                cells[end[:-1]].ends[end[-1]] = OPEN_END
        return cells

    def items(self) -> list[Item]:
        now = self.host.table.now
        return sheet.grouped(self.host.table.game.explain(now.position, self.shown))

    def _explained(self) -> list[Item]:
        """The items whose cells are marked."""
        if self.host.table.now.over:
            return self.items()[self._item : self._item + 1]
        return [item for item in self.items() if item.line == self.line] if self.line else []

    def _play(self, after: Position | None) -> list[Text]:
        left, right = self.heading()
        rows = [Text(f"{left:<{PANEL - len(right) - 1}}{right}", "bold")]
        for heading, canvas in self.trays():
            rows += [Text(heading, "dim"), *canvas.text().split("\n")]
        rows += score_block(self.host.words, self.host.table, self.shown, after, self.line)
        sentence = self.sentence()
        lines = wrap(sentence[:1].upper() + sentence[1:], PANEL - 1)
        rows += [Text(""), *map(Text, lines[:MESSAGE])]
        return rows + last_moves(self.host.table, self.size.height - len(rows))

    def _final(self) -> list[Text]:
        """Everybody's sheet, and what earned the points of the one that is shown."""
        words, table = self.host.words, self.host.table
        left, _ = self.heading()
        rows = [Text(left, "bold"), Text(sheet.winners_text(words, table), "bold"), Text("")]
        rows += sheet.final_rows(words, table, self.shown)
        rows.append(Text(""))
        items = sheet.item_rows(words, table.game.name, self.items(), self._item)
        room = max(3, self.size.height - len(rows))
        first = max(0, self._item + 3 - room)
        return rows + items[first : first + room]

    def press(self, key: str) -> bool:
        if key in PAGING and self.host.table.match.seats > 1:
            self.shown = (self.shown + PAGING[key]) % self.host.table.match.seats
            self._item = 0
            return True
        if self.host.table.now.over:
            return self._press_over(key)
        if key == "s":
            self._next_line()
            return True
        if key == "escape":
            self.line, self.shown = "", PERSON
            return True
        return self._press_hand(key) or self.command(key)

    def _press_over(self, key: str) -> bool:
        steps = {"up": -1, "down": 1, "tab": 1, "shift+tab": -1}
        if key in steps:
            self._item = (self._item + steps[key]) % max(1, len(self.items()))
        return key in steps

    def _next_line(self) -> None:
        words, game = self.host.words, self.host.table.game
        lines = ["", *self.host.table.now.position.lines]
        self.line = lines[(lines.index(self.line) + 1) % len(lines)]
        if self.line:
            earned = sheet.item_texts(words, game.name, self._explained())
            name = sheet.line_name(words, game.name, self.line)
            self.host.say(f"{name}: {', '.join(earned) or words('score-nothing')}")

    def _press_hand(self, key: str) -> bool:
        """Choosing, pointing, turning, drawing: always on the person's own board."""
        hand, before = self.hand, self.shown
        self.shown = PERSON
        if key in STEPS:
            hand.move(key)
        elif key in ("n", "p"):
            hand.jump(1 if key == "n" else -1)
        elif key in ("space", "backspace"):
            hand.rotate(1 if key == "space" else -1)
        elif key in ("tab", "shift+tab"):
            hand.step(1 if key == "tab" else -1)
        elif key == "enter":
            self._draw()
        elif piece := hand.choose(key):
            if not piece.usable:
                refusal = self.refusal(piece)
                self.host.say(refusal[:1].upper() + refusal[1:])
        else:
            self.shown = before
            return False
        return True

    def _draw(self) -> None:
        action = self.hand.action
        if action is not None and self.playing:
            self.hand.drop()
            self.host.play(action)

    def on_click(self, event: events.Click) -> None:
        """A click points at a cell, another one there turns the piece."""
        if event.widget is None or event.widget.id != "board" or self.host.table.now.over:
            return
        cell = cell_at(event.x, event.y, self.ROWS, self.COLUMNS, self._scale)
        if cell == self.hand.cell:
            self.hand.rotate(1)
        elif cell:
            self.hand.point(cell)
        self.renew()
