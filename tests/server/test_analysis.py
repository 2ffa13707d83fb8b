"""The analysis of a match that is over: its messages, its limits, and that it lets others first."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Ear, House
from tests.server.running import story
from tests.server.test_workers import until
from tests.workers.stand_ins import DIES, HANGS, replace_worker
from tinkertable.core.seats import NATURE
from tinkertable.server.socket.session import Session
from tinkertable.server.tables import commands
from tinkertable.server.tables.analysis import MOST, decisions
from tinkertable.workers.pool import Pool

# Takes the place of a worker: notes down which move it is asked about, and has one answer.
NOTES = f"""#!{sys.executable}
import json, sys
print('{{"progress": 1.0}}', flush=True)
for line in sys.stdin:
    question = json.loads(line)
    played = question.get("played")
    with open("FILE", "a") as notes:
        notes.write("bot " if played is None else "judge ")
    judged = {{"best": played, "best_value": 0.5, "played_value": None, "error": 0.01,
              "values": [0.5, 0.25, 0.25], "played_values": [0.123456, 0.75, 0.126544]}}
    answer = question["action"] if played is None else judged
    print(json.dumps({{"id": question["id"], "answer": answer}}), flush=True)
"""


async def two_of_gears(house: House) -> tuple[Session, Ear]:
    """Two people at a table who have set a gear each."""
    session = await house.table("gears", 2)
    ears = [house.connect(session, seat) for seat in (0, 1)]
    await house.seated(session, *ears)
    for seat, ear in enumerate(ears, 1):
        state = await ear.until("state")
        answer = await ear.ask(type="move", seat=seat, turn=0, text=state["legal"][0])
        assert answer["type"] == "done"
    return session, ears[0]


async def ended(house: House) -> Ear:
    """The same table after somebody has resigned."""
    session, ear = await two_of_gears(house)
    await house.server.sessions.act(session.id, lambda table: commands.resign(table, "p1", 1))
    return ear


async def heard(ear: Ear) -> list[dict[str, Any]]:
    """All there is about an analysis, to its end."""
    found = [await ear.until("analysis", "analysed", "error")]
    while found[-1]["type"] == "analysis":
        found.append(await ear.until("analysis", "analysed", "error"))
    return found


@story
async def test_a_match_that_is_not_over_is_not_analysed(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        _, ear = await two_of_gears(house)
        assert (await ear.ask(type="analyse"))["code"] == "wrong-status"
        assert ear.connection.analysis is None


@story
async def test_every_decision_is_told_as_it_is_ready(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        ear = await ended(house)
        await ear.say(type="analyse", id="a")
        *told, end = await heard(ear)
        table = ear.session.table
        assert table
        made = [(at + 1, move) for at, move in enumerate(table.match.moves) if move.seat != NATURE]
        assert len(made) == 2
        assert [message["done"] for message in told] == [0, 1, 2]
        assert {message["of"] for message in told} == {2}
        assert not told[0]["points"]
        for message, (at, move) in zip(told[1:], made, strict=True):
            decision = message["decision"]
            assert (decision["move"], decision["seat"]) == (at, move.seat + 1)
            assert f"{move.seat + 1} {decision['played']}" == move.text
            assert table.match.game.codec.number(decision["best"]) >= 0
            for values, own in (("values", "best_value"), ("played_values", "played_value")):
                assert len(decision[values]) == 3  # the seats, and nobody
                assert sum(decision[values]) == pytest.approx(1, abs=0.001)
                assert decision[values][move.seat] == decision[own]
        assert end == {"type": "analysed", "id": "a", "complete": True, "values": [1.0, 0.0, 0.0]}


@story
async def test_it_goes_on_where_it_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace_worker(monkeypatch, tmp_path, NOTES.replace("FILE", str(tmp_path / "notes")))
    async with House(tmp_path) as house:
        ear = await ended(house)
        await ear.say(type="analyse", id="a", done=1)
        *told, end = await heard(ear)
        assert [message["done"] for message in told] == [1, 2]
        assert told[-1]["decision"]["values"] == [0.5, 0.25, 0.25]
        assert told[-1]["decision"]["played_values"] == [0.1235, 0.75, 0.1265]
        assert told[-1]["decision"]["error"] == 0.01
        assert told[-1]["decision"]["played_value"] is None
        assert end["complete"]
        assert (tmp_path / "notes").read_text() == "judge "
        await ear.say(type="analyse", id="b", done=1000)
        assert [message["type"] for message in await heard(ear)] == ["analysis", "analysed"]


@story
async def test_it_can_be_cancelled_and_is_when_its_reader_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace_worker(monkeypatch, tmp_path, HANGS)
    async with House(tmp_path) as house:
        ear = await ended(house)
        await ear.say(type="cancel", id="x")  # nothing to cancel: nothing happens
        await ear.say(type="analyse", id="a")
        assert (await ear.until("analysis"))["done"] == 0
        assert (await ear.ask(type="analyse"))["code"] == "too-many"
        await ear.say(type="cancel", id="a")
        end = await ear.until("analysed")
        assert end == {"type": "analysed", "id": "a", "complete": False, "values": None}
        await ear.say(type="analyse", id="b")
        await ear.say(type="cancel", id="b")  # before it has begun
        assert (await ear.until("analysed"))["id"] == "b"
        await ear.say(type="analyse", id="c")
        task = ear.connection.analysis
        assert task
        house.server.presence.disconnect(ear.session, ear.connection)
        await until(task.cancelled)


@story
async def test_a_worker_that_dies_is_asked_again_and_then_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace_worker(monkeypatch, tmp_path, DIES)
    async with House(tmp_path) as house:
        ear = await ended(house)
        await ear.say(type="analyse", id="a")
        assert (await heard(ear))[-1]["code"] == "no-analysis"
        assert ear.connection.analysis is None  # one may try again


@story
async def test_a_worker_killed_while_it_judges_is_replaced(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        ear = await ended(house)
        worker = house.server.workers.workers[1]  # the first is for bots that do not search
        await until(lambda: worker.progress >= 1)
        first = worker.pid
        assert first
        os.kill(first, signal.SIGSTOP)  # so that it thinks for as long as we like
        await ear.say(type="analyse", id="a")
        await until(lambda: worker.busy)
        os.kill(first, signal.SIGKILL)
        assert (await heard(ear))[-1]["complete"]
        assert worker.pid != first


@story
async def test_whoever_plays_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notes = tmp_path / "notes"
    replace_worker(monkeypatch, tmp_path, NOTES.replace("FILE", str(notes)))
    async with House(tmp_path) as house:
        workers = house.server.workers
        worker = workers.workers[1]
        await until(lambda: worker.progress >= 1)
        assert worker.pid
        os.kill(worker.pid, signal.SIGSTOP)
        judging = [asyncio.create_task(workers.judge({"played": 1})) for _ in range(3)]
        await until(lambda: worker.busy)
        question = {"game": "gears", "bot": "hard", "action": 3}
        playing = asyncio.create_task(workers.ask(question))
        await asyncio.sleep(0)  # it has joined those that wait
        os.kill(worker.pid, signal.SIGCONT)
        assert (await playing).action == 3
        await asyncio.gather(*judging)
        assert notes.read_text() == "judge bot judge judge "


@story
async def test_a_seats_token_is_not_for_this_and_it_costs(tmp_path: Path) -> None:
    async with House(tmp_path, rate=0.0, burst=50.0) as house:
        ear = await ended(house)
        assert (await ear.ask(type="analyse"))["code"] == "too-many"
        ear.connection.token_seat = 0
        assert (await ear.ask(type="analyse"))["code"] == "not-yours"


@story
async def test_of_a_long_match_evenly_many_decisions(tmp_path: Path) -> None:
    async with House(tmp_path) as house:
        session = await house.table("railroad-ink", 12)
        table = session.table
        assert table
        while not table.over:
            for seat in table.acting_seats():
                legal = table.match.legal_texts(seat - 1)
                commands.move(
                    table,
                    f"p{seat - 1}",
                    seat - 1,
                    table.turns[seat - 1],
                    legal[0],
                    f"{table.number}",
                )
        found = decisions(table.match)
        assert len(found) == MOST
        assert found == sorted(set(found))
        assert found[-1] > len(table.match.moves) * 0.9


@story
async def test_it_waits_for_a_worker_that_is_warm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Compiled ones are cold until there is a file.
    cold = f'#!/bin/sh\n[ "$3" = plain ] || while [ ! -e {tmp_path}/warm ]; do\n'
    program = NOTES.replace("FILE", str(tmp_path / "notes"))
    (tmp_path / "notes.py").write_text(program)
    cold += f"sleep 0.05; done\nexec {sys.executable} {tmp_path}/notes.py\n"
    replace_worker(monkeypatch, tmp_path, cold)
    workers = Pool(1, 20.0, lambda _: None)
    await workers.start()
    try:
        _, plain, compiled = workers.workers
        await until(lambda: plain.progress >= 1)
        judging = asyncio.create_task(workers.judge({"played": 1}))
        question = {"game": "gears", "bot": "hard", "action": 3}
        assert (await workers.ask(question)).action == 3
        assert not judging.done()
        (tmp_path / "warm").touch()
        assert await judging
        assert compiled.progress >= 1
    finally:
        await workers.stop()
