"""PettingZoo's environments: its own suites, and what ours promise besides."""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from examples.games import connect_four
from pettingzoo.test import max_cycles_test

from tests.conformance.cases import Case, games
from tests.core.toy import TOY
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.env.pettingzoo import AtOnce, InTurns, env, parallel_env, raw_env
from tinkertable.env.single import Single

from .suites import (
    KNOWN,
    SAMPLE,
    LegalAtOnce,
    LegalInTurns,
    check_pettingzoo,
    check_pettingzoo_pictures,
    check_whole_matches,
)

SEED = 20


def turns(seats: int = 2, **given: Any) -> InTurns:
    table = env(TOY, seats, backend="plain", **given)
    table.reset(seed=SEED)
    return table


def at_once(seats: int = 2, **given: Any) -> AtOnce:
    table = parallel_env(TOY, seats, backend="plain", **given)
    table.reset(seed=SEED)
    return table


@pytest.mark.parametrize("masks", ["observation", "info"])
@pytest.mark.parametrize("name", SAMPLE)
def test_pettingzoo_s_suites(name: str, masks: str) -> None:
    check_pettingzoo(SAMPLE[name], masks)


@pytest.mark.parametrize("masks", ["observation", "info"])
def test_pettingzoo_s_suites_in_machine_code(masks: str) -> None:
    check_pettingzoo(Case(TOY, 3, {}), masks, "native")


@pytest.mark.parametrize("name", SAMPLE)
def test_whole_matches(name: str) -> None:
    check_whole_matches(SAMPLE[name])


@pytest.mark.parametrize("game", KNOWN, ids=lambda game: game.name)
def test_pictures(game: Game) -> None:
    check_pettingzoo_pictures(Case(game, game.seats[0], {}))


# Its test wants every agent to act equally often in turns: alone, or where turns alternate.
EQUAL_TURNS = [(game, 1) for game in KNOWN if game.seats[0] == 1] + [(connect_four.GAME, 2)]


@pytest.mark.parametrize(("game", "seats"), EQUAL_TURNS, ids=lambda one: getattr(one, "name", one))
def test_pettingzoo_s_cycles(game: Game, seats: int) -> None:
    how: dict[str, Any] = {"game": game, "seats": seats, "backend": "plain"}
    max_cycles_test(
        SimpleNamespace(
            env=lambda max_cycles: LegalInTurns(**how, max_cycles=max_cycles),
            parallel_env=lambda max_cycles: LegalAtOnce(**how, max_cycles=max_cycles),
        )
    )


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_cycles_of_any_game(game: Game) -> None:
    table = LegalAtOnce(game=game, backend="plain", max_cycles=4)
    table.reset(seed=SEED)
    for cycle in range(1, 5):
        told = table.step({agent: table.action_space(agent).sample() for agent in table.agents})
        assert set(told[3].values()) == {cycle == 4}
    single = LegalInTurns(game=game, backend="plain", max_cycles=2)
    single.reset(seed=SEED)
    asked = dict.fromkeys(single.agents, 0)
    while not any(single.truncations.values()):
        asked[single.agent_selection] += 1
        single.step(single.action_space(single.agent_selection).sample())
    assert max(asked.values()) == 2


def test_turns_are_those_of_a_single_match() -> None:
    """Rewards come to everybody at once, at the end, and are not told twice."""
    table, match = turns(3), Single(TOY, 3, backend="plain")
    match.begin(SEED)
    totals = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, info = table.last()
        totals[agent] += reward
        if over or cut:
            assert info == match.told_of_end()
            table.step(None)
            continue
        seat = match.asked()
        assert agent == f"seat_{seat + 1}"
        (mine,), (mask,) = match.look(seat, seat + 1)
        np.testing.assert_array_equal(seen["observation"], mine)
        np.testing.assert_array_equal(seen["action_mask"], mask)
        action = int(np.flatnonzero(mask)[-1])
        table.step(action)
        match.act(seat, action)
    assert match.ended
    assert list(totals.values()) == match.rewards
    assert table.agents == []


def test_whoever_is_not_asked_may_do_nothing() -> None:
    table = turns()
    assert table.agent_selection == "seat_1"
    assert table.observe("seat_1")["action_mask"].tolist() == [1, 1, 1, 0]
    assert table.observe("seat_2")["action_mask"].tolist() == [0] * 4
    assert table.observe("seat_2")["observation"].any()


