"""What a search may know about Sentient beyond its rules.

Values are in sixteenths of a point. A simulation ends with the round: what the rounds to come are
worth is estimated from the investors and bots a seat has.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.record import Ints, popcount, rule

from ..rules.actions import BUY, COVER, CROWDS, PASS, PLUG_IN
from ..rules.contract import corners_of, turned
from ..rules.data import DICE, INVESTORS, ROUNDS, SIDES, SLOTS
from ..rules.investors import (
    AGENTS_FROM,
    INFLUENCE_FROM,
    SEAT_BITS,
    agents_beside,
    assistants_beside,
    rank_of,
)
from ..rules.score import WORK as COUNTED
from ..rules.score import bot_points, count_bots, investor_points, result, second_places
from ..rules.state import (
    BLOCK,
    CODES,
    FACES,
    LEFT,
    NONE,
    OPENING,
    OVER,
    PLUG,
    RIGHT,
    SEATS,
    TURN,
    Board,
    Box,
    State,
)

POINT = 16
ASSISTANT = 12  # what one at home is worth
WIPE = 40  # a pass that wipes the factory: about what the next one would offer more
NOISE = 24  # how far a simulated seat may be from its best buy
# What a round to come brings: for an investor held, and for a bot held (to be divided by seats).
BOTS_TO_COME, INVESTORS_TO_COME = 20, 22
# Points that turn even chances into three to one, before the last round is over, and for each
# round to come besides.
MARGIN, MARGIN_A_ROUND = 5 * POINT, 6 * POINT
WON = 800  # thousandths of a finished match that are for winning, the rest for the margin

# In `work`, behind what the score counts there: of each investor how it stands; of each bot of the
# factory what it would bring.
AGENTS, INFLUENCE, LAST_PART, BEST, SECOND, VALUE, BEFORE, NOTE = range(8)
SURVEY = COUNTED
GAINS = SURVEY + INVESTORS * NOTE
WORK = GAINS + SLOTS

LEVELS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "easy": ("tree", {"simulations": 6}),
    "normal": ("tree", {"simulations": 40}),
    "hard": ("tree", {"simulations": 200}),
    "expert": ("tree", {"simulations": 16_000}),
}


@rule
def settled(box: Box, s: State) -> bool:
    """A round is over: the next one opens."""
    return s.phase == OPENING


@rule
def worth(box: Box, s: State, seat: int, seats: int, work: Ints, lines: Ints) -> int:
    """The chance to win, from the lead over the best of the others."""
    own = outlook(box, s, seat, work)
    best = -(1 << 40)
    for other in range(s.seats):
        if other != seat:
            best = max(best, outlook(box, s, other, work))
    lead = own - best
    reach = MARGIN + MARGIN_A_ROUND * (ROUNDS - s.round_now)
    chance = 500 + 500 * lead // (abs(lead) + reach)
    if s.phase != OVER:
        return chance
    winners = result(box, s, work, lines)
    won = 0
    if (winners >> seat) & 1:
        won = WON // popcount(winners)
    return won + chance * (1000 - WON) // 1000


@rule
def outlook(box: Box, s: State, seat: int, work: Ints) -> int:
    """What a seat has, and what that will bring in the rounds to come."""
    b = s.board[seat]
    points = bot_points(box, b) + second_places(s, seat)
    count_bots(box, b, work)
    points += investor_points(s, seat, work)
    to_come = ROUNDS - s.round_now
    if to_come == 0:
        return points * POINT
    held = int(b.half != NONE)
    for i in range(s.round_now * INVESTORS):
        held += s.first[i] == seat
    bots = s.round_now * SLOTS
    future = held * BOTS_TO_COME + bots * INVESTORS_TO_COME // s.seats
    future += early(s, seat)
    return points * POINT + to_come * future


@rule
def early(s: State, seat: int) -> int:
    """Who acts first sees the best bots and wins ties."""
    for place in range(s.seats):
        if s.order[place] == seat:
            return (s.seats - 1 - place) * POINT // 2 // s.seats
    return 0


@rule
def policy(
    box: Box, s: State, seat: int, out: Ints, n: int, work: Ints, lines: Ints, rng: Ints
) -> int:
    b = s.board[seat]
    if s.phase == PLUG:
        return best_plug(box, s, b)
    if s.phase == BLOCK:
        return best_cover(box, s, b)
    best = -(1 << 40)
    action = PASS
    if b.passed == 0:
        best = pass_gain(b) + below(rng, SEATS_STREAM, NOISE)
    if b.agents == 0:
        return action
    most = min(b.assistants, 3)
    look_over(box, s, seat, work)
    for slot in range(SLOTS):
        gain = work[GAINS + slot] + below(rng, SEATS_STREAM, NOISE)
        for assistants in range(most + 1):
            total = gain + influence_gain(slot, assistants, work) - assistants * ASSISTANT
            if total > best:
                best = total
                action = BUY + slot * CROWDS + assistants
    return action


@rule
def look_over(box: Box, s: State, seat: int, work: Ints) -> None:
    """For a buy: what each bot of the factory would bring, and how the investors stand."""
    if s.phase != TURN:
        return
    b = s.board[seat]
    count_bots(box, b, work)
    for k in range(INVESTORS):
        survey(s, seat, k, work)
    for slot in range(SLOTS):
        card = s.factory[slot]
        gain = placing_gain(box, s, b, card) + kind_gain(s, seat, box.type_of[card % CODES])
        work[GAINS + slot] = gain


@rule
def prior(box: Box, s: State, seat: int, action: int, work: Ints) -> int:
    """Weights that fall off with the distance from a good action."""
    b = s.board[seat]
    if s.phase == PLUG:
        card = b.hand
        return promise(plug_gain(box, s, b, action - PLUG_IN, card))
    if s.phase == BLOCK:
        card = b.card[s.round_now * SLOTS + s.step]
        return promise(cover_gain(box, s, b, s.step, card, action - COVER))
    if action == PASS:
        return promise(pass_gain(b))
    slot = (action - BUY) // CROWDS
    assistants = (action - BUY) % CROWDS
    gain = work[GAINS + slot] + influence_gain(slot, assistants, work)
    return promise(gain - assistants * ASSISTANT)


@rule
def promise(gain: int) -> int:
    held = min(max(gain + 2 * POINT, 0), 16 * POINT)
    return 64 + held * held


@rule
def pass_gain(b: Board) -> int:
    """Passing while agents are left; the last agent's turn is worth little to wait for."""
    if b.agents == 0:
        return 0
    return WIPE


