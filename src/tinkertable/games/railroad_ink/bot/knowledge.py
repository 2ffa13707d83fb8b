"""What a search may know about Railroad Ink beyond its rules."""

from __future__ import annotations

import hashlib
from typing import Any

from tinkertable.core.chance import mixed
from tinkertable.core.record import copy_row, lowest, rule, table

from ..rules.state import ALL_DICE, EXPANSION, NO_EXPANSION, OPTIONS, Board, State
from ..rules.tiles import CELLS, DRAWINGS, ROUTE_PAGES
from .evaluation import POINT, Mind, Net, estimate
from .weights import learned

__all__ = [
    "LEVELS", "PLAIN_LEVELS", "POINT", "Mind", "Net", "alone", "estimate", "fingerprint",
    "learned", "situation",
]  # fmt: skip

# By level: the method in `bots/` and its parameters.
LEVELS: dict[str, tuple[str, dict[str, Any]]] = {
    "easy": ("rounds", {"width": 1, "plans": 4, "error": 3.0}),
    "normal": ("rounds", {"width": 2, "plans": 4, "error": 1.5}),
    "hard": ("rounds", {"width": 16, "plans": 8, "stages": ((8, 4), (3, 12)), "every": 20_000}),
    "expert": (
        "rounds",
        {
            "width": 96,
            "plans": 40,
            "stages": ((40, 4), (16, 8), (8, 20), (4, 50)),
            "ahead": 2,
            "every": 40_000,
            "seconds": 10.0,
        },
    ),
}
# Without a compiler the wider searches would keep everybody waiting.
PLAIN_LEVELS = {"hard": LEVELS["normal"], "expert": LEVELS["normal"]}


def _number(cell: int, tile: int) -> int:
    """Sixty bits at random, the same in every process."""
    digest = hashlib.blake2b(f"{cell}/{tile}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 4


_LOW = (1 << 32) - 1
_TILES = len(DRAWINGS)
_NUMBERS = table(_number(cell, tile) for cell in range(CELLS) for tile in range(_TILES))


@rule
def alone(s: State, seat: int) -> None:
    """Make it a match of this seat only, as seat 0: what the others do changes nothing for it."""
    if s.seats > 1:
        copy_row(s.board, 0, s.board, seat)
        s.seats = 1
        s.done = 0


@rule
def fingerprint(s: State, seat: int) -> int:
    """A number for what this seat has drawn: equal boards have equal ones, others hardly ever."""
    b = s.board[seat]
    h = 0
    filled = b.filled
    while filled:
        cell = lowest(filled)
        h ^= _NUMBERS[cell * _TILES + b.tile[cell]]
        filled &= filled - 1
    if s.option[EXPANSION] == NO_EXPANSION:
        return h
    rest = b.drawn | b.lapsed << 8 | b.struck << 9 | b.special_now << 10 | (b.dot + 1) << 11
    rest = mixed(special_number(rest, b), b.craters)
    return h ^ mixed(rest, b.craters >> 32)


@rule
def special_number(h: int, b: Board) -> int:
    """Mix in which specials are left."""
    for page in range(ROUTE_PAGES):
        h = mixed(mixed(h, b.special_tiles[page]), b.special_tiles[page] >> 32)
    return h


@rule
def situation(s: State, seat: int) -> int:
    """Such a number also for the round, the dice and which of them are drawn."""
    b = s.board[seat]
    h = special_number(s.round_now | b.drawn << 8 | b.specials << 16, b)
    h = mixed(h, b.special_now | b.struck << 1 | b.lapsed << 2)
    for die in range(ALL_DICE):
        h = mixed(h, s.dice[die] + 1)
    for option in range(OPTIONS):
        h = mixed(h, s.option[option])
    return fingerprint(s, seat) ^ h << 28
