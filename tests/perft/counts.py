"""Perft files: how many sequences of moves there are from fixed openings.

An opening is a line `opening NAME`, then `seats`, `options`, `moves` (a log's, joined by `; `),
then one line for each depth: the depth and the count, and `compiled` if plain rules take too long.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from tinkertable.backends import PLAIN, Backend
from tinkertable.backends.simulation import perft
from tinkertable.core.game import Game
from tinkertable.core.log import Log
from tinkertable.core.match import Match

FOLDER = Path(__file__).parent


@dataclass
class Opening:
    """A position and its counts by depth."""

    game: Game
    name: str
    seats: int = 1
    options: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    plain: dict[int, int] = field(default_factory=dict)
    compiled: dict[int, int] = field(default_factory=dict)

    def count(self, depth: int, backend: Backend = PLAIN) -> int:
        """Counted now."""
        log = Log(self.game.name, self.seats, self.moves, options=self.options)
        return perft(Match.replay(self.game, log).position, depth, backend)

    def text(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        lines = [f"opening {self.name}", f"seats {self.seats}", f"options {options}".rstrip()]
        lines.append(f"moves {'; '.join(self.moves)}")
        lines += (f"{depth} {count}" for depth, count in self.plain.items())
        lines += (f"{depth} {count} compiled" for depth, count in self.compiled.items())
        return "\n".join(lines) + "\n"


def path_of(game: Game) -> Path:
    return FOLDER / f"{game.name.replace('-', '_')}.txt"


def openings(game: Game) -> list[Opening]:
    """All that the game's file holds; none if it has no file yet."""
    found: list[Opening] = []
    path = path_of(game)
    for line in path.read_text().splitlines() if path.exists() else []:
        word, _, rest = line.partition(" ")
        if word == "opening":
            found.append(Opening(game, rest))
        elif word == "seats":
            found[-1].seats = int(rest)
        elif word == "options":
            found[-1].options = dict(pair.split("=") for pair in rest.split())
        elif word == "moves":
            found[-1].moves = rest.split("; ")
        elif word:
            count, _, deep = rest.partition(" ")
            depths = found[-1].compiled if deep else found[-1].plain
            depths[int(word)] = int(count)
    return found
