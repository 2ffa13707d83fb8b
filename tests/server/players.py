"""Players who finish their match whatever breaks, and what the journal must then say."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import sqlalchemy as sa
from websockets.exceptions import WebSocketException

from tests.server.running import Guest, Sitting
from tinkertable.server.settings import Settings
from tinkertable.server.store.engines import open_engine

LATER = ("not-saved", "too-many")  # codes that ask to send it again
STALLED = 60.0  # seconds without a word are too many


class Sent(NamedTuple):
    id: str
    turn: int
    text: str


class Player:
    """One seat: moves as fast as it is acknowledged, comes back, and sends again what was not."""

    def __init__(self, guest: Guest, table_id: str, seat: int, rng: Random) -> None:
        self.guest = guest
        self.table_id = table_id
        self.seat = seat
        self.acknowledged: list[Sent] = []
        self.faults: list[str] = []
        self.returns = self.resent = self.refused = 0
        self.over = False
        self.go = asyncio.Event()  # cleared: no new move for now
        self.go.set()
        self._rng = rng
        self._unanswered: Sent | None = None
        self._seen = "?seen="

    async def play(self) -> None:
        """To the end of the match."""
        while not self.over and not self.faults:
            try:
                query = f"{self._seen}&seat={self.seat}"
                async with await self.guest.sit(self.table_id, query) as sitting:
                    await self._sit(sitting)
            except TimeoutError:
                self.faults.append(self._said("heard nothing for long"))
            except (OSError, WebSocketException, EOFError):
                self.returns += 1
                await asyncio.sleep(0.2)

    async def _sit(self, sitting: Sitting) -> None:
        await self._hear(sitting)
        if self._unanswered:
            self.resent += 1
            await self._send(sitting)
        while not self.over and not self.faults:
            await self._choose(sitting)
            await self._hear(sitting)

    async def _hear(self, sitting: Sitting) -> None:
        message = await sitting.hear(STALLED)
        sitting.heard.clear()
        if message["type"] == "done":
            self._acknowledge(message["id"])
        elif message["type"] == "error":
            await self._refuse(sitting, message)
        elif message["type"] == "state":
            self._seen = sitting.seen
        self.over = bool(sitting.state.get("over")) and not self._unanswered

    def _acknowledge(self, id_: str) -> None:
        if not self._unanswered or id_ != self._unanswered.id:
            if all(sent.id != id_ for sent in self.acknowledged):
                self.faults.append(self._said(f"acknowledged, never sent: {id_}"))
            return
        self.acknowledged.append(self._unanswered)
        self._unanswered = None

    async def _refuse(self, sitting: Sitting, message: dict[str, Any]) -> None:
        if message["code"] == "not-saved" and message["id"] is None:
            return  # nothing could be shown to us: the socket closes, and we come back
        if message["code"] not in LATER or not self._unanswered:
            self.faults.append(self._said(f"{self._unanswered} refused: {message}"))
            return
        self.refused += 1
        await asyncio.sleep(0.1)
        await self._send(sitting)

    async def _choose(self, sitting: Sitting) -> None:
        state = sitting.state
        if self._unanswered or not state or not state["legal"]:
            return
        turn = len(self.acknowledged)
        if state["turn"] > turn:
            self.faults.append(self._said(f"turn {state['turn']} after {turn} moves"))
        elif state["turn"] == turn:  # else this state is older than the acknowledgement
            await self.go.wait()
            text = self._rng.choice(state["legal"])
            self._unanswered = Sent(f"{self.seat}-{turn}", turn, text)
            await self._send(sitting)

    async def _send(self, sitting: Sitting) -> None:
        assert self._unanswered
        id_, turn, text = self._unanswered
        await sitting.send(type="move", id=id_, seat=self.seat, turn=turn, text=text)

    def _said(self, what: str) -> str:
        return f"{self.table_id} seat {self.seat} at turn {len(self.acknowledged)}: {what}"


async def sit_down(guests: Sequence[Guest], game: str, bots: int, rng: Random) -> list[Player]:
    """A new table for these people and so many bots."""
    seats = ["me", *["open"] * (len(guests) - 1), *["greedy"] * bots]
    table_id, invite = await guests[0].table(game, seats)
    for at, guest in enumerate(guests[1:], start=2):
        await guest.post(f"/tables/{table_id}/sit", seat=at, invite=invite)
    return [
        Player(guest, table_id, at, Random(rng.random()))
        for at, guest in enumerate(guests, start=1)
    ]


class Row(NamedTuple):
    table_id: str
    number: int
    text: str
    message: str | None


COLUMNS = "SELECT table_id, number, text, message FROM entries ORDER BY table_id, number"
COUNTS = "SELECT id, number FROM tables"


async def read_journal(database: str) -> tuple[list[Row], dict[str, int]]:
    """Every entry straight from the database, and how many each table says it has."""
    engine = open_engine(Settings(database=database).engine_url)

    def work(line: sa.Connection) -> tuple[list[Row], dict[str, int]]:
        rows = [Row(*row) for row in line.execute(sa.text(COLUMNS))]
        return rows, {row.id: row.number for row in line.execute(sa.text(COUNTS))}

    try:
        return await engine.read(work)
    finally:
        await engine.stop()


async def check(players: Sequence[Player], database: str) -> list[str]:
    """The journal of finished matches against the players' word: all there, once, in order."""
    journal: dict[str, list[Row]] = {player.table_id: [] for player in players}
    rows, counts = await read_journal(database)
    for row in rows:
        if row.table_id in journal:
            journal[row.table_id].append(row)
    faults = [fault for player in players for fault in player.faults]
    for table_id, entries in journal.items():
        numbers = [row.number for row in entries]
        if numbers != list(range(1, counts[table_id] + 1)):
            faults.append(f"{table_id}: entries {numbers}, the table says {counts[table_id]}")
        sent = Counter((row.text.partition(" ")[0], row.message) for row in entries if row.message)
        faults += [f"{table_id}: {key} is there {n} times" for key, n in sent.items() if n > 1]
    for player in players:
        mark = f"{player.seat} "
        mine = [
            (row.message, row.text.removeprefix(mark))
            for row in journal[player.table_id]
            if row.text.startswith(mark)
        ]
        wanted = [(sent.id, sent.text) for sent in player.acknowledged]
        if mine != wanted:
            faults.append(f"{player.table_id} seat {player.seat}: {mine}, acknowledged {wanted}")
        faults += await _check_log(player, [text for _, text in wanted])
    return faults


async def _check_log(player: Player, wanted: list[str]) -> list[str]:
    """The same by the server's own log."""
    table = await player.guest.get(f"/tables/{player.table_id}")
    log = await player.guest.get(f"/tables/{player.table_id}/log")
    mark = f"{player.seat} "
    mine = [text.removeprefix(mark) for text in log["moves"] if text.startswith(mark)]
    faults = [] if table["status"] == "over" else [f"{player.table_id} is {table['status']}"]
    if mine != wanted:
        faults.append(f"{player.table_id} seat {player.seat}: log {mine}, acknowledged {wanted}")
    return faults
