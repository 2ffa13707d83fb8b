"""What a page draws, held against what the server told it.

Every piece on a table carries `data-drawn`, with a word for what it is and where; it belongs to the
`data-board` around it. Here a game's view is put into the same words. A piece that stayed behind
after it was erased, or never came, is a word too many or too few.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Page, WebSocket

State = dict[str, Any]
Boards = dict[str, list[str]]

PATIENCE = 20_000  # ms; a reveal takes its time
GLANCE = 50  # ms
DRAWN = """() => [...document.querySelectorAll('[data-board]')]
    .filter(board => board.checkVisibility())
    .map(board => [board.dataset.board,
        [...board.querySelectorAll('[data-drawn]')].map(piece => piece.dataset.drawn)])"""
MOVING = """() => Promise.allSettled(document.getAnimations()
    .filter(one => one.effect.getComputedTiming().endTime < Infinity)
    .map(one => one.finished)).then(() => undefined)"""
REPLAY = re.compile(r"#/replay/(\w+)/(\d+)")

COVERED = "#pass"  # the device is being handed on: nothing is shown
LATER = ".strip.copper"  # says that the page shows an earlier move

_told: WeakKeyDictionary[Page, dict[str, State]] = WeakKeyDictionary()


def listen(page: Page) -> None:
    """Remember what a page is told of its table."""
    heard = _told.setdefault(page, {})

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("state", "past"):
            heard[message["type"]] = message.get("state", message)

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", opened)


def at_rest(page: Page) -> None:
    """Wait until nothing moves any more, but for what moves for ever."""
    page.evaluate(MOVING)


def told(page: Page) -> State | None:
    """What the server says of what the page shows: the present, an earlier move, a replay."""
    replayed = REPLAY.search(page.url)
    if replayed:
        table, move = replayed.groups()
        answer = page.request.get(f"/api/tables/{table}/replay?move={move}")
        state: State = answer.json()["state"]
        return state
    return _told[page].get("past" if page.locator(LATER).count() else "state")


def drawn_truly(page: Page) -> None:
    """Wait until what is drawn is what was told; say what differs if it never is."""
    differences: list[str] = []
    for _ in range(PATIENCE // GLANCE):
        state = told(page)
        differences = differing(page, state["view"]) if state else ["nothing was told"]
        if not differences:
            return
        page.wait_for_timeout(GLANCE)
    raise AssertionError("\n".join(differences))


def differing(page: Page, view: State) -> list[str]:
    """Board by board, what is drawn and not so, and what is so and not drawn."""
    pieces = next(words for field, words in GAMES.items() if field in view)
    boards = pieces(view)
    found: list[tuple[str, list[str]]] = page.evaluate(DRAWN)
    if not found:
        return [] if page.locator(COVERED).count() else ["no board is drawn"]
    said = []
    for board, words in found:
        drawn, so = Counter(words), Counter(boards[board])
        if drawn != so:
            surplus, missing = sorted((drawn - so).elements()), sorted((so - drawn).elements())
            said.append(f"board {board}: drawn and not so {surplus}, so and not drawn {missing}")
    return said


def railroad_ink(view: State) -> Boards:
    """Ink by cell, craters and the meteor's dot: as the board is written."""
    return {str(at): sheet["board"].split() for at, sheet in enumerate(view["boards"], 1)}


# By a field that no other game's view has.
GAMES: dict[str, Callable[[State], Boards]] = {"field": railroad_ink}
