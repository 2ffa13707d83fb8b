"""Logs and draws of fixed seeds, printed for test_seeds.py to compare with its own."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from tinkertable.core.chance import Chance
from tinkertable.core.match import Match

from .cases import SOME, Case
from .play import advance, finish, match_of

DRAWS = [(bag, k, n) for bag in (0, 3, 40) for k in (0, 1, 1000) for n in (2, 6, 1000, 1 << 63)]


def log_text(match: Match) -> str:
    return json.dumps(match.log().to_json())


def played(case: Case) -> str:
    """The log of a match of its own."""
    return log_text(finish(match_of(case), random.Random(case.name)))


def in_turn(cases: list[Case]) -> list[str]:
    """The logs of matches played at the same time, a move each."""
    matches = [(match_of(case), random.Random(case.name)) for case in cases]
    waiting = list(matches)
    while waiting:
        for match, rng in waiting:
            advance(match, rng)
        waiting = [(match, rng) for match, rng in waiting if not match.position.over]
    return [log_text(match) for match, _ in matches]


def small_cases() -> list[Case]:
    return [case for case in SOME.values() if len(case.options) <= 1]


def lines() -> Iterator[str]:
    yield json.dumps([Chance("seed").below(*draw) for draw in DRAWS])
    yield Chance("seed").commitment
    for case in small_cases():
        yield played(case)


if __name__ == "__main__":
    for line in lines():
        print(line)
