"""Another edition of Sentient: other conditions, points, corners and copies."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sentient.engines import GAME, EngineTable, read_data
from tests.games.sentient.table import ROW
from tinkertable.core.edition import Edition
from tinkertable.core.errors import BadEdition, NotLegal
from tinkertable.games.sentient.rules.actions import CARD_NAMES
from tinkertable.games.sentient.rules.conditions import KINDS


def open_factory(edition: Edition | None, bots: str) -> EngineTable:
    """A match of two whose factory holds these bots, before the investors are laid."""
    table = EngineTable(2, edition=edition)
    table.nature("half 1 INF", "half 2 SRV", "order 1 2")
    table.stock(bots)
    return table


def test_other_copies_and_corners() -> None:
    """R2: sixty bots, whichever they are."""
    mine = read_data(cards={"TLTc": "=+", "TEQd": None, "TGTa": "--"})
    table = EngineTable(2, edition=mine)
    assert len(table.look()["deck"]) == 60
    assert "TEQd" not in table.look()["deck"]
    seen = open_factory(mine, "TLTc TGTa TLTa").match.view().factory[:3]
    assert [slot.card.left + slot.card.right for slot in seen] == ["=+", "--", "+-"]
    with pytest.raises(NotLegal):
        open_factory(mine, "TEQd")


def test_what_an_owner_states_is_no_longer_reconstructed() -> None:
    mine = read_data(conditions={"MLE5": {"points": [4]}}, cards={"MGE9a": "-="})
    for given, marks in (
        (None, [("points", "corners"), ("points", "corners"), (), ("corners",)]),
        (mine, [("corners",), ("points",), (), ("corners",)]),
    ):
        seen = open_factory(given, "MLE5a MGE9a TEQa TEQb").match.view().factory
        assert [slot.card.reconstructed for slot in seen] == marks


def test_another_condition_counts() -> None:
    """R24–R28: of another type, and with another result."""
    other = {"type": "IND", "condition": "sum_even", "numbers": [], "points": [9]}
    scores = []
    for given in (None, read_data(conditions={"TEQ": other})):
        table = open_factory(given, "TEQa TEQb TEQc INF1a")
        table.nature(f"investors {ROW}")
        table.roll("33333 33333")
        table.turns("2+0>0R")
        scores.append(table.score(1)["bots"])
        card = table.match.view().boards[0].network[0]
    assert scores == [5, 9]
    assert (card.type, card.condition, card.points) == ("IND", "sum_even", (9,))


@pytest.mark.parametrize(
    ("condition", "numbers", "points", "earned"),
    [
        ("shows", [4], [2, 7], {(4, 4): 7, (4, 5): 2, (5, 4): 2, (5, 5): 0}),
        ("sum_minus", [6], [], {(6, 5): 5, (1, 2): 0}),
        ("minus_sum", [8], [], {(1, 2): 5, (6, 6): 0}),
        ("larger_minus", [2], [], {(1, 5): 3, (1, 1): 0}),
        ("minus_larger", [7], [], {(6, 6): 1, (1, 2): 5}),
        ("smaller_minus", [1], [], {(1, 5): 0, (4, 5): 3}),
        ("minus_smaller", [5], [], {(6, 6): 0, (1, 6): 4}),
        ("left_less", [], [4], {(1, 2): 4, (2, 2): 0, (3, 2): 0}),
        ("left_greater", [], [4], {(1, 2): 0, (2, 2): 0, (3, 2): 4}),
        ("left_at_most", [], [3], {(1, 2): 3, (2, 2): 3, (3, 2): 0}),
        ("left_at_least", [], [3], {(1, 2): 0, (2, 2): 3, (3, 2): 3}),
        ("equal", [], [5], {(1, 2): 0, (2, 2): 5}),
        ("unequal", [], [1], {(1, 2): 1, (2, 2): 0}),
        ("even_odd", [], [3], {(2, 1): 3, (1, 2): 0, (1, 1): 0, (2, 2): 0}),
        ("odd_even", [], [3], {(2, 1): 0, (1, 2): 3, (1, 1): 0, (2, 2): 0}),
        ("both_odd", [], [3], {(2, 1): 0, (1, 2): 0, (1, 1): 3, (2, 2): 0}),
        ("both_even", [], [3], {(2, 1): 0, (1, 2): 0, (1, 1): 0, (2, 2): 3}),
        ("sum_odd", [], [2], {(2, 1): 2, (1, 1): 0}),
        ("sum_even", [], [2], {(2, 1): 0, (1, 1): 2}),
        ("sum_at_most", [5], [4], {(2, 3): 4, (3, 3): 0}),
        ("sum_at_least", [9], [4], {(4, 5): 4, (4, 4): 0}),
        ("sum_is", [7], [5], {(3, 4): 5, (4, 4): 0}),
        ("sum_outside", [4, 10], [3], {(2, 2): 3, (2, 3): 0, (4, 5): 0, (4, 6): 3}),
        ("difference_is", [2], [4], {(1, 3): 4, (3, 1): 4, (1, 2): 0}),
    ],
)
def test_every_condition(
    condition: str, numbers: list[int], points: list[int], earned: dict[tuple[int, int], int]
) -> None:
    kind = KINDS[condition]
    assert (kind.numbers, kind.points) == (len(numbers), len(points))
    assert {dice: kind.points_for(dice, numbers, points) for dice in earned} == earned


def test_every_condition_is_tested() -> None:
    (mark,) = test_every_condition.pytestmark  # type: ignore[attr-defined]
    assert [case[0] for case in mark.args[1]] == list(KINDS)


TEQ = {"conditions": {"TEQ": {"condition": "shows", "numbers": [3], "points": [1, 2]}}}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"conditions": 7}, "conditions: expected an object"),
        ({"conditions": {"XYZ": {}}}, "conditions, XYZ: 'type' is missing"),
        ({"conditions": {"TEQ": None}}, "cards, TEQa: expected one of TLT, .*'TEQ'"),
        ({"conditions": {"TEQ": 5}}, "conditions, TEQ: expected an object"),
        ({"conditions": {"TEQ": {"colour": 1}}}, "conditions, TEQ: .*'colour'"),
        ({"conditions": {"TEQ": {"type": "AAA"}}}, "TEQ, type: expected one of INF, .*'AAA'"),
        ({"conditions": {"TEQ": {"type": []}}}, "TEQ, type: expected one of INF"),
        ({"conditions": {"TEQ": {"condition": "same"}}}, "TEQ, condition: .*equal.*'same'"),
        ({"conditions": {"TEQ": {"points": 5}}}, "TEQ, points: expected a list of 1 numbers"),
        ({"conditions": {"TEQ": {"points": [5, 5]}}}, "TEQ, points: expected a list of 1 numbers"),
        ({"conditions": {"TEQ": {"points": [21]}}}, "TEQ, points: .* from 0 to 20, got 21"),
        ({"conditions": {"TEQ": {"points": [-1]}}}, "TEQ, points: .* from 0 to 20, got -1"),
        ({"conditions": {"TEQ": {"numbers": [1]}}}, "TEQ, numbers: expected a list of 0 numbers"),
        ({"conditions": {"MEXT": {"numbers": [4]}}}, "MEXT, numbers: .* of 2 numbers"),
        ({"cards": 7}, "cards: expected an object"),
        ({"cards": {"TEQa": None}}, "cards: expected 60 cards, got 59"),
        ({"cards": {"TEQe": "++"}}, "cards: expected 60 cards, got 61"),
        ({"cards": []}, "cards: expected 60 cards, got 0"),
        ({"cards": {"TEQa": None, "TEQg": "++"}}, "cards: expected one of TLTa, .*'TEQg'"),
        ({"cards": {"TEQa": "+"}}, "cards, TEQa: expected one of .*'\\+'"),
        ({"cards": {"TEQa": 7}}, "cards, TEQa: expected one of .*7"),
        ({"investors": {}}, "data: expected one of conditions, cards, halves"),
    ],
)
def test_nonsense_is_refused(data: dict[str, Any], why: str) -> None:
    assert read_data(**TEQ)
    with pytest.raises(BadEdition, match=why):
        read_data(**data)


def test_any_sixty_bots_can_be_played_to_the_end() -> None:
    """Even if all share their condition with five others, and none has a corner to cover."""
    names = [name for name in CARD_NAMES if name[:-1] in list(GAME.components["conditions"])[:10]]
    cards = dict.fromkeys(GAME.components["cards"]) | dict.fromkeys(names, "==")
    table = EngineTable(2, edition=read_data(cards=cards))
    table.play_out()
    assert not any(" block " in move for move in table.match.move_texts())
    assert len(table.look()["finished"]) == 3
