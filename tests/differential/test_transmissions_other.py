"""Transmissions with quite another box against the oracle with the same, move by move."""

from __future__ import annotations

import random
import warnings
from collections import Counter
from functools import cache

import pytest

from tests.conformance.cases import Case
from tests.conformance.checks import check_scores
from tests.conformance.play import walk
from tests.conformance.test_backends import COMPILED, traced
from tests.games.transmissions.other_box import OTHER, other_edition
from tests.oracle.transmissions_box import edited
from tinkertable.backends import PLAIN, backend_named
from tinkertable.core.position import Position, default_box

from .test_transmissions import SEATS, STYLES
from .transmissions_pair import Pair, Style
from .transmissions_parts import GAME

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
        "without_tl1": "3",
        "without_tl2": "1",
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


@pytest.mark.parametrize(("seats", "option"), [(1, "sets"), (2, "printing"), (4, "flow")])
def test_backends_agree(seats: int, option: str) -> None:
    """Every answer and state, with this box and our own in turn, in one process."""
    case = Case(GAME, seats, {option: GAME.options[option][1]})
    boxes = [other_edition().box, default_box(GAME)]
    plain = [traced(case, PLAIN, box) for box in boxes]
    assert plain[0] != plain[1]
    for backend in map(backend_named, COMPILED):
        for _ in range(2):
            assert [traced(case, backend, box) for box in boxes] == plain


@pytest.mark.parametrize("seats", SEATS)
def test_every_point_is_explained(seats: int) -> None:
    rng = random.Random(seats)
    position = Position(GAME, seats, SETTINGS["ru"], other_edition().box)
    for _ in walk(position, random.Random(seats)):
        if rng.random() < 0.1:
            check_scores(position, rng)
    check_scores(position, rng)
