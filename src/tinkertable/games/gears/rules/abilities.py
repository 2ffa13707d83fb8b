"""The windows in which a character's ability may be used, and what using it does."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, popcount, rule

from .actions import PASS
from .gear import hand, turn
from .night import shift
from .ring import neighbour
from .state import (
    NONE,
    OWN,
    REPLACE,
    SET_ANEW,
    SETS_NONE,
    SETS_OTHER,
    W1,
    W2,
    W2_UP,
    WHEN_AFTER,
    WHEN_BEFORE,
    WHEN_SET,
    Board,
    Box,
    State,
)


@rule
def slot_of(character: int, side: int) -> int:
    """Where the box has what a side of a character card can do."""
    return character * 2 + side


@rule
def ability_on(box: Box, character: int, side: int) -> int:
    """Which ability of ours is on a side of a character card, or OTHER_ABILITY."""
    return box.ability[slot_of(character, side)]


@rule
def usable(box: Box, s: State, b: Board, effect: int, when: int) -> int:
    """R23, R24: the slot of an ability that may be used in this shift and this window, or NONE."""
    now = shift(s)
    if b.character == NONE or b.character_side != now:
        return NONE
    slot = slot_of(b.character, now)
    if box.when[slot] != when or (box.abilities_off[effect] >> when) & 1:
        return NONE
    return slot


@rule
def spend_ability(b: Board) -> None:
    """R23: a day ability flips its card, a night ability takes it out of the game."""
    b.character_side += 1


@rule
def window_now(s: State) -> int:
    """R22: what the window of this phase is called."""
    if s.phase == W1:
        return WHEN_SET
    return WHEN_BEFORE if s.phase == W2 else WHEN_AFTER


@rule
def window_ability(box: Box, s: State, b: Board, effect: int) -> int:
    """R22: the slot of what the seat may use in the window of this phase, or NONE."""
    slot = usable(box, s, b, effect, window_now(s))
    if slot == NONE:
        return NONE
    if box.sets[slot] == SETS_OTHER and popcount(hand(b)) < 2:
        return NONE  # R29: only with another gear in hand than the one set
    if box.looks[slot] != OWN and s.board[neighbour(s, s.turn, box.looks[slot])].up == 1:
        return NONE
    turned = neighbour(s, s.turn, box.turns_whose[slot])
    if s.phase == W2_UP and box.turns_steps[slot] and s.board[turned].up == 0:
        return NONE  # R28
    return slot


@rule
def legal_window(box: Box, s: State, b: Board, effect: int, out: Ints) -> int:
    """R21: use it, or pass."""
    n = offer(out, 0, box.use[window_ability(box, s, b, effect)], 1)
    return offer(out, n, PASS, 1)


@rule
def use_ability(box: Box, s: State, b: Board) -> None:
    """R25–R29: what an ability does; one that sets a gear leads to a decision of its own."""
    slot = slot_of(b.character, shift(s))
    spend_ability(b)
    if box.counts_as[slot] != NONE:
        b.counts_as = box.counts_as[slot]
    if box.turns_steps[slot]:
        turn(box, s.board[neighbour(s, s.turn, box.turns_whose[slot])], box.turns_steps[slot])
    if box.looks[slot] != OWN:
        b.looked_at = neighbour(s, s.turn, box.looks[slot])
        s.looked = 1
    if box.sets[slot] == SETS_NONE:
        s.locked = box.locks[slot]
    else:
        s.phase = REPLACE if box.sets[slot] == SETS_OTHER else SET_ANEW


@rule
def end_setting(box: Box, s: State, b: Board) -> None:
    """R26, R29: a gear was set by an ability: back to the window."""
    slot = slot_of(b.character, shift(s))
    s.locked = box.locks[slot]
    s.phase = W1 if box.when[slot] == WHEN_SET else W2
