"""What a new match holds, field by field, before nature's first move."""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.games import load

NONE = -1


def fields(record: dict[str, Any]) -> dict[str, Any]:
    """What is not 0; boards and what else is nested apart."""
    found = {}
    for name, value in record.items():
        nested = isinstance(value, list) and isinstance(value[0], dict)
        if not nested and any(value if isinstance(value, list) else [value]):
            found[name] = value
    return found


def new(name: str, seats: int, **options: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The fields of a new match, and of its boards."""
    state = Position(load(name), seats, options).to_json()
    return fields(state), [fields(board) for board in state["board"]]


def test_gears() -> None:
    state, boards = new("gears", 3, strict="on")
    assert state == {
        "seats": 3,
        "option": [1, 0, 0],
        "card": NONE,
        "token": NONE,
        "last_card": NONE,
    }
    nothing = ("character", "gear", "side", "counts_as", "looked_at")
    board = dict.fromkeys((*nothing, "last_gear", "last_side", "last_counts_as"), NONE)
    assert boards == [board, board, board, {}]


def test_sentient() -> None:
    state, boards = new("sentient", 3)
    nothing = ("investor", "first", "second")
    deck = state.pop("deck")
    assert sum(cards.bit_count() for cards in deck) == 60
    assert state == {
        "seats": 3,
        "halves": [1] * 5,
        "factory": [NONE] * 4,
        "order": [NONE] * 4,
        "pile": [NONE] * 4,
        **dict.fromkeys(nothing, [NONE] * 15),
    }
    board = {"card": [NONE] * 12, "hand": NONE, "half": NONE, "agents": 4, "assistants": 5}
    assert boards == [board, board, board, {}]


MARKET = {
    "pipes_left": (1 << 34) - 1,
    "starters_left": (1 << 10) - 1,
    **dict.fromkeys(("robot_at", "item", "idea", "top"), [NONE] * 4),
    "deck": [4, 3, 4, 2, 2, 2, 3, 2, 2, 2, 2] + [0] * 17,
    "decked": 28,
    "discard": [NONE] * 28,
    "seen": [NONE] * 2,
    **dict.fromkeys(("card", "robot", "acted", "column", "tile", "next_robot"), NONE),
    **dict.fromkeys(("end_side", "second"), NONE),
    "way": 1,
}
EMPTY = {"free": [4, 3, 3, 2], "tile": [NONE] * 29, "played": [NONE] * 5, "dealt": [NONE] * 2}


def seat(number: int) -> dict[str, Any]:
    pipes = [34 + number, *[NONE] * 28]
    return {**EMPTY, "stock": [1, 1, 1, 1, 4], "pipes": 1, "tile": pipes, "undrawn": 127}


def test_transmissions() -> None:
    state, boards = new("transmissions", 2)
    assert state == {**MARKET, "seats": 2, "under": [5] * 4}
    assert boards == [seat(0), seat(1), {}, {}]


def test_transmissions_against_harvey() -> None:
    state, boards = new("transmissions", 1)
    pool = {"pool": [2, 2, 2, 2, 4], "harvey": [3] * 7}
    assert state == {**MARKET, **pool, "seats": 1, "under": [6] * 4}
    assert boards == [seat(0), EMPTY, {}, {}]


def test_railroad_ink() -> None:
    exits = {"A2", "A4", "A6", "B1", "B7", "D1", "D7", "F1", "F7", "G2", "G4", "G6"}
    at_exits = sum(1 << 7 * "ABCDEFG".index(cell[0]) + int(cell[1]) - 1 for cell in exits)
    state, boards = new("railroad-ink", 2, expansion="meteor")
    assert state == {
        "seats": 2,
        "option": [1, 0, 0, 0, 0, 0, 0],
        "round_now": 1,
        "rounds": 6,
        "to_roll": 6,
        "dice": [NONE] * 6,
    }
    board = boards[0]
    assert board.pop("front") == at_exits
    assert sum(map(bool, board.pop("facing"))) == 12
    assert sum(tiles.bit_count() for tiles in board.pop("special_tiles")) == 4 + 4 + 1 + 1 + 4 + 2
    assert board == {"tile": [NONE] * 49, "dot": NONE}
    assert new("railroad-ink", 2)[0] == {
        "seats": 2, "round_now": 1, "rounds": 7, "to_roll": 4, "dice": [NONE] * 6,
    }  # fmt: skip
