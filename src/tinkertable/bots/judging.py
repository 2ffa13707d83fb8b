"""What Expert thinks, afterwards, of a move that was made; with a part of its search."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from tinkertable.core.position import Position

from .advice import Judgement
from .levels import levels_of

JUDGE = "expert"
PART = 0.25  # of its simulations
SECONDS = 1.0  # a cap for slow machines, of each of at most two searches


def judge(
    position: Position, seat: int, seed: int, played: int, after: Position | None
) -> Judgement:
    """`position` and `after` are as the seat sees them, before the move and after it; without
    `after` (the move turned up what others hid) what the search itself came across must do."""
    method, parameters = levels_of(position.game)[JUDGE]
    module = import_module(f"{__package__}.{method}")
    found: Judgement = module.judge(position, seat, seed, played, after, **lighter(parameters))
    return found


def lighter(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """A level's parameters for less time: whatever they count is counted for a part."""
    less = dict(parameters) | {"seconds": SECONDS}
    for name in ("simulations", "width", "plans", "every"):
        if name in less:
            less[name] = max(1, round(less[name] * PART))
    if "stages" in less:
        less["stages"] = tuple((max(1, round(many * PART)), more) for many, more in less["stages"])
    return less
