"""What a search may know about Sentient beyond its rules.

A simulation ends with the round: what the rounds to come are worth is estimated from the investors
and bots a seat has.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.record import Ints, popcount, rule

from ..rules.actions import ASSISTANT_COUNTS, BUY, COVER, PASS, PLUG_IN
from ..rules.cards import type_of
from ..rules.contract import pass_wipes
from ..rules.data import INVESTORS, ROUNDS, SLOTS
from ..rules.score import count_bots, count_investors, count_investors_of_type, result, score
from ..rules.state import COVERING, NONE, OPENING, OVER, PLUGGING, TURN, Board, Box, Sheet, State
from .influence import influence_gain, survey
from .mind import Mind
from .placing import best_cover, best_plug, cover_gain, placing_gain, plug_gain
from .values import (
    ASSISTANT,
    BOTS_TO_COME,
    INVESTORS_TO_COME,
    MARGIN,
    MARGIN_A_ROUND,
    NOISE,
    POINT,
    WIPE,
    WORST,
)

WON = 800  # thousandths of a finished match that are for winning, the rest for the margin
MOST_ASSISTANTS = 3  # that a simulated seat sends along

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
def worth(box: Box, s: State, seat: int, seats: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """The chance to win, from the lead over the best of the others."""
    own = outlook(box, s, seat, work, sheet)
    best = WORST
    for other in range(s.seats):
        if other != seat:
            best = max(best, outlook(box, s, other, work, sheet))
    lead = own - best
    reach = MARGIN + MARGIN_A_ROUND * (ROUNDS - s.round_now)
    chance = 500 + 500 * lead // (abs(lead) + reach)
    if s.phase != OVER:
        return chance
    winners = result(box, s, work, sheet)
    won = 0
    if (winners >> seat) & 1:
        won = WON // popcount(winners)
    return won + chance * (1000 - WON) // 1000


@rule
def outlook(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    """What a seat has, and what that will bring in the rounds to come."""
    points = score(box, s, seat, work, sheet)
    to_come = ROUNDS - s.round_now
    if to_come == 0:
        return points * POINT
    investors = int(s.board[seat].half != NONE) + count_investors(s, seat, s.round_now)
    bots = s.round_now * SLOTS
    future = investors * BOTS_TO_COME + bots * INVESTORS_TO_COME // s.seats
    future += order_value(s, seat)
    return points * POINT + to_come * future


@rule
def order_value(s: State, seat: int) -> int:
    """Who acts first sees the best bots and wins ties."""
    for place in range(s.seats):
        if s.order[place] == seat:
            return (s.seats - 1 - place) * POINT // 2 // s.seats
    return 0


@rule
def policy(
    box: Box, s: State, seat: int, out: Ints, n: int, mind: Mind, work: Work, sheet: Sheet,
    rng: Ints,
) -> int:  # fmt: skip
    b = s.board[seat]
    if s.phase == PLUGGING:
        return best_plug(box, s, b)
    if s.phase == COVERING:
        return best_cover(box, s, b)
    best = WORST
    action = PASS
    if b.passed == 0:
        best = pass_gain(b) + below(rng, SEATS_STREAM, NOISE)
    if b.agents == 0:
        return action
    most = min(b.assistants, MOST_ASSISTANTS)
    look_over(box, s, seat, mind, work, sheet)
    for slot in range(SLOTS):
        gain = mind.gains[slot] + below(rng, SEATS_STREAM, NOISE)
        for assistants in range(most + 1):
            total = gain + influence_gain(slot, assistants, mind) - assistants * ASSISTANT
            if total > best:
                best = total
                action = BUY + slot * ASSISTANT_COUNTS + assistants
    return action


@rule
def look_over(box: Box, s: State, seat: int, mind: Mind, work: Work, sheet: Sheet) -> None:
    """For a buy: what each bot of the factory would bring, and how the investors stand."""
    if s.phase != TURN:
        return
    b = s.board[seat]
    count_bots(box, b, ROUNDS, sheet)
    for k in range(INVESTORS):
        survey(s, seat, k, mind, sheet)
    for slot in range(SLOTS):
        card = s.factory[slot]
        gain = placing_gain(box, s, b, card) + type_gain(s, seat, type_of(box, card))
        mind.gains[slot] = gain


@rule
def prior(box: Box, s: State, seat: int, action: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """Weights that fall off with the distance from a good action."""
    b = s.board[seat]
    if s.phase == PLUGGING:
        return promise(plug_gain(box, s, b, action - PLUG_IN, b.hand))
    if s.phase == COVERING:
        card = b.card[s.round_now * SLOTS + s.step]
        return promise(cover_gain(box, s, b, s.step, card, action - COVER))
    if action == PASS:
        return promise(pass_gain(b))
    slot = (action - BUY) // ASSISTANT_COUNTS
    assistants = (action - BUY) % ASSISTANT_COUNTS
    gain = mind.gains[slot] + influence_gain(slot, assistants, mind)
    return promise(gain - assistants * ASSISTANT)


@rule
def promise(gain: int) -> int:
    held = min(max(gain + 2 * POINT, 0), 16 * POINT)
    return 64 + held * held


@rule
def pass_gain(b: Board) -> int:
    """The last agent's turn is worth little to wait for."""
    if not pass_wipes(b):
        return 0
    return WIPE


@rule
def type_gain(s: State, seat: int, bot_type: int) -> int:
    """What a bot of a type brings by the investors a seat has, or may come to have."""
    held = count_investors_of_type(s, seat, bot_type, s.round_now + 1)
    return (ROUNDS - 1 - s.round_now) * INVESTORS_TO_COME // s.seats + held * POINT
