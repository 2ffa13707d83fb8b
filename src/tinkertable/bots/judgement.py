"""What Expert thinks, afterwards, of a move that was made; with a part of its search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any

from tinkertable.backends import PLAIN, Backend
from tinkertable.core.position import Position

from .advice import Findings, Judgement, in_order
from .chances import Chances
from .levels import levels_of

JUDGE = "expert"
# By method, how much of what it counts; where values are points it may have to search twice.
PARTS = {"tree": 0.25, "regret": 0.5, "rounds": 0.16}
COUNTS = ("simulations", "width", "plans", "every")
SECONDS = 1.0  # a cap for slow machines, of each of at most two searches
# Simulated after the best move and after the one that was played; more where that seems to have
# cost something, unless the machine is so slow that a cap was met.
MATCHES, MORE = 300, 900
COSTLY = 0.02
SIMULATING = 1.0  # seconds
SIMULATING_MORE = 2.0


def judge(
    position: Position,
    seat: int,
    seed: int,
    played: int,
    after: Position | None,
    backend: Backend = PLAIN,
) -> Judgement:
    """`position` and `after` are as the seat sees them, before the move and after it; without
    `after` (the move turned up what others hid) what the search itself came across must do."""
    method, parameters = levels_of(position.game, backend)[JUDGE]
    module = import_module(f"{__package__}.{method}")
    less = lighter(method, parameters)
    found: Judgement
    if position.game.independent:
        found = module.judge(position, seat, seed, played, after, backend, **less)
    else:
        mixes = getattr(module, "MIXES", False)
        findings: Findings = module.think(position, seat, seed, backend, **less)
        best = in_order(findings.advice, mixes)[0].action
        both = list(dict.fromkeys((best, played)))
        chances = Chances(position, seat, seed, both, findings.learned, backend)
        found = _by_chance(chances, seat, best, played)
    if found.played_value is not None and found.played_value > found.best_value:
        # The second look has shown that there was nothing to improve.
        value, shares = found.played_value, found.played_values
        return Judgement(played, value, value, shares, shares, found.error)
    return found


def _by_chance(chances: Chances, seat: int, best: int, played: int) -> Judgement:
    chances.simulate(MATCHES, SIMULATING)
    cost = chances.after(best)[seat] - chances.after(played)[seat]
    if cost > COSTLY and chances.matches == MATCHES:
        chances.simulate(MORE, SIMULATING_MORE)
    values, played_values = chances.after(best), chances.after(played)
    error = chances.error(played)
    return Judgement(best, values[seat], played_values[seat], values, played_values, error)


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
