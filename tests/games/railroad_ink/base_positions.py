"""Positions of the base game that several tests start from."""

from __future__ import annotations

from .table import Sit, Table


def rails_sealed(sit: Sit, **options: str) -> Table:
    """Before round 7: a station closes every rail exit, so no rail can join anything."""
    table = sit(1, **options)
    for cells in (
        "B1.H.R B2.H.H B3.H.H B4.H.H",
        "B7.R.H B6.H.H B5.H.H A2H.H.",
        "F1.H.R F2.H.H F3.H.H F4.H.H",
        "F7.R.H F6.H.H F5.H.H D1.H.H",
        "A4R.H. D2.H.H D3.H.H D4.H.H",
        "G4H.R. D5.H.H D6.H.H D7.H.H",
    ):
        table.roll("H.H. H.H. H.H. H.R.")
        table.draw(cells)
        table.say("done")
    return table


def gap_left(sit: Sit, **options: str) -> Table:
    """As `rails_sealed`, but F3, F4 are empty; curves of rail can grow there, in row E and in G."""
    table = sit(1, **options)
    for cells in (
        "B1.H.R B2.H.H B3.H.H B4.H.H",
        "B7.R.H B6.H.H B5.H.H A2H.H.",
        "F1.H.R F2.H.H A6H.H. G6H.H.",
        "F7.R.H F6.H.H F5.H.H D1.H.H",
        "A4R.H. D2.H.H D3.H.H D4.H.H",
        "G4H.R. D5.H.H D6.H.H D7.H.H",
    ):
        table.roll("H.H. H.H. H.H. H.R.")
        table.draw(cells)
        table.say("done")
    table.roll("RR.. RR.. RR.. HR..")
    return table
