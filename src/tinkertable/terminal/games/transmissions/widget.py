"""Transmissions in the terminal: rondel, display, one's board, pipes, and what may be done.

It knows no rule: the table comes from the view, the moves from the legal list.
"""

from __future__ import annotations

from rich.text import Text

from tinkertable.games.transmissions.rules.state import FACTS
from tinkertable.games.transmissions.view.board import Board, HarveyBoard, board_view
from tinkertable.games.transmissions.view.components import IdeaTile, ItemTile
from tinkertable.games.transmissions.view.names import RESOURCES, Stock
from tinkertable.games.transmissions.view.table import View
from tinkertable.terminal import rows, widget
from tinkertable.terminal.local_table import PERSON
from tinkertable.terminal.rows import ACTING, HEIGHT, STEPS, WIDTH, padded
from tinkertable.terminal.sheet import signed
from tinkertable.words import Words

from .moves import move_text, question
from .pipes import pipe_rows
from .points import change_text, item_text, line_name
from .wording import card_text, effect_text, item_line, payable, pipe_line

PLACE, COLUMN = 11, 20  # columns of the rondel; of display, stacks and board
LEAST_ROOM = 4  # lines for the moves
NAME = 14  # columns for who somebody else is
NOTHING = "–"
LIST = 42  # columns of the list where pipes are drawn beside it
STYLES = {
    "Y": "bright_yellow", "B": "bright_blue", "G": "bright_green", "R": "bright_red",
    "W": "bright_white", "E": "bright_cyan",
}  # fmt: skip


def stock_line(stock: Stock) -> str:
    return " ".join(f"{resource}{getattr(stock, resource)}" for resource in RESOURCES)


