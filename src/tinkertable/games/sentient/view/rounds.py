"""What a round has come to: the bots of a network and what they earn, the investors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinkertable.core.position import Position

from ..rules.data import DICE, INVESTORS, SLOTS
from ..rules.investors import agents_beside, influence_on
from ..rules.state import NONE, Sheet, State
from .cards import card_view, type_name

REASONS = ("unclaimed", "influence", "agents", "order")  # in the order of rules/state.py


def points_by_slot(sheet: Sheet, number: int) -> list[int | None]:
    """By slot of the network: what its bot of a round earns as the dice lie; None without one."""
    earned = sheet.earned[number * SLOTS :][:SLOTS]
    return [points if points != NONE else None for points in earned]


def bots_of_round(position: Position, seat: int, number: int, sheet: Sheet) -> list[dict[str, Any]]:
    """The bots a seat has plugged in in a round, with the dice beside them."""
    s: State = position.state
    b = s.board[seat]
    found = []
    for slot, points in enumerate(points_by_slot(sheet, number)):
        if points is not None:
            left, right = b.dice[number * DICE + slot :][:2]
            card = card_view(position, b.card[number * SLOTS + slot])
            found.append(
                {"slot": slot, "card": card, "left": left, "right": right, "points": points}
            )
    return found


def investors_of_round(position: Position, number: int) -> list[dict[str, Any]]:
    """The investors of a round and who has most influence there; none before they are laid."""
    s: State = position.state
    types = s.investor[number * INVESTORS :][:INVESTORS]
    return [_investor(s, number, k) for k in range(INVESTORS) if types[k] != NONE]


def _investor(s: State, number: int, k: int) -> dict[str, Any]:
    at, boards = number * INVESTORS + k, s.board[: s.seats]
    return {
        "type": type_name(s.investor[at]),
        "first": s.first[at] + 1 or None,
        "second": s.second[at] + 1 or None,
        "first_by": REASONS[s.first_by[at]],
        "second_by": REASONS[s.second_by[at]],
        "influence": [influence_on(b, number, k) for b in boards],
        "agents": [agents_beside(b, number, k) for b in boards],
    }


def finished_round(position: Position, number: int, sheets: Sequence[Sheet]) -> dict[str, Any]:
    """A round as it ended; the score sheets are by seat."""
    return {
        "round": number + 1,
        "bots": [bots_of_round(position, seat, number, sheet) for seat, sheet in enumerate(sheets)],
        "investors": investors_of_round(position, number),
    }
