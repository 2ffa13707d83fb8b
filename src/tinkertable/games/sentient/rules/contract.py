"""Sentient: buy bots, plug them in between your dice, win investors over."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule, table
from tinkertable.core.seats import NATURE, SHOWN

from .actions import (
    BUY,
    COVER,
    CROWDS,
    DEAL_HALF,
    LAY_INVESTORS,
    LAYOUTS,
    ORDERS,
    PASS,
    PLUG_IN,
    ROLL,
    SET_ORDER,
)
from .cards import ONLY_NONE, left_die_after, possible_covers, right_die_after
from .data import AGENTS, ASSISTANTS, DICE, INVESTORS, ROUNDS, SIDES, SLOTS
from .factory import clear_factory, fill_slot, legal_fill, need_card
from .investors import rank_beside
from .state import (
    BLOCK,
    HALVES,
    INVESTING,
    LEFT,
    NONE,
    OPENING,
    ORDER,
    OVER,
    PLUG,
    REFILL,
    RIGHT,
    ROLLING,
    SEATS,
    SETS,
    TURN,
    TYPES,
    UNCLAIMED,
    WIPE,
    Board,
    Box,
    State,
)

HALF_BAG, ORDER_BAG, INVESTOR_BAG, DECK = 0, 1, 2, 3
DICE_BAG = 4  # + seat

# By order: its seats, NONE beyond the last. By seats: where their orders begin, and how many.
ORDER_SEATS = table((*order, NONE, NONE)[i] for order in ORDERS for i in range(SEATS))
ORDER_FIRST = table(sum(len(order) < seats for order in ORDERS) for seats in range(SEATS + 1))
ORDER_COUNT = table(sum(len(order) == seats for order in ORDERS) for seats in range(SEATS + 1))
LAYOUT_TYPES = table(t for types in LAYOUTS for t in types)
HALF_LAYOUTS = len(LAYOUTS) // 2  # a group holds 63
# By assistants at home: all that may come along to each of the slots.
BUYS = table(
    sum(((1 << assistants + 1) - 1) << slot * CROWDS for slot in range(SLOTS))
    for assistants in range(CROWDS)
)


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    for i in range(SETS):
        s.deck[i] = box.cards[i]
        s.discard[i] = 0
    s.seats = seats
    s.round_now = 0
    s.step = 0
    s.place = 0
    s.turns = 0
    s.passes = 0
    for slot in range(SLOTS):
        s.factory[slot] = NONE
    for place in range(SEATS):
        s.order[place] = NONE
        s.pile[place] = NONE
    for i in range(ROUNDS * INVESTORS):
        s.investor[i] = NONE
        s.first[i] = NONE
        s.second[i] = NONE
        s.first_by[i] = UNCLAIMED
        s.second_by[i] = UNCLAIMED
    for seat in range(seats):
        new_board(s.board[seat])
    s.phase = HALVES


@rule
def new_board(b: Board) -> None:
    for i in range(ROUNDS * SLOTS):
        b.card[i] = NONE
        b.covered[i] = 0
        b.agents_at[i] = 0
        b.assistants_at[i] = 0
    for i in range(ROUNDS * DICE):
        b.dice[i] = 0
    b.hand = NONE
    b.half = NONE
    go_home(b)


@rule
def go_home(b: Board) -> None:
    """R1, R32: agents and assistants are at hand again."""
    b.agents = AGENTS
    b.assistants = ASSISTANTS
    b.passed = 0


@rule
def acting(box: Box, s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase < TURN:
        return 1 << NATURE
    return 1 << s.order[s.place]


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Ints) -> int:
    if seat == NATURE:
        return legal_nature(s, out)
    b = s.board[seat]
    if s.phase == PLUG:
        return legal_plug(s, b, out)
    if s.phase == BLOCK:
        return legal_block(box, s, b, out)
    n = 0
    if b.agents > 0:  # R11, R12
        n = offer(out, n, BUY, BUYS[b.assistants])
    if b.passed == 0:
        n = offer(out, n, PASS, 1)
    return n


@rule
def legal_nature(s: State, out: Ints) -> int:
    if s.phase == HALVES:
        return offer(out, 0, DEAL_HALF + s.step * TYPES, halves_left(s))
    if s.phase == ORDER:
        return offer(out, 0, SET_ORDER + ORDER_FIRST[s.seats], (1 << ORDER_COUNT[s.seats]) - 1)
    if s.phase == INVESTING:
        n = offer(out, 0, LAY_INVESTORS, (1 << HALF_LAYOUTS) - 1)
        return offer(out, n, LAY_INVESTORS + HALF_LAYOUTS, (1 << HALF_LAYOUTS) - 1)
    if s.phase == ROLLING:
        return offer(out, 0, ROLL + s.step * SIDES, (1 << SIDES) - 1)
    return legal_fill(s, out)


@rule
def halves_left(s: State) -> int:
    """R5: no half is dealt twice."""
    left = (1 << TYPES) - 1
    for seat in range(s.step):
        left &= ~(1 << s.board[seat].half)
    return left


@rule
def legal_plug(s: State, b: Board, out: Ints) -> int:
    """R14: the slots still empty in this round."""
    free = 0
    for slot in range(SLOTS):
        free |= is_empty(s, b, slot) << slot
    return offer(out, 0, PLUG_IN, free)


@rule
def is_empty(s: State, b: Board, slot: int) -> bool:
    """R14: may a bot be plugged in here?"""
    return b.card[s.round_now * SLOTS + slot] == NONE


@rule
def legal_block(box: Box, s: State, b: Board, out: Ints) -> int:
    card = b.card[s.round_now * SLOTS + s.step]
    return offer(out, 0, COVER, possible_covers(box, card, b.assistants))


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    if seat == NATURE:
        apply_nature(s, action)
        return
    b = s.board[seat]
    if s.phase == PLUG:
        plug_in(box, s, b, action - PLUG_IN)
    elif s.phase == BLOCK:
        cover(box, s, b, action - COVER)
    elif action == PASS:
        make_pass(s, b, seat)
    else:
        buy(s, b, action - BUY)


@rule
def apply_nature(s: State, action: int) -> None:
    if s.phase == HALVES:  # R5
        s.board[s.step].half = action - DEAL_HALF - s.step * TYPES
        s.step += 1
        if s.step == s.seats:
            s.phase = ORDER
    elif s.phase == ORDER:  # R6
        for place in range(s.seats):
            s.order[place] = ORDER_SEATS[(action - SET_ORDER) * SEATS + place]
        open_round(s)
    elif s.phase == INVESTING:  # R8
        for k in range(INVESTORS):
            at = s.round_now * INVESTORS + k
            s.investor[at] = LAYOUT_TYPES[(action - LAY_INVESTORS) * INVESTORS + k]
        s.phase = ROLLING
        s.step = 0
    elif s.phase == ROLLING:
        roll(s, action - ROLL - s.step * SIDES + 1)
    else:
        fill_slot(s, action)
        go_on_after_fill(s)


@rule
def open_round(s: State) -> None:
    """R7: four bots first."""
    s.place = 0
    s.turns = 0
    s.passes = 0
    fill_from(s, OPENING, 0)


@rule
def fill_from(s: State, phase: int, slot: int) -> None:
    s.phase = phase
    s.step = slot
    need_card(s)


@rule
def go_on_after_fill(s: State) -> None:
    """A slot is filled: the next one, or what comes after the last."""
    if s.phase == REFILL:
        s.phase = PLUG
    elif s.step + 1 < SLOTS:
        fill_from(s, s.phase, s.step + 1)
    elif s.phase == OPENING:
        s.phase = INVESTING
    else:
        end_turn(s)


@rule
def roll(s: State, number: int) -> None:
    """R9: seat by seat, from left to right."""
    s.board[s.step // DICE].dice[s.round_now * DICE + s.step % DICE] = number
    s.step += 1
    if s.step == s.seats * DICE:
        s.phase = TURN


@rule
def buy(s: State, b: Board, choice: int) -> None:
    """R12, R13: an agent and assistants above a slot; the bot is taken, the slot filled."""
    slot = choice // CROWDS
    assistants = choice % CROWDS
    b.agents -= 1
    b.assistants -= assistants
    b.agents_at[s.round_now * SLOTS + slot] += 1
    b.assistants_at[s.round_now * SLOTS + slot] += assistants
    rank_beside(s, slot)
    b.hand = s.factory[slot]
    s.factory[slot] = NONE
    fill_from(s, REFILL, slot)


@rule
def plug_in(box: Box, s: State, b: Board, slot: int) -> None:
    """R14; R17 asks what to cover, if there is a choice."""
    card = b.hand
    b.card[s.round_now * SLOTS + slot] = card
    b.hand = NONE
    s.step = slot
    if possible_covers(box, card, b.assistants) != ONLY_NONE:
        s.phase = BLOCK
    else:
        cover(box, s, b, 0)


@rule
def cover(box: Box, s: State, b: Board, corners: int) -> None:
    """R15, R18: what is not covered changes the dice, both at once."""
    at = s.round_now * SLOTS + s.step
    card = b.card[at]
    b.covered[at] = corners
    b.assistants -= (corners & LEFT != 0) + (corners & RIGHT != 0)
    die = s.round_now * DICE + s.step
    b.dice[die] = left_die_after(box, card, b.dice[die], corners)
    b.dice[die + 1] = right_die_after(box, card, b.dice[die + 1], corners)
    end_turn(s)


@rule
def make_pass(s: State, b: Board, seat: int) -> None:
    """R19: the last to pass will be the first."""
    b.passed = 1
    s.pile[s.passes] = seat
    s.passes += 1
    if not pass_wipes(b):
        end_turn(s)
        return
    clear_factory(s)
    fill_from(s, WIPE, 0)


@rule
def pass_wipes(b: Board) -> bool:
    """R20: a pass wipes the factory, unless no agent is left (R21)."""
    return b.agents > 0


@rule
def end_turn(s: State) -> None:
    """R10: the next in the order, until each has had its five turns (R11)."""
    s.phase = TURN
    s.turns += 1
    s.place += 1
    if s.place == s.seats:
        s.place = 0
    if s.turns == s.seats * (AGENTS + 1):
        end_round(s)


@rule
def end_round(s: State) -> None:
    """R23, R32: bots and investors stay as they stand in this round's part of the record."""
    clear_factory(s)
    for seat in range(s.seats):
        go_home(s.board[seat])
    for place in range(s.seats):  # R19: the last to pass begins
        s.order[place] = s.pile[s.seats - 1 - place]
    for place in range(s.seats):
        s.pile[place] = NONE
    s.round_now += 1
    if s.round_now == ROUNDS:
        s.phase = OVER
    else:
        open_round(s)


@rule
def weight(box: Box, s: State, action: int) -> int:
    return 1


@rule
def bag(box: Box, s: State) -> int:
    if s.phase == HALVES:
        return HALF_BAG
    if s.phase == ORDER:
        return ORDER_BAG
    if s.phase == INVESTING:
        return INVESTOR_BAG
    if s.phase == ROLLING:
        return DICE_BAG + s.step // DICE
    return DECK


@rule
def reveals(box: Box, s: State) -> int:
    """R4: there is nothing to reveal; what the deck brings is nature's, a barrier by itself."""
    return 0


@rule
def secrecy(box: Box, s: State, seat: int, action: int) -> int:
    return SHOWN


@rule
def hide(box: Box, s: State, viewer: int) -> None:
    """R4: nothing is secret."""


@rule
def redeal(box: Box, s: State, viewer: int, rng: Ints, out: Ints, work: Ints) -> None:
    """R4: so nothing is dealt again."""
