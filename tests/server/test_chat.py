"""Chat: heard by those at the table, but for the muted; text stays text."""

from __future__ import annotations

from tests.server.running import Guest, Running, story

MARKUP = "<script>alert('x')</script> & \"quotes\" ${7*7} 🎲 привет"
UNSEEN = ("\u202eevil", "a\nb", "a\x00b", "a\u2028b", "a\x9bb", "\u2066x", "\u200fx", " ", "\u3164")


@story
async def test_what_is_said_is_heard_once_and_kept(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, _ = await anna.table("railroad-ink", ["me"], visibility="public")
        one, two = await anna.sit(table_id), await boris.sit(table_id)
        await two.until("state")
        for _ in range(2):
            await one.send(type="chat", id="hi", text=MARKUP)
            assert (await one.until("done"))["id"] == "hi"
        line = (await two.until("chat"))["chat"]
        assert (line["text"], line["name"], line["seat"]) == (MARKUP, "Anna", 1)
        assert [m for m in await two.silence() if m["type"] == "chat"] == []
        await two.send(type="chat", id="hi", text="the same id, another person")
        while (line := (await one.until("chat"))["chat"])["name"] != "Boris":
            pass
        assert line["seat"] is None
        async with await boris.sit(table_id) as again:
            hello = await again.until("hello")
            assert hello["chat"][0]["text"] == MARKUP
            assert len(hello["chat"]) == 2


@story
async def test_the_muted_are_not_heard(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Boris") as boris:
        table_id, _ = await anna.table("railroad-ink", ["me", "open", "open"], visibility="public")
        await boris.post(f"/tables/{table_id}/sit", seat=2)
        one, two = await anna.sit(table_id), await boris.sit(table_id)
        await two.ask(type="chat", text="before")
        them = (await boris.get("/me"))["id"]
        await anna.post(f"/people/{them}/mute", muted=True)
        await one.silence()
        assert one.table["seats"][1]["muted"]
        await two.ask(type="chat", text="rude")
        await two.ask(type="chat", text="again")
        assert all(m["type"] != "chat" for m in await one.silence())
        async with await anna.sit(table_id) as again:
            assert (await again.until("hello"))["chat"] == []
        await anna.post(f"/people/{them}/mute", muted=False)
        await two.ask(type="chat", text="sorry")
        said = [m["chat"]["text"] for m in await one.silence() if m["type"] == "chat"]
        assert said == ["sorry"]
        assert await anna.refused("/people/somebody/mute", muted=True) == "bad-request"


@story
async def test_lines_that_are_no_lines_are_refused(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna:
        table_id, _ = await anna.table("railroad-ink", ["me"])
        sitting = await anna.sit(table_id)
        for text in (*UNSEEN, "x" * 501, ""):
            await sitting.send(type="chat", id="no", text=text)
            assert (await sitting.until("error", "done"))["code"] == "bad-request", text
        await sitting.send(type="chat", id="yes", text="x" * 500)
        assert (await sitting.until("error", "done"))["type"] == "done"
        for name in (*UNSEEN, "x" * 41, ""):
            assert await anna.refused("/me", name=name) == "bad-request", name
        assert (await anna.post("/me", name=MARKUP[:40]))["name"] == MARKUP[:40]
        assert (await anna.get("/me"))["name"] == MARKUP[:40]


@story
async def test_a_shared_replay_shows_no_chat_of_an_invited_table(server: Running) -> None:
    async with Guest(server.url, "Anna") as anna, Guest(server.url, "Clara") as clara:
        table_id, _ = await anna.table("railroad-ink", ["me"])
        one = await anna.sit(table_id)
        await one.ask(type="chat", text="between us")
        await anna.post(f"/tables/{table_id}/resign", seat=1)
        async with await clara.sit(table_id) as watching:
            assert (await watching.until("hello"))["chat"] == []
            await one.ask(type="chat", text="still between us")
            assert all(m["type"] != "chat" for m in await watching.silence())
            assert (await watching.ask(type="chat", text="hello?"))["code"] == "not-yours"
        async with await anna.sit(table_id) as again:
            assert len((await again.until("hello"))["chat"]) == 2
