"""What a seat sees of Transmissions, as numbers.

Whatever lies where it can be bought, drawn or used is told by what it shows, not by its name: an
edition has other tiles. By name there are the tiles that somebody has or that may still come. Of
the score there is what can be read off the tiles: the flow follows from how the pipes lie.
"""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.layout import Ints
from tinkertable.core.observation import Axis, amounts, each, flags, once, one_of, seat_axis
from tinkertable.core.record import lowest, popcount, record, rule, table

from .rules import data
from .rules.actions import IDEA_NAMES, ITEM_NAMES, MOST_ENGRAMS, PIPE_NAMES
from .rules.contract import acting
from .rules.data import DECK, DISPLAY, SPACES, STACKS
from .rules.edition import (
    MOST_ACORNS,
    MOST_COPIES,
    MOST_DISTANCE,
    MOST_POINTS,
    MOST_PRICE,
    MOST_SLOTS,
    MOST_WILDLIFE,
)
from .rules.forest_score import acorns, forest_points
from .rules.harvey_deck import copies_played
from .rules.holdings import owned_items
from .rules.item_score import item_points
from .rules.players import is_harvey, is_harveys_turn, player_count
from .rules.printing import idea_row
from .rules.score import filled_points, idea_points, pipe_points
from .rules.setup.steps import SPOT_SPACES
from .rules.sheet import Work
from .rules.state import (
    ALSO,
    BOUGHT_IDEAS,
    CARDS,
    CLEANUP,
    COLOURS,
    COLUMN,
    COPY,
    DESTINATION,
    DRAW_FOREST,
    DRAW_IDEA,
    DRAW_ITEM,
    DRAW_ROBOTS,
    DRAW_START,
    DRAW_TOP,
    FAMILIES,
    FAMILY,
    FIRST,
    FLOW,
    FLOW_OPTION,
    FOR_CARD,
    FOR_ITEM,
    FOR_PIPE,
    FOR_USE,
    FOREST_KINDS,
    GAIN,
    GAP,
    GIVE,
    ITEMS,
    LATER,
    LOCATIONS,
    MOST_PIPES,
    NONE,
    NOT_YET,
    PAY,
    PLACE,
    PLACEMENT,
    PLACING,
    PRE_CARD,
    PRINTING,
    PUT,
    RESHUFFLE,
    RESOURCES,
    ROBOTS,
    SEATS,
    SET_OPTION,
    SIDES,
    SPECIALS,
    START_OPTION,
    START_PIPE,
    STARTERS,
    TO_KEEP,
    Board,
    Box,
    State,
)
from .rules.tiles import FAMILY_NAMES
from .rules.turn.pipes import edge
from .rules.turn.purchase import idea_price
from .rules.turn.trades import card_row

MOST = 127  # of what is counted and has no bound: so many or more
REACH = 4  # of the part of the grid that is seen: so many cells to each side
ACROSS = 2 * REACH + 1
GRID = ACROSS * ACROSS
AT_ONCE = data.FOREST_CARDS * MOST_ENGRAMS  # engrams of trades that are added up

