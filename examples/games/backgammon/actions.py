"""The actions of backgammon: dice are thrown, and each moves one checker."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

from tinkertable.core.notation import Codec
from tinkertable.core.record import table
from tinkertable.core.seats import NATURE

BAR = 25  # the point of a checker that was hit, counted like the others
NUMBERS = range(1, 7)
POINTS = [*map(str, range(1, BAR)), "bar"]
DIFFERENT = list(permutations(NUMBERS, 2))  # the first is seat 1's
ROLLS = list(combinations_with_replacement(NUMBERS, 2))

CODEC = Codec()
OPEN = CODEC.add("open {}", [f"{a}-{b}" for a, b in DIFFERENT], by=NATURE)  # + pair
ROLL = CODEC.add("roll {}", [f"{a}-{b}" for a, b in ROLLS], by=NATURE)  # + roll
MOVE = CODEC.add("move {} from {}", [*map(str, NUMBERS)], POINTS)  # + die * BAR + point
PASS = CODEC.add("pass")

# So that a die and a point need no - 1.
MOVE_BY = MOVE - BAR - 1

# By number from OPEN on: the dice.
LOW = table([min(pair) for pair in DIFFERENT + ROLLS])
HIGH = table([max(pair) for pair in DIFFERENT + ROLLS])
# By number from OPEN on: who threw the higher die.
STARTER = table([int(b > a) for a, b in DIFFERENT])
