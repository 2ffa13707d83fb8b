"""Golden playthroughs: replayed, everything must be as it was written down."""

from __future__ import annotations

import pytest

from tests.conformance.cases import Case, games
from tinkertable.core.match import Match

from .cases import FOLDER, cases, path_of
from .text import WIDTH, moves_in, playthrough

LARGEST = 155_000  # bytes that somebody may still want to review
AGAIN = "python -m tests.playthroughs.regenerate"


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_playthrough(case: Case) -> None:
    path = path_of(case)
    assert path.exists(), f"no playthrough: {AGAIN}"
    text = path.read_text()
    new = playthrough(case, moves_in(text))
    assert new.splitlines() == text.splitlines(), f"if this is meant: {AGAIN}"
    assert text.splitlines()[-1].startswith("over"), "it does not go to the end"


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_files_are_readable(case: Case) -> None:
    text = path_of(case).read_text()
    assert len(text) < LARGEST
    for line in text.splitlines():
        assert len(line) <= WIDTH or " " not in line.strip()


def test_every_game_has_some_and_no_file_is_left_over() -> None:
    expected = {path_of(case) for case in cases()}
    assert set(FOLDER.glob("*/*.txt")) == expected
    assert {case.game for case in cases()} == set(games())


def test_moves_are_read_back() -> None:
    """The text has every move once, in order."""
    case = cases()[0]
    match = Match(case.game, case.seats, case.options)
    moves = moves_in(path_of(case).read_text())
    for move in moves:
        match.play_text(move)
    assert match.move_texts() == moves
