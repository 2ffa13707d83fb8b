"""A worker as the pool sees it: one process, run again when it ends, and its next answer."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Callable, Sequence
from typing import Any

from .messages import Question

log = logging.getLogger(__name__)

REST = 0.2  # seconds before a dead worker is replaced
MOST_BYTES = 1 << 20


class WorkerFailed(Exception):
    """A worker died or ran out of time."""


class Worker:
    """One process and whoever waits for its next answer."""

    def __init__(
        self, backend: str, on_change: Callable[[], None], games: Sequence[str], stderr: int | None
    ) -> None:
        self.backend = backend
        self._games = games
        self._stderr = stderr
        self.progress = 0.0
        self.busy = False  # is it somebody's? The pool says so
        self.deaths = 0
        self._on_change = on_change
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
            self.deaths += 1
            facts = {"backend": self.backend, "rc": self._process.returncode}
            log.warning("worker ended", extra=facts)
            self._fail("the worker ended")
            self._on_change()
            await asyncio.sleep(REST)

    def _hear(self, news: dict[str, Any]) -> None:
        if "progress" in news:
            self.progress = news["progress"]
            self._on_change()
        elif news["id"] == self._asked and self._answer and not self._answer.done():
            self._answer.set_result(news["answer"])

    def _fail(self, reason: str) -> None:
        if self._answer and not self._answer.done():
            self._answer.set_exception(WorkerFailed(reason))

    async def ask(self, number: int, question: Question, seconds: float) -> Any:
        assert self._process
        assert self._process.stdin
        stdin = self._process.stdin
        self._asked = number
        answer = self._answer = asyncio.get_running_loop().create_future()
        try:
            if stdin.is_closing():  # it has just died: uvloop takes nothing for it any more
                raise ConnectionResetError
            stdin.write(json.dumps(question | {"id": number}).encode() + b"\n")
            async with asyncio.timeout(seconds):
                await stdin.drain()
                return await answer
        except (TimeoutError, ConnectionError) as error:
            self.kill()
            raise WorkerFailed(type(error).__name__) from None
        finally:
            if not answer.cancel() and not answer.cancelled():
                answer.exception()  # whoever wanted to know has been told

    def kill(self) -> None:
        self.progress = 0.0  # nobody else is sent to it
        if self._process and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def stop(self) -> None:
        self._keeper.cancel()
        self.kill()
        if self._process:
            await self._process.wait()
        await asyncio.gather(self._keeper, return_exceptions=True)
