"""What the bot that is being bought would do in each slot of the network."""

from __future__ import annotations

from tinkertable.core.position import Position
from tinkertable.core.seats import members

from ..rules.actions import COVER, PLUG_IN
from ..rules.data import DICE
from ..rules.rounds import continue_after_fill
from ..rules.state import COVERING, LEFT, PLUGGING, REFILLING, RIGHT, State
from .rounds import points_by_slot

COVERED = {0: "", LEFT: "L", RIGHT: "R", LEFT | RIGHT: "LR"}


def placements(position: Position) -> list[str]:
    """Every placement of the bot that is being bought; none if there is none.

    A placement is a short text, "1L 52 0,3,- 12": the slot and the corners covered, the dice beside
    it then, what the bots at these dice earn then (of the slot before, if there is one, of the slot
    itself and of the one after), and the total then. Known as soon as the bot is bought, before
    its slot of the factory is filled again.
    """
    s: State = position.state
    if s.phase not in (REFILLING, PLUGGING, COVERING):
        return []
    start = position.copy()
    if s.phase == REFILLING:
        continue_after_fill(start.state)
    (seat,) = members(start.acting())
    if s.phase == COVERING:
        return _covers(start, seat, s.step)
    found = []
    for action in start.legal(seat):
        after = _after(start, seat, action)
        slot = action - PLUG_IN
        if after.state.phase == COVERING:
            found += _covers(after, seat, slot)
        else:
            found.append(_text(after, seat, s.round_now, slot, covered=""))
    return found


def _covers(position: Position, seat: int, slot: int) -> list[str]:
    s: State = position.state
    return [
        _text(_after(position, seat, action), seat, s.round_now, slot, COVERED[action - COVER])
        for action in position.legal(seat)
    ]


def _after(position: Position, seat: int, action: int) -> Position:
    after = position.copy()
    after.play(seat, action)
    return after


def _text(after: Position, seat: int, number: int, slot: int, covered: str) -> str:
    """`number` is the round of the placement, which may have ended it."""
    s: State = after.state
    left, right = s.board[seat].dice[number * DICE + slot :][:2]
    points = points_by_slot(after.sheet(seat), number)[max(0, slot - 1) : slot + 2]
    told = ",".join("-" if bot is None else str(bot) for bot in points)
    return f"{slot}{covered} {left}{right} {told} {after.total(seat)}"
