"""A worker that dies at the worst moment is told as one that died, and as nothing else."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest
import uvloop

from tests.workers.stand_ins import HANGS, replace_worker
from tinkertable.workers.worker import Worker, WorkerFailed

QUESTION: dict[str, Any] = {"game": "gears", "bot": "greedy"}


async def begun() -> Worker:
    worker = Worker("plain", lambda: None, (), None)
    async with asyncio.timeout(60):
        while worker.progress < 1:
            await asyncio.sleep(0.01)
    return worker


def test_one_that_has_just_closed_its_ears(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its end is not known yet, but nothing can be written to it any more."""

    async def told() -> None:
        worker = await begun()
        assert worker._process
        assert worker._process.stdin
        worker._process.stdin.transport.abort()
        await asyncio.sleep(0)
        with pytest.raises(WorkerFailed):
            await worker.ask(1, QUESTION, 60)
        await worker.stop()

    replace_worker(monkeypatch, tmp_path, HANGS)
    uvloop.run(told())


def test_one_that_ends_while_it_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked is told once; nobody is left to whom the end would be news."""
    unheard: list[dict[str, Any]] = []

    async def told() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, what: unheard.append(what))
        worker = await begun()
        assert worker._process
        assert worker._process.stdin

        async def ends() -> None:
            worker._fail("the worker ended")
            raise ConnectionResetError

        monkeypatch.setattr(worker._process.stdin, "drain", ends)
        with pytest.raises(WorkerFailed):
            await worker.ask(1, QUESTION, 60)
        worker._answer = None
        gc.collect()
        await worker.stop()

    replace_worker(monkeypatch, tmp_path, HANGS)
    uvloop.run(told())
    assert unheard == []
