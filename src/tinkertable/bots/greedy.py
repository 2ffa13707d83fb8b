"""The action after which its own score is highest; between equals, any."""

from __future__ import annotations

from random import Random

from tinkertable.core.position import Position


def choose(position: Position, seat: int, seed: int) -> int:
    actions = position.legal(seat)
    if len(actions) == 1:
        return actions[0]
    totals = [_after(position, seat, action) for action in actions]
    best = max(totals)
    return Random(seed).choice(
        [action for action, total in zip(actions, totals, strict=True) if total == best]
    )


def _after(position: Position, seat: int, action: int) -> int:
    trial = position.copy()
    trial.play(seat, action)
    return trial.total(seat)
