"""Transmissions with quite another box against the oracle with the same, move by move."""

from __future__ import annotations

import random
import warnings
from collections import Counter
from functools import cache

import pytest

from tests.games.transmissions.other_box import OTHER
from tests.oracle.transmissions_box import edited

from .test_transmissions import SEATS, STYLES
from .transmissions_pair import Pair, Style

BOX = edited(OTHER)
SETTINGS: dict[str, dict[str, str]] = {
    "en": {"sets": "advanced"},
    "ru": {
        "sets": "advanced",
        "printing": "ru",
        "flow": "set",
        "cleanup": "each",
        "reshuffle": "immediate",
        "difficulty": "counted",
        "without_TL1": "3",
        "without_TL2": "1",
    },
    "robots": {"sets": "advanced", "difficulty": "robots", "start": "first", "first": "harvey"},
}
PLAYERS = STYLES | {
    "user": Style({"idea": 20, "use": 60, "jump": 40, "swap": 40, "play": 40, "forest": 9}, ("FC",))
}
# Alone with all the settings, at bigger tables with one of them in turn.
CASES = [
    (seats, style, setting)
    for seats in SEATS
    for i, style in enumerate(PLAYERS)
    for j, setting in enumerate(SETTINGS)
    if seats == 1 or (i + seats) % len(SETTINGS) == j
]


@cache
def reached(seats: int, style: str, setting: str) -> Counter[str]:
    """A game compared after every move; the verbs and kinds it had."""
    rng = random.Random(f"other {seats} {style} {setting}")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pair = Pair(seats, SETTINGS[setting], OTHER)
    pair.compare()
    found: Counter[str] = Counter()
    while pair.acting() is not None:
        pair.advance(rng, PLAYERS[style])
        pair.compare()
        who, verb, *words = pair.log[-1].split()
        if who != "*":
            found.update([verb, *words])
        if verb in ("use", "jump", "swap"):
            found.update(BOX.kind(tile) for tile in words[0].split(">"))
    return found


@pytest.mark.parametrize(("seats", "style", "setting"), CASES)
def test_every_move(seats: int, style: str, setting: str) -> None:
    assert reached(seats, style, setting)


def test_what_the_games_reached() -> None:
    """Every kind that can be used and every card that can be played."""
    found = sum((reached(*case) for case in CASES), Counter[str]())
    kinds = {BOX.kind(tile) for tile in (*BOX.ideas, *BOX.starting_ideas)}
    wanted = {kind for kind in kinds if BOX.kinds[kind].effect != "end"}
    wanted |= {name for name, card in BOX.forest.items() if card.window in ("any", "after")}
    wanted -= {name for name, card in BOX.forest.items() if not card.copies}
    assert sorted((wanted | {"cycle", "again", "flip"}) - found.keys()) == []
