"""What is printed on the components of Railroad Ink: Blazing Red.

A drawing is its sides north, east, south, west: H highway, R rail, L lava, `.` nothing; `x` marks
an overpass, whose two lines do not join. RULES.md says where each fact is known from.
"""

ROWS = "ABCDEFG"  # from the top
COLUMNS = "1234567"  # from the left

# R1: where the twelve exits stand, by edge: row or column, and what leaves there.
EXITS = {
    "N": {"2": "H", "4": "R", "6": "H"},
    "E": {"B": "R", "D": "H", "F": "R"},
    "S": {"2": "H", "4": "R", "6": "H"},
    "W": {"B": "R", "D": "H", "F": "R"},
}

CENTRE = ("C3", "C4", "C5", "D3", "D4", "D5", "E3", "E4", "E5")
MIDDLE = "D4"

# R2: the faces of a die, each with how many of its six sides show it.
A_DIE = {"H.H.": 1, "HH..": 1, "HHH.": 1, "R.R.": 1, "RR..": 1, "RRR.": 1}
B_DIE = {"HRHRx": 2, "H.R.": 2, "HR..": 2}
LAVA_DIE = {"LL..": 2, "L.L.": 1, "LLL.": 1, "LH.H": 1, "LR.R": 1}
AIM_DIE = {"N": 1, "E": 1, "S": 1, "W": 1, "any": 2}
FLY_DIE = {"1": 3, "2": 2, "3": 1}
FARTHEST = 6  # cells an edition's meteor may fly
ROUTE_DICE = (A_DIE, A_DIE, A_DIE, B_DIE)
LAVA_DICE = (LAVA_DIE, LAVA_DIE)
METEOR_DICE = (AIM_DIE, FLY_DIE)

SPECIALS = ("HHHR", "HRRR", "HHHH", "RRRR", "HHRR", "HRHR")
SPECIALS_A_GAME = 3
VOLCANO = "LLLL"

ROUNDS = 7
EXPANSION_ROUNDS = 6

# Points of a network by the number of exits it joins.
NETWORK_POINTS = (0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)
CRATER_POINTS = 2  # an end that leads into a crater
LAKE_POINTS = 5  # a closed lake

MOST_SEATS = 12  # six boards in the box; more can be printed
