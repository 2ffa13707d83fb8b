"""Transmissions against the oracle, move by move: who acts, whole moves, the table, scores."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.oracle.transmissions_box import OWN

from .transmissions_pair import Pair, Style
from .transmissions_parts import GAME

SEATS = (1, 2, 3, 4)
ROUND = Style({"skip": 0.3, "end": 0.5})
STYLES = {  # how likely each verb is, and which words are sought
    "any": ROUND,
    "thinker": Style({"idea": 40, "use": 6, "jump": 4, "swap": 8, "end": 0.3}, ("Z", "E3", "F3")),
    "plumber": Style(
        {"pipe": 60, "take": 20, "item": 0.2, "idea": 0.2, "skip": 0.2}, ("r", "FC07")
    ),
    "wanderer": Style({"forest": 30, "play": 0.3, "item": 0.1, "idea": 0.1, "pipe": 0.1}),
    "collector": Style({"item": 40, "take": 20, "again": 20}, ("FC10", "FC11", "FC07")),
    "idler": Style({"skip": 20, "end": 20}),
}
OPTIONS: dict[str, dict[str, str]] = {
    "as it comes": {},
    "otherwise": {
        "sets": "advanced",
        "printing": "ru",
        "reshuffle": "immediate",
        "cleanup": "each",
        "placement": "start-player",
        "start": "first",
        "first": "harvey",
        "difficulty": "TL1",
        "gap": "turn",
    },
    "chosen": {
        "sets": "chosen",
        "flow": "set",
        "difficulty": "counted",
        "without_tl1": "2",
        "without_tl3": "1",
        "later": "more",
    },
}


def examples(pair: Pair) -> list[str]:
    """What the last move was an example of."""
    who, verb, *words = pair.log[-1].split()
    if who == "*":
        return []
    found = ["flip"] if "flip" in words else []
    if pair.oracle.end and verb in ("item", "idea"):
        found.append("bought at the end")
    if verb in ("use", "jump", "swap"):
        kinds = [OWN.kind(tile) for tile in words[0].split(">")]
        return [*found, " ".join([verb, *kinds]), *kinds[:-1]]
    if verb in ("play", "forest", "take"):
        return [*found, f"{verb} {words[0]}"]
    cards = [word.split(":")[0] for word in words if word.startswith("+")]
    return [*found, " ".join([verb, *cards])]


def play_game(rng: random.Random, seats: int, options: dict[str, str], style: Style) -> set[str]:
    """Compared after every move; what it was an example of."""
    pair = Pair(seats, options)
    pair.compare()
    reached = set()
    while pair.acting() is not None:
        cards = pair.oracle.forest_draw.total()
        pair.advance(rng, style)
        pair.compare()
        reached |= set(examples(pair))
        if pair.oracle.forest_draw.total() > cards:
            reached.add("reshuffle")
    end = pair.oracle.end
    return reached | {f"end {end.reason if end else 'after sixty turns'}"}


@cache
def games(style: str, seats: int) -> set[str]:
    """With all the settings, at bigger tables with one of them in turn."""
    settings = list(OPTIONS.values())
    if seats > 2:
        settings = [settings[(list(STYLES).index(style) + seats) % len(settings)]]
    rng = random.Random(f"{style} {seats}")
    reached = (play_game(rng, seats, options, STYLES[style]) for options in settings)
    return set().union(*reached)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("style", STYLES)
def test_every_move(style: str, seats: int) -> None:
    assert games(style, seats)


def test_every_difficulty() -> None:
    for difficulty in GAME.options["difficulty"]:
        rng = random.Random(difficulty)
        assert play_game(rng, 1, {"difficulty": difficulty}, ROUND)


def test_what_the_games_reached() -> None:
    """Every idea, card and end, and the rarer combinations."""
    reached = set().union(*(games(style, seats) for style in STYLES for seats in SEATS))
    kinds = {kind: idea.effect for kind, idea in OWN.kinds.items()}
    copies = {kind for kind, effect in kinds.items() if effect in ("left", "right")}
    moving = {f"{effect} {kind}" for kind, effect in kinds.items() if effect in ("jump", "swap")}
    scoring = {kind for kind, effect in kinds.items() if effect == "end"}
    used = {f"use {kind}" for kind in kinds.keys() - copies - scoring}
    used -= {f"use {text.split()[1]}" for text in moving}
    own = {"FC01", "FC07", "FC10", "FC11"}  # never played by themselves
    played = {f"play {card}" for card in OWN.forest if card not in own}
    purchases = {"item", "item +FC07", "item +FC10", "item +FC07 +FC10", "idea", "pipe"}
    purchases |= {"pipe +FC07", "flip", "bought at the end"}
    forest = {f"forest {mode}" for mode in ("draw", "discard", "each", "one")}
    ends = {"end FILL", "end DISPLAY", "end PIPES", "end after sixty turns"}
    others = {"again", "drop", "reshuffle", "skip"}
    wanted = moving | copies | used | played | purchases | forest | ends | others
    assert sorted(wanted - reached) == []
