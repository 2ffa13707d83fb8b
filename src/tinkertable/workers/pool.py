"""The pool of workers: bots think in them, watched over. People never wait for one that is stuck.

A bot that searches thinks in a native worker; until one is warm, in a plain one that is ready at
once. Bots that do not search have a plain worker to themselves: nobody waits for a quick move while
others think about long ones. Whose question is next is settled by person (`turns.py`).
If a worker dies or takes too long it is replaced and asked again; then a weaker bot is taken.
What can wait (a judgement of a match that is over) is thought about one at a time, and only while
nobody else wants a worker.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from tinkertable.backends import can_compile
from tinkertable.bots import ANCHORS

from .messages import Question
from .turns import HINT, MOVE, Asked, Asker, Turns
from .worker import Worker, WorkerFailed

log = logging.getLogger(__name__)

ROOM = 16  # questions for the same people that are ready to be asked; further ones are not made yet
SOMEBODY = Asker(("",), MOVE)  # where only one person asks


def _nobody(*_: object) -> None:
    """Nobody counts."""


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
        on_answer: Callable[[str, float], None] = _nobody,  # what it was, and its seconds
    ) -> None:
        self._on_answer = on_answer
        self._games = games
        self._stderr = stderr
        self._count = count
        self._seconds = seconds
        self._on_progress = on_progress
        self._progress = 0.0
        self._numbers = itertools.count()
        self._quick, self._long, self._patient = Turns(), Turns(), Turns()
        self._judging: Worker | None = None  # whoever can wait has one worker, not all
        self._rooms: WeakValueDictionary[Asker, asyncio.Semaphore] = WeakValueDictionary()
        self._unfinished: set[asyncio.Task[Any]] = set()
        self.workers: list[Worker] = []
        self.retries = self.fallbacks = 0

    async def start(self) -> None:
        native = self._count if can_compile() else 0
        self.workers = [
            Worker(backend, self._changed, self._games, self._stderr)
            for backend in ("plain", "plain", *["native"] * native)
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

    @property
    def deaths(self) -> int:
        """How many processes have ended, whatever ended them."""
        return sum(worker.deaths for worker in self.workers)

    @property
    def waiting(self) -> dict[str, int]:
        """How many questions no worker has taken yet."""
        lines = {"quick": self._quick, "long": self._long, "patient": self._patient}
        return {name: line.waiting for name, line in lines.items()}

    def room(self, asker: Asker) -> asyncio.Semaphore:
        """To be held while a bot's move is asked for: what waits for it has cost nothing yet."""
        return self._rooms.setdefault(asker, asyncio.Semaphore(ROOM))

    def forget(self, person: str) -> None:
        """There is no such person any more."""
        for turns in (self._quick, self._long, self._patient):
            turns.forget(person)

    # Whose turn it is

    def _changed(self) -> None:
        self._serve()
        if self.progress != self._progress:
            self._progress = self.progress
            self._on_progress(self._progress)

    def _serve(self) -> None:
        """Every worker that is ready gets the question whose turn it is."""
        for worker in self.workers:
            asked = self._next(worker) if worker.ready else None
            if asked:
                worker.busy = True
                asked.place.set_result(worker)

    def _next(self, worker: Worker) -> Asked | None:
        for turns in self._served_by(worker):
            if asked := turns.take():
                if turns is self._patient:
                    self._judging = worker
                return asked
        return None

    def _served_by(self, worker: Worker) -> list[Turns]:
        """The first plain worker is for what is quick; the second for all else until there is a
        native one that is warm, but not for whoever can wait for that."""
        patient = [] if self._judging else [self._patient]
        if worker.backend == "native":
            return [self._long, *patient]
        if worker is self.workers[0]:
            return [self._quick]
        native = [one for one in self.workers if one.backend == "native"]
        if any(one.progress >= 1 for one in native):
            return [self._quick]
        return [self._long, self._quick, *([] if native else patient)]

    async def _turn(self, turns: Turns, asked: Asked) -> Worker:
        """Wait for a worker, as long as there is one that may come."""
        turns.join(asked)
        self._serve()
        try:
            while not asked.place.done():
                await asyncio.wait([asked.place], timeout=2 * self._seconds)
                if not asked.place.done() and not self._able(turns):
                    raise WorkerFailed("no worker was free")
            return asked.place.result()
        except BaseException:
            if not asked.place.cancel() and not asked.place.cancelled():
                self._free(asked.place.result())
            raise

    def _able(self, turns: Turns) -> bool:
        """Can anybody think about these at all? Whoever can wait does."""
        return turns is self._patient or any(
            one.progress >= 1 and turns in self._served_by(one) for one in self.workers
        )

    def _free(self, worker: Worker) -> None:
        worker.busy = False
        if worker is self._judging:
            self._judging = None
        self._changed()

    @contextlib.contextmanager
    def _timed(self, what: str) -> Iterator[None]:
        """From the question to its answer, or to nobody's having one."""
        begun = time.monotonic()
        try:
            yield
        finally:
            self._on_answer(what, time.monotonic() - begun)

    async def _think(self, turns: Turns, asked: Asked, worker: Worker, question: Question) -> Any:
        begun = time.monotonic()
        try:
            return await worker.ask(next(self._numbers), question, self._seconds)
        finally:
            turns.settle(asked, time.monotonic() - begun)
            self._free(worker)

    # What may be asked

    async def ask(self, question: Question, asker: Asker = SOMEBODY) -> Answer:
        """An action for a bot's seat; the second attempt may be somebody weaker's."""
        turns = self._quick if question["bot"] in ANCHORS else self._long
        with self._timed("move"):
            for notice in (None, "bot-retried"):
                try:
                    asked = _asked(asker)
                    worker = await self._turn(turns, asked)
                    return Answer(await self._think(turns, asked, worker, question), notice)
                except WorkerFailed as error:
                    told = {"reason": str(error), "game": question["game"]}
                    log.warning("bot gave up", extra=told)
                    self.retries += 1
            self.fallbacks += 1
            return Answer(None, "bot-weaker")

    async def advise(self, question: Question, person: str = "") -> dict[str, Any] | None:
        """A bot's `Hints`. None: nobody could tell in time."""
        asked = _asked(Asker((person,), HINT))
        question = question | {"advise": True}
        try:
            with self._timed("hint"):
                async with asyncio.timeout(2 * self._seconds):
                    worker = await self._turn(self._long, asked)
                found: dict[str, Any] = await self._think(self._long, asked, worker, question)
        except (TimeoutError, WorkerFailed) as error:
            reason = str(error) or "no worker was free"
            log.warning("no hint", extra={"reason": reason, "game": question["game"]})
            return None
        return found

    async def judge(self, question: Question, person: str = "") -> dict[str, Any] | None:
        """A bot's judgement of a move. None: nobody could tell, asked twice. May be cancelled; a
        worker that has begun then thinks to the end, for it cannot be told to stop."""
        for _ in range(2):
            asked = _asked(Asker((person,), MOVE))
            worker = await self._turn(self._patient, asked)
            task = asyncio.create_task(self._think(self._patient, asked, worker, question))
            self._unfinished.add(task)
            task.add_done_callback(self._forget)
            try:
                with self._timed("judgement"):
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


def _asked(asker: Asker) -> Asked:
    return Asked(asker, asyncio.get_running_loop().create_future())
