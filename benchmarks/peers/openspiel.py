"""OpenSpiel: its own loop of random bots, a loop in Python, the same with observation and mask."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import make_observation

from .clock import Batch, asked, tell

NAMES = {"tic-tac-toe": "tic_tac_toe", "connect-four": "connect_four", "backgammon": "backgammon"}
GAMES = 50  # of a batch
RNG = random.Random(1)


def chance(state: Any) -> int:
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    return int(RNG.choices(actions, odds)[0])


def in_cpp(game: Any) -> Batch:
    """`evaluate_bots` plays a game in C++; chance moves are not told apart, but for one roll a
    turn in backgammon."""
    bots = [pyspiel.make_uniform_random_bot(player, player + 3) for player in range(2)]
    share = decisions_a_move(game)
    seeds = iter(range(1 << 62))

    def batch() -> tuple[int, int]:
        moves = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            moves += state.move_number()
        return round(moves * share), GAMES

    return batch


def decisions_a_move(game: Any) -> float:
    """What share of the moves are not of chance."""
    moves = 0
    decisions = 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[RNG.randrange(len(legal))])
            moves += 1
    return decisions / moves


def in_python(game: Any) -> Batch:
    def batch() -> tuple[int, int]:
        steps = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance(state))
                    continue
                legal = state.legal_actions()
                state.apply_action(legal[int(RNG.random() * len(legal))])
                steps += 1
        return steps, GAMES

    return batch


def observed(game: Any) -> Batch:
    """With what the player sees and a mask, both in arrays that are filled again."""
    seen = make_observation(game)
    mask = np.zeros(game.num_distinct_actions(), np.int8)

    def batch() -> tuple[int, int]:
        steps = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance(state))
                    continue
                player = state.current_player()
                seen.set_from(state, player)
                legal = state.legal_actions()
                mask.fill(0)
                mask[legal] = 1
                state.apply_action(legal[int(RNG.random() * len(legal))])
                steps += 1
        return steps, GAMES

    return batch


HOWS = {"cpp": in_cpp, "python": in_python, "observed": observed}


def main() -> None:
    told = asked()
    game = pyspiel.load_game(NAMES[told.game])
    tell(HOWS[told.how](game), told.seconds, f"OpenSpiel {version('open_spiel')}")


if __name__ == "__main__":
    main()
