"""Sentient in the terminal: the factory between its investors, the networks, what a move would do.

It knows no rule: the table comes from the view, the moves from the legal list.
"""

from __future__ import annotations

from rich.text import Text

from tinkertable.games.sentient.view.cards import TYPES, Bot
from tinkertable.games.sentient.view.table import Board, View
from tinkertable.terminal import rows, widget
from tinkertable.terminal.local_table import PERSON
from tinkertable.terminal.rows import ACTING, STEPS, WIDTH, mark, padded
from tinkertable.terminal.sheet import signed

from .wording import (
    FIRST,
    GUESS,
    SECOND,
    buy_text,
    condition_in,
    corners_text,
    item_text,
    move_text,
    points_text,
    question,
)

PASSED = "✓"
INVESTOR, SLOT = 6, 12  # columns of the factory
NAME, DIE, BOT, SCORE = 12, 3, 12, 5  # columns of a seat's rows
STYLES = {
    "INF": "bright_cyan",
    "SRV": "bright_green",
    "TRN": "bright_yellow",
    "MIL": "bright_red",
    "IND": "bright_magenta",
}


class SentientWidget(rows.RowsWidget):
    GAME = "sentient"
    GRID = "buy"

    def __init__(self, host: widget.Host) -> None:
        super().__init__(host)
        self._explained = -1  # the seat whose points are told in place of the moves

    @property
    def view(self) -> View:
        found: View = self.host.table.now.view
        return found

    def rows(self) -> list[Text]:
        if self.host.table.now.over and self._explained < 0:
            self._explained, self._row = PERSON, 0
        lines = [self._heading(), *self._factory(), *self._seats(), self._holdings()]
        lines += [Text("─" * WIDTH, "dim"), padded(self._sentence(), WIDTH, "bold")]
        room = self.room(lines)
        return lines + (self._items(room) if self._explained >= 0 else self.moves(room))

    def _heading(self) -> Text:
        view = self.view
        title = self.say("terminal-round", round=view.round, rounds=view.rounds)
        order = self._outcome() if self.host.table.now.over else self._order()
        return Text(f"{title:<{WIDTH - len(order)}}{order}", "bold")

    def _order(self) -> str:
        view = self.view
        seats, following = (" ".join(map(str, one)) for one in (view.order, view.next_order))
        if following:
            return self.say("terminal-order-next", seats=seats, next=following)
        return self.say("terminal-order", seats=seats)

    def _factory(self) -> list[Text]:
        """Five rows: pawns, pawns, what investors and bots are, first and points, second."""
        view, rows = self.view, [Text() for _ in range(5)]
        for k in range(2 * len(view.factory) + 1):
            cells = self._slot(k // 2) if k % 2 else self._investor(k // 2)
            for row, cell in zip(rows, cells, strict=True):
                row.append_text(padded(cell, SLOT if k % 2 else INVESTOR))
        return rows

    def _investor(self, k: int) -> list[Text]:
        if k >= len(self.view.investors):
            return [Text() for _ in range(5)]
        investor = self.view.investors[k]
        style = STYLES[investor.type]
        first, second = investor.first, investor.second
        rows = [Text(f"({investor.type})", f"bold {style}")]
        rows.append(Text(f"{FIRST}{first}" if first else "", style))
        rows.append(Text(f"{SECOND}{second}" if second else "", style))
        return [Text(), Text(), *rows]

    def _slot(self, slot: int) -> list[Text]:
        place = self.view.factory[slot]
        pairs = zip(place.agents, place.assistants, strict=True)
        pawns = [
            f"{seat}:{agents}+{assistants}" if agents else ""
            for seat, (agents, assistants) in enumerate(pairs, 1)
        ]
        above = [Text(" ".join(filter(None, pawns[i : i + 2]))) for i in (0, 2)]
        label = Text(f"[{slot}] ", "bold")
        card = place.card
        if not card:
            return [*above, label, Text(), Text()]
        style = STYLES[card.type]
        printed = " ".join(filter(None, [points_text(card), self._corners(card)]))
        return [
            *above,
            label.append(card.type, style),
            Text(condition_in(self.say, card, SLOT - 1), style),
            Text(printed, style),
        ]

    def _corners(self, card: Bot) -> str:
        return corners_text(card) + GUESS * ("corners" in card.reconstructed)

    def _seats(self) -> list[Text]:
        rows = []
        for seat, board in enumerate(self.view.boards):
            rows += self._seat(seat, board)
        return rows

    def _seat(self, seat: int, board: Board) -> list[Text]:
        """Two lines: dice, bots and score; pawns at home, what the bots earn now."""
        acting = ACTING if seat + 1 in self.view.acting else " "
        name = f"{seat + 1} {self.called(seat)}"
        style = "bold reverse" if seat == PERSON else "bold"
        first = padded(Text(acting).append(name[: NAME - 2], style), NAME)
        passed = PASSED if board.passed else " "
        second = padded(f"{passed} {board.agents}+{board.assistants} {board.half}", NAME)
        for slot, die in enumerate(board.dice):
            first.append(f"[{die or ' '}]", "bold")
            second.append(" " * DIE)
            if slot < len(board.network):
                for row, cell in zip((first, second), self._bot(board, slot), strict=True):
                    row.append_text(padded(cell, BOT))
        first.append(f"{board.score.total:>{SCORE}}", "bold")
        return [first, second]

    def _bot(self, board: Board, slot: int) -> tuple[Text, Text]:
        card = board.network[slot]
        if not card:
            return Text("-" * (BOT - 2), "dim"), Text()
        style = STYLES[card.type]
        earned = f"{board.earning[slot]} {corners_text(card, board.covered[slot])}"
        return Text(condition_in(self.say, card, BOT - 1), style), Text(earned, style)

    def _holdings(self) -> Text:
        """The person's bots and investors, type by type."""
        board, row = self.view.boards[PERSON], Text(f"{self.say('terminal-holdings')} ", "dim")
        for name in TYPES:
            bots = board.bots[name] + sum(card.type == name for card in board.network if card)
            row.append(f"{name} {bots}×{board.investors[name]}  ", STYLES[name])
        return row

    def _sentence(self) -> str:
        now = self.host.table.now
        if self._explained >= 0:
            score = now.position.score(self._explained)
            lines = ", ".join(f"{self.say(f'line-{line}').lower()} {score[line]}" for line in score)
            name = self.called(self._explained)
            return self.say("terminal-points-of", seat=self._explained + 1, name=name, lines=lines)
        if not self._legal:
            return self.waiting()
        return question(self.say, now.position, self.view)

    def _outcome(self) -> str:
        winners = self.view.winners
        if winners == (PERSON + 1,):
            return self.say("terminal-you-win")
        return self.say("terminal-winners", n=len(winners), seats=", ".join(map(str, winners)))

    def grid_row(self, at: int, actions: list[int]) -> Text:
        """A slot and how many assistants come along; what the marked one would bring."""
        slot = int(self.named(actions[0]).arguments[0])
        row = mark(at == self._row).append(f"{self.say('terminal-move-buy', slot=slot)} ")
        column = min(self._column, len(actions) - 1)
        for i in range(len(actions)):
            here = (at, i) == (self._row, column)
            row.append(f"[{i}]" if here else f" {i} ", "reverse bold" if here else "")
        if at == self._row:
            position = self.host.table.now.position
            row.append(f"  {buy_text(self.say, position, actions[column], PERSON)}", "dim")
        return row

    def move_text(self, action: int, _: bool) -> str:
        return move_text(self.say, self.host.table.now.position, action, PERSON)

    def _items(self, room: int) -> list[Text]:
        """What earned the points of a seat, from a row on."""
        table = self.host.table
        position = table.now.position
        items = table.game.explain(position, self._explained)
        texts = [
            f"{signed(item.points):>4}  {item_text(self.say, position, item)}" for item in items
        ]
        self._row = max(0, min(self._row, len(texts) - room))
        return [Text(text) for text in texts[self._row : self._row + room]]

    def press(self, key: str) -> bool:
        if key == "s":
            seats = self.host.table.match.seats
            first = PERSON if self.host.table.now.over else -1
            self._explained = self._explained + 1 if self._explained + 1 < seats else first
            self._row = 0
        elif key == "escape" and self._explained >= 0:
            self._explained, self._row = -1, 0
        elif self._explained >= 0 and key in STEPS:
            self._row += STEPS[key]
        elif self._explained < 0:
            return super().press(key)
        else:
            return False
        return True

    def tips(self) -> str:
        if self.host.table.now.over:
            return self.say("terminal-tips-over")
        if self._explained >= 0:
            return self.say("terminal-tips-points")
        if not self._legal:
            return self.say("terminal-tips-wait")
        return self.say("terminal-tips-buy" if self.grid else "terminal-tips")
