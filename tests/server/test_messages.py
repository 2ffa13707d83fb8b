"""What the socket carries is what the OpenAPI document declares, and the other way round."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from tests.server.declared import check_declared, schemas, validator
from tests.server.house import Ear, House
from tinkertable.core.seats import NOBODY, members
from tinkertable.games import GAMES
from tinkertable.server.tables.table import Table

PREVIEWS = 12  # at most so many decisions are also tried out
ASKED = ("past", "preview", "explained", "chat", "hello", "table", "state", "done", "pong", "error")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_told_as_declared(game: str, tmp_path: Path) -> None:
    """Every ear checks what it hears; here the views are held against the game's own schema too."""
    heard = asyncio.run(_play(game, tmp_path))
    assert {message["type"] for message in heard} >= set(ASKED)
    view = validator("".join(word.capitalize() for word in game.split("-")) + "View")
    states = [state for message in heard if (state := message.get("state", message)).get("view")]
    assert any(state["over"] for state in states)
    for state in states:
        view.validate(state["view"])


async def _play(game: str, folder: Path) -> list[dict[str, Any]]:
    rng = Random(game)
    async with House(folder) as house:
        session = await house.table(game, 2)
        ears = [house.connect(session, at) for at in (0, 1)]
        spectator = house.connect(session, NOBODY)
        await house.seated(session, *ears, spectator)
        await ears[0].say(type="chat", id="c", text="hello")
        await ears[0].say(type="ping")
        await ears[0].say(type="hint", id="h", seat=2)
        table = session.table
        assert table
        for count in range(table.facts.game.most_moves(2)):
            if table.finished:
                break
            await _decide(ears, table, rng, count < PREVIEWS)
        for ear in (*ears, spectator):
            while not (await ear.until("state"))["over"]:
                pass
            await ear.ask(type="explain", seat=1)
            await ear.ask(type="past", move=1)
        return [json.loads(text) for ear in (*ears, spectator) for text in ear.sent]


async def _decide(ears: list[Ear], table: Table, rng: Random, ask: bool) -> None:
    at = rng.choice(list(members(table.acting)))
    text = rng.choice(table.match.legal_texts(at))
    if ask:
        await ears[at].ask(type="preview", seat=at + 1, text=text)
        await ears[at].ask(type="explain", seat=at + 1)
    turn = table.turns[at]
    await ears[at].say(type="move", id=f"m{turn}", seat=at + 1, turn=turn, text=text)
    assert table.turns[at] == turn + 1


@pytest.mark.parametrize(
    "message",
    [
        {"type": "pong", "more": 1},
        {"type": "done", "id": "x"},
        {"type": "unheard-of"},
        {"type": "notice", "code": "unheard-of", "seat": None, "progress": None},
        {"type": "error", "id": None, "code": "unheard-of", "message": "no"},
    ],
)
def test_what_is_not_declared_is_noticed(message: dict[str, Any]) -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        check_declared(json.dumps(message))


@pytest.mark.parametrize("union", ["FromServer", "ToServer"])
def test_a_message_is_known_by_its_type(union: str) -> None:
    parts = schemas()[union]
    kinds = {
        kind: schemas()[ref.rpartition("/")[2]]["properties"]["type"]["const"]
        for kind, ref in parts["discriminator"]["mapping"].items()
    }
    assert len(kinds) == len(parts["oneOf"])
    assert all(kind == const for kind, const in kinds.items())


def test_every_schema_says_exactly_what_it_holds() -> None:
    """Nothing beside what is named, but in the views of games that have no type yet."""
    for name, schema in schemas().items():
        if "properties" in schema and name != "LogFile":
            assert schema["additionalProperties"] is not True, name
