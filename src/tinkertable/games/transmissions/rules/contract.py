"""Transmissions: move shared robots, gather, buy items, ideas and pipes."""

from __future__ import annotations

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.record import Ints, popcount, rule
from tinkertable.core.seats import DEALT, ITSELF, NATURE, SHOWN

from .nature import apply_nature, bag, legal_nature, weight
from .setup.new import new
from .setup.steps import apply_setup_choice, legal_setup_choice
from .sheet import Work
from .state import DRAW_CARD, DRAW_HAND, OVER, POST_ACTION, PRE_CARD, STEP, Box, State
from .turn.choices import apply_choice, legal_choice
from .turn.turn import apply_turn, legal_turn

__all__ = [
    "acting", "apply", "bag", "hide", "legal", "new", "redeal", "reveals", "secrecy", "weight",
]  # fmt: skip


@rule
def acting(box: Box, s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase <= STEP:
        return 1 << NATURE
    return 1 << s.turn


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    if seat == NATURE:
        return legal_nature(box, s, out)
    b = s.board[seat]
    if s.phase < PRE_CARD:
        return legal_setup_choice(s, b, out)
    if s.phase > POST_ACTION:
        return legal_choice(box, s, b, out)
    return legal_turn(box, s, b, out)


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    s.shown = 0
    if seat == NATURE:
        apply_nature(box, s, action)
        return
    b = s.board[seat]
    if s.phase < PRE_CARD:
        apply_setup_choice(s, b, action)
    elif s.phase > POST_ACTION:
        apply_choice(box, s, b, action)
    else:
        apply_turn(box, s, b, action)


@rule
def reveals(box: Box, s: State) -> int:
    """R11: a card played from a hand that others did not know."""
    return ITSELF if s.shown else 0


@rule
def secrecy(box: Box, s: State, seat: int, action: int) -> int:
    """R11: which cards a seat draws is for itself to know."""
    if s.phase == DRAW_HAND or s.phase == DRAW_CARD:
        return DEALT + s.turn
    return SHOWN


@rule
def hide(box: Box, s: State, viewer: int) -> None:
    """R11: others' cards, as long as there is something to know."""
    for seat in range(s.seats):
        b = s.board[seat]
        if seat != viewer and b.undrawn:
            b.undrawn |= b.hand
            b.hand = 0


@rule
def redeal(box: Box, s: State, viewer: int, rng: Ints, out: Ints, work: Work) -> None:
    """R11: any cards that were not played yet."""
    for seat in range(s.seats):
        b = s.board[seat]
        while popcount(b.hand) < b.cards:
            left = b.undrawn
            for _ in range(below(rng, SEATS_STREAM, popcount(left))):
                left &= left - 1
            card = left & -left
            b.hand |= card
            b.undrawn &= ~card
