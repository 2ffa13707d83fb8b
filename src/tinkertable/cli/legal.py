"""`tinkertable legal LOG.json`: the moves a seat may make after a log."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from tinkertable.core.errors import InputError
from tinkertable.core.seats import seat_text

from .editions import add_editions, editions_in
from .logs import match_of, read_file


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("log", metavar="LOG", help="a log file, or -")
    parser.add_argument("--seat", help="a seat from 1, or * for nature; needed if several may act")
    add_editions(parser)


def run(args: Namespace) -> int:
    match = match_of(read_file(args.log), editions_in(args.editions))
    waiting = match.waiting_for()
    if args.seat is not None:
        seat = match.parse_seat(args.seat)
    elif len(waiting) > 1:
        seats = ", ".join(seat_text(seat) for seat in waiting)
        raise InputError(f"several seats may act ({seats}): choose one with --seat")
    elif waiting:
        seat = waiting[0]
    else:
        print("the game is over", file=sys.stderr)
        return 0
    for text in match.legal_texts(seat):
        print(text)
    return 0
