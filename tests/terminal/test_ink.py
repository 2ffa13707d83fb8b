"""Tiles as characters: what joins looks joined, and nothing is told by colour alone."""

from __future__ import annotations

import pytest

from tinkertable.games.railroad_ink.rules.tiles import DRAWINGS
from tinkertable.terminal.grid import SCALES
from tinkertable.terminal.ink import crater, edge, tile

PICTURES = {
    "HH..": ["  ║  ", "  ╚══", "     "],
    "R.RR": ["  │  ", "──┤  ", "  │  "],
    "H.R.": ["  ║  ", "  ■  ", "  │  "],
    "HRHRx": ["  ║  ", "─╴║╶─", "  ║  "],
    "RHRHx": ["  ╵  ", "═════", "  ╷  "],
    "HRHR": ["  ║  ", "──■──", "  ║  "],
    "LL..": [" ≈≈≈ ", " ≈≈≈≈", "     "],
    "H.HL": ["  ║  ", "≈≈║  ", "  ║  "],
    "LLLL": [" ≈≈≈ ", "≈≈▲≈≈", " ≈≈≈ "],
}


@pytest.mark.parametrize("drawing", PICTURES)
def test_pictures(drawing: str) -> None:
    assert tile(drawing).rows() == PICTURES[drawing]


@pytest.mark.parametrize("scale", SCALES)
def test_every_drawing_looks_different(scale: tuple[int, int]) -> None:
    pictures = {"\n".join(tile(drawing, *scale).rows()) for drawing in DRAWINGS}
    pictures.add("\n".join(crater(*scale).rows()))
    assert len(pictures) == len(DRAWINGS) + 1


@pytest.mark.parametrize("scale", SCALES)
def test_each_side_shows_its_kind_at_the_edge(scale: tuple[int, int]) -> None:
    for drawing in DRAWINGS:
        rows = tile(drawing, *scale).rows()
        for side, kind in zip("NESW", drawing, strict=False):
            x, y = edge(*scale, side)
            signs = {"H": "═║", "R": "─│╵╷╴╶", "L": "≈", ".": " "}[kind]
            assert rows[y][x] in signs, (drawing, side)
