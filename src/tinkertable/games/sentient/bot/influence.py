"""What an agent, and the assistants that come along, would bring beside the investors."""

from __future__ import annotations

from tinkertable.core.record import rule

from ..rules.data import INVESTORS, ROUNDS
from ..rules.investors import (
    add_influence,
    agents_beside,
    influence_in,
    influence_on,
    rank_of,
    rank_with,
)
from ..rules.state import Sheet, State
from .mind import Investor, Mind
from .values import BOTS_TO_COME, POINT


@rule
def survey(s: State, seat: int, k: int, mind: Mind, sheet: Sheet) -> None:
    """How investor k stands before the next agent of the seat, which acts now, comes; the sheet
    has its bots counted."""
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
    bots = sheet.bots_of_type[s.investor[at]]
    value = bots * POINT + (ROUNDS - 1 - s.round_now) * BOTS_TO_COME + POINT
    before = 0
    if s.first[at] == seat:
        before = value
    elif s.second[at] == seat:
        before = POINT
    influence = influence_on(b, s.round_now, k) + 1
    agents = agents_beside(b, s.round_now, k) + 1
    investor = mind.investors[k]
    investor.own_rank = rank_with(influence, agents, s.place, seat)
    investor.best_rank = best
    investor.second_rank = second
    investor.value = value
    investor.before = before


@rule
def influence_gain(slot: int, assistants: int, mind: Mind) -> int:
    """What an agent with assistants above a slot changes beside it, as it stands now."""
    left = investor_gain(mind.investors[slot], assistants)
    return left + investor_gain(mind.investors[slot + 1], assistants)


@rule
def investor_gain(investor: Investor, assistants: int) -> int:
    """Becoming first or second, by what the investor is worth to the seat; a lead counts too."""
    own = add_influence(investor.own_rank, assistants)
    after = 0
    if own > investor.best_rank:
        after = investor.value
        lead = influence_in(own) - influence_in(investor.best_rank)
        if lead > 0:
            after += min(lead, 3) * investor.value // 16
    elif own > investor.second_rank:
        after = POINT
    return after - investor.before
