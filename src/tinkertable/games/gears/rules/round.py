"""The flow of a round: from one decision to the next, past everything that asks nobody."""

from __future__ import annotations

from tinkertable.core.record import popcount, rule

from .data import CODES_A_SEAT, DAY_ROUNDS, ROUNDS
from .ring import clockwise, left_of, right_of
from .state import (
    BLACKOUT,
    BLUE,
    DAY_SIDE,
    DROP,
    ENTRY,
    FACTORY_SETTINGS,
    NIGHT_EFFECTS,
    NIGHT_SIDE,
    NO_EFFECT,
    NONE,
    OVER,
    OWN_HANDS,
    RETURN,
    REVERSE_DRIVE,
    ROUND,
    RUST,
    SET,
    SIDES,
    SPARKED,
    SPARKS,
    STRICT,
    TURN,
    W1,
    W2,
    W2_UP,
    Board,
    Box,
    State,
)
from .windows import is_night, window_ability
from .winners import judge, swap

ON = 0  # the default of the option night_effects


@rule
def effect_of(box: Box, s: State) -> int:
    """R32, R46: the effect of the round card, if it is night."""
    if s.option[STRICT] or s.option[NIGHT_EFFECTS] != ON or not is_night(s):
        return NO_EFFECT
    return box.effect[s.card]


@rule
def advance(box: Box, s: State) -> None:
    """Go on to the next decision."""
    while not asks(box, s):
        go_on(box, s)


@rule
def asks(box: Box, s: State) -> bool:
    """Does this place in the round ask a seat to decide? Then it is that seat's turn."""
    if s.phase <= SET or s.phase == OVER:
        return True
    if s.step >= s.seats:
        return False
    effect = effect_of(box, s)
    s.turn = seat_asked(s, effect)
    b = s.board[s.turn]
    if s.phase == TURN:
        return effect != RUST
    if s.phase == ENTRY:
        return (s.winners >> s.turn) & 1 == 1
    if s.phase == SPARKED:  # R43
        return effect == SPARKS and (s.jammed >> s.turn) & 1 == 1 and b.codes_open != 0
    if s.phase == RETURN:  # R19
        lost = (s.winners >> s.turn) & 1 == 0
        return effect != FACTORY_SETTINGS and lost and b.gear == BLUE and b.discard != 0
    return window_ability(box, s, b, effect) != NONE


@rule
def seat_asked(s: State, effect: int) -> int:
    if s.phase == TURN:
        return turner(s, effect)
    if s.phase == W2 or (s.phase == W2_UP and effect != BLACKOUT):
        return turned(s, effect)
    return clockwise(s, s.token, s.step)  # R20


@rule
def turner(s: State, effect: int) -> int:
    """R9, R34: who turns a gear in this step."""
    if effect == REVERSE_DRIVE:
        return clockwise(s, s.token, s.seats - s.step)
    return clockwise(s, s.token, s.step)


@rule
def turned(s: State, effect: int) -> int:
    """Whose gear it is."""
    return target_of(s, turner(s, effect), effect)


@rule
def target_of(s: State, seat: int, effect: int) -> int:
    """R9, R34, R37: whose gear a seat acts on."""
    if effect == OWN_HANDS:
        return seat
    if effect == REVERSE_DRIVE:
        return right_of(s, seat)
    return left_of(s, seat)


@rule
def go_on(box: Box, s: State) -> None:
    """Leave this place in the round."""
    effect = effect_of(box, s)
    if s.step >= s.seats:
        next_phase(box, s, effect)
    elif s.phase == W2:
        s.phase = TURN
    elif s.phase == TURN and effect != BLACKOUT:
        turn_up(box, s, turned(s, effect))
        s.phase = W2_UP
    elif s.phase == TURN or (s.phase == W2_UP and effect != BLACKOUT):
        s.locked = 0
        s.step += 1
        s.phase = W2
    else:
        s.step += 1


@rule
def turn_up(box: Box, s: State, seat: int) -> None:
    """R11: the gear is shown to all."""
    b = s.board[seat]
    b.up = 1
    b.value = box.value[b.gear * SIDES + b.side]
    s.revealed |= 1 << seat


@rule
def next_phase(box: Box, s: State, effect: int) -> None:
    s.step = 0
    if s.phase == W1:
        s.phase = W2
    elif s.phase == W2 and effect == BLACKOUT:  # R38: all together
        for seat in range(s.seats):
            turn_up(box, s, seat)
        s.phase = W2_UP
    elif s.phase == W2 or s.phase == W2_UP:
        if effect != FACTORY_SETTINGS:  # R39
            swap(s)
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
    for seat in range(s.seats):
        if popcount(s.board[seat].codes_entered) == CODES_A_SEAT:
            s.phase = OVER
    if s.phase == OVER or s.round_now == ROUNDS:
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
        remember(b)
        clear_play(b)
        if s.round_now == DAY_ROUNDS:  # R13: night
            b.discard = 0
            if b.left_of_it == DAY_SIDE:
                b.left_of_it = NIGHT_SIDE
            s.phase = DROP


@rule
def remember(b: Board) -> None:
    """Everybody saw it: people look at the outcome when the next round is already open."""
    b.last_gear = b.gear
    b.last_side = b.side
    b.last_value = b.value
    b.last_oiled = b.oiled


@rule
def clear_play(b: Board) -> None:
    b.placed = 0
    b.up = 0
    b.gear = NONE
    b.side = NONE
    b.value = 0
    b.oiled = 0
    b.turned = 0
    b.looked_at = NONE
