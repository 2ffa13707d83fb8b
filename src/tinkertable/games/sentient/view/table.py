"""What a seat sees, which is everything: the factory, the networks, who stands where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import rows
from tinkertable.core.seats import NATURE, members

from ..rules.actions import CARD_NAMES
from ..rules.data import DICE, ROUNDS, SLOTS, TYPE_NAMES
from ..rules.score import count_bots, count_investors_of_type
from ..rules.state import NONE, ORDERING, SET_SIZE, Sheet, State
from .cards import card_view, type_name
from .placements import COVERED, placements
from .rounds import finished_round, investors_of_round, points_by_slot


def view(position: Position, viewer: int) -> dict[str, Any]:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s: State = position.state
    now = s.round_now
    begun = s.phase > ORDERING
    sheets = [position.sheet(seat) for seat in range(position.seats)]
    return {
        "round": min(now + 1, ROUNDS) if begun else 0,
        "rounds": ROUNDS,
        "order": _seats(s.order),
        "next_order": _seats(s.pile)[::-1],
        "acting": ["*" if seat == NATURE else seat + 1 for seat in members(position.acting())],
        "factory": [_factory_slot(position, slot) for slot in range(SLOTS)],
        "investors": investors_of_round(position, now) if now < ROUNDS else [],
        "boards": [_board(position, seat, sheet) for seat, sheet in enumerate(sheets)],
        "deck": _names(s.deck),
        "discard": _names(s.discard),
        "ways": placements(position),
        "finished": [finished_round(position, number, sheets) for number in range(now)],
        "you": viewer + 1 if viewer >= 0 else None,
        "winners": [seat + 1 for seat in position.winners()],
    }


def _seats(places: Iterable[int]) -> list[int]:
    """Seats from 1, as far as there are any."""
    return [seat + 1 for seat in places if seat != NONE]


def _names(sets: Iterable[int]) -> list[str]:
    """The bots in bit sets."""
    return [
        CARD_NAMES[i * SET_SIZE + bit] for i, cards in enumerate(sets) for bit in members(cards)
    ]


def _factory_slot(position: Position, slot: int) -> dict[str, Any]:
    s: State = position.state
    at, boards, over = s.round_now * SLOTS + slot, s.board[: s.seats], s.round_now == ROUNDS
    return {
        "card": card_view(position, s.factory[slot]),
        "agents": [0 if over else b.agents_at[at] for b in boards],
        "assistants": [0 if over else b.assistants_at[at] for b in boards],
    }


def _board(position: Position, seat: int, sheet: Sheet) -> dict[str, Any]:
    """What belongs to a seat. When all is over, the last dice still lie there, but no bots."""
    s: State = position.state
    b, now = s.board[seat], s.round_now
    over = now == ROUNDS
    last = now - over
    slots = range(last * SLOTS, (last + 1) * SLOTS)
    return {
        "half": type_name(b.half),
        "dice": [die or None for die in b.dice[last * DICE :][:DICE]],
        "network": [None if over else card_view(position, b.card[i]) for i in slots],
        "blocked": ["" if over else COVERED[b.covered[i]] for i in slots],
        "earning": [None] * SLOTS if over else points_by_slot(sheet, last),
        "hand": card_view(position, b.hand),
        "agents": b.agents,
        "assistants": b.assistants,
        "passed": bool(b.passed),
        "bots": _bots_by_type(position, seat, now),
        "investors": {
            name: count_investors_of_type(s, seat, kind, now)
            for kind, name in enumerate(TYPE_NAMES)
        },
        "score": position.score(seat),
    }


def _bots_by_type(position: Position, seat: int, rounds: int) -> dict[str, int]:
    """The bots a seat has plugged in in the first rounds."""
    s: State = position.state
    counted = rows(Sheet, 1)[0]
    count_bots(position.box[0], s.board[seat], rounds, counted)
    return dict(zip(TYPE_NAMES, counted.bots_of_type, strict=True))
