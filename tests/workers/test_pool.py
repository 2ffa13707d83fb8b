"""The pool: who waits keeps waiting, what waits costs nothing, and quick bots have a worker."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House
from tests.server.running import story
from tests.workers.stand_ins import replace_worker
from tinkertable.server.tables import bots
from tinkertable.workers import pool as module
from tinkertable.workers.pool import Pool
from tinkertable.workers.turns import MOVE, Asker

# Answers what number the question has, a little later.
SLOW = """#!/bin/sh
echo '{"progress": 1.0}'
number=0
while read question; do
    sleep 0.1
    echo "{\\"id\\": $number, \\"answer\\": $number}"
    number=$((number + 1))
done
"""
# Answers nobody but who is quick, whichever of two questions that is.
PARTIAL = """#!/bin/sh
echo '{"progress": 1.0}'
while read question; do
    case $question in *greedy*)
        echo '{"id": 0, "answer": 7}'
        echo '{"id": 1, "answer": 7}' ;;
    esac
done
"""


@asynccontextmanager
async def opened(seconds: float) -> AsyncIterator[Pool]:
    pool = Pool(0, seconds, lambda _: None)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def question(bot: str) -> dict[str, Any]:
    return {"game": "gears", "bot": bot}


@story
async def test_whose_queue_is_long_waits_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace_worker(monkeypatch, tmp_path, SLOW)
    asker = Asker(("hog",), MOVE)
    async with opened(seconds=1.5) as pool:
        asked = [pool.ask(question("hard"), asker) for _ in range(50)]  # five seconds
        answers = await asyncio.gather(*asked)
        assert [answer.action for answer in answers] == list(range(50))
        judging = [pool.judge(question("hard"), "hog") for _ in range(50)]
        judged: list[Any] = await asyncio.gather(*judging)
        assert judged == list(range(50, 100))
        assert (pool.retries, pool.fallbacks) == (0, 0)


@story
async def test_a_quick_bot_does_not_wait_for_those_that_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace_worker(monkeypatch, tmp_path, PARTIAL)
    async with opened(seconds=60) as pool:
        searching = asyncio.create_task(pool.ask(question("expert")))
        async with asyncio.timeout(30):
            while not any(worker.busy for worker in pool.workers):
                await asyncio.sleep(0.01)
            assert (await pool.ask(question("greedy"))).action == 7
        assert not searching.done()
        searching.cancel()


@story
async def test_what_waits_is_not_even_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replace_worker(monkeypatch, tmp_path, "#!/bin/sh\nexec cat > /dev/null\n")  # never ready
    made = []

    def count(*arguments: Any) -> Any:
        made.append(arguments)
        return bot_question(*arguments)

    bot_question = bots.bot_question
    monkeypatch.setattr(bots, "bot_question", count)
    seats = tuple({"kind": "bot", "bot": "expert"} for _ in range(12))
    async with House(tmp_path) as house:
        for _ in range(10):
            await house.table("railroad-ink", 0, seats=seats, host="hog")
        await house.table("railroad-ink", 0, seats=seats, host="anna")
        async with asyncio.timeout(30):
            while len(made) < module.ROOM + 12:
                await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(made) == module.ROOM + 12


@story
async def test_who_leaves_the_line_gives_a_worker_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace_worker(monkeypatch, tmp_path, SLOW)
    async with opened(seconds=60) as pool:
        async with asyncio.timeout(30):
            while not (worker := pool.workers[1]).ready:
                await asyncio.sleep(0.01)
        worker.busy = True  # somebody else's
        gone = asyncio.create_task(pool.ask(question("hard")))
        await asyncio.sleep(0)
        pool._free(worker)
        assert worker.busy  # it is promised to who waits
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert not worker.busy
        assert (await pool.ask(question("hard"))).action == 0
