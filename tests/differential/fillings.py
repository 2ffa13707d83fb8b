"""Random boards no game would lead to: any drawings, as long as none clash."""

from __future__ import annotations

import random

from tests.oracle.railroad_ink_board import (
    CELLS,
    DRAWINGS,
    LAVA_FACES,
    SIDES,
    SPECIALS,
    VOLCANO,
    Board,
    Drawn,
    clashes,
    facing,
)

ROUTES = [t for face, texts in DRAWINGS.items() if face not in LAVA_FACES for t in texts]
SPECIAL_DRAWINGS = {text for face in SPECIALS for text in DRAWINGS[face]}
LAVAS = [text for face in LAVA_FACES for text in DRAWINGS[face]] + [VOLCANO]


def filling(rng: random.Random, expansion: str, density: float) -> Board:
    """A board so full at most; how varied and how well joined is left to chance."""
    strangers = 0.4 * rng.random()
    tries = rng.choice((1, 4, 12))  # many make long routes and rings
    routes = [text for text in ROUTES if rng.random() < 0.5 or text not in SPECIAL_DRAWINGS]
    if rng.random() < 0.5:  # one kind: longer paths, and fewer cells, or they would be too many
        kind = rng.choice("HR")
        routes = [text for text in routes if set(text) <= {kind, "."}]
        density *= 0.8
    cells = [cell for cell in CELLS if rng.random() < density]
    if tries == 1:
        rng.shuffle(cells)
    board = Board()
    for cell in cells:
        strange = rng.random() < strangers
        if strange and expansion == "meteor":
            board.craters.add(cell)
            continue
        texts = rng.choices(LAVAS if strange and expansion == "lava" else routes, k=tries)
        texts = [text for text in texts if not clashes(board.drawn, cell, text)]
        if texts:
            best = max(texts, key=lambda text: joined_sides(board.drawn, cell, text))
            board.drawn[cell] = best
    if expansion == "meteor":
        board.dot = rng.choice(CELLS)
    return board


def joined_sides(drawn: Drawn, cell: str, text: str) -> int:
    sides = zip(SIDES, text, strict=False)
    return sum(kind != "." and facing(drawn, cell, side) == kind for side, kind in sides)
