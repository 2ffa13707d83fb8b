"""`tinkertable replay LOG.json… | -`: replay logs and say how they ended."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from tinkertable.core.errors import InputError
from tinkertable.core.match import Match

from .editions import add_editions, editions_in
from .lines import read_lines
from .logs import match_of, matches_in


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "logs", nargs="+", metavar="LOG", help="a file of one log or of one a line, or -"
    )
    add_editions(parser)


def describe_end(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "finished": match.position.over,
        "moves": len(match.moves),
        "scores": match.sheets(),
        "winners": [seat + 1 for seat in match.position.winners()],
    }


def run(args: Namespace) -> int:
    editions = editions_in(args.editions)
    if args.logs != ["-"]:
        for match in [match for name in args.logs for match in matches_in(name, editions)]:
            print(json.dumps(describe_end(match)))
        return 0
    for line in read_lines():
        try:
            if isinstance(line, InputError):
                raise line
            answer = describe_end(match_of(line, editions))
        except InputError as error:
            answer = {"error": str(error), "move": getattr(error, "move", None)}
        print(json.dumps(answer))
    return 0
