"""What a search may know about Gears beyond its rules. A simulation ends with the round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.chance import SEATS_STREAM, below, mixed
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.offers import count, pick
from tinkertable.core.record import Ints, rule

from ..rules.abilities import slot_of
from ..rules.actions import CHECK, ENTER, TURN_GEAR, USE_COMPUTATION
from ..rules.entry import card_of
from ..rules.gear import clear_play, set_gear, steps_of, turn
from ..rules.night import effect_of
from ..rules.ring import neighbour, right_of
from ..rules.rotation import target, target_of, turner
from ..rules.state import (
    DROP,
    ENTRY,
    GONE,
    GREY,
    NONE,
    OWN,
    ROUND,
    SET,
    SET_ANEW,
    SIDES,
    TURN,
    W1,
    W2_UP,
    Board,
    Box,
    Sheet,
    State,
)
from .evaluation import glance, worth
from .mind import Mind

__all__ = [
    "LEVELS", "Mind", "commit", "committed", "glance", "infoset", "policy", "rewind", "settled",
    "signal", "worth",
]  # fmt: skip

LEVELS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "easy": ("regret", {"simulations": 2, "naive": 1}),
    "normal": ("regret", {"simulations": 20, "a_seat": 8, "errs": 60}),
    "hard": ("regret", {"simulations": 60, "errs": 30}),
    "expert": ("regret", {"simulations": 1_000, "a_seat": 1_000}),
}


@rule
def settled(box: Box, s: State) -> bool:
    """A round is over: the next card, or the night, comes."""
    return s.phase == ROUND or s.phase == DROP


@rule
def policy(
    box: Box, s: State, seat: int, out: Ints, n: int, mind: Mind, work: Work, sheet: Sheet,
    rng: Ints,
) -> int:  # fmt: skip
    """Code is entered as early as may be, open cards before those on check; else anything."""
    if s.phase == ENTRY:
        b = s.board[seat]
        best = -1
        action = NONE
        for j in range(count(out, n)):
            a = pick(out, n, j)
            gain = entry_gain(b, a) * 64 + below(rng, SEATS_STREAM, 64)
            if gain > best:
                best = gain
                action = a
        return action
    return pick(out, n, below(rng, SEATS_STREAM, count(out, n)))


@rule
def entry_gain(b: Board, action: int) -> int:
    """In quarters of a point; an ability is not spent for nothing."""
    if action >= USE_COMPUTATION:
        return 1 + 2 * (b.codes_open >> card_of(action) & 1)
    if action >= CHECK:
        return 2
    return 2 + 2 * (b.codes_open >> (action - ENTER) & 1)


@rule
def infoset(box: Box, s: State, seat: int) -> int:
    """What a seat knows in a round: its own gear and what became of it; of gears that are up,
    what is shown how often; of those that are not, what their seats have done to others."""
    if s.phase < SET or s.phase > W2_UP:
        return 0
    h = mixed(0, s.phase * 8 + seat)
    if s.phase == SET:
        return h + 1
    b = s.board[seat]
    h = mixed(h, (face(b) * 2 + b.up) * 8 + b.turned)
    if s.phase == SET_ANEW and b.looked_at != NONE:
        h = mixed(h, face(s.board[b.looked_at]))
    if s.phase == SET_ANEW or s.phase == W1:
        return h + 1
    effect = effect_of(box, s)
    shown = s.step
    told = 0
    for other in range(s.seats):
        c = s.board[other]
        if other == seat:
            continue
        if c.up:
            kind = 1 + (c.gear == GREY or c.counts_as == GREY)
            at = 8 + 2 * (c.value - 1)
            if shown >> at & 3:
                kind = 3
            shown |= kind << at
        else:
            told = told * 8 + s.board[target_of(box, s, effect, other)].turned + 1
    h = mixed(mixed(h, shown), told)
    if s.phase == W2_UP:
        other = other_turned(box, s, b, seat)
        if s.board[other].up:
            h = mixed(h, face(s.board[other]))
    return h + 1


@rule
def other_turned(box: Box, s: State, b: Board, seat: int) -> int:
    """R28: whose gear the seat's ability turns; a pendulum its right neighbour's."""
    if b.character == NONE or b.character_side == GONE:
        return right_of(s, seat)
    whose = box.turns_whose[slot_of(b.character, b.character_side)]
    return right_of(s, seat) if whose == OWN else neighbour(s, seat, whose)


@rule
def face(b: Board) -> int:
    if b.gear == NONE:
        return 0
    return 1 + b.gear * SIDES + b.side + 32 * (b.counts_as + 1)


@rule
def signal(box: Box, s: State, seat: int) -> int:
    """What a seat whose gear is hidden has done to another; the state goes back to before that."""
    effect = effect_of(box, s)
    owner = target_of(box, s, effect, seat)
    done = s.board[owner].turned
    if s.phase <= W1 or done == 0 or owner == seat or box.together[effect]:
        return NONE
    now = min(s.step, s.seats - 1)
    s.phase = TURN
    s.step = 0
    while turner(box, s, effect, s.step) != seat:
        s.step += 1
    for step in range(s.step, now + 1):
        turn_back(box, s.board[target(box, s, effect, step)])
    return TURN_GEAR + done - 1


@rule
def turn_back(box: Box, b: Board) -> None:
    b.up = 0
    b.value = 0
    if b.turned:
        turn(box, b, SIDES - steps_of(TURN_GEAR + b.turned - 1))
        b.turned = 0


@rule
def rewind(box: Box, s: State) -> None:
    if s.phase < SET or s.phase > W2_UP:
        return
    for seat in range(s.seats):
        clear_play(s.board[seat])
    s.phase = SET
    s.turn = 0
    s.step = 0
    s.locked = 0
    s.revealed = 0


@rule
def committed(box: Box, s: State, seat: int) -> int:
    b = s.board[seat]
    if b.placed == 0 or b.up:
        return 0
    return 1 + (b.gear == NONE)


@rule
def commit(box: Box, s: State, seat: int, action: int) -> None:
    """The gear as it was set, and turned since (R38)."""
    b = s.board[seat]
    set_gear(b, action)
    if b.turned:
        turn(box, b, steps_of(TURN_GEAR + b.turned - 1))
