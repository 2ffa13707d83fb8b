"""The way of a meteor before it falls, told by the rules themselves: for whoever draws it."""

from __future__ import annotations

from tinkertable.core.position import Position
from tinkertable.core.record import part

from .state import FLY
from .tiles import CELL_NAMES


def flight(position: Position, action: int, seat: int = 0) -> list[str]:
    """The cells a hit would pass, its target aside: the same hit, one step longer each time.

    Without craters the meteor stops where it has flown to; with them it may fly on from there.
    """
    state = position.to_json()
    *dice, thrown = state["dice"]
    target = _struck(position, state, action, seat)
    state["board"][seat]["craters"] = 0
    passed: list[str] = []
    for distance in range(FLY, FLY + len(CELL_NAMES)):
        cell = _struck(position, state | {"dice": [*dice, distance]}, action, seat)
        if distance >= thrown and cell == target:
            break
        passed.append(cell)
    return [cell for cell in passed if cell != target]


def _struck(position: Position, state: dict[str, object], action: int, seat: int) -> str:
    trial = position.copy()
    trial.fill(state)
    trial.play(seat, action)
    return CELL_NAMES[int(part(part(trial.state, "board")[seat], "dot"))]
