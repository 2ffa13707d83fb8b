"""What a seat sees of Sentient, which is everything, as numbers.

A bot is known by what it does, not by its name: what it earns for every two dice and how it turns
them. Of finished rounds there is what they have brought, not how.
"""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.layout import Ints
from tinkertable.core.observation import Axis, amounts, each, flags, once, one_of, seat_axis
from tinkertable.core.record import lowest, record, rule

from .rules.actions import CARD_NAMES
from .rules.cards import type_of
from .rules.contract import acting
from .rules.data import (
    AGENTS,
    ASSISTANTS,
    DICE,
    INVESTORS,
    ROUNDS,
    SIDES,
    SLOTS,
    TYPE_NAMES,
)
from .rules.printed import MOST_EARNED
from .rules.score import score_bot
from .rules.state import (
    COVERING,
    DICE_PAIRS,
    LEFT,
    MOST_SEATS,
    NONE,
    RIGHT,
    SET_SIZE,
    SETS,
    Board,
    Box,
    State,
)

MOST = 127  # of points that are counted: these or more

SEAT = seat_axis(MOST_SEATS)
PLACE = Axis("place", ("first", "second", "third", "last"), by_seat=True)
PHASE = Axis(
    "phase",
    (
        "deal halves", "set the order", "open the factory", "lay investors", "roll", "fill a slot",
        "fill all slots", "buy or pass", "plug in", "cover", "over",
    ),
)  # fmt: skip
TYPE = Axis("type", TYPE_NAMES)
SLOT = Axis("slot", tuple(str(slot) for slot in range(SLOTS)))
INVESTOR = Axis("investor", tuple(str(k) for k in range(INVESTORS)))
DIE = Axis("die", tuple(str(die) for die in range(DICE)))
NUMBER = Axis("number", tuple(str(number + 1) for number in range(SIDES)))
LEFT_NUMBER = Axis("left die", NUMBER.labels)
RIGHT_NUMBER = Axis("right die", NUMBER.labels)
CORNER = Axis("corner", ("left", "right"))
BOT = Axis("bot", CARD_NAMES)


@record
class Bot:
    """A bot; all 0 where there is none."""

    type: Annotated[Ints, one_of("its type", TYPE)]
    turns: Annotated[Ints, amounts("what it adds to the die beside it", 1, CORNER, least=-1)]
    worth: Annotated[Ints, amounts("what it earns", MOST_EARNED, LEFT_NUMBER, RIGHT_NUMBER)]


@record
class Seat:
    """What belongs to a seat. A network is that of this round, agents stand in this round."""

    acting: Annotated[int, flags("it may act now")]
    place: Annotated[Ints, one_of("its place in the order", PLACE)]
    passed: Annotated[Ints, one_of("as which it has passed in this round", PLACE)]
    half: Annotated[Ints, one_of("the investor printed on its board", TYPE)]
    agents: Annotated[int, amounts("agents at home", AGENTS)]
    assistants: Annotated[int, amounts("assistants at home", ASSISTANTS)]
    agents_at: Annotated[Ints, amounts("agents above a slot of the factory", AGENTS, SLOT)]
    assistants_at: Annotated[Ints, amounts("assistants there", ASSISTANTS, SLOT)]
    first: Annotated[Ints, flags("investors of this round it wins as things stand", INVESTOR)]
    second: Annotated[Ints, flags("those it is second for", INVESTOR)]
    dice: Annotated[Ints, one_of("what its dice show", DIE, NUMBER)]
    network: Annotated[list[Bot], each("the bots plugged in", SLOT)]
    covered: Annotated[Ints, flags("corners with an assistant on them", SLOT, CORNER)]
    earning: Annotated[Ints, amounts("what these bots earn as the dice lie", MOST_EARNED, SLOT)]
    # Of finished rounds.
    earned: Annotated[int, amounts(f"what its bots have earned; {MOST}: or more", MOST)]
    bots: Annotated[Ints, amounts("how many bots it has plugged in", ROUNDS * SLOTS, TYPE)]
    investors: Annotated[Ints, amounts("investors won, and the printed one", 1 + ROUNDS, TYPE)]
    seconds: Annotated[int, amounts("how often it was second", ROUNDS * INVESTORS)]


@record
class Observation:
    """The table from a seat."""

    phase: Annotated[Ints, one_of("what is decided or drawn now", PHASE)]
    round: Annotated[int, amounts("rounds finished", ROUNDS)]
    covering: Annotated[Ints, one_of("the slot whose bot may be covered now", SLOT)]
    investors: Annotated[Ints, one_of("the type of an investor of this round", INVESTOR, TYPE)]
    factory: Annotated[list[Bot], each("the bots in the factory", SLOT)]
    hand: Annotated[list[Bot], once("the bot that is bought and not plugged in yet")]
    deck: Annotated[Ints, flags("the bots in the deck", BOT)]
    discard: Annotated[Ints, flags("the bots in the discard", BOT)]
    seat: Annotated[list[Seat], each("what belongs to each seat", SEAT)]