PHASES = (
    "draw who begins", "draw spaces", "draw robots", "draw sets", "deal starting ideas",
    "draw an item", "draw an idea", "draw a pipe", "draw a forest card", "deal hands",
    "draw a card", "draw Harvey's card", "Harvey's step",
    "choose spaces", "place robots", "choose sets", "put a starting idea",
    "card", "move", "action", "end",
    "copy an idea", "jump to a space", "swap with a robot", "give engrams", "gain engrams",
    "choose a column", "pay", "board or box", "idea beside the item", "place a pipe",
    "keep a forest card", "drop an engram", "over",
)  # fmt: skip
PHASE = Axis("phase", PHASES)
PART = Axis("part of a turn", PHASES[PRE_CARD:COPY])
# Alone, the second is Harvey.
PLAYER = seat_axis(SEATS, least=2)
RULINGS = table((PRINTING, PLACEMENT, START_OPTION, FIRST, RESHUFFLE, CLEANUP, FLOW_OPTION, LATER))
RULING = Axis(
    "option",
    (
        "printing=ru",
        "placement=start-player",
        "start=first",
        "first=harvey",
        "reshuffle=immediate",
        "cleanup=each",
        "flow=set",
        "later=more",
    ),
)
SETS = Axis("sets", ("standard", "advanced", "chosen"))
GAPS = Axis("gap", ("printing", "action", "turn"))
SPACE_AT = Axis("space", tuple(map(str, range(SPACES))))
LOCATION = Axis("location", data.LOCATIONS)
ROBOT = Axis("robot", tuple(data.ROBOTS))
FROM_LEFT = Axis("from left", tuple(str(i + 1) for i in range(ROBOTS)))
CARD = Axis("card", data.CARD_NAMES)
FROM_TOP = Axis("from top", tuple(str(i + 1) for i in range(DECK)))
POSITION = Axis("position", tuple(str(i + 1) for i in range(DISPLAY)))
STACK = Axis("stack", tuple(str(i + 1) for i in range(STACKS)))
COLOUR = Axis("colour", tuple(data.COLOURS))
RESOURCE = Axis("resource", (*data.COLOURS, "E"))
EFFECT = Axis("effect", data.EFFECTS)
WINDOW = Axis("window", data.WINDOWS)
MEMBERS = Axis("members", tuple(str(i + 1) for i in range(FAMILY)))
FAMILY_OF = Axis("family", FAMILY_NAMES)
COLLECTS = Axis("collects", tuple(data.SPECIALS))
LENGTH = Axis("pipes", tuple(map(str, range(FLOW))))
ITEM = Axis("item", ITEM_NAMES)
IDEA = Axis("idea", IDEA_NAMES)
IDEA_FOR_SALE = Axis("idea", IDEA_NAMES[:BOUGHT_IDEAS])
STARTER = Axis("starting idea", IDEA_NAMES[BOUGHT_IDEAS:])
PIPE = Axis("pipe", PIPE_NAMES)
FOREST_CARD = Axis("forest card", data.FOREST_NAMES)
DEPTH = Axis("from top", tuple(str(i + 1) for i in range(data.FOREST_CARDS)))
TWO = Axis("which", ("first", "second"))
DRAWN_FOR = Axis("for", ("to turn up", "to choose from", "to keep", "for Harvey"))
PAID_FOR = Axis(
    "for", ("an idea", "a forest card", "an item", "a new idea", "a pipe", "what is dropped")
)
REASON = Axis("reason", ("pipes", "display", "fill", "turns"))
SIDE = Axis("side", tuple("NESW"))
JOINT = Axis("joint", ("round", "rectangular", "triangular"))
KINDS_OF_JOINT = len(JOINT)
ROW = Axis("row", tuple(str(i + 1) for i in range(ACROSS)))
ACROSS_TO = Axis("column", tuple("abcdefghi"))
LINE = Axis("line", ("pipes", "filled", "items", "ideas", "forest"))


@record
class Trade:
    """What is paid and what is gained for it; of several at once the numbers added up."""

    pays_volts: Annotated[int, amounts("electricity paid", MOST)]
    pays: Annotated[Ints, amounts("engrams paid", AT_ONCE, COLOUR)]
    pays_any: Annotated[int, amounts("engrams of any colour paid besides", AT_ONCE)]
    gains_volts: Annotated[int, amounts("electricity gained", MOST)]
    gains: Annotated[Ints, amounts("engrams gained", AT_ONCE, COLOUR)]
    gains_any: Annotated[int, amounts("engrams to choose besides", AT_ONCE)]
    gains_of: Annotated[Ints, amounts("how often a colour may be chosen", AT_ONCE, COLOUR)]


@record
class Item:
    """An item; all 0 where there is none."""

    engrams: Annotated[Ints, amounts("engrams it costs", 2, COLOUR)]
    points: Annotated[int, amounts("points on it", MOST_POINTS)]
    birds: Annotated[int, amounts("birds on it", MOST_WILDLIFE)]
    butterflies: Annotated[int, amounts("butterflies on it", MOST_WILDLIFE)]
    family: Annotated[Ints, one_of("its family", FAMILY_OF)]
    collects: Annotated[Ints, one_of("what it scores points for", COLLECTS)]


@record
class Idea:
    """An idea; all 0 where there is none."""

    effect: Annotated[Ints, one_of("what it does", EFFECT)]
    price: Annotated[int, amounts("electricity it costs to buy", MOST_PRICE)]
    trade: Annotated[list[Trade], once("what using it pays and gains")]
    steps: Annotated[int, amounts("spaces the robot may go further", MOST)]
    points: Annotated[int, amounts("points on it", MOST_POINTS)]
    birds: Annotated[int, amounts("birds on it", MOST_WILDLIFE)]
    butterflies: Annotated[int, amounts("butterflies on it", MOST_WILDLIFE)]


