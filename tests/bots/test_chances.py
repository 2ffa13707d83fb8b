"""The chance to win: shares of simulated matches, from what a seat may know, on every backend."""

from __future__ import annotations

import random
from itertools import islice
from statistics import fmean, pvariance

import pytest

from tests.bots.reduced import VARIANTS, after, last_round
from tests.bots.test_levels import opening
from tests.conformance.cases import Case
from tests.conformance.play import start, walk
from tests.core.toy import TOY
from tinkertable.backends import PLAIN, Backend, backend_named
from tinkertable.bots import load
from tinkertable.bots.chances import Chances
from tinkertable.bots.drivers.chances import NOBODYS, WHOLE, share_out
from tinkertable.core.position import Position
from tinkertable.core.record import ints
from tinkertable.core.seats import NATURE, members
from tinkertable.games import GAMES
from tinkertable.games import load as load_game

from .chances import CASES, choices, some_choices

FAR = 12  # points ahead


def simulated(
    position: Position, seat: int, actions: list[int], matches: int, seed: int = 1
) -> Chances:
    found = Chances(position, seat, seed, actions)
    found.simulate(matches, 1e9)
    return found


def test_all_seats_and_nobody_have_one_together() -> None:
    asked = set()
    for position, seat, number in some_choices(every=23):
        actions = position.legal(seat)[-2:]
        found = simulated(position, seat, actions, 2, number)
        for action in actions:
            shares = found.after(action)
            assert len(shares) == position.seats + 1
            assert sum(shares) == pytest.approx(1)
            assert min(shares) >= 0
        asked.add((position.game.name, position.seats))
    assert len(asked) == len(CASES)


def test_a_game_that_says_nothing_of_itself_has_chances_too() -> None:
    position = start(Case(TOY, 2, {}))
    while position.acting() == 1 << NATURE:
        position.play(NATURE, position.legal(NATURE)[0])
    seat = next(members(position.acting()))
    shares = simulated(position, seat, position.legal(seat)[:1], 20).after(position.legal(seat)[0])
    assert sum(shares) == pytest.approx(1)


def test_a_victory_is_shared_by_all_who_have_it() -> None:
    sums = ints(2 * (3 + 2))
    share_out(0b101, sums, 0, 3)
    share_out(0b111, sums, 0, 3)
    share_out(0b010, sums, 5, 3)
    share_out(0, sums, 5, 3)
    parts = [won / WHOLE for won in sums]
    assert parts[:3] == pytest.approx([5 / 6, 1 / 3, 5 / 6])
    assert parts[3 + NOBODYS] == 0
    assert parts[5:8] == [0, 1, 0]
    assert parts[8 + NOBODYS] == 1


def by_chance(position: Position) -> tuple[float, ...]:
    """Who wins how often if all go on at random, exactly; two seats, then nobody."""
    acting = list(members(position.acting()))
    if not acting:
        winners = position.winners()
        return (float(0 in winners), float(1 in winners), float(not winners))
    legal = position.legal(acting[0])
    each = [by_chance(after(position, acting[0], action)) for action in legal]
    return tuple(fmean(column) for column in zip(*each, strict=True))


@pytest.mark.parametrize("variant", VARIANTS[:2], ids=lambda variant: variant[0])
def test_they_come_near_what_is_exact(
    variant: tuple[str, tuple[str, ...], tuple[str, ...]],
) -> None:
    position = last_round(*variant)
    action = position.legal(0)[0]
    found = simulated(position, 0, [action], 3000).after(action)
    assert found == pytest.approx(by_chance(after(position, 0, action)), abs=0.04)


def test_what_was_learned_of_a_round_is_played_in_it() -> None:
    """Who has learned to play well wins more than by chance, against one who has learned it too."""
    position = last_round(*VARIANTS[0])
    thought = load("regret:simulations=300:seconds=1e9", position.game).think(position, 0, 1)
    action = thought.advice[0].action
    learned = Chances(position, 0, 1, [action], thought.learned)
    learned.simulate(2000, 1e9)
    exact = by_chance(after(position, 0, action))
    assert abs(learned.after(action)[0] - exact[0]) > 0.03


def test_who_cannot_be_caught_up_with_wins() -> None:
    position = last_round(*VARIANTS[0])
    state = position.to_json()
    for board, entered in zip(state["board"], (3, 0), strict=False):
        codes = board["codes_entered"] | board["codes_open"]
        mine = [1 << code for code in range(16) if codes >> code & 1]
        board |= {"codes_entered": sum(mine[:entered]), "codes_open": sum(mine[entered:])}
    position.fill(state)
    action = position.legal(0)[0]
    assert simulated(position, 0, [action], 50).after(action) == (1, 0, 0)


