"""Gymnasium's environments: its own checkers, bots by name, and many games in step."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from tests.conformance.cases import Case, games
from tests.conformance.editions import second_edition
from tests.core.toy import TOY
from tinkertable.bots import load as load_bot
from tinkertable.bots.seeds import arena_seed
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.core.seats import NATURE
from tinkertable.env import make_vec
from tinkertable.env.gymnasium import SeatEnv, SeatsVectorEnv, ids, registered
from tinkertable.env.others import with_random_others
from tinkertable.env.single import Single

from .suites import KNOWN, SAMPLE, check_gymnasium, make_known

SEED = 20
LANES = 5
STEPS = 60
TOY_EDITION = Edition("toy", "", {}, {}, {}, "", "", second_edition(TOY))
make_known(TOY)


def seat_env(**given: Any) -> SeatEnv:
    return SeatEnv(**{"game": TOY, "backend": "plain", **given})


def play(env: Any, seed: int, episodes: int = 1) -> list[Any]:
    """Legal actions at random; all that is told."""
    rng = np.random.default_rng(seed)
    told = [env.reset(seed=seed)]
    while episodes:
        told.append(env.step(rng.choice(np.flatnonzero(env.action_masks()))))
        if told[-1][2] or told[-1][3]:
            episodes -= 1
            told.append(env.reset())
    return told


@pytest.mark.parametrize("name", SAMPLE)
def test_gymnasium_s_checkers(name: str) -> None:
    check_gymnasium(SAMPLE[name])


@pytest.mark.parametrize("bots", ["random", "greedy", "easy"])
def test_gymnasium_s_checkers_with_bots(bots: str) -> None:
    check_gymnasium(Case(TOY, 3, {}), bots)


def test_gymnasium_s_checkers_in_machine_code() -> None:
    check_gymnasium(Case(TOY, 2, {}), backend="native")


def test_all_games_are_registered() -> None:
    assert registered() == [name for game in games() for name in ids(game)]
    assert set(registered()) <= set(gymnasium.registry)
    assert ids(TOY) == ("tinkertable/toy-v1", "tinkertable/toy-self-play-v1")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_bots_play_as_in_the_arena(seat: int) -> None:
    """Each sees what its seat may see, and draws its luck from seed, episode, seat and move."""
    names = ["greedy", "tree:simulations=5"]
    env, match = seat_env(seats=3, seat=seat, bots=names), Single(TOY, 3, backend="plain")
    others = [other for other in range(3) if other != seat - 1]
    bots = {other: load_bot(name, TOY) for other, name in zip(others, names, strict=True)}
    seen, _ = env.reset(seed=SEED)
    match.begin(SEED)
    over = False
    while not over:
        while (asked := match.asked()) != seat - 1:
            hidden = match.position().hidden(asked)
            luck = arena_seed(f"{SEED}/0", asked, match.moves)
            chosen = bots[asked].choose(hidden, asked, luck)
            match.act(asked, match.actions.dense[chosen])
        (mine,), (mask,) = match.look(seat - 1, seat)
        np.testing.assert_array_equal(seen, mine)
        np.testing.assert_array_equal(env.action_masks(), mask == 1)
        action = int(np.flatnonzero(mask)[-1])
        seen, reward, over, cut, info = env.step(action)
        match.act(seat - 1, action)
        assert not cut
        if not over:
            assert (reward, info["seat"]) == (0, seat)
        while match.acting and match.asked() != seat - 1:
            asked = match.asked()
            luck = arena_seed(f"{SEED}/0", asked, match.moves)
            chosen = bots[asked].choose(match.position().hidden(asked), asked, luck)
            match.act(asked, match.actions.dense[chosen])
    assert match.ended
    assert reward == match.rewards[seat - 1]
    assert info["winners"] == [winner + 1 for winner in match.winners]


def test_a_seat_of_one_s_own_in_every_episode() -> None:
    env = seat_env(seats=4, seat=None)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(20)]
    assert set(seats) == {1, 2, 3, 4}
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(20)]


@pytest.mark.parametrize("reward", ["win", "score"])
def test_an_action_that_is_not_legal_ends_the_episode(reward: str) -> None:
    env = seat_env(seats=2, reward=reward)
    env.reset(seed=SEED)
    _, paid, over, cut, info = env.step(3)  # done, before a guess
    assert (paid, over, cut) == (-1 if reward == "win" else -100, True, False)
    assert (info["ended"], info["winners"]) == ("refused", [])
    assert info["action_mask"].all()
    with pytest.raises(InputError, match="has ended"):
        env.step(0)


def test_alone() -> None:
    env = seat_env(seats=1)
    told = play(env, SEED)
    assert told[-2][1] == 1  # who plays the toy alone wins it


def test_the_same_seed_is_the_same_episodes() -> None:
    for given in ({"bots": "random"}, {"bots": "greedy"}):
        one, two = (play(seat_env(seats=3, **given), SEED, 3) for _ in range(2))
        for a, b in zip(one, two, strict=True):
            np.testing.assert_array_equal(a[0], b[0])
            assert a[1:-1] == b[1:-1]


@pytest.mark.parametrize(
    "given",
    [
        {"seat": 0}, {"seat": 3}, {"seat": True}, {"bots": ["easy", "easy"]}, {"bots": "nobody"},
        {"bots": "exec:true"}, {"reward": "fun"}, {"seats": 5},
    ],
)  # fmt: skip
def test_what_cannot_be_made(given: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        seat_env(**given)


# Many in step.


def many(kind: str = "", lanes: int = LANES, **given: Any) -> Any:
    return gymnasium.make_vec(f"tinkertable/toy{kind}-v1", num_envs=lanes, **{"seats": 3, **given})


def legal(info: dict[str, Any], rng: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])


def test_self_play_is_the_vector_environment() -> None:
    """Lane by lane; the reward is that of the seat that acted."""
    env, lanes = many("-self-play"), make_vec(TOY, LANES, 3, mask="bytes", autoreset=False)
    rng = np.random.default_rng(SEED)
    seen, info = env.reset(seed=SEED)
    told = lanes.reset(seed=SEED)
    waits = np.zeros(LANES, np.bool_)
    for _ in range(STEPS):
        assert env.observation_space.contains(seen)
        running = ~waits
        np.testing.assert_array_equal(seen, told.obs)
        np.testing.assert_array_equal(info["seat"], told.seat + 1)
        np.testing.assert_array_equal(info["action_mask"][running], told.mask[running])
        assert info["action_mask"][waits].all()
        acts, actor = legal(info, rng), told.seat.copy()
        seen, reward, over, cut, info = env.step(acts)
        lanes.step(acts)
        ends = (told.done != 0) & running
        np.testing.assert_array_equal(over | cut, ends)
        expected = np.where(ends, told.reward[np.arange(LANES), actor], 0)
        np.testing.assert_array_equal(reward, expected)
        if ends.any():
            np.testing.assert_array_equal(info["_ended"], ends)
            assert {info["ended"][lane] for lane in np.flatnonzero(ends)} == {"over"}
            np.testing.assert_allclose(info["rewards"][ends], told.reward[ends])
        if waits.any():
            lanes.reset(which=waits)
        waits = ends
    env.close()


def returns(env: Any, mode: AutoresetMode) -> list[tuple[int, float]]:
    """By lane, what its episodes came to, whatever way they begin anew."""
    rng = np.random.default_rng(SEED)
    found: list[tuple[int, float]] = []
    _, info = env.reset(seed=SEED)
    for _ in range(4 * STEPS):
        _, reward, over, cut, info = env.step(legal(info, rng))
        found += [(int(lane), float(reward[lane])) for lane in np.flatnonzero(over | cut)]
        if mode == AutoresetMode.DISABLED and (over | cut).any():
            _, info = env.reset(options={"reset_mask": over | cut})
    return found


@pytest.mark.parametrize("kind", ["", "-self-play"])
def test_all_ways_to_begin_anew(kind: str) -> None:
    for mode in AutoresetMode:
        env = many(kind, autoreset_mode=mode)
        assert env.metadata["autoreset_mode"] == mode
        assert isinstance(env, SeatsVectorEnv)
        assert len(returns(env, mode)) > LANES


def test_in_the_same_step_the_last_is_told_beside() -> None:
    same, later = (
        many("-self-play", autoreset_mode=mode, lanes=1) for mode in ("SameStep", "NextStep")
    )
    rng = np.random.default_rng(SEED)
    _, info = same.reset(seed=SEED)
    later.reset(seed=SEED)
    over = [False]
    while not over[0]:
        acts = legal(info, rng)
        seen, reward, over, _, info = same.step(acts)
        last, paid, also, _, end = later.step(acts)
        assert (reward == paid).all()
        assert (over == also).all()
    assert (info["final_obs"][0] == last[0]).all()
    assert info["final_info"]["ended"][0] == "over" == end["ended"][0]
    assert info["final_info"]["winners"][0] == end["winners"][0]
    first, _, _, _, begun = later.step([0])  # whatever it is
    np.testing.assert_array_equal(seen, first)
    np.testing.assert_array_equal(info["action_mask"], begun["action_mask"])


@pytest.mark.parametrize("seat", [0, 2])
def test_others_at_random_are_nature_s(seat: int) -> None:
    """One seat is asked; the others make legal moves, all of them in time."""
    game = with_random_others(TOY, seat)
    single = Single(game, 3, backend="plain")
    counts = np.zeros(3)
    for episode in range(200):
        single.begin(SEED if episode == 0 else None)
        while single.acting:
            assert single.acting == 1 << seat
            guesses = single.position().state.guess[:3]
            assert all(guesses[other] >= 0 for other in range(3) if other != seat)
            counts += np.bincount([g for i, g in enumerate(guesses) if i != seat], minlength=3)
            single.act(seat, single.draw(seat))
    shares = counts / counts.sum()
    assert np.abs(shares - 1 / 3).max() < 0.05  # of three guesses each is as likely
    assert game.acting(single.box[0], single.position().state) in (0, 1 << NATURE)


@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.name)
def test_against_others_at_random_any_game_ends(game: Game) -> None:
    seats = max(2, game.seats[0])
    single = Single(with_random_others(game, 1), seats, backend="plain")
    single.begin(SEED)
    while single.acting:
        single.act(single.asked(), single.draw(single.asked()))
    assert single.told_of_end()["ended"] == "over"
    as_played = Single(game, seats, backend="plain").position()
    as_played.state = single.position().state
    assert as_played.winners() == single.winners


def test_an_edition_of_many() -> None:
    """Points are twice as many in it."""
    env = many(reward="score", edition=TOY_EDITION)
    usual = many(reward="score")
    ours, theirs = (returns(one, AutoresetMode.NEXT_STEP) for one in (env, usual))
    assert ours == [(lane, 2 * points) for lane, points in theirs]


def test_other_bots_are_stepped_one_by_one() -> None:
    env = many(bots="greedy", backend="plain", lanes=2)
    assert isinstance(env, SyncVectorEnv)
    assert returns(env, AutoresetMode.NEXT_STEP)
    with pytest.raises(InputError, match="None or random"):
        SeatsVectorEnv(TOY, 2, bots="greedy")


def test_what_is_told_is_a_copy_unless_it_need_not_be() -> None:
    for copy in (True, False):
        env = many("-self-play", copy=copy)
        first, info = env.reset(seed=SEED)
        kept = first.copy(), info["action_mask"].copy()
        seen, *_ = env.step([2] * LANES)
        assert np.shares_memory(first, seen) != copy
        assert (first == kept[0]).all() == copy
        assert env.action_masks().dtype == np.bool_


def test_drawings_of_all_lanes(capsys: pytest.CaptureFixture[str]) -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        env = many(lanes=2, render_mode=mode)
        env.reset(seed=SEED)
        assert [type(frame) for frame in env.render()] == [kind] * 2
    human = many(lanes=2, render_mode="human")
    human.reset(seed=SEED)
    assert human.render() is None
    assert capsys.readouterr().out.count("toy") == 2
    assert many(lanes=2).render() is None
