"""`tinkertable edition GAME`: a game's own components, as an edition file to fill in."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from textwrap import indent
from typing import Any

from tinkertable.core.edition import template
from tinkertable.games import load

from .options import add_game

LINE, INDENT = 100, 2  # columns


def arguments(parser: ArgumentParser) -> None:
    add_game(parser)


def run(args: Namespace) -> int:
    print(format_json(template(load(args.game))))
    return 0


def format_json(value: Any, room: int = LINE) -> str:
    """JSON to be edited by hand: what fits on a line stands on one."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) <= room or not isinstance(value, Mapping):
        return line
    parts = [
        f"{json.dumps(key)}: {format_json(part, room - INDENT)}" for key, part in value.items()
    ]
    return "{\n" + indent(",\n".join(parts), " " * INDENT) + "\n}"
