"""The smallest game: seats count to ten in turn, by one or two. No secrets, dice or components."""

from __future__ import annotations

from pathlib import Path

from tinkertable.core.defaults import NoComponents as Box
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.game import Game
from tinkertable.core.notation import Codec
from tinkertable.core.offers import offer
from tinkertable.core.record import Int8, Ints, record, rule

LAST = 10

CODEC = Codec()
STEP = CODEC.add("step {}", "12")  # + how far - 1


@record
class State:
    seats: Int8
    turn: Int8
    count: Int8


@record
class Sheet:
    reached: Int8


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    s.seats = seats


@rule
def acting(box: Box, s: State) -> int:
    return 0 if s.count >= LAST else 1 << s.turn


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    return offer(out, 0, STEP, 0b11)


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    s.count += action - STEP + 1
    if s.count < LAST:
        s.turn = (seat + 1) % s.seats


@rule
def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    sheet.reached = int(s.count >= LAST and s.turn == seat)
    return sheet.reached


@rule
def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    return 1 << s.turn if s.count >= LAST else 0


SMALLEST = Game(
    name="smallest",
    version=1,
    seats=(2, 3),
    independent=False,
    codec=CODEC,
    lines=("reached",),
    groups=1,
    State=State,
    Sheet=Sheet,
    new=new,
    acting=acting,
    legal=legal,
    apply=apply,
    score=score,
    result=result,
    folder=Path(__file__).parent,
    home="tests.core.smallest:SMALLEST",
)