@record
class Pipe:
    """A pipe, not turned; all 0 where there is none."""

    engrams: Annotated[Ints, amounts("engrams it costs", MOST_ENGRAMS, COLOUR)]
    joints: Annotated[Ints, one_of("the joint on a side", SIDE, JOINT)]
    points: Annotated[int, amounts("points on it", MOST_POINTS)]
    birds: Annotated[int, amounts("birds on it", MOST_WILDLIFE)]
    butterflies: Annotated[int, amounts("butterflies on it", MOST_WILDLIFE)]


@record
class ForestCard:
    """A forest card; all 0 where there is none."""

    kind: Annotated[Ints, one_of("which it is", FOREST_CARD)]
    window: Annotated[Ints, one_of("when it may be played", WINDOW)]
    place: Annotated[Ints, one_of("after whose action", LOCATION)]
    trade: Annotated[list[Trade], once("what playing it pays and gains")]


@record
class Offer:
    """A position of the display."""

    price: Annotated[int, amounts("electricity for the item", MOST_PRICE)]
    surcharge: Annotated[int, amounts("white or yellow engrams for the idea", 1)]
    item: Annotated[list[Item], once("the item there")]
    idea: Annotated[list[Idea], once("the idea there")]


@record
class Stack:
    """A stack of pipes."""

    pipe: Annotated[list[Pipe], once("the pipe on top")]
    under: Annotated[int, amounts("pipes under it", data.STACK_MORE + SEATS)]


@record
class Turn:
    """How far the turn has come; what is not so far is 0."""

    card: Annotated[Ints, one_of("the card played", CARD)]
    robot: Annotated[Ints, one_of("the robot that moves", ROBOT)]
    backwards: Annotated[int, flags("it goes counter-clockwise")]
    extra: Annotated[int, amounts("spaces it may go further", MOST)]
    acted: Annotated[Ints, one_of("where an action was taken", LOCATION)]
    gathered: Annotated[int, flags("engrams were taken there")]
    used: Annotated[Ints, flags("ideas used", IDEA)]
    back: Annotated[Ints, one_of("the part of the turn that goes on after an idea or card", PART)]
    paying: Annotated[Ints, one_of("what is paid for", PAID_FOR)]
    position: Annotated[Ints, one_of("the position or stack bought from, or filled", POSITION)]
    column: Annotated[Ints, one_of("where what is bought is put", ROBOT)]
    want: Annotated[int, amounts("engrams to give or to gain", MOST_ENGRAMS)]
    choice: Annotated[Ints, flags("colours that may be gained", COLOUR)]
    again: Annotated[Ints, one_of("the robot of another turn, after the clean-up", ROBOT)]
    drawing: Annotated[Ints, one_of("what a forest card is drawn for", DRAWN_FOR)]
    look: Annotated[int, amounts("forest cards that are, or will be, looked at", 2)]
    in_hand: Annotated[
        list[Idea], once("the idea in use or to be put, or the trade of the card being played")
    ]


@record
class Worth:
    """What is printed beside the tiles."""

    family: Annotated[Ints, amounts("points each, by how many one has", 50, FAMILY_OF, MEMBERS)]
    each: Annotated[Ints, amounts("points of a collector, each", MOST_POINTS, COLLECTS)]
    most: Annotated[Ints, amounts("its most points", MOST_POINTS, COLLECTS)]
    flow: Annotated[Ints, amounts("points of a flow", MOST_POINTS, LENGTH)]
    flow_more: Annotated[int, amounts("points of each further pipe", MOST_POINTS)]
    flipped: Annotated[int, amounts("points of a flipped pipe", MOST_POINTS)]
    acorns: Annotated[Ints, amounts("acorns on a forest card", MOST_ACORNS, FOREST_CARD)]
    forest: Annotated[Ints, amounts("points on it", MOST_POINTS, FOREST_CARD)]


@record
class Harvey:
    """What there is alone; else all 0."""

    pool: Annotated[Ints, amounts("what lies on the board to be gained", MOST, RESOURCE)]
    paid: Annotated[Ints, amounts("paid, and not put anywhere yet", MOST, RESOURCE)]
    deck: Annotated[Ints, amounts("cards in his deck", MOST_COPIES, CARD)]
    full: Annotated[Ints, amounts("cards in a new deck", MOST_COPIES, CARD)]
    row: Annotated[int, amounts("locations of his card that are done", LOCATIONS)]
    second: Annotated[Ints, one_of("the robot he moves next, of the same location", ROBOT)]


