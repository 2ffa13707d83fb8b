"""Whatever becomes of one table's journal, all else goes on, and its host can be rid of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tests.server.running import QUIET, Guest, Running, running, story
from tests.words.told import can_be_told
from tinkertable.server.settings import Settings
from tinkertable.server.store.engines import open_engine

LAST = "number = (SELECT max(number) FROM entries WHERE table_id = :t)"
MIDDLE = "number = 4"


def entry(text: str, where: str = LAST) -> str:
    return f"UPDATE entries SET text = '{text}' WHERE table_id = :t AND {where}"


def facts(change: str) -> str:
    return f"UPDATE tables SET facts = {change} WHERE id = :t"


OTHER_EDITION = "sha256:" + "0" * 64
# What is done to a table, and the reason it then has.
DAMAGES = {
    "no move": (entry("1 nonsense"), "table-entry"),
    "an illegal move": (entry("* token 1", MIDDLE), "table-entry"),
    "nobody moves": (entry("9 pass"), "table-entry"),
    "nothing": (entry(""), "table-entry"),
    "an undo at the barrier": (entry("1 undo", "number = 3"), "table-entry"),
    "no event": (entry("! explode"), "table-entry"),
    "an event of nobody": (entry("! stand-in 9 greedy"), "table-entry"),
    "an event of no seat": (entry("! out 0 greedy"), "table-entry"),
    "an event without words": (entry("! sit"), "table-entry"),
    "no bot": (entry("! stand-in 1 nobody"), "table-entry"),
    "no end": (entry("! end whatever"), "table-entry"),
    "a gap": (f"DELETE FROM entries WHERE table_id = :t AND {MIDDLE}", "table-entry"),
    "no beginning": ("DELETE FROM entries WHERE table_id = :t AND number < 3", "table-entry"),
    "no last entry": (f"DELETE FROM entries WHERE table_id = :t AND {LAST}", "table-entry"),
    "no journal": ("DELETE FROM entries WHERE table_id = :t", "table-entry"),
    "no time": (f"UPDATE entries SET at = INFINITE WHERE table_id = :t AND {LAST}", "table-entry"),
    "another version": ("UPDATE tables SET version = 999 WHERE id = :t", "table-version"),
    "another game": ("UPDATE tables SET game = 'chess' WHERE id = :t", "table-game"),
    "facts cut off": (facts("substr(facts, 1, 60)"), "table-unreadable"),
    "no facts": (facts("'{}'"), "table-unreadable"),
    "other facts": (facts("'[1, 2]'"), "table-unreadable"),
    "no seats": (facts("""replace(facts, '"seats": [', '"seats": [7, ')"""), "table-unreadable"),
    "odd seats": (facts("replace(facts, 'human', 'alien')"), "table-unreadable"),
    "odd options": (facts("""replace(facts, '"off"', '"sideways"')"""), "table-unreadable"),
    "another edition": (
        facts(f"""replace(facts, '"edition": null', '"edition": "{OTHER_EDITION}"')"""),
        "table-edition",
    ),
}  # fmt: skip
SQLITE = {  # which keeps whatever it is given
    "no text": (f"UPDATE entries SET text = x'00ff' WHERE table_id = :t AND {LAST}", "table-entry"),
    "bad letters": (
        f"UPDATE entries SET text = CAST(x'31ff20fe' AS TEXT) WHERE table_id = :t AND {LAST}",
        "table-entry",
    ),
    "a text for a time": (
        f"UPDATE entries SET at = 'noon' WHERE table_id = :t AND {LAST}", "table-entry",
    ),
}  # fmt: skip


def alter(database: str, *statements: tuple[str, dict[str, Any]]) -> None:
    """Change the store behind its server's back."""

    async def run() -> None:
        engine = open_engine(Settings(database=database).engine_url)

        def work(connection: sa.Connection) -> None:
            for text, bound in statements:
                changed = connection.execute(sa.text(text.replace("INFINITE", infinite)), bound)
                assert changed.rowcount, text

        infinite = "9e999" if engine.name == "sqlite" else "'Infinity'"
        await engine.change(work)
        await engine.stop()

    asyncio.run(run())


def lines(server: Running, what: str) -> list[dict[str, Any]]:
    """The lines of this kind in the server's log."""
    text = (server.folder / "server.log").read_text()
    found = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    return [line for line in found if line["what"] == what]


async def begun(anna: Guest, boris: Guest) -> str:
    """A public table of theirs, with two moves."""
    table_id, _ = await anna.table("gears", ["me", "open"], visibility="public")
    await boris.post(f"/tables/{table_id}/sit", seat=2)
    for _ in range(2):
        await move(anna, boris, table_id)
    return table_id


