"""The rules of Sentient with the bots of another box."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tinkertable.core.edition import read_edition
from tinkertable.core.match import Match

from .table import (
    BOTS,
    GAME,
    acting,
    board,
    buy,
    dice,
    draws,
    line,
    nature,
    offers,
    open_round,
    play,
    score,
    turns,
)


def edition(**data: Any) -> Match:
    """A match of two with other components, before its first round."""
    text = json.dumps({"game": "sentient", "data": data})
    match = Match(GAME, 2, edition=read_edition(GAME, text))
    nature(match, "half 1 INF", "half 2 SRV", "order 1 2")
    return match


def equals(**condition: Any) -> Match:
    """A match in which the bots TEQ have another face."""
    match = edition(conditions={"TEQ": condition})
    open_round(match, "TEQa TLTa TGTa TGEa", dice="54111 11111")
    return match


def test_r02_the_own_components_are_what_the_rules_tell() -> None:
    assert GAME.components["cards"] == BOTS


def test_r02_other_bots() -> None:
    match = edition(cards={"TEQd": None, "MD1c": "--"})
    assert draws(match) == set(BOTS) - {"TEQd"} | {"MD1c"}
    open_round(match, "MD1c TLTa TGTa TGEa", dice="54111 11111")
    turns(match, "0+0>0")
    assert (dice(match, 1), score(match, 1)["bots"]) == ("43111", 4)


def test_r17_nothing_to_cover_nothing_asked() -> None:
    match = edition(cards={"TEQa": "=="})
    open_round(match, "TEQa TLTa TGTa TGEa", dice="44111 11111")
    buy(match, "1", "0+0")
    play(match, "1 plug 0")
    assert acting(match) == "2"
    assert board(match, 1)["assistants"] == 5
    assert (dice(match, 1), score(match, 1)["bots"]) == ("44111", 5)


def test_r17_other_corners_are_covered() -> None:
    match = edition(cards={"TEQa": "+-"})
    open_round(match, "TEQa TLTa TGTa TGEa", dice="44111 11111")
    buy(match, "1", "0+0")
    play(match, "1 plug 0")
    assert offers(match) == {"block -", "block L", "block R", "block LR"}
    play(match, "1 block R")
    assert dice(match, 1) == "54111"


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
    turns(match, "0+0>0")
    assert dice(match, 1) == "44111"
    assert score(match, 1)["bots"] == points


def test_r26_unequal_and_odd() -> None:
    for condition, points in (("unequal", 5), ("sum_even", 0), ("sum_odd", 5)):
        match = equals(condition=condition)
        turns(match, "0+0>0L")
        assert (dice(match, 1), score(match, 1)["bots"]) == ("54111", points)


def test_r33_a_bot_of_another_type() -> None:
    match = equals(type="INF")
    turns(match, "0+0>0")
    assert line(match, "investors") == [2, 0]  # the printed investor and the one beside slot 0
