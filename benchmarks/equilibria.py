"""Our exact answers for the reduced Gears of `tests/bots/reduced.py` beside OpenSpiel's.

    pip install open_spiel scipy
    python -m benchmarks.equilibria [--simulations N] [--iterations N]

Both measure how much the best answers win against play at random and against the search; OpenSpiel
also finds an equilibrium (CFR+), whose value the search should come near. All in wins less losses;
halved, it is in wins.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from typing import Any

import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, expected_game_score
from open_spiel.python.algorithms.exploitability import nash_conv
from tests.bots.reduced import (
    VARIANTS,
    Policy,
    after,
    bot_policy,
    exploitability,
    last_round,
    payoff,
    uniform,
)

from tinkertable.backends import backend_named
from tinkertable.core.position import Position
from tinkertable.core.seats import members
from tinkertable.games.gears.rules.actions import ACTIONS

SAME = 1e-9

KIND = pyspiel.GameType(
    short_name="reduced_gears",
    long_name="The last round of Gears with two gears a seat",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
SIZES = pyspiel.GameInfo(
    num_distinct_actions=ACTIONS,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=32,
)


@dataclass(eq=False)
class Node:
    """A place in the tree: who decides there and what that seat knows, or what it came to."""

    position: Position
    seat: int
    known: str
    payoff: float = 0.0
    children: dict[int, Node] = field(default_factory=dict)

    def __deepcopy__(self, memo: object) -> Node:
        return self


def tree(position: Position) -> Node:
    """Seats that decide at once do so in turn, not knowing of each other."""
    acting = list(members(position.acting()))
    if not acting:
        return Node(position, pyspiel.PlayerId.TERMINAL, "", payoff(position, 0))
    seat = acting[0]
    hidden = position.hidden(seat)
    node = Node(hidden, seat, json.dumps(hidden.to_json()))
    for action in position.legal(seat):
        node.children[action] = tree(after(position, seat, action))
    return node


class State(pyspiel.State):
    def __init__(self, game: Any, node: Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        return self.node.seat

    def _legal_actions(self, _player: int) -> list[int]:
        return list(self.node.children)

    def _apply_action(self, action: int) -> None:
        self.node = self.node.children[action]

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        return not self.node.children

    def returns(self) -> list[float]:
        return [self.node.payoff, -self.node.payoff]

    def information_state_string(self, _player: int | None = None) -> str:
        return self.node.known

    def __str__(self) -> str:
        return str(self.history_str())


class Game(pyspiel.Game):
    def __init__(self, root: Node) -> None:
        super().__init__(KIND, SIZES, {})
        self.root = root

    def new_initial_state(self) -> State:
        return State(self, self.root)


def compare(start: Position, simulations: int, iterations: int) -> bool:
    """Do both say the same of play at random and of the search?"""
    game = Game(tree(start))
    same = True
    for name, policy in (
        ("random", uniform),
        ("search", bot_policy(simulations, backend_named("native"))),
    ):
        theirs = table(game, policy)
        figures = exploitability(start, policy), their_exploitability(game, theirs)
        same &= abs(figures[0] - figures[1]) < SAME
        print(
            f"  {name}: exploitability {figures[0]:.6f} by ours, {figures[1]:.6f} by OpenSpiel;"
            f" against itself {value(game, theirs):+.4f}"
        )
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    print(
        f"  equilibrium, {iterations} iterations of CFR+: exploitability"
        f" {their_exploitability(game, found):.6f}, value {value(game, found):+.4f}",
        flush=True,
    )
    return same


def table(game: Game, policy: Policy) -> Any:
    return policies.tabular_policy_from_callable(
        game, lambda state: policy(state.node.position, state.node.seat)
    )


def their_exploitability(game: Game, policy: Any) -> float:
    return float(nash_conv(game, policy)) / 2


def value(game: Game, policy: Any) -> float:
    """What the first seat wins if both play like this."""
    start = game.new_initial_state()
    return float(expected_game_score.policy_value(start, [policy, policy])[0])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=6_000)
    parser.add_argument("--iterations", type=int, default=300)
    args = parser.parse_args()
    same = True
    for variant in VARIANTS:
        print(*variant)
        same &= compare(last_round(*variant), args.simulations, args.iterations)
    print("the same" if same else "NOT the same")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
