"""What is printed on the components of Gears, and what is our reconstruction.

The texts of the four characters and of the ten night sides are on cards we do not have: both
tables are reconstructions, marked as such here and to the player.
"""

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

# Round cards: which values claim victory, in which order, and whether the first that is not
# jammed wins alone ("first") or every one does ("every"). "rest" is all but the lowest or highest.
ROUND_CARDS = {
    "highest": ("first", (4, 3, 2, 1)),
    "lowest": ("first", (1, 2, 3, 4)),
    "highest_even": ("first", (4, 2)),
    "highest_odd": ("first", (3, 1)),
    "lowest_even": ("first", (2, 4)),
    "lowest_odd": ("first", (1, 3)),
    "even": ("every", (2, 4)),
    "odd": ("every", (1, 3)),
    "all_but_lowest": ("rest", (1, 2, 3, 4)),
    "all_but_highest": ("rest", (4, 3, 2, 1)),
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

SEATS = (2, 4)
