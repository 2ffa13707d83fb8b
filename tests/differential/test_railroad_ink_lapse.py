"""The lava duty that lapses: too rare at random to meet in other tests, so it is set up."""

from __future__ import annotations

import pytest

from tests.oracle.railroad_ink_board import CELLS, CENTRE_CELL, Board, clashes
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

from .fillings import ROUTES
from .pair import GAME, Pair

ROLL = ("HHH.", "HHH.", "HHH.", "HRHRx", "LL..", "LL..")
LAKE = {"C4": ".HLH", "D3": "HLH.", "D5": "H.HL", "E4": "LH.H"}  # closed, with the volcano in D4


def full_sheet() -> Board:
    """No cell free and no lava open: nothing can be drawn, not even by erasing."""
    drawn = dict(LAKE)
    for cell in CELLS:
        if cell not in drawn and cell != CENTRE_CELL:
            drawn[cell] = next(text for text in ROUTES if not clashes(drawn, cell, text))
    return Board(drawn)


@pytest.fixture
def lapsed() -> Pair:
    """Two full sheets after a roll."""
    pair = Pair(2, {"expansion": "lava"})
    for seat in range(2):
        pair.put(seat, full_sheet())
    for face in ROLL:
        pair.position.play(NATURE, GAME.codec.number(f"roll {face}"))
        pair.oracle.play("*", f"roll {face}")
    return pair


def test_only_done_is_left(lapsed: Pair) -> None:
    for seat in range(2):
        assert lapsed.oracle.legal(str(seat + 1)) == {"done"}
        assert lapsed.position.legal(seat) == [GAME.codec.number("done")]


@pytest.mark.parametrize("done", [False, True])
def test_what_is_redealt_has_lapsed_too(lapsed: Pair, done: bool) -> None:
    if done:
        lapsed.position.play(1, GAME.codec.number("done"))
    hidden = lapsed.position.hidden(0)
    for seed in range(10):
        redealt = hidden.redealt(0, seed)
        assert tiles_of(redealt) == tiles_of(lapsed.position)
        for seat in members(redealt.acting()):
            assert redealt.legal(seat) == [GAME.codec.number("done")]


def tiles_of(position: Position) -> list[list[int]]:
    return [board["tile"] for board in position.to_json()["board"][: position.seats]]
