"""What a page draws, held against what the server told it.

Every piece on a table carries `data-drawn`, a word for what it is; where it lies is told by the
`data-board` around it. What is only foreseen is a `data-ghost`. Here a game's view is put into the
same words: a piece that stayed behind after it was erased, or never came, is a word too many or
too few.
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
        [...board.querySelectorAll('[data-drawn]')]
            .filter(piece => !piece.closest('[data-ghost]')).map(piece => piece.dataset.drawn)])"""
MOVING = """() => Promise.allSettled(document.getAnimations()
    .filter(one => one.effect.getComputedTiming().endTime < Infinity)
    .map(one => one.finished)).then(() => undefined)"""
REPLAY = re.compile(r"#/replay/(\w+)/(\d+)")

COVERED = "#pass"  # the device is being handed on: nothing is shown
LATER = ".strip.copper"  # says that the page shows an earlier move

NOW = "now"

_told: WeakKeyDictionary[Page, dict[str, State]] = WeakKeyDictionary()


def listen(page: Page) -> None:
    """Remember what a page is told of its table."""
    heard = _told.setdefault(page, {})

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "state":
            heard[NOW] = message
        elif message["type"] == "past":
            heard[str(message["move"])] = message["state"]

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
    later = page.locator(LATER)
    move = re.search(r"\d+", later.inner_text()) if later.count() else None
    return _told[page].get(move[0] if move else NOW)


def await_news(page: Page, before: State | None) -> None:
    """Wait until the page is told more than it was `before`."""
    for _ in range(PATIENCE // GLANCE):
        if told(page) is not before:
            return
        page.wait_for_timeout(GLANCE)
    raise AssertionError("the server tells nothing new")


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
    return {
        str(at): [cell + drawing for cell, drawing in board["drawings"].items()]
        + [f"{cell}*" for cell in board["craters"]]
        + [f"{board['dot']}o"] * bool(board["dot"])
        for at, board in enumerate(view["boards"], 1)
    }


def gears(view: State) -> Boards:
    """The gear before each seat, its code cards and its discard."""
    found: Boards = {}
    for at, board in enumerate(view["boards"], 1):
        gear, side = board["gear"], board["side"]
        word = "back"
        if gear:
            value = board["value"] if board["up"] else view["gears"][gear][side]
            word = f"{gear} {side} {value}"
        found[f"gear {at}"] = [word] * board["ready"]
        found[f"{at} codes"] = [f"{card['name']} {card['state']}" for card in board["code"]]
        found[f"{at} discard"] = board["discard"]
    return found


def sentient(view: State) -> Boards:
    """Bots and dice of every network; the factory with whoever stands there."""
    found: Boards = {}
    for at, slot in enumerate(view["factory"]):
        pawns = enumerate(zip(slot["agents"], slot["assistants"], strict=True), 1)
        words = [f"pawns {seat} {a} {b}" for seat, (a, b) in pawns if a]
        found[f"factory {at}"] = words + ([slot["card"]["id"]] if slot["card"] else [])
    for seat, board in enumerate(view["boards"], 1):
        for at, bot in enumerate(board["network"]):
            found[f"{seat} slot {at}"] = [bot["id"]] if bot else []
        for at, die in enumerate(board["dice"]):
            found[f"{seat} die {at}"] = [] if die is None else [str(die)]
    return found


def transmissions(view: State) -> Boards:
    """Tiles by column, pipes, engrams; the display; where the robots stand."""
    robots = [one for one in view["robots"] if one["space"] is not None]
    display = [offer[kind] for offer in view["display"] for kind in ("item", "idea")]
    found: Boards = {
        "rondel": [f"{one['robot']} {one['space']}" for one in robots],
        "display": [tile["id"] for tile in display if tile],
    }
    sides = [*view["boards"], *([view["harvey"]] if view["harvey"] else [])]
    for seat, board in enumerate(sides, 1):
        for column in board["columns"]:
            tiles = [*column["ideas"], *column["items"]]
            found[f"{seat} {column['robot']}"] = [tile["id"] for tile in tiles]
    for seat, board in enumerate(view["boards"], 1):
        pipes = board["pipes"]
        found[f"{seat} pipes"] = [f"{pipe['number']} {pipe['x']} {pipe['y']}" for pipe in pipes]
        found[f"{seat} stock"] = [c for c in "WYBG" for _ in range(board["stock"][c])]
    return found


# By a field that no other game's view has.
GAMES: dict[str, Callable[[State], Boards]] = {
    "field": railroad_ink,
    "gears": gears,
    "factory": sentient,
    "rondel": transmissions,
}
