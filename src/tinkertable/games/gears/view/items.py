"""What earned each half point: the code cards."""

from __future__ import annotations

from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.core.record import part

from ..rules.actions import CODE_NAMES
from .table import named


def explain(position: Position, seat: int) -> list[Item]:
    b = part(position.state, "board")[seat]
    items = []
    for line, field, points in (("entered", "codes_entered", 2), ("check", "codes_checked", 1)):
        items += [Item(line, points, (code,)) for code in named(int(part(b, field)), CODE_NAMES)]
    return items
