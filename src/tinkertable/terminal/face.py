"""A face: what shows one game in the terminal and takes its keys."""

from __future__ import annotations

from abc import abstractmethod
from typing import Protocol

from textual.widget import Widget

from .table import Table
from .words import Words


class Desk(Protocol):
    """What a face may ask of the application it sits in."""

    table: Table
    words: Words

    def seat(self, face: Face) -> None:
        """The face is there: go on."""

    def play(self, action: int) -> None:
        """The person's move."""

    def say(self, text: str) -> None:
        """A sentence that stays until the next key."""

    def switch_language(self) -> None:
        """The next language, at once."""


class Face(Widget):
    """A game may bring its own as `Face` in its module `terminal`."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    def on_mount(self) -> None:
        self.desk.seat(self)

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
