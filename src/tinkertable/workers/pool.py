"""The bot workers: processes that think, watched over. People never wait for one that is stuck.

A question goes to a native worker; until one is warm, to a plain one that is ready at once. If a
worker dies or takes too long it is replaced and asked again; then a weaker bot is taken.
What can wait (a judgement of a match that is over) is thought about one at a time, and only while
nobody else wants a worker.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import sys
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tinkertable.backends import can_compile

from .messages import Question

log = logging.getLogger(__name__)

REST = 0.2  # seconds before a dead worker is replaced
MOST_BYTES = 1 << 20


class Answer(NamedTuple):
    action: int | None  # none: nobody could tell in time
    notice: str | None  # what people should be told of how it was found


class Failed(Exception):
    """A worker died or ran out of time."""


class Worker:
    """One process and whoever waits for its next answer."""

    def __init__(
        self, backend: str, told: Callable[[], None], games: Sequence[str], stderr: int | None
    ) -> None:
        self.backend = backend
        self._games = games
        self._stderr = stderr
        self.progress = 0.0
        self.busy = False
        self._told = told
        self._process: asyncio.subprocess.Process | None = None
        self._answer: asyncio.Future[Any] | None = None
        self._asked = -1
        self._keeper = asyncio.create_task(self._keep())

    @property
    def ready(self) -> bool:
        return self.progress >= 1 and not self.busy

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def _keep(self) -> None:
        """Run the process, and run it again when it ends."""
        while True:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tinkertable.workers.process",
                self.backend,
                *self._games,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=self._stderr,
                limit=MOST_BYTES,
                start_new_session=True,  # ctrl-C is for the server, which then ends us
            )
            assert self._process.stdout
            while line := await self._process.stdout.readline():
                self._hear(json.loads(line))
            await self._process.wait()
            self.progress = 0.0
            log.warning(
                "worker ended", extra={"backend": self.backend, "rc": self._process.returncode}
            )
            self._fail("the worker ended")
            self._told()
            await asyncio.sleep(REST)

    def _hear(self, news: dict[str, Any]) -> None:
        if "progress" in news:
            self.progress = news["progress"]
            self._told()
        elif news["id"] == self._asked and self._answer and not self._answer.done():
            self._answer.set_result(news["answer"])

    def _fail(self, reason: str) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_exception(Failed(reason))

    async def ask(self, number: int, question: Question, seconds: float) -> Any:
        assert self._process
        assert self._process.stdin
        self.busy = True
        self._asked = number
        self._answer = asyncio.get_running_loop().create_future()
        try:
            self._process.stdin.write(json.dumps(question | {"id": number}).encode() + b"\n")
            async with asyncio.timeout(seconds):
                await self._process.stdin.drain()
                return await self._answer
        except (TimeoutError, ConnectionError) as error:
            self.kill()
            raise Failed(type(error).__name__) from None
        finally:
            self.busy = False
            self._told()

    def kill(self) -> None:
        if self._process and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        self._keeper.cancel()
        self.kill()
        if self._process:
            await self._process.wait()
        await asyncio.gather(self._keeper, return_exceptions=True)


class Workers:
    def __init__(
        self,
        count: int,
        seconds: float,
        told: Callable[[float], None],
        games: Sequence[str] = (),  # those they will be asked about; none: all
        stderr: int | None = None,
    ) -> None:
        self._games = games
        self._stderr = stderr
        self._count = count
        self._seconds = seconds
        self._tell = told  # how far the warm-up is
        self._progress = 0.0
        self._change = asyncio.Condition()
        self._numbers = itertools.count()
        self._wanted = 0  # by how many who cannot wait
        self._spare = asyncio.Lock()  # whoever can wait has one worker, not all
        self._unfinished: set[asyncio.Task[Any]] = set()
        self.workers: list[Worker] = []
        self.retried = self.weakened = 0

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
            self._tell(self._progress)

    async def _wake(self) -> None:
        async with self._change:
            self._change.notify_all()

    async def _free(self) -> Worker:
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

    async def _left_over(self) -> Worker:
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
            except Failed as error:
                log.warning("bot gave up", extra={"reason": str(error), "game": question["game"]})
                self.retried += 1
        self.weakened += 1
        return Answer(None, "bot-weaker")

    async def advise(self, question: Question) -> dict[str, Any] | None:
        """A bot's `Hints`. None: nobody could tell in time."""
        try:
            found: dict[str, Any] = await self._once(question | {"advise": True})
        except Failed as error:
            log.warning("no hint", extra={"reason": str(error), "game": question["game"]})
            return None
        return found

    async def judge(self, question: Question) -> dict[str, Any] | None:
        """A bot's judgement of a move. None: nobody could tell, asked twice. May be cancelled; a
        worker that has begun then thinks to the end, for it cannot be told to stop."""
        async with self._spare:
            for _ in range(2):
                worker = await self._left_over()
                asked = worker.ask(next(self._numbers), question, self._seconds)
                task = asyncio.create_task(asked)
                self._unfinished.add(task)
                task.add_done_callback(self._forget)
                try:
                    found: dict[str, Any] = await asyncio.shield(task)
                except Failed as error:
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
                worker = await self._free()
        except TimeoutError:
            raise Failed("no worker was free") from None
        return await worker.ask(next(self._numbers), question, self._seconds)
