"""Harvey, the opponent of whoever plays alone: nature draws his card, his steps are forced."""

from __future__ import annotations

from tinkertable.core.record import rule

from .state import (
    ENGLISH,
    FOREST,
    GAP,
    GAP_BY_PRINTING,
    GAP_TURN,
    HARVEY,
    LAKE,
    LOCATIONS,
    MEADOW,
    NONE,
    POST_ACTION,
    POWER,
    PRINTING,
    ROBOTS,
    SCRAP,
    STEP,
    TO_HARVEY,
    TOWN,
    B,
    Board,
    Box,
    E,
    G,
    State,
    W,
    Y,
)
from .turn.clean_up import end_turn
from .turn.display import leave_display, put_idea, put_item
from .turn.forest import pop_discard, put_on_discard, request_card
from .turn.movement import landing
from .turn.pipes import leave_stack


@rule
def apply_harvey(box: Box, s: State, card: int) -> None:
    """R56: a robot card moves that robot, a location card all robots of its locations."""
    s.harvey[card] -= 1
    s.card = card
    s.second = NONE
    s.row = 0
    if box.card_robot[card] != NONE:
        s.row = LOCATIONS
        step_with(s, box.card_robot[card])
    else:
        next_step(box, s)


@rule
def step_with(s: State, robot: int) -> None:
    s.robot = robot
    s.phase = STEP


@rule
def next_step(box: Box, s: State) -> None:
    """R57: from the top of the card down, the robots that stand there by now."""
    if s.second != NONE:
        step_with(s, s.second)
        s.second = NONE
        return
    while s.row < LOCATIONS:
        location = box.card_order[s.card * LOCATIONS + s.row]
        s.row += 1
        near, far = NONE, NONE
        for r in range(ROBOTS):
            if location != NONE and box.location[s.robot_at[r]] == location:
                if is_far(s.robot_at[r]):
                    far = r
                else:
                    near = r
        if far != NONE:
            step_with(s, far)
            s.second = near
            return
        if near != NONE:
            step_with(s, near)
            return
    end_turn(box, s)


@rule
def is_far(space: int) -> bool:
    """R57: is it the space of its location that is further clockwise?"""
    return space & 1 == 1


@rule
def apply_step(box: Box, s: State) -> None:
    """R57: as far as the robot goes; then what he does there."""
    s.robot_at[s.robot] = landing(s, s.robot, 1, box.distance[s.robot])
    s.phase = POST_ACTION
    take_solo_action(s, s.board[HARVEY], box.location[s.robot_at[s.robot]])
    if s.phase == POST_ACTION:
        next_step(box, s)


@rule
def take_solo_action(s: State, b: Board, here: int) -> None:
    far = is_far(s.robot_at[s.robot])
    s.position = s.robot  # R59, R61: what he takes is told by the robot
    if here == MEADOW:  # R58
        s.pool[G if far else Y] += 1 if far else 2
    elif here == LAKE:
        s.pool[B if far else W] += 1 if far else 2
    elif here == POWER:
        s.pool[E] += 2 if far else 1
    elif here == TOWN:
        take_item(s, b)
    elif here == SCRAP:
        take_idea(s, b)
    elif here == FOREST:
        take_card(s, b)
    else:
        take_pipe(s, b)


@rule
def first_column(b: Board, slots: int) -> int:
    """R59: yellow's, else blue's and so on, if it has room; or NONE."""
    for c in range(ROBOTS):
        if b.free[c] >= slots:
            return c
    return NONE


@rule
def take_item(s: State, b: Board) -> None:
    """R59: what fits nowhere leaves the game; the display moves on in any case."""
    item = s.item[s.position]
    if item == NONE:
        lose_action(s)
        return
    column = first_column(b, 2)
    if column != NONE:
        put_item(s, b, item, column)
    leave_display(s)


@rule
def take_idea(s: State, b: Board) -> None:
    idea = s.idea[s.position]
    if idea == NONE:
        lose_action(s)
        return
    column = first_column(b, 1)
    if column != NONE:
        put_idea(s, b, idea, column)
    leave_display(s)


@rule
def lose_action(s: State) -> None:
    """R59, R61: this action, or the rest of his card too."""
    if s.option[GAP] == GAP_TURN or (
        s.option[GAP] == GAP_BY_PRINTING and s.option[PRINTING] == ENGLISH
    ):
        s.row = LOCATIONS
        s.second = NONE


@rule
def take_card(s: State, b: Board) -> None:
    """R60: the top of the discard; then a new card is turned up."""
    if s.discarded > 0:
        b.held[pop_discard(s)] += 1
    if s.decked + s.discarded > 0:
        request_card(s, TO_HARVEY)


@rule
def turn_up_card(box: Box, s: State, kind: int) -> None:
    put_on_discard(s, kind)
    next_step(box, s)


@rule
def take_pipe(s: State, b: Board) -> None:
    """R61: the top of a stack, if there is one."""
    if s.top[s.position] == NONE:
        lose_action(s)
        return
    b.flipped |= 1 << s.top[s.position]
    leave_stack(s)
