"""The box of Transmissions, restated for the oracle.

A cost is a string of letters: W Y B G an engram each, E one electricity.
"""

from __future__ import annotations

ENGRAMS = "WYBG"
RESOURCES = "WYBGE"
ROBOTS = "YBGR"  # in the order in which Harvey tries their columns
COLUMNS = "YBGR"
DISTANCE = {"Y": 2, "B": 3, "G": 3, "R": 4}
SLOTS = {"Y": 4, "B": 3, "G": 3, "R": 2}
FILL_POINTS = {"Y": 6, "B": 4, "G": 4, "R": 2}
IDEA_SLOTS, ITEM_SLOTS = 1, 2

LOCATIONS = ("MEADOW", "LAKE", "POWER", "TOWN", "SCRAP", "FOREST", "PIPES")
SPACES = 14  # two for each location, clockwise; the odd one is the furthest clockwise

ROBOT_CARDS = {"TY": "Y", "TB": "B", "TG": "G", "TR": "R"}
LOCATION_CARDS = {
    "TL1": ("TOWN", "SCRAP", "PIPES"),
    "TL2": ("LAKE", "FOREST"),
    "TL3": ("MEADOW", "POWER"),
}
CARDS = (*ROBOT_CARDS, *LOCATION_CARDS)
HARVEY_COPIES = 3

POSITIONS = (1, 2, 3, 4)  # of the display, the far left first
ITEM_ELECTRICITY = {1: 3, 2: 2, 3: 1, 4: 0}
SURCHARGED = (1, 2)  # an idea here costs a yellow or white engram more
STACKS = (1, 2, 3, 4)
STACK_SIZE = {2: 5, 3: 6, 4: 7}  # by the number of seats
SET_SIZE = 7
ITEM_SETS, ADVANCED_ITEM_SETS = "ABCD", "ABCDX"
IDEA_SETS, ADVANCED_IDEA_SETS = "EFGH", "EFGHZ"

HAND, HOLDER = 3, 7  # cards in hand, engrams kept at the end of a turn
START_RESOURCES = "WYBGEEEE"
START_POOL = "EEEEGGYYBBWW"
LAST_TURN = 60  # B01

FAMILIES = {  # what each member is worth when you own one, two or three
    "sock": (1, 5, 8),
    "teacup": (2, 4, 7),
    "toy_block": (2, 5, 7),
    "postcard": (3, 4, 6),
    "music_box": (0, 4, 9),
}
SPECIALS = {"per_item": (2, 8), "per_idea": (2, 10), "per_pipe": (2, 8)}  # each, at most
FLOW = (1, 3, 6, 10, 15)  # of one to five tiles
FLOW_BEYOND = 5
FLIPPED_POINTS = 4
ACORN_PRIZE = 5

