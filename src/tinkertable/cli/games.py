"""`tinkertable games`: what is on the table."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from tinkertable.core.when import ALWAYS, When
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
            where = _where(game.option_when.get(name, ALWAYS))
            print(f"  -o {name}={'|'.join(values)}{where}")
    return 0


def _where(when: When) -> str:
    """The matches in which an option makes a difference, if not in all."""
    needs = [f"{name}={'|'.join(values)}" for name, values in when.options.items()]
    if when.seats:
        needs.append(f"{', '.join(map(str, when.seats))} seat{'s' * (when.seats != (1,))}")
    return f"  (only with {' and '.join(needs)})" if needs else ""
