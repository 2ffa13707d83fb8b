"""Gears against the oracle, move by move: who acts, legal sets, the table, scores, winners."""

from __future__ import annotations

import random
from itertools import product

import pytest

from tests.oracle.gears import OPTIONS, Oracle, SeatTable, Table
from tinkertable.core.position import Position
from tinkertable.core.seats import NOBODY, members, seat_text
from tinkertable.games.gears import GAME
from tinkertable.games.gears.rules.data import NIGHT_EFFECTS
from tinkertable.games.gears.view.table import view

GAMES_A_CASE = 6
FULL_GAMES = 40  # for each number of seats, with all that is optional
Uses = set[tuple[str, str]]  # an effect and an ability used under it
CASES = [
    (seats, dict(zip(OPTIONS, values, strict=True)))
    for seats in (2, 3, 4)
    for values in product(*OPTIONS.values())
]


def table(position: Position) -> Table:
    """The rules' table in the oracle's words; the position is not hidden."""
    shown = view(position, NOBODY)
    seats: list[SeatTable] = []
    for board in shown["boards"]:
        seats.append(
            {
                "entered": sorted(board["entered"]),
                "check": sorted(board["check"]),
                "open": sorted(board["open"]),
                "discard": sorted(board["discard"]),
                "play": f"{board['gear']} {board['side']}" if board["gear"] else "-",
                "up": board["up"],
                "character": board["character"] or "-",
                "character_side": board["character_side"] or "-",
            }
        )
    return {
        "seats": seats,
        "token": shown["token"] or 0,
        "round": shown["round"],
        "card": shown["card"] or "-",
    }


class Pair:
    """One match in both engines."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.position = Position(GAME, seats, options)
        self.oracle = Oracle(seats, options)

    def compare(self) -> None:
        acting = list(members(self.position.acting()))
        assert {seat_text(seat) for seat in acting} == self.oracle.acting()
        for seat in acting:
            legal = [GAME.codec.text(action) for action in self.position.legal(seat)]
            assert len(legal) == len(set(legal))
            assert set(legal) == self.oracle.legal(seat_text(seat))
        assert table(self.position) == self.oracle.table()
        for seat in range(self.position.seats):
            assert self.position.score(seat) == self.oracle.score(seat + 1)
        assert [seat + 1 for seat in self.position.winners()] == self.oracle.winners()

    def advance(self, rng: random.Random, eager: float) -> str:
        """Some move of some seat; its text."""
        seat = rng.choice(list(members(self.position.acting())))
        texts = [GAME.codec.text(action) for action in self.position.legal(seat)]
        if "pass" in texts and rng.random() > eager:
            texts = ["pass"]
        text = rng.choice(texts)
        self.position.play(seat, GAME.codec.number(text))
        self.oracle.play(seat_text(seat), text)
        return text


def play(seats: int, options: dict[str, str], number: int, rng: random.Random) -> Uses:
    """A game to its end, comparing; which night abilities were used under which effects."""
    uses: Uses = set()
    pair = Pair(seats, options)
    pair.compare()
    while not pair.position.over:
        effect = view(pair.position, NOBODY)["effect"]
        # Abilities used at once are never used late: some games hold them back.
        text = pair.advance(rng, eager=(1, 0.5, 0.15)[number % 3])
        if text.startswith("use") and effect:
            uses.add((effect, text.split()[1]))
        pair.compare()
    return uses


@pytest.mark.parametrize(("seats", "options"), CASES, ids=str)
def test_every_move(seats: int, options: dict[str, str]) -> None:
    rng = random.Random(f"{seats} {options}")
    for number in range(GAMES_A_CASE):
        play(seats, options, number, rng)


def test_every_move_until_every_ability_met_every_effect() -> None:
    rng = random.Random("abilities and effects")
    uses: Uses = set()
    for number in range(FULL_GAMES):
        for seats in (2, 3, 4):
            uses |= play(seats, {}, number, rng)
    off = {("rust", "tuning"), ("rust", "pendulum")}
    everything = set(product(NIGHT_EFFECTS.values(), ("tuning", "pendulum", "swapout", "solution")))
    assert uses == everything - off
