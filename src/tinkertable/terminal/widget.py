"""A game's widget: what shows one game in the terminal and takes its keys."""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol

from textual.widget import Widget

from tinkertable.words import Words

from .local_table import LocalTable


class Host(Protocol):
    """What a widget may ask of the application it sits in."""

    table: LocalTable
    words: Words

    def seat(self, widget: GameWidget) -> None:
        """The widget is there: go on."""

    def play(self, action: int) -> None:
        """The person's move."""

    def say(self, text: str) -> None:
        """A sentence that stays until the next key."""

    def switch_language(self) -> None:
        """The next language, at once."""


class GameWidget(Widget):
    """A game may bring its own: terminal/games."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    def on_mount(self) -> None:
        self.host.seat(self)

    def on_resize(self) -> None:
        self.renew()

    @abstractmethod
    def renew(self) -> None:
        """The table has changed: show it."""

    @abstractmethod
    def press(self, key: str) -> bool:
        """A key; false if it means nothing here."""

    @abstractmethod
    def tips(self) -> str:
        """The keys that matter now, in one line."""
