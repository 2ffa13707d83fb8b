"""Nothing is lost and nothing made: at every step all components are somewhere."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.oracle.sentient_bots import BOTS

from .table import TYPES, Table


def bots_in(seen: dict[str, Any]) -> list[str]:
    """Wherever they are."""
    held = [slot["card"] for slot in seen["factory"]]
    for board in seen["boards"]:
        held += [board["hand"], *board["network"]]
    for finished in seen["finished"]:
        held += [bot["card"] for bots in finished["bots"] for bot in bots]
    return [*seen["deck"], *seen["discard"], *filter(None, held)]


def check(seen: dict[str, Any]) -> None:
    assert sorted(bots_in(seen)) == sorted(BOTS)
    for seat, board in enumerate(seen["boards"]):
        agents = sum(slot["agents"][seat] for slot in seen["factory"])
        assistants = sum(slot["assistants"][seat] for slot in seen["factory"])
        assert board["agents"] + agents == 4
        assert board["assistants"] + assistants + len("".join(board["blocked"])) == 5
        piled = sum(len(finished["bots"][seat]) for finished in seen["finished"])
        assert sum(board["bots"].values()) == piled == 4 * len(seen["finished"])
    for laid in [finished["investors"] for finished in seen["finished"]] + [seen["investors"]]:
        assert {investor["type"] for investor in laid} in (set(TYPES), set())
    won = sum(1 for f in seen["finished"] for investor in f["investors"] if investor["first"])
    held = sum(sum(board["investors"].values()) for board in seen["boards"])
    printed = [board["half"] for board in seen["boards"] if board["half"]]
    assert held == len(printed) + won
    assert len(set(printed)) == len(printed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r04_components_are_conserved(rules: type[Table], seats: int) -> None:
    """R1, R2, R3, R5: while the match runs; then what lies on the table means nothing any more."""
    rng = random.Random(seats)
    match = rules(seats)
    while who := match.acting():
        check(match.look())
        match.move(who, rng.choice(sorted(match.offers())))
    assert sorted(bots_in(match.look())) == sorted(BOTS)
    assert len(match.look()["finished"]) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r11_everybody_buys_four_times_and_passes_once_a_round(
    rules: type[Table], seats: int
) -> None:
    rng = random.Random(f"rounds {seats}")
    match = rules(seats)
    made: Counter[tuple[int, str, str]] = Counter()
    while who := match.acting():
        text = rng.choice(sorted(match.offers()))
        made[match.look()["round"], who, text.split()[0]] += 1
        match.move(who, text)
    for number in (1, 2, 3):
        for seat in range(1, seats + 1):
            moves = [made[number, str(seat), verb] for verb in ("buy", "plug", "pass")]
            assert moves == [4, 4, 1]
