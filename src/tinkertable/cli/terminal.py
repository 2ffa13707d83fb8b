"""`tinkertable terminal GAME`: play where you are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from tinkertable.bots import load as load_bot
from tinkertable.bots.program import PREFIX
from tinkertable.core.errors import InputError
from tinkertable.games import load

from .editions import add_edition, edition_in
from .extras import require
from .options import add_game, add_options, parse_options


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", metavar="A,B,…", help="play against these bots")
    parser.add_argument("--seed", help="for the same dice again")
    parser.add_argument("--lang", choices=["en", "ru"], default="en", help="the language")
    add_options(parser)
    add_edition(parser)


def run(args: Namespace) -> int:
    require("play")
    game = load(args.game)
    names: list[str] = args.bots.split(",") if args.bots else []
    for name in names:
        if name.startswith(PREFIX):
            raise InputError(f"a program ({PREFIX}…) plays in 'match' or at a server's table")
        load_bot(name, game)  # is there one?
    missing = game.seats[0] - 1 - len(names)
    if missing > 0:
        some = ",".join(["normal"] * (game.seats[0] - 1))
        raise InputError(f"{game.name} needs {missing} more at the table: try --bots {some}")
    seats = game.check_seats(1 + len(names))
    options = game.effective(game.settle_options(parse_options(args.options)), seats)
    edition = edition_in(args.edition, game)
    from tinkertable.terminal import run as play
    from tinkertable.workers.blocking import open_bots

    with open_bots(game, names, edition) as bots:
        return play(game, seats, options, bots, args.seed, args.lang, edition)