@record
class Column:
    """The slots of a robot and what lies in them."""

    free: Annotated[int, amounts("free slots", MOST_SLOTS)]
    ideas: Annotated[Ints, flags("its ideas", IDEA)]
    effects: Annotated[Ints, amounts("how many of them have an effect", MOST_SLOTS, EFFECT)]
    trade: Annotated[list[Trade], once("what they pay and gain, added up")]
    steps: Annotated[int, amounts("spaces they add, added up", MOST)]


@record
class Pipes:
    """The connected pipes on 9 by 9 cells of the grid, north up. The starting pipe lies in the
    middle, or so far from it as the others need."""

    number: Annotated[Ints, amounts("the pipe there; 1: the first", MOST_PIPES, ROW, ACROSS_TO)]
    joints: Annotated[Ints, flags("pipes with a joint on a side", SIDE, JOINT, ROW, ACROSS_TO)]
    beyond: Annotated[int, amounts("pipes that lie outside", MOST_PIPES)]


@record
class Player:
    """What lies before a seat, or before Harvey."""

    acting: Annotated[int, flags("it may act now")]
    turns: Annotated[int, amounts("turns finished", data.LAST_TURN)]
    stock: Annotated[Ints, amounts("its resources", MOST, RESOURCE)]
    dealt: Annotated[Ints, flags("starting ideas to be put", STARTER)]
    column: Annotated[list[Column], each("its columns", ROBOT)]
    items: Annotated[Ints, flags("its items", ITEM)]
    family: Annotated[Ints, amounts("members of a family it has", MOST_SLOTS * 2, FAMILY_OF)]
    collectors: Annotated[Ints, amounts("items that collect", MOST_SLOTS * 2, COLLECTS)]
    idea_count: Annotated[int, amounts("ideas it has", MOST_SLOTS * ROBOTS)]
    pipe_count: Annotated[int, amounts("pipes it has, but for the starting one", MOST_PIPES)]
    birds: Annotated[int, amounts("birds that count", MOST)]
    butterflies: Annotated[int, amounts("butterflies that count", MOST)]
    points: Annotated[Ints, amounts("points as it stands", MOST, LINE)]
    acorns: Annotated[int, amounts("acorns on its forest cards", MOST)]
    held: Annotated[Ints, amounts("forest cards not played", data.FOREST_CARDS, FOREST_CARD)]
    spent: Annotated[Ints, amounts("forest cards played", data.FOREST_CARDS, FOREST_CARD)]
    windows: Annotated[Ints, amounts("cards held, by when to play", data.FOREST_CARDS, WINDOW)]
    trade: Annotated[list[Trade], once("what cards held pay and gain, added up")]
    cards: Annotated[int, amounts("cards in hand", data.HAND)]
    hand: Annotated[Ints, flags("cards in hand, if the viewer knows them", CARD)]
    undrawn: Annotated[Ints, flags("cards not drawn yet, or in a hand that is not known", CARD)]
    deck: Annotated[Ints, one_of("cards played that come back, in order", FROM_TOP, CARD)]
    flipped: Annotated[Ints, flags("flipped pipes; Harvey's are all here", PIPE)]
    pipes: Annotated[list[Pipes], once("its connected pipes")]


