"""Sentient in the terminal: the factory between its investors, the networks, what a move would do.

It knows no rule: the table comes from the view, the moves from the legal list.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual.app import ComposeResult

from tinkertable.terminal import face
from tinkertable.terminal.pane import Pane
from tinkertable.terminal.sheet import seat_name
from tinkertable.terminal.table import PERSON

from .actions import CODEC
from .data import TYPES
from .wording import (
    FIRST,
    GUESS,
    SECOND,
    buy_text,
    condition_text,
    corners_text,
    item_text,
    move_text,
    points_text,
    question,
    signed,
)

ACTING, PASSED = "…", "✓"
WIDTH, HEIGHT = 80, 23  # of the smallest window, less the line at its foot
INVESTOR, SLOT = 6, 12  # columns of the factory
NAME, DIE, BOT, SCORE = 12, 3, 12, 5  # columns of a seat's rows
STYLES = {
    "INF": "bright_cyan",
    "SRV": "bright_green",
    "TRN": "bright_yellow",
    "MIL": "bright_red",
    "IND": "bright_magenta",
}
STEPS = {"up": -1, "down": 1, "tab": 1, "shift+tab": -1, "home": -99, "end": 99}


def padded(text: Text | str, width: int, style: str = "") -> Text:
    """Exactly so many columns."""
    text = Text(text, style) if isinstance(text, str) else text
    text.truncate(width, pad=True)
    return text


class Face(face.Face):
    DEFAULT_CSS = "#panel { width: 1fr; height: 1fr; }"

    def __init__(self, desk: face.Desk) -> None:
        super().__init__(desk)
        self._row = self._column = 0
        self._legal: list[int] = []
        self._choices: list[list[int]] = []
        self._explained = -1  # the seat whose points are told in place of the moves
        self._panel = Pane("panel")

    def compose(self) -> ComposeResult:
        yield self._panel

    def say(self, key: str, **values: object) -> str:
        """A text of the game's own."""
        return self.desk.words(f"sentient/{key}", **values)

    @property
    def _view(self) -> dict[str, Any]:
        return self.desk.table.now.view

    def renew(self) -> None:
        if self._legal != self.desk.table.now.legal:
            self._deal()
        if self.desk.table.now.over and self._explained < 0:
            self._explained, self._row = PERSON, 0
        rows = [self._heading(), *self._factory(), *self._seats(), self._holdings()]
        rows += [Text("─" * WIDTH, "dim"), padded(self._sentence(), WIDTH, "bold")]
        room = max(1, (self.size.height or HEIGHT) - len(rows))
        rows += self._items(room) if self._explained >= 0 else self._moves(room)
        self._panel.show(Text("\n", no_wrap=True).join(rows))

    def _deal(self) -> None:
        """New moves to choose from: a row each, but one a slot where a bot is bought."""
        self._legal = self.desk.table.now.legal
        self._row = self._column = 0
        slots: dict[str, list[int]] = {}
        for action in self._legal:
            named = CODEC.named[action]
            row = named.arguments[0] if named.verb == "buy" else CODEC.texts[action]
            slots.setdefault(row, []).append(action)
        self._choices = list(slots.values())

    def _heading(self) -> Text:
        view = self._view
        title = self.say("round", round=view["round"], rounds=view["rounds"])
        order = self.say("order", seats=" ".join(map(str, view["order"])))
        if self.desk.table.now.over:
            order = self._outcome()
        elif view["next_order"]:
            order += self.say("next-order", seats=" ".join(map(str, view["next_order"])))
        return Text(f"{title:<{WIDTH - len(order)}}{order}", "bold")

    def _factory(self) -> list[Text]:
        """Five rows: pawns, pawns, what investors and bots are, first and points, second."""
        view, rows = self._view, [Text() for _ in range(5)]
        for k in range(2 * len(view["factory"]) + 1):
            cells = self._slot(k // 2) if k % 2 else self._investor(k // 2)
            for row, cell in zip(rows, cells, strict=True):
                row.append_text(padded(cell, SLOT if k % 2 else INVESTOR))
        return rows

    def _investor(self, k: int) -> list[Text]:
        if k >= len(self._view["investors"]):
            return [Text() for _ in range(5)]
        investor = self._view["investors"][k]
        style = STYLES[investor["type"]]
        first, second = investor["first"], investor["second"]
        rows = [Text(f"({investor['type']})", f"bold {style}")]
        rows.append(Text(f"{FIRST}{first}" if first else "", style))
        rows.append(Text(f"{SECOND}{second}" if second else "", style))
        return [Text(), Text(), *rows]

    def _slot(self, slot: int) -> list[Text]:
        place = self._view["factory"][slot]
        pairs = zip(place["agents"], place["assistants"], strict=True)
        pawns = [
            f"{seat}:{agents}+{assistants}" if agents else ""
            for seat, (agents, assistants) in enumerate(pairs, 1)
        ]
        above = [Text(" ".join(filter(None, pawns[i : i + 2]))) for i in (0, 2)]
        label = Text(f"[{slot}] ", "bold")
        card = place["card"]
        if not card:
            return [*above, label, Text(), Text()]
        style = STYLES[card["type"]]
        printed = " ".join(filter(None, [points_text(card), self._corners(card)]))
        return [
            *above,
            label.append(card["type"], style),
            Text(condition_text(self.say, card), style),
            Text(printed, style),
        ]

    def _corners(self, card: dict[str, Any], covered: str = "") -> str:
        return corners_text(card, covered) + GUESS * ("corners" in card["reconstructed"])

    def _seats(self) -> list[Text]:
        rows = []
        for seat, board in enumerate(self._view["boards"]):
            rows += self._seat(seat, board)
        return rows

    def _seat(self, seat: int, board: dict[str, Any]) -> list[Text]:
        """Two lines: dice, bots and score; pawns at home, what the bots earn now."""
        acting = ACTING if seat + 1 in self._view["acting"] else " "
        name = f"{seat + 1} {seat_name(self.desk.words, self.desk.table, seat)}"
        style = "bold reverse" if seat == PERSON else "bold"
        first = padded(Text(acting).append(name[: NAME - 2], style), NAME)
        passed = PASSED if board["passed"] else " "
        second = padded(f"{passed} {board['agents']}+{board['assistants']} {board['half']}", NAME)
        for slot, die in enumerate(board["dice"]):
            first.append(f"[{die or ' '}]", "bold")
            second.append(" " * DIE)
            if slot < len(board["network"]):
                for row, cell in zip((first, second), self._bot(board, slot), strict=True):
                    row.append_text(padded(cell, BOT))
        first.append(f"{board['score']['total']:>{SCORE}}", "bold")
        return [first, second]

    def _bot(self, board: dict[str, Any], slot: int) -> tuple[Text, Text]:
        card = board["network"][slot]
        if not card:
            return Text("-" * (BOT - 2), "dim"), Text()
        style = STYLES[card["type"]]
        earned = self.say(
            "earns", n=board["earning"][slot], corners=corners_text(card, board["blocked"][slot])
        )
        return Text(condition_text(self.say, card), style), Text(earned, style)

    def _holdings(self) -> Text:
        """The person's bots and investors, type by type."""
        board, row = self._view["boards"][PERSON], Text(f"{self.say('holdings')} ", "dim")
        for name in TYPES:
            bots = board["bots"][name] + sum(
                card["type"] == name for card in board["network"] if card
            )
            row.append(f"{name} {bots}×{board['investors'][name]}  ", STYLES[name])
        return row

    def _sentence(self) -> str:
        now, words = self.desk.table.now, self.desk.words
        if self._explained >= 0:
            score = self._view["boards"][self._explained]["score"]
            lines = ", ".join(f"{self.say(f'line/{line}').lower()} {score[line]}" for line in score)
            name = seat_name(words, self.desk.table, self._explained)
            return self.say("points-of", seat=self._explained + 1, name=name, lines=lines)
        if not self._legal:
            return self.say("waiting", seats=", ".join(str(seat + 1) for seat in now.acting))
        return question(self.say, now.position, self._view)

    def _outcome(self) -> str:
        winners = self._view["winners"]
        if winners == [PERSON + 1]:
            return self.say("you-win")
        return self.say("winners", n=len(winners), seats=", ".join(map(str, winners)))

    def _moves(self, room: int) -> list[Text]:
        rows = [
            self._buy_row(i, row)
            if CODEC.named[row[0]].verb == "buy"
            else self._list_row(i, row[0])
            for i, row in enumerate(self._choices)
        ]
        first = max(0, self._row + 1 - room)
        return rows[first : first + room]

    def _buy_row(self, at: int, actions: list[int]) -> Text:
        """A slot and how many assistants come along; what the marked one would bring."""
        slot = int(CODEC.named[actions[0]].arguments[0])
        row = Text("▸ " if at == self._row else "  ").append(self.say("move/buy", slot=slot))
        column = min(self._column, len(actions) - 1)
        for i in range(len(actions)):
            here = (at, i) == (self._row, column)
            row.append(f"[{i}]" if here else f" {i} ", "reverse bold" if here else "")
        if at == self._row:
            position = self.desk.table.now.position
            row.append(f"  {buy_text(self.say, position, actions[column], PERSON)}", "dim")
        return row

    def _list_row(self, at: int, action: int) -> Text:
        text = move_text(self.say, self.desk.table.now.position, action, PERSON)
        here = at == self._row
        return Text("▸ " if here else "  ").append(text, "reverse" if here else "")

    def _items(self, room: int) -> list[Text]:
        """What earned the points of a seat, from a row on."""
        table = self.desk.table
        position = table.now.position
        items = table.game.explain(position, self._explained)
        texts = [
            f"{signed(item.points):>4}  {item_text(self.say, position, item)}" for item in items
        ]
        self._row = max(0, min(self._row, len(texts) - room))
        return [Text(text) for text in texts[self._row : self._row + room]]

    def press(self, key: str) -> bool:
        if key == "s":
            seats = self.desk.table.match.seats
            first = PERSON if self.desk.table.now.over else -1
            self._explained = self._explained + 1 if self._explained + 1 < seats else first
            self._row = 0
        elif key == "escape" and self._explained >= 0:
            self._explained, self._row = -1, 0
        elif self._explained >= 0 and key in STEPS:
            self._row += STEPS[key]
        elif self._explained >= 0 or not self._legal:
            return False
        elif key in STEPS:
            self._row = max(0, min(self._row + STEPS[key], len(self._choices) - 1))
        elif key in ("left", "right"):
            most = len(self._choices[self._row]) - 1
            self._column = max(0, min(self._column, most) + (1 if key == "right" else -1))
            self._column = min(self._column, most)
        elif key == "enter":
            chosen = self._choices[self._row]
            action = chosen[min(self._column, len(chosen) - 1)]
            self._legal, self._choices = [], []
            self.desk.play(action)
        else:
            return False
        return True

    def tips(self) -> str:
        if self.desk.table.now.over:
            return self.say("tips-over")
        if self._explained >= 0:
            return self.say("tips-points")
        if not self._legal:
            return self.say("tips-wait")
        buys = len(self._choices) > 0 and CODEC.named[self._choices[0][0]].verb == "buy"
        return self.say("tips-buy" if buys else "tips")
