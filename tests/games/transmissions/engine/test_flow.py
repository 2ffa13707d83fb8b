"""The hard scores against slow and obvious ones, in the positions of random games."""

from __future__ import annotations

import random

import pytest

from tests.conformance.play import walk
from tinkertable.core.position import Position
from tinkertable.games.transmissions.view.board import Board, LaidPipe
from tinkertable.games.transmissions.view.components import IdeaTile, ItemTile, PipeTile

from ..table import GAME


def longest(pipes: tuple[LaidPipe, ...], path: tuple[int, ...] = (0,)) -> int:
    """R47: the longest way on from the end of a path, however it goes."""
    ends = [to for to in pipes[path[-1]].links.values() if to not in path]
    return max((longest(pipes, (*path, to)) for to in ends), default=len(path))


def wildlife(board: Board) -> int:
    """R45: birds times butterflies, tile by tile."""
    tiles: list[PipeTile | IdeaTile | ItemTile] = [
        *(pipe.tile for pipe in board.pipes),
        *(idea for column in board.columns for idea in column.ideas),
        *(item for column in board.columns for item in column.items),
    ]
    return sum(tile.birds for tile in tiles) * sum(tile.butterflies for tile in tiles)


def eager(text: str) -> bool:
    """To be left out most of the time, so that many pipes are laid."""
    return text.startswith(("skip", "flip", "item", "idea", "end", "take 4E"))


@pytest.mark.parametrize("seats", [2, 4])
def test_flow_and_wildlife(seats: int) -> None:
    """R45, R47."""
    found = set()
    for seed in range(6):
        position, rng = Position(GAME, seats, {"sets": "advanced"}), random.Random(seed)
        for _ in walk(position, rng, eager):
            for b in position.state.board[:seats]:
                b.stock[:4] = [max(1, n) for n in b.stock[:4]]  # nobody is ever poor
            if rng.random() < 0.9:
                continue
            for seat, board in enumerate(GAME.view(position, 0).boards):
                length = longest(board.pipes)
                assert board.flow_length == len(board.flow) == length
                assert board.score["wildlife"] == wildlife(board), seat
                for one, two in zip(board.flow, board.flow[1:], strict=False):
                    assert two in board.pipes[one].links.values()
                found.add(length)
    assert max(found) > 4
