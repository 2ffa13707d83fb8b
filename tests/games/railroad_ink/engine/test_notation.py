"""What moves can be named, and that nothing else can."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.railroad_ink.engine_table import GAME, EngineTable
from tests.games.railroad_ink.table import CELLS, ROUTES
from tinkertable.core.errors import NotAnAction


def test_r01_every_cell_has_a_name() -> None:
    cells = {text.split()[1] for text in GAME.codec.texts if text.startswith("volcano ")}
    assert cells == set(CELLS)


def test_r02_whatever_a_cell_can_hold_has_a_name() -> None:
    named = [text[8:] for text in GAME.codec.texts if text.startswith("place D5")]
    sides = {"".join(letters) for letters in product("HRL.", repeat=4)} - {"....", "LLLL"}
    crossings = {text + "x" for text in sides if {*"HR"} <= {*text}}
    assert sorted(named) == sorted(sides | crossings)  # a volcano is its own move


def test_notation_refuses_what_is_no_drawing() -> None:
    table = EngineTable()
    table.roll(ROUTES)
    for text in ("place A2HH", "place H2H.H.", "place A2LLLL", "place A2HRHX", "paint A2H.H."):
        with pytest.raises(NotAnAction):
            table.match.play_text(f"1 {text}")
    with pytest.raises(NotAnAction):
        table.match.play_text("2 place A2H.H.")
