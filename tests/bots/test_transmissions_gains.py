"""What Transmissions' bots think of pipes, of what they pay, and of ending the match."""

from __future__ import annotations

import pytest

from tests.games.transmissions.table import Table
from tinkertable.games.transmissions.bot.endgame import AHEAD, MOST_AHEAD, WORTH_ENDING, end_gain
from tinkertable.games.transmissions.bot.purchases import item_surplus
from tinkertable.games.transmissions.bot.tile_gains import value_tiles
from tinkertable.games.transmissions.bot.values import POINT
from tinkertable.games.transmissions.rules.actions import PIPE_NAMES
from tinkertable.games.transmissions.rules.turn.pipes import connect

from .transmissions import memory


def pipe_gains(table: Table, later: int, *tops: str) -> list[float]:
    """In points, what the tops of the stacks would bring seat 1."""
    mind, work, sheet = memory()
    mind.turns_left = later
    for stack, name in enumerate(tops):
        table.state.top[stack] = PIPE_NAMES.index(name)
    value_tiles(table.match.position.box[0], table.state, table.board(), mind, work, sheet)
    return [gain / POINT for gain in mind.pipe_gains[: len(tops)]]


def with_flow() -> Table:
    """P06, with round joints alone, lies east of the starting pipe: the flow ends there."""
    table = Table()
    box = table.match.position.box[0]
    connect(box, table.board(), PIPE_NAMES.index("P06"), 1, 1, 0)
    return table


def test_a_pipe_that_fits_the_end_of_the_flow_brings_its_step() -> None:
    """P33 shows 7 and has round joints, P27 shows 6 and has none."""
    assert pipe_gains(with_flow(), 0, "P33", "P27") == [7 + 3, 6]


def test_pipes_to_come_make_a_pipe_worth_more() -> None:
    """The step grows up to five points."""
    steps = [pipe_gains(with_flow(), later, "P33")[0] - 7 for later in (0, 4, 8, 12, 16)]
    assert steps == [3, 4, 5, 5, 5]


def ending(own_flipped: int, others_flipped: int, items_left: int = 0) -> float:
    """What buying an item as the match's last is thought to be worth besides, in points."""
    table = Table()
    table.state.items_left = items_left
    table.board(1).flipped = (1 << own_flipped) - 1
    table.board(2).flipped = (1 << others_flipped) - 1
    box, (_, work, sheet) = table.match.position.box[0], memory()
    return int(end_gain(box, table.state, table.board(1), 2, 0, work, sheet)) / POINT


def test_the_match_is_ended_from_ahead() -> None:
    worth = WORTH_ENDING / POINT
    assert ending(0, 0) == -AHEAD * worth
    assert ending(1, 0) == (4 - AHEAD) * worth
    assert ending(2, 0) == MOST_AHEAD * worth
    assert ending(0, 1) == -MOST_AHEAD * worth
    assert ending(0, 1, items_left=1) == 0


def test_filling_the_last_slots_ends_the_match_too() -> None:
    """With the points of the robot that is filled: yellow's 6."""
    table = Table()
    table.board().free[:] = [2, 0, 0, 0]
    box, (_, work, sheet) = table.match.position.box[0], memory()
    table.board(2).free[:] = [4, 0, 0, 0]
    assert end_gain(box, table.state, table.board(), 2, 0, work, sheet) == 4 * WORTH_ENDING
    assert end_gain(box, table.state, table.board(), 1, 0, work, sheet) == 0
    table.state.end_side = 1
    assert end_gain(box, table.state, table.board(), 2, 0, work, sheet) == 0


@pytest.mark.parametrize(("stock", "dearer"), [("WY 9E", True), ("WYYYY 9E", False)])
def test_what_is_paid_could_have_bought_something_else(stock: str, dearer: bool) -> None:
    """A pipe for the same engrams makes an item less welcome, unless there is enough for both."""
    found = []
    for top in (None, "P02"):
        table = Table().stock(stock)
        for stack in range(4):
            table.state.top[stack] = -1 if top is None else PIPE_NAMES.index(top)
        box, (mind, work, sheet) = table.match.position.box[0], memory()
        mind.turns_left = 8
        value_tiles(box, table.state, table.board(), mind, work, sheet)
        found.append(item_surplus(box, table.state, table.board(), 0, mind, work, sheet))
    assert (found[1] < found[0]) == dearer
