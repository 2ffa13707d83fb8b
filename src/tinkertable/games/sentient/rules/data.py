"""What is printed on the components of Sentient, and where each fact is known from.

The rulebook at hand is text without pictures. Where it is silent and no published photo shows the
bot, a value is inferred from its mirror image or reconstructed; both are marked with ≈, in RULES.md
and to the player.
"""

from typing import NamedTuple

RULEBOOK, PHOTO, INFERRED, RECONSTRUCTED = "rulebook", "photo", "inferred", "reconstructed"
KNOWN = (RULEBOOK, PHOTO)

SEATS = (2, 4)
ROUNDS = 3
SLOTS = 4  # of a network, and of the factory
DICE = 5  # of a network: slot k lies between dice k and k + 1
SIDES = 6
AGENTS = 4
ASSISTANTS = 5
INVESTORS = 5  # of a round, one beside each slot and one more

# R3, R5: the types, as moves name them; each round has an investor of each, and so do the halves.
TYPE_NAMES = ("INF", "SRV", "TRN", "MIL", "IND")

# R2: how many bots there are, and what they may be called in an edition: by one of our conditions
# and a letter, or by a number.
BOTS = 60
LETTERS = "abcdef"
NUMBERED = tuple(f"X{number:02}" for number in range(1, BOTS + 1))

# R5: how many right halves of a board show each type.
HALVES = {"INF": 1, "SRV": 1, "TRN": 1, "MIL": 1, "IND": 1}


class Condition(NamedTuple):
    """What a kind of bot earns for the dice L and R beside it; conditions.py has the names."""

    type: str
    name: str
    numbers: tuple[int, ...]  # those the condition speaks of
    points: tuple[int, ...]  # none where a formula gives them
    condition_from: str
    points_from: str


# R24–R28, by the name of the bots.
CONDITIONS = {
    "TLT": Condition("TRN", "left_less", (), (4,), RULEBOOK, INFERRED),
    "TGT": Condition("TRN", "left_greater", (), (4,), RULEBOOK, RULEBOOK),
    "TLE": Condition("TRN", "left_at_most", (), (3,), RULEBOOK, RECONSTRUCTED),
    "TGE": Condition("TRN", "left_at_least", (), (3,), PHOTO, RECONSTRUCTED),
    "TEQ": Condition("TRN", "equal", (), (5,), RULEBOOK, PHOTO),
    "IEO": Condition("IND", "even_odd", (), (3,), RULEBOOK, RECONSTRUCTED),
    "IOE": Condition("IND", "odd_even", (), (3,), INFERRED, RECONSTRUCTED),
    "ISO": Condition("IND", "sum_odd", (), (2,), RULEBOOK, RECONSTRUCTED),
    "IOO": Condition("IND", "both_odd", (), (3,), RULEBOOK, RULEBOOK),
    "IEE": Condition("IND", "both_even", (), (3,), INFERRED, RECONSTRUCTED),
    "MLE5": Condition("MIL", "sum_at_most", (5,), (4,), RULEBOOK, RECONSTRUCTED),
    "MGE9": Condition("MIL", "sum_at_least", (9,), (4,), RULEBOOK, RECONSTRUCTED),
    "MEXT": Condition("MIL", "sum_outside", (4, 10), (3,), RULEBOOK, RECONSTRUCTED),
    "MEQ7": Condition("MIL", "sum_is", (7,), (5,), RULEBOOK, RECONSTRUCTED),
    "MD1": Condition("MIL", "difference_is", (1,), (4,), RULEBOOK, RECONSTRUCTED),
    "MD2": Condition("MIL", "difference_is", (2,), (4,), RULEBOOK, RECONSTRUCTED),
    "INF1": Condition("INF", "shows", (1,), (2, 7), RULEBOOK, RULEBOOK),
    "INF2": Condition("INF", "shows", (2,), (2, 7), RULEBOOK, RULEBOOK),
    "INF3": Condition("INF", "shows", (3,), (2, 7), RULEBOOK, RULEBOOK),
    "INF4": Condition("INF", "shows", (4,), (2, 7), RULEBOOK, RULEBOOK),
    "INF5": Condition("INF", "shows", (5,), (2, 7), RULEBOOK, RULEBOOK),
    "INF6": Condition("INF", "shows", (6,), (2, 7), RULEBOOK, RULEBOOK),
    "SSUM6": Condition("SRV", "sum_minus", (6,), (), RULEBOOK, RULEBOOK),
    "S8SUM": Condition("SRV", "minus_sum", (8,), (), RULEBOOK, RULEBOOK),
    "SMAX2": Condition("SRV", "larger_minus", (2,), (), RULEBOOK, RULEBOOK),
    "S5MIN": Condition("SRV", "minus_smaller", (5,), (), RULEBOOK, RULEBOOK),
    "SMIN1": Condition("SRV", "smaller_minus", (1,), (), RULEBOOK, RULEBOOK),
    "S7MAX": Condition("SRV", "minus_larger", (7,), (), RULEBOOK, RULEBOOK),
}

# R2, R15: the corners of every bot, left and right. Reconstructed, but for those in PHOTOGRAPHED;
# how many bots there are of a condition is inferred.
CARDS = {
    "TLTa": "+-", "TLTb": "-=",
    "TGTa": "-+", "TGTb": "=-",
    "TLEa": "++", "TLEb": "+=",
    "TGEa": "--", "TGEb": "=+",
    "TEQa": "-=", "TEQb": "+=", "TEQc": "=+", "TEQd": "=-",
    "IEOa": "+-", "IEOb": "-=",
    "IOEa": "-+", "IOEb": "=-",
    "ISOa": "+=", "ISOb": "=+", "ISOc": "-=", "ISOd": "=-",
    "IOOa": "++", "IOOb": "+=",
    "IEEa": "--", "IEEb": "=+",
    "MLE5a": "+=", "MLE5b": "=-",
    "MGE9a": "-=", "MGE9b": "=+",
    "MEXTa": "+-", "MEXTb": "-+",
    "MEQ7a": "++", "MEQ7b": "--",
    "MD1a": "=+", "MD1b": "-=",
    "MD2a": "=-", "MD2b": "+=",
    "INF1a": "+=", "INF1b": "=-",
    "INF2a": "=+", "INF2b": "-=",
    "INF3a": "++", "INF3b": "--",
    "INF4a": "+-", "INF4b": "-+",
    "INF5a": "=-", "INF5b": "+=",
    "INF6a": "-=", "INF6b": "=+",
    "SSUM6a": "+=", "SSUM6b": "=-",
    "S8SUMa": "-=", "S8SUMb": "=+",
    "SMAX2a": "=+", "SMAX2b": "-=",
    "S5MINa": "=-", "S5MINb": "+=",
    "SMIN1a": "++", "SMIN1b": "--",
    "S7MAXa": "+-", "S7MAXb": "-+",
}  # fmt: skip
PHOTOGRAPHED = ("TEQa",)
