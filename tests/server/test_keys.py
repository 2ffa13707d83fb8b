"""Signing keys: kept beside the store, rotated without signing anybody out, never guessed."""

from __future__ import annotations

import secrets
import stat
from pathlib import Path

import pytest

from tests.server.door import door
from tests.server.running import story
from tinkertable.server.keys import Keys, digest, same

COOKIE = "tinkertable"


@story
async def test_an_old_key_is_good_until_it_is_dropped(tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    async with door(tmp_path) as opened, opened.caller() as caller:
        await caller.post("/api/me", json={"name": "Anna"})
        cookie = caller.cookies[COOKIE]
    assert stat.S_IMODE(keys.stat().st_mode) == 0o600
    old = keys.read_text()
    new = secrets.token_hex(32) + "\n"
    for kept, known in ((new + old, True), (new, False), (old, True)):
        keys.write_text(kept)
        async with door(tmp_path) as opened, opened.caller() as caller:
            answer = await caller.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
            assert (answer.json() is not None) == known
            if kept.startswith(new):  # the newest signs
                await caller.post("/api/me", json={"name": "Boris"})
                assert Keys(keys).read(caller.cookies[COOKIE])
    for store in tmp_path.glob("tables.sqlite*"):
        assert old.strip().encode() not in store.read_bytes()


@story
async def test_a_forged_cookie_is_nobodys(tmp_path: Path) -> None:
    async with door(tmp_path) as opened, opened.caller() as caller:
        await caller.post("/api/me", json={"name": "Anna"})
        person, _, mark = caller.cookies[COOKIE].rpartition(".")
        caller.cookies.clear()
        for forged in (
            person, f"{person}.", f".{mark}", f"{person}.{mark[:-1]}", f"{person}.{mark}=",
            f"{person}.{mark.lower()}", f"{person[:-1]}a.{mark}", f"{person}x.{mark}", ".", "",
            f"{person}.{'A' * 43}", f"{person}.é", "é.é", f"{person}..{mark}", "x" * 4000,
            f'"{person}.{mark}x"',
        ):  # fmt: skip
            head = {"Cookie": f"{COOKIE}={forged}".encode("latin-1")}
            answer = await caller.get("/api/me", headers=head)
            assert (answer.status_code, answer.json()) == (200, None), forged
            answer = await caller.delete("/api/me", headers=head)
            assert answer.status_code == 401


def test_tokens_are_compared_as_digests_in_constant_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[tuple[int, int]] = []

    def compare(one: str, two: str) -> bool:
        compared.append((len(one), len(two)))
        return one == two

    monkeypatch.setattr("tinkertable.server.keys.hmac.compare_digest", compare)
    assert same("token", digest("token"))
    assert not same("tokem", digest("token"))
    assert not same("token", None)
    assert not same("x" * 64, digest("token"))
    assert compared == [(64, 64)] * 4


@pytest.mark.parametrize("text", ["", "zz\n", "abcd\n", "00" * 31 + "\n"])
def test_keys_that_are_none_stop_the_server(tmp_path: Path, text: str) -> None:
    (tmp_path / "keys").write_text(text)
    with pytest.raises(ValueError, match=r"keys|hex"):
        Keys(tmp_path / "keys")
