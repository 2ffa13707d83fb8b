"""Perft counts of the plain rules; native code counts the deeper ones (test_backends.py)."""

from __future__ import annotations

import pytest

from tests.conformance.cases import games

from .counts import Opening, openings

DEEP = 12_000  # sequences: a game that has so many is counted natively too
OPENINGS = [opening for game in games() for opening in openings(game)]


@pytest.mark.parametrize("opening", OPENINGS, ids=lambda o: f"{o.game.name}-{o.name}")
def test_counts(opening: Opening) -> None:
    assert {depth: opening.count(depth) for depth in opening.plain} == opening.plain


def test_every_game_has_counts() -> None:
    for game in games():
        found = openings(game)
        assert found, f"{game.name} has no counts: python -m tests.perft.regenerate"
        assert all(opening.plain for opening in found)
        most = max(count for opening in found for count in opening.plain.values())
        assert most < DEEP or any(opening.compiled for opening in found)