@record
class Observation:
    """The table from a seat."""

    phase: Annotated[Ints, one_of("what is decided or drawn now", PHASE)]
    rulings: Annotated[Ints, flags("options that are not at their default", RULING)]
    sets: Annotated[Ints, one_of("which sets of tiles may come", SETS)]
    gap: Annotated[Ints, one_of("what Harvey loses at a gap", GAPS)]
    first: Annotated[Ints, one_of("who began", PLAYER)]
    turn: Annotated[Ints, one_of("whose turn it is, also to be dealt to", PLAYER)]
    ended: Annotated[Ints, one_of("who ended the game", PLAYER)]
    reason: Annotated[Ints, one_of("why it ends", REASON)]
    location: Annotated[Ints, one_of("the location of a space", SPACE_AT, LOCATION)]
    robot_at: Annotated[Ints, one_of("where a robot stands", ROBOT, SPACE_AT)]
    spots: Annotated[Ints, flags("where the robots will stand, once placed", SPACE_AT)]
    distance: Annotated[Ints, amounts("how far a robot goes", MOST_DISTANCE, ROBOT)]
    slots: Annotated[Ints, amounts("slots of its column", MOST_SLOTS, ROBOT)]
    fill_points: Annotated[Ints, amounts("points of a filled column", MOST_POINTS, ROBOT)]
    columns: Annotated[Ints, one_of("the columns in order", FROM_LEFT, ROBOT)]
    card_robot: Annotated[Ints, one_of("the robot of a card", CARD, ROBOT)]
    card_locations: Annotated[
        Ints,
        amounts("a location's place on a card; 0: none", LOCATIONS, CARD, LOCATION),
    ]
    display: Annotated[list[Offer], each("the display", POSITION)]
    stacks: Annotated[list[Stack], each("the stacks of pipes", STACK)]
    items_left: Annotated[Ints, flags("items that may still come", ITEM)]
    ideas_left: Annotated[Ints, flags("ideas that may still come", IDEA_FOR_SALE)]
    starters_left: Annotated[Ints, flags("starting ideas not dealt", STARTER)]
    pipes_left: Annotated[Ints, flags("pipes that may still come", PIPE)]
    forest: Annotated[Ints, amounts("cards of the draw pile", data.FOREST_CARDS, FOREST_CARD)]
    discard: Annotated[
        Ints, amounts("the discard: the card's number; 0: none", FOREST_KINDS, DEPTH)
    ]
    top: Annotated[list[ForestCard], each("the top cards of the discard", TWO)]
    seen: Annotated[list[ForestCard], each("forest cards to choose from", TWO)]
    now: Annotated[list[Turn], once("the turn")]
    worth: Annotated[list[Worth], once("what is printed beside the tiles")]
    harvey: Annotated[list[Harvey], once("what there is alone")]
    player: Annotated[list[Player], each("what lies before each", PLAYER)]


@rule
def observe(box: Box, s: State, viewer: int, work: Work, seen: Observation) -> None:
    """What a seat sees, in a zeroed row."""
    seen.phase[s.phase] = 1
    observe_options(s, seen)
    if s.phase != DRAW_START:
        seen.first[place_of(s, viewer, s.first)] = 1
        seen.turn[place_of(s, viewer, s.turn)] = 1
    if s.end_reason != NOT_YET:
        seen.reason[s.end_reason - 1] = 1
        if s.end_side != NONE:
            seen.ended[place_of(s, viewer, s.end_side)] = 1
    observe_ring(box, s, seen)
    observe_market(box, s, seen)
    observe_forest(box, s, seen)
    observe_turn(box, s, seen.now[0])
    observe_worth(box, seen.worth[0])
    if s.seats == 1:
        observe_harvey(box, s, seen.harvey[0])
    players = player_count(s)
    who = acting(box, s)
    for place in range(players):
        player = viewer + place
        if player >= players:
            player -= players
        seen.player[place].acting = (who >> player) & 1
        observe_player(box, s, viewer, player, seen.player[place])


@rule
def place_of(s: State, viewer: int, player: int) -> int:
    """How many places clockwise from the viewer a player is."""
    if player < viewer:
        return player - viewer + player_count(s)
    return player - viewer


@rule
def up_to_most(n: int) -> int:
    return min(n, MOST)


@rule
def observe_options(s: State, seen: Observation) -> None:
    for i in range(len(RULINGS)):
        seen.rulings[i] = s.option[RULINGS[i]]
    seen.sets[s.option[SET_OPTION]] = 1
    seen.gap[s.option[GAP]] = 1


@rule
def observe_ring(box: Box, s: State, seen: Observation) -> None:
    """The rondel, the robots, and the cards that move them."""
    for space in range(SPACES):
        seen.location[space * LOCATIONS + box.location[space]] = 1
    for r in range(ROBOTS):
        if s.robot_at[r] != NONE:
            seen.robot_at[r * SPACES + s.robot_at[r]] = 1
        if s.phase == DRAW_ROBOTS or s.phase == PLACING:
            seen.spots[SPOT_SPACES[s.spots * ROBOTS + r]] = 1
        seen.distance[r] = box.distance[r]
        seen.slots[r] = box.slots[r]
        seen.fill_points[r] = box.fill_points[r]
        seen.columns[r * ROBOTS + box.column_order[r]] = 1
    for card in range(CARDS):
        if box.card_robot[card] != NONE:
            seen.card_robot[card * ROBOTS + box.card_robot[card]] = 1
        for i in range(popcount(box.card_set[card])):
            location = box.card_order[card * LOCATIONS + i]
            seen.card_locations[card * LOCATIONS + location] = i + 1


