"""Gears in the terminal: the round card, every seat's code and gear, what is asked and the moves.

It knows no rule: the table comes from the view, the moves from the legal list.
"""

from __future__ import annotations

from textwrap import wrap

from rich.text import Text

from tinkertable.games.gears.view.table import Board, View, numbers_on
from tinkertable.terminal import rows, widget
from tinkertable.terminal.local_table import PERSON
from tinkertable.terminal.rows import ACTING, WIDTH, mark, padded

from .events import History
from .telling import card_rule, effect_rule
from .wording import WON, event_texts, move_text, question, short_code, sides_text

TOKEN, CHECKED, ENTERED, APPROX = "◆", "½", "✓", "≈"
SIGNS = {"open": "", "check": CHECKED, "entered": ENTERED}
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


def points_text(points: float) -> str:
    """Points as people write them: 2.5 is 2½."""
    return f"{int(points) or ''}{CHECKED}" if points % 1 else str(int(points))


class GearsWidget(rows.RowsWidget):
    GAME = "gears"
    GRID = "set"

    def __init__(self, host: widget.Host) -> None:
        super().__init__(host)
        self._history = History()

    @property
    def view(self) -> View:
        view: View = self.host.table.now.view
        return view

    def rows(self) -> list[Text]:
        lines = [*self._heading(), *self._seats(), Text("─" * WIDTH, "dim")]
        lines += (Text(part, "bold") for part in wrap(self._sentence(), WIDTH))
        room = self.room(lines)
        moves, events = self.moves(room), self._events(room)
        for i in range(max(len(moves), len(events))):
            line = padded(moves[i] if i < len(moves) else Text(), MOVES)
            lines.append(line + events[i] if i < len(events) else line)
        return lines

    def _heading(self) -> list[Text]:
        view, card, effect = self.view, self.view.card, self.view.effect
        shift = self.say(f"value-{view.shift}")
        title = self.say("terminal-round", round=view.round, rounds=view.rounds, shift=shift)
        first = view.token or 1  # nobody is asked before it is dealt
        holder = f"{first} {self.called(first - 1)}"
        token = self.say("terminal-token", sign=TOKEN, seat=holder)
        night = view.shift == "night"
        about = self.say("terminal-no-night-effect" if night else "terminal-no-effect")
        if effect:
            name, rule = self.say(f"value-{effect}"), effect_rule(self.say, effect, view.night)
            key = "terminal-effect-other" if effect == "other" else "terminal-effect"
            about = self.say(key, effect=name, rule=rule)
        name, rule = self.say(f"value-{card}"), ""
        if card and view.claims:
            rule = card_rule(self.say, card, view.claims)
        return [
            Text(f"{title:<{WIDTH - len(token)}}{token}", "bold"),
            *(Text(part) for part in wrap(self.say("terminal-card", card=name, rule=rule), WIDTH)),
            *(Text(part, "" if effect else "dim") for part in wrap(about, WIDTH)),
        ]

    def _seats(self) -> list[Text]:
        owner, code = self.say("terminal-head-seat"), self.say("terminal-head-code")
        head = f"   {owner:<{NAME - 3}}{code:<{CODE}}"
        score = self.say("panel-score")
        lines = [
            Text(f"{head + self.say('terminal-head-gear'):<{WIDTH - len(score)}}{score}", "dim")
        ]
        for seat, board in enumerate(self.view.boards, 1):
            lines += self._seat(seat, board)
        return lines

    def _seat(self, seat: int, board: Board) -> list[Text]:
        """Two lines: code, gear and score; discard and character."""
        acting = ACTING if seat in self.view.acting else " "
        token = TOKEN if seat == self.view.token else " "
        style = "bold reverse" if seat == PERSON + 1 else "bold"
        first = Text(f"{acting}{token}").append(
            f"{seat} {self.called(seat - 1)}"[: NAME - 3], style
        )
        first = padded(first, NAME) + padded(self._code(board), CODE)
        first += padded(self._gear(seat, board), WIDTH - NAME - CODE - SCORE)
        first.append(f"{points_text(board.score.total):>{SCORE}}", "bold")
        second = Text().append(f"    {self.say('panel-discard')} ", "dim")
        for gear in board.discard:
            second.append(self.say(f"terminal-short-{gear}"), STYLES.get(gear, "")).append(" ")
        return [first, padded(second, DISCARD) + self._character(board)]

    def _code(self, board: Board) -> Text:
        text = Text()
        for card in board.code:
            style = f"{STYLES[card.colour]}{' bold' if card.state == 'entered' else ''}"
            text.append(f"{short_code(self.say, card.name) + SIGNS[card.state]:<{CARD}}", style)
        return text

    def _gear(self, seat: int, board: Board) -> Text:
        gear = board.gear
        if not board.ready:
            return Text(self.say("panel-choosing"), "dim")
        if gear is None or board.side is None:
            return Text(self.say("panel-down"))
        sides = sides_text(numbers_on(self.host.table.now.position, gear), board.side)
        key = "terminal-gear-up" if board.up else "terminal-gear-mine"
        name = self.say(f"terminal-short-{gear}")
        text = Text(self.say(key, gear=name, sides=sides, value=board.value), STYLES.get(gear, ""))
        if seat in self.view.winners_of_round:
            text.append(f" {WON}", "bold")
        power = board.counts_as
        return text.append(f" {self.say('panel-power', power=power)}") if power else text

    def _character(self, board: Board) -> Text:
        if not board.character:
            return Text()
        character, ability = self.say(f"value-{board.character}"), board.ability
        if not ability:
            return Text(self.say("character-gone", character=character), "dim")
        ready = board.character_side == self.view.shift
        key = "character-ready" if ready else "character-later"
        text = self.say(key, character=character, ability=ability)
        approx = f" {APPROX}" if ability in self.view.guessed_abilities else ""
        return Text(text + approx, "" if ready else "dim")

    def _sentence(self) -> str:
        now = self.host.table.now
        if now.over:
            return self._outcome()
        if not self._legal:
            return self.waiting()
        return question(self.say, now.position, self.view, self._legal, self._names())

    def _names(self) -> list[str]:
        return [self.called(seat) for seat in range(len(self.view.boards))]

    def _outcome(self) -> str:
        winners = self.view.winners
        if not winners:
            return self.say("over-nobody")
        if PERSON + 1 in winners:
            return self.say("over-you")
        return self.say("over-winner", name=self.called(winners[0] - 1))

    def grid_row(self, at: int, actions: list[int]) -> Text:
        """A gear and its four sides; the number that would lie at the corner is marked."""
        gear = self.named(actions[0]).arguments[0]
        row = mark(at == self._row)
        row.append(f"{self.say('gear', gear=gear):<{GEAR}}", STYLES.get(gear, ""))
        for i, value in enumerate(numbers_on(self.host.table.now.position, gear)):
            here = (at, i) == (self._row, self._column)
            row.append(f"[{value}]" if here else f" {value} ", "reverse bold" if here else "")
        return row

    def move_text(self, action: int, _: bool) -> str:
        return move_text(self.say, self.host.table.now.position, self.view, action)

    def _events(self, room: int) -> list[Text]:
        texts = []
        for event in self._history.follow(self.host.table.match):
            style = "dim" if event.kind == "round" else "bold" if event.kind == "result" else ""
            texts += [Text(text, style) for text in event_texts(self.say, event)]
        return texts[-room:]

    def tips(self) -> str:
        if self.host.table.now.over:
            return self.say("terminal-tips-over")
        if not self._legal:
            return self.say("terminal-tips-wait")
        return self.say("terminal-tips-grid" if self.grid else "terminal-tips")
