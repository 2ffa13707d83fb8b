"""Signing keys: kept beside the store, rotated without signing anybody out, never guessed."""

from __future__ import annotations

import secrets
import stat
from pathlib import Path

import pytest

from tests.server.door import door
from tests.server.running import story
from tinkertable.server.keys import Keys, digest, read_seat_token, same, seat_token

COOKIE = "tinkertable"
OLD, NEW = (digit * 64 + "\n" for digit in "12")

# What the key OLD had signed when a signature had no purpose yet.
OLD_COOKIE = "pabc.Ewak_PzIcM8y7Sz7J9nTJ-3W-RG25WTQoZgtSRjCwDM"
OLD_SEAT = "seat-tbl-1-pabc.ZXrbjQ_IGVSxNP21g6_slEIVgSX8E6F31jg1FC7XCeo"


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
                assert Keys(keys).read(caller.cookies[COOKIE], "person")
    for store in tmp_path.glob("tables.sqlite*"):
        assert old.strip().encode() not in store.read_bytes()


@story
async def test_a_forged_cookie_is_nobodys(tmp_path: Path) -> None:
    async with door(tmp_path) as opened, opened.caller() as caller:
        await caller.post("/api/me", json={"name": "Anna"})
        person, _, mark = caller.cookies[COOKIE].rpartition(".")
        caller.cookies.clear()
        for forged in (
            person, f"{person}.", f".{mark}", f"{person}.{mark[:-1]}", f"{person}.{mark[1:]}",
            f"{person}.{mark.lower()}", f"{person[:-1]}a.{mark}", f"{person}x.{mark}", ".", "",
            f"{person}.{'A' * 43}", f"{person}.é", "é.é", f"{person}..{mark}", "x" * 4000,
            f'"{person}.{mark}x"',
        ):  # fmt: skip
            head = {"Cookie": f"{COOKIE}={forged}".encode("latin-1")}
            answer = await caller.get("/api/me", headers=head)
            assert (answer.status_code, answer.json()) == (200, None), forged
            answer = await caller.delete("/api/me", headers=head)
            assert answer.status_code == 401


def keys_of(tmp_path: Path, text: str) -> Keys:
    (tmp_path / "keys").write_text(text)
    return Keys(tmp_path / "keys")


def test_what_was_signed_without_a_purpose_still_counts(tmp_path: Path) -> None:
    for kept in (OLD, NEW + OLD):
        keys = keys_of(tmp_path, kept)
        assert keys.read(OLD_COOKIE, "person") == "pabc"
        assert read_seat_token(keys, OLD_SEAT, "tbl") == ("pabc", 1)
        assert keys.sign("pabc", "person") != OLD_COOKIE
    keys = keys_of(tmp_path, NEW)
    assert keys.read(OLD_COOKIE, "person") is None
    assert read_seat_token(keys, OLD_SEAT, "tbl") is None


def test_a_signature_holds_for_one_purpose(tmp_path: Path) -> None:
    keys = keys_of(tmp_path, NEW)
    cookie = keys.sign("pabc", "person")
    assert keys.read(cookie, "person") == "pabc"
    assert keys.read(cookie, "seat") is None
    token = seat_token(keys, "tbl", 1, "pabc")
    assert read_seat_token(keys, token, "tbl") == ("pabc", 1)
    assert keys.read(token, "person") is None


def test_a_seat_token_is_for_one_seat_of_one_table(tmp_path: Path) -> None:
    keys = keys_of(tmp_path, NEW + OLD)
    token = seat_token(keys, "tbl", 1, "pabc")
    text, _, mark = token.rpartition(".")
    assert read_seat_token(keys, token, "other") is None
    other_seat = text.replace("-1-", "-0-")
    for forged in (text, f"{other_seat}.{mark}", token[:-1], token[1:], token + "A" * 200, ""):
        assert read_seat_token(keys, forged, "tbl") is None, forged
    assert read_seat_token(keys_of(tmp_path, NEW), token, "tbl") == ("pabc", 1)
    assert read_seat_token(keys_of(tmp_path, OLD), token, "tbl") is None


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
