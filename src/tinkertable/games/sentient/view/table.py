"""What a seat sees, which is everything: the factory, the networks, who stands where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

from ..rules.actions import CARD_NAMES
from ..rules.box import KIND_NAMES
from ..rules.conditions import KINDS
from ..rules.data import DICE, INVESTORS, ROUNDS, SLOTS, TYPES
from ..rules.investors import agents_beside, assistants_beside
from ..rules.state import CODES, FACTS, LEFT, NONE, ORDER, RIGHT, SET, Box, State
from .previews import earning, ways, worth

SIGNS = {-1: "-", 0: "=", 1: "+"}
DECIDED = ("unclaimed", "influence", "agents", "order")  # in the order of state.py
COVERED = {0: "", LEFT: "L", RIGHT: "R", LEFT | RIGHT: "LR"}


def view(position: Position, viewer: int) -> dict[str, Any]:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s: State = position.state
    now = s.round_now
    begun = s.phase > ORDER
    return {
        "round": min(now + 1, ROUNDS) if begun else 0,
        "rounds": ROUNDS,
        "order": seats_in(s.order),
        "next_order": seats_in(s.pile)[::-1],
        "acting": ["*" if seat == NATURE else seat + 1 for seat in members(position.acting())],
        "factory": [_slot(position, slot) for slot in range(SLOTS)],
        "investors": investors(position, now) if now < ROUNDS else [],
        "boards": [_board(position, seat) for seat in range(position.seats)],
        "deck": _names(s.deck),
        "discard": _names(s.discard),
        "ways": ways(position),
        "finished": [finished_round(position, number) for number in range(now)],
        "you": viewer + 1 if viewer >= 0 else None,
        "winners": [seat + 1 for seat in position.winners()],
    }


def seats_in(places: Iterable[int]) -> list[int]:
    """Seats from 1, as far as there are any."""
    return [seat + 1 for seat in places if seat != NONE]


def type_name(number: int) -> str | None:
    return TYPES[number] if number != NONE else None


def type_of(position: Position, card: int) -> str:
    box: Box = position.box[0]
    return TYPES[box.type_of[card % CODES]]


def card_view(position: Position, card: int) -> dict[str, Any] | None:
    """A bot: what it shows, and which of these facts are reconstructed."""
    if card == NONE:
        return None
    box: Box = position.box[0]
    code = card % CODES
    name = KIND_NAMES[box.kind[code]]
    kind = KINDS[name]
    return {
        "id": CARD_NAMES[card],
        "type": type_of(position, card),
        "condition": name,
        "numbers": box.numbers[code * 2 :][: kind.numbers],
        "points": box.printed[code * 2 :][: kind.points],
        "left": SIGNS[box.left[card]],
        "right": SIGNS[box.right[card]],
        "reconstructed": [FACTS[i] for i in members(box.guessed[card])],
    }


def bots_of_round(position: Position, seat: int, number: int) -> list[dict[str, Any]]:
    """The bots a seat has plugged in in a round, with the dice beside them."""
    s: State = position.state
    b = s.board[seat]
    found = []
    for slot in range(SLOTS):
        card = b.card[number * SLOTS + slot]
        if card != NONE:
            left, right = b.dice[number * DICE + slot :][:2]
            points = worth(position, card, left, right)
            shown = card_view(position, card)
            found.append(
                {"slot": slot, "card": shown, "left": left, "right": right, "points": points}
            )
    return found


def investors(position: Position, number: int) -> list[dict[str, Any]]:
    """The investors of a round and who has most influence there; none before they are laid."""
    s: State = position.state
    types = s.investor[number * INVESTORS :][:INVESTORS]
    return [_investor(position, number, k) for k in range(INVESTORS) if types[k] != NONE]


def _investor(position: Position, number: int, k: int) -> dict[str, Any]:
    s: State = position.state
    at = number * INVESTORS + k
    boards = s.board[: s.seats]
    agents = [agents_beside(b, number, k) for b in boards]
    assistants = [assistants_beside(b, number, k) for b in boards]
    return {
        "type": type_name(s.investor[at]),
        "first": s.first[at] + 1 or None,
        "second": s.second[at] + 1 or None,
        "first_by": DECIDED[s.first_by[at]],
        "second_by": DECIDED[s.second_by[at]],
        "influence": [a + b for a, b in zip(agents, assistants, strict=True)],
        "agents": agents,
    }


def finished_round(position: Position, number: int) -> dict[str, Any]:
    return {
        "round": number + 1,
        "bots": [bots_of_round(position, seat, number) for seat in range(position.seats)],
        "investors": investors(position, number),
    }


def _slot(position: Position, slot: int) -> dict[str, Any]:
    s: State = position.state
    at, boards, over = s.round_now * SLOTS + slot, s.board[: s.seats], s.round_now == ROUNDS
    return {
        "card": card_view(position, s.factory[slot]),
        "agents": [0 if over else b.agents_at[at] for b in boards],
        "assistants": [0 if over else b.assistants_at[at] for b in boards],
    }


def _board(position: Position, seat: int) -> dict[str, Any]:
    s: State = position.state
    b, now = s.board[seat], s.round_now
    last = min(now, ROUNDS - 1)
    over = now == ROUNDS
    slots = range(last * SLOTS, (last + 1) * SLOTS)
    dice = b.dice[last * DICE :][:DICE]
    cards = [NONE if over else b.card[i] for i in slots]
    return {
        "half": type_name(b.half),
        "dice": [die or None for die in dice],
        "network": [card_view(position, card) for card in cards],
        "blocked": ["" if over else COVERED[b.covered[i]] for i in slots],
        "earning": [None] * SLOTS if over else earning(position, seat, last),
        "hand": card_view(position, b.hand),
        "agents": b.agents,
        "assistants": b.assistants,
        "passed": bool(b.passed),
        "bots": bot_counts(position, seat, now),
        "investors": investor_counts(position, seat, now),
        "score": position.score(seat),
    }


def bot_counts(position: Position, seat: int, rounds: int) -> dict[str, int]:
    """By type: the bots a seat has plugged in in the first rounds."""
    s: State = position.state
    cards = s.board[seat].card[: rounds * SLOTS]
    types = [type_of(position, card) for card in cards if card != NONE]
    return {name: types.count(name) for name in TYPES}


def investor_counts(position: Position, seat: int, rounds: int) -> dict[str, int]:
    """By type: the printed investor and those won in the first rounds."""
    s: State = position.state
    held = [s.board[seat].half]
    held += [s.investor[i] for i in range(rounds * INVESTORS) if s.first[i] == seat]
    return {name: held.count(t) for t, name in enumerate(TYPES)}


def _names(sets: Iterable[int]) -> list[str]:
    return [CARD_NAMES[i * SET + bit] for i, cards in enumerate(sets) for bit in members(cards)]
