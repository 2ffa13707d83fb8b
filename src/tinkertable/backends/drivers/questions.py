"""What a position is asked, each question one call: for Python that plays a match move by move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import NATURE_STREAM
from tinkertable.core.offers import offered
from tinkertable.core.record import Ints, copy_row, lowest, rule
from tinkertable.core.seats import NATURE

if TYPE_CHECKING:
    from tinkertable.backends.drivers.playout import nature_choice
    from tinkertable.core.contract import (
        Box,
        Sheet,
        State,
        Work,
        acting,
        apply,
        bag,
        hide,
        legal,
        redeal,
        result,
        reveals,
        score,
        secrecy,
        weight,
    )

ENTRIES = ("ask",)

# The questions; then what writes a row anew from another: as it is, hidden, or dealt again.
ACTING, LEGAL, PLAY, DRAW, ODDS, BAG, REVEALS, SECRECY, SCORE, RESULT, COPY, HIDE, REDEAL = range(
    13
)
REFUSED = -1  # to PLAY and DRAW, where bit sets are what they answer


@rule
def ask(
    boxes: list[Box], out: Ints, works: list[Work], sheets: list[Sheet], rng: Ints, found: Ints,
    task: int, rows: list[State], others: list[State], seat: int, action: int,
) -> int:  # fmt: skip
    """The answer to one question about the state in a row; lists are written into `found`."""
    if task >= COPY:
        copy_row(rows, 0, others, 0)
        if task == HIDE:
            hide(boxes[0], rows[0], seat)
        elif task == REDEAL:
            redeal(boxes[0], rows[0], seat, rng, out, works[0])
        return 0
    if task == ACTING:
        return acting(boxes[0], rows[0])
    if task == LEGAL:
        return list_actions(out, offers(boxes[0], rows[0], seat, out, works[0]), found)
    if task == PLAY:
        return play(boxes[0], rows[0], seat, action, out, works[0])
    if task == DRAW:
        return draw(boxes[0], rows[0], action, out, works[0], rng)
    if task == ODDS:
        return list_odds(boxes[0], rows[0], out, works[0], found)
    if task == SCORE:
        return score(boxes[0], rows[0], seat, works[0], sheets[0])
    if task == RESULT:
        return result(boxes[0], rows[0], works[0], sheets[0])
    if task == BAG:
        return bag(boxes[0], rows[0])
    if task == REVEALS:
        return reveals(boxes[0], rows[0])
    return secrecy(boxes[0], rows[0], seat, action)


@rule
def offers(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    """Write the legal list of a seat; how many groups, 0 if it may not act."""
    if seat < 0 or seat > NATURE or (acting(box, s) >> seat) & 1 == 0:
        return 0
    return legal(box, s, seat, out, work)


@rule
def play(box: Box, s: State, seat: int, action: int, out: Ints, work: Work) -> int:
    """Apply an action if it is legal; bit set of the seats that may act next."""
    if action < 0 or not offered(out, offers(box, s, seat, out, work), action):
        return REFUSED
    apply(box, s, seat, action)
    return acting(box, s)


@rule
def draw(box: Box, s: State, luck: int, out: Ints, work: Work, rng: Ints) -> int:
    """Apply the action of nature's that luck falls on; bit set of the seats that may act next."""
    n = offers(box, s, NATURE, out, work)
    if n == 0:
        return REFUSED
    rng[NATURE_STREAM] = luck
    apply(box, s, NATURE, nature_choice(box, s, out, n, rng))
    return acting(box, s)


@rule
def list_actions(out: Ints, n: int, found: Ints) -> int:
    """The actions in n groups, ascending; how many."""
    many = 0
    for g in range(n):
        actions = out[2 * g + 1]
        while actions:
            found[many] = out[2 * g] + lowest(actions)
            actions &= actions - 1
            many += 1
    return many


@rule
def list_odds(box: Box, s: State, out: Ints, work: Work, found: Ints) -> int:
    """Nature's actions, then the weight of each; how many actions."""
    many = list_actions(out, offers(box, s, NATURE, out, work), found)
    for i in range(many):
        found[many + i] = weight(box, s, found[i])
    return many
