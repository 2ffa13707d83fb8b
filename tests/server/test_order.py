"""Order and truth: every move once, none too late, none refused for somebody else's."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.running import Guest, Running, Sitting, story
from tinkertable.server.socket.endpoint import checksum


async def two_at(anna: Guest, boris: Guest, game: str = "railroad-ink") -> tuple[Sitting, Sitting]:
    table_id, invite = await anna.table(game, ["me", "open"])
    await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
    one, two = await anna.sit(table_id), await boris.sit(table_id)
    for sitting in (one, two):
        await sitting.until("state")
    return one, two


@story
async def test_the_same_id_again_gets_the_same_answer_and_no_second_move(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        one, two = await two_at(anna, boris)
        text = one.state["legal"][0]
        for _ in range(3):
            await one.send(type="move", id="once", seat=1, turn=0, text=text)
        answers = [await one.until("done", "error") for _ in range(3)]
        assert [(answer["type"], answer["id"]) for answer in answers] == [("done", "once")] * 3
        state = await one.until_state(lambda state: state["turn"] == 1)
        assert sum(move.startswith("1 ") for move in one.moves) == 1
        async with await anna.sit(one.table_id) as again:  # another connection
            await again.until("state")
            await again.send(type="move", id="once", seat=1, turn=1, text=text)
            assert (await again.until("done", "error"))["type"] == "done"
            assert again.state["turn"] == state["turn"] == 1
        # ids are a seat's own: another seat may use the same
        await two.send(type="move", id="once", seat=2, turn=0, text=two.state["legal"][0])
        assert (await two.until("done", "error"))["type"] == "done"
        await two.until_state(lambda state: state["turn"] == 1)


@story
async def test_a_move_for_another_turn_is_stale(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        one, _ = await two_at(anna, boris)
        await one.step()
        text = one.state["legal"][0]
        for turn in (0, 2):
            answer = await one.ask(type="move", seat=1, turn=turn, text=text)
            assert answer["code"] == "stale"
        assert (await one.ask(type="undo", seat=1, turn=0))["code"] == "stale"
        for wrong in ("fly", "place Z9HHHH", "undo", "done "):
            answer = await one.ask(type="move", seat=1, turn=1, text=wrong)
            assert answer["code"] == "not-legal"
        assert (await one.ask(type="move", seat=2, turn=0, text=text))["code"] == "not-yours"
        assert (await one.ask(type="move", seat=9, turn=0, text=text))["code"] == "no-such-seat"
        assert one.state["turn"] == 1


@story
async def test_seats_that_act_at_once_never_stand_in_each_others_way(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        for game in ("railroad-ink", "gears"):
            one, two = await two_at(anna, boris, game)
            assert one.state["acting"] == two.state["acting"] == [1, 2]
            choices = [sitting.state["legal"][0] for sitting in (one, two)]
            answers = await asyncio.gather(one.play(choices[0]), two.play(choices[1]))
            assert [answer["type"] for answer in answers] == ["done", "done"]


@story
async def test_what_others_draw_unseen_is_neither_shown_nor_counted(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        one, two = await two_at(anna, boris)
        await two.silence()
        before = dict(two.state)
        await one.step()
        assert await two.silence() == []
        listed = await boris.get("/tables?list=mine")
        async with await boris.sit(two.table_id) as again:
            state = await again.until("state")
            assert {**state, "log": 0} == {**before, "log": 0}
        assert listed[0]["touched"] == (await boris.get(f"/tables/{two.table_id}"))["touched"]


@story
async def test_undo_goes_back_to_the_barrier_and_no_further(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table("railroad-ink", ["me"])
        sitting = await anna.sit(table_id)
        first = await sitting.until("state")
        assert not first["undo"]
        assert (await sitting.ask(type="undo", seat=1, turn=0))["code"] == "nothing-to-undo"
        await sitting.step()
        await sitting.step()
        for turn in (2, 3):
            assert sitting.state["undo"]
            answer = await sitting.ask(type="undo", seat=1, turn=turn)
            assert answer["type"] == "done"
            await sitting.until_state(lambda state, turn=turn: state["turn"] > turn)  # type: ignore[misc]
        assert sitting.state["view"] == first["view"]
        assert sitting.state["number"] > first["number"]
        assert sitting.state["log"]["add"] == []
        assert (await sitting.ask(type="undo", seat=1, turn=4))["code"] == "nothing-to-undo"


@story
async def test_a_log_is_sent_once_and_then_only_what_is_new(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table("railroad-ink", ["me"])
        sitting = await anna.sit(table_id)
        await sitting.until("state")
        while sitting.state["number"] < 12:
            had = len(sitting.moves)
            await sitting.step()
            assert sitting.state["log"]["keep"] == had
        log = await anna.get(f"/tables/{table_id}/log")
        assert sitting.moves == log["moves"]
        held, sum_ = len(sitting.moves), checksum(sitting.moves)
        for seen, keep in (
            (f"{held}.{sum_}", held),
            (f"{held - 3}.{checksum(sitting.moves[:-3])}", held - 3),  # only what came since
            (f"{held}.{checksum(sitting.moves[::-1])}", 0),
            (f"{held - 1}.{sum_}", 0),
            (f"{held + 1}.{sum_}", 0),
            (f"{held}.{sum_[:-1]}", 0),
            ("x.y", 0),
            ("999999999999999999.1", 0),
        ):
            async with await anna.sit(table_id, f"?seen={seen}") as again:
                state = await again.until("state")
                assert state["log"] == {"keep": keep, "add": log["moves"][keep:]}


@story
async def test_a_log_that_opened_at_the_end_is_sent_anew(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        one, two = await two_at(anna, boris, "gears")
        await two.step()
        await one.until_state(lambda state: state["acting"] == [1])
        assert one.moves[-1].endswith("?")
        await one.close()
        for guest, seat in ((anna, 1), (boris, 2)):
            await guest.post(f"/tables/{one.table_id}/vote", seat=seat, end=True)
        async with await anna.sit(one.table_id, one.seen) as again:
            state = await again.until("state")
            assert state["over"]
            assert state["log"]["keep"] == 0
            assert state["log"]["add"] == (await anna.get(f"/tables/{one.table_id}/log"))["moves"]


@pytest.mark.parametrize(
    ("moves", "sum_"),
    [
        ([], "00000000"),
        (["123456789"], "cbf43926"),
        (["* roll H.H.", "1 place A1H.H."], "fad45a51"),
    ],
)
def test_browsers_count_the_same_checksum(moves: list[str], sum_: str) -> None:
    assert checksum(moves) == sum_


@story
async def test_what_one_seat_knew_is_not_taken_for_what_another_knows(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table("gears", ["me", "me"])  # on one device
        one = await anna.sit(table_id, "?seat=1")
        await one.until("state")
        await one.step()
        assert not one.moves[-1].endswith("?")
        await one.close()
        for viewer in ("seat=2", ""):  # a spectator, too
            async with await anna.sit(table_id, f"{one.seen}&{viewer}") as other:
                state = await other.until("state")
                assert state["log"]["keep"] == 0
                assert other.moves[-1].endswith("?")
        async with await anna.sit(table_id, f"{one.seen}&seat=1") as again:
            state = await again.until("state")
            assert state["log"] == {"keep": len(one.moves), "add": []}


@story
async def test_looking_back_and_ahead_changes_nothing(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        one, two = await two_at(anna, boris)
        first = one.state
        text = first["legal"][0]
        preview = (await one.ask(type="preview", seat=1, text=text))["state"]
        assert (preview["turn"], preview["viewer"], preview["undo"]) == (0, 1, False)
        await one.play(text)
        after = await one.until_state(lambda state: state["turn"] == 1)
        for told in ("view", "scores", "legal", "acting"):
            assert preview[told] == after[told]
        assert preview["legal"]
        past = await one.ask(type="past", move=len(first["log"]["add"]))
        assert (past["state"]["view"], past["state"]["legal"]) == (first["view"], [])
        assert (await one.ask(type="past", move=10_000))["code"] == "bad-request"
        assert (await one.ask(type="preview", seat=2, text=text))["code"] == "not-yours"
        assert (await one.ask(type="preview", seat=1, text="fly"))["code"] == "not-legal"
        assert (await one.ask(type="explain", seat=3))["code"] == "no-such-seat"
        items = (await one.ask(type="explain", seat=1))["items"]
        assert sum(item["points"] for item in items) == after["scores"][0]["total"]
        assert all(m["type"] != "state" for m in await two.silence())
