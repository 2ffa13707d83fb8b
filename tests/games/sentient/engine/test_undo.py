"""What can be taken back in Sentient: R13, R17."""

from __future__ import annotations

from tests.games.sentient.engines import EngineTable


def test_r13_a_buy_cannot_be_taken_back_but_the_plug_can() -> None:
    table = EngineTable.begin()
    table.play("1 buy 0+0")
    assert table.match.undoable(0) is not None  # nothing has been drawn yet
    table.nature("fill 0 TEQa")
    assert table.match.undoable(0) is None
    table.play("1 plug 2")
    table.match.undo(0)
    assert table.match.undoable(0) is None
    assert table.offers() == {f"plug {slot}" for slot in range(4)}
    assert table.factory().startswith("TEQa")


def test_r17_a_cover_may_be_taken_back() -> None:
    table = EngineTable.begin(factory="TLEa TLTa TGTa TGEa")
    table.turns("0+0>0LR")
    assert table.dice(1) == "11111"
    table.match.undo(0)
    assert table.offers() == {"block -", "block L", "block R", "block LR"}
    assert table.board(1)["assistants"] == 5
