"""The code cards before a seat, and what became of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from tinkertable.core.seats import members

from ..rules.data import CODE_NUMBERS
from ..rules.state import Board
from .names import COLOURS, Colour

State = Literal["open", "check", "entered"]
STATES: tuple[State, ...] = get_args(State)


@dataclass(frozen=True, slots=True)
class CodeCard:
    """A card of a seat's code."""

    name: str  # what moves and score items call it: "red4"
    colour: Colour
    number: int
    state: State


# By card and state: there are no others.
CARDS = [
    [CodeCard(f"{colour}{number}", colour, number, state) for state in STATES]
    for colour in COLOURS
    for number in CODE_NUMBERS
]


def code_of(board: Board) -> tuple[CodeCard, ...]:
    """By colour and number, whatever became of them."""
    checked, entered = board.codes_checked, board.codes_entered
    return tuple(
        CARDS[card][2 if entered >> card & 1 else checked >> card & 1]
        for card in members(board.codes_open | checked | entered)
    )
