"""Transmissions: move shared robots, gather, buy items, ideas and pipes."""

from __future__ import annotations

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, popcount, rule
from tinkertable.core.seats import DEALT, ITSELF, NATURE, SHOWN

from .actions import (
    ALSO_IDEA,
    COPY_IDEA,
    CYCLE,
    DROP_ENGRAM,
    END_TURN,
    GAIN_ENGRAMS,
    GIVE_UP,
    GO,
    GO_AGAIN,
    INTO_COLUMN,
    JUMP_TO,
    KEEP_CARD,
    PAIRS_FROM,
    PAY_ENGRAMS,
    PLAY_CARD,
    PLAY_FOREST,
    PUT_IDEA,
    SET_ROBOTS,
    SET_SETS,
    SET_SPOTS,
    SKIP,
    SWAP_WITH,
    TAKE,
    USE,
    USE_JUMP,
)
from .forest import apply_keep, legal_again, legal_keep, legal_plays
from .ideas import legal_copy, legal_ideas, use_idea
from .locations import apply_column, apply_location, legal_location
from .market import apply_also, legal_also
from .movement import (
    begin_move,
    jump_to,
    legal_cards,
    legal_go,
    legal_partner,
    legal_space,
    move_robot,
    swap_with,
    take_from_hand,
)
from .nature import apply_nature, bag, legal_nature, weight
from .payment import apply_destination, legal_destination, settle
from .pipes import apply_place, legal_place
from .purchase import legal_column, legal_pay, pay_price
from .setup import (
    apply_placing,
    apply_put,
    apply_sets,
    apply_spots,
    legal_placing,
    legal_put,
    legal_sets,
    legal_spots,
    new,
)
from .state import (
    AGAIN_CARD,
    ALSO,
    CHOICE_OF_SPOTS,
    CLEANUP,
    COLUMN,
    COPY,
    DRAW_CARD,
    DRAW_HAND,
    FOR_CARD,
    FOR_IDEA,
    GAIN,
    GIVE,
    KEEP,
    OPEN,
    OVER,
    PARTNER,
    PAY,
    PLACE,
    PLACING,
    POST_ACTION,
    PRE_ACTION,
    PRE_MOVE,
    PUT,
    ROBOTS,
    SPACE,
    STEP,
    WHERE,
    Board,
    Box,
    E,
    State,
)
from .stock import apply_gain, legal_gain, legal_give, pay, pay_combo
from .turns import apply_drop, clean_up, legal_drop

__all__ = [
    "acting", "apply", "bag", "hide", "legal", "new", "redeal", "reveals", "secrecy", "weight",
]  # fmt: skip


@rule
def acting(box: Box, s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase <= STEP:
        return 1 << NATURE
    return 1 << s.turn


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Ints) -> int:
    if seat == NATURE:
        return legal_nature(s, out)
    b = s.board[seat]
    if s.phase < OPEN:
        return legal_before(s, b, out)
    if s.phase > POST_ACTION:
        return legal_choice(box, s, b, out)
    n = 0
    if s.phase == OPEN:
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
        n = legal_again(s, b, out, n)
        n = offer(out, n, END_TURN, 1)
    return n


@rule
def legal_before(s: State, b: Board, out: Ints) -> int:
    """R2, R5, R6: what seats decide before the first turn."""
    if s.phase == PUT:
        return legal_put(b, out)
    if s.phase == CHOICE_OF_SPOTS:
        return legal_spots(out)
    if s.phase == PLACING:
        return legal_placing(out)
    return legal_sets(s, out, 1)


@rule
def legal_choice(box: Box, s: State, b: Board, out: Ints) -> int:
    """The small decisions inside a bigger one."""
    if s.phase == COPY:
        return legal_copy(box, s, b, out)
    if s.phase == SPACE:
        return legal_space(s, out)
    if s.phase == PARTNER:
        return legal_partner(s, out)
    if s.phase == GIVE:
        return legal_give(b, out)
    if s.phase == GAIN:
        return legal_gain(s, out)
    if s.phase == COLUMN:
        return legal_column(s, b, out)
    if s.phase == PAY:
        return legal_pay(box, s, b, out)
    if s.phase == WHERE:
        return legal_destination(box, s, out)
    if s.phase == ALSO:
        return legal_also(b, out)
    if s.phase == PLACE:
        return legal_place(box, s, b, out)
    if s.phase == KEEP:
        return legal_keep(s, out)
    return legal_drop(b, out)


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    s.shown = 0
    if seat == NATURE:
        apply_nature(box, s, action)
        return
    b = s.board[seat]
    if s.phase < OPEN:
        apply_before(s, b, action)
    elif s.phase > POST_ACTION:
        apply_choice(box, s, b, action)
    elif action < USE:
        apply_card(s, b, action)
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
        go_again(s, b, action - GO_AGAIN)
    elif action == SKIP:
        s.phase = POST_ACTION
    else:
        clean_up(s, b)


