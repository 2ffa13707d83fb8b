"""Workers that die or hang: the move is tried again, then made by a weaker bot; nobody waits."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.house import Ear, House
from tests.server.running import Guest, running, story
from tests.workers.stand_ins import DIES, HANGS, replace_worker


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


async def a_person_and_a_bot(house: House) -> Ear:
    session = await house.table("railroad-ink", 1, 1)
    ear = house.connect(session, 0)
    await house.seated(session, ear)
    return ear


@pytest.mark.parametrize("program", [HANGS, DIES])
@story
async def test_when_no_worker_answers_a_weaker_bot_moves_and_people_do_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    replace_worker(monkeypatch, tmp_path, program)
    async with House(tmp_path, bot_seconds=0.5) as house:
        ear = await a_person_and_a_bot(house)
        table = ear.session.table
        assert table
        state = await ear.until("state")
        text = next(text for text in state["legal"] if text != "done")
        answer = await ear.ask(type="move", seat=1, turn=0, text=text)
        assert answer["type"] == "done"
        assert table.turns[1] == 0  # the bot still thinks
        notice = await ear.notice("bot-weaker")
        assert notice["seat"] == 2
        await until(lambda: table.turns[1] > 0)
        workers = house.server.workers
        assert workers.fallbacks >= 1
        assert workers.retries >= 2


@story
async def test_a_worker_killed_while_it_thinks_is_asked_again(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        worker = house.server.workers.workers[0]  # for bots that do not search
        await until(lambda: worker.progress >= 1)
        first = worker.pid
        assert first
        os.kill(first, signal.SIGSTOP)  # so that it thinks for as long as we like
        ear = await a_person_and_a_bot(house)
        await until(lambda: worker.busy)
        os.kill(first, signal.SIGKILL)
        assert (await ear.notice("bot-retried"))["seat"] == 2
        table = ear.session.table
        assert table
        await until(lambda: table.turns[1] > 0)
        await until(lambda: worker.pid != first)  # the other plain one helped out meanwhile
        assert house.server.workers.fallbacks == 0


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


@story
async def test_ctrl_c_ends_the_server_and_its_workers(tmp_path: Path) -> None:
    with running(tmp_path) as server:  # with compiled workers that are still warming up
        assert server.process
        async with Guest(server.url, "Somebody-Secret") as anna:
            table_id, _ = await anna.table("railroad-ink", ["me", "greedy"])
            token = (await anna.post("/me/recovery"))["token"]
            sitting = await anna.sit(table_id)
            await sitting.until("state")
            await sitting.ask(type="chat", text="words for few")
            workers = children(server.process.pid)
            assert len(workers) == 3
            await sitting.send(type="move", id="x", seat=1, turn=99, text="<nonsense>")
            seed = (await anna.post(f"/tables/{table_id}/resign", seat=1))["seed"]
            person = (await anna.get("/me"))["id"]
            cookies = list(anna.http.cookies.values())
            assert server.stop() == 0
            assert await sitting.ended() == 1012
        await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
        log = server.log()
        for word in ("Traceback", "Somebody-Secret", "words for", token, seed, person, *cookies):
            assert word not in log
        assert "127.0.0.1" not in log
