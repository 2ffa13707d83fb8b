"""The forest: its two piles, the cards to choose from, and what cards do when played."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule, table

from ..actions import DRAW, FOREST_MODE, GO_AGAIN, KEEP_CARD, PLAY_FOREST
from ..state import (
    AFTER,
    ALL_ROBOTS,
    ANY,
    DRAW_FOREST,
    KEEP,
    NONE,
    POST_ACTION,
    RESHUFFLE,
    TO_CHOOSE,
    Board,
    Box,
    State,
)
from .trades import card_row, gain_trade, is_worth_while

DRAW_TWO, DISCARD_TWO, ONE_EACH, THE_LAST = range(4)
FROM_DISCARD = table((0, 2, 1, 0))


@rule
def legal_forest(s: State, out: Ints, n: int) -> int:
    """R20: what there are cards for."""
    modes = 0
    if s.decked + s.discarded >= 2:
        modes |= 1 << DRAW_TWO
        if s.discarded >= 2:
            modes |= 1 << DISCARD_TWO
        if s.discarded >= 1:
            modes |= 1 << ONE_EACH
    elif s.decked + s.discarded == 1:
        modes |= 1 << THE_LAST
    return offer(out, n, FOREST_MODE, modes)


@rule
def visit_forest(s: State, b: Board, mode: int) -> None:
    """R20: cards of the discard are taken first."""
    s.looked = 0
    s.look = 1 if mode == THE_LAST else 2
    for _ in range(FROM_DISCARD[mode]):
        look_at_discard(s)
    if mode == THE_LAST and s.decked == 0:
        look_at_discard(s)
    look_at_next(s, b)


@rule
def look_at_discard(s: State) -> None:
    s.seen[s.looked] = pop_discard(s)
    s.looked += 1


@rule
def pop_discard(s: State) -> int:
    s.discarded -= 1
    kind = s.discard[s.discarded]
    s.discard[s.discarded] = NONE
    return kind


@rule
def look_at_next(s: State, b: Board) -> None:
    """The next card, or the choice."""
    if s.looked < s.look:
        request_card(s, TO_CHOOSE)
    elif s.look == 2:
        s.phase = KEEP
    else:
        b.held[s.seen[0]] += 1
        leave_forest(s)


@rule
def leave_forest(s: State) -> None:
    s.seen[0] = NONE
    s.seen[1] = NONE
    s.looked = 0
    s.look = 0
    s.phase = POST_ACTION


@rule
def request_card(s: State, what_for: int) -> None:
    """R21: an empty draw pile is made of the discard when a card is needed."""
    s.drawing = what_for
    if s.decked == 0:
        reshuffle(s)
    s.phase = DRAW_FOREST


@rule
def reshuffle(s: State) -> None:
    for i in range(s.discarded):
        s.deck[s.discard[i]] += 1
        s.discard[i] = NONE
    s.decked += s.discarded
    s.discarded = 0


@rule
def legal_draw(box: Box, s: State, out: Ints) -> int:
    kinds = 0
    for k in range(box.forest_kinds):
        kinds |= (s.deck[k] > 0) << k
    return offer(out, 0, DRAW, kinds)


@rule
def take_from_deck(s: State, kind: int) -> None:
    """R21: by an option the pile is made anew as soon as it is empty."""
    s.deck[kind] -= 1
    s.decked -= 1
    if s.decked == 0 and s.option[RESHUFFLE]:
        reshuffle(s)


@rule
def put_on_discard(s: State, kind: int) -> None:
    s.discard[s.discarded] = kind
    s.discarded += 1


@rule
def legal_keep(s: State, out: Ints) -> int:
    return offer(out, 0, KEEP_CARD, 1 << s.seen[0] | 1 << s.seen[1])


@rule
def apply_keep(s: State, b: Board, kind: int) -> None:
    """R20: the other one goes on top of the discard."""
    b.held[kind] += 1
    put_on_discard(s, s.seen[1] if s.seen[0] == kind else s.seen[0])
    leave_forest(s)


@rule
def held_of(b: Board, kinds: int) -> int:
    """The first of these cards that is held, or NONE; all of them do the same."""
    while kinds:
        if b.held[lowest(kinds)] > 0:
            return lowest(kinds)
        kinds &= kinds - 1
    return NONE


@rule
def turn_face_down(b: Board, kind: int) -> None:
    """R36: a card that was played stays with its owner."""
    b.held[kind] -= 1
    b.spent[kind] += 1


@rule
def legal_plays(box: Box, s: State, b: Board, out: Ints, n: int) -> int:
    """R36: the cards one may play now."""
    kinds = 0
    for k in range(box.forest_kinds):
        if b.held[k] > 0:
            kinds |= is_playable(box, s, b, k) << k
    return offer(out, n, PLAY_FOREST, kinds)


@rule
def is_playable(box: Box, s: State, b: Board, kind: int) -> bool:
    if box.window[kind] == AFTER:  # R38
        if s.phase != POST_ACTION or s.acted != box.place[kind]:
            return False
    elif box.window[kind] != ANY:
        return False
    return is_worth_while(box, s, b, card_row(kind))


@rule
def card_effect(box: Box, s: State, b: Board, kind: int) -> None:
    """R37, R38."""
    s.phase = s.back
    gain_trade(box, s, b, card_row(kind))


@rule
def legal_again(box: Box, s: State, b: Board, out: Ints, n: int) -> int:
    """R41: another turn with any robot, but not for the one who has ended the game."""
    if s.end_side == s.turn or held_of(b, box.again_cards) == NONE:
        return n
    return offer(out, n, GO_AGAIN, ALL_ROBOTS)
