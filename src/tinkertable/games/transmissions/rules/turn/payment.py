"""After a payment: where it goes if one plays alone, and then what was paid for."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from ..actions import GIVE_UP, TO_BOARD, TO_BOX
from ..printing import idea_row
from ..state import (
    BONUS,
    DESTINATION,
    FOR_CARD,
    FOR_ITEM,
    FOR_NEW_IDEA,
    FOR_PIPE,
    FOR_USE,
    PLACE,
    TRADE,
    B,
    Board,
    Box,
    G,
    State,
    W,
    Y,
)
from .clean_up import finish_clean_up
from .display import place_idea, place_item
from .forest import card_effect
from .ideas import idea_effect
from .resources import (
    COMBOS_OF_SIZE,
    COMBOS_WITH,
    combos_in,
    has_open_payment,
    place_payment,
)
from .trades import brings_something, trade_in_hand


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
    """R55: the box only if something is gained all the same."""
    n = offer(out, 0, TO_BOARD, 1)
    if needs_gain(box, s) and not brings_something(box, s, trade_in_hand(s), 0, 0):
        return n
    return offer(out, n, TO_BOX, 1)


@rule
def needs_gain(box: Box, s: State) -> bool:
    """R30, R37: an exchange, or a card."""
    if s.cause == FOR_CARD:
        return True
    if s.cause != FOR_USE:
        return False
    effect = box.effect[idea_row(s, s.tile)]
    return effect == TRADE or effect == BONUS


@rule
def legal_give(box: Box, s: State, b: Board, out: Ints) -> int:
    """R30: any engrams one has; R55: if nothing else lies on the board, such as come back."""
    combos = combos_in(b.stock[W], b.stock[Y], b.stock[B], b.stock[G]) & COMBOS_OF_SIZE[s.want]
    if needs_gain(box, s):
        i = trade_in_hand(s)
        if not brings_something(box, s, i, box.paid_colours[i], box.pays_volts[i]):
            combos &= COMBOS_WITH[box.gained_colours[i]]
    return offer(out, 0, GIVE_UP, combos)


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
        place_item(box, s, b)
    elif s.cause == FOR_NEW_IDEA:
        place_idea(s, b)
    elif s.cause == FOR_PIPE:
        s.phase = PLACE
    else:
        finish_clean_up(box, s)
