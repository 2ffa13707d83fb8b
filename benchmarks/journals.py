"""How long others wait while a table with a long journal is opened.

`python -m benchmarks.journals [--entries 20000] [--seats 12] [--rounds 3]`

A server with one table where seats have tried moves out and taken them back without end (a journal
the server does not let grow any more, but older ones may be there). After a start somebody opens
it; meanwhile others ask who they are.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from benchmarks.load import percentile
from tests.server.running import QUIET, Guest, Running

from tinkertable.games import load
from tinkertable.server.settings import Settings
from tinkertable.server.store.store import Store
from tinkertable.server.tables import commands
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.journal import Entry
from tinkertable.server.tables.table import Table

OTHERS = 2  # people who ask, with
PAUSE = 0.02  # seconds between an answer and the next question
QUIETLY = 2.0  # seconds of asking before the table is opened


def journal(table: Table, count: int) -> list[Entry]:
    """So many entries: half of the seats make a move each, and take it back in that order."""
    commands.begin(table)
    moves = table.match.game.most_moves(len(table.seats)) // 4
    while len(table.match.moves) < moves and table.people_to_move():
        play(table, table.people_to_move()[0])
    while table.number < count:
        tried = [at for at in table.people_to_move()[::2] if play(table, at)]
        for at in tried:
            if table.match.undoable(at) is not None:
                append(table, at, "undo")
    return table.take_fresh()


def play(table: Table, at: int) -> bool:
    texts = table.match.legal_texts(at)
    if texts:
        append(table, at, texts[0])
        table.settle()
    return bool(texts)


def append(table: Table, at: int, text: str) -> None:
    """As the store has it: no limit is asked."""
    entry = Entry(table.number + 1, f"{at + 1} {text}", f"m{table.number}", table.facts.created)
    table.fold(entry)
    table.fresh.append(entry)


async def keep(folder: Path, seats: int, count: int) -> str:
    """A table in the store; its id."""
    game = load("railroad-ink")
    people = ({"kind": "human", "person": f"p{at}"} for at in range(seats))
    facts = Facts.fresh(game, "p0", people, options=game.settle_options({}), public=True)
    table = Table.new(facts)
    entries = journal(table, count)
    store = Store(Settings(folder=str(folder)).engine_url)
    await store.start()
    batch = table.batch([])
    await store.create(facts.to_row(), replace(batch, after=0, entries=entries, due=None))
    await store.stop()
    return facts.id


async def waits(guest: Guest, found: list[float], end: asyncio.Event) -> None:
    while not end.is_set():
        begun = time.perf_counter()
        await guest.get("/me")
        found.append((time.perf_counter() - begun) * 1e3)
        await asyncio.sleep(PAUSE)


async def opened(url: str, table_id: str) -> dict[str, Any]:
    async with Guest(url, "Anna") as anna:
        others = [await Guest(url, f"other {n}").arrive() for n in range(OTHERS)]
        quiet: list[float] = []
        busy: list[float] = []
        for found in (quiet, busy):
            end = asyncio.Event()
            asking = [asyncio.create_task(waits(other, found, end)) for other in others]
            begun = time.perf_counter()
            await (asyncio.sleep(QUIETLY) if found is quiet else anna.get(f"/tables/{table_id}"))
            seconds = time.perf_counter() - begun
            end.set()
            await asyncio.gather(*asking)
        for other in others:
            await other.http.aclose()
        begun = time.perf_counter()
        await anna.get(f"/tables/{table_id}")
        again = time.perf_counter() - begun
    return {
        "opened_s": round(seconds, 2),
        "again_ms": round(again * 1e3, 1),
        "before": summary(quiet),
        "meanwhile": summary(busy),
    }


def summary(waited: list[float]) -> dict[str, float]:
    """Of how long others waited, in milliseconds."""
    return {
        "asked": len(waited),
        "p50": round(percentile(waited, 0.5), 1),
        "p99": round(percentile(waited, 0.99), 1),
        "most": round(max(waited), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--entries", type=int, default=20_000)
    parser.add_argument("--seats", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as name:
        folder = Path(name)
        table_id = asyncio.run(keep(folder, args.seats, args.entries))
        server = Running(folder, *QUIET)
        for _ in range(args.rounds):
            server.start()
            try:
                print(json.dumps(asyncio.run(opened(server.url, table_id))), flush=True)
            finally:
                server.stop()


if __name__ == "__main__":
    main()
