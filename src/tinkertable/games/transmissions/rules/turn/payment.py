"""After a payment: where it goes if one plays alone, and then what was paid for."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from ..actions import TO_BOARD, TO_BOX
from ..state import (
    DESTINATION,
    FOR_CARD,
    FOR_ITEM,
    FOR_NEW_IDEA,
    FOR_PIPE,
    FOR_USE,
    PLACE,
    TRADE,
    Board,
    Box,
    State,
)
from .clean_up import finish_clean_up
from .display import place_idea, place_item
from .forest import card_effect
from .ideas import idea_effect, idea_row, trade_gains_something
from .resources import has_open_payment, place_payment


@rule
def settle(box: Box, s: State, b: Board, cause: int) -> None:
    """R55: alone, a payment waits for the choice between board and box."""
    s.cause = cause
    if has_open_payment(s):
        s.phase = DESTINATION
    else:
        carry_out(box, s, b)


@rule
def legal_destination(box: Box, s: State, out: Ints) -> int:
    """R55: the box only if something is gained all the same; no card brings what it costs."""
    n = offer(out, 0, TO_BOARD, 1)
    if s.cause == FOR_USE:
        i = idea_row(s, s.tile)
        if box.effect[i] == TRADE and not trade_gains_something(box, s, i, 0):
            return n
    return offer(out, n, TO_BOX, 1)


@rule
def apply_destination(box: Box, s: State, b: Board, action: int) -> None:
    place_payment(s, 1 if action == TO_BOARD else 0)
    carry_out(box, s, b)


@rule
def carry_out(box: Box, s: State, b: Board) -> None:
    """What the payment was for."""
    if s.cause == FOR_USE:
        idea_effect(box, s, b, s.tile)
    elif s.cause == FOR_CARD:
        card_effect(box, s, b, s.tile)
    elif s.cause == FOR_ITEM:
        place_item(s, b)
    elif s.cause == FOR_NEW_IDEA:
        place_idea(s, b)
    elif s.cause == FOR_PIPE:
        s.phase = PLACE
    else:
        finish_clean_up(s)
