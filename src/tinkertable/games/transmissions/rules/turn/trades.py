"""Trades: what an idea or a forest card asks for, and what it brings."""

from __future__ import annotations

from tinkertable.core.record import rule

from ..printing import idea_row
from ..state import (
    CARD_TRADES,
    COLOURS,
    FOR_CARD,
    GIVE,
    Board,
    Box,
    E,
    State,
)
from .resources import colours_available, engram_count, gain, pay, receive, volts_available


@rule
def card_row(kind: int) -> int:
    return CARD_TRADES + kind


@rule
def trade_in_hand(s: State) -> int:
    """That of the idea in use, or of the forest card being played."""
    return card_row(s.tile) if s.cause == FOR_CARD else idea_row(s, s.tile)


@rule
def can_pay(box: Box, b: Board, i: int) -> bool:
    """R30, R37."""
    if b.stock[E] < box.pays_volts[i]:
        return False
    named = 0
    if box.paid_colours[i]:
        for c in range(COLOURS):
            named += box.pays[i * COLOURS + c]
            if b.stock[c] < box.pays[i * COLOURS + c]:
                return False
    return box.pays_any[i] == 0 or engram_count(b) >= named + box.pays_any[i]


@rule
def payable_colours(box: Box, b: Board, i: int) -> int:
    """Bit set of what may be among the engrams paid."""
    colours = box.paid_colours[i]
    if box.pays_any[i]:
        for c in range(COLOURS):
            colours |= (b.stock[c] > box.pays[i * COLOURS + c]) << c
    return colours


@rule
def brings_something(box: Box, s: State, i: int, paid_colours: int, paid_volts: int) -> bool:
    """R30, R55: something must be gained; alone, what is paid to the board lies there first."""
    if box.gained_colours[i] & (colours_available(s) | paid_colours):
        return True
    if box.gains_volts[i] == 0:
        return False
    return volts_available(s) or paid_volts > 0


@rule
def is_worth_while(box: Box, s: State, b: Board, i: int) -> bool:
    """R30, R37: can it be paid, and is something gained for it?"""
    if not can_pay(box, b, i):
        return False
    return brings_something(box, s, i, payable_colours(box, b, i), box.pays_volts[i])


@rule
def pay_trade(box: Box, s: State, b: Board, i: int) -> None:
    """What is named; what may be chosen is asked for then."""
    pay(s, b, E, box.pays_volts[i])
    if box.paid_colours[i]:
        for c in range(COLOURS):
            pay(s, b, c, box.pays[i * COLOURS + c])
    if box.pays_any[i]:
        s.want = box.pays_any[i]
        s.phase = GIVE


@rule
def gain_trade(box: Box, s: State, b: Board, i: int) -> None:
    """What is named, then what one chooses."""
    receive(s, b, E, box.gains_volts[i])
    for c in range(COLOURS):
        if box.gains[i * COLOURS + c]:
            receive(s, b, c, box.gains[i * COLOURS + c])
    gain(s, b, box.gains_of[i], box.gains_any[i])
