"""Using an idea, playing a forest card: it is paid for, then the payment is settled."""

from __future__ import annotations

from tinkertable.core.record import rule

from ..state import FOR_CARD, FOR_USE, Board, Box, State
from .forest import turn_face_down
from .ideas import use_idea
from .payment import settle
from .trades import card_row, pay_trade


@rule
def apply_use(box: Box, s: State, b: Board, idea: int) -> None:
    use_idea(box, s, b, idea)
    if s.phase == s.back:
        settle(box, s, b, FOR_USE)


@rule
def play_forest_card(box: Box, s: State, b: Board, kind: int) -> None:
    """R36: a card is played once and stays with its owner."""
    turn_face_down(b, kind)
    s.back = s.phase
    s.tile = kind
    s.cause = FOR_CARD
    pay_trade(box, s, b, card_row(kind))
    if s.phase == s.back:
        settle(box, s, b, FOR_CARD)
