"""Bots that think apart from whoever plays them: in workers, asked from any thread."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import closing, contextmanager
from threading import Thread
from typing import Any, TypeVar

from tinkertable.bots import best_backend
from tinkertable.bots import load as load_bot
from tinkertable.core.edition import Edition
from tinkertable.core.game import Game
from tinkertable.core.position import Position

from .messages import asked
from .pool import Workers

SECONDS = 10.0  # a move may take; no bot means to need so many

T = TypeVar("T")
Choose = Callable[[Position, int, int], int]  # (hidden position, seat, seed) → action


@contextmanager
def seated(
    game: Game, names: Sequence[str], edition: Edition | None
) -> Iterator[list[tuple[str, Choose]]]:
    """Bots by name: in a worker if they search and can be compiled, else here."""
    if best_backend(names) != "plain":
        with closing(Apart(game, edition)) as apart:
            yield [(name, apart.bot(name)) for name in names]
    else:
        yield [(name, load_bot(name, game).choose) for name in names]


class Apart:
    """Workers for one game, until it is closed. They are silent: the screen is somebody else's."""

    def __init__(self, game: Game, edition: Edition | None) -> None:
        self._game = game
        self._edition = edition
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self.workers = Workers(
            1, SECONDS, told=lambda _: None, games=[game.name], stderr=subprocess.DEVNULL
        )

        self._thread.start()
        self._wait(self.workers.start())

    def close(self) -> None:
        self._wait(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        await self.workers.stop()
        waiting = asyncio.all_tasks() - {asyncio.current_task()}
        for task in waiting:  # whoever asked has left, too
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    def bot(self, name: str) -> Choose:
        """A bot by name. If no worker can answer it thinks here, in plain Python."""
        here = load_bot(name, self._game)

        def choose(position: Position, seat: int, seed: int) -> int:
            question = asked(position, self._edition, name, seat, seed)
            action = self._wait(self.workers.ask(question)).action
            return here.choose(position, seat, seed) if action is None else action

        return choose

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()
