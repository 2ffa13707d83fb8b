"""Our games in OpenSpiel: its own suites, its solvers against ours, and worlds by information."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test as spiel_api
from open_spiel.python import policy as policies
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, get_all_states, ismcts, mcts
from open_spiel.python.algorithms.exploitability import nash_conv
from open_spiel.python.observation import make_observation

from tests.bots.reduced import exploitability, last_round, uniform
from tests.conformance.cases import Case, games
from tests.core.toy import TOY
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE
from tinkertable.env.openspiel import SpielGame, game_from, short_name
from tinkertable.env.returns import shares
from tinkertable.env.single import Single

from . import suites
from .suites import (
    KNOWN,
    SAMPLE,
    check_openspiel,
    check_resampling,
    make_known,
    run_cases,
    spiel_name,
    states,
)

REDUCED = "highest", ("red",), ("yellow",)
ITERATIONS = 10  # of CFR
make_known(TOY)


def loaded(game: Game, seats: int, **given: Any) -> Any:
    return pyspiel.load_game(short_name(game), {"players": seats, **given})


@pytest.mark.parametrize("name", SAMPLE)
def test_openspiel_s_suites(name: str) -> None:
    check_openspiel(SAMPLE[name])


@pytest.mark.parametrize("reward", ["score", "margin"])
@pytest.mark.parametrize("seats", [1, 3])
def test_openspiel_s_suites_with_other_rewards(reward: str, seats: int) -> None:
    check_openspiel(Case(TOY, seats, {}), reward)


@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.name)
def test_random_simulations(game: Game) -> None:
    """In C++, with every state written out and read again."""
    name = spiel_name(Case(game, max(2, game.seats[0]), {}))
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SAMPLE)
def test_worlds_by_information(name: str) -> None:
    check_resampling(SAMPLE[name])


def test_worlds_of_the_toy() -> None:
    for seed in range(5):
        check_resampling(Case(TOY, 3, {}), seed)


def test_worlds_differ() -> None:
    """What is hidden is drawn anew: of three guesses each is as likely."""
    state = loaded(TOY, 2).new_initial_state()
    for action in (0, 1, 3):  # a counter is drawn; the first seat guesses 1 and is done
        state.apply_action(action)
    rng = random.Random(1)
    guesses = [
        state.resample_from_infostate(1, rng.random).now.position.state.guess[0] for _ in range(150)
    ]
    assert np.bincount(guesses, minlength=3).min() > 30


@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.name)
def test_they_are_our_games(game: Game) -> None:
    """Move by move as a position plays it, and worth at the end what `make_vec` pays."""
    seats, rng = max(2, game.seats[0]), random.Random(1)
    spiel = loaded(game, seats)
    state, position = spiel.new_initial_state(), Position(game, seats, {})
    while not state.is_terminal():
        seat = state.current_player()
        assert state.is_chance_node() == (position.acting() == 1 << NATURE)
        actions = state.legal_actions()
        action = actions[rng.randrange(len(actions))]
        if state.is_chance_node():
            odds = dict(position.odds())
            chances = [weight / sum(odds.values()) for weight in odds.values()]
            assert [chance for _, chance in state.chance_outcomes()] == pytest.approx(chances)
            number, seat = spiel.chance_numbers[action], NATURE
        else:
            number = spiel.actions.numbers[action]
        assert state.action_to_string(action) == game.codec.text(number)
        state.apply_action(action)
        position.play(seat, number)
        assert state.now.position == position
    assert state.returns() == pytest.approx(shares(seats, position.winners()))


def test_what_may_be_named() -> None:
    gears = next(game for game in games() if game.name == "gears")
    spiel = loaded(gears, 3, strict="on", reward="margin")
    assert spiel.num_players() == 3
    assert spiel.start.options["strict"] == "on"
    assert spiel.get_parameters()["reward"] == "margin"
    with pytest.raises(ValueError, match="reward"):
        loaded(gears, 2, reward="fun")
    for name in ("tinkertable_gears(players=9)", "tinkertable_gears(strict=perhaps)"):
        with pytest.raises(Exception, match=r"gears takes|strict"):
            pyspiel.load_game(name)


def test_states_are_copied_and_kept() -> None:
    for state in list(states(loaded(TOY, 3), 1))[::5]:
        for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            if not (state.is_chance_node() or state.is_terminal()):
                assert twin.information_state_string() == state.information_state_string()


def test_tensors_are_what_is_seen() -> None:
    """One array; its parts are views of it."""
    spiel = loaded(TOY, 2)
    seen = make_observation(spiel)
    single = Single(TOY, 2, backend="plain")
    assert list(seen.dict) == [part.name for part in single.observing.parts]
    state = list(states(spiel, 1))[-3]
    seen.set_from(state, 1)
    assert len(seen.tensor) == single.observing.size == spiel.observation_tensor_size()
    assert all(np.shares_memory(part, seen.tensor) for part in seen.dict.values())
    assert sum(part.size for part in seen.dict.values()) == seen.tensor.size


def test_kinds_of_observation() -> None:
    spiel, kinds = loaded(TOY, 2), pyspiel.PrivateInfoType
    state = spiel.new_initial_state()
    for action in (0, 1):
        state.apply_action(action)

    def told(public: bool, private: Any, recall: bool, player: int) -> str | None:
        kind = pyspiel.IIGObservationType(
            public_info=public, perfect_recall=recall, private_info=private
        )
        seen = make_observation(spiel, kind)
        return None if seen is None else str(seen.string_from(state, player))

    nobody, one, everybody = kinds.NONE, kinds.SINGLE_PLAYER, kinds.ALL_PLAYERS
    assert told(True, nobody, False, 0) == told(True, nobody, False, 1)
    assert told(True, nobody, True, 0) == "* draw 0, 1 set ?"
    assert told(True, one, True, 0) == "seat 1, * draw 0, 1 set 1"
    assert told(False, one, False, 1) == ""
    assert told(False, one, False, 0) == '{"8": 1}'  # its guess
    assert told(True, everybody, False, 0) is None
    assert told(False, one, True, 0) is None
    with pytest.raises(ValueError, match="no parameters"):
        spiel.make_py_observer(None, {"more": 1})


# Solvers, on a round of Gears that is small enough.


def reduced() -> SpielGame:
    return game_from(last_round(*REDUCED))


def test_openspiel_s_suites_on_the_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    found = get_all_states.get_all_states(
        reduced(), depth_limit=-1, include_terminals=True, include_chance_states=True
    ).values()
    ended = sum(state.is_terminal() for state in found)
    known = {
        (state.current_player(), state.information_state_string())
        for state in found
        if not state.is_terminal()
    }
    monkeypatch.setitem(spiel_api.TOTAL_NUM_STATES, "reduced", (0, len(found) - ended, ended))
    monkeypatch.setitem(spiel_api.PERFECT_RECALL_NUM_STATES, "reduced", len(known))
    assert len(known) < len(found) - ended
    run_cases(suites.OnFullTree, reduced(), "reduced")


def test_exploitability_is_ours() -> None:
    theirs = nash_conv(reduced(), policies.UniformRandomPolicy(reduced())) / 2
    assert theirs == pytest.approx(exploitability(last_round(*REDUCED), uniform))


def test_cfr_finds_what_can_hardly_be_exploited() -> None:
    game = reduced()
    solver = cfr.CFRSolver(game)
    before = nash_conv(game, solver.average_policy())
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    assert nash_conv(game, solver.average_policy()) < before / 2


def search(game: Any, kind: Any) -> Any:
    rng = np.random.RandomState(1)
    return kind(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, rng), uct_c=2, max_simulations=4,
        random_state=rng,
    )  # fmt: skip


@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.name)
def test_searches(game: Game) -> None:
    """Of information sets, or of states where nothing is hidden."""
    spiel = loaded(game, max(2, game.seats[0]))
    hidden = spiel.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    bot = search(spiel, ismcts.ISMCTSBot if hidden else mcts.MCTSBot)
    path = [state for state in states(spiel, 1) if state.is_player_node()]
    for state in (path[len(path) // 2], path[-1]):
        assert bot.step(state) in state.legal_actions()


def test_openspiel_s_environment() -> None:
    """What its learners step."""
    env = rl_environment.Environment(loaded(TOY, 2))
    env.seed(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][-1]])
    assert sum(step.rewards) == pytest.approx(0)
