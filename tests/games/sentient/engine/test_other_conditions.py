"""The rules of Sentient with conditions, points and types of another box: R26, R33."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sentient.engines import EngineTable, read_data


def equals(**condition: Any) -> EngineTable:
    """A match in which the bots TEQ have another face."""
    match = EngineTable(2, edition=read_data(conditions={"TEQ": condition}))
    match.nature("half 1 INF", "half 2 SRV", "order 1 2")
    match.open_round("TEQa TLTa TGTa TGEa", dice="54111 11111")
    return match


@pytest.mark.parametrize(
    ("condition", "points"),
    [
        ({"points": [9]}, 9),  # TEQa turns 5 and 4 into 4 and 4
        ({"condition": "unequal"}, 0),
        ({"condition": "sum_even"}, 5),
        ({"condition": "sum_is", "numbers": [8]}, 5),
        ({"condition": "sum_is", "numbers": [7]}, 0),
        ({"condition": "difference_is", "numbers": [0]}, 5),
        ({"condition": "shows", "numbers": [4], "points": [3, 8]}, 8),
        ({"condition": "minus_larger", "numbers": [6], "points": []}, 2),
        ({"condition": "minus_larger", "numbers": [3], "points": []}, 0),
    ],
)
def test_r26_other_conditions_and_points(condition: dict[str, Any], points: int) -> None:
    match = equals(**condition)
    match.turns("0+0>0")
    assert match.dice(1) == "44111"
    assert match.score(1)["bots"] == points


def test_r26_unequal_and_odd() -> None:
    for condition, points in (("unequal", 5), ("sum_even", 0), ("sum_odd", 5)):
        match = equals(condition=condition)
        match.turns("0+0>0L")
        assert (match.dice(1), match.score(1)["bots"]) == ("54111", points)


def test_r33_a_bot_of_another_type() -> None:
    match = equals(type="INF")
    match.turns("0+0>0")
    assert match.line("investors") == [2, 0]  # the printed investor and the one beside slot 0
