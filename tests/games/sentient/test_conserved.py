"""Nothing is lost and nothing made: at every step all components are somewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.play import walk
from tinkertable.core.position import Position
from tinkertable.games.sentient import GAME

TYPES = {"INF", "SRV", "TRN", "MIL", "IND"}


def bots(view: dict[str, Any]) -> list[str]:
    """Wherever they are."""
    held = [slot["card"] for slot in view["factory"]]
    for board in view["boards"]:
        held += [board["hand"], *board["network"]]
    for finished in view["finished"]:
        held += [bot["card"] for seat in finished["bots"] for bot in seat]
    return [*view["deck"], *view["discard"], *(card["id"] for card in held if card)]


def check(view: dict[str, Any], seats: int) -> None:
    found = bots(view)
    assert len(found) == len(set(found)) == 60
    rows = range(seats)
    for seat, board in enumerate(view["boards"]):
        agents = sum(slot["agents"][seat] for slot in view["factory"])
        assistants = sum(slot["assistants"][seat] for slot in view["factory"])
        assert board["agents"] + agents == 4
        assert board["assistants"] + assistants + len("".join(board["blocked"])) == 5
        piled = sum(1 for f in view["finished"] for _ in f["bots"][seat])
        assert sum(board["bots"].values()) == piled == 4 * len(view["finished"])
    for laid in [f["investors"] for f in view["finished"]] + [view["investors"]]:
        assert {investor["type"] for investor in laid} in (TYPES, set())
    won = sum(1 for f in view["finished"] for i in f["investors"] if i["first"])
    held = sum(sum(view["boards"][seat]["investors"].values()) for seat in rows)
    printed = sum(view["boards"][seat]["half"] is not None for seat in rows)
    assert held == printed + won <= 5 + 5 * len(view["finished"])
    assert len({view["boards"][seat]["half"] for seat in rows} - {None}) == printed


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_components_are_conserved(seats: int) -> None:
    """R1, R2, R3, R5."""
    rng = random.Random(seats)
    for _ in range(3):
        position = Position(GAME, seats, {})
        for _ in walk(position, rng):
            check(GAME.view(position, 0), seats)
        check(GAME.view(position, 0), seats)
