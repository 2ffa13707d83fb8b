"""The peer's game on our server: two seats count in turn. `python -m benchmarks.count serve …`"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from tinkertable.cli import main
from tinkertable.core.defaults import NoComponents as Box
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.game import Game
from tinkertable.core.notation import Codec
from tinkertable.core.offers import offer
from tinkertable.core.position import Position
from tinkertable.core.record import Int16, Ints, record, rule
from tinkertable.games import GAMES

LAST = 500
CODEC = Codec()
STEP = CODEC.add("step")


@record
class State:
    seats: Int16
    count: Int16


@record
class Sheet:
    count: Int16


@rule
def new(box: Box, s: State, seats: int, options: Ints) -> None:
    s.seats = seats


@rule
def acting(box: Box, s: State) -> int:
    return 0 if s.count == LAST else 1 << (s.count % s.seats)


@rule
def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    return offer(out, 0, STEP, 1)


@rule
def apply(box: Box, s: State, seat: int, action: int) -> None:
    s.count += 1


@rule
def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    sheet.count = s.count
    return sheet.count


@rule
def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    return 0


def view(position: Position, viewer: int) -> dict[str, Any]:
    return {"count": int(position.state.count)}


GAME = Game(
    name="count",
    version=1,
    seats=(2, 2),
    independent=False,
    codec=CODEC,
    lines=("count",),
    groups=1,
    longest=(LAST, 0),
    State=State,
    Sheet=Sheet,
    new=new,
    acting=acting,
    legal=legal,
    apply=apply,
    score=score,
    result=result,
    folder=Path(__file__).parent,
    view=view,
)

if __name__ == "__main__":
    GAMES["count"] = "count"
    sys.modules["tinkertable.games.count"] = sys.modules["__main__"]
    sys.exit(main())
