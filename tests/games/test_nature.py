"""Nature's draws: which bag each is from, and how likely what it holds is.

The k-th draw from a bag depends on the seed, the bag and k alone, so that one seed is one deal
whatever the seats do: what is drawn as often as seats like needs a bag of its own.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator

import pytest

from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members
from tinkertable.games import load

Draws = dict[str, list[int]]  # by the first word of a move: the bags, draw by draw


def decisions(name: str, seats: int, **options: str) -> Iterator[tuple[Position, str]]:
    """The positions of a random game in which nature draws, and the first word of what she does."""
    position, rng = Position(load(name), seats, options), random.Random(f"nature {seats}")
    while not position.over:
        seat = rng.choice(list(members(position.acting())))
        legal = position.legal(seat)
        if seat == NATURE:
            yield position, position.game.codec.text(legal[0]).split()[0]
        position.play(seat, rng.choice(legal))


def bags(name: str, seats: int, **options: str) -> Draws:
    found: Draws = defaultdict(list)
    for position, word in decisions(name, seats, **options):
        found[word].append(position.game.bag(position.box[0], position.state))
    return found


def only(found: Draws) -> dict[str, set[int]]:
    return {word: set(numbers) for word, numbers in found.items()}


def test_gears_has_a_bag_for_what_each_seat_drops() -> None:
    found = bags("gears", 3)
    assert found.pop("drop") == [4, 5, 6] * 2
    assert only(found) == {"deal": {0}, "character": {1}, "token": {2}, "round": {3}}


def test_sentient_has_a_bag_for_the_dice_of_each_seat() -> None:
    found = bags("sentient", 2)
    assert found.pop("die") == ([4] * 5 + [5] * 5) * 3
    assert only(found) == {"half": {0}, "order": {1}, "investors": {2}, "fill": {3}}


@pytest.mark.parametrize("seats", [1, 2])
def test_transmissions_has_a_bag_for_the_cards_of_each_seat(seats: int) -> None:
    places = only(bags("transmissions", seats))
    assert places.pop("hand") == {9 + seat for seat in range(seats)}
    if seats == 1:
        assert (places.pop("harvey"), places.pop("step")) == ({8}, {8})
    assert places == {
        "start": {0}, "spots": {1}, "robots": {1}, "sets": {2}, "deal": {3},
        "pair": {4}, "with": {5}, "top": {6}, "draw": {7},
    }  # fmt: skip


def test_transmissions_deals_every_seat_from_its_own_bag() -> None:
    for position, word in decisions("transmissions", 3):
        if word == "hand":
            bag = position.game.bag(position.box[0], position.state)
            assert bag == 9 + position.state.turn


@pytest.mark.parametrize(
    ("expansion", "more"), [("none", []), ("meteor", [6, 7]), ("lava", [4, 5])]
)
def test_railroad_ink_has_a_bag_for_each_die(expansion: str, more: list[int]) -> None:
    found = [
        position.game.bag(position.box[0], position.state)
        for position, _ in decisions("railroad-ink", 1, expansion=expansion)
    ]
    assert found == [0, 1, 2, 3, *more] * (7 if expansion == "none" else 6)


def weights(position: Position) -> list[int]:
    game, box, state = position.game, position.box[0], position.state
    return [game.weight(box, state, action) for action in position.legal(NATURE)]


@pytest.mark.parametrize("expansion", ["none", "meteor", "lava"])
def test_every_die_has_six_sides(expansion: str) -> None:
    for position, _ in decisions("railroad-ink", 1, expansion=expansion):
        assert sum(weights(position)) == 6


def test_every_card_left_is_as_likely_as_the_next() -> None:
    for position, word in decisions("transmissions", 1):
        if word == "draw":
            assert sum(weights(position)) == position.state.decked > 0
        elif word == "harvey":
            assert sum(weights(position)) == sum(position.state.harvey)
        else:
            assert set(weights(position)) == {1}


@pytest.mark.parametrize(("name", "seats"), [("gears", 4), ("sentient", 4)])
def test_all_else_is_equally_likely(name: str, seats: int) -> None:
    for position, _ in decisions(name, seats):
        assert set(weights(position)) == {1}


@pytest.mark.parametrize("name", ["gears", "railroad-ink", "sentient"])
def test_nothing_is_scored_before_anything_is_done(name: str) -> None:
    game = load(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        for sheet in (Position(game, seats, {}).score(seat) for seat in range(seats)):
            assert set(sheet.values()) == {0}
