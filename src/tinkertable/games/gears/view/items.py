"""What earned each point and half point: the code cards."""

from __future__ import annotations

from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.core.seats import members

from ..rules.actions import CODE_NAMES
from ..rules.score import CHECKED_HALVES, ENTERED_HALVES
from ..rules.state import State


def explain(position: Position, seat: int) -> list[Item]:
    s: State = position.state
    b = s.board[seat]
    lines = ("entered", ENTERED_HALVES, b.codes_entered), ("check", CHECKED_HALVES, b.codes_checked)
    return [
        Item(line, position.points(halves), (CODE_NAMES[card],))
        for line, halves, cards in lines
        for card in members(cards)
    ]
