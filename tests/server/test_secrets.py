"""Secrets: whatever others hide, a seat and a spectator are sent the same bytes."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from tests.server.door import listening
from tests.server.running import Guest, Sitting, story
from tests.soak.two_worlds import live_through
from tinkertable.core.chance import Chance
from tinkertable.games import GAMES

TIMES = re.compile(r'("(?:created|touched|at|away)": ?)[0-9.]+')


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_differ_in_secrets_look_alike(game: str) -> None:
    faults, tally = live_through(game, 8)
    assert faults == []
    assert tally["state"] > 40
    if game != "sentient":  # where nothing is secret but what lies undrawn
        assert tally["secrets"] >= 5


def some_move(sitting: Sitting, which: int) -> str:
    """A move that is neither the seat's last of the round nor shown to all."""
    hidden: list[str] = [x for x in sitting.state["legal"] if x not in ("done", "pass")]
    return hidden[which % len(hidden)]


async def one_world(url: str, game: str, which: int, people: list[Guest]) -> list[list[str]]:
    """The same story but for what Boris does unseen; what Anna and Clara were sent."""
    anna, boris = people[:2]
    table_id, _ = await anna.table(game, ["me", "open"], visibility="public")
    await boris.post(f"/tables/{table_id}/sit", seat=2)
    sittings = []
    for guest in people:  # one after the other: everybody hears who comes
        sittings.append(await guest.sit(table_id))
        await sittings[-1].until("state")
        for sitting in sittings:
            await sitting.silence()
    one, two, three = sittings
    unseen, seen = some_move(two, which), some_move(one, 3)
    await two.play(unseen)
    for sitting in (one, three):
        if game == "gears":  # that it was done is no secret
            await sitting.until_state(lambda state: state["acting"] == [1])
        await sitting.silence()
        for question in (
            {"type": "explain", "seat": 2},
            {"type": "past", "move": len(sitting.moves)},
            {"type": "past", "move": len(sitting.moves) + 1},
            {"type": "preview", "seat": 1, "text": seen},
            {"type": "preview", "seat": 2, "text": seen},
            {"type": "undo", "seat": 2, "turn": 0},
            {"type": "move", "seat": 2, "turn": 1, "text": unseen},
        ):
            await sitting.ask(**question)
        for path in ("", "/log"):
            sitting.heard.append(json.dumps(await sitting.guest.get(f"/tables/{table_id}{path}")))
    if game == "railroad-ink":
        await two.until_state(lambda state: state["turn"] == 1)
        await two.play(some_move(two, which + 5))
        await two.until_state(lambda state: state["turn"] == 2)
        await one.play(seen)
        await one.until_state(lambda state: state["turn"] == 1)
    for sitting in (one, three):
        await sitting.silence()
    heard = [list(one.heard), list(three.heard)]
    again = await anna.sit(table_id, one.seen)
    await again.until("state")
    await again.silence()
    heard.append(list(again.heard))
    for sitting in (*sittings, again):
        await sitting.close()
    return [[TIMES.sub(r"\g<1>0", text.replace(table_id, "T")) for text in part] for part in heard]


@story
async def test_over_real_sockets_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Chance, "secret", classmethod(lambda cls: cls("one seed for all")))
    async with listening(tmp_path) as url:
        async with Guest(url, "Nobody") as nobody:
            while not (await nobody.get("/health"))["bots"]["ready"]:  # or people hear of it
                await asyncio.sleep(0.05)
        for game in ("railroad-ink", "gears"):
            async with (
                Guest(url, "Anna") as anna,
                Guest(url, "Boris") as boris,
                Guest(url, "Clara") as clara,
            ):
                people = [anna, boris, clara]
                first = await one_world(url, game, 0, people)
                assert sum(map(len, first)) > 30
                for which in (1, 7):
                    assert await one_world(url, game, which, people) == first
