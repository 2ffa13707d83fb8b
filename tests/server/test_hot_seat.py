"""Hot-seat: one device, several seats, one seat's view at a time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.door import listening
from tests.server.running import Guest, Running, Sitting, story


def hidden_words(sitting: Sitting) -> set[str]:
    """The moves of seats that were told, whoever's they are."""
    return {move for move in sitting.moves if move[0] in "12" and "?" not in move}


@pytest.mark.parametrize("game", ["railroad-ink", "gears"])
@story
async def test_nothing_of_another_seat_is_sent_until_the_device_is_passed(
    server: Running, game: str
) -> None:
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table(game, ["me", "me"])
        sitting = await anna.sit(table_id)
        state = await sitting.until("state")
        assert sitting.table["hot_seat"]
        assert (state["viewer"], state["legal"]) == (None, [])
        await sitting.send(type="show", seat=1)
        state = await sitting.until_state(lambda state: state["viewer"] == 1)
        assert state["log"]["keep"] == 0
        choice = next(text for text in state["legal"] if text != "done")
        await sitting.play(choice)
        await sitting.until_state(lambda state: state["turn"] == 1)
        assert f"1 {choice}" in sitting.moves
        sitting.heard.clear()
        await sitting.send(type="show", seat=2)
        await sitting.until_state(lambda state: state["viewer"] == 2)
        assert hidden_words(sitting) == set()
        await sitting.send(type="show", seat=None)
        state = await sitting.until_state(lambda state: state["viewer"] is None)
        assert (state["legal"], hidden_words(sitting)) == ([], set())
        told = "".join(sitting.heard)
        assert json.dumps(f"1 {choice}") not in told
        await sitting.send(type="show", seat=3)
        assert (await sitting.until("error"))["code"] == "not-yours"


@story
async def test_each_device_has_its_own_view(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table("gears", ["me", "me"])
        one, two = await anna.sit(table_id, "?seat=1"), await anna.sit(table_id, "?seat=2")
        for seat, sitting in ((1, one), (2, two)):
            assert (await sitting.until("state"))["viewer"] == seat
        await one.step()
        await two.until_state(lambda state: state["acting"] == [2])
        assert two.moves[-1] == "1 set ?"
        assert "?" not in one.moves[-1]
        log = await anna.get(f"/tables/{table_id}/log")  # to whom would it be shown?
        assert log["moves"][-1] == "1 set ?"
        assert "seed" not in log


def names(table: dict[str, Any]) -> list[str | None]:
    return [seat["name"] for seat in table["seats"]]


@story
async def test_others_on_the_device_have_names(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "me", "name": "Mira"}, {"kind": "me"}]
    async with listening(tmp_path) as url, Guest(url, "Anna") as anna:
        made = await anna.post("/tables", game="gears", seats=seats)
        table_id, cookies = made["table"]["id"], dict(anna.http.cookies)
        assert names(made["table"]) == ["Anna", "Mira", None]
        for wrong in ({"kind": "me", "name": " "}, {"kind": "open", "name": "Mira"}):
            wish = {"game": "gears", "seats": [{"kind": "me"}, wrong]}
            assert await anna.refused("/tables", **wish) == "bad-request"
    async with listening(tmp_path) as url, Guest(url, "Anna") as anna:  # after a restart
        anna.http.cookies.update(cookies)
        assert names(await anna.get(f"/tables/{table_id}")) == ["Anna", "Mira", None]
        log = await anna.get(f"/tables/{table_id}/log")
        assert log["players"] == ["Anna", "Mira", None]
        for seat in (1, 2, 3):
            await anna.post(f"/tables/{table_id}/vote", seat=seat, end=True)
        again = await anna.post(f"/tables/{table_id}/rematch")
        assert names(again) == [None, "Anna", "Mira"]
        brought = await anna.post("/import", log=log)
        assert names(brought) == ["Anna", None, None]
