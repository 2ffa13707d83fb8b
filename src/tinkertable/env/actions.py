"""The actions of seats, numbered without gaps: those that can occur in a kind of match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from tinkertable.core.game import Game
from tinkertable.core.notation import SEATS
from tinkertable.core.seats import NATURE

NO_ACTION = -1


@dataclass(frozen=True)
class SeatActions:
    """What seats can do; nature's actions, and those of other options, have no number here."""

    numbers: list[int]  # by dense number: the codec's, ascending
    dense: list[int]  # by the codec's number: the dense one, or NO_ACTION
    names: list[str]  # by dense number: the action's text

    @property
    def count(self) -> int:
        return len(self.numbers)


def seat_actions(
    game: Game, seats: int, options: Mapping[str, str], edition: bool = False
) -> SeatActions:
    """The actions of seats with these options; `edition`: with components that are not ours."""
    settled = game.settle_options(options)
    return _seat_actions(game, game.check_seats(seats), tuple(settled.items()), edition)


def with_nature(actions: SeatActions, game: Game) -> SeatActions:
    """The same with nature's actions behind them, for whoever plays her turns as well."""
    takers = enumerate(game.codec.takers)
    more = [n for n, by in takers if by != SEATS and actions.dense[n] == NO_ACTION]
    return _numbered(game, [*actions.numbers, *more])


@cache
def _seat_actions(
    game: Game, seats: int, settled: tuple[tuple[str, str], ...], edition: bool
) -> SeatActions:
    options = dict(settled)
    return _numbered(
        game,
        [
            number
            for first, block in game.codec.blocks.items()
            if block.by != NATURE
            and any(when.holds(options, seats, edition) for when in block.when)
            for number in range(first, first + block.size)
        ],
    )


def _numbered(game: Game, numbers: list[int]) -> SeatActions:
    dense = [NO_ACTION] * game.codec.actions
    for at, number in enumerate(numbers):
        dense[number] = at
    return SeatActions(numbers, dense, [game.codec.texts[number] for number in numbers])
