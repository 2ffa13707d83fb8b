"""How a round ended: why each gear won or not, and the round before the one on the table."""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.seats import members

from ..rules.actions import GEAR_NAMES
from ..rules.night import shift
from ..rules.ring import right_of
from ..rules.state import ENTRY, FIRST, NONE, RETURN, SIDES, Box, State
from ..rules.winners import losing_number, lowest_loses, seats_showing
from .names import CARDS, MODES, SHIFTS, effect_name, seats_in
from .rotation import effect_in_force, swap_pairs


def numbers_asked(box: Box, card: int) -> list[int]:
    """The numbers that can win, in the order the card looks at them."""
    return [value for value in box.claims[card * SIDES : (card + 1) * SIDES] if value]


def claims(position: Position) -> dict[str, Any] | None:
    """Which numbers win by the round card, and how."""
    s: State = position.state
    box: Box = position.box[0]
    if s.card == NONE:
        return None
    return {"mode": MODES[box.mode[s.card]], "numbers": numbers_asked(box, s.card)}


def verdicts(position: Position) -> list[dict[str, Any]]:
    """By seat: why its gear won or not, who shows the same number; nothing before it is judged."""
    s: State = position.state
    box: Box = position.box[0]
    if s.phase < ENTRY:
        return []
    return [
        {"why": _why(box, s, seat), "same": seats_in(_same(s, seat))} for seat in range(s.seats)
    ]


def _same(s: State, seat: int) -> int:
    """The other seats whose gears show the same number."""
    return seats_showing(s, s.board[seat].value) & ~(1 << seat)


def _why(box: Box, s: State, seat: int) -> str:
    value, same = s.board[seat].value, _same(s, seat)
    asked = numbers_asked(box, s.card)
    if s.winners >> seat & 1:
        return "grey" if same else "won"
    if value == losing_number(box, s):
        return "lowest" if lowest_loses(box, s.card) else "highest"
    if value not in asked:
        return "not-asked"
    if same & s.winners:
        return "beaten"  # a grey gear takes the number
    if box.mode[s.card] == FIRST:
        won = [s.board[winner].value for winner in members(s.winners)]
        if won and asked.index(won[0]) < asked.index(value):
            return "later"
    return "jammed"


def round_before(position: Position) -> Position | None:
    """The table as it lay when the round before was judged, if there was one.

    What does not matter to an outcome (hands, code cards) is as it is now.
    """
    s: State = position.state
    if s.last_card == NONE:
        return None
    before = position.copy()
    then: State = before.state
    then.phase = RETURN
    then.round_now = s.round_now - (s.card != NONE)
    then.card = s.last_card
    then.winners = s.last_winners
    then.token = right_of(s, s.token)
    for b in then.board[: s.seats]:
        b.placed = b.up = 1
        b.gear, b.side, b.value, b.oiled = b.last_gear, b.last_side, b.last_value, b.last_oiled
    return before


def last_round(position: Position) -> dict[str, Any] | None:
    """The outcome of the round before: the next one is opened at once."""
    before = round_before(position)
    if before is None:
        return None
    s: State = before.state
    boards = zip(s.board[: s.seats], verdicts(before), strict=True)
    return {
        "round": s.round_now,
        "shift": SHIFTS[shift(s)],
        "token": s.token + 1,
        "card": CARDS[s.card],
        "effect": effect_name(effect_in_force(before)),
        "claims": claims(before),
        "winners": seats_in(s.winners),
        "swaps": swap_pairs(before),
        "gears": [
            {
                "gear": GEAR_NAMES[b.gear],
                "side": b.side,
                "value": b.value,
                "oiled": bool(b.oiled),
                "verdict": verdict,
            }
            for b, verdict in boards
        ],
    }
