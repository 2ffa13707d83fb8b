"""Ideas: when each may be used, and what it does. An idea is an opcode and its numbers."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule

from ..actions import COPY_IDEA, USE, USE_JUMP, USE_SWAP
from ..state import (
    BONUS,
    COPY,
    END,
    FROM_FOREST,
    GIVE,
    IDEAS,
    JUMP,
    NONE,
    PARTNER,
    POST_ACTION,
    PRE_MOVE,
    PRINTING,
    REVERSE,
    RIGHT,
    ROBOTS,
    SPACE,
    STEPS,
    SWAP,
    TO_KEEP,
    Board,
    Box,
    E,
    State,
)
from .forest import request_card
from .resources import colours_available, engram_count, gain, pay, receive, volts_available


@rule
def idea_row(s: State, idea: int) -> int:
    """Where the box has what it does. R31: K13 and K14 differ by the printing."""
    return s.option[PRINTING] * IDEAS + idea


@rule
def legal_ideas(box: Box, s: State, b: Board, out: Ints, n: int) -> int:
    """R17: the ideas of the robot that is moved, each once."""
    uses = 0
    jumps = 0
    swaps = 0
    left = b.ideas[s.robot] & ~s.used
    while left:
        idea = lowest(left)
        bit = left & -left
        left &= left - 1
        effect = box.effect[idea_row(s, idea)]
        if effect >= RIGHT:
            if copyable_ideas(box, s, b, s.phase, effect):
                uses |= bit
        elif is_usable(box, s, b, s.phase, idea):
            if effect == JUMP:
                jumps |= bit
            elif effect == SWAP:
                swaps |= bit
            else:
                uses |= bit
    n = offer(out, n, USE, uses)
    n = offer(out, n, USE_JUMP, jumps)
    return offer(out, n, USE_SWAP, swaps)


@rule
def copyable_ideas(box: Box, s: State, b: Board, when: int, effect: int) -> int:
    """R34: what an idea of the neighbouring column may be used for, if there is one."""
    column = s.robot + 1 if effect == RIGHT else s.robot - 1
    if column < 0 or column == ROBOTS:
        return 0
    found = 0
    left = b.ideas[column] & ~s.used
    while left:
        idea = lowest(left)
        other = box.effect[idea_row(s, idea)]
        if other < RIGHT and is_usable(box, s, b, when, idea):
            found |= left & -left
        left &= left - 1
    return found


@rule
def is_usable(box: Box, s: State, b: Board, when: int, idea: int) -> bool:
    """May this effect be used in the phase `when`?"""
    i = idea_row(s, idea)
    effect = box.effect[i]
    if effect == END or b.stock[E] < box.pays_volts[i]:  # R35
        return False
    if effect <= STEPS:  # R28, R29
        if when != PRE_MOVE:
            return False
        return effect == STEPS or (s.way == 1 and (effect == REVERSE or s.extra == 0))
    if effect == FROM_FOREST:  # R32
        return s.decked + s.discarded > 0
    if effect == BONUS and (when != POST_ACTION or s.gathered == 0):  # R33
        return False
    return can_pay_trade(box, b, i) and trade_gains_something(box, s, i, 1)


@rule
def can_pay_trade(box: Box, b: Board, i: int) -> bool:
    """R30."""
    colour = box.pays_engram[i]
    return engram_count(b) >= box.pays_any[i] and (colour == NONE or b.stock[colour] > 0)


@rule
def trade_gains_something(box: Box, s: State, i: int, to_board: int) -> bool:
    """R30, R55: something must be gained; alone, what is paid to the board lies there first."""
    colours = colours_available(s)
    if to_board and box.pays_any[i]:
        colours |= box.gains[i]
    if to_board and box.pays_engram[i] != NONE:
        colours |= 1 << box.pays_engram[i]
    if box.gains[i] & colours:
        return True
    if box.gains_volts[i] == 0:
        return False
    return volts_available(s) or (to_board > 0 and box.pays_volts[i] > 0)


@rule
def use_idea(box: Box, s: State, b: Board, idea: int) -> None:
    """R17, R34: a tile is used; a copy asks for the one it copies."""
    effect = box.effect[idea_row(s, idea)]
    s.used |= 1 << idea
    s.tile = idea
    if effect >= RIGHT:
        s.phase = COPY
        return
    i = idea_row(s, idea)
    pay(s, b, E, box.pays_volts[i])
    if box.pays_engram[i] != NONE:
        pay(s, b, box.pays_engram[i], 1)
    if box.pays_any[i]:
        s.phase = GIVE


@rule
def legal_copy(box: Box, s: State, b: Board, out: Ints) -> int:
    effect = box.effect[idea_row(s, s.tile)]
    return offer(out, 0, COPY_IDEA, copyable_ideas(box, s, b, s.back, effect))


@rule
def idea_effect(box: Box, s: State, b: Board, idea: int) -> None:
    """What it does once it is paid for."""
    i = idea_row(s, idea)
    effect = box.effect[i]
    s.phase = s.back
    if effect == SWAP:
        s.phase = PARTNER
    elif effect == JUMP:
        s.phase = SPACE
    elif effect == REVERSE:
        s.way = -1
    elif effect == STEPS:
        s.extra += box.steps[i]
    elif effect == FROM_FOREST:
        request_card(s, TO_KEEP)
    else:
        receive(s, b, E, box.gains_volts[i])
        gain(s, b, box.gains[i], 1)
