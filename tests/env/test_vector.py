"""The vector environment: equal to `Position` move by move, and defined whatever it is given."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.conformance.cases import Case, games
from tests.conformance.editions import second_edition
from tests.core.toy import TOY
from tinkertable.backends.simulation import random_games
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import to_json
from tinkertable.core.seats import NATURE, members
from tinkertable.env import CUT, OVER, REFUSED, VectorEnv, make_vec
from tinkertable.env.host import CHUNK

SEED = 20
LANES = 3
# Of each game some kinds of match: the defaults, and what changes turns and draws.
KINDS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "toy": [(1, {}), (4, {})],
    "gears": [(2, {}), (4, {}), (3, {"strict": "on"}), (3, {"characters": "off"})],
    "sentient": [(2, {}), (4, {})],
    "railroad-ink": [(1, {}), (3, {"expansion": "meteor"}), (2, {"expansion": "lava"})],
    "transmissions": [
        (1, {}),
        (2, {"placement": "start-player"}),
        (4, {"sets": "chosen", "printing": "ru"}),
    ],
}
CASES = {
    case.name: case
    for game in [TOY, *games()]
    for case in (Case(game, seats, options) for seats, options in KINDS.get(game.name, [(1, {})]))
}


def toys(lanes: int = LANES, seats: int = 2, game: Game = TOY, **how: Any) -> VectorEnv:
    return make_vec(game, lanes, seats, **{"obs": False, **how})


def mask_of(env: VectorEnv, lane: int) -> list[int]:
    """The codec's numbers of what a lane is offered."""
    bits = np.unpackbits(env.told.mask[lane : lane + 1].view(np.uint8), bitorder="little")
    return [env.actions.numbers[at] for at in np.flatnonzero(bits)]


def asked(position: Position) -> int:
    return next(members(position.acting()))


def trace(env: VectorEnv, steps: int) -> list[Any]:
    """What random steps tell."""
    found = [[np.array(array) for array in env.reset()]]
    for _ in range(steps):
        found.append([np.array(array) for array in env.step(env.sample())])
    return found


def assert_alike(one: list[Any], two: list[Any], lanes: int | None = None) -> None:
    for a, b in zip(one, two, strict=True):
        for x, y in zip(a, b, strict=True):
            np.testing.assert_array_equal(x[:lanes], y[:lanes])


@pytest.mark.parametrize("name", CASES)
def test_lanes_are_positions(name: str) -> None:
    """Whole games, nature's turns too: whose turn, what is legal, what comes of it, the end."""
    game, seats, options = CASES[name]
    env = make_vec(
        game, LANES, seats, options, seed=SEED, obs=False, reward="score", chance="explicit",
        autoreset=False, backend="checked",
    )  # fmt: skip
    told = env.reset()
    positions = [Position(game, seats, options) for _ in range(LANES)]
    running = set(range(LANES))
    while running:
        actions = env.sample()
        for lane in running:
            position = positions[lane]
            assert told.seat[lane] == asked(position)
            assert mask_of(env, lane) == sorted(position.legal(asked(position)))
            position.play(asked(position), env.actions.numbers[actions[lane]])
        env.step(actions)
        for lane in list(running):
            position = positions[lane]
            assert env.position(lane) == position
            assert bool(told.done[lane]) == position.over
            if position.over:
                running.remove(lane)
                scores = [position.score(seat)["total"] for seat in range(seats)]
                assert (told.done[lane], told.reward[lane].tolist()) == (OVER, scores)
                assert list(members(int(told.winners[lane]))) == position.winners()
                assert mask_of(env, lane) == []


@pytest.mark.parametrize("name", [name for name in CASES if "-1" in name or "-2" in name])
def test_lanes_are_random_games(name: str) -> None:
    """Nature's turns inside: the first episodes are the random games of the seed."""
    game, seats, options = CASES[name]
    played = random_games(game, seats, options, SEED, LANES)
    env = make_vec(
        game, LANES, seats, options, seed=SEED, obs=False, reward="score", autoreset=False,
        backend="checked",
    )  # fmt: skip
    told = env.reset()
    totals = np.zeros(LANES)
    while not told.done.all():
        env.step(env.sample())
        totals += told.reward.sum(axis=1)
    halves = 2 if seats in game.halves else 1
    assert (totals * halves).tolist() == [one.total for one in played]


def test_what_is_told_beside_the_end_is_the_next_episode() -> None:
    env, other = toys(seed=SEED, reward="score"), toys(seed=SEED, autoreset=False)
    told, waiting = env.reset(), other.reset()
    while not told.done.any():
        env.step(actions := env.sample().copy())
        other.step(actions)
    assert (told.done == waiting.done).all()
    other.reset(which=waiting.done != 0)
    np.testing.assert_array_equal(told.mask, waiting.mask)
    assert [env.position(i) for i in range(LANES)] == [other.position(i) for i in range(LANES)]
    assert not waiting.done.any()


