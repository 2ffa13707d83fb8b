"""Engrams and electricity: what a seat has, pays and gains. Alone, all of it is counted."""

from __future__ import annotations

from itertools import product

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule, table

from .. import data
from ..actions import COMBOS, GAIN_ENGRAMS, MOST_ENGRAMS, count_colours
from ..state import ALL_COLOURS, COLOURS, GAIN, NONE, RESOURCES, B, Board, E, G, State, W, Y

COUNTS = MOST_ENGRAMS + 1  # of a colour: none to three
# [combo, colour]: how many engrams of it; and by these numbers, the combo.
COMBO_COUNTS = table(combo.count(colour) for combo in COMBOS for colour in data.COLOURS)
COMBO_OF = table(
    next((i for i, combo in enumerate(COMBOS) if counts == count_colours(combo)), NONE)
    for counts in product(range(COUNTS), repeat=COLOURS)
)
# Bit sets of combos: those of so many engrams; those there are, by how many there are of each
# colour; those of no other colours; those with some of these.
COMBOS_OF_SIZE = table(
    sum(1 << i for i, combo in enumerate(COMBOS) if len(combo) == size) for size in range(COUNTS)
)
COMBOS_IN = table(
    sum(
        1 << i
        for i, combo in enumerate(COMBOS)
        if all(n <= have for n, have in zip(count_colours(combo), counts, strict=True))
    )
    for counts in product(range(COUNTS), repeat=COLOURS)
)
COMBOS_OF_COLOURS = table(
    sum(
        1 << i
        for i, combo in enumerate(COMBOS)
        if all(colours >> data.COLOURS.index(colour) & 1 for colour in combo)
    )
    for colours in range(ALL_COLOURS + 1)
)
COMBOS_WITH = table(
    sum(
        1 << i
        for i, combo in enumerate(COMBOS)
        if any(colours >> data.COLOURS.index(colour) & 1 for colour in combo)
    )
    for colours in range(ALL_COLOURS + 1)
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
def combos_in(white: int, yellow: int, blue: int, green: int) -> int:
    """Bit set of the combos that are in so many."""
    at = min(white, MOST_ENGRAMS) * COUNTS + min(yellow, MOST_ENGRAMS)
    return COMBOS_IN[(at * COUNTS + min(blue, MOST_ENGRAMS)) * COUNTS + min(green, MOST_ENGRAMS)]


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
    """Engrams of one colour come at once; otherwise the seat chooses, if there are any."""
    if colours & (colours - 1) == 0:
        if colours:
            receive(s, b, lowest(colours), count)
        return
    s.choice = colours & colours_available(s)
    if s.choice:
        s.want = count
        s.phase = GAIN


@rule
def legal_gain(s: State, out: Ints) -> int:
    """So many of the colours to choose from; alone, as many as there are (R54)."""
    combos = COMBOS_OF_COLOURS[s.choice]
    if s.seats == 1:
        combos &= combos_in(s.pool[W], s.pool[Y], s.pool[B], s.pool[G])
    count = s.want
    while combos & COMBOS_OF_SIZE[count] == 0:
        count -= 1
    return offer(out, 0, GAIN_ENGRAMS, combos & COMBOS_OF_SIZE[count])


@rule
def apply_gain(s: State, b: Board, combo: int) -> None:
    for c in range(COLOURS):
        receive(s, b, c, COMBO_COUNTS[combo * COLOURS + c])
    s.choice = 0
    s.want = 0
    s.phase = s.back
