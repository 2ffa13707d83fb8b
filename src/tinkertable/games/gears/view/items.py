"""What earned each half point: the code cards."""

from __future__ import annotations

from tinkertable.core.game import Item
from tinkertable.core.position import Position

from ..rules.actions import CODE_NAMES
from ..rules.score import CHECKED_POINTS, ENTERED_POINTS
from ..rules.state import State
from .names import names_in


def explain(position: Position, seat: int) -> list[Item]:
    s: State = position.state
    b = s.board[seat]
    entered, checked = names_in(b.codes_entered, CODE_NAMES), names_in(b.codes_checked, CODE_NAMES)
    return [
        *(Item("entered", ENTERED_POINTS, (code,)) for code in entered),
        *(Item("check", CHECKED_POINTS, (code,)) for code in checked),
    ]
