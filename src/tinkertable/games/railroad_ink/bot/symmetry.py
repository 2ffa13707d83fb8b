"""The eight turns and mirrors of the board; a quarter turn swaps highway and rail (R1)."""

from __future__ import annotations

from ..rules.tiles import CELLS, HIGHWAY, RAIL, SIZE

SYMMETRIES = 8  # bit 0: mirrored east to west, bits 1-2: quarter turns after that


def moved_cell(symmetry: int, cell: int) -> int:
    row, column = divmod(cell, SIZE)
    if symmetry & 1:
        column = SIZE - 1 - column
    for _ in range(symmetry >> 1):
        row, column = column, SIZE - 1 - row
    return row * SIZE + column


def moved_side(symmetry: int, side: int) -> int:
    if symmetry & 1 and side & 1:
        side ^= 2
    return (side + (symmetry >> 1)) % 4


def moved_kind(symmetry: int, kind: int) -> int:
    if symmetry >> 1 & 1 and kind in (HIGHWAY, RAIL):
        return HIGHWAY + RAIL - kind
    return kind


def moved_code(symmetry: int, code: int) -> int:
    """A byte of four sides, as `tiles.py` has them."""
    return sum(
        moved_kind(symmetry, code >> 2 * side & 3) << 2 * moved_side(symmetry, side)
        for side in range(4)
    )


def alike() -> tuple[list[int], int]:
    """[cell, facing]: a number that only those which a symmetry makes equal share; how many."""
    codes = [[moved_code(symmetry, code) for code in range(256)] for symmetry in range(SYMMETRIES)]
    numbers: dict[int, int] = {}
    found = []
    for cell in range(CELLS):
        cells = [moved_cell(symmetry, cell) * 256 for symmetry in range(SYMMETRIES)]
        for facing in range(256):
            first = min(cells[i] + codes[i][facing] for i in range(SYMMETRIES))
            found.append(numbers.setdefault(first, len(numbers)))
    return found, len(numbers)
