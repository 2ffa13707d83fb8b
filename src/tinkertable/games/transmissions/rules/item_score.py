"""What items score: by themselves, in families, and by what else a player has."""

from __future__ import annotations

from tinkertable.core.record import lowest, popcount, rule

from .state import FAMILY, NONE, PER_IDEA, PER_ITEM, Box


@rule
def item_points(box: Box, items: int, ideas: int, pipes: int) -> int:
    """R49, R50: a set of items, beside so many ideas and pipes."""
    points = 0
    left = items
    while left:
        points += item_worth(box, items, lowest(left), ideas, pipes)
        left &= left - 1
    return points


@rule
def item_worth(box: Box, items: int, item: int, ideas: int, pipes: int) -> int:
    """R49, R50: one of them."""
    points = box.item_points[item]
    family = box.item_family[item]
    if family != NONE:
        points += box.family_points[family * FAMILY + relatives(box, items, family) - 1]
    special = box.item_special[item]
    if special:
        counted = pipes
        if special == PER_ITEM:
            counted = popcount(items)
        elif special == PER_IDEA:
            counted = ideas
        points += min(counted * box.special_each[special], box.special_most[special])
    return points


@rule
def relatives(box: Box, items: int, family: int) -> int:
    """R49: members of the family; more than all count as all."""
    members = 0
    while items:
        members += box.item_family[lowest(items)] == family
        items &= items - 1
    return min(members, FAMILY)
