"""Pages over the table: a text to scroll, a question to answer, a window too small."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen
from textual.widgets import Static

from tinkertable.words import Words

from .keys import key_of
from .widget import Host

SMALLEST = (80, 24)
WIDEST = 78  # columns of a text that is to be read


class Page(ModalScreen[str]):
    """A text, scrolled with the arrows; any of its answers or Escape closes it."""

    def __init__(
        self,
        text: Callable[[Words], str],
        answers: Mapping[str, str] | None = None,  # by key: what is returned
        from_end: bool = False,
    ) -> None:
        super().__init__()
        self._text = text
        self._answers = answers
        self._top = 1 << 30 if from_end else 0

    def compose(self) -> ComposeResult:
        yield Static(id="page")
        yield Static(id="foot")

    def on_mount(self) -> None:
        self.renew()

    def on_resize(self) -> None:
        self.renew()

    @property
    def _words(self) -> Words:
        return cast(Host, self.app).words

    def renew(self) -> None:
        """Show the part of the text that fits."""
        console = self.app.console
        width, room = min(self.app.size.width, WIDEST), max(1, self.app.size.height - 2)
        lines = Text(self._text(self._words)).wrap(console, max(20, width))
        self._top = max(0, min(self._top, len(lines) - room))
        self._room = room
        shown = Text("\n").join(lines[self._top : self._top + room])
        self.query_one("#page", Static).update(shown)
        more = self._words("terminal-scroll") if len(lines) > room else ""
        close = self._words("terminal-close") if self._answers is None else ""
        self.query_one("#foot", Static).update(Text(f"{more}{close}", "dim"))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = key_of(event)
        steps = {"up": -1, "down": 1, "pageup": -self._room, "pagedown": self._room, "space": 1}
        if self._answers and key in self._answers:
            self.dismiss(self._answers[key])
        elif key in steps:
            self._top += steps[key]
            self.renew()
        elif key == "L":
            cast(Host, self.app).switch_language()
            self.renew()
        elif self._answers is None and key in ("escape", "enter", "?", "h", "q"):
            self.dismiss("")


class TooSmall(ModalScreen[None]):
    """All that fits when the window is too small to play in."""

    def compose(self) -> ComposeResult:
        yield Static(id="page")

    def on_mount(self) -> None:
        self.on_resize()

    def on_resize(self) -> None:
        width, height = self.app.size
        text = cast(Host, self.app).words(
            "terminal-too-small", width=width, height=height, least=SMALLEST[0], low=SMALLEST[1]
        )
        self.query_one("#page", Static).update(Text(text))
