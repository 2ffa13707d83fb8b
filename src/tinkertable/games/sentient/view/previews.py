"""What a bot in hand would do in each slot of the network, and what covering a corner would."""

from __future__ import annotations

from tinkertable.core.position import Position

from ..rules.actions import CODEC
from ..rules.data import DICE, ROUNDS, SIDES, SLOTS
from ..rules.state import BLOCK, CODES, FACES, NONE, PLUG, REFILL, Box, State


def ways(position: Position) -> list[str]:
    """Every way to place the bot that is being bought; none if there is none.

    A way is a short text, "1L 52 0,3,- 12": the slot and the corners covered, the dice beside it
    then, what the bots at these dice earn then (of the slot before, if there is one, of the slot
    itself and of the one after), and the total then. Known as soon as the bot is bought, before
    its slot of the factory is filled again.
    """
    s: State = position.state
    phase, now = s.phase, s.round_now
    if now == ROUNDS or phase not in (REFILL, PLUG, BLOCK):
        return []
    seat = s.order[s.place]
    if phase == BLOCK:
        return list(_covers(position, seat, now, s.step))
    start = position.copy()
    if phase == REFILL:
        start.fill(start.to_json() | {"phase": PLUG})
    found = []
    for action in start.legal(seat):
        trial = start.copy()
        trial.play(seat, action)
        slot = int(CODEC.named[action].arguments[0])
        asked = trial.acting() == 1 << seat and trial.state.phase == BLOCK
        found += _covers(trial, seat, now, slot) if asked else [_way(trial, seat, now, slot, "")]
    return found


def earning(position: Position, seat: int, number: int) -> list[int | None]:
    """By slot of the network: what its bot of a round earns as the dice lie; None without one."""
    s: State = position.state
    b = s.board[seat]
    found: list[int | None] = []
    for slot in range(SLOTS):
        card = b.card[number * SLOTS + slot]
        left, right = b.dice[number * DICE + slot :][:2]
        found.append(None if card == NONE else worth(position, card, left, right))
    return found


def worth(position: Position, card: int, left: int, right: int) -> int:
    """What a bot earns between these dice."""
    box: Box = position.box[0]
    at = card % CODES * FACES + (left - 1) * SIDES + right - 1
    return box.worth[at]


def _covers(position: Position, seat: int, now: int, slot: int) -> list[str]:
    found = []
    for action in position.legal(seat):
        trial = position.copy()
        trial.play(seat, action)
        corners = CODEC.named[action].arguments[0].strip("-")
        found.append(_way(trial, seat, now, slot, corners))
    return found


def _way(after: Position, seat: int, now: int, slot: int, covered: str) -> str:
    s: State = after.state
    left, right = s.board[seat].dice[now * DICE + slot :][:2]
    points = earning(after, seat, now)[max(0, slot - 1) : slot + 2]
    told = ",".join("-" if bot is None else str(bot) for bot in points)
    return f"{slot}{covered} {left}{right} {told} {after.total(seat)}"
