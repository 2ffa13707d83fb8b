"""The command line: one file a command. Errors are one line and exit code 2, never a traceback."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from tinkertable import __version__
from tinkertable.core.errors import InputError

# By command: what it does, in a line. Each is a module here with `arguments` and `run`.
COMMANDS = {
    "play": "play in your browser, everything on this machine",
    "serve": "run the server for others to reach",
    "admin": "look after a server's store",
    "terminal": "play in the terminal",
    "games": "list the games, their seats and options",
    "rules": "print the rules of a game",
    "edition": "print a game's components as a file to fill in",
    "score": "score boards of the physical game",
    "replay": "replay logs and say how they ended",
    "legal": "list the moves that are legal after a log",
    "match": "let bots play",
    "bench": "measure random play",
}


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def parser(commands: Sequence[str] = tuple(COMMANDS)) -> Parser:
    top = Parser(
        prog="tinkertable", description="Board games about machines and networks, on one table."
    )
    top.add_argument("--version", action="version", version=f"tinkertable {__version__}")
    parts = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, purpose in COMMANDS.items():
        part = parts.add_parser(name, help=purpose, description=purpose)
        if name in commands:
            import_module(f"{__name__}.{name}").arguments(part)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    wanted = [word for word in words[:1] if word in COMMANDS]
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal without UTF-8 still gets the rest
    try:
        if not words:
            raise InputError(f"expected a command ({', '.join(COMMANDS)}); see --help")
        args = parser(wanted).parse_args(words)
        code: int = import_module(f"{__name__}.{args.command}").run(args)
        sys.stdout.flush()
        return code
    except InputError as error:
        print(f"{' '.join(['tinkertable', *words[:1]])}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader went away: nothing is left to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
