"""Who turns whose gear, and which gears swap numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tinkertable.core.position import Position

from ..rules.night import effect_of
from ..rules.ring import right_of
from ..rules.rotation import rotates, target, turner
from ..rules.state import NO_EFFECT, NONE, W2, Box, State
from ..rules.winners import swaps

Progress = Literal["done", "now", "next"]


@dataclass(frozen=True, slots=True)
class Belt:
    """Who turns whose gear: one step of the rotation."""

    by: int | None  # the seat that turns; None where gears only come up
    gear: int  # the seat whose gear it is
    state: Progress


def effect_in_force(position: Position) -> int:
    """The effect of the round card; none while there is no card."""
    s: State = position.state
    box: Box = position.box[0]
    return effect_of(box, s) if s.card != NONE else NO_EFFECT


def drive(position: Position) -> tuple[Belt, ...]:
    """Who turns whose gear, in order; where nobody does, gears just come up."""
    s: State = position.state
    if s.card == NONE:
        return ()
    box: Box = position.box[0]
    effect = effect_in_force(position)
    plan: list[Belt] = []
    coming: Progress = "now" if s.phase >= W2 else "next"
    for step in range(s.seats):
        owner = target(box, s, effect, step)
        state: Progress = "done"
        if not (s.board[owner].turned or s.board[owner].up):
            state, coming = coming, "next"
        by = turner(box, s, effect, step) + 1 if rotates(box, effect) else None
        plan.append(Belt(by, owner + 1, state))
    return tuple(plan)


def swap_pairs(position: Position) -> tuple[tuple[int, int], ...]:
    """Pairs of seats whose open gears swap, or have swapped, numbers."""
    s: State = position.state
    box: Box = position.box[0]
    effect = effect_in_force(position)
    pairs = [(seat, right_of(s, seat)) for seat in range(s.seats)]
    return tuple(
        (seat + 1, right + 1)
        for seat, right in pairs
        if s.board[seat].up and s.board[right].up and swaps(box, s, effect, seat)
    )
