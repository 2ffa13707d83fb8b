"""`tinkertable score GAME BOARD… | -`: a score pad for the physical game."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from tinkertable.core.errors import InputError
from tinkertable.games import load

from .lines import read_lines
from .options import add_game, add_options, parse_options


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_options(parser)
    parser.add_argument("boards", nargs="+", metavar="BOARD", help="a board in notation, or -")


def run(args: Namespace) -> int:
    game = load(args.game)
    options = parse_options(args.options)
    game.settle_options(options)
    pad = game.score_text
    if pad is None:
        raise InputError(f"{game.name} has no notation for a score pad")
    if args.boards != ["-"]:
        for score in [pad(board, options) for board in args.boards]:
            print(json.dumps(score))
        return 0
    for line in read_lines():
        try:
            if isinstance(line, InputError):
                raise line
            answer = pad(line, options)
        except InputError as error:
            print(json.dumps({"error": str(error)}))
        else:
            print(json.dumps(answer))
    return 0
