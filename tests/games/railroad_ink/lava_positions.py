"""Positions of the lava expansion that several tests start from."""

from __future__ import annotations

from tests.oracle.railroad_ink_board import DRAWINGS, LAVA_FACES, Drawn, clashes

from .table import CELLS, ROUTES, Sit, Table, drawings

# The four cells beside D4, each with the side that faces it.
BESIDE_D4 = {"C4": 2, "D3": 1, "D5": 3, "E4": 0}
# Two rounds away from the centre, for "H.H. H.H. R.R. H.R.".
QUIET = ("A2H.H. A6H.H. B1.R.R F1.H.R", "G2H.H. G6H.H. B7.R.R F7.R.H")

# Five rounds, each a roll and what is drawn, after which lava fits no free cell.
EMERGENCY = [
    (
        "H.H. RRR. R.R. HRHRx L.L. LR.R",
        "F7HRRR G7RHRHx G4R.R. A4R.RR C4L.L. B4.RLR G6.H.H",
    ),
    (
        "HH.. HH.. RRR. H.R. LH.H LL..",
        "D7.H.R G5HHHH D6.RRR E4LL.. E5H.HL G2..HH A6H..H",
    ),
    (
        "RR.. HHH. HHH. HRHRx LL.. LL..",
        "D5HRHRx A5.HHH F5HRHR B1R..R D1H.HH D3LL.. C3..LL",
    ),
    ("H.H. H.H. HH.. HRHRx LL.. LR.R", "A2HRHRx C2.LL. C5..HH E1H.H. F1H.H. D2LR.R"),
    ("HHH. HHH. H.H. HR.. LH.H LL..", ""),
]


def lava_table(sit: Sit, seats: int = 1, **options: str) -> Table:
    return sit(seats, expansion="lava", **options)


def rolled(sit: Sit, lava_faces: str, routes: str = ROUTES, **options: str) -> Table:
    """Round 1 after the roll."""
    table = lava_table(sit, 1, **options)
    table.roll(f"{routes} {lava_faces}")
    return table


def closed_lake(sit: Sit, lava_faces: str = "LL.. LLL.") -> Table:
    """Round 3 after the roll: the one lake, D4 and its four neighbours, is closed."""
    table = lava_table(sit)
    for routes, caps in zip(QUIET, ("D3HLH. D5R.RL", "C4.HLH E4LR.R"), strict=True):
        table.roll("H.H. H.H. R.R. H.R. LH.H LR.R")
        table.draw(f"{routes} {caps}")
        table.say("done")
    table.roll(f"{ROUTES} {lava_faces}")
    return table


def before_emergency(sit: Sit, north: str = "A4R.R. B4R.R. C4R.R. F1.H.R") -> Table:
    """Round 2 with one die left: E4 is the only empty cell at an open side of the lake.

    D3 and D5 are capped, the route in C4 faces the volcano; the lava dice show LL.. and LLL..
    """
    table = lava_table(sit)
    table.roll("R.R. R.R. R.R. H.R. LH.H LR.R")
    table.draw(f"{north} D3HLH. D5R.RL")
    table.say("done")
    table.roll("R.R. R.R. R.R. H.R. LL.. LLL.")
    table.draw("G4R.R. F4R.R. F7.R.H")
    return table


def erasing(cell: str) -> set[str]:
    """The drawings of LL.. and LLL.. that join D4 from a cell beside it."""
    return {
        form for face in ("LL..", "LLL.") for form in drawings(face) if form[BESIDE_D4[cell]] == "L"
    }


def full_board(*cells: str) -> str:
    """A board without empty cells: the given ones, and in all others a route that clashes not."""
    drawn: Drawn = {cell[:2]: cell[2:] for cell in cells}
    routes = [form for face, forms in DRAWINGS.items() if face not in LAVA_FACES for form in forms]
    for cell in CELLS:
        if cell not in drawn:
            drawn[cell] = next(form for form in routes if not clashes(drawn, cell, form))
    return " ".join(cell + form for cell, form in drawn.items())
