"""A board as text: cells such as `D5RHRHx`, craters `D3*`, the meteor's dot `D3o`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from tinkertable.core.errors import InputError, shown
from tinkertable.core.seats import members

from ..rules.board import draw, new_board
from ..rules.state import AIM_DIE, EMPTY, UNHIT, Board, Box
from ..rules.tiles import CELL_NAMES, CODE, DRAWINGS, NEIGHBOUR, SHAPE, VOLCANO_SHAPE, clash

CELL = re.compile(r"([A-G][1-7])(\*|o|[HRL.]{4}x?)")


class Words(NamedTuple):
    """What the words of a board's text say."""

    tiles: dict[int, int]  # by cell, in the order of the words
    craters: set[int]
    dot: int


def cell_names(cells: int) -> tuple[str, ...]:
    """The names of a bit set of cells, in reading order."""
    return tuple(name for cell, name in enumerate(CELL_NAMES) if (cells >> cell) & 1)


def board_text(b: Board) -> str:
    """A board in notation, cells in reading order."""
    words = []
    for cell, name in enumerate(CELL_NAMES):
        if b.tile[cell] != EMPTY:
            words.append(name + DRAWINGS[b.tile[cell]])
        if (b.craters >> cell) & 1:
            words.append(name + "*")
        if b.dot == cell:
            words.append(name + "o")
    return " ".join(words)


def read_board(box: Box, b: Board, text: str, expansion: str) -> None:
    """Draw a board that is given as text."""
    words = _parse(box, text)
    new_board(box, b)
    for cell, tile in words.tiles.items():
        draw(b, cell, tile, 0)
    b.craters = sum(1 << cell for cell in words.craters)
    b.dot = words.dot
    _check_clashes(b, words.tiles)
    _check_expansion(b, expansion)


def _shapes(box: Box) -> set[int]:
    """Those that can be drawn: on its dice, its specials, the volcano."""
    rolled = {box.first_throw[die] + i for die in range(AIM_DIE) for i in members(box.throws[die])}
    return rolled | {*members(box.specials), VOLCANO_SHAPE}


def _parse(box: Box, text: str) -> Words:
    shapes = _shapes(box)
    tiles: dict[int, int] = {}
    craters: set[int] = set()
    dot = UNHIT
    for word in text.split():
        match = CELL.fullmatch(word)
        if not match:
            raise InputError("board-word", got=shown(word))
        cell, what = CELL_NAMES.index(match[1]), match[2]
        if what == "o":
            if dot != UNHIT:
                raise InputError("board-dot", cell=match[1])
            dot = cell
            continue
        if cell in tiles or cell in craters:
            raise InputError("board-twice", cell=match[1])
        if what == "*":
            craters.add(cell)
        elif what in DRAWINGS and SHAPE[DRAWINGS.index(what)] in shapes:
            tiles[cell] = DRAWINGS.index(what)
        else:
            raise InputError("board-drawing", cell=match[1], got=shown(what))
    return Words(tiles, craters, dot)


def _check_clashes(b: Board, tiles: Mapping[int, int]) -> None:
    for cell, tile in tiles.items():
        for side in range(4):
            if clash(CODE[tile] >> 2 * side & 3, b.facing[cell] >> 2 * side & 3):
                other = NEIGHBOUR[cell * 4 + side]
                where = "its exit" if other < 0 else CELL_NAMES[other]
                raise InputError("board-clash", cell=CELL_NAMES[cell], other=where)


def _check_expansion(b: Board, expansion: str) -> None:
    of_meteor = b.craters | (1 << b.dot if b.dot != UNHIT else 0)
    for wanted, cells in (("meteor", of_meteor), ("lava", b.lava)):
        if cells and expansion != wanted:
            where = cell_names(cells)[0]
            raise InputError("board-expansion", cell=where, expansion=wanted)


def implied_expansion(text: str) -> str:
    """The expansion a board was played with, as far as it shows."""
    if re.search(r"[A-G][1-7][*o]", text):
        return "meteor"
    return "lava" if "L" in text else "none"
