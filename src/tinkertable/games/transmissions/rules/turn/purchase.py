"""Paying for items, ideas and pipes: what may be bought, and with which engrams."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from ..actions import INTO_COLUMN, PAY_ENGRAMS
from ..printing import idea_row
from ..state import (
    COLOURS,
    FOR_ITEM,
    FOR_NEW_IDEA,
    NONE,
    ROBOTS,
    B,
    Board,
    Box,
    E,
    G,
    State,
    W,
    Y,
)
from .forest import held_of, turn_face_down
from .resources import combo_of, pay_combo


@rule
def idea_price(box: Box, s: State, idea: int) -> int:
    return box.idea_price[idea_row(s, idea)]


@rule
def columns_with_room(b: Board, slots: int) -> int:
    """R22, R23: bit set of the columns with so many free slots."""
    columns = 0
    for c in range(ROBOTS):
        columns |= (b.free[c] >= slots) << c
    return columns


@rule
def legal_column(s: State, b: Board, out: Ints) -> int:
    return offer(out, 0, INTO_COLUMN, columns_with_room(b, 2 if s.cause == FOR_ITEM else 1))


@rule
def missing(b: Board, resource: int, price: int) -> int:
    """How much of a resource a seat lacks for a price."""
    return max(0, price - b.stock[resource])


@rule
def missing_surcharge(box: Box, b: Board, position: int) -> int:
    """R23: the white or yellow engrams a seat lacks for an idea."""
    return max(0, box.surcharge[position] - b.stock[W] - b.stock[Y])


@rule
def can_pay_item(box: Box, s: State, b: Board, position: int) -> bool:
    """R22: is there an item, and has the seat its electricity and its engrams?"""
    item = s.item[position]
    if item == NONE or missing(b, E, box.item_price[position]):
        return False
    return has_item_engrams(box, b, item)


@rule
def can_pay_idea(box: Box, s: State, b: Board, position: int) -> bool:
    """R23: is there an idea, and has the seat its electricity and its surcharge?"""
    idea = s.idea[position]
    if idea == NONE or missing(b, E, idea_price(box, s, idea)):
        return False
    return missing_surcharge(box, b, position) == 0


@rule
def can_pay_pipe(box: Box, s: State, b: Board, stack: int) -> bool:
    """R25: is there a pipe, and has the seat its engrams?"""
    return s.top[stack] != NONE and has_pipe_engrams(box, b, s.top[stack])


@rule
def has_item_engrams(box: Box, b: Board, item: int) -> bool:
    at = item * COLOURS
    return has_engrams(
        box,
        b,
        box.item_engrams[at + W],
        box.item_engrams[at + Y],
        box.item_engrams[at + B],
        box.item_engrams[at + G],
    )


@rule
def has_pipe_engrams(box: Box, b: Board, pipe: int) -> bool:
    at = pipe * COLOURS
    return has_engrams(
        box,
        b,
        box.pipe_engrams[at + W],
        box.pipe_engrams[at + Y],
        box.pipe_engrams[at + B],
        box.pipe_engrams[at + G],
    )


@rule
def has_engrams(box: Box, b: Board, white: int, yellow: int, blue: int, green: int) -> bool:
    """R27: as printed, or R39: with the card that makes white yellow and blue green."""
    if held_of(b, box.paying_cards) != NONE:
        pale = b.stock[W] + b.stock[Y] >= white + yellow
        return pale and b.stock[B] + b.stock[G] >= blue + green
    if missing(b, W, white) or missing(b, Y, yellow):
        return False
    return missing(b, B, blue) + missing(b, G, green) == 0


@rule
def printed_engrams(box: Box, s: State, colour: int) -> int:
    """What is printed on the item or pipe being bought."""
    if s.cause == FOR_ITEM:
        return box.item_engrams[s.item[s.position] * COLOURS + colour]
    return box.pipe_engrams[s.top[s.position] * COLOURS + colour]


@rule
def legal_pay(box: Box, s: State, b: Board, out: Ints) -> int:
    """R27: as printed; R39: with the card, any of a pair of colours for the other."""
    if s.cause == FOR_NEW_IDEA:  # R23: white or yellow
        return offer(out, 0, PAY_ENGRAMS, (b.stock[W] > 0) << W | (b.stock[Y] > 0) << Y)
    if held_of(b, box.paying_cards) == NONE:
        return offer(out, 0, PAY_ENGRAMS, 1 << printed_price(box, s))
    pale = printed_engrams(box, s, W) + printed_engrams(box, s, Y)
    dark = printed_engrams(box, s, B) + printed_engrams(box, s, G)
    ways = 0
    for white in range(max(0, pale - b.stock[Y]), min(pale, b.stock[W]) + 1):
        for blue in range(max(0, dark - b.stock[G]), min(dark, b.stock[B]) + 1):
            ways |= 1 << combo_of(white, pale - white, blue, dark - blue)
    return offer(out, 0, PAY_ENGRAMS, ways)


@rule
def printed_price(box: Box, s: State) -> int:
    """As the number of a combo."""
    return combo_of(
        printed_engrams(box, s, W),
        printed_engrams(box, s, Y),
        printed_engrams(box, s, B),
        printed_engrams(box, s, G),
    )


@rule
def pay_price(box: Box, s: State, b: Board, combo: int) -> None:
    """R39: a payment other than the printed one plays the card."""
    if s.cause != FOR_NEW_IDEA and combo != printed_price(box, s):
        turn_face_down(b, held_of(b, box.paying_cards))
    pay_combo(s, b, combo)
