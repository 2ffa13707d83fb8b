"""Nature: what she may draw now, from which bag, how likely, and what comes of it."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule

from .actions import DRAW, GIVE_CARD, HARVEY_CARD, HARVEY_STEP, LAY_IDEA, LAY_ITEM, LAY_TOP
from .data import STACKS
from .harvey import apply_harvey, apply_step, next_step, turn_up_card
from .harvey_deck import legal_harvey_card
from .players import first_seat, is_harveys_turn
from .setup.steps import apply_setup, legal_setup
from .state import (
    CARDS,
    DRAW_CARD,
    DRAW_DEAL,
    DRAW_FOREST,
    DRAW_HAND,
    DRAW_HARVEY,
    DRAW_IDEA,
    DRAW_ITEM,
    DRAW_SETS,
    DRAW_START,
    DRAW_TOP,
    ITEMS,
    POST_ACTION,
    START_PIPE,
    STEP,
    TO_CHOOSE,
    TO_KEEP,
    TO_TURN_UP,
    Box,
    State,
)
from .turn.clean_up import apply_card_drawn
from .turn.forest import legal_draw, look_at_next, put_on_discard, request_card, take_from_deck

(
    START_BAG, ROBOT_BAG, SET_BAG, STARTER_BAG, ITEM_BAG, IDEA_BAG, PIPE_BAG, FOREST_BAG,
    HARVEY_BAG, CARD_BAG,
) = range(10)  # fmt: skip
# CARD_BAG + seat


@rule
def legal_nature(box: Box, s: State, out: Ints) -> int:
    if s.phase == DRAW_ITEM:
        return offer(out, 0, LAY_ITEM + s.position * ITEMS, s.items_left)
    if s.phase == DRAW_IDEA:
        return offer(out, 0, LAY_IDEA, s.ideas_left)
    if s.phase == DRAW_TOP:
        return offer(out, 0, LAY_TOP + s.position * START_PIPE, s.pipes_left)
    if s.phase == DRAW_FOREST:
        return legal_draw(box, s, out)
    if s.phase == DRAW_CARD:
        return offer(out, 0, GIVE_CARD + s.turn * CARDS, s.board[s.turn].undrawn)
    if s.phase == DRAW_HARVEY:
        return legal_harvey_card(s, out)
    if s.phase == STEP:  # R57: forced
        return offer(out, 0, HARVEY_STEP, 1 << s.robot)
    return legal_setup(s, out)


@rule
def weight(box: Box, s: State, action: int) -> int:
    """R9, R56: some cards are there several times."""
    if s.phase == DRAW_FOREST:
        return s.deck[action - DRAW]
    if s.phase == DRAW_HARVEY:
        return s.harvey[action - HARVEY_CARD]
    return 1


@rule
def bag(box: Box, s: State) -> int:
    if s.phase == DRAW_ITEM:
        return ITEM_BAG
    if s.phase == DRAW_IDEA:
        return IDEA_BAG
    if s.phase == DRAW_TOP:
        return PIPE_BAG
    if s.phase == DRAW_FOREST:
        return FOREST_BAG
    if s.phase == DRAW_HAND or s.phase == DRAW_CARD:
        return CARD_BAG + s.turn
    if s.phase == DRAW_HARVEY or s.phase == STEP:
        return HARVEY_BAG
    if s.phase == DRAW_START:
        return START_BAG
    if s.phase == DRAW_SETS:
        return SET_BAG
    if s.phase == DRAW_DEAL:
        return STARTER_BAG
    return ROBOT_BAG


@rule
def apply_nature(box: Box, s: State, action: int) -> None:
    if s.phase == DRAW_ITEM:
        lay_item(s, action - LAY_ITEM - s.position * ITEMS)
    elif s.phase == DRAW_IDEA:
        lay_idea(box, s, action - LAY_IDEA)
    elif s.phase == DRAW_TOP:
        lay_top(box, s, action - LAY_TOP - s.position * START_PIPE)
    elif s.phase == DRAW_FOREST:
        take_from_deck(s, action - DRAW)
        apply_forest_draw(box, s, action - DRAW)
    elif s.phase == DRAW_CARD:
        apply_card_drawn(box, s, action - GIVE_CARD - s.turn * CARDS)
    elif s.phase == DRAW_HARVEY:
        apply_harvey(box, s, action - HARVEY_CARD)
    elif s.phase == STEP:
        apply_step(box, s)
    else:
        apply_setup(box, s, action)


@rule
def lay_item(s: State, item: int) -> None:
    s.item[s.position] = item
    s.items_left &= ~(1 << item)
    s.phase = DRAW_IDEA


@rule
def lay_idea(box: Box, s: State, idea: int) -> None:
    """R7: at set-up the display is filled from the right."""
    s.idea[s.position] = idea
    s.ideas_left &= ~(1 << idea)
    if s.ready:
        resume_turn(box, s)
    elif s.position > 0:
        s.position -= 1
        s.phase = DRAW_ITEM
    else:
        s.phase = DRAW_TOP


@rule
def lay_top(box: Box, s: State, pipe: int) -> None:
    """R8."""
    s.top[s.position] = pipe
    s.under[s.position] -= 1
    s.pipes_left &= ~(1 << pipe)
    if s.ready:
        resume_turn(box, s)
    elif s.position + 1 < STACKS:
        s.position += 1
    else:
        request_card(s, TO_TURN_UP)


@rule
def resume_turn(box: Box, s: State) -> None:
    """What was bought is replaced: the turn goes on."""
    s.position = 0
    if is_harveys_turn(s):
        next_step(box, s)
    else:
        s.phase = POST_ACTION


@rule
def apply_forest_draw(box: Box, s: State, kind: int) -> None:
    """A forest card, and what it was drawn for."""
    if s.drawing == TO_CHOOSE:
        s.seen[s.looked] = kind
        s.looked += 1
        look_at_next(s, s.board[s.turn])
    elif s.drawing == TO_KEEP:  # R32
        s.board[s.turn].held[kind] += 1
        s.phase = s.back
    elif s.drawing == TO_TURN_UP:  # R9
        put_on_discard(s, kind)
        s.turn = first_seat(s)
        s.position = 0
        s.phase = DRAW_HAND
    else:  # R60
        turn_up_card(box, s, kind)
