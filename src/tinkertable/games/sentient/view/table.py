"""What a seat sees, which is everything: the factory, the networks, who stands where."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from tinkertable.core.position import Position
from tinkertable.core.record import rows
from tinkertable.core.seats import NATURE, members

from ..rules.actions import CARD_NAMES
from ..rules.data import DICE, ROUNDS, SLOTS
from ..rules.score import count_bots, count_investors_of_type
from ..rules.state import NONE, ORDERING, SET_SIZE, Sheet, State
from .cards import TYPES, Bot, Type, bot_or_none, type_or_none
from .placements import CORNERS, Corners, Placement, placements
from .rounds import (
    FinishedRound,
    Investor,
    finished_round,
    investors_of_round,
    points_by_slot,
)


@dataclass(frozen=True, slots=True)
class FactorySlot:
    """A slot of the factory, and who stands above it."""

    card: Bot | None
    agents: tuple[int, ...]  # by seat
    assistants: tuple[int, ...]  # by seat


@dataclass(frozen=True, slots=True)
class Score:
    """The score sheet of a seat: as if round and match ended now."""

    total: int
    bots: int
    seconds: int  # points for second places
    investors: int


@dataclass(frozen=True, slots=True)
class Board:
    """What belongs to a seat. When all is over, the last dice still lie there, but no bots."""

    half: Type | None  # the investor printed on it; None until it is dealt
    dice: tuple[int | None, ...]  # None before they are rolled
    network: tuple[Bot | None, ...]  # by slot
    covered: tuple[Corners, ...]  # by slot: the corners with an assistant on them
    earning: tuple[int | None, ...]  # by slot: what its bot earns as the dice lie
    hand: Bot | None  # bought and not plugged in yet
    agents: int  # at home
    assistants: int  # at home
    passed: bool  # in this round
    bots: dict[Type, int]  # of finished rounds
    investors: dict[Type, int]  # of finished rounds, and the printed one
    score: Score


@dataclass(frozen=True, slots=True)
class View:
    """The table. Seats count from 1, dice, slots and investors from 0, left to right."""

    round: int  # from 1; 0 before the first is set up
    rounds: int
    order: tuple[int, ...]  # of the seats in this round
    next_order: tuple[int, ...]  # those who have passed; the last of them is the first
    acting: tuple[int | Literal["*"], ...]  # "*": nature
    factory: tuple[FactorySlot, ...]
    investors: tuple[Investor, ...]  # investor k lies between the slots k - 1 and k
    boards: tuple[Board, ...]  # by seat
    deck: tuple[str, ...]  # the names of the bots it still holds, in no order
    discard: tuple[str, ...]  # the names of the bots in it
    placements: tuple[Placement, ...]  # of the bot that is being bought
    finished: tuple[FinishedRound, ...]
    you: int | None  # the seat that looks; None if nobody does
    winners: tuple[int, ...]


def view(position: Position, viewer: int) -> View:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s: State = position.state
    now = s.round_now
    begun = s.phase > ORDERING
    sheets = [position.sheet(seat) for seat in range(position.seats)]
    return View(
        round=min(now + 1, ROUNDS) if begun else 0,
        rounds=ROUNDS,
        order=_seats(s.order),
        next_order=_seats(s.pile)[::-1],
        acting=tuple("*" if seat == NATURE else seat + 1 for seat in members(position.acting())),
        factory=tuple(_factory_slot(position, slot) for slot in range(SLOTS)),
        investors=investors_of_round(position, now) if now < ROUNDS else (),
        boards=tuple(_board(position, seat, sheet) for seat, sheet in enumerate(sheets)),
        deck=_names(s.deck),
        discard=_names(s.discard),
        placements=placements(position),
        finished=tuple(finished_round(position, number, sheets) for number in range(now)),
        you=viewer + 1 if viewer >= 0 else None,
        winners=tuple(seat + 1 for seat in position.winners()),
    )


def _seats(places: Iterable[int]) -> tuple[int, ...]:
    """Seats from 1, as far as there are any."""
    return tuple(seat + 1 for seat in places if seat != NONE)


def _names(sets: Iterable[int]) -> tuple[str, ...]:
    """The bots in bit sets."""
    return tuple(
        CARD_NAMES[i * SET_SIZE + bit] for i, cards in enumerate(sets) for bit in members(cards)
    )


def _factory_slot(position: Position, slot: int) -> FactorySlot:
    s: State = position.state
    at, boards, over = s.round_now * SLOTS + slot, s.board[: s.seats], s.round_now == ROUNDS
    return FactorySlot(
        card=bot_or_none(position, s.factory[slot]),
        agents=tuple(0 if over else b.agents_at[at] for b in boards),
        assistants=tuple(0 if over else b.assistants_at[at] for b in boards),
    )


def _board(position: Position, seat: int, sheet: Sheet) -> Board:
    s: State = position.state
    b, now = s.board[seat], s.round_now
    over = now == ROUNDS
    last = now - over
    slots = range(last * SLOTS, (last + 1) * SLOTS)
    return Board(
        half=type_or_none(b.half),
        dice=tuple(die or None for die in b.dice[last * DICE :][:DICE]),
        network=tuple(None if over else bot_or_none(position, b.card[i]) for i in slots),
        covered=tuple(() if over else CORNERS[b.covered[i]] for i in slots),
        earning=(None,) * SLOTS if over else points_by_slot(sheet, last),
        hand=bot_or_none(position, b.hand),
        agents=b.agents,
        assistants=b.assistants,
        passed=bool(b.passed),
        bots=_bots_by_type(position, seat, now),
        investors={
            name: count_investors_of_type(s, seat, kind, now) for kind, name in enumerate(TYPES)
        },
        score=Score(**position.score(seat)),
    )


def _bots_by_type(position: Position, seat: int, rounds: int) -> dict[Type, int]:
    """The bots a seat has plugged in in the first rounds."""
    s: State = position.state
    counted = rows(Sheet, 1)[0]
    count_bots(position.box[0], s.board[seat], rounds, counted)
    return dict(zip(TYPES, counted.bots_of_type, strict=True))
