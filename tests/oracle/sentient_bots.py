"""The sixty bots of Sentient, told once more, and what each earns between two dice."""

from __future__ import annotations

TYPES = ("INF", "SRV", "TRN", "MIL", "IND")
TYPE_OF_LETTERS = {"INF": "INF", "S": "SRV", "T": "TRN", "M": "MIL", "I": "IND"}

# Condition: the corners of its bots a, b, c, d, left and right.
CORNERS = {
    "TLT": "+- -=",
    "TGT": "-+ =-",
    "TLE": "++ +=",
    "TGE": "-- =+",
    "TEQ": "-= += =+ =-",
    "IEO": "+- -=",
    "IOE": "-+ =-",
    "ISO": "+= =+ -= =-",
    "IOO": "++ +=",
    "IEE": "-- =+",
    "MLE5": "+= =-",
    "MGE9": "-= =+",
    "MEXT": "+- -+",
    "MEQ7": "++ --",
    "MD1": "=+ -=",
    "MD2": "=- +=",
    "INF1": "+= =-",
    "INF2": "=+ -=",
    "INF3": "++ --",
    "INF4": "+- -+",
    "INF5": "=- +=",
    "INF6": "-= =+",
    "SSUM6": "+= =-",
    "S8SUM": "-= =+",
    "SMAX2": "=+ -=",
    "S5MIN": "=- +=",
    "SMIN1": "++ --",
    "S7MAX": "+- -+",
}
BOTS = {  # by name, in the order of the box: the two corners
    f"{condition}{letter}": corners
    for condition, row in CORNERS.items()
    for letter, corners in zip("abcd", row.split(), strict=False)
}


def condition_of(bot: str) -> str:
    return bot[:-1]


def type_of(bot: str) -> str:
    for letters, name in TYPE_OF_LETTERS.items():
        if bot.startswith(letters):
            return name
    raise ValueError(f"expected a bot, got {bot}")


def points(bot: str, left: int, right: int) -> int:
    """What a bot earns between these dice."""
    condition = condition_of(bot)
    if type_of(bot) == "INF":
        number = int(condition[-1])
        return {0: 0, 1: 2, 2: 7}[[left, right].count(number)]
    if type_of(bot) == "SRV":
        return max(0, formula(condition, left, right))
    worth, met = condition_met(condition, left, right)
    return worth if met else 0


def formula(condition: str, left: int, right: int) -> int:
    return {
        "S8SUM": 8 - (left + right),
        "S5MIN": 5 - min(left, right),
        "S7MAX": 7 - max(left, right),
        "SSUM6": left + right - 6,
        "SMAX2": max(left, right) - 2,
        "SMIN1": min(left, right) - 1,
    }[condition]


def condition_met(condition: str, left: int, right: int) -> tuple[int, bool]:
    """What the condition is worth, and whether it is met."""
    total, apart = left + right, abs(left - right)
    odd_left, odd_right = left in (1, 3, 5), right in (1, 3, 5)
    return {
        "TLT": (4, left < right),
        "TGT": (4, left > right),
        "TLE": (3, left <= right),
        "TGE": (3, left >= right),
        "TEQ": (5, left == right),
        "IEO": (3, not odd_left and odd_right),
        "IOE": (3, odd_left and not odd_right),
        "IOO": (3, odd_left and odd_right),
        "IEE": (3, not odd_left and not odd_right),
        "ISO": (2, total in (3, 5, 7, 9, 11)),
        "MLE5": (4, total <= 5),
        "MGE9": (4, total >= 9),
        "MEXT": (3, total <= 4 or total >= 10),
        "MEQ7": (5, total == 7),
        "MD1": (4, apart == 1),
        "MD2": (4, apart == 2),
    }[condition]


def turned(face: int, symbol: str) -> int:
    """What a die shows after a corner changed it."""
    return {
        "+": {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 1},
        "-": {1: 6, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5},
        "=": {1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6},
    }[symbol][face]
