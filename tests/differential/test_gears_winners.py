"""Who wins a round of Gears: every set of gears and numbers, rules against the oracle."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import NamedTuple

import pytest

from tests.games.gears.engine import Engine
from tests.games.gears.words import GEARS
from tests.oracle.gears import ROUND_CARDS, winning_seats
from tinkertable.core.position import Position
from tinkertable.core.seats import members
from tinkertable.games.gears import GAME
from tinkertable.games.gears.rules.actions import GEAR_NAMES
from tinkertable.games.gears.rules.state import GREY, NONE, State
from tinkertable.games.gears.view.names import CARDS

LEAVE = GAME.codec.number("turn 0")
SEATINGS = 1  # of four seats, for each set of gears and each card


class Gear(NamedTuple):
    """A gear on a side: one for every colour and number there is."""

    colour: str
    side: int
    value: int


ALL = [
    Gear(colour, sides.index(value), value)
    for colour, sides in GEARS.items()
    for value in sorted(set(sides))
]


def last_turn(table: Engine) -> Position:
    """All gears are set, and all but one left as they are."""
    table.lay("purple0 " * table.seats)
    for _ in range(table.seats - 1):
        table.play(f"{table.acting} turn 0")
    return table.match.position


def swapped(gears: tuple[Gear, ...]) -> list[int]:
    """The numbers after every multicolour gear took its right neighbour's."""
    after = [gear.value for gear in gears]
    for seat, gear in enumerate(gears):
        if gear.colour == "multi" and gears[seat - 1].colour != "multi":
            after[seat], after[seat - 1] = gears[seat - 1].value, gear.value
    return after


class Judge:
    """The rules, asked again and again who wins."""

    def __init__(self, table: Engine) -> None:
        self.start = last_turn(table)
        (self.last,) = members(self.start.acting())

    def outcome(
        self, card: int, gears: tuple[Gear, ...], oiled: int = -1
    ) -> tuple[set[int], list[int]]:
        """Winners, from 1; and the numbers that counted, if the round is not over yet."""
        position = self.start.copy()
        s: State = position.state
        s.card = card
        for seat, gear in enumerate(gears):
            b = s.board[seat]
            b.gear, b.side = GEAR_NAMES.index(gear.colour), gear.side
            b.value = gear.value if b.up else 0
            b.counts_as = GREY if seat == oiled else NONE
        position.play(self.last, LEAVE)
        if s.card == NONE:
            return set(), []
        numbers = [s.board[seat].value for seat in range(len(gears))]
        return {seat + 1 for seat in members(s.winners)}, numbers


def colours(gears: tuple[Gear, ...], oiled: int = -1) -> list[str]:
    return ["grey" if seat == oiled else gear.colour for seat, gear in enumerate(gears)]


def seatings(seats: int) -> Iterator[tuple[int, tuple[Gear, ...]]]:
    """Every card with every seating; of four seats with some seatings of every set of gears."""
    if seats < 4:
        yield from product(range(len(CARDS)), product(ALL, repeat=seats))
        return
    for number, gears in enumerate(combinations_with_replacement(ALL, 4)):
        for card in range(len(CARDS)):
            for turn in range(SEATINGS):
                yield card, seated(gears, number + card + 3 * turn)


def seated(gears: tuple[Gear, ...], number: int) -> tuple[Gear, ...]:
    """Four gears round the table in one of the six orders that are not turns of each other."""
    a, b, c, d = gears
    orders = [(a, b, c, d), (a, b, d, c), (a, c, b, d), (a, c, d, b), (a, d, b, c), (a, d, c, b)]
    order, turn = orders[number % 6], number // 6 % 4
    return order[turn:] + order[:turn]


def test_the_cards_are_the_same_in_both() -> None:
    assert CARDS == ROUND_CARDS
    assert len(ALL) == 2 + 2 + 4 + 4 + 4 + 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_set_of_gears_on_every_card(seats: int) -> None:
    judge = Judge(Engine.day("even", "multi " * seats))
    asked = 0
    for card, gears in seatings(seats):
        numbers = swapped(gears)
        found, counted = judge.outcome(card, gears)
        assert found == winning_seats(CARDS[card], numbers, colours(gears)), (CARDS[card], gears)
        assert counted in ([], numbers), (CARDS[card], gears)
        asked += 1
    assert asked == {2: 10 * 400, 3: 10 * 8000, 4: 10 * 8855 * SEATINGS}[seats]


@pytest.mark.parametrize("seats", [2, 3])
def test_every_set_of_gears_with_factory_settings(seats: int) -> None:
    judge = Judge(Engine.night("even", "multi " * seats))
    even = CARDS.index("even")
    for gears in product(ALL, repeat=seats):
        shown = [gear.value for gear in gears]
        found, counted = judge.outcome(even, gears)
        assert found == winning_seats("even", shown, colours(gears), grey_immunity=False), gears
        assert counted in ([], shown), gears


def test_every_pair_of_gears_with_oil() -> None:
    judge = Judge(Engine.day("even", "multi multi"))
    for card, gears in seatings(2):
        for oiled in (0, 1):
            found, _ = judge.outcome(card, gears, oiled)
            expected = winning_seats(CARDS[card], swapped(gears), colours(gears, oiled))
            assert found == expected, (CARDS[card], gears, oiled)


def test_oil_in_every_set_of_three() -> None:
    judge = Judge(Engine.day("even", "multi multi multi"))
    for number, gears in enumerate(product(ALL, repeat=3)):
        card, oiled = number % len(CARDS), number // len(CARDS) % 3
        found, _ = judge.outcome(card, gears, oiled)
        expected = winning_seats(CARDS[card], swapped(gears), colours(gears, oiled))
        assert found == expected, (CARDS[card], gears, oiled)
