"""A bot as a client draws it."""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.seats import members

from ..rules.actions import CARD_NAMES
from ..rules.box import KIND_NAMES
from ..rules.cards import type_of
from ..rules.conditions import KINDS
from ..rules.data import TYPE_NAMES
from ..rules.state import CODES, FACTS, NONE, Box

SIGNS = {-1: "-", 0: "=", 1: "+"}


def card_view(position: Position, card: int) -> dict[str, Any] | None:
    """What a bot shows, and which of these facts are reconstructed."""
    if card == NONE:
        return None
    box: Box = position.box[0]
    code = card % CODES
    name = KIND_NAMES[box.kind[code]]
    kind = KINDS[name]
    return {
        "id": CARD_NAMES[card],
        "type": TYPE_NAMES[type_of(box, card)],
        "condition": name,
        "numbers": box.numbers[code * 2 :][: kind.numbers],
        "points": box.printed[code * 2 :][: kind.points],
        "left": SIGNS[box.left[card]],
        "right": SIGNS[box.right[card]],
        "reconstructed": [FACTS[i] for i in members(box.reconstructed[card])],
    }


def type_name(number: int) -> str | None:
    return TYPE_NAMES[number] if number != NONE else None
