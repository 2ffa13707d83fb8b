"""Editions from files, for the commands that take `--edition FILE`."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path

from tinkertable.core.edition import MOST_BYTES, Edition, read_edition, which_game
from tinkertable.core.errors import BadEdition, InputError
from tinkertable.core.game import Game
from tinkertable.games import load

HELP = "a file that says what your box holds; see `tinkertable edition`"


def add_edition(parser: ArgumentParser) -> None:
    parser.add_argument("--edition", metavar="FILE", help=HELP)


def add_editions(parser: ArgumentParser) -> None:
    """For commands that read logs: each log says which of the editions it needs."""
    parser.add_argument(
        "--edition", dest="editions", action="append", default=[], metavar="FILE",
        help=f"{HELP}; may be given several times",
    )  # fmt: skip


def edition_in(name: str | None, game: Game | None = None) -> Edition | None:
    """The edition in a file, of this game or of the one the file names."""
    if name is None:
        return None
    try:
        with Path(name).open("rb") as file:
            text = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise InputError(f"cannot read {name}: {error.strerror}") from None
    try:
        return read_edition(game or load(which_game(text)), text)
    except InputError as error:
        raise BadEdition(f"{name}: {error}") from None


def editions_in(names: Iterable[str]) -> dict[str, Edition]:
    """By hash."""
    found = [edition_in(name) for name in names]
    return {edition.hash: edition for edition in found if edition is not None}
