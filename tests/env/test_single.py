"""A single match: the first lane of `make_vec`, whatever runs it and whoever is asked."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from tests.conformance.cases import Case
from tests.core.toy import TOY
from tinkertable.backends.native import Native
from tinkertable.core.errors import InputError
from tinkertable.core.observing import observation_of
from tinkertable.env import CUT, OVER, REFUSED, VectorEnv, make_vec
from tinkertable.env.single import Single, _driver

from .suites import SAMPLE

SEED = 20
EPISODES = 3


def lane_of(case: Case, reward: str, obs: bool, backend: str) -> VectorEnv:
    return make_vec(
        case.game, 1, case.seats, case.options, seed=SEED, obs=obs, mask="bytes", reward=reward,
        autoreset=False, threads=1, backend=backend,
    )  # fmt: skip


def assert_alike(single: Single, lane: VectorEnv, obs: bool) -> None:
    told = lane.told
    assert single.ended == told.done[0]
    if not single.ended:
        seat = single.asked()
        assert seat == told.seat[0]
        (seen,), (mask,) = single.look(seat, seat + 1)
        np.testing.assert_array_equal(mask, told.mask[0])
        if obs:
            np.testing.assert_array_equal(seen, told.obs[0])
    assert single.position() == lane.position(0)
    np.testing.assert_allclose(single.rewards, told.reward[0])
    assert sum(1 << seat for seat in single.winners) == told.winners[0]


def play(single: Single, lane: VectorEnv, episodes: int, obs: bool) -> None:
    """Random episodes in both."""
    rng = np.random.default_rng(SEED)
    lane.reset()
    for episode in range(episodes):
        single.begin(SEED if episode == 0 else None)
        assert single.seed == (SEED, episode)
        while not single.ended:
            assert_alike(single, lane, obs)
            action = int(rng.choice(np.flatnonzero(lane.told.mask[0])))
            single.act(single.asked(), action)
            lane.step([action])
        assert_alike(single, lane, obs)
        lane.reset(which=[True])


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("reward", ["win", "score", "margin"])
@pytest.mark.parametrize("backend", ["plain", "native"])
def test_it_is_the_first_lane(seats: int, reward: str, backend: str) -> None:
    case = Case(TOY, seats, {})
    single = Single(TOY, seats, reward=reward, backend=backend)
    play(single, lane_of(case, reward, True, "native"), EPISODES, True)


@pytest.mark.parametrize("name", SAMPLE)
def test_of_every_game(name: str) -> None:
    case = SAMPLE[name]
    single = Single(case.game, case.seats, case.options, "margin", backend="plain")
    play(single, lane_of(case, "margin", False, "checked"), 1, False)


def toy(seats: int = 2, **given: Any) -> Single:
    single = Single(TOY, seats, backend="plain", **given)
    single.begin(SEED)
    return single


@pytest.mark.parametrize("reward", ["win", "score"])
@pytest.mark.parametrize("action", [-1, 4, 10**18, -(2**63), 3])  # 3, done, comes after a guess
def test_an_action_that_is_not_legal_ends_the_episode(action: int, reward: str) -> None:
    lane = lane_of(Case(TOY, 3, {}), reward, True, "native")
    lane.reset()
    single = toy(3, reward=reward)
    single.act(0, action)
    lane.step([action])
    assert single.ended == REFUSED == lane.told.done[0]
    assert single.rewards == lane.told.reward[0].tolist()
    assert single.told_of_end() == {"ended": "refused", "winners": []}
    with pytest.raises(InputError, match="has ended"):
        single.act(0, 0)


def test_a_seat_that_may_not_act_is_refused() -> None:
    single = toy()
    single.act(1, 0)
    single.act(1, 3)
    assert single.acting == 0b01
    single.act(1, 0)
    assert single.ended == REFUSED
    assert single.rewards == [1, -1]


def test_any_seat_that_may_act_can() -> None:
    single = toy()
    single.act(1, 2)
    assert single.acting == 0b11
    single.act(0, 1)
    seen, masks = single.look(0, 2)
    assert masks.tolist() == [[1, 1, 1, 1]] * 2
    assert (seen[0] != seen[1]).any()  # each sees its own guess
    assert single.position().state.guess[:2] == [1, 2]


def test_after_the_end_masks_are_full() -> None:
    single = toy()
    single.cut()
    assert single.ended == CUT
    assert single.rewards == [0, 0]
    _, masks = single.look(0, 2)
    assert masks.all()
    single.cut()
    single.begin()
    assert single.ended == 0
    assert single.seed == (SEED, 1)


def test_a_match_that_is_cut_is_worth_its_points() -> None:
    single = toy(reward="score")
    while single.position().state.round < 3:
        seat = single.asked()
        single.act(seat, single.draw(seat))
    points = [single.position().total(seat) for seat in range(2)]
    single.cut()
    assert single.rewards == points


def test_what_is_drawn_is_legal_and_ends_well() -> None:
    single = toy(4)
    while not single.ended:
        seat = single.asked()
        single.act(seat, single.draw(seat))
    assert single.ended == OVER
    assert single.winners


@pytest.mark.parametrize("backend", ["plain", "native"])
def test_copies_go_on_alike_and_apart(backend: str) -> None:
    single = Single(TOY, 2, backend=backend)
    single.begin(SEED)
    single.act(0, 1)
    twin, before = deepcopy(single), single.position()
    single.act(0, 2)
    assert twin.position() == before != single.position()
    twin.act(0, 2)
    for one in (single, twin):
        while not one.ended:
            one.act(one.asked(), one.draw(one.asked()))
    assert single.position() == twin.position()
    assert single.rewards == twin.rewards


def test_luck_that_nobody_names() -> None:
    one, two = Single(TOY, 2, backend="plain"), Single(TOY, 2, backend="plain")
    one.begin()
    two.begin()
    assert one.seed != two.seed
    two.begin(np.int64(7))  # type: ignore[arg-type]
    assert two.seed == (7, 0)


@pytest.mark.parametrize(
    "given",
    [{"reward": "fun"}, {"seats": 9}, {"options": {"pace": "none"}}, {"game": "chess"}],
)
def test_what_cannot_be_made(given: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        Single(**{"game": TOY, "backend": "plain", **given})
    with pytest.raises(InputError, match="seed"):
        toy().begin(-1)


def test_a_second_start_finds_the_first_one_s_code() -> None:
    """What is seen of a game without an observation of its own is a rule made on the spot."""
    for _ in range(2):
        driver = Native().ready(_driver(TOY, observation_of(TOY, 2)))
        assert callable(driver.look)
