"""Sentient against the oracle, move by move: who acts, legal sets, the table, scores, winners."""

from __future__ import annotations

import json
import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.oracle.sentient import ROUNDS, Oracle
from tests.oracle.sentient_bots import BOTS, CORNERS, points, turned
from tinkertable.core.edition import read_edition
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, NOBODY, members, seat_text
from tinkertable.games import load

GAME = load("sentient")
SEATS = (2, 3, 4)
GAMES = 8  # for each number of seats, everything compared after every move
ROUNDS_ONLY = 700  # for each number of seats, compared when a round is over
HASTE = (0.03, 0.3, 1.0)  # how likely a seat passes when it may


def name(card: dict[str, Any] | None) -> str | None:
    return card["id"] if card else None


def told(finished: dict[str, Any]) -> dict[str, Any]:
    bots = [[{**row, "card": name(row["card"])} for row in rows] for rows in finished["bots"]]
    return {**finished, "bots": bots}


def table(position: Position) -> dict[str, Any]:
    """The rules' table in the oracle's words."""
    view = GAME.view(position, NOBODY)
    boards: list[dict[str, Any]] = []
    for mine in view["boards"]:
        assert mine["score"] == position.score(len(boards))
        network, hand = [name(bot) for bot in mine["network"]], name(mine["hand"])
        shown = {**mine, "network": network, "hand": hand}
        del shown["score"], shown["earning"]  # what a client draws; the lines are compared by score
        boards.append(shown)
    return {
        "round": view["round"],
        "order": view["order"],
        "next_order": view["next_order"],
        "deck": sorted(view["deck"]),
        "discard": sorted(view["discard"]),
        "factory": [{**slot, "card": name(slot["card"])} for slot in view["factory"]],
        "investors": view["investors"],
        "boards": boards,
        "finished": [told(row) for row in view["finished"]],
    }


def box_with(bots: dict[str, str]) -> list[Any]:
    gone = dict.fromkeys(set(BOTS) - set(bots))
    data = {"cards": {**gone, **bots}}
    return read_edition(GAME, json.dumps({"game": GAME.name, "data": data})).box


def other_bots(rng: random.Random) -> dict[str, str]:
    """Sixty bots of all conditions, some more often than others, with any corners."""
    names = [f"{condition}{letter}" for condition in CORNERS for letter in "abcdef"]
    return {name: rng.choice("+-=") + rng.choice("+-=") for name in rng.sample(names, len(BOTS))}


class Pair:
    """One match in both engines."""

    def __init__(self, seats: int, bots: dict[str, str] | None = None) -> None:
        box = None if bots is None else box_with(bots)
        self.position = Position(GAME, seats, {}, box)
        self.oracle = Oracle(seats, bots)

    def compare(self) -> None:
        acting = list(members(self.position.acting()))
        assert {seat_text(seat) for seat in acting} == self.oracle.acting()
        for seat in acting:
            legal = [GAME.codec.text(action) for action in self.position.legal(seat)]
            assert len(legal) == len(set(legal))
            assert set(legal) == self.oracle.legal(seat_text(seat))
        self.compare_scores()
        found, expected = table(self.position), self.oracle.table()
        if acting:
            assert found == expected
        else:  # what still lies on the table means nothing any more
            assert found["finished"] == expected["finished"]
            for mine, his in zip(found["boards"], expected["boards"], strict=True):
                assert (mine["bots"], mine["investors"]) == (his["bots"], his["investors"])

    def compare_scores(self) -> None:
        for seat in range(self.position.seats):
            assert self.position.score(seat) == self.oracle.score(seat + 1)
        assert [seat + 1 for seat in self.position.winners()] == self.oracle.winners()

    def play(self, who: str, text: str) -> None:
        seat = NATURE if who == "*" else int(who) - 1
        self.position.play(seat, GAME.codec.number(text))
        self.oracle.play(who, text)

    def advance(self, rng: random.Random, haste: float) -> str:
        """Some move; its text."""
        (who,) = self.oracle.acting()
        texts = sorted(self.oracle.legal(who))
        if "pass" in texts and len(texts) > 1:
            texts = ["pass"] if rng.random() < haste else [t for t in texts if t != "pass"]
        text = rng.choice(texts)
        self.play(who, text)
        return text


@pytest.mark.parametrize("haste", HASTE)
@pytest.mark.parametrize("seats", SEATS)
def test_every_move(seats: int, haste: float) -> None:
    rng = random.Random(f"{seats} {haste}")
    for _ in range(GAMES):
        pair = Pair(seats)
        pair.compare()
        while not pair.position.over:
            pair.advance(rng, haste)
            pair.compare()


@pytest.mark.parametrize("seats", SEATS)
def test_every_move_with_other_bots(seats: int) -> None:
    """A box whose owner says that its bots have other corners, == among them."""
    rng = random.Random(f"other bots {seats}")
    for haste in HASTE:
        pair = Pair(seats, other_bots(rng))
        pair.compare()
        while not pair.position.over:
            pair.advance(rng, haste)
            pair.compare()


@pytest.mark.parametrize("seats", SEATS)
def test_every_round(seats: int) -> None:
    """What the bots earned, who took each investor and why, over many rounds and matches."""
    rng = random.Random(f"rounds {seats}")
    by: Counter[tuple[str, str]] = Counter()
    turned_over = 0
    for number in range(ROUNDS_ONLY // ROUNDS):
        pair = Pair(seats)
        finished, deck = 0, len(BOTS)
        while not pair.position.over:
            pair.advance(rng, HASTE[number % len(HASTE)])
            turned_over += len(pair.oracle.deck) > deck
            deck = len(pair.oracle.deck)
            if len(pair.oracle.finished) > finished:
                finished += 1
                pair.compare_scores()
                view = GAME.view(pair.position, NOBODY)
                assert [told(row) for row in view["finished"]] == pair.oracle.finished
                for row in pair.oracle.finished[-1]["investors"]:
                    by[row["first_by"], row["second_by"]] += 1
    reasons = ("influence", "agents", "order")
    everything = (
        set(product(reasons, reasons)) if seats > 2 else set(product(reasons, ["influence"]))
    )
    assert everything <= set(by)
    assert ("influence", "unclaimed") in by
    assert (turned_over > 0) == (seats > 2)  # two seats never need the discard


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_between_any_two_dice(bot: str) -> None:
    others = [name for name in BOTS if name != bot][:3]
    start = Pair(2)
    fills = [f"fill {slot} {name}" for slot, name in enumerate([bot, *others])]
    for text in ("half 1 INF", "half 2 SRV", "order 1 2", *fills, "investors INF SRV TRN MIL IND"):
        start.play("*", text)
    for left, right in product(range(1, 7), repeat=2):
        position = start.position.copy()
        faces = [left, right, 1, 1, 1] + [1] * 5
        moves = [f"* die {n // 5 + 1} {n % 5} {face}" for n, face in enumerate(faces)]
        moves += ["1 buy 0+0", f"* fill 0 {list(BOTS)[-1 if bot != list(BOTS)[-1] else -2]}"]
        moves += ["1 plug 0", "1 block -"]
        for move in moves:
            who, text = move.split(" ", 1)
            position.play(NATURE if who == "*" else 0, GAME.codec.number(text))
        after = [turned(left, BOTS[bot][0]), turned(right, BOTS[bot][1])]
        assert GAME.view(position, NOBODY)["boards"][0]["dice"][:2] == after
        assert position.score(0)["bots"] == points(bot, *after), after