class TransmissionsWidget(rows.RowsWidget):
    GAME = "transmissions"

    def __init__(self, host: widget.Host) -> None:
        super().__init__(host)
        self._points_of = -1  # the seat whose points are told in place of the moves
        self._pipes_of = -1  # the seat whose pipes are drawn in place of the moves

    @property
    def view(self) -> View:
        found: View = self.host.table.now.view
        return found

    @property
    def words(self) -> Words:
        return self.host.words

    def rows(self) -> list[Text]:
        if self.host.table.now.over and self._points_of < 0 and self._pipes_of < 0:
            self._points_of, self._row = PERSON, 0
        lines = [self._heading(), *self._rondel(), *self._display(), self._stacks()]
        lines += [self._forest(), *self._board(), self._stock(), *self._others()]
        said = [padded(self._news(), WIDTH, "dim"), padded(self._sentence(), WIDTH, "bold")]
        height = self.size.height or HEIGHT
        room = max(LEAST_ROOM, height - len(lines) - len(said))
        lines = lines[: height - room - len(said)] + said
        if self._pipes_of >= 0:
            board = self.view.boards[self._pipes_of]
            return lines + pipe_rows(board, room, WIDTH)
        return lines + (self._items(room) if self._points_of >= 0 else self.moves(room))

    def _heading(self) -> Text:
        view = self.view
        title = self.say("name")
        if view.turn:
            title = self.say("terminal-turn", turn=view.boards[PERSON].turns + 1)
        told = self._end(view.end.reason) if view.end else self._guess()
        return Text(f"{title:<{WIDTH - len(told)}}{told}", "bold")

    def _guess(self) -> str:
        """What is not known for sure of the box that is played with."""
        guessed = set(self.view.reconstructed)
        if not guessed:
            return ""
        if guessed == {"columns"}:
            what = "columns"
        elif len(guessed) < len(FACTS):
            what = "tiles" if guessed == {*FACTS} - {"columns"} else "some"
        else:
            what = "both"
        return self.say("terminal-guess", what=what)

    def _end(self, reason: str) -> str:
        if self.host.table.now.over:
            return self._outcome()
        return self.say("terminal-ending", reason=reason)

    def _outcome(self) -> str:
        winners = self.view.winners
        if winners == (PERSON + 1,):
            return self.say("terminal-you-win")
        if not winners:
            return self.say("terminal-harvey-wins")
        return self.say("terminal-winners", n=len(winners), seats=", ".join(map(str, winners)))

    def _rondel(self) -> list[Text]:
        """Locations, and under each its two spaces with who stands there."""
        names, spaces, reach = Text(), Text(), {one.space for one in self.view.reach}
        for one in self.view.rondel:
            if not one.far:
                names.append_text(padded(self.say("place-short", place=one.location), PLACE))
            cell = Text(f"{one.space:>2}", "bold" if one.space in reach else "dim")
            style = f"reverse {STYLES[one.robot]}" if one.robot else "dim"
            cell.append(f" {one.robot or '·'} ", style)
            spaces.append_text(padded(cell, PLACE // 2 + (1 if one.far else 0)))
        return [names, spaces]

    def _display(self) -> list[Text]:
        """Positions with their prices; an item and an idea each, and what one lacks."""
        rows, view = [Text() for _ in range(3)], self.view
        assert view.lacks is not None
        lacks = zip(view.lacks.items, view.lacks.ideas, strict=True)
        for p, (offer, lack) in enumerate(zip(view.display, lacks, strict=True)):
            extra = self.say("terminal-surcharge") if offer.surcharge else ""
            rows[0].append_text(padded(f"[{p + 1}] {offer.price}E{extra}", COLUMN, "dim"))
            texts = (self._item(offer.item), self._idea(offer.idea))
            for row, text, one in zip(rows[1:], texts, lack, strict=True):
                row.append_text(padded(text, COLUMN - 1, "bold" if payable(one) else "dim"))
                row.append(" ")
        return rows

    def _item(self, item: ItemTile | None) -> str:
        return item_line(self.words, item, self.view.worth) if item else NOTHING

    def _idea(self, idea: IdeaTile | None) -> str:
        return f"{idea.price}E: {effect_text(self.words, idea)}" if idea else NOTHING

    def _stacks(self) -> Text:
        row, view = Text(), self.view
        assert view.lacks is not None
        for k, (stack, lack) in enumerate(zip(view.stacks, view.lacks.pipes, strict=True)):
            text = f"{k + 1}) {pipe_line(self.words, stack.pipe)}" if stack.pipe else NOTHING
            row.append_text(padded(text, COLUMN - 1, "bold" if payable(lack) else "dim"))
            row.append(" ")
        return row

    def _forest(self) -> Text:
        forest = self.view.forest
        top = forest.discard[-1:]
        told = f"{top[0]} {card_text(self.words, forest.cards[top[0]])}" if top else NOTHING
        facts = {"draw": forest.draw, "n": len(forest.discard), "top": told}
        text = self.say("terminal-forest-piles", **facts)
        pool = self.view.pool
        if pool:
            text = f"{self.say('terminal-pool', pool=stock_line(pool))}  {text}"
        return padded(text, WIDTH)

    def _board(self) -> list[Text]:
        """One's columns: how far the robot goes, slots, and the tiles."""
        view = self.view
        columns = view.boards[PERSON].columns
        head, cells = Text(), []
        facts = {robot.robot: robot for robot in view.robots}
        for column in columns:
            robot = facts[column.robot]
            title = f"{robot.robot} →{robot.distance} "
            title += self.say("terminal-slots", free=column.free, points=robot.fill_points)
            head.append_text(padded(title, COLUMN, f"bold {STYLES[robot.robot]}"))
            tiles = [item_line(self.words, item, view.worth) for item in column.items]
            tiles += [effect_text(self.words, idea) for idea in column.ideas]
            cells.append(tiles)
        height = max(1, *(len(tiles) for tiles in cells))
        rows = [Text() for _ in range(height)]
        for tiles in cells:
            for row, text in zip(rows, tiles + [""] * (height - len(tiles)), strict=True):
                row.append_text(padded(f" {text}", COLUMN))
        return [head, *rows]

    def _stock(self) -> Text:
        """What one has: engrams, electricity, cards, points."""
        board, row = self.view.boards[PERSON], Text()
        for resource in RESOURCES:
            row.append(f"{resource}{getattr(board.stock, resource)} ", f"bold {STYLES[resource]}")
        row.append(f" {self.say('terminal-hand')} {' '.join(board.hand or ())}")
        held = [name if n == 1 else f"{n}×{name}" for name, n in board.held.items()]
        row.append(f"  {' '.join(held)}", "green")
        row.append(f"  {self.say('tile-points', points=board.score['total'])}", "bold")
        return padded(row, WIDTH)

    def _others(self) -> list[Text]:
        """A line for everybody else, Harvey too."""
        rows, view = [], self.view
        for seat, board in enumerate(view.boards):
            if seat != PERSON:
                acting = ACTING if seat + 1 in view.acting else " "
                row = padded(f"{acting}{seat + 1} {self.called(seat)}", NAME, "bold")
                row.append(f"{stock_line(board.stock)} {self._told(board)}")
                row.append(f" {' '.join(board.hand or ())}", "dim")
                rows.append(padded(row, WIDTH))
        if view.harvey:
            row = padded(f" {self.say('rival')}", NAME, "bold")
            rows.append(padded(row.append(self._told(view.harvey)), WIDTH))
        return rows

    def _told(self, board: Board | HarveyBoard) -> str:
        facts = {
            "items": sum(len(column.items) for column in board.columns),
            "ideas": sum(len(column.ideas) for column in board.columns),
            "free": sum(column.free for column in board.columns),
            "flow": board.flow_length,
            "acorns": board.acorns,
            "points": board.score["total"],
        }
        return self.say("terminal-other", **facts)

    def _news(self) -> str:
        """What has happened since one's own last move."""
        told: list[str] = []
        for text in reversed(self.host.table.match.move_texts(PERSON)):
            if text.startswith(f"{PERSON + 1} "):
                break
            told.append(text)
        return " · ".join(told[::-1][-8:])

    def _sentence(self) -> str:
        if self._pipes_of >= 0:
            name = self.called(self._pipes_of)
            length = self.view.boards[self._pipes_of].flow_length
            return self.say("terminal-pipes-of", seat=self._pipes_of + 1, name=name, n=length)
        if self._points_of >= 0:
            score = self._sheet(self._points_of).score
            lines = ", ".join(
                f"{line_name(self.words, line)} {n}"
                for line, n in score.items()
                if n or line == "total"
            )
            name = self._who(self._points_of)
            return self.say("terminal-points-of", seat=self._points_of + 1, name=name, lines=lines)
        if not self._legal:
            return self.waiting()
        return question(self.words, self._legal, self.view)

    def _sheet(self, side: int) -> Board | HarveyBoard:
        """A seat's board, or Harvey's."""
        view = self.view
        return view.harvey if view.harvey and side >= len(view.boards) else view.boards[side]

    def _who(self, side: int) -> str:
        if side < self.host.table.match.seats:
            return self.called(side)
        return self.say("rival")

    def moves(self, room: int) -> list[Text]:
        """While a pipe is placed, beside the pipes as they would lie."""
        moves = super().moves(room)
        if not any(self.named(action).verb == "flip" for action in self._legal):
            return moves
        after = self.host.table.now.after(self._legal[self._row])
        drawn = pipe_rows(board_view(after, PERSON), room, WIDTH - LIST)
        moves += [Text() for _ in range(room - len(moves))]
        return [padded(row, LIST).append_text(line) for row, line in zip(moves, drawn, strict=True)]

    def move_text(self, action: int, here: bool) -> str:
        now = self.host.table.now
        text = move_text(self.words, now.position, action, self.view)
        change = change_text(self.words, now.position, now.after(action), PERSON) if here else ""
        return f"{text}: {change}" if change else text

    def _items(self, room: int) -> list[Text]:
        """What earned the points of a seat, from a row on."""
        table = self.host.table
        position = table.now.position
        items = table.game.explain(position, self._points_of)
        texts = [f"{signed(item.points):>5}  {item_text(self.words, item)}" for item in items]
        self._row = max(0, min(self._row, len(texts) - room))
        return [padded(text, WIDTH) for text in texts[self._row : self._row + room]]

    def press(self, key: str) -> bool:
        if key in ("s", "p"):
            self._turn_page(key)
        elif key == "escape" and (self._points_of >= 0 or self._pipes_of >= 0):
            self._points_of = self._pipes_of = -1
            self._row = 0
        elif self._points_of >= 0 and key in STEPS:
            self._row += STEPS[key]
        elif self._points_of < 0 and self._pipes_of < 0:
            return super().press(key)
        else:
            return False
        return True

    def _turn_page(self, key: str) -> None:
        """The next seat's points or pipes, then the moves again."""
        seats = self.host.table.match.seats
        if key == "s" and self.view.harvey:
            seats += 1
        shown = self._points_of if key == "s" else self._pipes_of
        first = PERSON if self.host.table.now.over and key == "s" else -1
        shown = shown + 1 if shown + 1 < seats else first
        self._points_of, self._pipes_of = (shown, -1) if key == "s" else (-1, shown)
        self._row = 0

    def tips(self) -> str:
        if self.host.table.now.over:
            return self.say("terminal-tips-over")
        if self._points_of >= 0 or self._pipes_of >= 0:
            return self.say("terminal-tips-page")
        return self.say("terminal-tips" if self._legal else "terminal-tips-wait")