@rule
def best_plug(box: Box, s: State, b: Board) -> int:
    best = -(1 << 40)
    action = NONE
    for slot in range(SLOTS):
        if b.card[s.round_now * SLOTS + slot] == NONE:
            gain = plug_gain(box, s, b, slot, b.hand)
            if gain > best:
                best = gain
                action = PLUG_IN + slot
    return action


@rule
def best_cover(box: Box, s: State, b: Board) -> int:
    card = b.card[s.round_now * SLOTS + s.step]
    corners = corners_of(box, card)
    best = -(1 << 40)
    action = NONE
    for covered in range(4):
        if covered & ~corners == 0 and popcount(covered) <= b.assistants:
            gain = cover_gain(box, s, b, s.step, card, covered)
            if gain > best:
                best = gain
                action = COVER + covered
    return action


@rule
def placing_gain(box: Box, s: State, b: Board, card: int) -> int:
    """What a bot brings in the best slot for it."""
    best = -(1 << 40)
    for slot in range(SLOTS):
        if b.card[s.round_now * SLOTS + slot] == NONE:
            best = max(best, plug_gain(box, s, b, slot, card))
    return best


@rule
def plug_gain(box: Box, s: State, b: Board, slot: int, card: int) -> int:
    corners = corners_of(box, card)
    best = -(1 << 40)
    for covered in range(4):
        if covered & ~corners == 0 and popcount(covered) <= b.assistants:
            best = max(best, cover_gain(box, s, b, slot, card, covered))
    return best


