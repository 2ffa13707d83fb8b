"""What earned each point: every bot with its dice, every second place, every investor."""

from __future__ import annotations

from collections.abc import Iterator

from tinkertable.core.game import Item
from tinkertable.core.position import Position

from ..rules.data import ROUNDS
from ..rules.state import State
from .table import bot_counts, bots_of_round, investors, type_name


def explain(position: Position, seat: int) -> list[Item]:
    """Round by round within a line. `settled` is false while a round's items may still change."""
    return [
        *_bots(position, seat),
        *_seconds(position, seat),
        *_investors(position, seat),
    ]


def _finished(position: Position) -> int:
    s: State = position.state
    return s.round_now


def _bots(position: Position, seat: int) -> Iterator[Item]:
    """R23."""
    for number in range(ROUNDS):
        for bot in bots_of_round(position, seat, number):
            facts = {
                "round": number + 1,
                "slot": bot["slot"],
                "card": bot["card"]["id"],
                "left": bot["left"],
                "right": bot["right"],
                "settled": number < _finished(position),
            }
            yield Item("bots", bot["points"], facts=facts)


def _seconds(position: Position, seat: int) -> Iterator[Item]:
    """R30."""
    for number in range(ROUNDS):
        for k, investor in enumerate(investors(position, number)):
            if investor["second"] == seat + 1:
                facts = {
                    "round": number + 1,
                    "investor": k,
                    "type": investor["type"],
                    "by": investor["second_by"],
                    "settled": number < _finished(position),
                }
                yield Item("seconds", 1, facts=facts)


def _investors(position: Position, seat: int) -> Iterator[Item]:
    """R33: the printed investor first; it has no round."""
    s: State = position.state
    bots = bot_counts(position, seat, ROUNDS)
    half = type_name(s.board[seat].half)
    if half is not None:
        printed = {"round": None, "investor": None, "type": half, "by": "printed"}
        yield Item("investors", bots[half], count=bots[half], facts=printed | {"settled": True})
    for number in range(ROUNDS):
        for k, investor in enumerate(investors(position, number)):
            if investor["first"] == seat + 1:
                count = bots[investor["type"]]
                facts = {
                    "round": number + 1,
                    "investor": k,
                    "type": investor["type"],
                    "by": investor["first_by"],
                    "settled": number < _finished(position),
                }
                yield Item("investors", count, count=count, facts=facts)
