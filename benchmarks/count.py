"""The peer's game on our server: two seats count in turn. `python -m benchmarks.count serve …`"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tinkertable.cli import main
from tinkertable.core.game import Game
from tinkertable.core.notation import Block, Codec
from tinkertable.core.offers import offer
from tinkertable.core.position import Position
from tinkertable.core.record import Int16, Ints, record, rows, rule
from tinkertable.games import GAMES

LAST = 500


@record
class Box:
    unused: Int16


@record
class State:
    seats: Int16
    count: Int16


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    s.seats = seats


@rule
def acting(box: Box, s: State) -> int:
    return 0 if s.count == LAST else 1 << (s.count % s.seats)


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Ints) -> int:
    return offer(out, 0, 0, 1)


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    s.count += 1


@rule
def nothing(box: Box, s: State) -> int:
    return 0


@rule
def nothing_of(box: Box, s: State, action: int) -> int:
    return 0


@rule
def secrecy(box: Box, s: State, seat: int, action: int) -> int:
    return 0


@rule
def score(box: Box, s: State, seat: int, work: Ints, lines: Ints) -> int:
    lines[0] = s.count
    return lines[0]


@rule
def result(box: Box, s: State, work: Ints, lines: Ints) -> int:
    return 0


@rule
def hide(box: Box, s: State, viewer: int) -> None:
    return


@rule
def redeal(box: Box, s: State, viewer: int, rng: Ints, out: Ints, work: Ints) -> None:
    return


def make_box(components: Mapping[str, Any], given: Mapping[str, Any]) -> list[Any]:
    return rows(Box, 1)


def view(position: Position, viewer: int) -> dict[str, Any]:
    return {"count": int(position.state.count)}


GAME = Game(
    name="count",
    version=1,
    seats=(2, 2),
    independent=False,
    options={},
    codec=Codec({0: Block("step")}, 1),
    lines=("count",),
    groups=1,
    work=1,
    longest=LAST,
    longest_seat=0,
    Box=Box,
    State=State,
    components={},
    make_box=make_box,
    new=new,
    acting=acting,
    legal=legal,
    apply=apply,
    weight=nothing_of,
    bag=nothing,
    reveals=nothing,
    secrecy=secrecy,
    score=score,
    result=result,
    hide=hide,
    redeal=redeal,
    folder=Path(__file__).parent,
    view=view,
    explain=lambda *_: [],
)

if __name__ == "__main__":
    GAMES["count"] = "count"
    sys.modules["tinkertable.games.count"] = sys.modules["__main__"]
    sys.exit(main())
