"""Nothing is lost and nothing made: at every step all components are somewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.play import walk
from tinkertable.core.position import Position

from ..table import GAME, RESOURCES

CARDS = {"TY", "TB", "TG", "TR", "TL1", "TL2", "TL3"}


def tiles(view: dict[str, Any], what: str) -> list[str]:
    """Items or ideas: still to come, on display, on boards."""
    found = [*view["left"][f"{what}s"]]
    found += [place[what]["id"] for place in view["display"] if place[what]]
    for board in [*view["boards"], *filter(None, [view["harvey"]])]:
        found += [tile["id"] for column in board["columns"] for tile in column[f"{what}s"]]
    return found


def check_tiles(view: dict[str, Any], seats: int) -> None:
    for what in ("item", "idea"):
        found = [name for name in tiles(view, what) if not name.startswith("SI")]
        assert len(found) == len(set(found)) <= 7 * (3 if seats == 1 else seats)
    starters = [name for name in tiles(view, "idea") if name.startswith("SI")]
    starters += [name for board in view["boards"] for name in board["dealt"]]
    assert len(set(starters)) == len(starters) <= 2 * seats
    if view["turn"]:
        assert len(starters) == 2 * seats
    for board in [*view["boards"], *filter(None, [view["harvey"]])]:
        for column in board["columns"]:
            used = len(column["ideas"]) + 2 * len(column["items"])
            assert column["free"] == column["slots"] - used >= 0


def check_pipes(view: dict[str, Any], seats: int) -> None:
    found = [*view["left"]["pipes"]]
    found += [stack["pipe"]["id"] for stack in view["stacks"] if stack["pipe"]]
    for board in view["boards"]:
        found += [pipe["tile"]["id"] for pipe in board["pipes"][1:]] + board["flipped"]
        cells = {(pipe["x"], pipe["y"]) for pipe in board["pipes"]}
        assert len(cells) == len(board["pipes"])
        for pipe in board["pipes"]:
            assert pipe["links"] or pipe["number"] == 0
            for side, other in pipe["links"].items():
                back = {"N": "S", "S": "N", "E": "W", "W": "E"}[side]
                assert board["pipes"][other]["links"][back] == pipe["number"]
    if view["harvey"]:
        found += view["harvey"]["flipped"]
    assert len(found) == len(set(found)) == 34
    under = sum(stack["under"] for stack in view["stacks"])
    assert under <= len(view["left"]["pipes"])


def check_cards(view: dict[str, Any]) -> None:
    forest = view["forest"]
    count = forest["draw"] + len(forest["discard"]) + len(forest["seen"])
    for seat, board in enumerate(view["boards"], 1):
        count += sum(board["held"].values()) + sum(board["spent"].values())
        if view["turn"]:
            hand = board["hand"] if board["hand"] is not None else []
            cards = [*hand, *board["undrawn"], *board["deck"]]
            if view["turn"]["card"] and seat == view["turn"]["side"]:
                cards.append(view["turn"]["card"])
            assert set(cards) == CARDS
            assert len(cards) == 7
    if view["harvey"]:
        count += sum(view["harvey"]["held"].values())
    assert count == 28
    assert forest["draw"] == sum(forest["unseen"].values())


def solo_total(view: dict[str, Any]) -> dict[str, int]:
    """What the player and the pool have together, with what is being paid."""
    paid = view["turn"]["paid"] if view["turn"] else dict.fromkeys(RESOURCES, 0)
    stock = view["boards"][0]["stock"]
    return {name: stock[name] + view["pool"][name] + paid[name] for name in RESOURCES}


def check_resources(before: dict[str, Any], text: str, after: dict[str, Any]) -> None:
    """R54, R55: alone nothing comes but from Harvey, nothing goes but to the box."""
    old, new = solo_total(before), solo_total(after)
    if text == "@box":
        assert all(new[name] <= old[name] for name in RESOURCES)
    elif text.startswith("step"):
        assert all(new[name] >= old[name] for name in RESOURCES)
    else:
        assert new == old


@pytest.mark.parametrize(("seats", "printing"), [(1, "en"), (2, "ru"), (3, "en"), (4, "ru")])
def test_components_are_conserved(seats: int, printing: str) -> None:
    """R1, R5, R8, R9, R11, R54, R55."""
    rng = random.Random(f"{seats}{printing}")
    position = Position(GAME, seats, {"printing": printing, "sets": "advanced"})
    view = GAME.view(position, 0)
    before, text = view, ""
    seen: set[str] = set()
    boxed: set[str] = set()  # what has left the game does not come back
    for _, action in walk(position, rng):
        view = GAME.view(position.hidden(0), 0)
        check_tiles(view, seats)
        check_pipes(view, seats)
        check_cards(view)
        now = {*tiles(view, "item"), *tiles(view, "idea")}
        assert not now & boxed
        boxed |= seen - now
        seen = now
        assert all(n >= 0 for board in view["boards"] for n in board["stock"].values())
        if seats == 1 and text:
            check_resources(before, text, view)
        before, text = view, GAME.codec.text(action)
    assert position.over
