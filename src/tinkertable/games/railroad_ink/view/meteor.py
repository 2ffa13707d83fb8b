"""The way of a meteor before it falls, told by the rules themselves: for whoever draws it."""

from __future__ import annotations

from tinkertable.core.position import Position
from tinkertable.core.record import part, put

from ..rules.state import DICE, FLY
from ..rules.tiles import CELL_NAMES


def flight(position: Position, action: int, seat: int = 0) -> list[str]:
    """The cells a hit would pass, its target last: the same hit, one step longer each time.

    Without craters the meteor stops where it has flown to; with them it may fly on from there.
    """
    thrown = int(part(position.state, "dice")[DICE + 1])
    target = _struck(position.copy(), action, seat)
    passed: list[str] = []
    for distance in range(FLY, FLY + len(CELL_NAMES)):
        trial = position.copy()
        put(part(trial.state, "board")[seat], "craters", 0)
        part(trial.state, "dice")[DICE + 1] = distance
        passed.append(_struck(trial, action, seat))
        if distance >= thrown and passed[-1] == target:
            break
    return passed


def _struck(trial: Position, action: int, seat: int) -> str:
    trial.play(seat, action)
    return CELL_NAMES[int(part(part(trial.state, "board")[seat], "dot"))]
