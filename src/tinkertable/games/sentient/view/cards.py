"""A bot as a client draws it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from tinkertable.core.position import Position
from tinkertable.core.seats import members

from ..rules.actions import CARD_NAMES
from ..rules.cards import type_of
from ..rules.conditions import KINDS
from ..rules.formulas import in_signs
from ..rules.printed import KIND_NAMES
from ..rules.state import NONE, TEXT, Box

Type = Literal["INF", "SRV", "TRN", "MIL", "IND"]
Condition = Literal[
    "shows",
    "sum_minus",
    "minus_sum",
    "larger_minus",
    "minus_larger",
    "smaller_minus",
    "minus_smaller",
    "left_less",
    "left_greater",
    "left_at_most",
    "left_at_least",
    "equal",
    "unequal",
    "even_odd",
    "odd_even",
    "both_odd",
    "both_even",
    "sum_odd",
    "sum_even",
    "sum_at_most",
    "sum_at_least",
    "sum_is",
    "sum_outside",
    "difference_is",
    "formulas",
]
Sign = Literal["+", "-", "="]
Fact = Literal["condition", "points", "corners"]

# By the numbers the rules know them by.
TYPES: tuple[Type, ...] = get_args(Type)
CONDITIONS: tuple[Condition, ...] = get_args(Condition)
FACTS: tuple[Fact, ...] = get_args(Fact)
FACT_SETS = [tuple(FACTS[i] for i in members(bits)) for bits in range(1 << len(FACTS))]
SIGNS: dict[int, Sign] = {-1: "-", 0: "=", 1: "+"}


@dataclass(frozen=True, slots=True)
class Formula:
    """What a bot earns, in signs, where no condition of ours says it."""

    test: str | None  # "L < R"; None: if none before it holds
    points: str  # "5", "L + R − 6"


@dataclass(frozen=True, slots=True)
class Bot:
    """What a bot shows."""

    id: str  # its name in moves
    type: Type
    condition: Condition  # what it earns for; "formulas": what they say
    numbers: tuple[int, ...]  # those the condition speaks of
    points: tuple[int, ...]  # one; two if it earns for one die or both; none if a formula says it
    formulas: tuple[Formula, ...]  # the first whose test holds counts
    left: Sign  # what it does to the die on its left
    right: Sign  # what it does to the die on its right
    reconstructed: tuple[Fact, ...]  # which of these facts are our reconstruction


def bot_of(position: Position, card: int) -> Bot:
    box: Box = position.box[0]
    condition = box.condition[card]
    kind = box.kind[condition]
    numbers, points = (0, 0) if kind == NONE else KINDS[KIND_NAMES[kind]][:2]
    return Bot(
        id=CARD_NAMES[card],
        type=TYPES[type_of(box, card)],
        condition=CONDITIONS[kind],
        numbers=tuple(box.numbers[condition * 2 :][:numbers]),
        points=tuple(box.printed[condition * 2 :][:points]),
        formulas=_formulas(box, condition),
        left=SIGNS[box.left[card]],
        right=SIGNS[box.right[card]],
        reconstructed=FACT_SETS[box.reconstructed[card]],
    )


def _formulas(box: Box, condition: int) -> tuple[Formula, ...]:
    told = bytes(box.formulas[condition * TEXT :][:TEXT]).rstrip(b"\0").decode()
    pairs = (line.split(":") for line in told.splitlines())
    return tuple(Formula(in_signs(test) or None, in_signs(points)) for test, points in pairs)


def bot_or_none(position: Position, card: int) -> Bot | None:
    return bot_of(position, card) if card != NONE else None


def type_or_none(number: int) -> Type | None:
    return TYPES[number] if number != NONE else None
