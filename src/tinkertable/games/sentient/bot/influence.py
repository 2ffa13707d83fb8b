"""What an agent, and the assistants that come along, would bring beside the investors."""

from __future__ import annotations

from tinkertable.core.record import Ints, rule

from ..rules.data import INVESTORS, ROUNDS
from ..rules.investors import (
    add_influence,
    agents_beside,
    influence_in,
    influence_on,
    rank_of,
    rank_with,
)
from ..rules.score import OWN_BOTS
from ..rules.score import WORK as SURVEY
from ..rules.state import State
from .values import BOTS_TO_COME, POINT

# In `work`, behind what the score counts there: how each investor stands. The rank the seat would
# have with one agent more; the best and the second rank of the others; what the investor is worth
# to the seat, and what the seat has of it now.
OWN, BEST, SECOND, VALUE, BEFORE, NOTE = range(6)
WORK = SURVEY + INVESTORS * NOTE


@rule
def survey(s: State, seat: int, k: int, work: Ints) -> None:
    """How investor k stands before the next agent of the seat, which acts now, comes."""
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
    bots = work[OWN_BOTS + s.investor[at]]
    value = bots * POINT + (ROUNDS - 1 - s.round_now) * BOTS_TO_COME + POINT
    before = 0
    if s.first[at] == seat:
        before = value
    elif s.second[at] == seat:
        before = POINT
    influence = influence_on(b, s.round_now, k) + 1
    agents = agents_beside(b, s.round_now, k) + 1
    note = SURVEY + k * NOTE
    work[note + OWN] = rank_with(influence, agents, s.place, seat)
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
    own = add_influence(work[note + OWN], assistants)
    after = 0
    if own > work[note + BEST]:
        value = work[note + VALUE]
        after = value
        lead = influence_in(own) - influence_in(work[note + BEST])
        if lead > 0:
            after += min(lead, 3) * value // 16
    elif own > work[note + SECOND]:
        after = POINT
    return after - work[note + BEFORE]