@rule
def observe_market(box: Box, s: State, seen: Observation) -> None:
    """What can be bought, and what may still come."""
    for p in range(DISPLAY):
        seen.display[p].price = box.item_price[p]
        seen.display[p].surcharge = box.surcharge[p]
        if s.item[p] != NONE:
            observe_item(box, s.item[p], seen.display[p].item[0])
        if s.idea[p] != NONE:
            observe_idea(box, s, s.idea[p], seen.display[p].idea[0])
    for stack in range(STACKS):
        seen.stacks[stack].under = s.under[stack]
        if s.top[stack] != NONE:
            observe_pipe(box, s.top[stack], seen.stacks[stack].pipe[0])
    for item in range(ITEMS):
        seen.items_left[item] = (s.items_left >> item) & 1
    for idea in range(BOUGHT_IDEAS):
        seen.ideas_left[idea] = (s.ideas_left >> idea) & 1
    for starter in range(STARTERS):
        seen.starters_left[starter] = (s.starters_left >> starter) & 1
    for pipe in range(START_PIPE):
        seen.pipes_left[pipe] = (s.pipes_left >> pipe) & 1


@rule
def observe_item(box: Box, item: int, seen: Item) -> None:
    for c in range(COLOURS):
        seen.engrams[c] = box.item_engrams[item * COLOURS + c]
    seen.points = box.item_points[item]
    seen.birds = box.item_birds[item]
    seen.butterflies = box.item_flies[item]
    if box.item_family[item] != NONE:
        seen.family[box.item_family[item]] = 1
    if box.item_special[item]:
        seen.collects[box.item_special[item] - 1] = 1


@rule
def observe_idea(box: Box, s: State, idea: int, seen: Idea) -> None:
    row = idea_row(s, idea)
    seen.effect[box.effect[row]] = 1
    seen.price = idea_price(box, s, idea)
    add_trade(box, row, 1, seen.trade[0])
    seen.steps = box.steps[row]
    seen.points = box.idea_points[row]
    seen.birds = box.idea_birds[row]
    seen.butterflies = box.idea_flies[row]


@rule
def add_trade(box: Box, row: int, times: int, seen: Trade) -> None:
    """Electricity alone can be more than is counted: all forest cards at once."""
    seen.pays_volts = up_to_most(seen.pays_volts + times * box.pays_volts[row])
    seen.gains_volts = up_to_most(seen.gains_volts + times * box.gains_volts[row])
    seen.pays_any += times * box.pays_any[row]
    seen.gains_any += times * box.gains_any[row]
    at = row * COLOURS
    for c in range(COLOURS):
        seen.pays[c] += times * box.pays[at + c]
        seen.gains[c] += times * box.gains[at + c]
        seen.gains_of[c] += times * ((box.gains_of[row] >> c) & 1)


@rule
def observe_pipe(box: Box, pipe: int, seen: Pipe) -> None:
    for c in range(COLOURS):
        seen.engrams[c] = box.pipe_engrams[pipe * COLOURS + c]
    for side in range(SIDES):
        joint = edge(box, pipe, 0, side)
        if joint:
            seen.joints[side * KINDS_OF_JOINT + joint - 1] = 1
    seen.points = box.pipe_points[pipe]
    seen.birds = box.pipe_birds[pipe]
    seen.butterflies = box.pipe_flies[pipe]


@rule
def observe_forest(box: Box, s: State, seen: Observation) -> None:
    for kind in range(box.forest_kinds):
        seen.forest[kind] = s.deck[kind]
    for i in range(s.discarded):
        seen.discard[i] = s.discard[s.discarded - 1 - i] + 1
    for i in range(min(s.discarded, 2)):
        observe_forest_card(box, s.discard[s.discarded - 1 - i], seen.top[i])
    for i in range(s.looked):
        observe_forest_card(box, s.seen[i], seen.seen[i])


@rule
def observe_forest_card(box: Box, kind: int, seen: ForestCard) -> None:
    seen.kind[kind] = 1
    seen.window[box.window[kind]] = 1
    if box.place[kind] != NONE:
        seen.place[box.place[kind]] = 1
    add_trade(box, card_row(kind), 1, seen.trade[0])