async def move(anna: Guest, boris: Guest, table_id: str) -> None:
    """Whoever acts there."""
    acting = (await anna.get(f"/tables/{table_id}"))["acting"]
    async with await (anna if 1 in acting else boris).sit(table_id) as sitting:
        state = await sitting.until_state(lambda state: bool(state["legal"]))
        await sitting.move(state["legal"][0], id_=f"turn {state['turn']}")
        assert (await sitting.until("done", "error"))["type"] == "done"
        await sitting.until_state(lambda now: now["turn"] > state["turn"])


def test_a_damaged_table_harms_nobody_else(database: str, tmp_path: Path) -> None:
    damages = DAMAGES | (SQLITE if database.startswith("sqlite") else {})
    with running(tmp_path, "--database", database, *QUIET) as server:
        cookies: dict[str, Any] = {}
        tables: dict[str, str] = {}

        async def before() -> None:
            async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
                for name in ("healthy", *damages):
                    tables[name] = await begun(anna, boris)
                cookies.update(Anna=anna.http.cookies, Boris=boris.http.cookies)

        asyncio.run(before())
        server.stop()
        alter(database, *((text, {"t": tables[name]}) for name, (text, _) in damages.items()))
        server.start()
        anna, boris = (Guest(server.url, name) for name in cookies)
        for guest in (anna, boris):
            guest.http.cookies = cookies[guest.name]
        asyncio.run(afterwards(anna, boris, tables, {k: why for k, (_, why) in damages.items()}))
        told = lines(server, "table cannot be read")
        assert sorted(line["table"] for line in told) == sorted(tables[name] for name in damages)
        assert not lines(server, "sweep failed")


async def afterwards(
    anna: Guest, boris: Guest, tables: dict[str, str], reasons: dict[str, str]
) -> None:
    for guest, wanted in ((anna, "public"), (anna, "mine"), (boris, "public"), (boris, "mine")):
        listed = {one["id"]: one for one in await guest.get(f"/tables?list={wanted}")}
        assert listed.keys() == set(tables.values())
        assert listed[tables["healthy"]]["fault"] is None
        for name, reason in reasons.items():
            one = listed[tables[name]]
            assert (one["status"], one["fault"]["reason"]) == ("unreadable", reason), name
            assert can_be_told(one["fault"])
            assert await guest.get(f"/tables/{one['id']}") == one
    waiting = await anna.get("/tables?list=waiting")
    assert [one["id"] for one in waiting if one["fault"]] == []
    seats = {one["id"]: one["seats"] for one in await anna.get("/tables?list=mine")}
    assert [seat["name"] for seat in seats[tables["another version"]]] == ["Anna", "Boris"]

    for name, reason in reasons.items():
        at = f"/tables/{tables[name]}"
        sitting = await anna.sit(tables[name])
        error = await sitting.until("error")
        assert (error["reason"], await sitting.ended()) == (reason, 4404)
        assert (await boris.http.get(f"/api{at}/log")).status_code == 409
        log = await anna.get(f"{at}/log")
        assert (log["game"], "seed" in log) == (
            "chess" if name == "another game" else "gears",
            False,
        )
        assert await boris.delete(at) == 403
    log = await anna.get(f"/tables/{tables['another version']}/log")
    whole = await anna.get(f"/tables/{tables['healthy']}/log")
    assert (log["version"], log["seats"]) == (999, 2)
    assert [text.partition(" ")[0] for text in log["moves"]] == [
        text.partition(" ")[0] for text in whole["moves"]
    ]

    await move(anna, boris, tables["healthy"])
    assert await boris.delete("/me") == 204
    await boris.http.aclose()
    for name in reasons:
        assert await anna.delete(f"/tables/{tables[name]}") == 204
    left = await anna.get("/tables?list=mine")
    assert [one["id"] for one in left] == [tables["healthy"]]
    await anna.http.aclose()


@story
async def test_whoever_is_the_last_takes_a_damaged_table_along(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    with running(tmp_path, *QUIET) as server:
        async with Guest(server.url, "Anna") as anna:
            table_id, _ = await anna.table("railroad-ink", ["me"])
            cookies = anna.http.cookies
        server.stop()
        await asyncio.to_thread(alter, database, (DAMAGES["no event"][0], {"t": table_id}))
        server.start()
        async with Guest(server.url, "Anna") as stranger:
            assert (await stranger.http.get(f"/api/tables/{table_id}")).status_code == 404
            assert await stranger.delete(f"/tables/{table_id}") == 403
        async with Guest(server.url, "Anna") as anna:
            anna.http.cookies = cookies
            assert (await anna.get(f"/tables/{table_id}"))["fault"]["reason"] == "table-entry"
            assert await anna.delete("/me") == 204
        async with Guest(server.url, "Boris") as boris:
            assert (await boris.http.get(f"/api/tables/{table_id}")).status_code == 404
