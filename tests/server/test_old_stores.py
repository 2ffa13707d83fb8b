"""Stores that earlier servers made: every table opens, is listed and played on."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.server.door import listening
from tests.server.running import Guest, story
from tests.server.services import Postgres
from tests.server.test_schema import HEAD, ask
from tinkertable.server.keys import Keys

STORES = Path(__file__).parent / "stores"
VERSIONS = sorted({int(path.name.partition(".")[0]) for path in STORES.glob("*.s*ql*")})
FINISHED = "sentient"


def load(database: str, version: int, postgres: Postgres) -> None:
    if database.startswith("postgresql"):
        postgres.query(database, (STORES / f"{version}.postgresql.sql").read_text())
        return
    file = Path(database.removeprefix("sqlite:///"))
    file.parent.mkdir(parents=True)
    shutil.copy(STORES / f"{version}.sqlite", file)


def guest(url: str, folder: Path, name: str, person: str) -> Guest:
    """Somebody from then: the cookie is signed anew."""
    one = Guest(url, name)
    cookie = Keys(folder / "keys").sign(person, "person")
    one.http.cookies.set("tinkertable", cookie, domain="127.0.0.1")
    return one


def test_every_version_before_the_present_one_is_here() -> None:
    assert list(range(1, HEAD)) == VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_every_table_of_an_old_store_is_played_on(
    database: str, version: int, postgres: Postgres, tmp_path: Path
) -> None:
    load(database, version, postgres)
    people = {name: id_ for id_, name in ask(database, "SELECT id, name FROM people")}
    journal = "SELECT table_id, count(*) FROM entries GROUP BY table_id"
    before = dict(ask(database, journal))

    @story
    async def check() -> None:
        async with listening(tmp_path, database=database) as url:
            played: set[str] = set()
            for name, person in people.items():
                one = guest(url, tmp_path, name, person)
                assert (await one.get("/me"))["name"] == name
                for table in await one.get("/tables?list=mine"):
                    played |= await use(one, table)
                await one.http.aclose()
            assert len(played) == 3

    check()
    after = dict(ask(database, journal))
    assert sum(after[id_] > before[id_] for id_ in before) == 3


async def use(guest: Guest, table: dict[str, Any]) -> set[str]:
    """Look at a table as the client does and, where it goes on, make a move."""
    here = f"/tables/{table['id']}"
    assert (await guest.get(here))["fault"] is None
    log = await guest.get(f"{here}/log")
    assert log["moves"] or table["status"] == "open"
    if table["game"] == FINISHED:
        assert table["status"] == "over"
        assert (await guest.get(f"{here}/replay?move=3"))["moves"] == len(log["moves"])
        return set()
    if table["status"] == "open":
        return set()
    if table["game"] == "gears":
        edition = await guest.get(f"/editions/{table['edition']['hash']}")
        assert edition["data"]["gears"]["blue"] == [4, 3, 2, 1]
    mine = [seat["seat"] for seat in table["seats"] if seat["you"]]
    for seat in mine:
        async with await guest.sit(table["id"], f"?seat={seat}") as sitting:
            hello = await sitting.until("hello")
            if table["game"] == "railroad-ink":
                assert [line["text"] for line in hello["chat"]] == ["Good luck!", "И тебе"]
            await sitting.until("state")
            if sitting.state["legal"]:
                await sitting.step()
                return {table["id"]}
    return set()