@pytest.mark.parametrize("name", [name for name in CASES if not name.startswith("gears")])
def test_a_match_that_is_nearly_decided_is_nearly_won(name: str) -> None:
    """At the last choice of a match at random, the leader by far; alone against Harvey, he is where
    nobody is."""
    for match in range(20):
        for position, seat in choices(CASES[name], match):
            last = position.copy(), seat
        position, seat = last
        totals = [position.total(side) for side in range(max(2, position.seats))]
        best, second = sorted(totals, reverse=True)[:2]
        if best - second >= FAR:
            action = position.legal(seat)[0]
            found = simulated(position.hidden(seat), seat, [action], 20).after(action)
            assert found[totals.index(best)] > 0.9
            return
    pytest.fail("no match was so clear")


@pytest.mark.parametrize("name", ["gears-3", "transmissions-3"])
def test_only_what_a_seat_may_know_counts(name: str) -> None:
    """Whatever the others hide, a seat that sees the same has the same chances."""
    told = 0
    for position, seat in islice(choices(CASES[name]), 60):
        another = position.hidden(seat).redealt(seat, 99)
        if another == position or told == 5:
            continue
        told += 1
        action = position.legal(seat)[0]
        first, second = (
            simulated(world.hidden(seat), seat, [action], 3).after(action)
            for world in (position, another)
        )
        assert first == second
    assert told == 5


def test_the_error_is_that_of_the_differences() -> None:
    position, seat = opening("gears")
    actions = position.legal(seat)[:2]
    whole, steps = Chances(position, seat, 5, actions), Chances(position, seat, 5, actions)
    whole.simulate(200, 1e9)
    differences, before = [], (0.0, 0.0)
    for n in range(1, 201):
        steps.simulate(1, 1e9)
        won = tuple(steps.after(action)[seat] * n for action in actions)
        differences.append((won[1] - before[1]) - (won[0] - before[0]))
        before = (won[0], won[1])
    assert steps.after(actions[1]) == whole.after(actions[1])  # in portions or not
    assert whole.error(actions[0]) == 0
    assert whole.error(actions[1]) == pytest.approx((pvariance(differences) / 200) ** 0.5, abs=1e-4)
    assert whole.error(actions[1]) > 0


def test_the_time_cap_ends_it() -> None:
    position, seat = opening("gears")
    found = Chances(position, seat, 1, position.legal(seat)[:2])
    found.simulate(10**9, 0.0)
    assert found.matches == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_forced_move_has_no_value(name: str) -> None:
    game = load_game(name)
    position = start(Case(game, game.seats[0], {}))
    for seat, _ in walk(position, random.Random(name)):
        if seat != NATURE and len(position.legal(seat)) == 1:
            break
    else:
        pytest.fail("no move was forced")
    found = load("easy", game).hints(position.hidden(seat), seat, 1)
    assert [(move.action, move.value) for move in found.moves] == [(position.legal(seat)[0], None)]
    assert found.matches is None


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_has_the_chance_to_win_or_points(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tinkertable.bots.hints.SECONDS", 1e9)
    monkeypatch.setattr("tinkertable.bots.hints.MATCHES", 30)
    position, seat = opening(name)
    bot = load("easy", position.game)
    found = bot.hints(position, seat, 3)
    assert bot.hints(position, seat, 3) == found
    if position.game.independent:
        assert found.matches is None
        assert found.moves[0].value == bot.advise(position, seat, 3)[0].value
        return
    assert found.matches == 30
    for move in found.moves:
        parts = (move.value or 0.0) * 30 * 12  # a victory may be shared
        assert parts == pytest.approx(round(parts))


def test_too_few_matches_tell_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tinkertable.bots.hints.MATCHES", 24)
    position, seat = opening("gears")
    found = load("easy", position.game).hints(position, seat, 3)
    assert len(found.moves) > 1
    assert {move.value for move in found.moves} == {None}
    assert found.matches is None


def found_on(backend: Backend) -> list[object]:
    found: list[object] = []
    for position, seat, number in some_choices(every=29):
        bot = load("easy", position.game, backend)
        learned = bot.think(position, seat, number).learned if bot.mixes else None
        actions = position.legal(seat)[:2]
        chances = Chances(position, seat, number, actions, learned, backend)
        chances.simulate(3, 1e9)
        found += ((number, chances.after(action), chances.error(action)) for action in actions)
    return found


def test_backends_agree() -> None:
    """The same chances for the same seed and number of matches, to the last digit."""
    plain = found_on(PLAIN)
    assert len(plain) > 60
    for name in ("native", "checked"):
        assert found_on(backend_named(name)) == plain
