"""What may lie face down, for all a seat knows: every such world, all equally often, no other."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import sqrt
from typing import Any

import pytest

from tinkertable.core.position import Position
from tinkertable.core.seats import NOBODY, members
from tinkertable.games.gears.rules.actions import GEAR_NAMES

from ..engine import Engine
from ..words import CARDS, GEARS

Card = tuple[str, int]  # a gear and its side
World = tuple[Card, ...]  # one for each seat whose gear is hidden

DRAWS_A_WORLD = 12
NAMES = " ".join(GEARS)


def laid(state: dict[str, Any], seat: int) -> Card:
    b = state["board"][seat - 1]
    return GEAR_NAMES[b["gear"]], b["side"]


def sampled(table: Engine, viewer: int, hidden: list[int], draws: int) -> Counter[World]:
    """How often each world comes; all the rest of the position must be as it is."""
    truth = table.match.position.to_json()
    blind = table.match.position.hidden(viewer - 1)
    found: Counter[World] = Counter()
    for seed in range(draws):
        world = blind.redealt(viewer - 1, seed)
        state = world.to_json()
        found[tuple(laid(state, seat) for seat in hidden)] += 1
        for seat in hidden:
            for name in ("gear", "side"):
                state["board"][seat - 1][name] = truth["board"][seat - 1][name]
        assert state == truth
        if seed < 20:
            assert same_offers(table.match.position, world, viewer)
    return found


def same_offers(one: Position, two: Position, viewer: int) -> bool:
    """The same seats may act, and the viewer has the same choices."""
    mine = viewer == 0 or one.legal(viewer - 1) == two.legal(viewer - 1)
    others = all(two.legal(seat) for seat in members(two.acting()))
    return one.acting() == two.acting() and mine and others


def held_to(table: Engine, viewer: int, hands: dict[int, str]) -> None:
    """`hands`: by hidden seat, the gears it may have set."""
    cards = [
        [(gear, side) for gear in hand.split() for side in range(4)] for hand in hands.values()
    ]
    worlds = set(product(*cards))
    draws = max(200, DRAWS_A_WORLD * len(worlds))
    found = sampled(table, viewer, list(hands), draws)
    assert set(found) == worlds
    expected = draws / len(worlds)
    distance = sum((count - expected) ** 2 / expected for count in found.values())
    freedom = len(worlds) - 1
    assert distance < freedom + 5 * sqrt(2 * freedom) + 10
    if freedom > 20:  # nor evenly in turn
        assert distance > freedom - 5 * sqrt(2 * freedom)


def without(*gears: str) -> str:
    return " ".join(gear for gear in GEARS if gear not in gears)


def test_every_gear_of_the_hand_on_every_side() -> None:
    table = Engine.day("highest", "red blue")
    table.lay("yellow1 grey2")
    held_to(table, 1, {2: without("blue")})
    held_to(table, 2, {1: without("red")})


def test_two_seats_are_drawn_apart() -> None:
    table = Engine.day("highest", "red blue multi")
    table.lay("yellow1 grey2 grey2")
    held_to(table, 1, {2: without("blue"), 3: without("multi")})


def test_a_spectator_knows_no_gear() -> None:
    table = Engine.day("highest", "red blue")
    table.lay("yellow1 grey2")
    held_to(table, 0, {1: without("red"), 2: without("blue")})


def test_only_seats_that_are_ready_have_a_gear() -> None:
    table = Engine.day("highest", "red blue multi")
    held_to(table, 1, {})
    table.play("3 set grey 0")
    held_to(table, 1, {3: without("multi")})
    held_to(table, 3, {})


def test_gears_that_are_up_are_known() -> None:
    table = Engine.day("highest", "red blue multi")
    table.lay("yellow1 grey2 grey2")
    table.play("1 turn +")
    held_to(table, 1, {3: without("multi")})
    held_to(table, 3, {1: without("red")})
    table.play("2 turn -")
    held_to(table, 1, {})
    held_to(table, 2, {1: without("red")})
    held_to(table, 0, {1: without("red")})


@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_discarded_gears_are_out(rounds: int) -> None:
    """Four seats in the end, two gears each: 512 worlds."""
    seats = 2 if rounds < 3 else 4
    table = Engine.day(CARDS[0], "multi " * seats)
    played = ("red", "purple", "yellow", "grey")[:rounds]
    for card, gear in zip(CARDS[1:], played, strict=False):
        table.lay(f"{gear}0 " * seats)
        table.idle()
        table.nature(f"round {card}")
    table.lay("blue3 " * seats)
    hand = without("multi", *played)
    held_to(table, 1, dict.fromkeys(range(2, seats + 1), hand))


def test_a_gear_that_blue_brought_back_is_in_the_hand() -> None:
    table = Engine.day("highest", "red red")
    table.lay("blue0 yellow0")
    table.idle()
    assert table.board(1).discard == "blue"
    table.nature("round lowest")
    table.lay("red0 grey0")
    held_to(table, 2, {1: without("blue")})


def test_at_night_hands_are_new() -> None:
    table = Engine.night("even", "purple blue")
    table.lay("red0 grey0")
    held_to(table, 1, {2: without("blue")})


def inspected() -> Engine:
    table = Engine.day("highest", "red blue multi", "inspector countess clockmaker")
    table.lay("yellow1 grey2 purple3")
    held_to(table, 1, {2: without("blue"), 3: without("multi")})
    table.play("1 use search")
    return table


def test_patent_search_knows_the_neighbours_gear() -> None:
    table = inspected()
    for move in ("", "1 set yellow 3"):
        if move:
            table.play(move)
        held_to(table, 1, {3: without("multi")})
        held_to(table, 2, {1: without("red"), 3: without("multi")})
    shown = table.match.position.hidden(0).redealt(0, 5).to_json()
    assert laid(shown, 2) == ("grey", 2)


def test_what_patent_search_knew_is_not_known_next_round() -> None:
    table = inspected()
    table.play("1 pass")
    table.idle()
    table.nature("round lowest")
    table.lay("grey0 purple0 yellow0")
    held_to(table, 1, {2: without("blue", "grey"), 3: without("multi", "purple")})


def test_patent_search_then_a_pass() -> None:
    table = inspected()
    table.play("1 pass")
    held_to(table, 1, {3: without("multi")})
    held_to(table, 3, {1: without("red"), 2: without("blue")})


def test_swap_out_before_and_after_the_new_gear() -> None:
    table = Engine.night("even", "red blue", "countess inspector")
    table.lay("yellow1 grey2")
    table.play("2 use swapout")
    held_to(table, 1, {2: without("blue")})
    table.play("2 set multi 0")
    held_to(table, 1, {2: without("blue")})
    held_to(table, 2, {1: without("red")})


def test_blackout_gears_are_turned_and_still_hidden() -> None:
    table = Engine.night("lowest_odd", "red blue multi")
    table.lay("yellow1 grey2 grey2")
    table.play("1 turn +, 2 turn -")
    held_to(table, 1, {2: without("blue"), 3: without("multi")})
    held_to(table, 3, {1: without("red"), 2: without("blue")})
    table.play("3 turn 0")
    held_to(table, 1, {})


def test_own_hands_the_last_gear_is_the_last_hidden() -> None:
    table = Engine.night("lowest_even", "red blue multi")
    table.lay("yellow1 grey2 grey2")
    table.play("1 turn +, 2 turn -")
    held_to(table, 1, {3: without("multi")})
    held_to(table, 3, {})


def test_the_same_seed_gives_the_same_world() -> None:
    table = Engine.day("highest", "red blue")
    table.lay("yellow1 grey2")
    blind = table.match.position.hidden(NOBODY)
    for seed in range(20):
        assert blind.redealt(NOBODY, seed) == blind.redealt(NOBODY, seed)


def test_a_world_depends_on_nothing_the_seat_has_not_seen() -> None:
    one, two = (Engine.day("highest", "red blue") for _ in range(2))
    one.lay("yellow1 grey2")
    two.lay("yellow1 multi0")
    for seed in range(50):
        dealt = [table.match.position.hidden(0).redealt(0, seed) for table in (one, two)]
        assert dealt[0] == dealt[1]
