"""Somebody hostile at the tables of others: what is said to them, and what must not change."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from operator import mul
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hypothesis import given
from hypothesis import seed as settled
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.properties import examples
from tests.server.hostile_messages import SHAPELESS, Said, misplaced
from tests.server.running import Guest, Running, Sitting, play_on
from tests.words.told import can_be_told
from tinkertable.games import GAMES, load

ANSWERS = ("error", "pong", "done", "preview", "past", "explained")
CODES = {
    "bad-request", "no-such-seat", "not-yours", "not-acting", "not-legal", "stale",
    "nothing-to-undo", "wrong-status", "too-many", "too-large",
}  # fmt: skip
CLOSES = (4400, 4429)  # for one bad message after the other
BATCH = 20
REPEATED = (1, 1, 1, 1, 1, 1, 1, 20)
NOT_TEXT = (b"", b'{"type": "ping"}', b"\xff" * 5000)
Run = Callable[[Coroutine[Any, Any, None]], None]


@dataclass
class Tally:
    """What was said and what came of it."""

    sent: int = 0
    answered: int = 0
    closed: int = 0
    codes: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def count(self, message: dict[str, Any]) -> None:
        self.answered += 1
        if message["type"] != "error":
            return
        code = message["code"]
        self.codes[code] = self.codes.get(code, 0) + 1
        if code not in CODES or not can_be_told(message) or "Traceback" in str(message):
            self.faults.append(f"an unclear error: {message}")


class Target(NamedTuple):
    """Somebody else's table, and what is said to it."""

    table_id: str
    messages: st.SearchStrategy[Said]


async def target(anna: Guest, table_id: str) -> Target:
    """The table of somebody who lets us know what may be played there."""
    async with Sitting(anna, table_id) as sitting:
        await sitting.open("?seat=1")
        state = await sitting.until("state")
    texts = load(sitting.table["game"]).codec.texts
    return Target(
        table_id, SHAPELESS | misplaced(len(sitting.table["seats"]), state["legal"], texts)
    )


def attack(
    run: Run, mallory: Guest, targets: list[Target], times: float, tally: Tally, seed: int = 0
) -> None:
    """Say hostile things at all these tables at once; each must be answered.

    `run` waits for a coroutine; not on the event loop's own thread, if others play meanwhile.
    """

    @settled(seed)
    @examples(times)
    @given(st.tuples(*map(_batches, targets)))
    def say(batches: tuple[list[Said], ...]) -> None:
        faults = len(tally.faults)
        run(_say_all(mallory, targets, batches, tally))
        assert tally.faults[faults:] == []

    say()


def _batches(target: Target) -> st.SearchStrategy[list[Said]]:
    """Some messages, now and then over and over."""
    return st.builds(mul, st.lists(target.messages, max_size=BATCH), st.sampled_from(REPEATED))


async def _say_all(
    mallory: Guest, targets: list[Target], batches: tuple[list[Said], ...], tally: Tally
) -> None:
    async def say(target: Target, batch: list[Said]) -> None:
        async with Sitting(mallory, target.table_id) as sitting:
            await sitting.open()
            await _say(sitting, batch, tally)

    await asyncio.gather(*map(say, targets, batches))


async def _say(sitting: Sitting, batch: list[Said], tally: Tally) -> bool:
    """Is the socket still open after all was said and answered?"""
    socket = sitting.socket
    assert socket
    tally.sent += len(batch)
    open_ = len(batch)  # questions
    try:
        for message in batch:
            await socket.send(message)
        await socket.send('{"type": "past", "id": "end", "move": 999999}')
        while (heard := await sitting.hear()).get("id") != "end":
            if heard["type"] in ANSWERS:
                tally.count(heard)
                open_ -= 1
    except ConnectionClosed:  # that answers what came after the last straw
        if socket.close_code not in CLOSES:
            tally.faults.append(f"closed with {socket.close_code} after {_short(batch)}")
        tally.closed += open_
        return False
    if open_:
        tally.faults.append(f"{open_} without an answer among {_short(batch)}")
    return True


def _short(batch: list[Said]) -> str:
    return ", ".join(repr(message[:80]) for message in batch)


