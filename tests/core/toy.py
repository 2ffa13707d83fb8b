"""A game small enough to see through: draw a counter, guess its number in secret, reveal.

Three rounds; the bag holds three counters 0, two 1, one 2 and nothing is put back. A seat may set
its guess again until it is done; the last `done` of a round shows all guesses.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.edition import number_in
from tinkertable.core.game import Game
from tinkertable.core.notation import Codec
from tinkertable.core.offers import offer
from tinkertable.core.position import Position
from tinkertable.core.record import Int8, Int16, Ints, fill, i1, record, rows, rule
from tinkertable.core.seats import NATURE, SHOWN, VEILED

SEATS, NUMBERS, ROUNDS = 4, 3, 3
UNKNOWN = -1
COUNTERS = (3, 2, 1)
NUMBER_TEXTS = [str(number) for number in range(NUMBERS)]

CODEC = Codec()
DRAW = CODEC.add("draw {}", NUMBER_TEXTS, by=NATURE)  # + number
SET = CODEC.add("set {}", NUMBER_TEXTS)  # + number
DONE = CODEC.add("done")


@record
class Box:
    point: Int8  # what a right guess is worth


@record
class State:
    seats: Int8
    round: Int8  # from 1; ROUNDS + 1 when over
    drawn: Int8  # the counter on the table, or UNKNOWN before the draw
    ready: Int8  # bit set: seats that have set a guess
    done: Int8  # bit set
    left: Annotated[Ints, i1 * NUMBERS]  # counters in the bag, by number
    guess: Annotated[Ints, i1 * SEATS]  # SECRET: UNKNOWN or a number
    right: Annotated[Ints, i1 * SEATS]  # right guesses


@record
class Sheet:
    right: Int16


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    s.seats = seats
    s.round = 1
    for number in range(NUMBERS):
        s.left[number] = COUNTERS[number]
    start_round(s)


@rule
def start_round(s: State) -> None:
    s.drawn = UNKNOWN
    s.ready = 0
    s.done = 0
    for seat in range(SEATS):
        s.guess[seat] = UNKNOWN


@rule
def acting(box: Box, s: State) -> int:
    if s.round > ROUNDS:
        return 0
    if s.drawn == UNKNOWN:
        return 1 << NATURE
    return ((1 << s.seats) - 1) & ~s.done


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    if seat == NATURE:
        bag_holds = 0
        for number in range(NUMBERS):
            if s.left[number]:
                bag_holds |= 1 << number
        return offer(out, 0, DRAW, bag_holds)
    n = offer(out, 0, SET, (1 << NUMBERS) - 1)
    if (s.ready >> seat) & 1:
        n = offer(out, n, DONE, 1)
    return n


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    if seat == NATURE:
        s.drawn = action - DRAW
        s.left[s.drawn] -= 1
    elif action == DONE:
        s.done |= 1 << seat
        if s.done == (1 << s.seats) - 1:
            end_round(s)
    else:
        s.guess[seat] = action - SET
        s.ready |= 1 << seat


@rule
def end_round(s: State) -> None:
    for seat in range(s.seats):
        s.right[seat] += s.guess[seat] == s.drawn
    s.round += 1
    start_round(s)


@rule
def weight(box: Box, s: State, action: int) -> int:
    return s.left[action - DRAW]


@rule
def reveals(box: Box, s: State) -> int:
    if s.drawn == UNKNOWN:
        return (1 << s.seats) - 1
    return 0


@rule
def secrecy(box: Box, s: State, seat: int, action: int) -> int:
    return SHOWN if action == DONE or seat == NATURE else VEILED


@rule
def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    sheet.right = s.right[seat] * box.point
    return sheet.right


@rule
def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    winners = 0
    if s.round > ROUNDS:
        best = 0
        for seat in range(s.seats):
            best = max(best, s.right[seat])
        for seat in range(s.seats):
            winners |= (s.right[seat] == best) << seat
    return winners


@rule
def hide(box: Box, s: State, viewer: int) -> None:
    for seat in range(s.seats):
        if seat != viewer:
            s.guess[seat] = UNKNOWN


@rule
def redeal(box: Box, s: State, viewer: int, rng: Ints, out: Ints, work: Work) -> None:
    for seat in range(s.seats):
        if seat != viewer and (s.ready >> seat) & 1:
            s.guess[seat] = below(rng, SEATS_STREAM, NUMBERS)


def make_box(components: Mapping[str, Any], stated: Mapping[str, Any]) -> list[Box]:
    box = rows(Box, 1)
    fill(box[0], Box, {"point": number_in(components["point"], 0, 100, "point")})
    return box


def view(position: Position, viewer: int) -> dict[str, Any]:
    return {**position.to_json(), "you": viewer}


TOY = Game(
    name="toy",
    version=1,
    seats=(1, SEATS),
    independent=True,
    options={"pace": ("slow", "quick")},
    codec=CODEC,
    lines=("right",),
    groups=2,
    longest=(100, 100),
    Box=Box,
    State=State,
    Sheet=Sheet,
    components={"point": 1},
    make_box=make_box,
    new=new,
    acting=acting,
    legal=legal,
    apply=apply,
    weight=weight,
    reveals=reveals,
    secrecy=secrecy,
    score=score,
    result=result,
    hide=hide,
    redeal=redeal,
    folder=Path(__file__).parent,
    view=view,
    home="tests.core.toy:TOY",
)
