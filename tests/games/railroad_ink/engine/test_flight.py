"""R22, R26, R27: the way a client may show before the meteor falls."""

from __future__ import annotations

import pytest

from tests.games.railroad_ink.engine_table import EngineTable
from tinkertable.games.railroad_ink.view.flight import trace_flight

ROUTES = "R.R. R.R. R.R. HRHRx"


@pytest.mark.parametrize(
    ("hits", "passed", "struck"),
    [
        ([("W", 3)], ["D3", "D2"], "D1"),
        ([("W", 3), ("W", 2)], ["D2"], "D3"),  # bounces at once
        ([("W", 2), ("W", 3)], ["D1", "D2"], "D3"),  # bounces on the way
        ([("W", 1), ("W", 3)], ["D2", "D1"], "D2"),  # comes back to where it has passed
        ([("W", 2), ("E", 2), ("W", 2)], ["D3", "D2"], "D1"),  # D2 holds a crater: it flies on
    ],
)
def test_r22_flight_is_told_step_by_step(
    hits: list[tuple[str, int]], passed: list[str], struck: str
) -> None:
    table = EngineTable(expansion="meteor")
    for aim, fly in hits[:-1]:
        table.roll(f"{ROUTES} {aim} {fly}")
        table.say("meteor")
        table.finish_round()
    table.roll(f"{ROUTES} {hits[-1][0]} {hits[-1][1]}")
    position = table.match.position
    assert trace_flight(position.state, 0, position.legal(0)[0]) == [*passed, struck]
    table.say("meteor")
    assert table.dot() == struck
