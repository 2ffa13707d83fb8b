"""The action after which its own score is highest, as far as it can be told; between equals, any.

What it may not know it fills in at random, a few times over.
"""

from __future__ import annotations

from random import Random

from tinkertable.core.position import Position

WORLDS = 6  # samples of what is hidden, where the other seats matter


def choose(position: Position, seat: int, seed: int) -> int:
    actions = position.legal(seat)
    if len(actions) == 1:
        return actions[0]
    samples = 1 if position.game.independent else WORLDS
    worlds = [position.redealt(seat, seed + i) for i in range(samples)]
    totals = [sum(_after(world, seat, action) for world in worlds) for action in actions]
    best = max(totals)
    return Random(seed).choice(
        [action for action, total in zip(actions, totals, strict=True) if total == best]
    )


def _after(world: Position, seat: int, action: int) -> int:
    trial = world.copy()
    trial.play(seat, action)
    return trial.total(seat)
