"""What earned each point: every bot with its dice, every second place, every investor."""

from __future__ import annotations

from collections.abc import Iterator

from tinkertable.core.game import Item
from tinkertable.core.position import Position

from ..rules.data import ROUNDS
from ..rules.state import Sheet, State
from .cards import TYPES, type_or_none
from .rounds import Investor, Reason, bots_of_round, investors_of_round


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
                "slot": bot.slot,
                "card": bot.card.id,
                "left": bot.left,
                "right": bot.right,
                "settled": number < s.round_now,
            }
            yield Item("bots", bot.points, facts=facts)


def _seconds(position: Position, seat: int) -> Iterator[Item]:
    """R30."""
    for number, k, one in _investors_of(position):
        if one.second == seat + 1:
            facts = _place(position, number, k, one, one.second_by)
            yield Item("seconds", 1, facts=facts)


def _investors(position: Position, seat: int, sheet: Sheet) -> Iterator[Item]:
    """R33: the printed investor first; it has no round."""
    s: State = position.state
    bots = dict(zip(TYPES, sheet.bots_of_type, strict=True))
    half = type_or_none(s.board[seat].half)
    if half is not None:
        printed = {"round": None, "investor": None, "type": half, "by": "printed", "settled": True}
        yield Item("investors", bots[half], count=bots[half], facts=printed)
    for number, k, one in _investors_of(position):
        if one.first == seat + 1:
            facts = _place(position, number, k, one, one.first_by)
            yield Item("investors", bots[one.type], count=bots[one.type], facts=facts)


def _investors_of(position: Position) -> Iterator[tuple[int, int, Investor]]:
    """Every investor, with its round and its place there."""
    for number in range(ROUNDS):
        for k, investor in enumerate(investors_of_round(position, number)):
            yield number, k, investor


def _place(position: Position, number: int, k: int, one: Investor, by: Reason) -> dict[str, object]:
    """What is told of a first or second place."""
    s: State = position.state
    settled = number < s.round_now
    return {"round": number + 1, "investor": k, "type": one.type, "by": by, "settled": settled}
