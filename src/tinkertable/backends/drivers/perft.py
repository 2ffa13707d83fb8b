"""How many sequences of moves there are: the driver behind a perft."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.layout import Ints
from tinkertable.core.offers import count, pick
from tinkertable.core.record import copy_row, lowest, rule

if TYPE_CHECKING:
    from tinkertable.core.contract import Box, State, Work, acting, apply, legal

ENTRIES = ("perft",)


@rule
def perft(
    boxes: list[Box], stack: list[State], depth: int, out: Ints, works: list[Work], at: Ints
) -> int:
    """How many sequences of `depth` moves there are from the first row; seats that act at once go
    in order. `at` and the stack have room for each level."""
    box = boxes[0]
    nodes = 0
    level = 0
    at[0] = 0
    while level >= 0:
        s = stack[level]
        who = acting(box, s)
        groups = 0
        if who:
            groups = legal(box, s, lowest(who), out, works[0])
        n = count(out, groups)
        if level == depth - 1:
            nodes += n
            level -= 1
        elif at[level] == n:
            level -= 1
        else:
            action = pick(out, groups, at[level])
            at[level] += 1
            level += 1
            at[level] = 0
            copy_row(stack, level, stack, level - 1)
            apply(box, stack[level], lowest(who), action)
    return nodes