@rule
def observe_turn(box: Box, s: State, seen: Turn) -> None:
    if s.card != NONE:
        seen.card[s.card] = 1
    if s.robot != NONE:
        seen.robot[s.robot] = 1
    seen.backwards = s.way < 0
    seen.extra = up_to_most(s.extra)
    if s.acted != NONE:
        seen.acted[s.acted] = 1
    seen.gathered = s.gathered
    used = s.used
    while used:
        seen.used[lowest(used)] = 1
        used &= used - 1
    if s.column != NONE:
        seen.column[s.column] = 1
    if s.next_robot != NONE:
        seen.again[s.next_robot] = 1
    if s.phase == DRAW_FOREST:
        seen.drawing[s.drawing] = 1
        if s.drawing == TO_KEEP:
            seen.back[s.back - PRE_CARD] = 1
    seen.look = s.look
    if is_position_told(s):
        seen.position[s.position] = 1
    observe_choice(box, s, seen)


@rule
def is_position_told(s: State) -> bool:
    """Is something bought, or laid out?"""
    if s.phase == DESTINATION:
        return s.cause >= FOR_ITEM and s.cause <= FOR_PIPE
    if s.phase == COLUMN or s.phase == PAY or s.phase == ALSO or s.phase == PLACE:
        return True
    return s.phase == DRAW_ITEM or s.phase == DRAW_IDEA or s.phase == DRAW_TOP


@rule
def observe_choice(box: Box, s: State, seen: Turn) -> None:
    """What the small decisions are about."""
    if s.phase == PUT:
        observe_idea(box, s, BOUGHT_IDEAS + next_dealt(s.board[s.turn]), seen.in_hand[0])
    if s.phase < COPY or s.phase > DESTINATION:
        return
    seen.paying[s.cause] = 1
    if s.cause <= FOR_CARD:
        seen.back[s.back - PRE_CARD] = 1
    if s.cause == FOR_USE:
        observe_idea(box, s, s.tile, seen.in_hand[0])
    if s.cause == FOR_CARD:
        add_trade(box, card_row(s.tile), 1, seen.in_hand[0].trade[0])
    if s.phase == GIVE or s.phase == GAIN:
        seen.want = s.want
    for c in range(COLOURS):
        seen.choice[c] = (s.choice >> c) & 1


@rule
def next_dealt(b: Board) -> int:
    return b.dealt[0] if b.dealt[0] != NONE else b.dealt[1]


@rule
def observe_worth(box: Box, seen: Worth) -> None:
    for i in range(FAMILIES * FAMILY):
        seen.family[i] = box.family_points[i]
    for special in range(1, SPECIALS):
        seen.each[special - 1] = box.special_each[special]
        seen.most[special - 1] = box.special_most[special]
    for length in range(FLOW):
        seen.flow[length] = box.flow_points[length]
    seen.flow_more = box.flow_more_points
    seen.flipped = box.flipped_points
    for kind in range(FOREST_KINDS):
        seen.acorns[kind] = box.acorns[kind]
        seen.forest[kind] = box.forest_points[kind]


@rule
def observe_harvey(box: Box, s: State, seen: Harvey) -> None:
    for r in range(RESOURCES):
        seen.pool[r] = up_to_most(s.pool[r])
        seen.paid[r] = up_to_most(s.paid[r])
    for card in range(CARDS):
        seen.deck[card] = s.harvey[card]
        seen.full[card] = copies_played(box, s, card)
    if is_harveys_turn(s) and s.card != NONE:
        seen.row = s.row
        if s.second != NONE:
            seen.second[s.second] = 1


@rule
def observe_player(box: Box, s: State, viewer: int, player: int, seen: Player) -> None:
    b = s.board[player]
    seen.turns = b.turns
    for r in range(RESOURCES):
        seen.stock[r] = up_to_most(b.stock[r])
    for i in range(data.STARTING_IDEAS):
        if b.dealt[i] != NONE:
            seen.dealt[b.dealt[i]] = 1
    for column in range(ROBOTS):
        seen.column[column].free = b.free[column]
        observe_ideas(box, s, b.ideas[column], seen, seen.column[column])
    items = owned_items(b)
    observe_items(box, items, seen)
    harvey = 1 if is_harvey(s, player) else 0
    observe_pipes_owned(box, b, harvey, seen)
    observe_pipes(box, b, seen.pipes[0])
    observe_forest_cards(box, b, seen)
    observe_hand(1 if viewer == player else 0, b, seen)
    seen.points[0] = up_to_most(pipe_points(box, b, harvey))
    seen.points[1] = up_to_most(filled_points(box, b))
    seen.points[2] = up_to_most(item_points(box, items, seen.idea_count, seen.pipe_count))
    seen.points[3] = up_to_most(idea_points(box, s, b))
    seen.points[4] = up_to_most(forest_points(box, b, harvey))


