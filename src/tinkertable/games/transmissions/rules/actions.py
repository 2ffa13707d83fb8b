"""Actions, in the order `legal` offers them: their numbers, their texts, who takes them.

A purchase or an exchange is several small decisions; their texts, put together, are the move.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations

from tinkertable.core.notation import ANYBODY, Codec
from tinkertable.core.seats import NATURE
from tinkertable.core.when import EDITION, When

from . import data
from .data import DISPLAY, HAND, SPACES, STACKS, STARTING_IDEAS
from .state import CARDS, MOST_PIPES, ROBOTS, SEATS, SIDES

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


MOST_ENGRAMS = 3  # in a combo
MOST_STEPS = SPACES - ROBOTS + 1  # all round, to where the robot stood
TAKES = tuple(gift for gifts in data.GIFTS.values() for gift in gifts)
MODES = ("draw", "discard", "each", "last")

ITEM_NAMES = tuple(data.ITEMS)
IDEA_NAMES = (*data.IDEAS, *data.STARTING)
PIPE_NAMES = tuple(data.PIPES)
FOREST_NAMES = data.FOREST_NAMES
COMBO_NAMES = tuple("".join(combo) for combo in COMBOS)
_SEATS = _numbers(SEATS, 1)
_COLUMNS = tuple(data.ROBOTS)
ROTATIONS = tuple(f"r{rot}" for rot in range(SIDES))

ALONE = When(seats=(1,))
BY_START_PLAYER = When(options={"placement": ("start-player",)})
CHOSEN_SETS = When(options={"sets": ("chosen",)})
# Ideas that swap and ideas that copy: not in the sets that all start with.
FURTHER_IDEAS = (When(options={"sets": ("advanced", "chosen")}), EDITION)

CODEC = Codec()
START_WITH = CODEC.add("start {}", _SEATS, by=NATURE)  # + player
# + index in SPOTS
SET_SPOTS = CODEC.add(
    "spots {}",
    tuple(" ".join(map(str, spots)) for spots in SPOTS),
    by=ANYBODY,
    when=BY_START_PLAYER,
)
# + index in COLOURINGS
SET_ROBOTS = CODEC.add(
    "robots {}",
    tuple("".join(data.ROBOTS[r] for r in row) for row in COLOURINGS),
    by=ANYBODY,
    when=BY_START_PLAYER,
)
# + index in SETS
SET_SETS = CODEC.add(
    "sets {}",
    tuple(
        "".join(data.ITEM_SETS[i] for i in items) + " " + "".join(data.IDEA_SETS[i] for i in ideas)
        for items, ideas in SETS
    ),
    by=ANYBODY,
    when=CHOSEN_SETS,
)
# + seat * pairs + index in STARTER_PAIRS
DEAL = CODEC.add(
    "deal {} {}",
    _SEATS,
    tuple(" ".join(tuple(data.STARTING)[i] for i in pair) for pair in STARTER_PAIRS),
    by=NATURE,
)
# + position * ITEMS + item
LAY_ITEM = CODEC.add("pair {} {}", _numbers(DISPLAY, 1), ITEM_NAMES, by=NATURE)
LAY_IDEA = CODEC.add("with {}", tuple(data.IDEAS), by=NATURE)  # + idea
# + stack * pipes + pipe
LAY_TOP = CODEC.add("top {} {}", _numbers(STACKS, 1), PIPE_NAMES, by=NATURE)
DRAW = CODEC.add("draw {}", FOREST_NAMES, by=NATURE)  # + forest card
# + seat * hands + index in HANDS
GIVE_HAND = CODEC.add(
    "hand {} {}",
    _SEATS,
    tuple(" ".join(data.CARD_NAMES[c] for c in hand) for hand in HANDS),
    by=NATURE,
)
GIVE_CARD = CODEC.add("hand {} {}", _SEATS, data.CARD_NAMES, by=NATURE)  # + seat * CARDS + card
HARVEY_CARD = CODEC.add("harvey {}", data.CARD_NAMES, by=NATURE)  # + card
HARVEY_STEP = CODEC.add("step {}", _COLUMNS, by=NATURE)  # + robot
# + starting idea * ROBOTS + column
PUT_IDEA = CODEC.add("put {} {}", tuple(data.STARTING), _COLUMNS)
PLAY_CARD = CODEC.add("card {} {}", data.CARD_NAMES, _COLUMNS)  # + card * ROBOTS + robot
CYCLE = CODEC.add("cycle {}", data.CARD_NAMES, when=EDITION)  # + card
USE = CODEC.add("use {}", IDEA_NAMES)  # + idea
USE_JUMP = CODEC.add("jump {}", IDEA_NAMES)  # + idea
USE_SWAP = CODEC.add("swap {}", IDEA_NAMES, when=FURTHER_IDEAS)  # + idea
PLAY_FOREST = CODEC.add("play {}", FOREST_NAMES)  # + forest card
GO = CODEC.add("go {}", _numbers(MOST_STEPS, 1))  # + spaces - 1
TAKE = CODEC.add("take {}", TAKES)  # + index in TAKES
FOREST_MODE = CODEC.add("forest {}", MODES)  # + index in MODES
BUY_ITEM = CODEC.add("item {}", _numbers(DISPLAY, 1))  # + position
BUY_IDEA = CODEC.add("idea {}", _numbers(DISPLAY, 1))  # + position
BUY_PIPE = CODEC.add("pipe {}", _numbers(STACKS, 1))  # + stack
GO_AGAIN = CODEC.add("again {}", _COLUMNS)  # + robot
SKIP = CODEC.add("skip")
END_TURN = CODEC.add("end")
COPY_IDEA = CODEC.add("copy {}", IDEA_NAMES, when=FURTHER_IDEAS)  # + idea
JUMP_TO = CODEC.add("space {}", _numbers(SPACES))  # + space
SWAP_WITH = CODEC.add("robot {}", _COLUMNS, when=FURTHER_IDEAS)  # + robot
GIVE_UP = CODEC.add("give {}", COMBO_NAMES)  # + index in COMBOS
GAIN_ENGRAMS = CODEC.add("gain {}", COMBO_NAMES)  # + index in COMBOS
INTO_COLUMN = CODEC.add("column {}", _COLUMNS)  # + column
PAY_ENGRAMS = CODEC.add("pay {}", COMBO_NAMES)  # + index in COMBOS
TO_BOARD = CODEC.add("@board", when=ALONE)
TO_BOX = CODEC.add("@box", when=ALONE)
ALSO_IDEA = CODEC.add("also {}", (*_COLUMNS, "none"))  # + column, or + ROBOTS for not
# + (anchor * SIDES + side) * SIDES + rot
CONNECT = CODEC.add("at {}{} {}", _numbers(MOST_PIPES), tuple("NESW"), ROTATIONS)
FLIP = CODEC.add("flip")
KEEP_CARD = CODEC.add("keep {}", FOREST_NAMES)  # + forest card
DROP_ENGRAM = CODEC.add("drop {}", tuple(data.COLOURS))  # + colour
ACTIONS = CODEC.actions
