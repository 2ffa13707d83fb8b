"""What seats can do with some options: nothing outside is ever legal, nothing inside is idle."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.conformance.cases import Case, games, seat_counts
from tests.conformance.play import walk
from tests.core.toy import DONE, TOY
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members
from tinkertable.env.actions import NO_ACTION, SeatActions, seat_actions

GAMES_EACH = 2


def cases(game: Game) -> list[Case]:
    """Every value of every option, with every number of seats."""
    others = [{name: value} for name, values in game.options.items() for value in values[1:]]
    return [Case(game, seats, options) for options in [{}, *others] for seats in seat_counts(game)]


def actions_of(case: Case) -> SeatActions:
    return seat_actions(case.game, case.seats, case.options)


@cache
def offered(game: Game) -> dict[str, set[int]]:
    """By case: what seats were offered in some random games."""
    found: dict[str, set[int]] = {}
    for case in cases(game):
        seen = found.setdefault(case.name, set())
        for number in range(GAMES_EACH):
            position = Position(game, case.seats, case.options)
            for _ in walk(position, random.Random(f"{case.name} {number}")):
                for seat in members(position.acting() & ~(1 << NATURE)):
                    seen.update(position.legal(seat))
    return found


@pytest.mark.parametrize("game", [TOY, *games()], ids=lambda game: game.name)
def test_seats_are_offered_nothing_else(game: Game) -> None:
    for case in cases(game):
        assert offered(game)[case.name] <= set(actions_of(case).numbers), case.name


@pytest.mark.parametrize("game", [TOY, *games()], ids=lambda game: game.name)
def test_whatever_can_occur_does(game: Game) -> None:
    """Of every block some action is offered, with these options or others that allow it."""
    for first, block in game.codec.blocks.items():
        numbers = set(range(first, first + block.size))
        allowing = [case.name for case in cases(game) if numbers <= set(actions_of(case).numbers)]
        idle = all(numbers.isdisjoint(offered(game)[name]) for name in allowing)
        assert not (allowing and idle), block.form


@pytest.mark.parametrize("game", [TOY, *games()], ids=lambda game: game.name)
def test_numbers_go_there_and_back(game: Game) -> None:
    for case in cases(game):
        actions = actions_of(case)
        assert actions is actions_of(case)
        assert actions.numbers == sorted(set(actions.numbers))
        assert [actions.dense[number] for number in actions.numbers] == [*range(actions.count)]
        assert actions.dense.count(NO_ACTION) == game.codec.actions - actions.count
        assert actions.names == [game.codec.text(number) for number in actions.numbers]


def test_an_edition_can_do_more() -> None:
    for game in games():
        every = seat_actions(game, game.seats[0], {}, edition=True)
        assert set(seat_actions(game, game.seats[0], {}).numbers) <= set(every.numbers)
    railroad = next(game for game in games() if game.name == "railroad-ink")
    assert seat_actions(railroad, 1, {}).count == 49 * 50 + 1
    assert seat_actions(railroad, 1, {}, edition=True).count == 49 * (50 + 60 + 20) + 1


def test_nature_s_actions_have_no_number() -> None:
    actions = seat_actions(TOY, 2, {})
    assert actions.names == ["set 0", "set 1", "set 2", "done"]
    assert actions.numbers[-1] == DONE
    assert actions.dense == [NO_ACTION] * 3 + [0, 1, 2, 3]
