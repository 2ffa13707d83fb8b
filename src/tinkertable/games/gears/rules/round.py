"""The course of a round: from one decision to the next, past everything that asks nobody."""

from __future__ import annotations

from tinkertable.core.record import popcount, rule

from .abilities import window_ability
from .data import CODES_A_SEAT, DAY_ROUNDS, ROUNDS
from .gear import clear_play, remember_play, turn_up
from .night import effect_of, has_power
from .ring import clockwise, left_of
from .rotation import rotates, target, turner
from .state import (
    BLUE,
    DAY,
    DROP,
    ENTRY,
    JAMMED_CHECK,
    LOSERS_CHECK,
    NIGHT,
    NONE,
    OVER,
    RETURN,
    ROUND,
    SET,
    SPARKED,
    TURN,
    W1,
    W2,
    W2_UP,
    Box,
    State,
)
from .winners import judge, swap_numbers


@rule
def advance(box: Box, s: State) -> None:
    """Go on to the next decision."""
    while not asks_seat(box, s):
        next_place(box, s)


@rule
def asks_seat(box: Box, s: State) -> bool:
    """Does this place in the round ask a seat to decide? Then it is that seat's turn."""
    if s.phase <= SET or s.phase == OVER:
        return True
    if s.step >= s.seats:
        return False
    effect = effect_of(box, s)
    s.turn = seat_asked(box, s, effect)
    b = s.board[s.turn]
    if s.phase == TURN:
        return rotates(box, effect)
    if s.phase == ENTRY:
        return (s.winners >> s.turn) & 1 == 1
    if s.phase == SPARKED:  # R43
        return must_check(box, s, effect) and b.codes_open != 0
    if s.phase == RETURN:  # R19
        lost = (s.winners >> s.turn) & 1 == 0
        asked = lost and has_power(box, b, effect, BLUE) and b.discard != 0
        return asked and (box.returns_always == 1 or hands_last(s))
    return window_ability(box, s, b, effect) != NONE


@rule
def must_check(box: Box, s: State, effect: int) -> bool:
    """R43: does the seat send a card to check, having jammed or not won?"""
    if box.checks[effect] == JAMMED_CHECK:
        return (s.jammed >> s.turn) & 1 == 1
    return box.checks[effect] == LOSERS_CHECK and (s.winners >> s.turn) & 1 == 0


@rule
def hands_last(s: State) -> bool:
    """R19: will what is in hand still be played with? Not at nightfall, nor when all is over."""
    return s.round_now != DAY_ROUNDS and not is_over(s)


@rule
def is_over(s: State) -> bool:
    """R44: has a seat entered all its code, or was this the last round?"""
    if s.round_now == ROUNDS:
        return True
    for seat in range(s.seats):
        if popcount(s.board[seat].codes_entered) == CODES_A_SEAT:
            return True
    return False


@rule
def seat_asked(box: Box, s: State, effect: int) -> int:
    if s.phase == TURN:
        return turner(box, s, effect, s.step)
    if s.phase == W2 or (s.phase == W2_UP and box.together[effect] == 0):
        return target(box, s, effect, s.step)
    return clockwise(s, s.token, s.step)  # R20


@rule
def next_place(box: Box, s: State) -> None:
    """Leave this place in the round."""
    effect = effect_of(box, s)
    if s.step >= s.seats:
        next_phase(box, s, effect)
    elif s.phase == W2:
        s.phase = TURN
    elif s.phase == TURN and box.together[effect] == 0:
        turn_up(box, s, target(box, s, effect, s.step))
        s.phase = W2_UP
    elif s.phase == TURN or (s.phase == W2_UP and box.together[effect] == 0):
        s.locked = 0
        s.step += 1
        s.phase = W2
    else:
        s.step += 1


@rule
def next_phase(box: Box, s: State, effect: int) -> None:
    s.step = 0
    if s.phase == W1:
        s.phase = W2
    elif s.phase == W2 and box.together[effect]:  # R38: all together
        for seat in range(s.seats):
            turn_up(box, s, seat)
        s.phase = W2_UP
    elif s.phase == W2 or s.phase == W2_UP:
        swap_numbers(box, s, effect)
        judge(box, s, effect)
        s.phase = ENTRY
    elif s.phase == ENTRY:
        s.phase = SPARKED
    elif s.phase == SPARKED:
        s.phase = RETURN
    else:
        finish_round(s)


@rule
def finish_round(s: State) -> None:
    """R12, R44: the end, or on to the next round."""
    if is_over(s):
        s.phase = OVER
        return
    s.token = left_of(s, s.token)
    s.last_card = s.card
    s.last_winners = s.winners
    s.card = NONE
    s.winners = 0
    s.jammed = 0
    s.turn = 0
    s.phase = ROUND
    for seat in range(s.seats):
        b = s.board[seat]
        b.discard |= 1 << b.gear
        remember_play(b)
        clear_play(b)
        if s.round_now == DAY_ROUNDS:  # R13: night
            b.discard = 0
            if b.character_side == DAY:
                b.character_side = NIGHT
            s.phase = DROP