@rule
def observe_ideas(box: Box, s: State, ideas: int, owner: Player, seen: Column) -> None:
    while ideas:
        idea = lowest(ideas)
        ideas &= ideas - 1
        row = idea_row(s, idea)
        seen.ideas[idea] = 1
        seen.effects[box.effect[row]] += 1
        add_trade(box, row, 1, seen.trade[0])
        seen.steps = up_to_most(seen.steps + box.steps[row])
        owner.idea_count += 1
        add_wildlife(box.idea_birds[row], box.idea_flies[row], owner)


@rule
def observe_items(box: Box, items: int, seen: Player) -> None:
    while items:
        item = lowest(items)
        items &= items - 1
        seen.items[item] = 1
        if box.item_family[item] != NONE:
            seen.family[box.item_family[item]] += 1
        if box.item_special[item]:
            seen.collectors[box.item_special[item] - 1] += 1
        add_wildlife(box.item_birds[item], box.item_flies[item], seen)


@rule
def add_wildlife(birds: int, butterflies: int, seen: Player) -> None:
    seen.birds = up_to_most(seen.birds + birds)
    seen.butterflies = up_to_most(seen.butterflies + butterflies)


@rule
def observe_pipes_owned(box: Box, b: Board, harvey: int, seen: Player) -> None:
    """R46, R63: what is flipped shows nothing, but for Harvey's."""
    flipped = b.flipped
    seen.pipe_count = popcount(flipped)
    while flipped:
        pipe = lowest(flipped)
        flipped &= flipped - 1
        seen.flipped[pipe] = 1
        if harvey:
            add_wildlife(box.pipe_birds[pipe], box.pipe_flies[pipe], seen)
    for i in range(b.pipes):
        seen.pipe_count += b.tile[i] < START_PIPE
        add_wildlife(box.pipe_birds[b.tile[i]], box.pipe_flies[b.tile[i]], seen)


@rule
def observe_pipes(box: Box, b: Board, seen: Pipes) -> None:
    west = -REACH
    south = -REACH
    for i in range(b.pipes):
        west = max(west, b.x[i] - ACROSS + 1)
        south = max(south, b.y[i] - ACROSS + 1)
    for i in range(b.pipes):
        west = min(west, b.x[i])
        south = min(south, b.y[i])
    for i in range(b.pipes):
        across = b.x[i] - west
        row = ACROSS - 1 - (b.y[i] - south)
        if across >= ACROSS or row < 0:
            seen.beyond += 1
        else:
            observe_joints(box, b, i, row * ACROSS + across, seen)


@rule
def observe_joints(box: Box, b: Board, i: int, cell: int, seen: Pipes) -> None:
    seen.number[cell] = i + 1
    for side in range(SIDES):
        joint = edge(box, b.tile[i], b.rot[i], side)
        if joint:
            seen.joints[(side * KINDS_OF_JOINT + joint - 1) * GRID + cell] = 1


@rule
def observe_forest_cards(box: Box, b: Board, seen: Player) -> None:
    seen.acorns = up_to_most(acorns(box, b))
    for kind in range(box.forest_kinds):
        held = b.held[kind]
        seen.held[kind] = held
        seen.spent[kind] = b.spent[kind]
        if held:
            seen.windows[box.window[kind]] += held
            add_trade(box, card_row(kind), held, seen.trade[0])


@rule
def observe_hand(own: int, b: Board, seen: Player) -> None:
    """R11: others' cards are known once there is nothing left to draw."""
    hand = b.hand
    unknown = b.undrawn
    if not own and unknown:
        unknown |= hand
        hand = 0
    seen.cards = b.cards
    for card in range(CARDS):
        seen.hand[card] = (hand >> card) & 1
        seen.undrawn[card] = (unknown >> card) & 1
    for i in range(DECK):
        if b.played[i] != NONE:
            seen.deck[i * CARDS + b.played[i]] = 1
