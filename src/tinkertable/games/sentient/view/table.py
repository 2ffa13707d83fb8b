"""What a seat sees, which is everything: the factory, the networks, who stands where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import part
from tinkertable.core.seats import NATURE, members

from ..rules.actions import CARD_NAMES
from ..rules.box import KIND_NAMES
from ..rules.conditions import KINDS
from ..rules.data import DICE, INVESTORS, ROUNDS, SLOTS, TYPES
from ..rules.state import CODES, FACTS, LEFT, NONE, ORDER, RIGHT, SET
from .previews import earning, ways, worth

SIGNS = {-1: "-", 0: "=", 1: "+"}
DECIDED = ("unclaimed", "influence", "agents", "order")  # in the order of state.py
COVERED = {0: "", LEFT: "L", RIGHT: "R", LEFT | RIGHT: "LR"}


def view(position: Position, viewer: int) -> dict[str, Any]:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s = position.state
    now = int(part(s, "round_now"))
    begun = int(part(s, "phase")) > ORDER
    order, pile = (seats_in(part(s, name)) for name in ("order", "pile"))
    return {
        "round": min(now + 1, ROUNDS) if begun else 0,
        "rounds": ROUNDS,
        "order": order,
        "next_order": pile[::-1],
        "acting": ["*" if seat == NATURE else seat + 1 for seat in members(position.acting())],
        "factory": [_slot(position, slot) for slot in range(SLOTS)],
        "investors": investors(position, now) if now < ROUNDS else [],
        "boards": [_board(position, seat) for seat in range(position.seats)],
        "deck": _names(part(s, "deck")),
        "discard": _names(part(s, "discard")),
        "ways": ways(position),
        "finished": [finished_round(position, number) for number in range(now)],
        "you": viewer + 1 if viewer >= 0 else None,
        "winners": [seat + 1 for seat in position.winners()],
    }


def seats_in(places: Iterable[int]) -> list[int]:
    """Seats from 1, as far as there are any."""
    return [int(seat) + 1 for seat in places if seat != NONE]


def type_name(number: int) -> str | None:
    return TYPES[number] if number != NONE else None


def type_of(position: Position, card: int) -> str:
    return TYPES[int(part(position.box[0], "type_of")[card % CODES])]


def card_view(position: Position, card: int) -> dict[str, Any] | None:
    """A bot: what it shows, and which of these facts are reconstructed."""
    if card == NONE:
        return None
    box, code = position.box[0], card % CODES
    name = KIND_NAMES[int(part(box, "kind")[code])]
    kind = KINDS[name]
    return {
        "id": CARD_NAMES[card],
        "type": type_of(position, card),
        "condition": name,
        "numbers": [int(n) for n in part(box, "numbers")[code * 2 : code * 2 + kind.numbers]],
        "points": [int(n) for n in part(box, "printed")[code * 2 : code * 2 + kind.points]],
        "left": SIGNS[int(part(box, "left")[card])],
        "right": SIGNS[int(part(box, "right")[card])],
        "reconstructed": [FACTS[i] for i in members(int(part(box, "guessed")[card]))],
    }


def bots_of_round(position: Position, seat: int, number: int) -> list[dict[str, Any]]:
    """The bots a seat has plugged in in a round, with the dice beside them."""
    b = part(position.state, "board")[seat]
    found = []
    for slot in range(SLOTS):
        card = int(part(b, "card")[number * SLOTS + slot])
        if card != NONE:
            dice = part(b, "dice")[number * DICE + slot : number * DICE + slot + 2]
            left, right = (int(die) for die in dice)
            points = worth(position, card, left, right)
            shown = card_view(position, card)
            found.append(
                {"slot": slot, "card": shown, "left": left, "right": right, "points": points}
            )
    return found


def investors(position: Position, number: int) -> list[dict[str, Any]]:
    """The investors of a round and who has most influence there; none before they are laid."""
    s = position.state
    types = part(s, "investor")[number * INVESTORS : (number + 1) * INVESTORS]
    return [_investor(position, number, k) for k in range(INVESTORS) if types[k] != NONE]


def _investor(position: Position, number: int, k: int) -> dict[str, Any]:
    s, at = position.state, number * INVESTORS + k
    boards = part(s, "board")[: position.seats]
    agents, assistants = (
        [
            sum(
                int(part(b, name)[number * SLOTS + slot])
                for slot in (k - 1, k)
                if 0 <= slot < SLOTS
            )
            for b in boards
        ]
        for name in ("agents_at", "assistants_at")
    )
    return {
        "type": type_name(int(part(s, "investor")[at])),
        "first": int(part(s, "first")[at]) + 1 or None,
        "second": int(part(s, "second")[at]) + 1 or None,
        "first_by": DECIDED[int(part(s, "first_by")[at])],
        "second_by": DECIDED[int(part(s, "second_by")[at])],
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
    s = position.state
    now, boards = int(part(s, "round_now")), part(s, "board")[: position.seats]
    pawns = {
        name: [
            int(part(b, f"{name}_at")[now * SLOTS + slot]) if now < ROUNDS else 0 for b in boards
        ]
        for name in ("agents", "assistants")
    }
    return {"card": card_view(position, int(part(s, "factory")[slot])), **pawns}


def _board(position: Position, seat: int) -> dict[str, Any]:
    s = position.state
    b, now = part(s, "board")[seat], int(part(s, "round_now"))
    last = min(now, ROUNDS - 1)
    over = now == ROUNDS
    slots = range(last * SLOTS, (last + 1) * SLOTS)
    dice = part(b, "dice")[last * DICE : (last + 1) * DICE]
    cards = [NONE if over else int(part(b, "card")[i]) for i in slots]
    return {
        "half": type_name(int(part(b, "half"))),
        "dice": [int(die) or None for die in dice],
        "network": [card_view(position, card) for card in cards],
        "blocked": ["" if over else COVERED[int(part(b, "covered")[i])] for i in slots],
        "earning": [None] * SLOTS if over else earning(position, seat, last),
        "hand": card_view(position, int(part(b, "hand"))),
        "agents": int(part(b, "agents")),
        "assistants": int(part(b, "assistants")),
        "passed": bool(part(b, "passed")),
        "bots": bot_counts(position, seat, now),
        "investors": investor_counts(position, seat, now),
        "score": position.score(seat),
    }


def bot_counts(position: Position, seat: int, rounds: int) -> dict[str, int]:
    """By type: the bots a seat has plugged in in the first rounds."""
    cards = part(part(position.state, "board")[seat], "card")[: rounds * SLOTS]
    types = [type_of(position, int(card)) for card in cards if card != NONE]
    return {name: types.count(name) for name in TYPES}


def investor_counts(position: Position, seat: int, rounds: int) -> dict[str, int]:
    """By type: the printed investor and those won in the first rounds."""
    s, most = position.state, rounds * INVESTORS
    held = [int(part(part(s, "board")[seat], "half"))]
    pairs = zip(part(s, "first")[:most], part(s, "investor")[:most], strict=True)
    held += [int(investor) for first, investor in pairs if first == seat]
    return {name: held.count(t) for t, name in enumerate(TYPES)}


def _names(sets: Iterable[int]) -> list[str]:
    return [
        CARD_NAMES[i * SET + bit] for i, cards in enumerate(sets) for bit in members(int(cards))
    ]
