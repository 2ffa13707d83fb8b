"""The steps of setting up: what nature draws, and what seats decide."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule, table

from ..actions import (
    COLOURINGS,
    DEAL,
    GIVE_HAND,
    HAND_COUNT,
    HANDS,
    PUT_IDEA,
    SET_ROBOTS,
    SET_SETS,
    SET_SPOTS,
    SPOTS,
    START_WITH,
    STARTER_PAIRS,
)
from ..data import DISPLAY, HAND, LATER_VOLTS, STARTING_IDEAS
from ..players import first_seat, next_seat, player_count
from ..state import (
    ADVANCED,
    BOUGHT_IDEAS,
    CHOICE_OF_SETS,
    CHOICE_OF_SPOTS,
    CHOSEN,
    DRAW_DEAL,
    DRAW_HAND,
    DRAW_ITEM,
    DRAW_ROBOTS,
    DRAW_SETS,
    DRAW_SPOTS,
    DRAW_START,
    FIRST,
    HARVEY,
    LATER,
    NONE,
    PLACEMENT,
    PLACING,
    PUT,
    ROBOTS,
    SET_OPTION,
    START_OPTION,
    Board,
    Box,
    E,
    State,
)
from ..turn.clean_up import begin_turn
from ..turn.display import put_idea
from ..turn.purchase import columns_with_room
from .sets import apply_sets, legal_sets

SPOT_SPACES = table(space for spots in SPOTS for space in spots)
COLOURING_ROBOTS = table(robot for colouring in COLOURINGS for robot in colouring)
PAIR_STARTERS = table(starter for pair in STARTER_PAIRS for starter in pair)
HAND_CARDS = table(sum(1 << card for card in hand) for hand in HANDS)
PAIRS = len(STARTER_PAIRS)
ALL_HANDS = (1 << len(HANDS)) - 1
ALL_SPOTS = (1 << len(SPOTS)) - 1
ALL_COLOURINGS = (1 << len(COLOURINGS)) - 1


@rule
def legal_setup(s: State, out: Ints) -> int:
    """R4: what nature draws before the first turn, in this order."""
    if s.phase == DRAW_START:  # R3
        return offer(out, 0, START_WITH, possible_starters(s))
    if s.phase == DRAW_SPOTS:
        return legal_spots(out)
    if s.phase == DRAW_ROBOTS:
        return legal_placing(out)
    if s.phase == DRAW_SETS:
        return legal_sets(s, out, s.option[SET_OPTION] == ADVANCED)
    if s.phase == DRAW_DEAL:
        return legal_deal(s, out)
    return offer(out, 0, GIVE_HAND + s.turn * HAND_COUNT, ALL_HANDS)  # R11


@rule
def possible_starters(s: State) -> int:
    """R3: bit set of those who may begin."""
    if s.option[START_OPTION] == 0:
        return (1 << player_count(s)) - 1
    return 1 << HARVEY if s.seats == 1 and s.option[FIRST] else 1


@rule
def legal_spots(out: Ints) -> int:
    """R2."""
    return offer(out, 0, SET_SPOTS, ALL_SPOTS)


@rule
def legal_placing(out: Ints) -> int:
    return offer(out, 0, SET_ROBOTS, ALL_COLOURINGS)


@rule
def legal_deal(s: State, out: Ints) -> int:
    """R6: any two that are left."""
    pairs = 0
    for i in range(PAIRS):
        one, two = PAIR_STARTERS[i * 2], PAIR_STARTERS[i * 2 + 1]
        pairs |= (s.starters_left >> one & s.starters_left >> two & 1) << i
    return offer(out, 0, DEAL + s.turn * PAIRS, pairs)


@rule
def apply_start(s: State, player: int) -> None:
    s.first = player
    s.turn = first_seat(s)
    if s.option[LATER]:
        for place in range(s.seats):  # R10
            s.board[(s.turn + place) % s.seats].stock[E] += LATER_VOLTS * place
    s.phase = CHOICE_OF_SPOTS if s.option[PLACEMENT] else DRAW_SPOTS


@rule
def apply_spots(s: State, spots: int) -> None:
    s.spots = spots
    s.phase = PLACING if s.option[PLACEMENT] else DRAW_ROBOTS


@rule
def apply_placing(s: State, colouring: int) -> None:
    for i in range(ROBOTS):
        s.robot_at[COLOURING_ROBOTS[colouring * ROBOTS + i]] = SPOT_SPACES[s.spots * ROBOTS + i]
    s.phase = CHOICE_OF_SETS if s.option[SET_OPTION] == CHOSEN else DRAW_SETS


@rule
def apply_deal(s: State, pair: int) -> None:
    b = s.board[s.turn]
    for i in range(STARTING_IDEAS):
        starter = PAIR_STARTERS[pair * 2 + i]
        b.dealt[i] = starter
        s.starters_left &= ~(1 << starter)
    pass_to_next_seat(s, PUT)


@rule
def pass_to_next_seat(s: State, then: int) -> None:
    """In turn order; after the last seat the next phase."""
    s.turn = next_seat(s, s.turn)
    if s.turn == first_seat(s):
        s.phase = then


@rule
def legal_put(b: Board, out: Ints) -> int:
    """R6: the first of the two, then the other, each to any column."""
    starter = b.dealt[0] if b.dealt[0] != NONE else b.dealt[1]
    return offer(out, 0, PUT_IDEA + starter * ROBOTS, columns_with_room(b, 1))


@rule
def apply_put(s: State, b: Board, choice: int) -> None:
    put_idea(s, b, BOUGHT_IDEAS + choice // ROBOTS, choice % ROBOTS)
    if b.dealt[0] != NONE:
        b.dealt[0] = NONE
        return
    b.dealt[1] = NONE
    pass_to_next_seat(s, DRAW_ITEM)
    s.position = DISPLAY - 1  # R7


@rule
def apply_hand(s: State, hand: int) -> None:
    """R11."""
    b = s.board[s.turn]
    b.hand = HAND_CARDS[hand]
    b.undrawn &= ~b.hand
    b.cards = HAND
    pass_to_next_seat(s, DRAW_HAND)
    s.ready = 1 if s.turn == first_seat(s) else 0


@rule
def apply_setup(box: Box, s: State, action: int) -> None:
    if s.phase == DRAW_START:
        apply_start(s, action - START_WITH)
    elif s.phase == DRAW_SPOTS:
        apply_spots(s, action - SET_SPOTS)
    elif s.phase == DRAW_ROBOTS:
        apply_placing(s, action - SET_ROBOTS)
    elif s.phase == DRAW_SETS:
        apply_sets(s, action - SET_SETS)
    elif s.phase == DRAW_DEAL:
        apply_deal(s, action - DEAL - s.turn * PAIRS)
    else:
        apply_hand(s, action - GIVE_HAND - s.turn * HAND_COUNT)
        if s.ready:
            s.turn = s.first
            begin_turn(box, s)


@rule
def legal_setup_choice(s: State, b: Board, out: Ints) -> int:
    """R2, R5, R6: what seats decide before the first turn."""
    if s.phase == PUT:
        return legal_put(b, out)
    if s.phase == CHOICE_OF_SPOTS:
        return legal_spots(out)
    if s.phase == PLACING:
        return legal_placing(out)
    return legal_sets(s, out, 1)


@rule
def apply_setup_choice(s: State, b: Board, action: int) -> None:
    if s.phase == PUT:
        apply_put(s, b, action - PUT_IDEA)
    elif s.phase == CHOICE_OF_SPOTS:
        apply_spots(s, action - SET_SPOTS)
    elif s.phase == PLACING:
        apply_placing(s, action - SET_ROBOTS)
    else:
        apply_sets(s, action - SET_SETS)