# id, engrams, points or family or collector, wildlife
ITEM_ROWS = """
    A1 WY sock | A2 WB sock | A3 YG sock | A4 WG 5
    A5 YB 2 bird | A6 BG 6 | A7 WY 2 butterfly | B1 WW teacup
    B2 YB teacup | B3 YG teacup | B4 WB 2 bird | B5 WG per_item
    B6 BG 4 butterfly | B7 YY 4 | C1 YY toy_block | C2 WB toy_block
    C3 WG toy_block | C4 YB per_idea | C5 YG 5 | C6 BG 4 butterfly
    C7 WW 1 bird | D1 WG postcard | D2 YB postcard | D3 WY postcard
    D4 WB per_pipe | D5 YG 3 butterfly | D6 BG 6 | D7 WY 1 bird
    X1 WB music_box | X2 YG music_box | X3 WY music_box | X4 YB per_item
    X5 BG per_idea | X6 WG per_pipe | X7 WY 2 butterfly
"""
# id, kind, electricity; of the English printing
IDEA_ROWS = """
    E1 K04B 3 | E2 K05 2 | E3 K08W 2 | E4 K11 3 | E5 K15 0 | E6 K19 2 | E7 K21 2
    F1 K04G 3 | F2 K07 2 | F3 K08Y 2 | F4 K12 3 | F5 K16 2 | F6 K20 3 | F7 K17a 2
    G1 K03 2 | G2 K06 1 | G3 K09 2 | G4 K13 0 | G5 K16 2 | G6 K18 3 | G7 K19 2
    H1 K02 4 | H2 K07 2 | H3 K10 1 | H4 K14 0 | H5 K17b 4 | H6 K20 3 | H7 K22 4
    Z1 K01 2 | Z2 K02 4 | Z3 K03 2 | Z4 K23 3 | Z5 K24 3 | Z6 K18 3 | Z7 K19 2
"""
# id, engrams, edges N E S W (r round, q rectangular, - closed), points, wildlife
PIPE_ROWS = """
    P01 WWW q-q- 3 butterfly | P02 YYY rq-- 4 | P03 WWY qqr- 3 butterfly
    P04 WWY rr-- 4 | P05 WYY qr-- 3 butterfly | P06 WYY r-r- 4
    P07 WWB qq-- 3 bird | P08 WWB qqr- 4 butterfly | P09 YYG r-q- 5
    P10 YYG rq-- 3 bird | P11 WWG rrqq 4 butterfly | P12 WWG rr-- 5
    P13 YYB rqr- 3 bird | P14 YYB q-q- 4 butterfly | P15 WYB qq-- 5
    P16 WYB rqq- 3 bird | P17 WYB r-q- 4 butterfly | P18 WYG qr-- 5
    P19 WYG r-r- 3 bird | P20 WYG qq-- 4 butterfly | P21 WBG rrq- 6
    P22 WBG r-q- 4 bird | P23 WBG rq-- 5 butterfly | P24 YBG rqrq 6
    P25 YBG rr-- 4 bird | P26 YBG rrq- 5 butterfly | P27 WBB q-q- 6
    P28 YGG qq-- 4 bird | P29 YBB qrq- 5 butterfly | P30 YBB r-q- 6
    P31 WGG qr-- 4 bird | P32 WGG r-r- 5 butterfly | P33 BBG rr-- 7
    P34 BGG qrr- 7
"""
START_PIPE = "-r-q"

STARTING_IDEAS = {
    "SI1": "K15",
    "SI2": "K15",
    "SI3": "K05",
    "SI4": "K05",
    "SI5": "K06",
    "SI6": "K10",
    "SI7": "K10",
    "SI8": "K17a",
    "SI9": "K17a",
    "SI10": "K09",
}

# What is paid > what is gained: E electricity, ? any engram, (WY) one of these. Steps in spaces.
KIND_ROWS = """
    K01 swap E | K02 jump E | K03 reverse | K04B trade EE>B | K04G trade EE>G | K05 trade E>(WY)
    K06 trade EEE>(WYBG) | K07 forest EE | K08W bonus >W | K08Y bonus >Y | K09 bonus >EE
    K10 trade ??>(WYBG) | K11 trade W>G | K12 trade Y>B | K13 trade G>B | K14 trade B>G
    K15 steps 1 | K16 steps 2 | K17a trade >E | K17b trade >EE
    K18 end 2 butterflies | K19 end 1 point 1 bird | K20 end 2 points 1 butterfly
    K21 end 3 points | K22 end 4 points | K23 right | K24 left
"""
RUSSIAN_KIND_ROWS = "K13 trade Y>EEE | K14 trade W>EEE"  # d6, B13
RUSSIAN_COST = {"K13": 1, "K14": 1}
# id, copies, acorns, when it is played, where, its trade or points
FOREST_ROWS = """
    FC01 4 3 never 3 points | FC02 3 2 any >EEEEEE | FC03 4 1 any >(WYBG)
    FC04 2 3 after POWER >(WYBG)(WYBG) | FC05 2 3 after LAKE >(WYBG)(WYBG)
    FC06 2 3 after MEADOW >(WYBG)(WYBG) | FC07 3 1 paying | FC08 2 2 any E>GW | FC09 2 2 any E>BY
    FC10 2 2 paired | FC11 2 3 again
"""
PARTNER = {"W": "Y", "Y": "W", "B": "G", "G": "B"}  # FC07


def rows(text: str) -> list[list[str]]:
    return [row.split() for line in text.strip().splitlines() for row in line.split("|")]


def is_far(space: int) -> bool:
    return space % 2 == 1


def in_order(letters: str) -> str:
    """The letters of a payment or gain in the one order they are written in."""
    return "".join(sorted(letters, key=RESOURCES.index))
