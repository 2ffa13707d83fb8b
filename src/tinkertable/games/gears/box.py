"""The box: the component tables as the rules read them."""

from __future__ import annotations

from tinkertable.core.record import fill, rows

from . import data
from .state import EVERY, FIRST, NO_EFFECT, REST, SIDES, Box

MODES = {"first": FIRST, "every": EVERY, "rest": REST}
EFFECTS = (
    "half_turn", "reverse_drive", "rust", "no_idling", "own_hands", "blackout",
    "factory_settings", "double_drive", "test_run", "sparks",
)  # fmt: skip
ABILITIES = (
    "oil", "tuning", "ratchet", "pendulum", "search", "swapout", "computation", "solution",
)  # fmt: skip


def make_box() -> list[Box]:
    box = rows(Box, 1)
    claims: list[int] = []
    for _, values in data.ROUND_CARDS.values():
        claims += [*values, *[0] * (SIDES - len(values))]
    fill(
        box[0],
        Box,
        {
            "value": [value for values in data.GEARS.values() for value in values],
            "mode": [MODES[mode] for mode, _ in data.ROUND_CARDS.values()],
            "claims": claims,
            "effect": [
                NO_EFFECT + 1 + EFFECTS.index(data.NIGHT_EFFECTS[card]) for card in data.ROUND_CARDS
            ],
            "ability": [ABILITIES.index(a) for pair in data.CHARACTERS.values() for a in pair],
        },
    )
    return box
