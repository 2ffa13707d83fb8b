"""What is printed on the components of Transmissions, and where each fact is known from.

Both rulebooks at hand, English and Russian, are text without pictures. What they and published
reviews do not say is reconstructed so that every count and every rule holds; RULES.md marks it ≈.
"""

from typing import NamedTuple

RULEBOOK, PUBLISHED, INFERRED, RECONSTRUCTED = "rulebook", "published", "inferred", "reconstructed"

SEATS = (1, 4)
COLOURS = "WYBG"  # of engrams: white, yellow, blue, green
ROBOTS = "YBGR"  # yellow, blue, green, red
# Their columns on a board from left to right. Inferred: it is the order in which Harvey fills them.
COLUMNS = "YBGR"
COLUMNS_FROM = INFERRED
LOCATIONS = ("MEADOW", "LAKE", "POWER_STATION", "TOWN", "SCRAP_YARD", "FOREST", "PIPES")
# The rulebook's: of what these offer one takes one thing.
GIFTS = {"MEADOW": ("1G", "2Y"), "LAKE": ("1B", "2W"), "POWER_STATION": ("4E",)}
SPACES = 14  # of the rondel, two a location
DISPLAY = 4  # positions with an item and an idea each; 1 is the far left
STACKS = 4  # of pipes
STARTING_IDEAS = 2  # dealt to a seat
HAND = 3
DECK = 4
STACK_MORE = 3  # pipes in a stack: the number of sets in play and so many
HOLD = 7  # engrams at the end of a turn
START_VOLTS = 4
LATER_VOLTS = 2  # by an option, for each seat that comes before: ours, not the rulebook's
LAST_TURN = 60  # of every seat, if nothing has ended the game before

# Solo: what lies on the board at the start, and how often Harvey has each transmission card.
POOL = {"E": 4, "W": 2, "Y": 2, "B": 2, "G": 2}
HARVEY_COPIES = 3
SOLO_SETS = 3
# R56: which location cards Harvey goes without, as bits: TL1, TL2, TL3; or how many of each.
DIFFICULTIES = {
    "whole": 0b000, "TL1": 0b001, "TL2": 0b010, "TL3": 0b100,
    "TL1+TL2": 0b011, "TL1+TL3": 0b101, "TL2+TL3": 0b110, "robots": 0b111,
}  # fmt: skip
COUNTED = "counted"
WITHOUT = {"TL1": ("1", "0", "2", "3"), "TL2": ("0", "1", "2", "3"), "TL3": ("0", "1", "2", "3")}

# The order of the locations round the rondel. Reconstructed: it is the order of the solo actions,
# and Town must follow Lake closely enough for a caption of the Russian rulebook.
RONDEL = ("MEADOW", "LAKE", "POWER_STATION", "TOWN", "SCRAP_YARD", "FOREST", "PIPES")
RONDEL_FROM = RECONSTRUCTED


class Robot(NamedTuple):
    distance: int
    slots: int
    fill_points: int
    distance_from: str


# Slots and fill points are reconstructed.
ROBOT_FACTS = {
    "Y": Robot(2, 4, 6, RULEBOOK),
    "B": Robot(3, 3, 4, RULEBOOK),
    "G": Robot(3, 3, 4, RECONSTRUCTED),
    "R": Robot(4, 2, 2, RECONSTRUCTED),
}

# The transmission cards of every seat: four robot cards, and these, from top to bottom.
ROBOT_CARDS = ("TY", "TB", "TG", "TR")
LOCATION_CARDS = {
    "TL1": ("TOWN", "SCRAP_YARD", "PIPES"),
    "TL2": ("LAKE", "FOREST"),
    "TL3": ("MEADOW", "POWER_STATION"),
}
CARDS_FROM = {"TL1": INFERRED, "TL2": RECONSTRUCTED, "TL3": RECONSTRUCTED}
CARD_NAMES = (*ROBOT_CARDS, *LOCATION_CARDS)

# By display position. The electricity is reconstructed, the engram is the rulebook's.
ITEM_PRICES = (3, 2, 1, 0)
IDEA_SURCHARGES = (1, 1, 0, 0)

ITEM_SETS, IDEA_SETS = "ABCDX", "EFGHZ"
SET_SIZE = 7
ADVANCED_SET = 4  # X and Z


class Item(NamedTuple):
    name: str
    cost: str  # two engrams
    points: int
    birds: int
    butterflies: int
    family: str
    special: str


