"""Engrams and electricity: what a seat has, pays and gains. Alone, all of it is counted."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule, table

from . import data
from .actions import COMBOS, GAIN_ENGRAMS, GAINS, GIVE_UP, PAIRS_FROM
from .state import (
    ALL_COLOURS,
    COLOURS,
    GAIN,
    RESOURCES,
    B,
    Board,
    E,
    G,
    State,
    W,
    Y,
)

# [combo, colour]: how many engrams of it.
COMBO_COUNTS = table(combo.count(colour) for combo in COMBOS for colour in data.COLOURS)


@rule
def engrams(b: Board) -> int:
    return b.stock[W] + b.stock[Y] + b.stock[B] + b.stock[G]


@rule
def on_board(s: State) -> int:
    """R54: bit set of the colours that may be gained; all of them unless one plays alone."""
    if s.seats > 1:
        return ALL_COLOURS
    colours = 0
    for c in range(COLOURS):
        colours |= (s.pool[c] > 0) << c
    return colours


@rule
def volts_on_board(s: State) -> bool:
    return s.seats > 1 or s.pool[E] > 0


@rule
def pay(s: State, b: Board, resource: int, count: int) -> None:
    """What is paid leaves the game; alone, it waits to be told where it goes (R55)."""
    b.stock[resource] -= count
    if s.seats == 1:
        s.paid[resource] += count


@rule
def pay_combo(s: State, b: Board, combo: int) -> None:
    for c in range(COLOURS):
        pay(s, b, c, COMBO_COUNTS[combo * COLOURS + c])


@rule
def holds_combo(b: Board, combo: int) -> bool:
    for c in range(COLOURS):
        if b.stock[c] < COMBO_COUNTS[combo * COLOURS + c]:
            return False
    return True


@rule
def owes(s: State) -> bool:
    """R55: is something paid and not yet put anywhere?"""
    for r in range(RESOURCES):
        if s.paid[r] > 0:
            return True
    return False


@rule
def put_paid(s: State, board: int) -> None:
    """R55: all of a payment goes to the board or to the box."""
    for r in range(RESOURCES):
        if board:
            s.pool[r] += s.paid[r]
        s.paid[r] = 0


@rule
def receive(s: State, b: Board, resource: int, count: int) -> None:
    """R10, R54: from a supply without end; alone, no more than lies on the board."""
    if s.seats == 1:
        count = min(count, s.pool[resource])
        s.pool[resource] -= count
    b.stock[resource] += count


@rule
def gain(s: State, b: Board, colours: int, count: int) -> None:
    """Engrams of one colour come at once; otherwise the seat chooses."""
    if colours & (colours - 1) == 0:
        if colours:
            receive(s, b, lowest(colours), count)
        return
    s.choice = colours & on_board(s)
    s.want = count
    s.phase = GAIN


@rule
def legal_gain(s: State, out: Ints) -> int:
    """One or two of the colours to choose from; alone, as many as there are (R54)."""
    if s.want == 1:
        return offer(out, 0, GAIN_ENGRAMS, s.choice)
    pairs = 0
    for combo in range(PAIRS_FROM, GAINS):
        pairs |= available(s, combo) << combo
    return offer(out, 0, GAIN_ENGRAMS, pairs if pairs else s.choice)


@rule
def available(s: State, combo: int) -> bool:
    for c in range(COLOURS):
        if s.seats == 1 and s.pool[c] < COMBO_COUNTS[combo * COLOURS + c]:
            return False
    return True


@rule
def apply_gain(s: State, b: Board, combo: int) -> None:
    for c in range(COLOURS):
        receive(s, b, c, COMBO_COUNTS[combo * COLOURS + c])
    s.choice = 0
    s.want = 0
    s.phase = s.back


@rule
def legal_give(b: Board, out: Ints) -> int:
    """R30: any two engrams one has."""
    pairs = 0
    for combo in range(PAIRS_FROM, GAINS):
        pairs |= holds_combo(b, combo) << (combo - PAIRS_FROM)
    return offer(out, 0, GIVE_UP, pairs)
