"""A desk for tests: the application without a terminal, its keys and what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from textual import events
from textual.pilot import Pilot
from textual.widgets import Static

from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.games import load
from tinkertable.terminal.app import Terminal
from tinkertable.terminal.board import BoardWidget
from tinkertable.terminal.local_table import Bot
from tinkertable.terminal.opening import Opening
from tinkertable.terminal.save import Save

PATIENCE = 60  # seconds, after which a test fails
SIZE = (80, 24)
MOST_MOVES = 20  # in a round
HOPS = 8  # more than any message takes from key to picture
POLL = 0.005
CHARACTERS = {"enter": "\r", "tab": "\t", "space": " ", "slash": "/"}


def first_move(position: Position, seat: int, seed: int) -> int:
    """A bot that is never in doubt."""
    return position.legal(seat)[-1]


class Desk:
    """One session: `press` keys, then look."""

    def __init__(self, app: Terminal, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        for key in keys:
            character = key if len(key) == 1 else CHARACTERS.get(key)
            self.app.post_message(events.Key(key, character))
            await self.settle()

    async def settle(self) -> None:
        """Let every message that is under way arrive, and those it causes."""
        async with asyncio.timeout(PATIENCE):
            for _ in range(HOPS):
                await self._hop()

    async def _hop(self) -> None:
        """Every part of the application gets through what waits for it now."""
        parts = [self.app, *self.app.screen.walk_children(with_self=True)]
        passed = 0

        def arrived() -> None:
            nonlocal passed
            passed += 1

        asked = sum(part.call_later(arrived) for part in parts)
        while passed < asked and self.app.return_code is None:
            await asyncio.sleep(0)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for something that a bot's thread brings about."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                assert self.app.return_code is None, "the application has ended"
                await asyncio.sleep(POLL)
        await self.settle()

    async def end_round(self) -> None:
        """Draw whatever is offered, then say so."""
        for _ in range(MOST_MOVES):
            if "done" in self.app.table.match.legal_texts(0):
                await self.press("d")
                return
            await self.press("enter")
        raise AssertionError(f"the round does not end:\n{self.panel}")

    @property
    def widget(self) -> BoardWidget:
        widget = self.app.screen_stack[0].query_one("BoardWidget")
        assert isinstance(widget, BoardWidget)
        return widget

    @property
    def moves(self) -> list[str]:
        return self.app.table.match.move_texts()

    @property
    def last(self) -> str:
        return self.moves[-1]

    def _text(self, part: str) -> str:
        return str(self.app.screen.query_one(part, Static).content)

    def shows(self) -> bool:
        """Is there anything to see yet?"""
        parts = self.app.screen.query("#page, #panel, #moves").results(Static)
        return any(str(part.content) for part in parts)

    @property
    def board(self) -> str:
        return self._text("#board")

    @property
    def panel(self) -> str:
        return self._text("#panel")

    @property
    def foot(self) -> str:
        return self._text("#foot")

    @property
    def page(self) -> str:
        return self._text("#page")

    def said(self) -> str:
        """The panel as one line, so that a sentence can be looked for."""
        return " ".join(self.panel.split())


def terminal(
    folder: Path,
    options: dict[str, str] | None = None,
    bots: Sequence[tuple[str, Bot]] = (),
    seed: str | None = "s",
    lang: str = "en",
    game: Game | None = None,
) -> Terminal:
    game = game or load("railroad-ink")
    return Terminal(Opening(game, options or {}, bots, seed, Save(game, folder)), lang)


def sit(
    app: Terminal, story: Callable[[Desk], Awaitable[None]], size: tuple[int, int] = SIZE
) -> None:
    """Run the application while a story is told."""

    async def session() -> None:
        async with app.run_test(size=size) as pilot:
            desk = Desk(app, pilot)
            await desk.until(desk.shows)
            await story(desk)

    asyncio.run(session())
