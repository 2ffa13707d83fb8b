"""The application: one table, the game's widget, and what all games share."""

from __future__ import annotations

from threading import Thread
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Container
from textual.message import Message

from tinkertable.core.position import Position
from tinkertable.words import Words

from .games import widget_of
from .keys import key_of
from .local_table import PERSON, Bot, LocalTable
from .opening import Opening, Unusable, changed_options
from .pages import SMALLEST, Page, TooSmall
from .pane import Pane
from .save import Saved
from .widget import GameWidget

STYLE = """
Screen, ModalScreen { background: ansi_default; color: ansi_default; }
#game, #page { height: 1fr; }
#foot { height: auto; max-height: 3; dock: bottom; }
GameWidget { layout: horizontal; height: 1fr; }
"""


class Thought(Message):
    """A bot has chosen, or failed to."""

    def __init__(self, table: LocalTable, seat: int, answer: int | Exception) -> None:
        super().__init__()
        self.table, self.seat, self.answer = table, seat, answer


class Terminal(App[int]):
    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [("ctrl+c", "quit", "")]

    def __init__(self, opening: Opening, lang: str) -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.words = Words(lang, opening.game.name)
        self.table: LocalTable
        self._opening = opening
        self._widget: GameWidget | None = None
        self._foot = Pane("foot")
        self._notice = ""
        self._shown: tuple[object, str] = (None, "")
        self._thinking: LocalTable | None = None  # whose bot is at work

    def compose(self) -> ComposeResult:
        yield Container(id="game")
        yield self._foot

    def on_mount(self) -> None:
        found = self._opening.find_saved()
        if not isinstance(found, Saved):
            self._sit(self._opening.begin())
            if isinstance(found, Unusable):
                self.say(found.text(self.words))
            return
        answers = {"n": "new", "q": "quit", "escape": "quit"}
        if self._opening.can_continue(found):
            answers |= {"c": "continue", "enter": "continue"}
        self.push_screen(
            Page(lambda words: self._opening.question(words, found), answers),
            lambda answer: self._answered(found, answer),
        )

    def _answered(self, saved: Saved, answer: str | None) -> None:
        if answer == "continue":
            self._sit(self._opening.resume(saved))
        elif answer == "new":
            aside = None if self._opening.can_continue(saved) else self._opening.set_aside()
            self._sit(self._opening.begin())
            if aside:
                self.say(self.words("terminal-kept", path=aside))
        else:
            self.exit(0)

    def _sit(self, table: LocalTable) -> None:
        """Take a seat at a table."""
        self.table = table
        if self._widget:
            self._widget.remove()
            self._widget = None
        self.screen_stack[0].query_one("#game").mount(widget_of(table.game)(self))

    def seat(self, widget: GameWidget) -> None:
        """The widget of the table is there."""
        self._widget = widget
        self.advance()

    def advance(self) -> None:
        """Show the table as it is now, and let the next bot think."""
        if self.table.fault:
            self._notice = self.words("terminal-not-saved", reason=self.table.fault)
        elif self.table.record:
            self._notice = self.words("terminal-best")
        if self._shown != (self.table.now, self._notice):
            self.renew()
        seat = self.table.next_bot()
        if seat is None or self._thinking is self.table:
            return
        self._thinking = self.table
        bot, question = self.table.bots[seat][1], self.table.question(seat)
        Thread(target=self._think, args=(self.table, seat, bot, *question), daemon=True).start()

    def _think(self, table: LocalTable, seat: int, bot: Bot, position: Position, seed: int) -> None:
        answer: int | Exception
        try:
            answer = bot(position, seat, seed)
        except Exception as error:  # a bot is anybody's code
            answer = error
        self.post_message(Thought(table, seat, answer))

    def on_thought(self, thought: Thought) -> None:
        if thought.table is not self.table:
            return
        self._thinking = None
        legal = self.table.match.position.legal(thought.seat)
        if thought.answer in legal and isinstance(thought.answer, int):
            self.table.play(thought.answer, thought.seat)
        else:
            name = self.table.bot_name(self.words, thought.seat)
            self._notice = self.words("terminal-bot-failed", name=name, reason=thought.answer)
            self.table.play(legal[0], thought.seat)
        self.advance()

    def renew(self) -> None:
        if self._widget:
            self._shown = (self.table.now, self._notice)
            self._widget.renew()
            foot = Text(self._notice or self._widget.tips(), "bold" if self._notice else "dim")
            self._foot.show(foot)

    def play(self, action: int) -> None:
        self.table.play(action)
        self.advance()

    def say(self, text: str) -> None:
        self._notice = text
        self.renew()

    def switch_language(self) -> None:
        self.words = self.words.other()
        self._notice = ""
        self.renew()

    def on_key(self, event: events.Key) -> None:
        if not self._widget or len(self.screen_stack) > 1:
            return
        self._notice = ""
        key = key_of(event)
        if not self._widget.press(key):
            self._press(key)
        self.renew()

    def _press(self, key: str) -> None:
        """What a key means in every game."""
        if key == "?":
            self.push_screen(
                Page(
                    lambda words: "\n\n".join(
                        [words("terminal-help"), words.name("terminal-help-game", "")]
                    )
                )
            )
        elif key == "h":
            self.push_screen(Page(self._history, from_end=True))
        elif key == "L":
            self.switch_language()
        elif key == "b" and self.table.alone:
            self.push_screen(Page(self._bests))
        elif key == "u":
            self._undo()
        elif self.table.now.over and key == "n":
            self._sit(self._opening.begin())
        elif self.table.now.over and key == "q":
            self.exit(0)

    def _history(self, words: Words) -> str:
        return "\n".join(self.table.match.move_texts(PERSON)) or words("log-none")

    def _bests(self, words: Words) -> str:
        """The best scores alone with the options of this match."""
        game, position = self.table.game, self.table.match.position
        try:
            bests = self.table.bests.of(position.options)
        except OSError as error:
            return words("terminal-no-bests", reason=error)
        rows = [
            f"{place:>3}.  {best.total:>4}   {best.day}" + "  ←" * (place == self.table.place)
            for place, best in enumerate(bests, 1)
        ]
        changed = changed_options(position)
        head = [words("terminal-bests", game=words.name("name", game.name))]
        head += [words("terminal-saved-options", options=changed)] if changed else []
        none = words("terminal-bests-none-won" if game.rivals.get(1) else "terminal-bests-none")
        return "\n".join([*head, "", *(rows or [none])])

    def _undo(self) -> None:
        if not self.table.can_undo:
            self.say(self.words("terminal-no-undo"))
            return
        self.table.undo()
        self.advance()

    def on_resize(self, event: events.Resize) -> None:
        small = event.size.width < SMALLEST[0] or event.size.height < SMALLEST[1]
        if small and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall())
        elif not small and isinstance(self.screen, TooSmall):
            self.pop_screen()
