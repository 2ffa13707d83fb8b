"""`tinkertable bench`: scored random games a second, at each speed."""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Any

from tinkertable.backends import backend_named, can_compile
from tinkertable.backends.drivers.playout import RESULTS
from tinkertable.backends.simulation import raw_random_games
from tinkertable.core.errors import InputError
from tinkertable.core.layout import Ints
from tinkertable.games import GAMES, load

from .editions import add_edition, edition_in
from .options import add_options, parse_options

MODES = {"cpu": ("compiled", "plain"), "cuda": ("cuda",)}
BACKENDS = {"compiled": "native", "plain": "plain", "checked": "checked"}  # by mode
SEED = 1
SECONDS = 2.0


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    parser.add_argument(
        "--device", choices=["cpu", "cuda"], default="cpu", help="where to play (default cpu)"
    )
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    add_options(parser)
    add_edition(parser)


def run(args: Namespace) -> int:
    options = parse_options(args.options)
    if options and not args.games:
        raise InputError("-o belongs to one game: name it, as in `bench railroad-ink -o …`")
    if args.edition and len(args.games) != 1:
        raise InputError("--edition belongs to one game: name it, as in `bench gears --edition …`")
    names = args.games or list(GAMES)
    for name in names:
        load(name).settle_options(options)
        edition_in(args.edition, load(name))
    if args.device == "cpu" and not can_compile():
        print("compiled speed needs more: pip install 'tinkertable[fast]'", file=sys.stderr)
    found: dict[str, dict[str, Any]] = {}
    for name in names:
        found[name] = {}
        for mode in MODES[args.device]:
            if mode == "compiled" and not can_compile():
                continue
            found[name][mode] = measure(name, mode, options, edition=args.edition)
    if args.json:
        print(json.dumps(found))
        return 0
    for name, modes in found.items():
        for mode, figures in modes.items():
            print(
                f"{name:14} {mode:9} {figures['games_per_second']:12,.0f} games/s"
                f" {figures['moves_per_second']:14,.0f} moves/s"
                f"  {figures['mean_moves']:.1f} moves, {figures['mean_score']:.2f} points a game"
            )
    return 0


def measure(
    name: str, mode: str, options: dict[str, str], threads: int = 1, edition: str | None = None
) -> dict[str, Any]:
    """Scored random games: so many more until the run is long enough to time."""
    game = load(name)
    found = edition_in(edition, game)
    box = found.box if found else None
    seats = 1 if game.independent else game.seats[1]
    point = 0.5 if seats in game.halves else 1.0

    def on_gpu(games: int) -> list[Ints]:
        from tinkertable.backends import cuda

        return [cuda.raw_random_games(game, seats, options, SEED, games, box)]

    def on_cpu(games: int) -> list[Ints]:
        return raw_random_games(game, seats, options, SEED, games, threads, box, backend)

    if mode == "cuda":
        on_gpu(1)  # compiles the kernel
        return figures(on_gpu, 1 << 20, point)
    backend = backend_named(BACKENDS[mode])
    on_cpu(1)
    return figures(on_cpu, 64 if mode == "plain" else 8192, point)


def figures(play: Callable[[int], list[Ints]], games: int, point: float) -> dict[str, Any]:
    """Double the games until the run is long enough to time. `point`: what one is worth that the
    rules count."""
    while True:
        begun = time.perf_counter()
        chunks = play(games)
        seconds = time.perf_counter() - begun
        if seconds >= SECONDS:
            break
        games *= 2
    moves = sum(int(sum(chunk[::RESULTS])) for chunk in chunks)
    points = sum(int(sum(chunk[1::RESULTS])) for chunk in chunks)
    return {
        "games": games,
        "games_per_second": games / seconds,
        "moves_per_second": moves / seconds,
        "mean_moves": moves / games,
        "mean_score": point * points / games,
    }
