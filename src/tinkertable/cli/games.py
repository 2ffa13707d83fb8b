"""`tinkertable games`: what is on the table."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from tinkertable.games import GAMES, load


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")


def run(args: Namespace) -> int:
    games = [load(name) for name in GAMES]
    if args.json:
        facts = [
            {
                "name": game.name,
                "seats": list(game.seats),
                "options": {name: list(values) for name, values in game.options.items()},
            }
            for game in games
        ]
        print(json.dumps(facts))
        return 0
    for game in games:
        least, most = game.seats
        print(f"{game.name}: {least} to {most} seats")
        for name, values in game.options.items():
            print(f"  -o {name}={'|'.join(values)}")
    return 0
