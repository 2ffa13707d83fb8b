"""Action numbers, in the order `legal` offers them, and their texts.

A purchase or an exchange is several small decisions; their texts, put together, are the move.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations

from tinkertable.core.notation import Block, Codec

from . import data
from .data import DISPLAY, HAND, SPACES, STACKS, STARTING_IDEAS
from .state import CARDS, FOREST_KINDS, IDEAS, ITEMS, MOST_PIPES, ROBOTS, SEATS, SIDES

APART = 3  # R2: steps from a robot to the next, round the rondel


def _numbers(count: int, first: int = 0) -> tuple[str, ...]:
    return tuple(str(number) for number in range(first, first + count))


# R2: all spaces with two empty ones between any two.
SPOTS = [
    spots
    for spots in combinations(range(SPACES), ROBOTS)
    if all(APART <= b - a <= SPACES - APART for a, b in combinations(spots, 2))
]
COLOURINGS = list(permutations(range(ROBOTS)))  # who stands on them
# R5: letters of items and of ideas, as many as there are players.
LETTERS = range(len(data.ITEM_SETS))
SET_COUNTS = (2, 3, 4)
SETS = [
    (items, ideas)
    for count in SET_COUNTS
    for items in combinations(LETTERS, count)
    for ideas in combinations(LETTERS, count)
]
STARTER_PAIRS = list(combinations(range(len(data.STARTING)), STARTING_IDEAS))
HANDS = list(combinations(range(CARDS), HAND))
HAND_COUNT = len(HANDS)
# Engrams by colour: one, two or three of them.
COMBOS = [
    combo for size in (1, 2, 3) for combo in combinations_with_replacement(data.COLOURS, size)
]


def count_colours(combo: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(combo.count(colour) for colour in data.COLOURS)


PAIRS_FROM = len(data.COLOURS)  # where the pairs begin
TRIPLES_FROM = sum(len(combo) < 3 for combo in COMBOS)
GAINS = TRIPLES_FROM
GIVES = TRIPLES_FROM - PAIRS_FROM
MOST_STEPS = SPACES - ROBOTS + 1  # all round, to where the robot stood
TAKES = tuple(gift for gifts in data.GIFTS.values() for gift in gifts)
MODES = ("draw", "discard", "each", "last")

ITEM_NAMES = tuple(data.ITEMS)
IDEA_NAMES = (*data.IDEAS, *data.STARTING)
PIPE_NAMES = tuple(data.PIPES)
FOREST_NAMES = tuple(data.FOREST)
COMBO_NAMES = tuple("".join(combo) for combo in COMBOS)

START_WITH = 0  # nature: + player
SET_SPOTS = START_WITH + SEATS  # + index in SPOTS
SET_ROBOTS = SET_SPOTS + len(SPOTS)  # + index in COLOURINGS
SET_SETS = SET_ROBOTS + len(COLOURINGS)  # + index in SETS
DEAL = SET_SETS + len(SETS)  # nature: + seat * pairs + index in STARTER_PAIRS
LAY_ITEM = DEAL + SEATS * len(STARTER_PAIRS)  # nature: + position * ITEMS + item
LAY_IDEA = LAY_ITEM + DISPLAY * ITEMS  # nature: + idea
LAY_TOP = LAY_IDEA + len(data.IDEAS)  # nature: + stack * pipes + pipe
DRAW = LAY_TOP + STACKS * len(PIPE_NAMES)  # nature: + forest card
GIVE_HAND = DRAW + FOREST_KINDS  # nature: + seat * hands + index in HANDS
GIVE_CARD = GIVE_HAND + SEATS * len(HANDS)  # nature: + seat * CARDS + card
HARVEY_CARD = GIVE_CARD + SEATS * CARDS  # nature: + card
HARVEY_STEP = HARVEY_CARD + CARDS  # nature: + robot
PUT_IDEA = HARVEY_STEP + ROBOTS  # + starting idea * ROBOTS + column
PLAY_CARD = PUT_IDEA + len(data.STARTING) * ROBOTS  # + card * ROBOTS + robot
CYCLE = PLAY_CARD + CARDS * ROBOTS  # + card
USE = CYCLE + CARDS  # + idea
USE_JUMP = USE + IDEAS  # + idea
USE_SWAP = USE_JUMP + IDEAS  # + idea
PLAY_FOREST = USE_SWAP + IDEAS  # + forest card
GO = PLAY_FOREST + FOREST_KINDS  # + spaces - 1
TAKE = GO + MOST_STEPS  # + index in TAKES
FOREST_MODE = TAKE + len(TAKES)  # + index in MODES
BUY_ITEM = FOREST_MODE + len(MODES)  # + position
BUY_IDEA = BUY_ITEM + DISPLAY  # + position
BUY_PIPE = BUY_IDEA + DISPLAY  # + stack
GO_AGAIN = BUY_PIPE + STACKS  # + robot
SKIP = GO_AGAIN + ROBOTS
END_TURN = SKIP + 1
COPY_IDEA = END_TURN + 1  # + idea
JUMP_TO = COPY_IDEA + IDEAS  # + space
SWAP_WITH = JUMP_TO + SPACES  # + robot
GIVE_UP = SWAP_WITH + ROBOTS  # + index in COMBOS - PAIRS_FROM
GAIN_ENGRAMS = GIVE_UP + GIVES  # + index in COMBOS
INTO_COLUMN = GAIN_ENGRAMS + GAINS  # + column
PAY_ENGRAMS = INTO_COLUMN + ROBOTS  # + index in COMBOS
TO_BOARD = PAY_ENGRAMS + len(COMBOS)
TO_BOX = TO_BOARD + 1
ALSO_IDEA = TO_BOX + 1  # + column, or + ROBOTS for not
CONNECT = ALSO_IDEA + ROBOTS + 1  # + (anchor * SIDES + side) * SIDES + rot
FLIP = CONNECT + MOST_PIPES * SIDES * SIDES
KEEP_CARD = FLIP + 1  # + forest card
DROP_ENGRAM = KEEP_CARD + FOREST_KINDS  # + colour
ACTIONS = DROP_ENGRAM + len(data.COLOURS)

_SEATS = _numbers(SEATS, 1)
_COLUMNS = tuple(data.ROBOTS)
ROTATIONS = tuple(f"r{rot}" for rot in range(SIDES))

CODEC = Codec(
    {
        START_WITH: Block("start {}", (_SEATS,)),
        SET_SPOTS: Block("spots {}", (tuple(" ".join(map(str, spots)) for spots in SPOTS),)),
        SET_ROBOTS: Block(
            "robots {}", (tuple("".join(data.ROBOTS[r] for r in row) for row in COLOURINGS),)
        ),
        SET_SETS: Block(
            "sets {}",
            (
                tuple(
                    "".join(data.ITEM_SETS[i] for i in items)
                    + " "
                    + "".join(data.IDEA_SETS[i] for i in ideas)
                    for items, ideas in SETS
                ),
            ),
        ),
        DEAL: Block(
            "deal {} {}",
            (
                _SEATS,
                tuple(" ".join(tuple(data.STARTING)[i] for i in pair) for pair in STARTER_PAIRS),
            ),
        ),
        LAY_ITEM: Block("pair {} {}", (_numbers(DISPLAY, 1), ITEM_NAMES)),
        LAY_IDEA: Block("with {}", (tuple(data.IDEAS),)),
        LAY_TOP: Block("top {} {}", (_numbers(STACKS, 1), PIPE_NAMES)),
        DRAW: Block("draw {}", (FOREST_NAMES,)),
        GIVE_HAND: Block(
            "hand {} {}",
            (_SEATS, tuple(" ".join(data.CARD_NAMES[c] for c in hand) for hand in HANDS)),
        ),
        GIVE_CARD: Block("hand {} {}", (_SEATS, data.CARD_NAMES)),
        HARVEY_CARD: Block("harvey {}", (data.CARD_NAMES,)),
        HARVEY_STEP: Block("step {}", (_COLUMNS,)),
        PUT_IDEA: Block("put {} {}", (tuple(data.STARTING), _COLUMNS)),
        PLAY_CARD: Block("card {} {}", (data.CARD_NAMES, _COLUMNS)),
        CYCLE: Block("cycle {}", (data.CARD_NAMES,)),
        USE: Block("use {}", (IDEA_NAMES,)),
        USE_JUMP: Block("jump {}", (IDEA_NAMES,)),
        USE_SWAP: Block("swap {}", (IDEA_NAMES,)),
        PLAY_FOREST: Block("play {}", (FOREST_NAMES,)),
        GO: Block("go {}", (_numbers(MOST_STEPS, 1),)),
        TAKE: Block("take {}", (TAKES,)),
        FOREST_MODE: Block("forest {}", (MODES,)),
        BUY_ITEM: Block("item {}", (_numbers(DISPLAY, 1),)),
        BUY_IDEA: Block("idea {}", (_numbers(DISPLAY, 1),)),
        BUY_PIPE: Block("pipe {}", (_numbers(STACKS, 1),)),
        GO_AGAIN: Block("again {}", (_COLUMNS,)),
        SKIP: Block("skip"),
        END_TURN: Block("end"),
        COPY_IDEA: Block("copy {}", (IDEA_NAMES,)),
        JUMP_TO: Block("space {}", (_numbers(SPACES),)),
        SWAP_WITH: Block("robot {}", (_COLUMNS,)),
        GIVE_UP: Block("give {}", (COMBO_NAMES[PAIRS_FROM:TRIPLES_FROM],)),
        GAIN_ENGRAMS: Block("gain {}", (COMBO_NAMES[:TRIPLES_FROM],)),
        INTO_COLUMN: Block("column {}", (_COLUMNS,)),
        PAY_ENGRAMS: Block("pay {}", (COMBO_NAMES,)),
        TO_BOARD: Block("@board"),
        TO_BOX: Block("@box"),
        ALSO_IDEA: Block("also {}", ((*_COLUMNS, "none"),)),
        CONNECT: Block("at {}{} {}", (_numbers(MOST_PIPES), tuple("NESW"), ROTATIONS)),
        FLIP: Block("flip"),
        KEEP_CARD: Block("keep {}", (FOREST_NAMES,)),
        DROP_ENGRAM: Block("drop {}", (tuple(data.COLOURS),)),
    },
    ACTIONS,
)
