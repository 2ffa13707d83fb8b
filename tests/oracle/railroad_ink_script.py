"""Positions for the oracle of Railroad Ink, and how they are played and read."""

from __future__ import annotations

from .railroad_ink import Oracle
from .railroad_ink_score import parse_board

METEOR = {"expansion": "meteor"}
LAVA = {"expansion": "lava"}


def position(board: str, roll: str, options: dict[str, str] | None = None) -> Oracle:
    """One seat with this board, after nature's roll (faces, and for the meteor aim and fly)."""
    oracle = Oracle(1, options)
    if board:
        oracle.seats[1].board = parse_board(board)
    for word in roll.split():
        verb = "aim" if word in ("N", "E", "S", "W", "any") else "fly" if word in "123" else "roll"
        oracle.play("*", f"{verb} {word}")
    return oracle


def play(oracle: Oracle, moves: str) -> None:
    """Moves of seat 1, separated by commas."""
    for move in moves.split(","):
        oracle.play("1", move.strip())