async def victims(anna: Guest, boris: Guest) -> list[str]:
    """A public match of every game between two people, begun."""
    tables = []
    for name in GAMES:
        table_id, _ = await anna.table(name, _seats(name), visibility="public")
        await boris.post(f"/tables/{table_id}/sit", seat=2)
        tables.append(table_id)
    return tables


def journal(server: Running, table_id: str) -> list[tuple[Any, ...]]:
    """A table as the store has it, whatever the server says of it."""
    with sqlite3.connect(f"file:{server.folder / 'tables.sqlite'}?mode=ro", uri=True) as store:
        asked = "SELECT number, text, message, at FROM entries WHERE table_id = ? ORDER BY number"
        found = store.execute(asked, (table_id,)).fetchall()
        row = store.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchall()
    store.close()
    return [*row, *found]


async def seen(guest: Guest, table_id: str) -> str:
    """A table and its log as a guest sees them."""
    table = await guest.get(f"/tables/{table_id}")
    for seat in table["seats"]:
        seat["online"], seat["away"] = False, None
    return json.dumps([table, await guest.get(f"/tables/{table_id}/log")])


def memory(server: Running) -> float:
    """Of the server process, in MB."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1000


async def innocents(url: str, name: str) -> None:
    """Two people play a whole match of a game, as if nobody else were there."""
    async with Guest(url, "Clara") as clara, Guest(url, "David") as david:
        table_id, invite = await clara.table(name, _seats(name))
        await david.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
        sittings = [await clara.sit(table_id, "?seat=1"), await david.sit(table_id)]
        await asyncio.gather(*(play_on(sitting) for sitting in sittings))
        table = await clara.get(f"/tables/{table_id}")
        assert table["status"] == "over"
        assert table["result"]["scores"] == sittings[0].state["scores"]
        log = await david.get(f"/tables/{table_id}/log")
        assert log["moves"] == sittings[0].moves == sittings[1].moves


async def two_faces(
    server: Running, mallory: Guest, name: str, moves: int, tally: Tally
) -> list[str]:
    """Somebody's own table: good moves among hostile messages. What was acknowledged."""
    table_id, _ = await mallory.table(name, ["me"] * max(2, load(name).seats[0]))
    game, rng = load(name), Random(name)
    made: list[str] = []
    sitting = await mallory.sit(table_id)
    await sitting.until("state")
    while len(made) < moves and not sitting.state["over"]:
        seat = sitting.state["acting"][0]
        await sitting.send(type="show", seat=seat)
        while sitting.state["viewer"] != seat:
            await sitting.until("state")
        text = rng.choice(sitting.state["legal"])
        turn, wrong = sitting.state["turn"], game.codec.text(rng.randrange(game.codec.actions))
        other = seat % len(sitting.table["seats"]) + 1
        batch: list[Said] = [
            json.dumps({"type": "move", "id": "s1", "seat": seat, "turn": turn + 1, "text": text}),
            json.dumps({"type": "move", "id": "s2", "seat": 9, "turn": turn, "text": text}),
            json.dumps({"type": "move", "id": "s3", "seat": seat, "turn": turn, "text": "! pause"}),
            json.dumps({"type": "preview", "id": "s4", "seat": other, "text": wrong}),
            json.dumps({"type": "undo", "id": "s5", "seat": seat, "turn": turn + 5}),
            rng.choice(NOT_TEXT),
        ]
        if not await _say(sitting, batch, tally):
            sitting = await mallory.sit(table_id)
            await sitting.until("state")
            continue
        answer = await sitting.play(text)
        if answer["type"] != "done":
            tally.faults.append(f"{text} was refused: {answer}")
            break
        made.append(f"{seat} {text}")
        while sitting.state["turn"] == turn and not sitting.state["over"]:
            await sitting.until("state")
    await sitting.close()
    kept = [entry[1] for entry in journal(server, table_id)[1:] if entry[1][0] not in "*!"]
    if kept != made:
        tally.faults.append(f"{name}: acknowledged {made}, kept {kept}")
    return made


def _seats(name: str) -> list[str]:
    return ["me", "open"] + ["me"] * (load(name).seats[0] - 2)
