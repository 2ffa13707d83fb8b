"""Matches left unfinished, for tests to continue."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.terminal.save import Save

METEOR, LAVA = {"expansion": "meteor"}, {"expansion": "lava"}


def rolls(*faces: str) -> list[str]:
    return [f"* roll {face}" for face in faces]


def places(cells: str) -> list[str]:
    """A round of drawing, ended."""
    return [*(f"1 place {cell}" for cell in cells.split()), "1 done"]


def left(
    folder: Path, options: dict[str, str], moves: list[str], players: tuple[str, ...] = ()
) -> Match:
    """Leave a match after these moves."""
    match = Match(load("railroad-ink"), 1 + len(players), options, chance=Chance("s"))
    for move in moves:
        match.play_text(move)
    Save(match.game, folder).write(match, players)
    return match
