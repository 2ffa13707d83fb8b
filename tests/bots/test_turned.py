"""The symmetries that training relies on: a turned board has the turned features."""

from __future__ import annotations

import pytest
from training.railroad_ink.turned import turned

from tinkertable.core.position import Position, Scratch
from tinkertable.core.record import rows
from tinkertable.core.seats import members
from tinkertable.games.railroad_ink import GAME
from tinkertable.games.railroad_ink.bot.features import FEATURES, features
from tinkertable.games.railroad_ink.bot.sketch import Sketch
from tinkertable.games.railroad_ink.bot.symmetry import SYMMETRIES, moved_cell, moved_code
from tinkertable.games.railroad_ink.rules.board import draw, new_board, unused_specials
from tinkertable.games.railroad_ink.rules.tiles import CODE, CROSSING, SHAPE, SHAPE_TILES

from .railroad_ink import walk

TURNED = turned()


def moved_tile(symmetry: int, tile: int) -> int:
    """Same sides, and joined or not as before."""
    code = moved_code(symmetry, CODE[tile])
    return next(t for t in range(len(CODE)) if (CODE[t], CROSSING[t]) == (code, CROSSING[tile]))


def moved_face(symmetry: int, kind: int) -> int:
    return SHAPE[moved_tile(symmetry, list(SHAPE).index(kind))]


def moved(position: Position, symmetry: int) -> Position:
    twin = position.copy()
    old, new = position.state.board[0], twin.state.board[0]
    new_board(twin.box[0], new)
    for cell, tile in enumerate(old.tile):
        if tile >= 0:
            draw(new, moved_cell(symmetry, cell), moved_tile(symmetry, tile), 1)
    new.specials, new.special_now, new.drawn = old.specials, old.special_now, old.drawn
    left = members(unused_specials(position.box[0], old))
    new.special_tiles[0] = sum(SHAPE_TILES[moved_face(symmetry, kind)] for kind in left)
    twin.state.dice[:4] = [moved_face(symmetry, face) for face in position.state.dice[:4]]
    return twin


def found(position: Position) -> list[int]:
    sketch = rows(Sketch, 1)[0]
    memory = Scratch(GAME)
    n = features(position.box[0], position.state, 0, sketch, memory.work, memory.sheet)
    return sorted(sketch.active[:n])


@pytest.mark.parametrize("symmetry", range(SYMMETRIES))
def test_turned_features(symmetry: int) -> None:
    to = [int(feature) for feature in TURNED[symmetry]]
    assert sorted(to) == list(range(FEATURES + 1))
    looked = 0
    for i, position in enumerate(walk("none", 21)):
        if i % 5 == 0:
            looked += 1
            assert found(moved(position, symmetry)) == sorted(to[f] for f in found(position))
    assert looked > 5
