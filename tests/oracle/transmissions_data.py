"""The box of Transmissions, restated for the oracle.

A cost is a string of letters: W Y B G an engram each, E one electricity.
"""

from __future__ import annotations

from dataclasses import dataclass

ENGRAMS = "WYBG"
RESOURCES = "WYBGE"
ROBOTS = "YBGR"  # the columns of a player's board from left to right
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
FLOW = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15}
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

ANY = "?"  # any engram
EXCHANGES = {  # what is paid, what may be gained for it; "" costs nothing
    "K04B": ("EE", ("B",)),
    "K04G": ("EE", ("G",)),
    "K05": ("E", ("Y", "W")),
    "K06": ("EEE", tuple(ENGRAMS)),
    "K10": (ANY + ANY, tuple(ENGRAMS)),
    "K11": ("W", ("G",)),
    "K12": ("Y", ("B",)),
    "K17a": ("", ("E",)),
    "K17b": ("", ("EE",)),
}
PRINTED_EXCHANGES = {  # d6, B13
    "en": {"K13": ("G", ("B",)), "K14": ("B", ("G",))},
    "ru": {"K13": ("Y", ("EEE",)), "K14": ("W", ("EEE",))},
}
PRINTED_COST = {"en": {"K13": 0, "K14": 0}, "ru": {"K13": 1, "K14": 1}}
BONUSES = {"K08W": "W", "K08Y": "Y", "K09": "EE"}  # with engrams of the Meadow or Lake
EXTRA_SPACES = {"K15": 1, "K16": 2}
SWAP, JUMP, REVERSE, FOREST_DRAW = "K01", "K02", "K03", "K07"
COPY_RIGHT, COPY_LEFT = "K23", "K24"
END_SCORING = {  # points, birds, butterflies
    "K18": (0, 0, 2),
    "K19": (1, 1, 0),
    "K20": (2, 0, 1),
    "K21": (3, 0, 0),
    "K22": (4, 0, 0),
}

FOREST_COPIES = {
    "FC01": 4,
    "FC02": 3,
    "FC03": 4,
    "FC04": 2,
    "FC05": 2,
    "FC06": 2,
    "FC07": 3,
    "FC08": 2,
    "FC09": 2,
    "FC10": 2,
    "FC11": 2,
}
ACORNS = {
    "FC01": 3,
    "FC02": 2,
    "FC03": 1,
    "FC04": 3,
    "FC05": 3,
    "FC06": 3,
    "FC07": 1,
    "FC08": 2,
    "FC09": 2,
    "FC10": 2,
    "FC11": 3,
}
FOREST_POINTS = {"FC01": 3}
ANY_TIME = {"FC02": ("", "EEEEEE"), "FC08": ("E", "GW"), "FC09": ("E", "BY")}  # paid, gained
ANY_ENGRAM = "FC03"
AFTER_ACTION = {"FC04": "POWER", "FC05": "LAKE", "FC06": "MEADOW"}
SUBSTITUTE, FREE_IDEA, EXTRA_TURN = "FC07", "FC10", "FC11"
PARTNER = {"W": "Y", "Y": "W", "B": "G", "G": "B"}  # FC07


@dataclass(frozen=True)
class Item:
    cost: str
    points: int
    family: str  # "" for none
    collects: str  # "" for none
    birds: int
    butterflies: int


@dataclass(frozen=True)
class Pipe:
    cost: str
    edges: str
    points: int
    birds: int
    butterflies: int


def _rows(text: str) -> list[list[str]]:
    return [row.split() for line in text.strip().splitlines() for row in line.split("|")]


def _items() -> dict[str, Item]:
    found = {}
    for name, cost, worth, *wildlife in _rows(ITEM_ROWS):
        points = int(worth) if worth.isdigit() else 0
        family = worth if worth in FAMILIES else ""
        collects = worth if worth in SPECIALS else ""
        birds, butterflies = wildlife.count("bird"), wildlife.count("butterfly")
        found[name] = Item(cost, points, family, collects, birds, butterflies)
    return found


def _pipes() -> dict[str, Pipe]:
    found = {}
    for name, cost, edges, points, *wildlife in _rows(PIPE_ROWS):
        birds, butterflies = wildlife.count("bird"), wildlife.count("butterfly")
        found[name] = Pipe(cost, edges, int(points), birds, butterflies)
    return found


ITEMS = _items()
PIPES = _pipes()
IDEA_COST = {name: int(cost) for name, _, cost in _rows(IDEA_ROWS)}
KIND = {name: kind for name, kind, _ in _rows(IDEA_ROWS)} | STARTING_IDEAS


def idea_cost(name: str, printing: str) -> int:
    return PRINTED_COST[printing].get(KIND[name], IDEA_COST[name])


def exchanges(printing: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    return EXCHANGES | PRINTED_EXCHANGES[printing]


def location(space: int) -> str:
    return LOCATIONS[space // 2]


def is_far(space: int) -> bool:
    return space % 2 == 1


def in_order(letters: str) -> str:
    """The letters of a payment or gain in the one order they are written in."""
    return "".join(sorted(letters, key=RESOURCES.index))
