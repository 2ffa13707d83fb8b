"""The oracle in whole random games."""

from __future__ import annotations

import random

import pytest

from .railroad_ink import OPTIONS, Oracle, score_board
from .railroad_ink_score import format_board, parse_board
from .railroad_ink_script import LAVA, METEOR

GAMES = [{}, METEOR, LAVA] + [
    {"expansion": expansion, name: value}
    for expansion in ("none", "meteor", "lava")
    for name, values in OPTIONS.items()
    for value in values[1:]
    if name != "expansion"
]
GAMES.append({**METEOR, "must_place": "maximum", "crater_duty": "optional"})
GAMES.append({**LAVA, "must_place": "maximum", "lava_routes": "joined"})


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_random_games_end_properly(options: dict[str, str]) -> None:
    seats = 2
    rng = random.Random(str(options))
    oracle = Oracle(seats, options)
    dones = [0] * (seats + 1)
    while oracle.acting():
        who = rng.choice(sorted(oracle.acting()))
        legal = oracle.legal(who)
        assert legal
        move = rng.choice(sorted(legal))
        # Volcanoes are many and would soon fill the sheet.
        if move.startswith("volcano") and rng.random() < 0.8:
            move = rng.choice(sorted(m for m in legal if not m.startswith("volcano")) or [move])
        oracle.play(who, move)
        if move == "done":
            dones[int(who)] += 1
    assert dones[1:] == [7 if oracle.options["expansion"] == "none" else 6] * seats
    for number, seat in oracle.seats.items():
        text = oracle.board(number)
        assert format_board(parse_board(text)) == text
        lines = oracle.score(number)
        assert score_board(text, options) == lines
        gains = sum(lines[name] for name in ("networks", "highway", "rail", "centre", "bonus"))
        assert lines["total"] == gains - lines["errors"]
        assert seat.used <= 3
        start = {"D4"} if oracle.options["expansion"] == "lava" else set()
        assert set(seat.rounds) | start == set(seat.board.drawn)
        assert not set(seat.board.drawn) & seat.board.craters
    assert set(oracle.winners()) <= {1, 2}
