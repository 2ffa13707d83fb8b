"""Gears: set one in secret, have it turned blind by a neighbour, win, enter your code."""

from __future__ import annotations

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.offers import count, offer, pick
from tinkertable.core.record import Ints, popcount, rule, table
from tinkertable.core.seats import NATURE, SHOWN, SOMEBODY, VEILED, VEILED_AGAIN

from .actions import (
    CHECK,
    DEAL_CHARACTER,
    DEAL_CODE,
    DROP_GEAR,
    GIVE_TOKEN,
    OPEN_ROUND,
    PASS,
    RETURN_GEAR,
    SET_GEAR,
    TURN_GEAR,
    TURN_LEAVE,
    TURN_MINUS,
    TURN_PLUS,
    TURN_TWO,
    USE_COMPUTATION,
)
from .data import CODES_A_SEAT
from .entry import ALL_CODES, apply_computation, apply_entry, legal_entry, send_to_check
from .round import ON, advance, clear_play, effect_of, go_on, turned
from .state import (
    AFTER_ENTRY,
    ALL_GEARS,
    CARDS,
    CHARACTER,
    CHARACTERS,
    DAY_SIDE,
    DEAL,
    DOUBLE_DRIVE,
    DROP,
    ENTRY,
    GEARS,
    HALF_TURN,
    NO_IDLING,
    NONE,
    OPTIONS,
    OVER,
    REPLACE,
    RETURN,
    ROUND,
    SET,
    SET_ANEW,
    SIDES,
    SPARKED,
    STRICT,
    TOKEN,
    TURN,
    W1,
    W2,
    WITH_CHARACTERS,
    Board,
    Box,
    State,
)
from .windows import hand, legal_window, turn, use

ONE_BAG, CHARACTER_BAG, TOKEN_BAG, ROUND_BAG = 0, 1, 2, 3
DROP_BAG = 4  # + seat

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
    s.winners = 0
    s.jammed = 0
    s.last_card = NONE
    s.last_winners = 0
    for seat in range(seats):
        b = s.board[seat]
        b.last_gear = NONE
        b.last_side = NONE
        b.last_value = 0
        b.last_oiled = 0
        b.codes_open = 0
        b.codes_checked = 0
        b.codes_entered = 0
        b.discard = 0
        b.character = NONE
        b.left_of_it = DAY_SIDE
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
def legal(box: Box, s: State, seat: int, out: Ints, work: Ints) -> int:
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
        return legal_turn(s, effect_of(box, s), out)
    if s.phase == ENTRY:
        return legal_entry(box, s, b, effect_of(box, s), out)
    if s.phase == SPARKED:
        return offer(out, 0, CHECK, b.codes_open)
    if s.phase == AFTER_ENTRY:
        return offer(out, offer(out, 0, USE_COMPUTATION, b.codes_open), PASS, 1)
    if s.phase == RETURN:
        return offer(out, 0, RETURN_GEAR, b.discard)
    return legal_window(box, s, b, effect_of(box, s), out)


@rule
def legal_nature(s: State, out: Ints) -> int:
    if s.phase == DEAL:
        return offer(out, 0, DEAL_CODE, ALL_CODES & ~s.dealt)
    if s.phase == DROP:
        return offer(out, 0, DROP_GEAR, ALL_GEARS)
    if s.phase == CHARACTER:
        return offer(out, 0, DEAL_CHARACTER, characters_left(s))
    if s.phase == TOKEN:
        return offer(out, 0, GIVE_TOKEN, (1 << s.seats) - 1)
    return offer(out, 0, OPEN_ROUND, ((1 << CARDS) - 1) & ~s.cards_used)


@rule
def characters_left(s: State) -> int:
    left = (1 << CHARACTERS) - 1
    for seat in range(s.turn):
        left &= ~(1 << s.board[seat].character)
    return left


@rule
def legal_set(gears: int, out: Ints) -> int:
    """R8: any of these gears with any side to the corner."""
    return offer(out, 0, SET_GEAR, EVERY_SIDE[gears])


