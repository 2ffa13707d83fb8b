"""Gears: set one in secret, have it turned blind by a neighbour, win, enter your code."""

from __future__ import annotations

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.offers import count, offer, pick
from tinkertable.core.record import Ints, rule, table
from tinkertable.core.seats import NATURE, SHOWN, SOMEBODY, VEILED, VEILED_AGAIN

from .abilities import end_setting, legal_window, use_ability
from .actions import CHECK, PASS, RETURN_GEAR, SET_GEAR
from .entry import apply_entry, apply_sending, legal_entry, legal_sending, send_to_check
from .gear import clear_play, hand, set_gear
from .nature import apply_nature, legal_nature
from .night import effect_of
from .rotation import apply_turn, legal_turn
from .round import advance, next_place
from .state import (
    AFTER_ENTRY,
    DAY,
    DEAL,
    ENTRY,
    GEARS,
    NONE,
    OPTIONS,
    OVER,
    REPLACE,
    RETURN,
    SET,
    SET_ANEW,
    SIDES,
    SPARKED,
    TURN,
    W1,
    Box,
    State,
)

# By set of gears: the set of gear * SIDES + side.
EVERY_SIDE = table(
    sum(((1 << SIDES) - 1) << gear * SIDES for gear in range(GEARS) if gears >> gear & 1)
    for gears in range(1 << GEARS)
)


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    for i in range(OPTIONS):
        s.option[i] = options[i]
    s.seats = seats
    s.dealt = 0
    s.cards_used = 0
    s.round_now = 0
    s.card = NONE
    s.token = NONE
    s.turn = 0
    s.step = 0
    s.locked = 0
    s.revealed = 0
    s.looked = 0
    s.winners = 0
    s.jammed = 0
    s.last_card = NONE
    s.last_winners = 0
    for seat in range(seats):
        b = s.board[seat]
        b.last_gear = NONE
        b.last_side = NONE
        b.last_value = 0
        b.last_counts_as = NONE
        b.codes_open = 0
        b.codes_checked = 0
        b.codes_entered = 0
        b.discard = 0
        b.character = NONE
        b.character_side = DAY
        clear_play(b)
    s.phase = DEAL


@rule
def acting(box: Box, s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase < SET:
        return 1 << NATURE
    if s.phase > SET:
        return 1 << s.turn
    seats = 0
    for seat in range(s.seats):  # R8: all at once
        if s.board[seat].placed == 0:
            seats |= 1 << seat
    return seats


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    if seat == NATURE:
        return legal_nature(s, out)
    b = s.board[seat]
    if s.phase == SET:
        return legal_set(hand(b), out)
    if s.phase == SET_ANEW:
        return offer(out, legal_set(hand(b), out), PASS, 1)
    if s.phase == REPLACE:
        return legal_set(hand(b) & ~(1 << b.gear), out)
    if s.phase == TURN:
        return legal_turn(box, s, effect_of(box, s), out)
    if s.phase == ENTRY:
        return legal_entry(box, s, b, effect_of(box, s), out)
    if s.phase == SPARKED:
        return offer(out, 0, CHECK, b.codes_open)
    if s.phase == AFTER_ENTRY:
        return legal_sending(box, s, b, out)
    if s.phase == RETURN:
        return offer(out, 0, RETURN_GEAR, b.discard)
    return legal_window(box, s, b, effect_of(box, s), out)


@rule
def legal_set(gears: int, out: Ints) -> int:
    """R8: any of these gears with any side to the corner."""
    return offer(out, 0, SET_GEAR, EVERY_SIDE[gears])


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    s.revealed = 0
    s.looked = 0
    if seat == NATURE:
        apply_nature(s, action)
        return
    b = s.board[seat]
    if s.phase == SET:
        set_gear(b, action)
        if acting(box, s) == 0:  # R8: all have set
            s.phase = W1
            s.step = 0
            advance(box, s)
        return
    if s.phase == SET_ANEW:
        if action != PASS:
            set_gear(b, action)
        end_setting(box, s, b)
    elif s.phase == REPLACE:
        set_gear(b, action)
        end_setting(box, s, b)
    elif s.phase == TURN:
        apply_turn(box, s, action)
    elif s.phase == ENTRY:
        apply_entry(box, s, b, action)
    elif s.phase == AFTER_ENTRY:
        apply_sending(s, b, action)
    elif s.phase == SPARKED:
        send_to_check(b, action - CHECK)
    elif s.phase == RETURN:
        b.discard &= ~(1 << (action - RETURN_GEAR))
    elif action != PASS:
        use_ability(box, s, b)
    if not has_more_to_decide(s):
        next_place(box, s)
        advance(box, s)


@rule
def has_more_to_decide(s: State) -> bool:
    """Did this action lead to another decision of the same seat?"""
    return s.phase == SET_ANEW or s.phase == REPLACE or s.phase == AFTER_ENTRY


@rule
def reveals(box: Box, s: State) -> int:
    """Gears turned up by the last action; a search shows one to somebody."""
    if s.looked:
        return SOMEBODY | s.revealed
    return s.revealed


@rule
def secrecy(box: Box, s: State, seat: int, action: int) -> int:
    """R8, R26, R29: which gear and side is not told; a gear set anew buries the first for good."""
    if s.phase == SET:
        return VEILED
    if (s.phase == SET_ANEW or s.phase == REPLACE) and action != PASS:
        return VEILED_AGAIN
    return SHOWN


@rule
def hide(box: Box, s: State, viewer: int) -> None:
    """Gears lying face down, but for one's own and one that was looked at (R26)."""
    for seat in range(s.seats):
        b = s.board[seat]
        if seat != viewer and b.placed and not b.up and not knows(s, viewer, seat):
            b.gear = NONE
            b.side = NONE


@rule
def knows(s: State, viewer: int, seat: int) -> bool:
    return viewer >= 0 and s.board[viewer].looked_at == seat


@rule
def redeal(box: Box, s: State, viewer: int, rng: Ints, out: Ints, work: Work) -> None:
    """R4: any gear of the hand, any side: all these worlds are equally possible."""
    for seat in range(s.seats):
        b = s.board[seat]
        if b.placed and b.gear == NONE:
            n = legal_set(hand(b), out)
            set_gear(b, pick(out, n, below(rng, SEATS_STREAM, count(out, n))))