@pytest.mark.parametrize("obs", [True, "state"])
def test_lanes_do_not_depend_on_threads_or_on_other_lanes(obs: bool | str) -> None:
    many = 2 * CHUNK + 5
    kinds = [(many, 1), (many, 3), (2, 1)]
    one, two, few = (
        trace(toys(lanes, seed=SEED, obs=obs, threads=threads), 40) for lanes, threads in kinds
    )
    assert_alike(one, two)
    assert_alike([[a[:2] for a in step] for step in one], few)


def test_seeds_and_episodes() -> None:
    env = toys(seed=1)
    first, later = trace(env, 5), trace(env, 5)
    with pytest.raises(AssertionError):
        assert_alike(first, later)
    env.reset(seed=1)
    assert_alike(first, [[np.array(a) for a in env.told], *trace_on(env, 5)])


def trace_on(env: VectorEnv, steps: int) -> list[Any]:
    return [[np.array(array) for array in env.step(env.sample())] for _ in range(steps)]


@pytest.mark.parametrize("reward", ["win", "score", "margin"])
def test_an_action_that_is_not_legal_ends_the_episode(reward: str) -> None:
    garbage = [-1, 4, 10**18, -(2**63), 2**63 - 1, 63, 64, 3]  # 3, done, comes after a guess
    env = toys(len(garbage), 3, seed=SEED, reward=reward, backend="checked")
    env.reset()
    told = env.step(np.array(garbage))
    assert told.done.tolist() == [REFUSED] * len(garbage)
    assert told.winners.tolist() == [0] * len(garbage)
    foul = [-1, 0.5, 0.5] if reward == "win" else [-100, 0, 0]
    assert told.reward.tolist() == [foul] * len(garbage)
    assert told.seat.tolist() == [0] * len(garbage)  # of the next episode
    assert all(mask_of(env, lane) for lane in range(len(garbage)))
    env.step(env.sample())
    assert not told.done.any()
    assert not told.reward.any()


def test_other_lanes_go_on_beside_a_refused_one() -> None:
    env, other = toys(seed=SEED), toys(seed=SEED)
    env.reset()
    other.reset()
    for at in range(20):
        actions, theirs = env.sample().copy(), other.sample().copy()
        actions[1] = -7 if at == 3 else actions[1]
        env.step(actions)
        other.step(theirs)
        for lane in (0, 2):
            assert env.position(lane) == other.position(lane)


@pytest.mark.parametrize("actions", [[0.5] * LANES, [True] * LANES, [0] * 2, [[0] * LANES], "abc"])
def test_what_is_no_row_of_numbers_is_refused(actions: Any) -> None:
    env = toys()
    env.reset()
    with pytest.raises(InputError, match="expected"):
        env.step(actions)


@pytest.mark.parametrize("kind", ["int8", "int32", "uint16", "uint64"])
def test_any_whole_numbers_are_actions(kind: str) -> None:
    env = toys(seed=SEED)
    env.reset()
    assert not env.step(env.sample().astype(kind)).done.any()
    assert env.step(np.full(LANES, 255 if kind != "int8" else 127, kind)).done.all()


def test_a_lane_that_has_ended_waits() -> None:
    env = toys(seed=SEED, autoreset=False)
    env.reset()
    told = env.step([-1, 0, 0])
    assert told.done.tolist() == [REFUSED, 0, 0]
    before = env.position(0)
    told = env.step(env.sample())
    assert told.done.tolist() == [REFUSED, 0, 0]
    assert not told.reward.any()
    assert mask_of(env, 0) == []
    assert env.position(0) == before
    told = env.reset(which=[True, False, False])
    assert told.done.tolist() == [0, 0, 0]
    assert mask_of(env, 0) != []


def test_a_match_without_end_is_cut() -> None:
    endless = replace(TOY, longest=(6, 0))
    env = toys(game=endless, seats=1, reward="score", autoreset=False)
    told = env.reset()
    for move in range(2, 7):  # the first counter was drawn
        env.step([0] * LANES)  # guess 0, again and again
        assert told.done.tolist() == [CUT if move == 6 else 0] * LANES


def test_rewards_are_shares_or_points() -> None:
    kinds: list[dict[str, Any]] = [{"reward": kind} for kind in ("win", "score", "margin")]
    for seats in (1, 3):
        win, score, margin = (toys(8, seats, seed=SEED, autoreset=False, **kind) for kind in kinds)
        found = []
        for env in (win, score, margin):
            env.reset()
            total = np.zeros((8, seats))
            while not env.told.done.all():
                total += env.step(env.sample()).reward
            found.append(total)
        shares, points, margins = found
        for lane in range(8):
            position = score.position(lane)
            assert points[lane].tolist() == [position.total(seat) for seat in range(seats)]
            won = position.winners()
            for seat in range(seats):
                others = [points[lane, other] for other in range(seats) if other != seat]
                assert margins[lane, seat] == points[lane, seat] - max(others, default=0)
                if seats == 3:
                    share = (3 * (seat in won) / len(won) - 1) / 2
                    assert shares[lane, seat] == pytest.approx(share)
            assert shares[lane].sum() == pytest.approx(0 if seats == 3 else 1)


