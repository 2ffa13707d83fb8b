"""An equilibrium of reduced Gears by OpenSpiel: counterfactual regret falls, and with it what the
best answers could win.

    python -m examples.learning.cfr [--variant 0|1|2] [--gears 2…6] [--iterations N] [--out DIR]

The last round between two seats, all else played: 1,723 histories with two gears a hand, 14,875
with all six. Any position in which nothing is hidden can be such a game.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pyspiel
from tests.bots.reduced import GEARS, VARIANTS, last_round

from tinkertable.env.openspiel import game_from

from .curve import Curve, Interval, certain

SOLVERS = {"CFR": pyspiel.CFRSolver, "CFR+": pyspiel.CFRPlusSolver}


def reduced_gears(variant: int, gears: int) -> Any:
    """The game as a tree of OpenSpiel's own: Python plays it once, when it is unfolded."""
    card, *hands = VARIANTS[variant]
    more = [[*hand, *(gear for gear in GEARS if gear not in hand)] for hand in hands]
    start = last_round(card, *(tuple(hand[:gears]) for hand in more))
    return pyspiel.convert_to_cached_tree(game_from(start))


def solve(solvers: Mapping[str, Any], iterations: int) -> Iterator[int]:
    """Let all of them go on; stop now and then to look at what they have come to."""
    for iteration in range(1, iterations + 1):
        for solver in solvers.values():
            solver.evaluate_and_update_policy()
        if iteration in looks(iterations):
            yield iteration


def looks(last: int) -> set[int]:
    """1, 2, 5, 10, 20, 50 …, and the last."""
    return {k * 10**power for k in (1, 2, 5) for power in range(9) if k * 10**power < last} | {last}


def exploitabilities(game: Any, solvers: Mapping[str, Any]) -> dict[str, Interval]:
    """What the best answers win, in wins less losses, on the mean of both seats."""
    return {
        name: certain(pyspiel.exploitability(game, solver.average_policy()))
        for name, solver in solvers.items()
    }


def first_move(game: Any, solver: Any) -> list[tuple[str, float]]:
    """How often the first seat should play what."""
    start = game.new_initial_state()
    shares = solver.average_policy().action_probabilities(start)
    return [(start.action_to_string(action), share) for action, share in shares.items()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--variant", type=int, choices=range(len(VARIANTS)), default=0)
    parser.add_argument("--gears", type=int, choices=range(2, len(GEARS) + 1), default=2)
    parser.add_argument("--iterations", type=int, default=10_000)
    parser.add_argument("--out", type=Path, default=Path("out"))
    told = parser.parse_args()
    game = reduced_gears(told.variant, told.gears)
    title = f"Gears, the last round, {told.gears} gears a hand"
    curve = Curve(
        told.out, f"cfr-{told.variant}-{told.gears}", title, told,
        "iterations", "exploitability", logarithmic=True,
    )  # fmt: skip
    solvers = {name: solver(game) for name, solver in SOLVERS.items()}
    for iteration in solve(solvers, told.iterations):
        curve.add(iteration, exploitabilities(game, solvers), iterations=iteration)
    for action, share in first_move(game, solvers["CFR+"]):
        print(f"{share:6.1%}  {action}")


if __name__ == "__main__":
    main()
