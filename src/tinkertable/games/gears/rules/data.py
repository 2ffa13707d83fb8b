"""What is printed on the components of Gears, and what is our reconstruction.

The texts of the four characters and of the ten night sides are on cards we do not have: both
tables are reconstructions, marked as such here and to the player.
"""

from typing import Any

# R2: a gear's value on its sides 0 to 3; turned clockwise the next side comes to the corner.
GEARS = {
    "red": (1, 4, 1, 4),
    "purple": (2, 2, 3, 3),
    "yellow": (4, 3, 2, 1),
    "blue": (1, 2, 3, 4),
    "grey": (1, 2, 3, 4),
    "multi": (1, 2, 3, 4),
}

# R1: four colours of four numbers.
CODE_COLOURS = ("red", "blue", "yellow", "purple")
CODE_NUMBERS = (1, 2, 3, 4)
CODES_A_SEAT = 4

# Round cards: whether the first number that is not jammed wins alone ("first") or every one does
# ("every"); which numbers can win, in which order; which of those shown loses whatever it is.
ROUND_CARDS = {
    "highest": ("first", (4, 3, 2, 1), "none"),
    "lowest": ("first", (1, 2, 3, 4), "none"),
    "highest_even": ("first", (4, 2), "none"),
    "highest_odd": ("first", (3, 1), "none"),
    "lowest_even": ("first", (2, 4), "none"),
    "lowest_odd": ("first", (1, 3), "none"),
    "even": ("every", (2, 4), "none"),
    "odd": ("every", (1, 3), "none"),
    "all_but_lowest": ("every", (1, 2, 3, 4), "lowest"),
    "all_but_highest": ("every", (4, 3, 2, 1), "highest"),
}
ROUNDS = 10
DAY_ROUNDS = 5

# Reconstructed: the effect on the night side of each round card.
NIGHT_EFFECTS = {
    "highest": "half_turn",
    "lowest": "reverse_drive",
    "highest_even": "rust",
    "highest_odd": "no_idling",
    "lowest_even": "own_hands",
    "lowest_odd": "blackout",
    "even": "factory_settings",
    "odd": "double_drive",
    "all_but_lowest": "test_run",
    "all_but_highest": "sparks",
}

# Reconstructed: the abilities of each character, by day and by night.
CHARACTERS = {
    "mechanic": ("oil", "tuning"),
    "clockmaker": ("ratchet", "pendulum"),
    "inspector": ("search", "swapout"),
    "countess": ("computation", "solution"),
}

# R33–R43: what a night effect changes of an ordinary round, in the blocks of `night_blocks.py`.
EFFECT_BLOCKS: dict[str, dict[str, Any]] = {
    "half_turn": {"turns": ("0", "2")},
    "reverse_drive": {"order": "counterclockwise", "whose": "right"},
    "rust": {"turns": (), "abilities_off": ("after",)},
    "no_idling": {"turns": ("+", "-")},
    "own_hands": {"whose": "own"},
    "blackout": {"up": "together"},
    "factory_settings": {"powers_off": ("blue", "grey", "multi")},
    "double_drive": {"turns": ("+", "-", "0", "2")},
    "test_run": {"match": False},
    "sparks": {"check": "jammed"},
}

# R25–R31: when an ability may be used and what it does, in the blocks of `ability_blocks.py`.
ABILITY_BLOCKS: dict[str, dict[str, Any]] = {
    "oil": {"when": "set", "counts_as": "grey"},
    "tuning": {"when": "after", "turn": {"whose": "own", "steps": 1}},
    "ratchet": {"when": "before", "lock": True},
    "pendulum": {"when": "after", "turn": {"whose": "right", "steps": 1}},
    "search": {"when": "set", "look": "left", "set": "any"},
    "swapout": {"when": "before", "set": "other", "lock": True},
    "computation": {"when": "entry", "check": "with_others"},
    "solution": {"when": "entry", "enter": "any"},
}

SEATS = (2, 4)
