"""Town and scrap yard: the display and what is bought there."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from ..actions import ALSO_IDEA, BUY_IDEA, BUY_ITEM
from ..data import DISPLAY
from ..ending import check_fill, trigger
from ..state import (
    ALSO,
    BY_DISPLAY,
    DRAW_ITEM,
    NONE,
    POST_ACTION,
    ROBOTS,
    Board,
    Box,
    State,
)
from .forest import held_of, turn_face_down
from .purchase import can_pay_idea, can_pay_item, columns_with_room

NOT_ALSO = ROBOTS


@rule
def legal_town(box: Box, s: State, b: Board, out: Ints, n: int) -> int:
    """R22: items one can pay for, if there is room for one."""
    if columns_with_room(b, 2) == 0:
        return n
    items = 0
    for p in range(DISPLAY):
        items |= can_pay_item(box, s, b, p) << p
    return offer(out, n, BUY_ITEM, items)


@rule
def legal_scrap_yard(box: Box, s: State, b: Board, out: Ints, n: int) -> int:
    """R23: ideas one can pay for, if there is room for one."""
    if columns_with_room(b, 1) == 0:
        return n
    ideas = 0
    for p in range(DISPLAY):
        ideas |= can_pay_idea(box, s, b, p) << p
    return offer(out, n, BUY_IDEA, ideas)


@rule
def put_item(s: State, b: Board, item: int, column: int) -> None:
    """R1, R22: an item takes two slots."""
    b.items[column] |= 1 << item
    b.free[column] -= 2
    check_fill(s, b)


@rule
def put_idea(s: State, b: Board, idea: int, column: int) -> None:
    """R1, R23: an idea takes one."""
    b.ideas[column] |= 1 << idea
    b.free[column] -= 1
    check_fill(s, b)


@rule
def place_item(box: Box, s: State, b: Board) -> None:
    """R24: first the item is placed; R40 may bring its idea too."""
    put_item(s, b, s.item[s.position], s.column)
    s.item[s.position] = NONE
    if held_of(b, box.paired_cards) != NONE and columns_with_room(b, 1):
        s.phase = ALSO
    else:
        leave_display(s)


@rule
def legal_also(b: Board, out: Ints) -> int:
    """R40: a column for the idea, or not."""
    return offer(out, 0, ALSO_IDEA, columns_with_room(b, 1) | 1 << NOT_ALSO)


@rule
def apply_also(box: Box, s: State, b: Board, column: int) -> None:
    if column != NOT_ALSO:
        turn_face_down(b, held_of(b, box.paired_cards))
        put_idea(s, b, s.idea[s.position], column)
    leave_display(s)


@rule
def place_idea(s: State, b: Board) -> None:
    put_idea(s, b, s.idea[s.position], s.column)
    leave_display(s)


@rule
def leave_display(s: State) -> None:
    """R24: the pair leaves, the others move to the right, a new pair comes to the far left.

    R42: it cannot if the stacks are empty; then gaps stay at the left.
    """
    p = s.position
    while p > 0:
        s.item[p] = s.item[p - 1]
        s.idea[p] = s.idea[p - 1]
        p -= 1
    s.item[0] = NONE
    s.idea[0] = NONE
    s.position = 0
    s.column = NONE
    if is_pair_left(s):
        s.phase = DRAW_ITEM
    else:
        trigger(s, BY_DISPLAY)
        s.phase = POST_ACTION


@rule
def is_pair_left(s: State) -> bool:
    """R42: can an item and an idea be laid out?"""
    return s.items_left != 0 and s.ideas_left != 0
