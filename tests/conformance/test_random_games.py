"""Every game, seat count, option value and pair of values: random games, checked on the way."""

from __future__ import annotations

import random

import pytest

from .cases import ALL, usual_moves
from .checks import EVERYWHERE, WHILE_RUNNING, check_end, check_playing_on
from .play import advance, match_of
from .secrets import check_log, check_secrets, check_undo, check_undo_last

CLOSE_LOOKS = 6  # at the position, in a game; fewer where seats and options are many
LONG_LOOKS = 2  # at the whole match, with one seat or two


@pytest.mark.parametrize("name", ALL)
def test_random_game(name: str) -> None:
    case, rng = ALL[name], random.Random(name)
    match = match_of(case)
    most, usual = case.game.most_moves(case.seats), usual_moves(name)
    fewer = 1 if case.seats <= 2 else 1 + len(case.options)
    while not match.position.over:
        assert len(match.moves) < most
        luck = rng.random() * usual * fewer
        if luck < CLOSE_LOOKS:
            for check in EVERYWHERE + WHILE_RUNNING:
                check(match.position, rng)
        if luck < LONG_LOOKS / max(1, case.seats // 2):
            for check_match in (check_secrets, check_undo, check_undo_last):
                check_match(match, rng)
        if luck < 1:
            check_playing_on(match.position, rng)
        assert match.position.winners() == []
        advance(match, rng)
    check_log(match, rng)
    for check in (*EVERYWHERE, check_end):
        check(match.position, rng)