@rule
def apply_before(s: State, b: Board, action: int) -> None:
    if s.phase == PUT:
        apply_put(s, b, action - PUT_IDEA)
    elif s.phase == CHOICE_OF_SPOTS:
        apply_spots(s, action - SET_SPOTS)
    elif s.phase == PLACING:
        apply_placing(s, action - SET_ROBOTS)
    else:
        apply_sets(s, action - SET_SETS)


@rule
def apply_card(s: State, b: Board, action: int) -> None:
    """R12; R13: a card that moves nothing goes under the deck like any other."""
    if action < CYCLE:
        take_from_hand(s, b, (action - PLAY_CARD) // ROBOTS)
        begin_move(s, (action - PLAY_CARD) % ROBOTS)
    else:
        take_from_hand(s, b, action - CYCLE)
        clean_up(s, b)


@rule
def apply_use(box: Box, s: State, b: Board, idea: int) -> None:
    use_idea(box, s, b, idea)
    if s.phase == s.back:
        settle(box, s, b, FOR_IDEA)


@rule
def play_forest_card(box: Box, s: State, b: Board, kind: int) -> None:
    """R36: a card is played once and stays with its owner."""
    b.held[kind] -= 1
    b.spent[kind] += 1
    s.back = s.phase
    s.tile = kind
    pay(s, b, E, box.card_pays[kind])
    settle(box, s, b, FOR_CARD)


@rule
def go_again(s: State, b: Board, robot: int) -> None:
    """R41; R16: by an option the part of the turn that ends here is cleaned up."""
    b.held[AGAIN_CARD] -= 1
    b.spent[AGAIN_CARD] += 1
    if s.option[CLEANUP]:
        s.next_robot = robot
        clean_up(s, b)
    else:
        begin_move(s, robot)


@rule
def apply_choice(box: Box, s: State, b: Board, action: int) -> None:
    if s.phase == COPY:
        s.phase = s.back
        apply_use(box, s, b, action - COPY_IDEA)
    elif s.phase == SPACE:
        jump_to(s, action - JUMP_TO)
    elif s.phase == PARTNER:
        swap_with(s, action - SWAP_WITH)
    elif s.phase == GIVE:
        pay_combo(s, b, action - GIVE_UP + PAIRS_FROM)
        settle(box, s, b, FOR_IDEA)
    elif s.phase == GAIN:
        apply_gain(s, b, action - GAIN_ENGRAMS)
    elif s.phase == COLUMN:
        apply_column(box, s, b, action - INTO_COLUMN)
    elif s.phase == PAY:
        pay_price(box, s, b, action - PAY_ENGRAMS)
        settle(box, s, b, s.cause)
    elif s.phase == WHERE:
        apply_destination(box, s, b, action)
    elif s.phase == ALSO:
        apply_also(s, b, action - ALSO_IDEA)
    elif s.phase == PLACE:
        apply_place(box, s, b, action)
    elif s.phase == KEEP:
        apply_keep(s, b, action - KEEP_CARD)
    else:
        apply_drop(s, b, action - DROP_ENGRAM)


@rule
def reveals(box: Box, s: State) -> int:
    """R11: a card played from a hand that others did not know."""
    return ITSELF if s.shown else 0


@rule
def secrecy(box: Box, s: State, seat: int, action: int) -> int:
    """R11: which cards a seat draws is for itself to know."""
    if s.phase == DRAW_HAND or s.phase == DRAW_CARD:
        return DEALT + s.turn
    return SHOWN


@rule
def hide(box: Box, s: State, viewer: int) -> None:
    """R11: others' cards, as long as there is something to know."""
    for seat in range(s.seats):
        b = s.board[seat]
        if seat != viewer and b.undrawn:
            b.undrawn |= b.hand
            b.hand = 0


@rule
def redeal(box: Box, s: State, viewer: int, rng: Ints, out: Ints, work: Ints) -> None:
    """R11: any cards that were not played yet."""
    for seat in range(s.seats):
        b = s.board[seat]
        while popcount(b.hand) < b.cards:
            left = b.undrawn + 0
            for _ in range(below(rng, SEATS_STREAM, popcount(left))):
                left &= left - 1
            card = left & -left
            b.hand |= card
            b.undrawn &= ~card
