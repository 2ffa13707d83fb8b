"""Play, fit, and write what each mark is worth into the game.

usage: python -m training.gears.learn
           [--games N] [--iterations N] [--seed N] [--naive]
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from tinkertable.games.gears.bot import weights as learned
from tinkertable.games.gears.bot.evaluation import STEP
from tinkertable.games.gears.bot.features import MARKS
from tinkertable.games.gears.rules.data import SEATS

from .fit import fit, loss
from .selfplay import Told, self_play

LOG = Path(__file__).parent / "logs" / "value.jsonl"
HELD_BACK = 10  # one example in so many is not learned from, but looked at
A_LINE = 16
HEAD = '''"""What every mark of a seat is worth, by seats from two: `training/gears` wrote it."""

LEARNED = (
'''


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each number of seats")
    parser.add_argument("--iterations", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--naive", action="store_true", help="play by points, not by what is known")
    args = parser.parse_args()
    numbers: list[int] = []
    for seats in range(SEATS[0], SEATS[1] + 1):
        begun = time.process_time()
        counts, shares = examples(
            list(self_play(seats, args.games, args.iterations, args.seed, args.naive)), seats
        )
        played = time.process_time() - begun
        last = len(counts) - len(counts) // HELD_BACK
        weights = fit(counts[:last], shares[:last])
        numbers += [round(STEP * weight) for weight in weights]
        old = np.array(learned.LEARNED).reshape(-1, MARKS)[seats - SEATS[0]] / STEP
        told = {
            **vars(args), "seats": seats, "examples": last,
            "loss": round(loss(counts[:last], shares[:last], weights), 4),
            "loss_held_back": round(loss(counts[last:], shares[last:], weights), 4),
            "loss_before": round(loss(counts[last:], shares[last:], old), 4),
            "seconds": round(played, 1),
        }  # fmt: skip
        print(json.dumps(told), flush=True)
        with open(LOG, "a", encoding="utf-8") as file:
            print(json.dumps(told), file=file)
    write(Path(learned.__file__), numbers)


def examples(games: list[Told], seats: int) -> tuple[Any, Any]:
    """The marks of all seats whenever a round was over, and their shares in the win."""
    shares = [
        [(game.winners >> seat & 1) if game.winners else 1 / seats for seat in range(seats)]
        for game in games
        for _ in game.marks
    ]
    return np.concatenate([game.marks for game in games]), np.array(shares)


def write(path: Path, numbers: list[int]) -> None:
    lines = [numbers[i : i + A_LINE] for i in range(0, len(numbers), A_LINE)]
    body = "".join(f"    {', '.join(map(str, line))},\n" for line in lines)
    path.write_text(f"{HEAD}{body})  # fmt: skip\n", encoding="utf-8")


if __name__ == "__main__":
    main()
