"""The terminal: play where you are, with keys alone."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.words import LANGUAGES, Words

from .local_table import Bot
from .save import Save

BRIEFLY = 0.0005  # seconds a thinking bot keeps the screen waiting

__all__ = ["Bot", "run"]


def run(
    game: Game,
    seats: int,
    options: dict[str, str],
    bots: Sequence[tuple[str, Bot]],
    seed: str | None,
    lang: str,
    edition: Edition | None = None,
) -> int:
    """Play until the person leaves; the exit code."""
    if lang not in LANGUAGES:
        raise InputError(f"expected a language ({', '.join(LANGUAGES)}), got {lang!r}")
    if game.check_seats(seats) != 1 + len(bots):
        raise InputError(f"expected {seats - 1} bots for {seats} seats, got {len(bots)}")
    options = game.settle_options(options)
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        print(Words(lang)("terminal-no-terminal"), file=sys.stderr)
        return 2
    from .app import Terminal
    from .opening import Opening

    save = Save(game, edition=edition)
    if not save.claim():
        print(Words(lang)("terminal-busy", game=game.name), file=sys.stderr)
        return 2
    app = Terminal(Opening(game, options, bots, seed, save), lang)
    sys.setswitchinterval(BRIEFLY)
    app.run()
    return app.return_code or 0
