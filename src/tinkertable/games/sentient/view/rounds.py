"""What a round has come to: the bots of a network and what they earn, the investors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from tinkertable.core.position import Position

from ..rules.data import DICE, INVESTORS, SLOTS
from ..rules.investors import agents_beside, influence_on
from ..rules.state import NONE, Sheet, State
from .cards import TYPES, Bot, Type, bot_of

Reason = Literal["unclaimed", "influence", "agents", "order"]
REASONS: tuple[Reason, ...] = get_args(Reason)  # in the order of rules/state.py


@dataclass(frozen=True, slots=True)
class Investor:
    """An investor beside the slots of the factory, and who has most influence there."""

    type: Type
    first: int | None  # the seat that wins it as things stand
    second: int | None  # the seat that gets the point
    first_by: Reason  # what decides the first place
    second_by: Reason  # what decides the second
    influence: tuple[int, ...]  # by seat
    agents: tuple[int, ...]  # by seat: how many of its agents stand beside it


@dataclass(frozen=True, slots=True)
class CountedBot:
    """A bot plugged in in a finished round, with the dice as they lay then."""

    slot: int  # of the network
    card: Bot
    left: int  # the die on its left
    right: int  # the die on its right
    points: int  # what it earned


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round as it ended."""

    round: int  # from 1
    bots: tuple[tuple[CountedBot, ...], ...]  # by seat
    investors: tuple[Investor, ...]


def points_by_slot(sheet: Sheet, number: int) -> tuple[int | None, ...]:
    """By slot of the network: what its bot of a round earns as the dice lie; None without one."""
    earned = sheet.earned[number * SLOTS :][:SLOTS]
    return tuple([points if points != NONE else None for points in earned])


def bots_of_round(
    position: Position, seat: int, number: int, sheet: Sheet
) -> tuple[CountedBot, ...]:
    """The bots a seat has plugged in in a round, with the dice beside them."""
    s: State = position.state
    b = s.board[seat]
    found = []
    for slot, points in enumerate(points_by_slot(sheet, number)):
        if points is not None:
            left, right = b.dice[number * DICE + slot :][:2]
            card = bot_of(position, b.card[number * SLOTS + slot])
            found.append(CountedBot(slot, card, left, right, points))
    return tuple(found)


def investors_of_round(position: Position, number: int) -> tuple[Investor, ...]:
    """The investors of a round and who has most influence there; none before they are laid."""
    s: State = position.state
    types = s.investor[number * INVESTORS :][:INVESTORS]
    return tuple(_investor(s, number, k) for k in range(INVESTORS) if types[k] != NONE)


def _investor(s: State, number: int, k: int) -> Investor:
    at, boards = number * INVESTORS + k, s.board[: s.seats]
    return Investor(
        type=TYPES[s.investor[at]],
        first=s.first[at] + 1 or None,
        second=s.second[at] + 1 or None,
        first_by=REASONS[s.first_by[at]],
        second_by=REASONS[s.second_by[at]],
        influence=tuple([influence_on(b, number, k) for b in boards]),
        agents=tuple([agents_beside(b, number, k) for b in boards]),
    )


def finished_round(position: Position, number: int, sheets: Sequence[Sheet]) -> FinishedRound:
    """A round as it ended; the score sheets are by seat."""
    bots = [bots_of_round(position, seat, number, sheet) for seat, sheet in enumerate(sheets)]
    return FinishedRound(number + 1, tuple(bots), investors_of_round(position, number))
