"""Logs: nothing secret before the end, everything after it; and taken in again with care."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.games.railroad_ink.strange import STRANGE
from tests.server.running import Guest, Running, play_on, story
from tests.words.told import can_be_told
from tinkertable.games import GAMES, load


async def finished(anna: Guest, boris: Guest, game: str) -> tuple[str, dict[int, list[Any]]]:
    """A match of two, and by seat what it was shown: moves known, and the view then."""
    table_id, invite = await anna.table(game, ["me", "open"])
    await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
    sittings = [await guest.sit(table_id) for guest in (anna, boris)]
    await asyncio.gather(*(play_on(sitting) for sitting in sittings))
    return table_id, {
        seat: [json.loads(text) for text in sitting.heard]
        for seat, sitting in enumerate(sittings, 1)
    }


@pytest.mark.parametrize("game", GAMES)
@story
async def test_a_finished_match_is_stepped_through_and_taken_in_again(
    server: Running, game: str
) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, heard = await finished(anna, boris, game)
        at = f"/tables/{table_id}"
        total = (await anna.get(f"{at}/replay"))["moves"]
        log = await anna.get(f"{at}/log")
        assert total == len(log["moves"])
        async with Guest(server.url, "Clara") as clara:  # a replay is shared by its link
            step = max(1, total // 12)
            for move in [*range(0, total, step), total, total + 50]:
                for eyes in ("", "&seat=1", "&seat=2"):
                    replay = await clara.get(f"{at}/replay?move={move}{eyes}")
                    assert replay["move"] == min(move, total)
                    told = replay["state"]["log"]["add"]
                    assert [text for text in told if not text.endswith("?")] == [
                        text
                        for text, shown in zip(log["moves"], told, strict=False)
                        if not shown.endswith("?")
                    ]
                    assert len(told) == replay["move"]
                    assert eyes or told == log["moves"][:move]
                    assert replay["state"]["legal"] == []
            assert (await clara.http.get(f"/api{at}/replay?seat=3")).status_code == 409
            last = (await clara.get(f"{at}/replay?move={total}"))["state"]
            assert last["scores"] == (await clara.get(at))["result"]["scores"]
        if game == "gears":  # all is logged, veiled or not: a seat's moves count as everybody's
            for seat, messages in heard.items():
                shown = [m for m in messages if m["type"] == "state" and not m["over"]]
                known: list[str] = []
                for i, state in enumerate(shown):
                    known = known[: state["log"]["keep"]] + state["log"]["add"]
                    if i % max(1, len(shown) // 8):
                        continue
                    replay = await anna.get(f"{at}/replay?move={state['number']}&seat={seat}")
                    assert replay["state"]["view"] == state["view"]
                    assert replay["state"]["log"]["add"] == known
        await comes_back(anna, boris, table_id)


@story
async def test_before_the_end_a_log_holds_nothing_secret(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        for game in ("railroad-ink", "gears"):
            table_id, _ = await anna.table(game, ["me", "open"], visibility="public")
            await boris.post(f"/tables/{table_id}/sit", seat=2)
            async with await anna.sit(table_id) as sitting:
                await sitting.until("state")
                choice = next(text for text in sitting.state["legal"] if text != "done")
                await sitting.play(choice)
            at = f"/tables/{table_id}"
            own = await anna.get(f"{at}/log")
            assert f"1 {choice}" in own["moves"]
            assert own["players"] == ["Anna", "Boris"]
            async with Guest(server.url, "Clara") as clara:
                for guest in (boris, clara):
                    log = await guest.get(f"{at}/log")
                    assert f"1 {choice}" not in log["moves"]
                    assert "seed" not in log
                assert (await clara.http.get(f"/api{at}/replay")).status_code == 409
            assert "seed" not in own


async def comes_back(anna: Guest, boris: Guest, table_id: str) -> None:
    """The log as a hot-seat table: whole, and from its middle on."""
    log = await anna.get(f"/tables/{table_id}/log")
    table = await boris.post("/import", log=log)
    assert (table["status"], table["hot_seat"]) == ("over", True)
    assert table["result"] == (await anna.get(f"/tables/{table_id}"))["result"]
    again = await boris.get(f"/tables/{table['id']}/log")
    assert (again["moves"], again["seed"]) == (log["moves"], log["seed"])
    half = log["moves"][: len(log["moves"]) // 2]
    table = await boris.post("/import", log=log | {"moves": half})
    assert table["status"] == "playing"
    async with await boris.sit(table["id"], f"?seat={table['acting'][0]}") as sitting:
        await sitting.until("state")
        await sitting.step()
    played = await boris.get(f"/tables/{table['id']}/log")
    # one seed is one deal: nature goes on as she did
    now, then = ([move for move in one["moves"] if move.startswith("*")] for one in (played, log))
    told = [(a, b) for a, b in zip(now, then, strict=False) if not a.endswith("?")]
    assert len(told) > 3
    assert all(a == b for a, b in told)


@story
async def test_hostile_logs_are_refused_and_say_where(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        them = (await boris.get("/me"))["id"]
        base: dict[str, Any] = {"game": "gears", "seats": 2, "moves": []}
        before = len(await anna.get("/tables?list=mine"))
        for event in (
            f"! sit 1 {them}", "! end vote", "! explode", "! sit 99 x", "! start", "!",
            "1 undo", "0 pass", "3 pass", "* pass", "1 set ?", "2 set red 9", "", " ", "٣ pass",
        ):  # fmt: skip
            refusal = await anna.http.post("/api/import", json={"log": base | {"moves": [event]}})
            assert refusal.status_code in (409, 422), event
            error = refusal.json()["error"]
            assert error["code"] in ("bad-log", "bad-request"), event
            assert can_be_told(error)
            if error["code"] == "bad-log":
                assert error["facts"]["move"] == 1
        for wrong in (
            {"seats": 1}, {"seats": 99}, {"seats": True}, {"version": 999}, {"options": {"a": "b"}},
            {"moves": "x"}, {"moves": [1]}, {"moves": None}, {"edition": "sha256:" + "0" * 64},
            {"moves": ["* token 1"] * 20_000},
        ):  # fmt: skip
            code = await anna.refused("/import", log=base | wrong)
            assert code in ("bad-log", "bad-request", "not-found", "too-large"), wrong
        assert await anna.refused("/import", log=base | {"game": "chess"}) == "bad-log"
        head = {"Content-Type": "application/json"}
        deep = '{"log": ' + '{"a":' * 30_000 + "1" + "}" * 30_000 + "}"
        answer = await anna.http.post("/api/import", content=deep, headers=head)
        assert answer.status_code in (400, 413, 422)
        assert len(await anna.get("/tables?list=mine")) == before
        assert await boris.get("/tables?list=mine") == []


@story
async def test_an_edition_is_kept_played_with_and_carried_elsewhere(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        mine = {"gears": {"blue": [2, 1, 4, 3]}}
        made = await anna.post("/editions", game="gears", data=mine, name="second printing")
        assert made["name"] == "second printing"
        table_id, _ = await anna.table("gears", ["me", "me"], edition=made["file"])
        table = await anna.get(f"/tables/{table_id}")
        assert table["edition"] == made
        sittings = [await anna.sit(table_id, f"?seat={seat}") for seat in (1, 2)]
        await asyncio.gather(*(play_on(sitting) for sitting in sittings))
        log = await anna.get(f"/tables/{table_id}/log")
        assert log["edition"] == made["hash"]
        file = await anna.get(f"/editions/{made['hash']}")
        assert file["data"]["gears"]["blue"] == [2, 1, 4, 3]
        table = await anna.post("/import", log=log, edition=file)  # as another server would
        assert table["result"] == (await anna.get(f"/tables/{table_id}"))["result"]
        other = file | {"data": file["data"] | {"gears": load("gears").components["gears"]}}
        assert await anna.refused("/import", log=log, edition=other) == "bad-edition"
        wish = {"game": "railroad-ink", "seats": [{"kind": "me"}]}
        assert await anna.refused("/tables", **wish, edition=made["hash"]) == "bad-table"


@story
async def test_a_table_of_a_strange_box(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        made = await anna.post("/editions", game="railroad-ink", data=STRANGE, name="strange")
        table_id, _ = await anna.table("railroad-ink", ["me"], edition=made["hash"])
        sitting = await anna.sit(table_id, "?seat=1")
        await play_on(sitting)
        view = sitting.state["view"]
        assert view["field"]["exits"]["A7N"] == "H"
        assert len(view["field"]["exits"]) == 10


@story
async def test_editions_that_cannot_be_are_refused(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        wrong: list[dict[str, Any]] = [
            {"gears": {"blue": [9, 9, 9, 9]}}, {"gears": 3}, {"wheels": {}}, {"gears": None},
            {"gears": {"blue": [1, 2, 3, True]}},
        ]  # fmt: skip
        for data in wrong:
            assert await anna.refused("/editions", game="gears", data=data) == "bad-edition", data
        refused = await anna.refused("/editions", game="gears", data={}, name="\u202eevil")
        assert refused == "bad-request"
        async with Guest(server.url, "Nobody") as nobody:
            nobody.http.cookies.clear()
            assert await nobody.refused("/editions", game="gears", data={}) == "no-identity"
            assert await nobody.refused("/import", log={}) in ("no-identity", "bad-request")


@pytest.mark.parametrize("game", GAMES)
@story
async def test_a_finished_match_is_played_on_from_the_middle(server: Running, game: str) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, _ = await finished(anna, boris, game)
        moves = (await anna.get(f"/tables/{table_id}/log"))["moves"]
        seats = [{"kind": "me"}] * 2
        half = range(len(moves) // 2, len(moves))
        middle = next(at for at in half if not moves[at].startswith("*"))  # a seat acts next
        before = await anna.get(f"/tables/{table_id}/replay?move={middle}&seat=1")
        async with Guest(server.url, "Clara") as clara:
            branch = f"/tables/{table_id}/branch"
            fresh = await clara.post(branch, move=middle, seats=seats)
            assert (fresh["status"], fresh["hot_seat"]) == ("playing", True)
            sitting = await clara.sit(fresh["id"], "?seat=1")
            assert (await sitting.until("state"))["view"] == before["state"]["view"]
            assert await clara.refused(branch, move=len(moves) + 1, seats=seats) == "bad-table"
            assert await clara.refused(branch, move=0, seats=seats[:1]) == "bad-table"
            waited = [{"kind": "me"}, {"kind": "open"}]
            assert await clara.refused(branch, move=0, seats=waited) == "bad-request"
            again = f"/tables/{fresh['id']}/branch"
            assert await clara.refused(again, move=0, seats=seats) == "wrong-status"
