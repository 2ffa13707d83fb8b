"""Gears in the terminal: the round card, every seat's code and gear, what is asked and the moves.

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

from .actions import CODE_NAMES, CODEC
from .chronicle import Chronicle
from .view import printed
from .wording import WON, event_texts, move_text, question, short_code, sides_text

TOKEN, ACTING, CHECKED, ENTERED = "◆", "…", "½", "✓"
WIDTH, HEIGHT = 80, 23  # of the smallest window, less the line at its foot
NAME, CODE, CARD, SCORE = 15, 28, 7, 5  # of a seat's row; what is left shows its gear
DISCARD = 33  # of its second row; what is left shows its character
MOVES = 40  # beside them what happened
GEAR = 14  # the name in the grid of gears and sides
STYLES = {
    "red": "bright_red",
    "purple": "bright_magenta",
    "yellow": "bright_yellow",
    "blue": "bright_blue",
}
STEPS = {"up": -1, "down": 1, "tab": 1, "shift+tab": -1, "home": -99, "end": 99}


def points_text(halves: int) -> str:
    """Half points as people write them: 5 is 2½."""
    return f"{halves // 2 or ''}{CHECKED}" if halves % 2 else str(halves // 2)


def padded(text: Text, width: int) -> Text:
    """Exactly so many columns."""
    text.truncate(width, pad=True)
    return text


class Face(face.Face):
    DEFAULT_CSS = "#panel { width: 1fr; height: 1fr; }"

    def __init__(self, desk: face.Desk) -> None:
        super().__init__(desk)
        self._row = self._column = 0
        self._legal: list[int] = []
        self._choices: list[list[int]] = []
        self._chronicle = Chronicle()
        self._panel = Pane("panel")

    def compose(self) -> ComposeResult:
        yield self._panel

    def say(self, key: str, **values: object) -> str:
        """A text of the game's own."""
        return self.desk.words(f"gears/{key}", **values)

    @property
    def _view(self) -> dict[str, Any]:
        return self.desk.table.now.view

    @property
    def _grid(self) -> bool:
        """Is a gear to be set?"""
        return bool(self._choices) and len(self._choices[0]) > 1

    def renew(self) -> None:
        if self._legal != self.desk.table.now.legal:
            self._deal()
        rows = [*self._heading(), *self._seats(), Text("─" * WIDTH, "dim")]
        rows.append(Text(self._sentence(), "bold"))
        room = max(1, (self.size.height or HEIGHT) - len(rows))
        moves, events = self._moves(room), self._events(room)
        for i in range(max(len(moves), len(events))):
            row = padded(moves[i] if i < len(moves) else Text(), MOVES)
            rows.append(row + events[i] if i < len(events) else row)
        self._panel.show(Text("\n", no_wrap=True).join(rows))

    def _deal(self) -> None:
        """New moves to choose from: a row each, but one a gear where a gear is set."""
        self._legal = self.desk.table.now.legal
        self._row = self._column = 0
        gears: dict[str, list[int]] = {}
        for action in self._legal:
            named = CODEC.named[action]
            gear = named.arguments[0] if named.verb == "set" else CODEC.texts[action]
            gears.setdefault(gear, []).append(action)
        self._choices = list(gears.values())

    def _heading(self) -> list[Text]:
        view, card, effect = self._view, self._view["card"], self._view["effect"]
        shift = self.say(f"shift/{view['shift']}")
        title = self.say("round", round=view["round"], rounds=view["rounds"], shift=shift)
        holder = f"{view['token']} {self._called(view['token'])}"
        token = self.say("token", sign=TOKEN, seat=holder)
        wins = self.say("wins", card=self.say(f"card/{card}"), rule=self.say(f"rule/{card}"))
        about = self.say("no-effect" if view["shift"] == "day" else "no-night-effect")
        if effect:
            name, rule = self.say(f"effect-name/{effect}"), self.say(f"effect-rule/{effect}")
            about = self.say("effect", effect=name, rule=rule)
        return [
            Text(f"{title:<{WIDTH - len(token)}}{token}", "bold"),
            Text(wins),
            Text(about, "" if effect else "dim"),
        ]

    def _called(self, seat: int) -> str:
        return seat_name(self.desk.words, self.desk.table, seat - 1)

    def _seats(self) -> list[Text]:
        head = f"   {self.say('head-seat'):<{NAME - 3}}{self.say('head-code'):<{CODE}}"
        score = self.say("head-score")
        rows = [Text(f"{head + self.say('head-gear'):<{WIDTH - len(score)}}{score}", "dim")]
        for seat, board in enumerate(self._view["boards"], 1):
            rows += self._seat(seat, board)
        return rows

    def _seat(self, seat: int, board: dict[str, Any]) -> list[Text]:
        """Two lines: code, gear and score; discard and character."""
        acting = ACTING if seat in self._view["acting"] else " "
        token = TOKEN if seat == self._view["token"] else " "
        style = "bold reverse" if seat == PERSON + 1 else "bold"
        first = Text(f"{acting}{token}").append(f"{seat} {self._called(seat)}"[: NAME - 3], style)
        first = padded(first, NAME) + padded(self._code(board), CODE)
        first += padded(self._gear(seat, board), WIDTH - NAME - CODE - SCORE)
        first.append(f"{points_text(board['score']['total']):>{SCORE}}", "bold")
        second = Text().append(f"    {self.say('discard')} ", "dim")
        for gear in board["discard"]:
            second.append(self.say(f"short/{gear}"), STYLES.get(gear, "")).append(" ")
        return [first, padded(second, DISCARD) + self._character(board)]

    def _code(self, board: dict[str, Any]) -> Text:
        signs = {"open": "", "check": CHECKED, "entered": ENTERED}
        state = {code: name for name in signs for code in board[name]}
        text = Text()
        for code in (name for name in CODE_NAMES if name in state):
            style = f"{STYLES[code[:-1]]}{' bold' if state[code] == 'entered' else ''}"
            text.append(f"{short_code(self.say, code) + signs[state[code]]:<{CARD}}", style)
        return text

    def _gear(self, seat: int, board: dict[str, Any]) -> Text:
        gear = board["gear"]
        if not board["ready"]:
            return Text(self.say("gear-none"), "dim")
        if gear is None:
            return Text(self.say("gear-down"))
        sides = sides_text(printed(self.desk.table.now.position, gear), board["side"])
        key = "gear-up" if board["up"] else "gear-mine"
        name = self.say(f"short/{gear}")
        text = Text(
            self.say(key, gear=name, sides=sides, value=board["value"]), STYLES.get(gear, "")
        )
        if seat in self._view["winners_of_round"]:
            text.append(f" {WON}", "bold")
        return text.append(f" {self.say('gear-oiled')}") if board["oiled"] else text

    def _character(self, board: dict[str, Any]) -> Text:
        if not board["character"]:
            return Text()
        character, ability = self.say(f"character/{board['character']}"), board["ability"]
        if not ability:
            return Text(self.say("gone", character=character), "dim")
        key = "ability" if board["character_side"] == self._view["shift"] else "later"
        name = self.say(f"ability-name/{ability}")
        return Text(
            self.say(key, character=character, ability=name), "dim" if key == "later" else ""
        )

    def _sentence(self) -> str:
        now = self.desk.table.now
        if now.over:
            return self._outcome()
        if not self._legal:
            return self.say("waiting", seats=", ".join(str(seat + 1) for seat in now.acting))
        return question(self.say, now.position, self._view, self._legal)

    def _outcome(self) -> str:
        for seat in self._view["winners"]:
            score = points_text(self._view["boards"][seat - 1]["score"]["total"])
            key = "you-win" if seat == PERSON + 1 else "winner"
            return self.say(key, seat=seat, name=self._called(seat), score=score)
        return self.say("nobody-wins")

    def _moves(self, room: int) -> list[Text]:
        rows = [
            self._grid_row(i, row) if len(row) > 1 else self._list_row(i, row[0])
            for i, row in enumerate(self._choices)
        ]
        first = max(0, self._row + 1 - room)
        return rows[first : first + room]

    def _grid_row(self, at: int, actions: list[int]) -> Text:
        """A gear and its four sides; the number that would lie at the corner is marked."""
        gear = CODEC.named[actions[0]].arguments[0]
        row = Text("▸ " if at == self._row else "  ")
        row.append(f"{self.say(f'gear/{gear}'):<{GEAR}}", STYLES.get(gear, ""))
        for i, value in enumerate(printed(self.desk.table.now.position, gear)):
            here = (at, i) == (self._row, self._column)
            row.append(f"[{value}]" if here else f" {value} ", "reverse bold" if here else "")
        return row

    def _list_row(self, at: int, action: int) -> Text:
        text = move_text(self.say, self.desk.table.now.position, self._view, action)
        here = at == self._row
        return Text("▸ " if here else "  ").append(text, "reverse" if here else "")

    def _events(self, room: int) -> list[Text]:
        rows = []
        for event in self._chronicle.follow(self.desk.table.match):
            style = "dim" if event.kind == "round" else "bold" if event.kind == "result" else ""
            rows += [Text(text, style) for text in event_texts(self.say, event)]
        return rows[-room:]

    def press(self, key: str) -> bool:
        if not self._legal:
            return False
        if key in STEPS:
            self._row = max(0, min(self._row + STEPS[key], len(self._choices) - 1))
        elif key in ("left", "right") and self._grid:
            step = 1 if key == "right" else -1
            self._column = (self._column + step) % len(self._choices[0])
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
        if not self._legal:
            return self.say("tips-wait")
        return self.say("tips-grid" if self._grid else "tips")
