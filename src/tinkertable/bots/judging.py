"""What Expert thinks, afterwards, of a move that was made; with a part of its search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any

from tinkertable.core.position import Position

from .advice import Judgement
from .levels import levels_of

JUDGE = "expert"
# By method, how much of what it counts; `tree` and `rounds` may have to search twice.
PARTS = {"tree": 0.25, "regret": 0.5, "rounds": 0.16}
COUNTS = ("simulations", "width", "plans", "every")
SECONDS = 1.0  # a cap for slow machines, of each of at most two searches


def judge(
    position: Position, seat: int, seed: int, played: int, after: Position | None
) -> Judgement:
    """`position` and `after` are as the seat sees them, before the move and after it; without
    `after` (the move turned up what others hid) what the search itself came across must do."""
    method, parameters = levels_of(position.game)[JUDGE]
    module = import_module(f"{__package__}.{method}")
    found: Judgement = module.judge(
        position, seat, seed, played, after, **lighter(method, parameters)
    )
    if found.played_value is not None and found.played_value > found.best_value:
        # The second look has shown that there was nothing to improve.
        value, seats = found.played_value, found.seats
        if seats is not None:
            seats = (*seats[:seat], value, *seats[seat + 1 :])
        return Judgement(played, value, value, seats)
    return found


def lighter(method: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """A level's parameters for less time: whatever they count is counted for a part."""
    less, part = dict(parameters) | {"seconds": SECONDS}, PARTS[method]
    less |= {name: max(1, round(less[name] * part)) for name in COUNTS if name in less}
    if "stages" in less:
        less["stages"] = tuple(_fewer(less["stages"], part))
    return less


def _fewer(stages: Iterable[tuple[int, int]], part: float) -> Iterator[tuple[int, int]]:
    """With a single plan left there is nothing more to find out."""
    for many, rolls in stages:
        yield max(1, round(many * part)), rolls
        if many * part < 2:
            return
