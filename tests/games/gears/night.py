"""What each night effect lets whom turn, and which numbers win on each card."""

from __future__ import annotations

from .words import CARDS, TURNS

ROTATION = {  # what a rotator may do
    **dict.fromkeys(CARDS, TURNS),
    "highest": {"turn 0", "turn 2"},
    "highest_odd": {"turn +", "turn -"},
    "odd": {"turn +", "turn -", "turn 0", "turn 2"},
}
STEPS = {"turn +": 1, "turn -": 3, "turn 0": 0, "turn 2": 2}
WINS = {  # one of two numbers wins alone: the first
    "highest": (4, 1),
    "lowest": (1, 4),
    "highest_even": (4, 1),
    "highest_odd": (3, 2),
    "lowest_even": (2, 1),
    "lowest_odd": (1, 4),
    "even": (4, 3),
    "odd": (3, 4),
    "all_but_lowest": (4, 1),
    "all_but_highest": (1, 4),
}


def rotations(card: str, seats: int, token: int) -> list[tuple[int, int]]:
    """Who acts (0: nobody) and on whose gear, in order."""
    step = -1 if card == "lowest" else 1
    actors = [(token - 1 + step * i) % seats + 1 for i in range(seats)]
    if card == "lowest_even":
        return [(actor, actor) for actor in actors]
    owners = [(actor - 1 + step) % seats + 1 for actor in actors]
    if card == "highest_even":
        actors = [0] * seats
    return list(zip(actors, owners, strict=True))
