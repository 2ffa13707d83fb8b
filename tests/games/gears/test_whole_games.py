"""Whole games at random: what holds at every table, whoever is the referee."""

from __future__ import annotations

import random

import pytest

from .table import Referee, Table
from .words import CODES, GEARS

GAMES = 4
OPTIONS = [
    {},
    {"characters": "off"},
    {"night_effects": "off"},
    {"strict": "on"},
]


def check(table: Table) -> None:
    """Code cards and gears are where they can be, each once, and points are counted from them."""
    dealt: list[str] = []
    for seat, board in enumerate(table.boards, 1):
        open, check, entered = (codes.split() for codes in board.codes)
        dealt += open + check + entered
        discard = board.discard.split()
        assert len(set(discard)) == len(discard)
        assert set(discard) <= set(GEARS)
        assert board.gear not in discard
        assert board.gear or not board.up
        score = table.score(seat)
        assert score["total"] == score["entered"] + score["check"]
        assert score["total"] == len(entered) + len(check) / 2
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) <= set(CODES)
    if table.round:
        assert len(dealt) == 4 * table.seats


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_at_random(referee: Referee, seats: int, options: dict[str, str]) -> None:
    rng = random.Random(f"{seats} {options}")
    for _ in range(GAMES):
        table = referee(seats, **options)
        while table.acting:
            who = rng.choice(table.acting.split())
            table.play_text(who, rng.choice(sorted(table.legal(who))))
            check(table)
        entered = [len(board.entered.split()) for board in table.boards]
        assert max(entered) == 4 or table.round == 10
        alone = [total for total in table.totals if table.totals.count(total) == 1]
        best = [seat for seat, total in enumerate(table.totals, 1) if alone and total == max(alone)]
        assert table.winners == best


def test_a_move_out_of_turn_or_not_offered_is_refused(referee: Referee) -> None:
    table = referee(2)
    with pytest.raises(ValueError, match="act"):
        table.play("1 set red 0")
    table.nature("deal red1")
    with pytest.raises(ValueError, match="deal red1"):
        table.nature("deal red1")
    assert table.played == ["* deal red1"]