def test_masks_by_the_byte_are_the_same() -> None:
    packed, flags = toys(seed=SEED), toys(seed=SEED, mask="bytes")
    for one, two in zip(trace(packed, 30), trace(flags, 30), strict=True):
        bits = np.unpackbits(one[2].view(np.uint8), axis=1, bitorder="little")
        np.testing.assert_array_equal(bits[:, : flags.actions.count], two[2])


def test_saved_and_gone_on_with() -> None:
    env = toys(seed=SEED)
    trace(env, 17)
    saved = env.save()
    after = trace_on(env, 30)
    other = toys(seed=SEED + 1, threads=1)
    other.load(saved)
    assert_alike(after, trace_on(other, 30))
    assert other.seed == SEED


def test_what_was_saved_otherwise_is_refused() -> None:
    env = toys()
    env.reset()
    saved = env.save()
    for broken in (b"", saved[:-1], saved[:50] + b"x" + saved[51:], b"x" * 100):
        with pytest.raises(InputError, match="not a saved environment"):
            env.load(broken)
    for other, what in (
        (toys(4), "lanes"),
        (toys(seats=3), "seats"),
        (toys(chance="explicit"), ""),
    ):
        with pytest.raises(InputError, match=f"another .*{what}"):
            other.load(saved)


def test_a_position_put_into_a_lane() -> None:
    env = toys(seed=SEED, chance="explicit")
    env.reset()
    position = Position(TOY, 2, {})
    position.play(NATURE, 0)
    told = env.put(1, position)
    assert env.position(1) == position
    assert told.seat.tolist() == [NATURE, 0, NATURE]
    assert mask_of(env, 1) == position.legal(0)
    with pytest.raises(InputError, match="same game"):
        env.put(1, Position(TOY, 3, {}))
    with pytest.raises(InputError, match="lane from 0 to 2"):
        env.put(3, position)


def test_nature_plays_on_in_a_lane_that_she_is_put_into() -> None:
    env = toys(seed=SEED)
    env.reset()
    told = env.put(2, Position(TOY, 2, {}))
    assert told.seat.tolist() == [0, 0, 0]
    assert env.position(2).acting() == 0b11


def test_nature_s_odds_where_she_is_handed_out() -> None:
    env = toys(chance="explicit")
    env.reset()
    names = [env.actions.names[action] for action, _ in env.odds(0)]
    assert names == ["draw 0", "draw 1", "draw 2"]
    assert [weight for _, weight in env.odds(0)] == [3, 2, 1]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_editions_are_played_with_their_components(game: Game) -> None:
    """The same moves, other points."""
    if not game.components:
        return
    edition = Edition(game.name, "", {}, {}, {}, "", "", second_edition(game))
    env = make_vec(
        game, LANES, game.seats[0], seed=SEED, obs=False, reward="score", autoreset=False,
        edition=edition, backend="checked",
    )  # fmt: skip
    told = env.reset()
    totals = np.zeros((LANES, game.seats[0]))
    while not told.done.all():
        totals += env.step(env.sample()).reward
    for lane in range(LANES):
        position = env.position(lane)
        assert position.box is edition.box
        scores = [position.score(seat)["total"] for seat in range(game.seats[0])]
        assert totals[lane].tolist() == scores


def test_arrays_of_the_caller() -> None:
    for mask in ("packed", "bytes"):
        env, other = toys(seed=SEED, obs=True, mask=mask), toys(seed=SEED, obs=True, mask=mask)
        into = [env.arrays(), env.arrays()]
        env.reset()
        other.reset()
        for at in range(30):
            told = env.step(env.sample(), into[at % 2])
            assert told is into[at % 2]
            assert_alike([told], [other.step(other.sample())])
        with pytest.raises(InputError, match="expected reward to be float32"):
            env.step(env.sample(), into[0]._replace(reward=np.zeros((LANES, 2))))


def test_own_masks_cannot_be_written_to() -> None:
    """Legality is read from them."""
    env = toys()
    with pytest.raises(ValueError, match="read-only"):
        env.reset().mask[0] = 0


def test_nothing_before_the_beginning() -> None:
    env = toys()
    for ask in (env.sample, env.save, lambda: env.step([0] * LANES), lambda: env.position(0)):
        with pytest.raises(InputError, match=r"begins with reset\(\)"):
            ask()


@pytest.mark.parametrize(
    "how",
    [
        {"seed": -1}, {"seed": 1 << 63}, {"seed": 1.5}, {"mask": "bits"}, {"reward": "fun"},
        {"chance": "never"}, {"obs": "all"}, {"lanes": 0}, {"lanes": True},
    ],
)  # fmt: skip
def test_what_cannot_be_made(how: dict[str, Any]) -> None:
    with pytest.raises(InputError, match="expected"):
        toys(**how)


def test_what_is_seen_is_what_the_state_holds() -> None:
    """Where a game declares nothing, of the seat that is asked."""
    env = toys(seed=SEED, seats=3, obs="state")
    told = env.reset()
    for _ in range(20):
        env.step(env.sample())
        for lane in range(LANES):
            hidden = env.position(lane).hidden(int(told.seat[lane]))
            values = to_json(hidden.state, TOY.State)
            flat = [x for v in values.values() for x in (v if isinstance(v, list) else [v])]
            assert told.obs[lane].tolist() == flat
