"""Who was cut off comes back to the same table, and is sent what is new of its log."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect
from websockets.sync.client import connect

from .chromium import Visitor
from .conftest import Visit

SECONDS = 30


class Line:
    """Every socket of a page: what came through it, and a way to cut it."""

    def __init__(self) -> None:
        self.states: list[dict[str, Any]] = []
        self.dead = False
        self._ours: WebSocketRoute | None = None

    def carry(self, ours: WebSocketRoute) -> None:
        if self.dead:
            ours.close(code=1012)
            return
        self._ours = ours
        theirs = ours.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "state":
                self.states.append(message)
            ours.send(text)

        theirs.on_message(hear)
        ours.on_message(theirs.send)

    def cut(self) -> None:
        assert self._ours
        self.dead = True
        self._ours.close(code=1012)


def plays(who: Visitor, table: str) -> None:
    """One more move of theirs, through a socket of a program's."""
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in who.context.cookies())
    address = who.page.url.partition("/#")[0].rstrip("/").replace("http", "ws", 1)
    with connect(
        f"{address}/api/tables/{table}/live", additional_headers={"Cookie": cookies}
    ) as to:
        while (state := json.loads(to.recv(SECONDS)))["type"] != "state":
            pass
        turn = state["turn"]
        move = {"type": "move", "id": f"m{turn}", "seat": 1, "turn": turn}
        to.send(json.dumps(move | {"text": state["legal"][0]}))
        while (answer := json.loads(to.recv(SECONDS)))["type"] != "done":
            assert answer["type"] != "error", answer


def test_a_reconnect_brings_only_what_is_new(visit: Visit) -> None:
    anna, boris = visit().arrive("Anna"), visit().arrive("Boris")
    table, invite = anna.table("transmissions", "open", "me", options={"start": "first"})
    boris.call("POST", f"/tables/{table}/sit", {"seat": 1, "invite": invite})
    line = Line()
    anna.page.route_web_socket("**/live*", line.carry)
    page = anna.go(f"/#/t/{table}")
    page.reload()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("tab", name="Log").click()
    lines = page.get_by_role("tabpanel", name="Log").get_by_role("listitem")
    plays(boris, table)
    had = len(anna.call("GET", f"/tables/{table}/log")["moves"])
    expect(lines).to_have_count(had)
    told = lines.all_inner_texts()
    for more in (0, 1):  # nothing happens meanwhile; then something does
        line.cut()
        expect(page.get_by_text("The connection is gone").first).to_be_visible()
        for _ in range(more):
            plays(boris, table)
        moves = anna.call("GET", f"/tables/{table}/log")["moves"]
        count = len(line.states)
        line.dead = False
        expect(page.get_by_text("The connection is gone")).to_have_count(0)
        expect(lines).to_have_count(len(moves))
        assert line.states[count]["log"] == {"keep": had, "add": moves[had:]}
        assert lines.all_inner_texts()[-had:] == told  # the newest first
    assert len(moves) > had
