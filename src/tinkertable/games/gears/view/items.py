"""What earned each half point: the code cards."""

from __future__ import annotations

from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.core.seats import members

from ..rules.actions import CODE_NAMES
from ..rules.score import CHECKED_POINTS, ENTERED_POINTS
from ..rules.state import State


def explain(position: Position, seat: int) -> list[Item]:
    s: State = position.state
    b = s.board[seat]
    return [
        *(Item("entered", ENTERED_POINTS, (CODE_NAMES[i],)) for i in members(b.codes_entered)),
        *(Item("check", CHECKED_POINTS, (CODE_NAMES[i],)) for i in members(b.codes_checked)),
    ]
