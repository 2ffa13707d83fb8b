"""Positions of the meteor expansion that several tests start from."""

from __future__ import annotations

from .table import ROUTES, Sit, Table

# Rounds away from row D and, in the first two, from column 4: what is rolled and drawn.
QUIET = [
    ("H.H. H.H. R.R. H.R.", "A2H.H. A6H.H. B1.R.R F1.H.R"),
    ("H.H. H.H. R.R. H.R.", "G2H.H. G6H.H. B7.R.R F7.R.H"),
    ("H.H. H.H. R.R. H.R.", "B2H.H. B6H.H. A4R.R. F2.R.H"),
    ("H.H. H.H. R.R. H.R.", "C2H.H. C6H.H. B4R.R. F6.H.R"),
    ("R.R. R.R. R.R. H.R.", "C4R.R. F3.R.R F5.R.R G4H.R."),
]


def strike(table: Table, *throws: str) -> str:
    """Meteors of successive rounds, all taken; the last round stops there. Where the dot is."""
    for number, throw in enumerate(throws, 1):
        faces, cells = QUIET[number - 1] if number <= len(QUIET) else (ROUTES, "")
        table.roll(f"{faces} {throw}")
        table.say("meteor")
        if number < len(throws):
            table.draw(cells)
            table.say("done")
    return table.dot()


def meteor_table(sit: Sit, seats: int = 1, **options: str) -> Table:
    return sit(seats, expansion="meteor", **options)


def hit_on_a4(sit: Sit) -> Table:
    """Round 2 after the hit: A4 is struck, B4 hangs between two craters."""
    table = meteor_table(sit)
    table.roll("R.R. RRR. H.H. H.R. N 1")
    table.say("meteor")
    table.draw("A4R.R. B4RRR. A2H.H. F1.H.R")
    table.say("done")
    table.roll("R.R. RR.. H.H. H.R. N 2")
    table.say("meteor")
    return table


def only_craters_left(sit: Sit, **options: str) -> Table:
    """Round 6 after the hit: row A is craters but for A7, every other rail exit is closed."""
    table = meteor_table(sit, 1, **options)
    for throw, cells in (
        ("N 3", "B1.H.R B2.H.H B3.H.H B4.H.H"),
        ("W 1", "B7.R.H B6.H.H B5.H.H D1.H.H"),
        ("W 1", "F1.H.R F2.H.H F3.H.H F4.H.H"),
        ("W 1", "F7.R.H F6.H.H F5.H.H D2.H.H"),
        ("E 1", "G4H.R. D3.H.H D4.H.H D5.H.H"),
    ):
        table.roll(f"H.H. H.H. H.H. H.R. {throw}")
        table.say("meteor")
        table.draw(cells)
        table.say("done")
    table.roll("RR.. RR.. RR.. HR.. E 1")
    table.say("meteor")
    assert table.craters() == {"A1", "A2", "A3", "A4", "A5", "A6"}
    return table