@rule
def cover_gain(box: Box, s: State, b: Board, slot: int, card: int, covered: int) -> int:
    """The bot's own points and what its neighbours gain or lose by the dice it turns."""
    die = s.round_now * DICE + slot
    left = b.dice[die]
    right = b.dice[die + 1]
    new_left = left
    new_right = right
    if not covered & LEFT:
        new_left = turned(left, box.left[card])
    if not covered & RIGHT:
        new_right = turned(right, box.right[card])
    points = earned(box, card, new_left, new_right)
    at = s.round_now * SLOTS + slot
    if slot > 0 and b.card[at - 1] != NONE:
        points += earned(box, b.card[at - 1], b.dice[die - 1], new_left)
        points -= earned(box, b.card[at - 1], b.dice[die - 1], left)
    if slot < SLOTS - 1 and b.card[at + 1] != NONE:
        points += earned(box, b.card[at + 1], new_right, b.dice[die + 2])
        points -= earned(box, b.card[at + 1], right, b.dice[die + 2])
    return points * POINT - popcount(covered) * ASSISTANT


@rule
def earned(box: Box, card: int, left: int, right: int) -> int:
    return box.worth[card % CODES * FACES + (left - 1) * SIDES + right - 1]


@rule
def kind_gain(s: State, seat: int, kind: int) -> int:
    """What a bot of a type brings by the investors a seat has, or may come to have."""
    gain = (ROUNDS - 1 - s.round_now) * INVESTORS_TO_COME // s.seats
    if s.board[seat].half == kind:
        gain += POINT
    for i in range((s.round_now + 1) * INVESTORS):
        if s.first[i] == seat and s.investor[i] == kind:
            gain += POINT
    return gain


@rule
def survey(s: State, seat: int, k: int, work: Ints) -> None:
    """How an investor stands before a seat's next agent comes."""
    b = s.board[seat]
    best = 0
    second = 0
    for place in range(s.seats):
        if place != s.place:
            theirs = rank_of(s, k, place)
            if theirs > best:
                second = best
                best = theirs
            elif theirs > second:
                second = theirs
    at = s.round_now * INVESTORS + k
    value = work[s.investor[at]] * POINT + (ROUNDS - 1 - s.round_now) * BOTS_TO_COME + POINT
    before = 0
    if s.first[at] == seat:
        before = value
    elif s.second[at] == seat:
        before = POINT
    agents = agents_beside(b, s.round_now, k) + 1
    note = SURVEY + k * NOTE
    work[note + AGENTS] = agents
    work[note + INFLUENCE] = agents + assistants_beside(b, s.round_now, k)
    work[note + LAST_PART] = (SEATS - 1 - s.place) << SEAT_BITS | seat
    work[note + BEST] = best
    work[note + SECOND] = second
    work[note + VALUE] = value
    work[note + BEFORE] = before


@rule
def influence_gain(slot: int, assistants: int, work: Ints) -> int:
    """What an agent with assistants above a slot changes beside it, as it stands now."""
    return investor_gain(slot, assistants, work) + investor_gain(slot + 1, assistants, work)


@rule
def investor_gain(k: int, assistants: int, work: Ints) -> int:
    """Becoming first or second, by what the investor is worth to the seat; a lead counts too."""
    note = SURVEY + k * NOTE
    influence = work[note + INFLUENCE] + assistants
    mine = influence << INFLUENCE_FROM | work[note + AGENTS] << AGENTS_FROM | work[note + LAST_PART]
    after = 0
    if mine > work[note + BEST]:
        value = work[note + VALUE]
        after = value
        lead = influence - (work[note + BEST] >> INFLUENCE_FROM)
        if lead > 0:
            after += min(lead, 3) * value // 16
    elif mine > work[note + SECOND]:
        after = POINT
    return after - work[note + BEFORE]