LONGEST_NAME = 24
# Reconstructed, but for the names of sock, radio and toaster.
ITEMS = {
    "A1": Item("Sock", "WY", 0, 0, 0, "sock", "none"),
    "A2": Item("Sock", "WB", 0, 0, 0, "sock", "none"),
    "A3": Item("Sock", "YG", 0, 0, 0, "sock", "none"),
    "A4": Item("Radio", "WG", 5, 0, 0, "none", "none"),
    "A5": Item("Umbrella", "YB", 2, 1, 0, "none", "none"),
    "A6": Item("Toaster", "BG", 6, 0, 0, "none", "none"),
    "A7": Item("Kite", "WY", 2, 0, 1, "none", "none"),
    "B1": Item("Teacup", "WW", 0, 0, 0, "teacup", "none"),
    "B2": Item("Teacup", "YB", 0, 0, 0, "teacup", "none"),
    "B3": Item("Teacup", "YG", 0, 0, 0, "teacup", "none"),
    "B4": Item("Birdhouse", "WB", 2, 1, 0, "none", "none"),
    "B5": Item("Shelf", "WG", 0, 0, 0, "none", "per_item"),
    "B6": Item("Telescope", "BG", 4, 0, 1, "none", "none"),
    "B7": Item("Balloon", "YY", 4, 0, 0, "none", "none"),
    "C1": Item("Toy block", "YY", 0, 0, 0, "toy_block", "none"),
    "C2": Item("Toy block", "WB", 0, 0, 0, "toy_block", "none"),
    "C3": Item("Toy block", "WG", 0, 0, 0, "toy_block", "none"),
    "C4": Item("Notebook", "YB", 0, 0, 0, "none", "per_idea"),
    "C5": Item("Camera", "YG", 5, 0, 0, "none", "none"),
    "C6": Item("Violin", "BG", 4, 0, 1, "none", "none"),
    "C7": Item("Whistle", "WW", 1, 1, 0, "none", "none"),
    "D1": Item("Postcard", "WG", 0, 0, 0, "postcard", "none"),
    "D2": Item("Postcard", "YB", 0, 0, 0, "postcard", "none"),
    "D3": Item("Postcard", "WY", 0, 0, 0, "postcard", "none"),
    "D4": Item("Plumb line", "WB", 0, 0, 0, "none", "per_pipe"),
    "D5": Item("Watering can", "YG", 3, 0, 1, "none", "none"),
    "D6": Item("Gramophone", "BG", 6, 0, 0, "none", "none"),
    "D7": Item("Bell", "WY", 1, 1, 0, "none", "none"),
    "X1": Item("Music box", "WB", 0, 0, 0, "music_box", "none"),
    "X2": Item("Music box", "YG", 0, 0, 0, "music_box", "none"),
    "X3": Item("Music box", "WY", 0, 0, 0, "music_box", "none"),
    "X4": Item("Shelf", "YB", 0, 0, 0, "none", "per_item"),
    "X5": Item("Notebook", "BG", 0, 0, 0, "none", "per_idea"),
    "X6": Item("Plumb line", "WG", 0, 0, 0, "none", "per_pipe"),
    "X7": Item("Flower pot", "WY", 2, 0, 1, "none", "none"),
}

# What each member of a family is worth to the owner of one, two, three. The sock is the
# rulebook's, the others are reconstructed.
FAMILIES = {
    "sock": (1, 5, 8),
    "teacup": (2, 4, 7),
    "toy_block": (2, 5, 7),
    "postcard": (3, 4, 6),
    "music_box": (0, 4, 9),
}
# An owner may have found more: they have these names.
MORE_FAMILIES = ("family_6", "family_7", "family_8", "family_9", "family_10", "family_11")
FAMILIES_FROM = dict.fromkeys(FAMILIES, RECONSTRUCTED) | {"sock": RULEBOOK}

# Points each and at most, for every item, idea or pipe of one's own: the rulebook's.
SPECIALS = {"per_item": (2, 8), "per_idea": (2, 10), "per_pipe": (2, 8)}


class Kind(NamedTuple):
    """What an idea does: an opcode and its numbers. The effects are the rulebook's."""

    effect: str
    pay_volts: int = 0
    pay: str = ""  # engrams, all of them
    pay_any: int = 0  # and so many of one's choice
    gain_volts: int = 0
    gain: str = ""  # engrams, all of them
    gain_any: int = 0  # and so many of one's choice
    of: str = COLOURS  # of these colours
    steps: int = 0
    points: int = 0
    birds: int = 0
    butterflies: int = 0


