"""Whole random games: they end as the rules say, and what is on the boards adds up."""

from __future__ import annotations

import random

import pytest

from .engine_table import GAME
from .table import Sit, Table

OPTIONS: list[dict[str, str]] = [
    {"expansion": expansion, name: value}
    for expansion in GAME.options["expansion"]
    for name, values in GAME.options.items()
    for value in (values[1:] if name != "expansion" else [expansion])
]
OPTIONS.append({"expansion": "meteor", "must_place": "maximum", "crater_duty": "optional"})
OPTIONS.append({"expansion": "lava", "must_place": "maximum", "lava_routes": "joined"})
SEATS = 2


def some_move(rng: random.Random, offers: set[str]) -> str:
    """Volcanoes are many and would soon fill the sheet."""
    others = sorted(text for text in offers if not text.startswith("volcano"))
    return rng.choice(others if others and rng.random() < 0.8 else sorted(offers))


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()))
def test_r12_a_random_game_ends_properly(sit: Sit, options: dict[str, str]) -> None:
    rng = random.Random(str(options))
    table = sit(SEATS, **options)
    while not table.over:
        who = rng.choice(table.acting())
        table.play(f"{who} {some_move(rng, table.offers(who))}")
    rounds = 7 if options["expansion"] == "none" else 6
    for seat in range(1, SEATS + 1):
        assert table.log.count(f"{seat} done") == rounds
        check_board(table, seat, options)
    assert set(table.winners()) <= {1, 2}
    assert table.winners()


def check_board(table: Table, seat: int, options: dict[str, str]) -> None:
    lines = table.score(seat)
    assert table.score_text(table.board(seat), **options) == lines
    gains = sum(lines[name] for name in ("networks", "highway", "rail", "centre", "bonus"))
    assert lines["total"] == gains - lines["errors"]
    assert table.specials_used(seat) <= 3
    drawn = {word[:2] for word in table.board(seat).split() if len(word) > 3}
    start = {"D4"} if options["expansion"] == "lava" else set()
    assert set(table.rounds_of(seat)) | start == drawn
    assert not drawn & table.craters(seat)
