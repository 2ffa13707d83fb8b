"""The pool of workers: bots think in them, watched over. People never wait for one that is stuck.

A question goes to a native worker; until one is warm, to a plain one that is ready at once. If a
worker dies or takes too long it is replaced and asked again; then a weaker bot is taken.
What can wait (a judgement of a match that is over) is thought about one at a time, and only while
nobody else wants a worker.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tinkertable.backends import can_compile

from .messages import Question
from .worker import Worker, WorkerFailed

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    action: int | None  # none: nobody could tell in time
    notice: str | None  # what people should be told of how it was found


class Pool:
    def __init__(
        self,
        count: int,
        seconds: float,
        on_progress: Callable[[float], None],  # how far the warm-up is
        games: Sequence[str] = (),  # those they will be asked about; none: all
        stderr: int | None = None,
    ) -> None:
        self._games = games
        self._stderr = stderr
        self._count = count
        self._seconds = seconds
        self._on_progress = on_progress
        self._progress = 0.0
        self._change = asyncio.Condition()
        self._numbers = itertools.count()
        self._wanted = 0  # by how many who cannot wait
        self._patient = asyncio.Lock()  # whoever can wait has one worker, not all
        self._unfinished: set[asyncio.Task[Any]] = set()
        self.workers: list[Worker] = []
        self.retries = self.fallbacks = 0

    async def start(self) -> None:
        native = self._count if can_compile() else 0
        self.workers = [
            Worker(backend, self._changed, self._games, self._stderr)
            for backend in ("plain", *["native"] * native)
        ]

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.workers))
        for task in list(self._unfinished):
            task.cancel()

    @property
    def progress(self) -> float:
        """Of the warm-up: 1 when a native worker can think."""
        native = [worker for worker in self.workers if worker.backend == "native"]
        return max((worker.progress for worker in native or self.workers), default=0.0)

    def _changed(self) -> None:
        asyncio.create_task(self._wake())  # noqa: RUF006
        if self.progress != self._progress:
            self._progress = self.progress
            self._on_progress(self._progress)

    async def _wake(self) -> None:
        async with self._change:
            self._change.notify_all()

    async def _claim(self) -> Worker:
        """A worker that can think now, a native one where there is one."""
        self._wanted += 1
        try:
            async with self._change:
                while (worker := self._idle()) is None:
                    await self._change.wait()
                worker.busy = True
                return worker
        finally:
            self._wanted -= 1

    async def _claim_spare(self) -> Worker:
        """The same for whoever lets all others go first, and waits until one is warm."""
        async with self._change:
            while self._wanted or (worker := self._idle(patient=True)) is None:
                await self._change.wait()
            worker.busy = True
            return worker

    def _idle(self, patient: bool = False) -> Worker | None:
        """A plain one only as long as no other is warm, and never for whoever can wait for that."""
        native = [worker for worker in self.workers if worker.backend == "native"]
        warm = [worker for worker in native if worker.progress >= 1]
        able = native if patient and native else warm or self.workers[:1]
        return next((worker for worker in able if worker.ready), None)

    async def ask(self, question: Question) -> Answer:
        """An action for a bot's seat; the second attempt may be somebody weaker's."""
        for notice in (None, "bot-retried"):
            try:
                return Answer(await self._once(question), notice)
            except WorkerFailed as error:
                log.warning("bot gave up", extra={"reason": str(error), "game": question["game"]})
                self.retries += 1
        self.fallbacks += 1
        return Answer(None, "bot-weaker")

    async def advise(self, question: Question) -> dict[str, Any] | None:
        """A bot's `Hints`. None: nobody could tell in time."""
        try:
            found: dict[str, Any] = await self._once(question | {"advise": True})
        except WorkerFailed as error:
            log.warning("no hint", extra={"reason": str(error), "game": question["game"]})
            return None
        return found

    async def judge(self, question: Question) -> dict[str, Any] | None:
        """A bot's judgement of a move. None: nobody could tell, asked twice. May be cancelled; a
        worker that has begun then thinks to the end, for it cannot be told to stop."""
        async with self._patient:
            for _ in range(2):
                worker = await self._claim_spare()
                answer = worker.ask(next(self._numbers), question, self._seconds)
                task = asyncio.create_task(answer)
                self._unfinished.add(task)
                task.add_done_callback(self._forget)
                try:
                    found: dict[str, Any] = await asyncio.shield(task)
                except WorkerFailed as error:
                    log.warning("no judgement", extra={"reason": str(error)})
                else:
                    return found
        return None

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._unfinished.discard(task)
        if not task.cancelled():
            task.exception()  # whoever wanted to know has been told

    async def _once(self, question: Question) -> Any:
        try:
            async with asyncio.timeout(2 * self._seconds):
                worker = await self._claim()
        except TimeoutError:
            raise WorkerFailed("no worker was free") from None
        return await worker.ask(next(self._numbers), question, self._seconds)
