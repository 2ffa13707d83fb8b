"""The small decisions inside a bigger one, by the phase of the turn."""

from __future__ import annotations

from tinkertable.core.record import Ints, rule

from ..actions import (
    ALSO_IDEA,
    COPY_IDEA,
    DROP_ENGRAM,
    GAIN_ENGRAMS,
    GIVE_UP,
    INTO_COLUMN,
    JUMP_TO,
    KEEP_CARD,
    PAY_ENGRAMS,
    SWAP_WITH,
)
from ..state import (
    ALSO,
    COLUMN,
    COPY,
    DESTINATION,
    GAIN,
    GIVE,
    KEEP,
    PARTNER,
    PAY,
    PLACE,
    SPACE,
    Board,
    Box,
    State,
)
from .clean_up import apply_drop, legal_drop
from .display import apply_also, legal_also
from .forest import apply_keep, legal_keep
from .ideas import legal_copy
from .locations import apply_column
from .movement import jump_to, legal_partner, legal_space, swap_with
from .payment import apply_destination, legal_destination, legal_give, settle
from .pipes import apply_place, legal_place
from .purchase import legal_column, legal_pay, pay_price
from .resources import apply_gain, legal_gain, pay_combo
from .uses import apply_use


@rule
def legal_choice(box: Box, s: State, b: Board, out: Ints) -> int:
    if s.phase == COPY:
        return legal_copy(box, s, b, out)
    if s.phase == SPACE:
        return legal_space(s, out)
    if s.phase == PARTNER:
        return legal_partner(s, out)
    if s.phase == GIVE:
        return legal_give(box, s, b, out)
    if s.phase == GAIN:
        return legal_gain(s, out)
    if s.phase == COLUMN:
        return legal_column(s, b, out)
    if s.phase == PAY:
        return legal_pay(box, s, b, out)
    if s.phase == DESTINATION:
        return legal_destination(box, s, out)
    if s.phase == ALSO:
        return legal_also(b, out)
    if s.phase == PLACE:
        return legal_place(box, s, b, out)
    if s.phase == KEEP:
        return legal_keep(s, out)
    return legal_drop(b, out)


@rule
def apply_choice(box: Box, s: State, b: Board, action: int) -> None:
    if s.phase == COPY:
        s.phase = s.back
        apply_use(box, s, b, action - COPY_IDEA)
    elif s.phase == SPACE:
        jump_to(s, action - JUMP_TO)
    elif s.phase == PARTNER:
        swap_with(s, action - SWAP_WITH)
    elif s.phase == GIVE:
        pay_combo(s, b, action - GIVE_UP)
        settle(box, s, b, s.cause)
    elif s.phase == GAIN:
        apply_gain(s, b, action - GAIN_ENGRAMS)
    elif s.phase == COLUMN:
        apply_column(box, s, b, action - INTO_COLUMN)
    elif s.phase == PAY:
        pay_price(box, s, b, action - PAY_ENGRAMS)
        settle(box, s, b, s.cause)
    elif s.phase == DESTINATION:
        apply_destination(box, s, b, action)
    elif s.phase == ALSO:
        apply_also(box, s, b, action - ALSO_IDEA)
    elif s.phase == PLACE:
        apply_place(box, s, b, action)
    elif s.phase == KEEP:
        apply_keep(s, b, action - KEEP_CARD)
    else:
        apply_drop(box, s, b, action - DROP_ENGRAM)
