"""An observation read back, as facts and as a drawing."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.layout import Ints, i1
from tinkertable.core.observation import (
    Axis,
    amounts,
    each,
    flags,
    once,
    one_of,
    parts_of,
    seat_axis,
)
from tinkertable.core.observed import drawing, facts
from tinkertable.core.observing import Observing
from tinkertable.core.record import record, rows

SEAT = seat_axis(3, least=2)
SHAPE = Axis("shape", ("round", "square"))
ROW, COLUMN = Axis("row", ("A", "B")), Axis("column", ("1", "2", "10"))


@record
class Piece:
    """A piece."""

    shape: Annotated[Ints, one_of("its shape", SHAPE)]
    holes: Annotated[int, amounts("its holes", 9)]


@record
class Player:
    """A player."""

    ready: Annotated[int, flags("is it ready?")]
    stones: Annotated[Ints, amounts("stones by shape", 9, SHAPE)]
    best: Annotated[list[Piece], once("its best piece")]
    drawn: Annotated[Ints, flags("cells drawn, by shape", SHAPE, ROW, COLUMN)]
    heights: Annotated[Ints, amounts("heights", 20, ROW, COLUMN)]


@record
class Observation:
    """A table."""

    bag: Annotated[Ints, flags("shapes in the bag", SHAPE)]
    here: Annotated[Ints, one_of("where it lies", ROW, COLUMN)]
    player: Annotated[list[Player], each("the players", SEAT)]


PARTS = tuple(parts_of(Observation))
OBSERVING = Observing(Observation, lambda *_: None, PARTS, i1, Observation.WIDTH)  # type: ignore[attr-defined]


def numbers() -> list[int]:
    seen = rows(Observation, 1)[0]
    seen.bag[1] = 1
    seen.here[3] = 1
    first, second = seen.player[:2]
    first.ready = 1
    first.stones[0] = 4
    first.drawn[6 + 5] = first.drawn[6 + 0] = 1
    second.best[0].shape[1] = 1
    second.best[0].holes = 2
    second.heights[2] = 17
    found: list[int] = seen._flat()  # type: ignore[attr-defined]
    return found


def test_facts() -> None:
    told = facts(OBSERVING, numbers())
    assert told["bag"] == ["square"]
    assert told["here"] == "B1"
    viewer, other = told["player"]["viewer"], told["player"]["+1"]
    assert viewer == {
        "ready": True,
        "stones": {"round": 4, "square": 0},
        "best": {"shape": None, "holes": 0},
        "drawn": {"round": [], "square": ["A1", "B10"]},
        "heights": {},
    }
    assert other["best"] == {"shape": "square", "holes": 2}
    assert other["heights"] == {"A10": 17}
    assert list(told["player"]) == ["viewer", "+1", "+2"]


def test_drawing() -> None:
    assert drawing(OBSERVING, numbers()) == DRAWING


DRAWING = """\
bag: square
here
     1  2 10
  A  .  .  .
  B  #  .  .
player
  viewer
    ready: yes
    stones: round 4
    drawn square
         1  2 10
      A  #  .  .
      B  .  .  #
  +1
    best
      shape: square
      holes: 2
    heights
         1  2 10
      A  .  . 17
      B  .  .  .
"""


def test_seats_are_cut_but_not_below_the_least() -> None:
    assert [len(SEAT.cut(seats)) for seats in (1, 2, 3)] == [2, 2, 3]
    assert len(SHAPE.cut(1)) == 2