@rule
def observe(box: Box, s: State, viewer: int, work: Work, seen: Observation) -> None:
    """What a seat sees, in a zeroed row."""
    seen.phase[s.phase] = 1
    seen.round = s.round_now
    if s.phase == COVERING:
        seen.covering[s.step] = 1
    for slot in range(SLOTS):
        observe_bot(box, s.factory[slot], seen.factory[slot])
    for i in range(SETS):
        first = i * SET_SIZE
        bots = s.deck[i]
        while bots:
            seen.deck[first + lowest(bots)] = 1
            bots &= bots - 1
        bots = s.discard[i]
        while bots:
            seen.discard[first + lowest(bots)] = 1
            bots &= bots - 1
    if s.round_now < ROUNDS:
        observe_investors(s, seen)
    who = acting(box, s)
    for place in range(s.seats):
        seat = place_of(s, viewer, s.order[place])
        if s.order[place] != NONE:
            seen.seat[seat].place[place] = 1
        if s.pile[place] != NONE:
            seen.seat[place_of(s, viewer, s.pile[place])].passed[place] = 1
    for place in range(s.seats):
        seat = viewer + place
        if seat >= s.seats:
            seat -= s.seats
        if s.board[seat].hand != NONE:
            observe_bot(box, s.board[seat].hand, seen.hand[0])
        seen.seat[place].acting = (who >> seat) & 1
        observe_seat(box, s, s.board[seat], seen.seat[place])
        observe_past(box, s, s.board[seat], seat, seen.seat[place])


@rule
def place_of(s: State, viewer: int, seat: int) -> int:
    """How many places clockwise from the viewer a seat is."""
    if seat < viewer:
        return seat - viewer + s.seats
    return seat - viewer


@rule
def observe_bot(box: Box, card: int, seen: Bot) -> None:
    if card == NONE:
        return
    condition = box.condition[card]
    seen.type[box.type_of[condition]] = 1
    seen.turns[0] = box.left[card]
    seen.turns[1] = box.right[card]
    for dice in range(DICE_PAIRS):
        seen.worth[dice] = box.worth[condition * DICE_PAIRS + dice]


@rule
def observe_investors(s: State, seen: Observation) -> None:
    for k in range(INVESTORS):
        kind = s.investor[s.round_now * INVESTORS + k]
        if kind != NONE:
            seen.investors[k * len(TYPE_NAMES) + kind] = 1


@rule
def observe_seat(box: Box, s: State, b: Board, seen: Seat) -> None:
    """What a seat has in this round."""
    if b.half != NONE:
        seen.half[b.half] = 1
    seen.agents = b.agents
    seen.assistants = b.assistants
    if s.round_now == ROUNDS:
        return
    first = s.round_now * DICE
    for die in range(DICE):
        if b.dice[first + die] > 0:
            seen.dice[die * SIDES + b.dice[first + die] - 1] = 1
    first = s.round_now * SLOTS
    for slot in range(SLOTS):
        at = first + slot
        seen.agents_at[slot] = b.agents_at[at]
        seen.assistants_at[slot] = b.assistants_at[at]
        seen.covered[2 * slot] = (b.covered[at] & LEFT) != 0
        seen.covered[2 * slot + 1] = (b.covered[at] & RIGHT) != 0
        if b.card[at] != NONE:
            observe_bot(box, b.card[at], seen.network[slot])
            seen.earning[slot] = score_bot(box, b, at)


@rule
def observe_past(box: Box, s: State, b: Board, seat: int, seen: Seat) -> None:
    """What finished rounds have brought, and what the investors of this one would."""
    earned = 0
    for i in range(s.round_now * SLOTS):
        if b.card[i] != NONE:
            earned += score_bot(box, b, i)
            seen.bots[type_of(box, b.card[i])] += 1
    seen.earned = min(earned, MOST)
    if b.half != NONE:
        seen.investors[b.half] = 1
    seconds = 0
    for i in range(s.round_now * INVESTORS):
        if s.first[i] == seat:
            seen.investors[s.investor[i]] += 1
        seconds += s.second[i] == seat
    seen.seconds = seconds
    if s.round_now < ROUNDS:
        for k in range(INVESTORS):
            seen.first[k] = s.first[s.round_now * INVESTORS + k] == seat
            seen.second[k] = s.second[s.round_now * INVESTORS + k] == seat
