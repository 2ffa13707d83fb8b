"""Railroad Ink: roll the dice, draw what they show on your own board, seven times."""

from __future__ import annotations

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.offers import count, offer, pick
from tinkertable.core.record import Ints, copy_row, rule
from tinkertable.core.seats import NATURE, SHOWN, SILENT

from .actions import DONE, PLACE, THROW, cell_of, tile_of
from .board import cross_off, draw, erase, new_board
from .data import EXPANSION_ROUNDS, ROUNDS
from .drawing import legal_drawing
from .lava import examine_lava_duty
from .meteor import apply_meteor, legal_meteor
from .state import (
    AIM_DIE,
    ALL_DICE,
    DICE,
    EXPANSION,
    NO_EXPANSION,
    OPTIONS,
    THROWS,
    UNROLLED,
    WITH_LAVA,
    WITH_METEOR,
    Board,
    Box,
    State,
    Work,
)
from .tiles import MIDDLE, SHAPE
from .tiles import VOLCANO as VOLCANO_TILE


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    for i in range(OPTIONS):
        s.option[i] = options[i]
    s.seats = seats
    s.rounds = ROUNDS  # R3
    s.to_roll = DICE
    if s.option[EXPANSION] != NO_EXPANSION:
        s.rounds = EXPANSION_ROUNDS
        s.to_roll = ALL_DICE
    for seat in range(seats):
        new_board(box, s.board[seat])
        if s.option[EXPANSION] == WITH_LAVA:  # R32
            draw(s.board[seat], MIDDLE, VOLCANO_TILE, 0)
    s.round_now = 1
    start_round(s)


@rule
def start_round(s: State) -> None:
    s.rolled = 0
    s.done = 0
    for die in range(ALL_DICE):
        s.dice[die] = UNROLLED
    for seat in range(s.seats):
        b = s.board[seat]
        b.drawn = 0
        b.special_now = 0
        b.struck = 0
        b.lapsed = 0
        if s.seats > 1:
            copy_row(s.shown, seat, s.board, seat)


@rule
def acting(box: Box, s: State) -> int:
    if s.round_now > s.rounds:
        return 0
    if s.rolled < s.to_roll:  # R4
        return 1 << NATURE
    return ((1 << s.seats) - 1) & ~s.done  # R5: all at once


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    if seat == NATURE:
        die = next_die(s)
        return offer(out, 0, THROW + box.first_throw[die], box.throws[die])
    return legal_seat(box, s, s.board[seat], out, work)


@rule
def next_die(s: State) -> int:
    """The die nature rolls next."""
    if s.option[EXPANSION] == WITH_METEOR and s.rolled >= DICE:
        return s.rolled + AIM_DIE - DICE
    return s.rolled


@rule
def legal_seat(box: Box, s: State, b: Board, out: Ints, work: Work) -> int:
    if s.option[EXPANSION] == WITH_METEOR and b.struck == 0:  # R24
        return legal_meteor(box, s, b, out)
    return legal_drawing(box, s, b, out, work)


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    if seat == NATURE:
        apply_throw(box, s, action - THROW)
    elif action == DONE:
        apply_done(s, seat)
    else:
        apply_seat(box, s, s.board[seat], action)


@rule
def apply_throw(box: Box, s: State, throw: int) -> None:
    s.dice[s.rolled] = throw
    s.rolled += 1
    if s.rolled == s.to_roll:
        for seat in range(s.seats):
            start_drawing(box, s, s.board[seat])


@rule
def start_drawing(box: Box, s: State, b: Board) -> None:
    """What the roll alone decides about a board; `hide` says it again of what all saw."""
    if s.option[EXPANSION] == WITH_LAVA:
        examine_lava_duty(box, s, b)


@rule
def apply_done(s: State, seat: int) -> None:
    """R12: when all are done the next round begins, or the game is over."""
    s.done |= 1 << seat
    if s.done == (1 << s.seats) - 1:
        s.round_now += 1
        start_round(s)


@rule
def apply_seat(box: Box, s: State, b: Board, action: int) -> None:
    """Anything a seat does to its own board."""
    if action < PLACE:
        apply_meteor(box, s, b, action)
        return
    cell = cell_of(action)
    tile = tile_of(action)
    if (b.filled >> cell) & 1:  # R40
        erase(b, cell)
    draw(b, cell, tile, s.round_now)  # R13
    if tile != VOLCANO_TILE:
        cross_off(box, s, b, SHAPE[tile])
    if s.option[EXPANSION] == WITH_LAVA:  # R38
        examine_lava_duty(box, s, b)


@rule
def weight(box: Box, s: State, action: int) -> int:
    return box.sides[next_die(s) * THROWS + action - THROW]


@rule
def bag(box: Box, s: State) -> int:
    """Every die is a bag of its own; an expansion's dice leave the route dice's rolls alone."""
    return next_die(s)


@rule
def reveals(box: Box, s: State) -> int:
    """R6: the last `done` of a round shows every board."""
    if s.rolled < s.to_roll:
        return (1 << s.seats) - 1
    return 0


@rule
def secrecy(box: Box, s: State, seat: int, action: int) -> int:
    """R6: what is drawn stays unseen until all are done; that a seat is done does not."""
    if seat == NATURE or action == DONE or s.seats == 1:
        return SHOWN
    return SILENT


@rule
def hide(box: Box, s: State, viewer: int) -> None:
    """R6: the others' boards go back to what all saw last; alone, nobody could copy."""
    if s.seats > 1 and s.round_now <= s.rounds:
        for seat in range(s.seats):
            if seat != viewer:
                copy_row(s.board, seat, s.shown, seat)
                if s.rolled == s.to_roll:
                    start_drawing(box, s, s.board[seat])


@rule
def redeal(box: Box, s: State, viewer: int, rng: Ints, out: Ints, work: Work) -> None:
    """The others draw at random: to the end of the round if they are done, else for a while."""
    if s.seats == 1 or s.rolled < s.to_roll or s.round_now > s.rounds:
        return  # nothing is hidden
    for seat in range(s.seats):
        if seat != viewer:
            redraw(box, s, s.board[seat], (s.done >> seat) & 1, rng, out, work)


@rule
def redraw(
    box: Box, s: State, b: Board, finished: int, rng: Ints, out: Ints, work: Work
) -> None:  # fmt: skip
    while finished or below(rng, SEATS_STREAM, 4):
        n = legal_seat(box, s, b, out, work)
        action = pick(out, n, below(rng, SEATS_STREAM, count(out, n)))
        if action == DONE:
            return
        apply_seat(box, s, b, action)
