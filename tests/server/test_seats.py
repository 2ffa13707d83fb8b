"""Seats: taken, left, taken back, given to a bot; and never seen through by anybody else."""

from __future__ import annotations

from tests.server.running import Guest, Running, play_on, story


@story
async def test_a_table_is_what_was_wished_for(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        made = await anna.post(
            "/tables",
            game="railroad-ink",
            options={"expansion": "lava"},
            seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}],
            visibility="public",
            clock=600,
            hurry=False,
        )
        table = made["table"]
        assert made["invite"] is None
        assert table["options"]["expansion"] == "lava"
        assert (table["clock"], table["hurry"], table["visibility"]) == (600, False, "public")
        assert [seat["kind"] for seat in table["seats"]] == ["human", "bot", "open"]
        assert (table["status"], table["host"], table["seed"]) == ("open", True, None)
        listed = [one["id"] for one in await anna.get("/tables?list=public")]
        assert table["id"] in listed


@story
async def test_every_option_of_every_game_makes_a_table(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        for game in await anna.get("/games"):
            for option, values in game["options"].items():
                for value in values:
                    seats = ["me"] * game["seats"][0]
                    table_id, _ = await anna.table(game["name"], seats, options={option: value})
                    table = await anna.get(f"/tables/{table_id}")
                    assert table["options"][option] == value
                    assert table["status"] == "playing"


@story
async def test_wishes_that_cannot_be_are_refused(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        me = [{"kind": "me"}]
        assert await anna.refused("/tables", game="chess", seats=me) == "not-found"
        assert await anna.refused("/tables", game="gears", seats=me) == "bad-table"
        wish = {"game": "railroad-ink", "seats": me}
        for wrong in ({"expansion": "sea"}, {"weather": "fine"}):
            assert await anna.refused("/tables", **wish, options=wrong) == "bad-table"
        assert await anna.refused("/tables", **wish, clock=1) == "bad-request"
        assert await anna.refused("/tables", **wish, edition="sha256:" + "0" * 64) == "not-found"
        assert await anna.refused("/tables", **wish, colour="red") == "bad-request"


@story
async def test_an_invitation_opens_a_seat_and_a_new_one_voids_the_old(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, old = await anna.table("railroad-ink", ["me", "open", "open"])
        assert (await boris.http.get(f"/api/tables/{table_id}")).status_code == 404
        assert await boris.refused(f"/tables/{table_id}/invite") == "not-yours"
        new = (await anna.post(f"/tables/{table_id}/invite"))["invite"]
        at = f"/tables/{table_id}/sit"
        assert await boris.refused(at, seat=2, invite=old) == "bad-token"
        assert await boris.refused(at, seat=2) == "bad-token"
        assert await boris.refused(at, seat=1, invite=new) == "taken"
        assert await boris.refused(at, seat=9, invite=new) == "no-such-seat"
        table = await boris.post(at, seat=2, invite=new)
        assert table["seats"][1]["name"] == "Boris"
        assert table["seats"][1]["you"]
        assert not table["host"]
        assert await anna.refused(at, seat=2) == "taken"


@story
async def test_who_leaves_before_the_start_no_longer_sees_through_the_seat(
    server: Running,
) -> None:
    async with (
        Guest(server.url, "Anna") as anna,
        Guest(server.url, "Boris") as boris,
        Guest(server.url, "Clara") as clara,
    ):
        three, _ = await anna.table("railroad-ink", ["me", "open", "open"], visibility="public")
        await boris.post(f"/tables/{three}/sit", seat=2)
        left = await boris.sit(three)
        await left.until_state(lambda state: state["viewer"] == 2)
        await boris.post(f"/tables/{three}/leave", seat=2)
        await left.until_state(lambda state: state["viewer"] is None)
        await clara.post(f"/tables/{three}/sit", seat=2)
        await anna.post(f"/tables/{three}/sit", seat=3)
        mine = await clara.sit(three)
        await mine.until_state(lambda state: bool(state["legal"]))
        await mine.step()
        told = await left.silence()
        assert {m["viewer"] for m in told if m["type"] == "state"} <= {None}
        assert all(m.get("legal", []) == [] for m in told)
        for question in ({"type": "past", "move": 0}, {"type": "explain", "seat": 2}):
            assert "error" not in (await left.ask(**question))["type"]
        await left.send(type="show", seat=2)
        assert (await left.until("error"))["code"] == "not-yours"
        refused = await left.ask(type="preview", seat=2, text="done")
        assert refused["code"] == "not-yours"


@story
async def test_a_host_who_leaves_still_finds_and_deletes_the_table(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, invite = await anna.table("railroad-ink", ["me", "open"])
        table = await anna.post(f"/tables/{table_id}/leave", seat=1)
        assert [seat["kind"] for seat in table["seats"]] == ["open", "open"]
        await boris.post(f"/tables/{table_id}/watch", invite=invite)
        async with await boris.sit(table_id) as watching:
            assert await boris.delete(f"/tables/{table_id}") == 403
            assert await anna.delete(f"/tables/{table_id}") == 204
            assert await watching.ended() == 4404
        assert (await anna.http.get(f"/api/tables/{table_id}")).status_code == 404
        playing, _ = await anna.table("railroad-ink", ["me"])
        assert await anna.delete(f"/tables/{playing}") == 409


@story
async def test_a_bot_stands_in_and_the_seat_is_taken_back(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, invite = await anna.table("railroad-ink", ["me", "open"])
        await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
        async with await boris.sit(table_id) as here:
            await here.until("state")
            at = f"/tables/{table_id}"
            assert await anna.refused(f"{at}/stand-in", seat=2, bot="greedy") == "awaited"
            table = await boris.post(f"{at}/leave", seat=2)
            assert table["seats"][1]["stand_in"]
            assert await anna.refused(f"{at}/stand-in", seat=2, bot="random") == "taken"
            assert (await here.play("done"))["code"] == "not-yours"
            await here.until_state(lambda state: state["acting"] == [1])  # the bot has moved
            assert await anna.refused(f"{at}/back", seat=2) == "not-yours"
            table = await boris.post(f"{at}/back", seat=2)
            assert table["seats"][1]["stand_in"] is None


@story
async def test_before_the_start_the_host_gives_an_open_seat_to_a_bot(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, _ = await anna.table("railroad-ink", ["me", "open"], visibility="public")
        at = f"/tables/{table_id}/stand-in"
        assert await boris.refused(at, seat=2, bot="greedy") == "not-yours"
        table = await anna.post(at, seat=2, bot="greedy")
        assert table["status"] == "playing"
        async with await anna.sit(table_id) as sitting:
            await play_on(sitting)


@story
async def test_watching_shows_no_seat(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, invite = await anna.table("railroad-ink", ["me", "greedy"])
        assert await boris.refused(f"/tables/{table_id}/watch") == "bad-token"
        await boris.post(f"/tables/{table_id}/watch", invite=invite)
        async with await boris.sit(table_id, "?seat=1") as watching:
            state = await watching.until("state")
            assert (state["viewer"], state["legal"], state["turn"]) == (None, [], 0)
            assert (await watching.ask(type="move", seat=1, turn=0, text="done"))["code"] == (
                "not-yours"
            )
            for wrong in ("resign", "leave", "back"):
                assert await boris.refused(f"/tables/{table_id}/{wrong}", seat=1) == "not-yours"
            assert await boris.refused(f"/tables/{table_id}/pause") == "not-yours"
            assert await boris.refused(f"/tables/{table_id}/vote", seat=1, end=True) == "not-yours"


@story
async def test_a_stranger_is_not_let_in_by_any_door(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, _ = await anna.table("railroad-ink", ["me", "greedy"])
        for path in ("", "/log"):
            assert (await boris.http.get(f"/api/tables/{table_id}{path}")).status_code == 404
        assert (await boris.http.get(f"/api/tables/{table_id}/replay")).status_code == 409
        assert table_id not in [one["id"] for one in await boris.get("/tables?list=public")]
        for query in ("", "?seat=1", "?invite=wrong", "?invite=" + "x" * 99):
            assert await (await boris.sit(table_id, query)).ended() == 4404


@story
async def test_tables_that_wait_for_me(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, invite = await anna.table("railroad-ink", ["me", "open"], hurry=False)
        assert await anna.get("/tables?list=waiting") == []
        await boris.post(f"/tables/{table_id}/sit", seat=2, invite=invite)
        for guest in (anna, boris):
            assert [one["id"] for one in await guest.get("/tables?list=waiting")] == [table_id]
        async with await anna.sit(table_id) as sitting:
            await sitting.until("state")
            while 1 in sitting.state["acting"] and "done" not in sitting.state["legal"]:
                await sitting.step()
            await sitting.play("done")
        assert await anna.get("/tables?list=waiting") == []
        assert [one["id"] for one in await anna.get("/tables?list=mine")] == [table_id]
        assert [one["id"] for one in await boris.get("/tables?list=waiting")] == [table_id]
