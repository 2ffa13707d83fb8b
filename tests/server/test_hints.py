"""Hints, and programs that play a seat by its token."""

from __future__ import annotations

import random
from dataclasses import asdict
from typing import Any

import pytest

from tests.bots.test_levels import opening
from tests.server.running import Guest, Running, story
from tests.server.test_order import two_at
from tinkertable.bots import load
from tinkertable.bots.hints import LEAST
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members
from tinkertable.games import GAMES
from tinkertable.server.tables.bots import advice, gains
from tinkertable.workers.messages import Question
from tinkertable.workers.pool import Pool


@story
async def test_a_hint_is_for_the_seat_that_acts_and_kept_with_the_moves(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        one, two = await two_at(anna, boris)
        legal = one.state["legal"]
        before = (await boris.get(f"/tables/{one.table_id}"))["touched"]
        found = await one.ask(type="hint", seat=1)
        assert found["seat"] == 1
        assert (await boris.get(f"/tables/{one.table_id}"))["touched"] == before
        assert found["moves"]
        assert {move["text"] for move in found["moves"]} <= set(legal)
        assert sum(move["share"] for move in found["moves"]) <= 1.001
        assert found["points"]
        assert found["matches"] is None
        assert not found["mixed"]
        values = [move["value"] for move in found["moves"]]
        assert values == sorted(values, reverse=True)
        assert all(set(move["gains"]) <= set(one.state["scores"][0]) for move in found["moves"])
        assert all(m["type"] != "state" for m in await two.silence())  # nobody else's business
        assert (await one.ask(type="hint", seat=2))["code"] == "not-yours"
        assert (await one.ask(type="hint", seat=9))["code"] == "no-such-seat"
        own = await anna.get(f"/tables/{one.table_id}/log")
        assert [(event["seat"], event["event"]) for event in own["events"]] == [(1, "hint")]
        assert "events" not in await boris.get(f"/tables/{one.table_id}/log")


@story
async def test_where_one_does_best_to_vary_the_hint_says_how_often(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table("gears", ["me", "greedy"])
        sitting = await anna.sit(table_id)
        await sitting.until_state(lambda state: bool(state["legal"]))
        found = await sitting.ask(type="hint", seat=1)
        assert found["mixed"]
        shares = [move["share"] for move in found["moves"]]
        assert shares == sorted(shares, reverse=True)
        if found["matches"] is not None:  # none on a machine so slow that chances would be guesses
            assert found["matches"] >= LEAST
            assert all(0 <= move["value"] <= 1 for move in found["moves"])


class Thinker(Pool):
    """Thinks here and now about one position."""

    def __init__(self, position: Position) -> None:
        self.position = position

    async def advise(self, question: Question, _: str = "") -> dict[str, Any]:
        return asdict(load("easy", self.position.game).hints(self.position, question["seat"], 1))


@pytest.mark.parametrize("name", GAMES)
@story
async def test_a_move_that_is_forced_comes_without_a_number(name: str) -> None:
    position, seat = opening(name)
    rng = random.Random(name)
    while len(position.legal(seat)) != 1:
        mover = next(members(position.acting()))
        position.play(mover, rng.choice(position.legal(mover)))
        seat = next(members(position.acting()))
        seat = 0 if seat == NATURE else seat
    hidden = position.hidden(seat)
    told = await advice(Thinker(hidden), "p0", {"seat": seat}, hidden)
    assert [move.value for move in told.moves] == [None]
    assert told.matches is None


def test_what_a_move_changes_at_once() -> None:
    position, seat = opening("railroad-ink")
    found = [gains(position, seat, action) for action in position.legal(seat)]
    assert any(changes.get("errors", 0) < 0 for changes in found)  # open ends cost points
    position, seat = opening("gears")
    assert gains(position, seat, position.legal(seat)[0]) == {}


@story
async def test_a_hint_for_who_plays_alone(server: Running) -> None:
    """What it names can be played; its value is the chance to beat Harvey, if it can be told."""
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table("transmissions", ["me"])
        alone = await anna.sit(table_id)
        await alone.until("state")
        for _ in range(3):  # two ideas are put, a card is played
            found = await alone.ask(type="hint", seat=1)
            assert {move["text"] for move in found["moves"]} <= set(alone.state["legal"])
            assert all(0 <= (move["value"] or 0) <= 1 for move in found["moves"])
            await alone.play(found["moves"][0]["text"])


@story
async def test_a_program_plays_a_seat_by_its_token(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Robot") as stranger:
        table_id, _ = await anna.table("gears", ["me", "me"])
        at = f"/tables/{table_id}/seat-token"
        assert await stranger.refused(at, seat=1) == "not-yours"
        assert await anna.refused(at, seat=3) == "no-such-seat"
        tokens = [(await anna.post(at, seat=seat))["token"] for seat in (1, 2)]
        first, second = [await stranger.sit(table_id, f"?token={token}") for token in tokens]
        await first.until("state")
        assert first.state["viewer"] == 1
        assert (await first.ask(type="chat", text="hello"))["code"] == "not-yours"
        assert (await first.ask(type="preview", seat=2, text="pass"))["code"] == "not-yours"
        await second.until("state")
        assert second.state["viewer"] == 2
        while not first.state["over"]:
            for sitting in (first, second):
                if sitting.state["legal"]:
                    await sitting.play(sitting.state["legal"][0])
                await sitting.silence()
        assert (await anna.get(f"/tables/{table_id}"))["status"] == "over"


@story
async def test_a_token_is_for_its_own_table_only(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Robot") as stranger:
        ids = [(await anna.table("gears", ["me", "greedy"]))[0] for _ in range(2)]
        token = (await anna.post(f"/tables/{ids[0]}/seat-token", seat=1))["token"]
        for bad in (token[:-1], "", "seat", token + "x"):
            sitting = await stranger.sit(ids[0], f"?token={bad}")
            assert await sitting.ended() == 4401
        sitting = await stranger.sit(ids[1], f"?token={token}")
        assert await sitting.ended() == 4401
