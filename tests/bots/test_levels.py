"""The registry: every game has four levels, and each level plays by the rules."""

from __future__ import annotations

import pytest

from tests.core.toy import TOY
from tinkertable.arena.play import play_match
from tinkertable.bots import ANCHORS, BOTS, LEVELS, load
from tinkertable.bots.advice import Advice, in_order
from tinkertable.bots.levels import WITHOUT_KNOWLEDGE, levels_of
from tinkertable.bots.tree import advise
from tinkertable.core.chance import Chance
from tinkertable.core.errors import InputError
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.games import GAMES
from tinkertable.games import load as load_game


def opening(name: str) -> tuple[Position, int]:
    """The first decision of a match, as its seat sees it."""
    match = Match(load_game(name), load_game(name).seats[0], {}, Chance("opening"))
    match.settle()
    seat = match.waiting_for()[0]
    return match.position.hidden(seat), seat


def test_names() -> None:
    assert BOTS == ("easy", "normal", "hard", "expert", "random", "greedy")
    with pytest.raises(InputError, match=r"easy, normal, hard, expert, random, greedy.*'genius'"):
        load("genius", TOY)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_every_level(name: str) -> None:
    game = load_game(name)
    assert tuple(levels_of(game)) == LEVELS
    assert {load(bot, game).name for bot in BOTS} == set(BOTS)


def test_a_game_without_knowledge_has_them_too() -> None:
    assert levels_of(TOY) is WITHOUT_KNOWLEDGE
    match = play_match(TOY, [load("easy", TOY), load("random", TOY)], {}, "toy")
    assert match.position.over


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["easy", *ANCHORS])
def test_the_first_advice_is_the_choice(name: str, bot: str) -> None:
    position, seat = opening(name)
    found = load(bot, position.game).advise(position, seat, 3)
    assert {advice.action for advice in found} <= set(position.legal(seat))
    assert len({advice.action for advice in found}) == len(found)
    assert 0 < sum(advice.share for advice in found) < 1.0001
    assert load(bot, position.game).choose(position, seat, 3) == found[0].action


def test_what_was_hardly_looked_at_does_not_stand_before_the_choice() -> None:
    found = [
        Advice(1, 0.5, 0.8), Advice(2, 0.4, 0.1), Advice(3, 0.7, 0.01), Advice(4, 0.45, 0.09),
    ]  # fmt: skip
    assert [advice.action for advice in in_order(found, mixes=False)] == [1, 4, 2]
    assert [advice.action for advice in in_order(found, mixes=True)] == [1, 2, 4, 3]


def test_the_same_seed_and_budget_give_the_same_advice() -> None:
    position, seat = opening("sentient")
    first = advise(position, seat, 5, simulations=30, seconds=1e9)
    assert advise(position, seat, 5, simulations=30, seconds=1e9) == first
    assert advise(position, seat, 6, simulations=30, seconds=1e9) != first


def test_the_time_cap_ends_a_search() -> None:
    position, seat = opening("sentient")
    found = advise(position, seat, 5, simulations=10**9, seconds=0.0)
    assert found[0].share == 1.0  # one simulation is always made


def test_a_full_pool_does_not_stop_it(monkeypatch: pytest.MonkeyPatch) -> None:
    position, seat = opening("sentient")
    monkeypatch.setattr("tinkertable.bots.tree.MOST_NODES", 8)
    found = advise(position, seat, 5, simulations=60, seconds=1e9)
    assert len(found) == 5
    assert {advice.action for advice in found} <= set(position.legal(seat))
