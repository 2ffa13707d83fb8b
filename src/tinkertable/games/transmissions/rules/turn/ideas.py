"""Ideas: when each may be used, and what it does. An idea is an opcode and a trade."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule

from ..actions import COPY_IDEA, USE, USE_JUMP, USE_SWAP
from ..printing import idea_row
from ..state import (
    BONUS,
    COPY,
    END,
    FOR_USE,
    FROM_FOREST,
    JUMP,
    NONE,
    PARTNER,
    POST_ACTION,
    PRE_MOVE,
    REVERSE,
    RIGHT,
    SPACE,
    STEPS,
    SWAP,
    TO_KEEP,
    Board,
    Box,
    State,
)
from .forest import request_card
from .trades import can_pay, gain_trade, is_worth_while, pay_trade


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
    column = box.right_of[s.robot] if effect == RIGHT else box.left_of[s.robot]
    if column == NONE:
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
    if effect == END:  # R35
        return False
    if effect <= STEPS:  # R28, R29
        if when != PRE_MOVE or (effect != STEPS and s.way != 1):
            return False
        return (effect >= REVERSE or s.extra == 0) and can_pay(box, b, i)
    if effect == FROM_FOREST:  # R32
        return s.decked + s.discarded > 0 and can_pay(box, b, i)
    if effect == BONUS and (when != POST_ACTION or s.gathered == 0):  # R33
        return False
    return is_worth_while(box, s, b, i)


@rule
def use_idea(box: Box, s: State, b: Board, idea: int) -> None:
    """R17, R34: a tile is used; a copy asks for the one it copies."""
    s.used |= 1 << idea
    s.tile = idea
    s.cause = FOR_USE
    if box.effect[idea_row(s, idea)] >= RIGHT:
        s.phase = COPY
    else:
        pay_trade(box, s, b, idea_row(s, idea))


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
        gain_trade(box, s, b, i)
