"""Investors: influence, and who is first and second."""

from __future__ import annotations

from tinkertable.core.record import rule

from .data import INVESTORS, SLOTS
from .state import (
    BY_AGENTS,
    BY_INFLUENCE,
    BY_ORDER,
    MOST_SEATS,
    NONE,
    UNCLAIMED,
    Board,
    State,
)

# A seat's rank as one number: influence, then agents, then how early it is, then the seat itself.
SEAT_BITS, ORDER_BITS, AGENT_BITS = 2, 2, 4
AGENTS_FROM = SEAT_BITS + ORDER_BITS
INFLUENCE_FROM = AGENTS_FROM + AGENT_BITS


@rule
def rank_beside(s: State, slot: int) -> None:
    """Judge the two investors beside a slot of the factory anew."""
    rank_seats(s, slot)
    rank_seats(s, slot + 1)


@rule
def rank_seats(s: State, k: int) -> None:
    """R30, R31: first and second for investor k, and what decided it."""
    best = 0
    next_best = 0
    third = 0
    for place in range(s.seats):
        rank_now = rank_of(s, k, place)
        if rank_now > best:
            third = next_best
            next_best = best
            best = rank_now
        elif rank_now > next_best:
            third = next_best
            next_best = rank_now
        elif rank_now > third:
            third = rank_now
    at = s.round_now * INVESTORS + k
    s.first[at] = seat_in(best)
    s.first_by[at] = reason_for(best, next_best)
    s.second[at] = seat_in(next_best)
    s.second_by[at] = reason_for(next_best, third)


@rule
def rank_of(s: State, k: int, place: int) -> int:
    """The rank of the seat at this place of the order; 0 without influence (R31)."""
    seat = s.order[place]
    agents = agents_beside(s.board[seat], s.round_now, k)
    influence = influence_on(s.board[seat], s.round_now, k)
    if influence == 0:
        return 0
    return rank_with(influence, agents, place, seat)


@rule
def rank_with(influence: int, agents: int, place: int, seat: int) -> int:
    """R30: influence, of equal influence more agents, then the earlier in the order."""
    early = MOST_SEATS - 1 - place
    return add_influence(agents << AGENTS_FROM | early << SEAT_BITS | seat, influence)


@rule
def add_influence(ranked: int, more: int) -> int:
    """A rank with so much influence more."""
    return ranked + (more << INFLUENCE_FROM)


@rule
def influence_in(ranked: int) -> int:
    return ranked >> INFLUENCE_FROM


@rule
def influence_on(b: Board, round_now: int, k: int) -> int:
    """R29: agents and assistants above the slots beside investor k: k - 1 and k, if they exist."""
    influence = 0
    for slot in range(max(0, k - 1), min(SLOTS, k + 1)):
        at = round_now * SLOTS + slot
        influence += b.agents_at[at] + b.assistants_at[at]
    return influence


@rule
def agents_beside(b: Board, round_now: int, k: int) -> int:
    """R30: they count if the influence is equal."""
    agents = 0
    for slot in range(max(0, k - 1), min(SLOTS, k + 1)):
        agents += b.agents_at[round_now * SLOTS + slot]
    return agents


@rule
def seat_in(ranked: int) -> int:
    if ranked == 0:
        return NONE
    return ranked & ((1 << SEAT_BITS) - 1)


@rule
def reason_for(ranked: int, lower: int) -> int:
    """What set a rank apart from the next lower one."""
    if ranked == 0:
        return UNCLAIMED
    if influence_in(ranked) != influence_in(lower):
        return BY_INFLUENCE
    if ranked >> AGENTS_FROM != lower >> AGENTS_FROM:
        return BY_AGENTS
    return BY_ORDER
