"""Options and score lines matter where their games say so, and nowhere else."""

from __future__ import annotations

import random

import pytest

from tinkertable.core.when import ALWAYS

from .cases import Case, games, seat_counts
from .options import contexts, that_do_nothing, that_matter
from .play import finish, match_of

GAMES = {game.name: game for game in games()}
MOST = 60  # random games to see a line of the score count


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.options])
def test_an_option_changes_some_game_where_it_is_said_to_matter(name: str) -> None:
    asked = dict(that_matter(GAMES[name]))
    values = sum(len(values) - 1 for values in GAMES[name].options.values())
    assert len(asked) >= values
    assert [what for what, differs in asked.items() if not differs] == []


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.option_when])
def test_an_option_changes_no_game_where_it_is_said_to_do_nothing(name: str) -> None:
    asked = dict(that_do_nothing(GAMES[name]))
    assert len(asked) >= len(GAMES[name].option_when)
    assert [what for what, alike in asked.items() if not alike] == []


@pytest.mark.parametrize("name", GAMES)
def test_declarations_name_what_there_is(name: str) -> None:
    """An option's declaration rests on options before it: what falls back follows in order."""
    game = GAMES[name]
    order = list(game.options)
    for option, when in game.option_when.items():
        assert set(when.options) <= set(order[: order.index(option)]), option
    assert set(game.line_when) <= set(game.lines)
    for when in (*game.option_when.values(), *game.line_when.values()):
        assert all(game.seats[0] <= seats <= game.seats[1] for seats in when.seats)
        for other, values in when.options.items():
            assert set(values) < set(game.options[other])


@pytest.mark.parametrize("name", GAMES)
def test_every_line_counts_in_some_game_where_it_is_said_to(name: str) -> None:
    """That the others are 0 at every look is among the checks of the random games."""
    game = GAMES[name]
    for line in game.lines:
        for seats, options in contexts(game, game.line_when.get(line, ALWAYS)):
            case = Case(game, seats, options)
            assert any(
                finish(match_of(case, f"{line} {k}"), random.Random(k)).position.score(seat)[line]
                for k in range(MOST)
                for seat in range(seats)
            ), (line, seats, options)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.option_when])
def test_what_does_nothing_falls_back_to_the_default(name: str) -> None:
    game = GAMES[name]
    for option, when in game.option_when.items():
        chosen = game.settle_options({option: game.options[option][1]})
        for seats in seat_counts(game):
            for other, values in when.options.items():
                outside = next(value for value in game.options[other] if value not in values)
                elsewhere = game.effective({**chosen, other: outside}, seats)
                assert elsewhere[option] == game.options[option][0]
                assert option not in game.options_in({**chosen, other: outside}, seats)
            inside = {other: values[0] for other, values in when.options.items()}
            kept = game.effective({**chosen, **inside}, seats)[option] == chosen[option]
            assert kept == (not when.seats or seats in when.seats)
