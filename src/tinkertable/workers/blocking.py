"""A pool for callers that wait: bots that think in workers, asked from any thread."""

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

from .messages import make_question
from .pool import Pool

SECONDS = 10.0  # a move may take; no bot means to need so many

T = TypeVar("T")
Choose = Callable[[Position, int, int], int]  # (hidden position, seat, seed) → action


@contextmanager
def open_bots(
    game: Game, names: Sequence[str], edition: Edition | None
) -> Iterator[list[tuple[str, Choose]]]:
    """Bots by name: in a worker if they search and can be compiled, else here."""
    if best_backend(names) != "plain":
        with closing(BlockingPool(game, edition)) as pool:
            yield [(name, pool.bot(name)) for name in names]
    else:
        yield [(name, load_bot(name, game).choose) for name in names]


class BlockingPool:
    """A pool for one game, until it is closed. It is silent: the screen is somebody else's."""

    def __init__(self, game: Game, edition: Edition | None) -> None:
        self._game = game
        self._edition = edition
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self.pool = Pool(
            1, SECONDS, on_progress=lambda _: None, games=[game.name], stderr=subprocess.DEVNULL
        )

        self._thread.start()
        self._wait(self.pool.start())

    def close(self) -> None:
        self._wait(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        await self.pool.stop()
        waiting = asyncio.all_tasks() - {asyncio.current_task()}
        for task in waiting:  # whoever asked has left, too
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    def bot(self, name: str) -> Choose:
        """A bot by name. If no worker can answer it thinks in this process, in plain Python."""
        fallback = load_bot(name, self._game)

        def choose(position: Position, seat: int, seed: int) -> int:
            question = make_question(position, self._edition, name, seat, seed)
            action = self._wait(self.pool.ask(question)).action
            return fallback.choose(position, seat, seed) if action is None else action

        return choose

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()
