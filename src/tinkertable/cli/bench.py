"""`tinkertable bench`: scored random games a second, in each mode, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from importlib.util import find_spec
from typing import Any

from tinkertable.core.errors import InputError
from tinkertable.games import GAMES, load

from .editions import add_edition, edition_in
from .options import add_options, parse_options

MODES = {"cpu": ("compiled", "plain"), "cuda": ("cuda",)}


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
    found: dict[str, dict[str, Any]] = {}
    for name in names:
        found[name] = {}
        for mode in MODES[args.device]:
            if mode != "plain" and find_spec("numba") is None:
                print("compiled speed needs the extra 'fast': not measured", file=sys.stderr)
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
    """One mode in a fresh process: the mode of a process is chosen once."""
    rules = "compiled" if mode == "cuda" else mode
    probe = ["-m", "tinkertable.cli.probe", name, mode, json.dumps(options), str(threads)]
    probe += [edition] if edition else []
    p = subprocess.run(
        [sys.executable, *probe],
        env=os.environ | {"TINKERTABLE_RULES": rules},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if p.returncode:
        last = (p.stderr.strip().splitlines() or ["no message"])[-1]
        raise InputError(f"measuring {name} {mode} failed: {last}")
    figures: dict[str, Any] = json.loads(p.stdout)
    return figures
