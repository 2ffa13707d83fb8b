"""Transmissions against the oracle, move by move: who acts, whole moves, the table, scores."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.oracle.transmissions_data import (
    BONUSES,
    COPY_LEFT,
    COPY_RIGHT,
    END_SCORING,
    FOREST_COPIES,
    JUMP,
    KIND,
    SWAP,
)

from .transmissions_pair import Pair, Style
from .transmissions_parts import GAME

GAMES = 2  # for each number of seats, style and setting
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
        "difficulty": "TL1",
    },
    "chosen": {"sets": "chosen", "difficulty": "robots"},
}
REACHED: Counter[str] = Counter()
WHOLE_RUN = len(STYLES) * 4


def note(pair: Pair) -> None:
    """What the last move was an example of."""
    who, verb, *words = pair.log[-1].split()
    if who == "*":
        return
    if verb in ("use", "jump", "swap"):
        tiles = words[0].split(">")
        kinds = [KIND[tile] for tile in tiles]
        REACHED[" ".join([verb, *kinds])] += 1
        if len(kinds) == 2:
            REACHED[kinds[0]] += 1
    elif verb in ("play", "forest", "take"):
        REACHED[f"{verb} {words[0]}"] += 1
    else:
        cards = [word.split(":")[0] for word in words if word.startswith("+")]
        REACHED[" ".join([verb, *cards])] += 1
    REACHED["flip"] += "flip" in words
    if pair.oracle.end and verb in ("item", "idea"):
        REACHED["bought at the end"] += 1


def play_game(rng: random.Random, seats: int, options: dict[str, str], style: Style) -> Pair:
    pair = Pair(seats, options)
    pair.compare()
    while pair.acting() is not None:
        cards = pair.oracle.forest_draw.total()
        pair.advance(rng, style)
        pair.compare()
        note(pair)
        REACHED["reshuffle"] += pair.oracle.forest_draw.total() > cards
    end = pair.oracle.end
    REACHED[f"end {end.reason if end else 'after sixty turns'}"] += 1
    return pair


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("style", STYLES)
def test_every_move(style: str, seats: int) -> None:
    rng = random.Random(f"{style} {seats}")
    for options in OPTIONS.values():
        for _ in range(GAMES if seats <= 2 else 1):
            play_game(rng, seats, options, STYLES[style])
    REACHED["games"] += 1


def test_every_difficulty() -> None:
    for difficulty in GAME.options["difficulty"]:
        rng = random.Random(difficulty)
        play_game(rng, 1, {"difficulty": difficulty}, ROUND)


def test_what_the_games_reached() -> None:
    """If all of them were played: every idea, card and end, and the rarer combinations."""
    if REACHED["games"] < WHOLE_RUN:
        pytest.skip("only some of the games were played")
    moving = {f"jump {JUMP}", f"swap {SWAP}"}
    copies = {COPY_LEFT, COPY_RIGHT}
    used = {f"use {kind}" for kind in KIND.values()}
    used -= {f"use {kind}" for kind in (*END_SCORING, *copies, JUMP, SWAP)}
    own = {"FC01", "FC07", "FC10", "FC11"}  # never played by themselves
    played = {f"play {card}" for card in FOREST_COPIES if card not in own}
    purchases = {"item", "item +FC07", "item +FC10", "item +FC07 +FC10", "idea", "pipe"}
    purchases |= {"pipe +FC07", "flip", "bought at the end"}
    forest = {f"forest {mode}" for mode in ("draw", "discard", "each", "one")}
    ends = {"end FILL", "end DISPLAY", "end PIPES", "end after sixty turns"}
    others = {"again", "drop", "reshuffle", "skip"}
    wanted = moving | copies | used | played | purchases | forest | ends | others
    assert sorted(wanted - set(REACHED)) == []
    assert any(f"use {copy} {bonus}" in REACHED for copy in copies for bonus in BONUSES)