@rule
def legal_turn(s: State, effect: int, out: Ints) -> int:
    """R9, and what the night makes of it (R33, R36, R40, R41); a locked one is left (R27, R29)."""
    plus, minus = 1 << TURN_PLUS - TURN_GEAR, 1 << TURN_MINUS - TURN_GEAR
    leave, two = 1 << TURN_LEAVE - TURN_GEAR, 1 << TURN_TWO - TURN_GEAR
    if s.locked:
        return offer(out, 0, TURN_GEAR, leave)
    if effect == HALF_TURN:
        return offer(out, 0, TURN_GEAR, leave | two)
    if effect == NO_IDLING:
        return offer(out, 0, TURN_GEAR, plus | minus)
    if effect == DOUBLE_DRIVE:
        return offer(out, 0, TURN_GEAR, plus | minus | leave | two)
    return offer(out, 0, TURN_GEAR, plus | minus | leave)


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    s.revealed = 0
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
        s.phase = W1
    elif s.phase == REPLACE:
        set_gear(b, action)
        s.locked = 1  # R29
        s.phase = W2
    elif s.phase == TURN:
        apply_turn(box, s, action)
    elif s.phase == ENTRY:
        apply_entry(box, s, b, action)
    elif s.phase == AFTER_ENTRY:
        apply_computation(s, b, action)
    elif s.phase == SPARKED:
        send_to_check(b, action - CHECK)
    elif s.phase == RETURN:
        b.discard &= ~(1 << (action - RETURN_GEAR))
    elif action != PASS:
        use(box, s, b, action)
    if not same_seat_goes_on(s):
        go_on(box, s)
        advance(box, s)


@rule
def same_seat_goes_on(s: State) -> bool:
    """Did this action lead to another decision of the same seat?"""
    return s.phase == SET_ANEW or s.phase == REPLACE or s.phase == AFTER_ENTRY


@rule
def apply_nature(s: State, action: int) -> None:
    b = s.board[s.turn]
    if s.phase == DEAL:  # R3
        s.dealt |= 1 << (action - DEAL_CODE)
        b.codes_open |= 1 << (action - DEAL_CODE)
        if popcount(b.codes_open) == CODES_A_SEAT:
            next_seat(s, DROP)
    elif s.phase == DROP:  # R4, R13
        b.discard = 1 << (action - DROP_GEAR)
        next_seat(s, CHARACTER)
        if s.phase == CHARACTER and s.round_now:
            s.phase = ROUND
        elif s.phase == CHARACTER and (s.option[STRICT] or s.option[WITH_CHARACTERS] != ON):
            s.phase = TOKEN
    elif s.phase == CHARACTER:  # R5
        b.character = action - DEAL_CHARACTER
        next_seat(s, TOKEN)
    elif s.phase == TOKEN:  # R7
        s.token = action - GIVE_TOKEN
        s.phase = ROUND
    else:  # R6
        s.card = action - OPEN_ROUND
        s.cards_used |= 1 << s.card
        s.round_now += 1
        s.phase = SET


@rule
def next_seat(s: State, then: int) -> None:
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.phase = then


@rule
def set_gear(b: Board, action: int) -> None:
    b.gear = (action - SET_GEAR) // SIDES
    b.side = (action - SET_GEAR) & (SIDES - 1)
    b.placed = 1


@rule
def apply_turn(box: Box, s: State, action: int) -> None:
    b = s.board[turned(s, effect_of(box, s))]
    b.turned = 1 + action - TURN_GEAR
    turn(box, b, sides_of(action))


@rule
def sides_of(action: int) -> int:
    """How many sides on, clockwise."""
    if action == TURN_PLUS:
        return 1
    if action == TURN_MINUS:
        return SIDES - 1
    if action == TURN_TWO:
        return 2
    return 0


@rule
def weight(box: Box, s: State, action: int) -> int:
    return 1


@rule
def bag(box: Box, s: State) -> int:
    if s.phase == DEAL:
        return ONE_BAG
    if s.phase == DROP:
        return DROP_BAG + s.turn
    if s.phase == CHARACTER:
        return CHARACTER_BAG
    if s.phase == TOKEN:
        return TOKEN_BAG
    return ROUND_BAG


@rule
def reveals(box: Box, s: State) -> int:
    """Gears turned up by the last action; a search shows one to somebody."""
    if s.phase == SET_ANEW:
        return SOMEBODY
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
def redeal(box: Box, s: State, viewer: int, rng: Ints, out: Ints, work: Ints) -> None:
    """R4: any gear of the hand, any side: all these worlds are equally possible."""
    for seat in range(s.seats):
        b = s.board[seat]
        if b.placed and b.gear == NONE:
            n = legal_set(hand(b), out)
            set_gear(b, pick(out, n, below(rng, SEATS_STREAM, count(out, n))))