def test_masks_in_infos() -> None:
    table = turns(masks="info")
    assert table.infos["seat_1"]["action_mask"].tolist() == [1, 1, 1, 0]
    assert table.infos["seat_2"] == {}
    table.step(1)
    assert table.infos["seat_1"]["action_mask"].tolist() == [1] * 4
    assert table.observation_space("seat_1").contains(table.observe("seat_1"))
    table.step(3)
    assert table.infos["seat_1"] == {}
    assert "action_mask" in table.infos["seat_2"]


def test_in_turns_one_loses_by_an_action_that_is_not_legal() -> None:
    table = turns(3)
    table.step(3)  # done, before a guess
    assert table.agents == ["seat_1", "seat_2", "seat_3"]
    assert table.rewards == {"seat_1": -1, "seat_2": 0.5, "seat_3": 0.5}
    assert set(table.terminations.values()) == {True}
    assert set(table.truncations.values()) == {False}
    assert table.infos["seat_2"] == {"ended": "refused", "winners": []}
    with pytest.raises(ValueError, match="None"):
        table.step(0)


def test_at_once_all_act_who_may() -> None:
    table = at_once()
    seen, rewards, over, _, infos = table.step({"seat_1": 1, "seat_2": 2})
    assert table.match.position().state.guess[:2] == [1, 2]
    assert seen["seat_1"]["action_mask"].tolist() == [1, 1, 1, 1, 0]
    assert (rewards, infos) == ({"seat_1": 0, "seat_2": 0}, {"seat_1": {}, "seat_2": {}})
    assert over == {"seat_1": False, "seat_2": False}
    seen, *_ = table.step({"seat_1": 3, "seat_2": 0})
    assert seen["seat_1"]["action_mask"].tolist() == [0, 0, 0, 0, 1]  # done: it waits
    assert seen["seat_2"]["action_mask"].tolist() == [1, 1, 1, 1, 0]


def test_whatever_is_sent_while_waiting_is_ignored() -> None:
    tables = [at_once(), at_once(), at_once()]
    for table, sent in zip(tables, [{"seat_1": 4}, {"seat_1": -7}, {}], strict=True):
        table.step({"seat_1": 1, "seat_2": 1})
        table.step({"seat_1": 3, "seat_2": 0})
        _, _, over, _, _ = table.step({**sent, "seat_2": 2})
        assert not any(over.values())
    assert tables[0].match.position() == tables[1].match.position() == tables[2].match.position()


@pytest.mark.parametrize("action", [4, 3, -1])  # WAIT, though it may act; done, before a guess
def test_at_once_one_loses_by_an_action_that_is_not_legal(action: int) -> None:
    table = at_once()
    seen, rewards, over, cut, infos = table.step({"seat_1": 1, "seat_2": action})
    assert table.agents == []
    assert rewards == {"seat_1": 1, "seat_2": -1}
    assert set(over.values()) == {True}
    assert set(cut.values()) == {False}
    assert infos["seat_1"] == {"ended": "refused", "winners": []}
    assert all(one["action_mask"].all() for one in seen.values())


def test_nothing_is_played_after_the_end() -> None:
    table = at_once()
    table.step({"seat_1": -1, "seat_2": 0})
    with pytest.raises(InputError, match="has ended"):
        table.step({})


def test_environments_are_copied_for_searches() -> None:
    table = turns()
    twin = deepcopy(table)
    twin.step(1)
    assert table.match.moves == twin.match.moves - 1
    assert table.agent_selection == twin.agent_selection == "seat_1"


def test_an_action_is_missing() -> None:
    with pytest.raises(InputError, match="expected an action of seat_2"):
        at_once().step({"seat_1": 1})


def test_episodes_of_a_seed() -> None:
    table = turns()
    first = table.last()[0]["observation"]
    table.reset()
    second = table.last()[0]["observation"]
    table.reset(seed=SEED)
    np.testing.assert_array_equal(table.last()[0]["observation"], first)
    table.reset()
    np.testing.assert_array_equal(table.last()[0]["observation"], second)
    assert table.match.seed == (SEED, 1)


def test_what_they_are_called() -> None:
    assert raw_env is env
    assert str(turns()) == "tinkertable_toy_v1"
    assert turns(4).possible_agents == ["seat_1", "seat_2", "seat_3", "seat_4"]
    assert at_once().wait == 4
    assert turns().actions.names == ["set 0", "set 1", "set 2", "done"]


@pytest.mark.parametrize(
    "given", [{"masks": "none"}, {"render_mode": "film"}, {"options": {"pace": ""}}]
)
def test_what_cannot_be_made(given: dict[str, Any]) -> None:
    for kind in (InTurns, AtOnce):
        with pytest.raises(InputError, match="expected"):
            kind(**{"game": TOY, "backend": "plain", **given})
