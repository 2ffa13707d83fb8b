"""The record of a match of Transmissions, and the box it is played with."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Int8, Int16, Int64, Ints, i1, i2, i4, i8, record

from . import data
from .data import DISPLAY, SPACES, STACKS

SEATS = data.SEATS[1]
HARVEY = 1  # as a player, and his board, in the solo game
NONE = -1

COLOURS = len(data.COLOURS)
W, Y, B, G, E = range(5)  # resources: engrams by colour, then electricity
RESOURCES = 5
ALL_COLOURS = (1 << COLOURS) - 1
ROBOTS = len(data.ROBOTS)
ALL_ROBOTS = (1 << ROBOTS) - 1
MEADOW, LAKE, POWER, TOWN, SCRAP, FOREST, PIPES = range(7)
LOCATIONS = 7
CARDS = len(data.CARD_NAMES)
FIRST_LOCATION_CARD = len(data.ROBOT_CARDS)
LOCATION_CARDS = len(data.LOCATION_CARDS)
ITEMS = len(data.ITEMS)
BOUGHT_IDEAS = len(data.IDEAS)
STARTERS = len(data.STARTING)
IDEAS = BOUGHT_IDEAS + STARTERS
START_PIPE = len(data.PIPES)  # of the first seat; then those of the others
PIPE_TILES = START_PIPE + SEATS
MOST_PIPES = STACKS * (SEATS + 3) + 1  # on a board: all there are, and the starting one
FOREST_KINDS = len(data.FOREST_NAMES)
FAMILIES = len(data.FAMILIES) + len(data.MORE_FAMILIES)
FAMILY = 3  # members
SPECIALS = len(data.SPECIALS) + 1
FLOW = len(data.FLOW_POINTS) + 1
PRINTINGS = len(data.PRINTINGS)
SIDES = 4  # of a pipe: N E S W

# What may be reconstructed.
FACTS = (
    "rondel", "columns", "distances", "slots", "fill_points", "cards", "item_prices", "items",
    "families", "ideas", "prices", "starting_ideas", "pipes", "starting_pipe", "forest",
)  # fmt: skip

# Options, in the order of OPTIONS in __init__.py.
(
    PRINTING, SET_OPTION, PLACEMENT, START_OPTION, FIRST, RESHUFFLE, CLEANUP, FLOW_OPTION,
    DIFFICULTY, WITHOUT_TL1, WITHOUT_TL2, WITHOUT_TL3, GAP, LATER, OPTIONS,
) = range(15)  # fmt: skip
ENGLISH, RUSSIAN = range(2)  # printings
STANDARD, ADVANCED, CHOSEN = range(3)  # sets
GAP_BY_PRINTING, GAP_ACTION, GAP_TURN = range(3)

# What an idea does, in the order of data.EFFECTS; RIGHT and LEFT use a neighbour's.
END, SWAP, JUMP, REVERSE, STEPS, TRADE, FROM_FOREST, BONUS, RIGHT, LEFT = range(10)
# When a forest card may be played, in the order of data.WINDOWS.
NEVER, ANY, AFTER, PAYING, PAIRED, AGAIN = range(6)
# What is paid and what is gained for it: ideas in both printings, then forest cards.
CARD_TRADES = PRINTINGS * IDEAS
TRADES = CARD_TRADES + FOREST_KINDS
# Collectors, 0 being none.
PER_ITEM, PER_IDEA, PER_PIPE = 1, 2, 3

# Phases: what is asked next. First nature's: set-up, then what she draws, and Harvey's step.
(
    DRAW_START, DRAW_SPOTS, DRAW_ROBOTS, DRAW_SETS, DRAW_DEAL, DRAW_ITEM, DRAW_IDEA, DRAW_TOP,
    DRAW_FOREST, DRAW_HAND, DRAW_CARD, DRAW_HARVEY, STEP,
    # What seats decide before the first turn.
    CHOICE_OF_SPOTS, PLACING, CHOICE_OF_SETS, PUT,
    # A turn.
    PRE_CARD, PRE_MOVE, PRE_ACTION, POST_ACTION,
    # The small decisions of an idea: the one copied, a space, a robot, what is given and gained;
    COPY, SPACE, PARTNER, GIVE, GAIN,
    # of a purchase: the column, the engrams, board or box, the idea beside it, the pipe's place;
    COLUMN, PAY, DESTINATION, ALSO, PLACE,
    # a forest card to keep, an engram to drop.
    KEEP, DROP,
    OVER,
) = range(34)  # fmt: skip

# What a payment is for: an idea used, a forest card played, a purchase, engrams dropped.
FOR_USE, FOR_CARD, FOR_ITEM, FOR_NEW_IDEA, FOR_PIPE, FOR_DROP = range(6)
# What a forest card is drawn for.
TO_TURN_UP, TO_CHOOSE, TO_KEEP, TO_HARVEY = range(4)
# Why the game ends.
NOT_YET, BY_PIPES, BY_DISPLAY, BY_FILL, BY_TURNS = range(5)


@record
class Box:
    """What is printed, known or reconstructed: an edition may change it."""

    location: Annotated[Ints, i1 * SPACES]  # of a space
    distance: Annotated[Ints, i1 * ROBOTS]
    column_order: Annotated[Ints, i1 * ROBOTS]  # the robots of the columns, from left to right
    left_of: Annotated[Ints, i1 * ROBOTS]  # the robot of the column beside, or NONE
    right_of: Annotated[Ints, i1 * ROBOTS]
    slots: Annotated[Ints, i1 * ROBOTS]
    fill_points: Annotated[Ints, i1 * ROBOTS]
    card_robot: Annotated[Ints, i1 * CARDS]  # or NONE on a location card
    card_set: Annotated[Ints, i1 * CARDS]  # bit set of locations; 0 on a robot card
    card_order: Annotated[Ints, i1 * (CARDS * LOCATIONS)]  # [card, place]: from top, or NONE
    harvey_copies: Annotated[Ints, i1 * CARDS]  # solo: of each card in his deck
    item_price: Annotated[Ints, i1 * DISPLAY]  # electricity by position
    surcharge: Annotated[Ints, i1 * DISPLAY]  # 1 where an idea asks for an engram too
    item_name: Annotated[Ints, i4 * (ITEMS * data.LONGEST_NAME)]  # letters, then 0
    item_engrams: Annotated[Ints, i1 * (ITEMS * COLOURS)]  # [item, colour]
    item_points: Annotated[Ints, i1 * ITEMS]
    item_birds: Annotated[Ints, i1 * ITEMS]
    item_flies: Annotated[Ints, i1 * ITEMS]
    item_family: Annotated[Ints, i1 * ITEMS]  # or NONE
    item_special: Annotated[Ints, i1 * ITEMS]  # PER_ITEM…, or 0
    family_points: Annotated[Ints, i1 * (FAMILIES * FAMILY)]  # [family, owned - 1]: for each
    special_each: Annotated[Ints, i1 * SPECIALS]
    special_most: Annotated[Ints, i1 * SPECIALS]
    # [printing, idea].
    effect: Annotated[Ints, i1 * (PRINTINGS * IDEAS)]
    idea_price: Annotated[Ints, i1 * (PRINTINGS * IDEAS)]
    steps: Annotated[Ints, i1 * (PRINTINGS * IDEAS)]
    idea_points: Annotated[Ints, i1 * (PRINTINGS * IDEAS)]
    idea_birds: Annotated[Ints, i1 * (PRINTINGS * IDEAS)]
    idea_flies: Annotated[Ints, i1 * (PRINTINGS * IDEAS)]
    # [trade].
    pays_volts: Annotated[Ints, i1 * TRADES]
    pays: Annotated[Ints, i1 * (TRADES * COLOURS)]  # [trade, colour]
    pays_any: Annotated[Ints, i1 * TRADES]  # so many of any colour besides
    gains_volts: Annotated[Ints, i1 * TRADES]
    gains: Annotated[Ints, i1 * (TRADES * COLOURS)]  # [trade, colour]
    gains_any: Annotated[Ints, i1 * TRADES]  # so many besides
    gains_of: Annotated[Ints, i1 * TRADES]  # of these colours: bit set
    paid_colours: Annotated[Ints, i1 * TRADES]  # bit sets: those named,
    gained_colours: Annotated[Ints, i1 * TRADES]  # those that may come
    pipe_engrams: Annotated[Ints, i1 * (PIPE_TILES * COLOURS)]  # [pipe, colour]
    pipe_edges: Annotated[Ints, i1 * (PIPE_TILES * SIDES * SIDES)]  # [pipe, rot, side]: 0 closed
    pipe_rots: Annotated[Ints, i1 * PIPE_TILES]  # how many look different
    pipe_points: Annotated[Ints, i1 * PIPE_TILES]
    pipe_birds: Annotated[Ints, i1 * PIPE_TILES]
    pipe_flies: Annotated[Ints, i1 * PIPE_TILES]
    flow_points: Annotated[Ints, i1 * FLOW]  # for none, one, two… pipes
    flow_more_points: Int8
    flipped_points: Int8
    forest_kinds: Int8  # so many come before the first that there is none of from there on
    forest_copies: Annotated[Ints, i1 * FOREST_KINDS]
    acorns: Annotated[Ints, i1 * FOREST_KINDS]
    forest_points: Annotated[Ints, i1 * FOREST_KINDS]
    window: Annotated[Ints, i1 * FOREST_KINDS]
    place: Annotated[Ints, i1 * FOREST_KINDS]  # a location, or NONE
    # Bit sets of forest cards, by their window.
    paying_cards: Int64
    paired_cards: Int64
    again_cards: Int64
    guessed: Int64  # bit set of FACTS: reconstructed, and not stated by the owner of a box


@record
class Board:
    """What belongs to a seat."""

    ideas: Annotated[Ints, i8 * ROBOTS]  # by column: bit set
    items: Annotated[Ints, i8 * ROBOTS]  # by column: bit set
    flipped: Int64  # bit set of pipes; with Harvey all he has
    stock: Annotated[Ints, i2 * RESOURCES]
    free: Annotated[Ints, i1 * ROBOTS]  # slots by column
    pipes: Int8  # connected, the starting one first
    x: Annotated[Ints, i1 * MOST_PIPES]
    y: Annotated[Ints, i1 * MOST_PIPES]
    tile: Annotated[Ints, i1 * MOST_PIPES]
    rot: Annotated[Ints, i1 * MOST_PIPES]
    link: Annotated[Ints, i1 * (MOST_PIPES * SIDES)]  # [pipe, side]: the pipe joined there + 1
    held: Annotated[Ints, i1 * FOREST_KINDS]  # forest cards not played
    spent: Annotated[Ints, i1 * FOREST_KINDS]  # and played
    hand: Int8  # SECRET while cards are undrawn: bit set
    undrawn: Int8  # SECRET in part: bit set of cards never drawn yet
    cards: Int8  # in hand: how many
    played: Annotated[Ints, i1 * (data.DECK + 1)]  # the deck, top first; one more for a moment
    queued: Int8  # how many of them
    dealt: Annotated[Ints, i1 * data.STARTING_IDEAS]  # starting ideas, NONE once put
    turns: Int8  # finished


@record
class State:
    """Public, but for hands."""

    items_left: Int64  # bit sets of what nature may still draw
    ideas_left: Int64
    pipes_left: Int64
    used: Int64  # ideas used in this part of the turn
    starters_left: Int16
    pool: Annotated[Ints, i2 * RESOURCES]  # solo: on the board
    paid: Annotated[Ints, i2 * RESOURCES]  # solo: neither on the board nor in the box yet
    seats: Int8
    option: Annotated[Ints, i1 * OPTIONS]
    phase: Int8
    back: Int8  # the phase an idea or a forest card was used in
    turn: Int8  # the player to act, or to be dealt to
    first: Int8
    ready: Int8  # 1 once everything is set up
    shown: Int8  # 1 if the last action showed a card of a secret hand
    robot_at: Annotated[Ints, i1 * ROBOTS]  # a space, or NONE before they stand
    spots: Int8  # which spaces the robots will stand on
    item: Annotated[Ints, i1 * DISPLAY]  # by position, or NONE
    idea: Annotated[Ints, i1 * DISPLAY]
    top: Annotated[Ints, i1 * STACKS]  # a pipe, or NONE
    under: Annotated[Ints, i1 * STACKS]  # how many lie under it
    deck: Annotated[Ints, i1 * FOREST_KINDS]  # the forest's draw pile, by kind
    decked: Int8
    discard: Annotated[Ints, i1 * data.FOREST_CARDS]  # the top last
    discarded: Int8
    seen: Annotated[Ints, i1 * 2]  # forest cards to choose from
    looked: Int8  # how many of them are there
    look: Int8  # and will be
    drawing: Int8  # what a forest card is drawn for
    card: Int8  # being played, or NONE
    robot: Int8
    way: Int8  # 1 clockwise, -1 the other
    extra: Int8  # spaces
    acted: Int8  # the location whose action was taken, or NONE
    gathered: Int8  # 1 if engrams were taken there
    position: Int8  # of the display, or a stack: what is being bought
    column: Int8
    tile: Int8  # the idea in use, or the forest card
    cause: Int8  # what a payment is for
    want: Int8  # engrams to choose
    choice: Int8  # bit set of their colours
    next_robot: Int8  # of another turn after this clean-up, or NONE
    end_side: Int8  # who ended the game, or NONE
    end_reason: Int8
    harvey: Annotated[Ints, i1 * CARDS]  # solo: his deck, by card
    row: Int8  # solo: the place on his card
    second: Int8  # solo: the other robot of that location, or NONE
    board: Annotated[list[Board], SEATS]
