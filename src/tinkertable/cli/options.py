"""Arguments that several commands share."""

from __future__ import annotations

from argparse import ArgumentParser

from tinkertable.core.errors import InputError, shown


def add_game(parser: ArgumentParser) -> None:
    parser.add_argument("game", help="a game's name, as `tinkertable games` lists it")


def add_options(parser: ArgumentParser) -> None:
    parser.add_argument(
        "-o", dest="options", action="append", default=[], metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )  # fmt: skip


def parse_options(words: list[str]) -> dict[str, str]:
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise InputError(f"expected an option as NAME=VALUE, got {shown(word)}")
        options[name] = value
    return options
