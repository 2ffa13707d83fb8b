"""The decisions of a turn between its smaller ones: card, ideas, way, action, end."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from ..actions import (
    CYCLE,
    END_TURN,
    GO,
    GO_AGAIN,
    PLAY_CARD,
    PLAY_FOREST,
    SKIP,
    TAKE,
    USE,
    USE_JUMP,
)
from ..state import (
    CLEANUP,
    POST_ACTION,
    PRE_ACTION,
    PRE_CARD,
    PRE_MOVE,
    ROBOTS,
    Board,
    Box,
    State,
)
from .clean_up import clean_up
from .forest import held_of, legal_again, legal_plays, turn_face_down
from .ideas import legal_ideas
from .locations import apply_location, legal_location
from .movement import begin_move, legal_cards, legal_go, move_robot, take_from_hand
from .uses import apply_use, play_forest_card


@rule
def legal_turn(box: Box, s: State, b: Board, out: Ints) -> int:
    """R12, R15, R17, R36, R41: a card; then ideas, forest cards and the move, action or end."""
    n = 0
    if s.phase == PRE_CARD:
        n = legal_cards(box, s, b, out, n)
    else:
        n = legal_ideas(box, s, b, out, n)
    n = legal_plays(box, s, b, out, n)
    if s.phase == PRE_MOVE:
        n = legal_go(box, s, out, n)
    elif s.phase == PRE_ACTION:
        n = legal_location(box, s, b, out, n)
        n = offer(out, n, SKIP, 1)  # R15
    elif s.phase == POST_ACTION:
        n = legal_again(box, s, b, out, n)
        n = offer(out, n, END_TURN, 1)
    return n


@rule
def apply_turn(box: Box, s: State, b: Board, action: int) -> None:
    if action < USE:
        apply_card(box, s, b, action)
    elif action < PLAY_FOREST:
        s.back = s.phase
        apply_use(box, s, b, (action - USE) % (USE_JUMP - USE))
    elif action < GO:
        play_forest_card(box, s, b, action - PLAY_FOREST)
    elif action < TAKE:
        move_robot(s, action - GO + 1)
    elif action < GO_AGAIN:
        apply_location(box, s, b, action)
    elif action < SKIP:
        go_again(box, s, b, action - GO_AGAIN)
    elif action == SKIP:
        s.phase = POST_ACTION
    else:
        clean_up(box, s, b)


@rule
def apply_card(box: Box, s: State, b: Board, action: int) -> None:
    """R12; R13: a card that moves nothing goes under the deck like any other."""
    if action < CYCLE:
        take_from_hand(s, b, (action - PLAY_CARD) // ROBOTS)
        begin_move(s, (action - PLAY_CARD) % ROBOTS)
    else:
        take_from_hand(s, b, action - CYCLE)
        clean_up(box, s, b)


@rule
def go_again(box: Box, s: State, b: Board, robot: int) -> None:
    """R41; R16: by an option the part of the turn that ends here is cleaned up."""
    turn_face_down(b, held_of(b, box.again_cards))
    if s.option[CLEANUP]:
        s.next_robot = robot
        clean_up(box, s, b)
    else:
        begin_move(s, robot)
