"""What earned each point: every bot with its dice, every second place, every investor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tinkertable.core.game import Item
from tinkertable.core.position import Position

from ..rules.data import ROUNDS, TYPE_NAMES
from ..rules.state import Sheet, State
from .cards import type_name
from .rounds import bots_of_round, investors_of_round


def explain(position: Position, seat: int) -> list[Item]:
    """Round by round within a line. `settled` is false while a round's items may still change."""
    sheet: Sheet = position.sheet(seat)
    return [
        *_bots(position, seat, sheet),
        *_seconds(position, seat),
        *_investors(position, seat, sheet),
    ]


def _bots(position: Position, seat: int, sheet: Sheet) -> Iterator[Item]:
    """R23."""
    s: State = position.state
    for number in range(ROUNDS):
        for bot in bots_of_round(position, seat, number, sheet):
            facts = {
                "round": number + 1,
                "slot": bot["slot"],
                "card": bot["card"]["id"],
                "left": bot["left"],
                "right": bot["right"],
                "settled": number < s.round_now,
            }
            yield Item("bots", bot["points"], facts=facts)


def _seconds(position: Position, seat: int) -> Iterator[Item]:
    """R30."""
    for facts in _places(position, seat, "second"):
        yield Item("seconds", 1, facts=facts)


def _investors(position: Position, seat: int, sheet: Sheet) -> Iterator[Item]:
    """R33: the printed investor first; it has no round."""
    s: State = position.state
    bots = dict(zip(TYPE_NAMES, sheet.bots_of_type, strict=True))
    half = type_name(s.board[seat].half)
    if half is not None:
        printed = {"round": None, "investor": None, "type": half, "by": "printed", "settled": True}
        yield Item("investors", bots[half], count=bots[half], facts=printed)
    for facts in _places(position, seat, "first"):
        count = bots[facts["type"]]
        yield Item("investors", count, count=count, facts=facts)


def _places(position: Position, seat: int, place: str) -> Iterator[dict[str, Any]]:
    """The investors with whom a seat is first or second, round by round."""
    s: State = position.state
    for number in range(ROUNDS):
        for k, investor in enumerate(investors_of_round(position, number)):
            if investor[place] == seat + 1:
                yield {
                    "round": number + 1,
                    "investor": k,
                    "type": investor["type"],
                    "by": investor[f"{place}_by"],
                    "settled": number < s.round_now,
                }