EFFECTS = (
    "end", "swap", "jump", "reverse", "steps", "trade", "forest", "bonus", "right", "left",
)  # fmt: skip

# Which colours and amounts an owner's K04, K08 and K17 show is reconstructed.
KINDS = {
    "K01": Kind("swap", pay_volts=1),
    "K02": Kind("jump", pay_volts=1),
    "K03": Kind("reverse"),
    "K04B": Kind("trade", pay_volts=2, gain="B"),
    "K04G": Kind("trade", pay_volts=2, gain="G"),
    "K05": Kind("trade", pay_volts=1, gain_any=1, of="WY"),
    "K06": Kind("trade", pay_volts=3, gain_any=1),
    "K07": Kind("forest", pay_volts=2),
    "K08W": Kind("bonus", gain="W"),
    "K08Y": Kind("bonus", gain="Y"),
    "K09": Kind("bonus", gain_volts=2),
    "K10": Kind("trade", pay_any=2, gain_any=1),
    "K11": Kind("trade", pay="W", gain="G"),
    "K12": Kind("trade", pay="Y", gain="B"),
    "K13": Kind("trade", pay="G", gain="B"),
    "K14": Kind("trade", pay="B", gain="G"),
    "K15": Kind("steps", steps=1),
    "K16": Kind("steps", steps=2),
    "K17a": Kind("trade", gain_volts=1),
    "K17b": Kind("trade", gain_volts=2),
    "K18": Kind("end", butterflies=2),
    "K19": Kind("end", points=1, birds=1),
    "K20": Kind("end", points=2, butterflies=1),
    "K21": Kind("end", points=3),
    "K22": Kind("end", points=4),
    "K23": Kind("right"),
    "K24": Kind("left"),
}

# What the Russian printing has in their place. The effects are its rulebook's, the prices
# reconstructed.
PRINTINGS = ("en", "ru")
RUSSIAN_KINDS = {
    "K13": Kind("trade", pay="Y", gain_volts=3),
    "K14": Kind("trade", pay="W", gain_volts=3),
}
RUSSIAN_PRICES = {"K13": 1, "K14": 1}


class Idea(NamedTuple):
    kind: str
    price: int


# Reconstructed, but for the price 0 of K15 and of the English K13 and K14.
IDEAS = {
    "E1": Idea("K04B", 3), "E2": Idea("K05", 2), "E3": Idea("K08W", 2), "E4": Idea("K11", 3),
    "E5": Idea("K15", 0), "E6": Idea("K19", 2), "E7": Idea("K21", 2),
    "F1": Idea("K04G", 3), "F2": Idea("K07", 2), "F3": Idea("K08Y", 2), "F4": Idea("K12", 3),
    "F5": Idea("K16", 2), "F6": Idea("K20", 3), "F7": Idea("K17a", 2),
    "G1": Idea("K03", 2), "G2": Idea("K06", 1), "G3": Idea("K09", 2), "G4": Idea("K13", 0),
    "G5": Idea("K16", 2), "G6": Idea("K18", 3), "G7": Idea("K19", 2),
    "H1": Idea("K02", 4), "H2": Idea("K07", 2), "H3": Idea("K10", 1), "H4": Idea("K14", 0),
    "H5": Idea("K17b", 4), "H6": Idea("K20", 3), "H7": Idea("K22", 4),
    "Z1": Idea("K01", 2), "Z2": Idea("K02", 4), "Z3": Idea("K03", 2), "Z4": Idea("K23", 3),
    "Z5": Idea("K24", 3), "Z6": Idea("K18", 3), "Z7": Idea("K19", 2),
}  # fmt: skip
PRICES_FROM_RULEBOOK = ("K13", "K14", "K15")

# Reconstructed: the weakest effects.
STARTING = {
    "SI1": "K15", "SI2": "K15", "SI3": "K05", "SI4": "K05", "SI5": "K06",
    "SI6": "K10", "SI7": "K10", "SI8": "K17a", "SI9": "K17a", "SI10": "K09",
}  # fmt: skip


class Pipe(NamedTuple):
    cost: str  # three engrams, as the rulebook says
    edges: str  # N E S W: r round, q rectangular, - closed
    points: int
    birds: int
    butterflies: int


