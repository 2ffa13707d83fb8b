"""Engrams and electricity: what a seat has, pays and gains. Alone, all of it is counted."""

from __future__ import annotations

from itertools import product

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule, table

from .. import data
from ..actions import COMBOS, GAIN_ENGRAMS, GAINS, GIVE_UP, PAIRS_FROM, count_colours
from ..state import ALL_COLOURS, COLOURS, GAIN, NONE, RESOURCES, B, Board, E, G, State, W, Y

ALL_PAIRS = (1 << GAINS - PAIRS_FROM) - 1
COUNTS = 4  # of a colour: none to three
# [combo, colour]: how many engrams of it; and by these numbers, the combo.
COMBO_COUNTS = table(combo.count(colour) for combo in COMBOS for colour in data.COLOURS)
COMBO_OF = table(
    next((i for i, combo in enumerate(COMBOS) if counts == count_colours(combo)), NONE)
    for counts in product(range(COUNTS), repeat=COLOURS)
)
# By whether there are none, one or more of each colour: bit set of the pairs there are.
PAIRS_OF = table(
    sum(
        1 << i
        for i, pair in enumerate(COMBOS[PAIRS_FROM:GAINS])
        if all(n <= have for n, have in zip(count_colours(pair), counts, strict=True))
    )
    for counts in product(range(3), repeat=COLOURS)
)


@rule
def engram_count(b: Board) -> int:
    return b.stock[W] + b.stock[Y] + b.stock[B] + b.stock[G]


@rule
def available(s: State, resource: int, count: int) -> int:
    """R10, R54: of so many, what can be had: all; alone, no more than lies on the board."""
    return count if s.seats > 1 else min(count, s.pool[resource])


@rule
def colours_available(s: State) -> int:
    """R54: bit set of the colours that may be gained; all of them unless one plays alone."""
    if s.seats > 1:
        return ALL_COLOURS
    colours = 0
    for c in range(COLOURS):
        colours |= (s.pool[c] > 0) << c
    return colours


@rule
def volts_available(s: State) -> bool:
    return available(s, E, 1) > 0


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
def combo_of(white: int, yellow: int, blue: int, green: int) -> int:
    return COMBO_OF[((white * COUNTS + yellow) * COUNTS + blue) * COUNTS + green]


@rule
def pairs_of(white: int, yellow: int, blue: int, green: int) -> int:
    """Bit set of the pairs of engrams in so many."""
    return PAIRS_OF[((min(white, 2) * 3 + min(yellow, 2)) * 3 + min(blue, 2)) * 3 + min(green, 2)]


@rule
def has_open_payment(s: State) -> bool:
    """R55: is something paid and not yet put anywhere?"""
    for r in range(RESOURCES):
        if s.paid[r] > 0:
            return True
    return False


@rule
def place_payment(s: State, board: int) -> None:
    """R55: all of a payment goes to the board or to the box."""
    for r in range(RESOURCES):
        if board:
            s.pool[r] += s.paid[r]
        s.paid[r] = 0


@rule
def receive(s: State, b: Board, resource: int, count: int) -> None:
    """Alone, it is taken off the board."""
    got = available(s, resource, count)
    if s.seats == 1:
        s.pool[resource] -= got
    b.stock[resource] += got


@rule
def gain(s: State, b: Board, colours: int, count: int) -> None:
    """Engrams of one colour come at once; otherwise the seat chooses."""
    if colours & (colours - 1) == 0:
        if colours:
            receive(s, b, lowest(colours), count)
        return
    s.choice = colours & colours_available(s)
    s.want = count
    s.phase = GAIN


@rule
def legal_gain(s: State, out: Ints) -> int:
    """One or two of the colours to choose from; alone, as many as there are (R54)."""
    if s.want == 1:
        return offer(out, 0, GAIN_ENGRAMS, s.choice)
    pairs = ALL_PAIRS
    if s.seats == 1:
        pairs = pairs_of(s.pool[W], s.pool[Y], s.pool[B], s.pool[G])
    return offer(out, 0, GAIN_ENGRAMS, pairs << PAIRS_FROM if pairs else s.choice)


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
    return offer(out, 0, GIVE_UP, pairs_of(b.stock[W], b.stock[Y], b.stock[B], b.stock[G]))
