"""`tinkertable rules GAME`: the rules, to read."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from tinkertable.games import load

from .options import add_game

FILES = {"en": "RULES.md", "ru": "RULES.ru.md"}


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--lang", choices=list(FILES), default="en", help="the language")


def run(args: Namespace) -> int:
    print((load(args.game).folder / FILES[args.lang]).read_text(encoding="utf-8"), end="")
    return 0
