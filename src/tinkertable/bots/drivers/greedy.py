"""What each action of a seat would bring it at once, in several worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.record import Ints, copy_row, rule

if TYPE_CHECKING:
    from tinkertable.core.contract import Box, Sheet, State, Work, apply, score

ENTRIES = ("add_scores",)


@rule
def add_scores(
    boxes: list[Box], worlds: list[State], seat: int, actions: Ints, totals: Ints,
    works: list[Work], sheets: list[Sheet],
) -> int:  # fmt: skip
    """Add to each action's total the seat's score after it in every world; the last row is for
    trials. How many worlds there are."""
    trial = len(worlds) - 1
    for k in range(len(actions)):
        for world in range(trial):
            copy_row(worlds, trial, worlds, world)
            apply(boxes[0], worlds[trial], seat, actions[k])
            totals[k] += score(boxes[0], worlds[trial], seat, works[0], sheets[0])
    return trial
