"""How strong the bots are: one seat on given or fresh deals, with 95 % intervals.

usage: python benchmarks/solo.py GAME [--bot LEVEL] [--deals FILE]
           [--games N] [--first N] [--seed S] [-o name=value] [--against BOT] [--set JSON]
           [--processes N] [--json]

With --deals each result is paired with the `score` of its deal, with --against with that bot's on
the same dice.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from tinkertable.backends import backend_named
from tinkertable.bots import greedy, random, rounds
from tinkertable.bots.levels import levels_of
from tinkertable.bots.seeds import arena_seed
from tinkertable.core.chance import Chance
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE
from tinkertable.games import load

Choose = Callable[[Position, int, int], int]


class Job(NamedTuple):
    game: str
    options: Mapping[str, str]
    bot: str
    seed: str
    nature: list[str] | None  # her moves, where a deal is given
    parameters: dict[str, Any]  # in place of the level's own


def bot(game: Game, name: str, parameters: Mapping[str, Any]) -> Choose:
    if name in ("greedy", "random"):
        return {"greedy": greedy.choose, "random": random.choose}[name]
    native = backend_named("native")
    method, own = levels_of(game, native)[name]
    think = import_module(f"tinkertable.bots.{method}").think
    settings = {**own, **parameters}
    return lambda position, seat, seed: (
        think(position, seat, seed, native, **settings).advice[0].action
    )


def play(job: Job) -> tuple[int, float]:
    """The score of one game, and the CPU seconds it took."""
    game = load(job.game)
    choose = bot(game, job.bot, job.parameters)
    position = Position(game, 1, job.options)
    chance = Chance(job.seed)
    given = iter(job.nature) if job.nature is not None else None
    drawn: dict[int, int] = {}
    begun = time.process_time()
    moves = 0
    while position.acting():
        moves += 1
        if position.acting() != 1 << NATURE:
            position.play(0, choose(position, 0, arena_seed(job.seed, 0, moves)))
        elif given is not None:
            position.play(NATURE, game.codec.number(next(given)))
        else:
            bag = position.bag()
            k = drawn[bag] = drawn.get(bag, -1) + 1
            sides = [action for action, weight in position.odds() for _ in range(weight)]
            position.play(NATURE, sides[chance.below(bag, k, len(sides))])
    return position.total(0), time.process_time() - begun


def warm(name: str) -> None:
    for _ in rounds.warm_up(load(name), backend_named("native")):
        pass


def interval(values: list[float]) -> str:
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.2f} ± {half:.2f}"


def main() -> int:
    say = argparse.ArgumentParser()
    say.add_argument("game")
    say.add_argument("--bot", default="expert")
    say.add_argument("--deals", type=Path)
    say.add_argument("--games", type=int, default=100)
    say.add_argument("--first", type=int, default=0)
    say.add_argument("--seed", default="strength")
    say.add_argument("--against")
    say.add_argument("--processes", type=int, default=1)
    say.add_argument("--set", default="{}", help="parameters of the bot, as JSON")
    say.add_argument("-o", dest="options", action="append", default=[])
    say.add_argument("--json", action="store_true")
    told = say.parse_args()
    game = load(told.game)
    options = dict(option.split("=", 1) for option in told.options)
    parameters = json.loads(told.set)
    numbers = range(told.first, told.first + told.games)
    deals: list[Any] = [None for _ in numbers]
    if told.deals:
        deals = json.loads(told.deals.read_text(encoding="utf-8"))["deals"][told.first :]
        deals = deals[: told.games]
    natures = [game.deal(deal) if game.deal and deal else None for deal in deals]
    seeds = [f"{told.seed}/{i}" for i in numbers]

    def jobs(name: str, parameters: dict[str, Any]) -> list[Job]:
        return [
            Job(told.game, options, name, seed, nature, parameters)
            for seed, nature in zip(seeds, natures, strict=False)
        ]

    warm(told.game)
    with get_context("fork").Pool(told.processes) as pool:
        played = pool.map(play, jobs(told.bot, parameters), chunksize=1)
        scores = [float(score) for score, _ in played]
        spent = [seconds for _, seconds in played]
        line = {
            "bot": told.bot, "set": parameters, "options": options, "games": len(scores),
            "mean": interval(scores), "seconds a game": round(fmean(spent), 3),
            "longest": round(max(spent), 2),
        }  # fmt: skip
        if told.deals:
            gains = [score - deal["score"] for score, deal in zip(scores, deals, strict=False)]
            line["gain"] = interval(gains)
        if told.against:
            others = [float(x) for x, _ in pool.map(play, jobs(told.against, {}), chunksize=1)]
            line["against"] = {told.against: interval(others)}
            gains = [a - b for a, b in zip(scores, others, strict=True)]
            line["gain"] = interval(gains)
            line["won"] = round(fmean([(gain > 0) + (gain == 0) / 2 for gain in gains]), 3)
    print(json.dumps(line if not told.json else {**line, "scores": scores}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
