"""What a bot would do in a person's place, with what becomes of it."""

from __future__ import annotations

from tinkertable.backends import Backend
from tinkertable.core.position import Position

from .advice import Findings, Hint, Hints, in_order
from .chances import Chances

# Simulated with each move: a chance is then as good as ± 2 of a hundred (the standard error).
MATCHES = 600
SECONDS = 0.8  # a cap for slow machines
LEAST = 25  # matches: what fewer tell is not worth telling


def find_hints(
    position: Position, seat: int, seed: int, backend: Backend, findings: Findings, mixes: bool
) -> Hints:
    """The best few moves, the bot's own choice first, with points to come or with chances."""
    found = in_order(findings.advice, mixes)
    if len(position.legal(seat)) == 1:
        return Hints([Hint(one.action, None, one.share) for one in found], None)
    if position.game.independent:
        return Hints([Hint(one.action, one.value, one.share) for one in found], None)
    actions = [one.action for one in found]
    chances = Chances(position, seat, seed, actions, findings.learned, backend)
    chances.simulate(MATCHES, SECONDS)
    if chances.matches < LEAST:
        return Hints([Hint(one.action, None, one.share) for one in found], None)
    first, *others = (Hint(one.action, chances.after(one.action)[seat], one.share) for one in found)
    if not mixes:
        others.sort(key=lambda one: -(one.value or 0.0))
    return Hints([first, *others], chances.matches)