# Reconstructed; that there are two kinds of joints is published. Points are the units of the cost
# (a blue or green engram is two) and one more, less two for a bird and one for a butterfly: with
# three fewer a pipe put aside was often worth more than one connected, and bots emptied no stack.
PIPES = {
    "P01": Pipe("WWW", "q-q-", 3, 0, 1),
    "P02": Pipe("YYY", "rq--", 4, 0, 0),
    "P03": Pipe("WWY", "qqr-", 3, 0, 1),
    "P04": Pipe("WWY", "rr--", 4, 0, 0),
    "P05": Pipe("WYY", "qr--", 3, 0, 1),
    "P06": Pipe("WYY", "r-r-", 4, 0, 0),
    "P07": Pipe("WWB", "qq--", 3, 1, 0),
    "P08": Pipe("WWB", "qqr-", 4, 0, 1),
    "P09": Pipe("YYG", "r-q-", 5, 0, 0),
    "P10": Pipe("YYG", "rq--", 3, 1, 0),
    "P11": Pipe("WWG", "rrqq", 4, 0, 1),
    "P12": Pipe("WWG", "rr--", 5, 0, 0),
    "P13": Pipe("YYB", "rqr-", 3, 1, 0),
    "P14": Pipe("YYB", "q-q-", 4, 0, 1),
    "P15": Pipe("WYB", "qq--", 5, 0, 0),
    "P16": Pipe("WYB", "rqq-", 3, 1, 0),
    "P17": Pipe("WYB", "r-q-", 4, 0, 1),
    "P18": Pipe("WYG", "qr--", 5, 0, 0),
    "P19": Pipe("WYG", "r-r-", 3, 1, 0),
    "P20": Pipe("WYG", "qq--", 4, 0, 1),
    "P21": Pipe("WBG", "rrq-", 6, 0, 0),
    "P22": Pipe("WBG", "r-q-", 4, 1, 0),
    "P23": Pipe("WBG", "rq--", 5, 0, 1),
    "P24": Pipe("YBG", "rqrq", 6, 0, 0),
    "P25": Pipe("YBG", "rr--", 4, 1, 0),
    "P26": Pipe("YBG", "rrq-", 5, 0, 1),
    "P27": Pipe("WBB", "q-q-", 6, 0, 0),
    "P28": Pipe("YGG", "qq--", 4, 1, 0),
    "P29": Pipe("YBB", "qrq-", 5, 0, 1),
    "P30": Pipe("YBB", "r-q-", 6, 0, 0),
    "P31": Pipe("WGG", "qr--", 4, 1, 0),
    "P32": Pipe("WGG", "r-r-", 5, 0, 1),
    "P33": Pipe("BBG", "rr--", 7, 0, 0),
    "P34": Pipe("BGG", "qrr-", 7, 0, 0),
}
STARTING_PIPE = "-r-q"  # reconstructed, and that all seats have the same

# The rulebook's: for a flow of one to five pipes, for each further one, for a flipped pipe.
FLOW_POINTS = (1, 3, 6, 10, 15)
FLOW_MORE = 5
FLIPPED_POINTS = 4


class Forest(NamedTuple):
    """A forest card: when it may be played, what it does, its acorns."""

    window: str = "never"
    copies: int = 0
    acorns: int = 0
    points: int = 0
    place: str = ""
    pay_volts: int = 0
    pay: str = ""
    pay_any: int = 0
    gain_volts: int = 0
    gain: str = ""
    gain_any: int = 0
    of: str = COLOURS


SWAPS = (("W", "Y"), ("B", "G"))  # with "paying", either of two colours stands for the other
WINDOWS = ("never", "any", "after", "paying", "paired", "again")

# The effects are the rulebook's; copies and acorns are reconstructed.
FOREST = {
    "FC01": Forest("never", 4, 3, points=3),
    "FC02": Forest("any", 3, 2, gain_volts=6),
    "FC03": Forest("any", 4, 1, gain_any=1),
    "FC04": Forest("after", 2, 3, place="POWER_STATION", gain_any=2),
    "FC05": Forest("after", 2, 3, place="LAKE", gain_any=2),
    "FC06": Forest("after", 2, 3, place="MEADOW", gain_any=2),
    "FC07": Forest("paying", 3, 1),
    "FC08": Forest("any", 2, 2, pay_volts=1, gain="GW"),
    "FC09": Forest("any", 2, 2, pay_volts=1, gain="BY"),
    "FC10": Forest("paired", 2, 2),
    "FC11": Forest("again", 2, 3),
}
FOREST_CARDS = 28
# There may be as many different ones; copies with other acorns are another card.
FOREST_NAMES = tuple(f"FC{number:02}" for number in range(1, FOREST_CARDS + 1))
ACORN_PRIZE = 5
