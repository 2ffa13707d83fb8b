"""Positions of the lava expansion that several tests start from."""

from __future__ import annotations

from tinkertable.core.match import Match

from .table import (
    ROUTES,
    draw,
    drawings,
    roll,
    say,
    sit,
)

# The four cells beside D4, each with the side that faces it.
BESIDE_D4 = {"C4": 2, "D3": 1, "D5": 3, "E4": 0}
# Two rounds away from the centre, for "H.H. H.H. R.R. H.R.".
QUIET = ("A2H.H. A6H.H. B1.R.R F1.H.R", "G2H.H. G6H.H. B7.R.R F7.R.H")


def lava_table(seats: int = 1, **options: str) -> Match:
    return sit(seats, expansion="lava", **options)


def rolled(lava_faces: str, routes: str = ROUTES, **options: str) -> Match:
    """Round 1 after the roll."""
    match = lava_table(1, **options)
    roll(match, f"{routes} {lava_faces}")
    return match


def closed_lake(lava_faces: str = "LL.. LLL.") -> Match:
    """Round 3 after the roll: the one lake, D4 and its four neighbours, is closed."""
    match = lava_table()
    for routes, caps in zip(QUIET, ("D3HLH. D5R.RL", "C4.HLH E4LR.R"), strict=True):
        roll(match, "H.H. H.H. R.R. H.R. LH.H LR.R")
        draw(match, f"{routes} {caps}")
        say(match, "done")
    roll(match, f"{ROUTES} {lava_faces}")
    return match


def before_emergency(north: str = "A4R.R. B4R.R. C4R.R. F1.H.R") -> Match:
    """Round 2 with one die left: E4 is the only empty cell at an open side of the lake.

    D3 and D5 are capped, the route in C4 faces the volcano; the lava dice show LL.. and LLL..
    """
    match = lava_table()
    roll(match, "R.R. R.R. R.R. H.R. LH.H LR.R")
    draw(match, f"{north} D3HLH. D5R.RL")
    say(match, "done")
    roll(match, "R.R. R.R. R.R. H.R. LL.. LLL.")
    draw(match, "G4R.R. F4R.R. F7.R.H")
    return match


def erasing(cell: str) -> set[str]:
    """The drawings of LL.. and LLL.. that join D4 from a cell beside it."""
    return {
        form for face in ("LL..", "LLL.") for form in drawings(face) if form[BESIDE_D4[cell]] == "L"
    }
