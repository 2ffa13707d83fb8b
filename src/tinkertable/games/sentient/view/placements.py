"""What the bot that is being bought would do in each slot of the network."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tinkertable.core.position import Position
from tinkertable.core.seats import members

from ..rules.actions import COVER, PLUG_IN
from ..rules.data import DICE
from ..rules.rounds import continue_after_fill
from ..rules.state import COVERING, LEFT, PLUGGING, REFILLING, RIGHT, State
from .rounds import points_by_slot

Corner = Literal["L", "R"]
Corners = tuple[Corner, ...]  # none, one or both, the left one first

# By how the rules keep them.
CORNERS: dict[int, Corners] = {0: (), LEFT: ("L",), RIGHT: ("R",), LEFT | RIGHT: ("L", "R")}


@dataclass(frozen=True, slots=True)
class Placement:
    """What becomes of a network if the bot goes into a slot with some corners covered."""

    slot: int
    covered: Corners
    dice: tuple[int, ...]  # all of the network then
    earning: tuple[int | None, ...]  # by slot: what its bot earns then
    total: int  # of the seat then


def placements(position: Position) -> tuple[Placement, ...]:
    """Every placement of the bot that is being bought; none if there is none.

    Known as soon as the bot is bought, before its slot of the factory is filled again.
    """
    s: State = position.state
    if s.phase not in (REFILLING, PLUGGING, COVERING):
        return ()
    start = position.copy()
    if s.phase == REFILLING:
        continue_after_fill(start.state)
    (seat,) = members(start.acting())
    if s.phase == COVERING:
        return tuple(_covers(start, seat, s.step))
    found: list[Placement] = []
    for action in start.legal(seat):
        after = _after(start, seat, action)
        slot = action - PLUG_IN
        if after.state.phase == COVERING:
            found += _covers(after, seat, slot)
        else:
            found.append(_placement(after, seat, s.round_now, slot, covered=()))
    return tuple(found)


def _covers(position: Position, seat: int, slot: int) -> list[Placement]:
    s: State = position.state
    return [
        _placement(_after(position, seat, action), seat, s.round_now, slot, CORNERS[action - COVER])
        for action in position.legal(seat)
    ]


def _after(position: Position, seat: int, action: int) -> Position:
    after = position.copy()
    after.play(seat, action)
    return after


def _placement(after: Position, seat: int, number: int, slot: int, covered: Corners) -> Placement:
    """`number` is the round of the placement, which may have ended it."""
    s: State = after.state
    dice = s.board[seat].dice[number * DICE :][:DICE]
    earning = points_by_slot(after.sheet(seat), number)
    return Placement(slot, covered, tuple(dice), earning, after.total(seat))
