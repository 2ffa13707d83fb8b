"""Paying for items, ideas and pipes: what may be bought, and with which engrams."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from .actions import COMBOS, INTO_COLUMN, PAIRS_FROM, PAY_ENGRAMS, TRIPLES_FROM
from .state import (
    COLOURS,
    FOR_ITEM,
    FOR_SCRAP,
    IDEAS,
    PAYING_CARD,
    PRINTING,
    ROBOTS,
    B,
    Board,
    Box,
    G,
    State,
    W,
    Y,
)
from .stock import COMBO_COUNTS, holds_combo, pay_combo

MOST_COMBOS = len(COMBOS)


@rule
def idea_price(box: Box, s: State, idea: int) -> int:
    """R31: by the printing."""
    return box.idea_price[s.option[PRINTING] * IDEAS + idea]


@rule
def columns_with(b: Board, slots: int) -> int:
    """R22, R23: bit set of the columns with so many free slots."""
    columns = 0
    for c in range(ROBOTS):
        columns |= (b.free[c] >= slots) << c
    return columns


@rule
def legal_column(s: State, b: Board, out: Ints) -> int:
    return offer(out, 0, INTO_COLUMN, columns_with(b, 2 if s.cause == FOR_ITEM else 1))


@rule
def item_payable(box: Box, b: Board, item: int) -> bool:
    at = item * COLOURS
    return payable(
        b,
        box.item_engrams[at + W],
        box.item_engrams[at + Y],
        box.item_engrams[at + B],
        box.item_engrams[at + G],
    )


@rule
def pipe_payable(box: Box, b: Board, pipe: int) -> bool:
    at = pipe * COLOURS
    return payable(
        b,
        box.pipe_engrams[at + W],
        box.pipe_engrams[at + Y],
        box.pipe_engrams[at + B],
        box.pipe_engrams[at + G],
    )


@rule
def payable(b: Board, white: int, yellow: int, blue: int, green: int) -> bool:
    """R27: as printed, or R39: with the card that makes white yellow and blue green."""
    if b.held[PAYING_CARD] > 0:
        pale = b.stock[W] + b.stock[Y] >= white + yellow
        return pale and b.stock[B] + b.stock[G] >= blue + green
    if b.stock[W] < white or b.stock[Y] < yellow:
        return False
    return b.stock[B] >= blue and b.stock[G] >= green


@rule
def price_engrams(box: Box, s: State, colour: int) -> int:
    """What is printed on the item or pipe being bought."""
    if s.cause == FOR_ITEM:
        return box.item_engrams[s.item[s.position] * COLOURS + colour]
    return box.pipe_engrams[s.top[s.position] * COLOURS + colour]


@rule
def legal_pay(box: Box, s: State, b: Board, out: Ints) -> int:
    if s.cause == FOR_SCRAP:  # R23: white or yellow
        return offer(out, 0, PAY_ENGRAMS, (b.stock[W] > 0) << W | (b.stock[Y] > 0) << Y)
    first = PAIRS_FROM if s.cause == FOR_ITEM else TRIPLES_FROM
    last = TRIPLES_FROM if s.cause == FOR_ITEM else MOST_COMBOS
    ways = 0
    for combo in range(first, last):
        if holds_combo(b, combo) and covers(box, s, b, combo):
            ways |= 1 << combo
    return offer(out, 0, PAY_ENGRAMS, ways)


@rule
def covers(box: Box, s: State, b: Board, combo: int) -> bool:
    """R27, R39: is this the price, or as good as it?"""
    at = combo * COLOURS
    if as_printed(box, s, combo):
        return True
    if b.held[PAYING_CARD] == 0:
        return False
    pale = price_engrams(box, s, W) + price_engrams(box, s, Y)
    return COMBO_COUNTS[at + W] + COMBO_COUNTS[at + Y] == pale


@rule
def as_printed(box: Box, s: State, combo: int) -> bool:
    for c in range(COLOURS):
        if COMBO_COUNTS[combo * COLOURS + c] != price_engrams(box, s, c):
            return False
    return True


@rule
def pay_price(box: Box, s: State, b: Board, combo: int) -> None:
    """R39: a payment other than the printed one plays the card."""
    if s.cause != FOR_SCRAP and not as_printed(box, s, combo):
        b.held[PAYING_CARD] -= 1
        b.spent[PAYING_CARD] += 1
    pay_combo(s, b, combo)
