"""How a round ended: why each gear won or not, and the round before the one on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tinkertable.core.position import Position
from tinkertable.core.seats import members

from ..rules.night import shift
from ..rules.ring import right_of
from ..rules.state import ENTRY, FIRST, LOWEST, NO_LOSER, NONE, RETURN, SIDES, Box, State
from ..rules.winners import losing_number, seats_showing
from .blocks import Round, round_blocks
from .names import (
    CARDS,
    GEARS,
    MODES,
    SHIFTS,
    Effect,
    Gear,
    Loser,
    Mode,
    Power,
    RoundCard,
    Shift,
    effect_name,
    power_of,
    seats_in,
)
from .rotation import effect_in_force, swap_pairs

Why = Literal["won", "grey", "jammed", "beaten", "later", "not-asked", "lowest", "highest"]


@dataclass(frozen=True, slots=True)
class Claims:
    """Which numbers win by a round card, and how."""

    mode: Mode  # the first that is not jammed, or every one
    numbers: tuple[int, ...]  # those that can win, in the order the card looks at them
    loses: Loser | None  # which of the numbers shown loses whatever it is
    ours: bool  # as our card of this name has it


@dataclass(frozen=True, slots=True)
class Verdict:
    """Why a gear won or not."""

    why: Why
    same: tuple[int, ...]  # the other seats whose gears show the same number


@dataclass(frozen=True, slots=True)
class PlayedGear:
    """A gear as it lay when its round was judged."""

    gear: Gear
    side: int  # at the corner of the round card
    value: int  # what it counted
    counts_as: Power | None  # a gear whose power an ability lent it
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class LastRound:
    """The round before the one on the table, and how it ended."""

    round: int
    shift: Shift
    token: int  # the seat that began
    card: RoundCard
    effect: Effect | None
    night: Round
    claims: Claims
    winners: tuple[int, ...]
    swaps: tuple[tuple[int, int], ...]  # pairs of seats
    gears: tuple[PlayedGear, ...]  # by seat


def numbers_asked(box: Box, card: int) -> tuple[int, ...]:
    """The numbers that can win, in the order the card looks at them."""
    return tuple(value for value in box.claims[card * SIDES : (card + 1) * SIDES] if value)


def claims(position: Position) -> Claims:
    """What the round card asks for; there must be one."""
    s: State = position.state
    box: Box = position.box[0]
    loser = box.loser[s.card]
    return Claims(
        mode=MODES[box.mode[s.card]],
        numbers=numbers_asked(box, s.card),
        loses=None if loser == NO_LOSER else "lowest" if loser == LOWEST else "highest",
        ours=bool(box.own_claims[s.card]),
    )


def verdicts(position: Position) -> tuple[Verdict, ...]:
    """By seat: why its gear won or not, who shows the same number; nothing before it is judged."""
    s: State = position.state
    box: Box = position.box[0]
    if s.phase < ENTRY:
        return ()
    return tuple(Verdict(_why(box, s, seat), seats_in(_same(s, seat))) for seat in range(s.seats))


def _same(s: State, seat: int) -> int:
    """The other seats whose gears show the same number."""
    return seats_showing(s, s.board[seat].value) & ~(1 << seat)


def _why(box: Box, s: State, seat: int) -> Why:
    value, same = s.board[seat].value, _same(s, seat)
    asked = numbers_asked(box, s.card)
    if s.winners >> seat & 1:
        return "grey" if same else "won"
    if value == losing_number(box, s):
        return "lowest" if box.loser[s.card] == LOWEST else "highest"
    if value not in asked:
        return "not-asked"
    if same & s.winners:
        return "beaten"  # a grey gear takes the number
    if box.mode[s.card] == FIRST:
        won = [s.board[winner].value for winner in members(s.winners)]
        if won and asked.index(won[0]) < asked.index(value):
            return "later"
    return "jammed"


def round_before(position: Position) -> Position | None:
    """The table as it lay when the round before was judged, if there was one.

    What does not matter to an outcome (hands, code cards) is as it is now.
    """
    s: State = position.state
    if s.last_card == NONE:
        return None
    before = position.copy()
    then: State = before.state
    then.phase = RETURN
    then.round_now = s.round_now - (s.card != NONE)
    then.card = s.last_card
    then.winners = s.last_winners
    then.token = right_of(s, s.token)
    for b in then.board[: s.seats]:
        b.placed = b.up = 1
        b.gear, b.side, b.value = b.last_gear, b.last_side, b.last_value
        b.counts_as = b.last_counts_as
    return before


def last_round(position: Position) -> LastRound | None:
    """The outcome of the round before: the next one is opened at once."""
    before = round_before(position)
    if before is None:
        return None
    s: State = before.state
    boards = zip(s.board[: s.seats], verdicts(before), strict=True)
    return LastRound(
        round=s.round_now,
        shift=SHIFTS[shift(s)],
        token=s.token + 1,
        card=CARDS[s.card],
        effect=effect_name(before.box[0], effect_in_force(before)),
        night=round_blocks(before.box[0], effect_in_force(before)),
        claims=claims(before),
        winners=seats_in(s.winners),
        swaps=swap_pairs(before),
        gears=tuple(
            PlayedGear(GEARS[b.gear], b.side, b.value, power_of(b.counts_as), verdict)
            for b, verdict in boards
        ),
    )
