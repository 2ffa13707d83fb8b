"""Conditions of one's own: the language of tests and points, the bots, what is shown of them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sentient.engines import EngineTable, read_data
from tests.games.sentient.other_box import CONDITIONS, DATA, OTHER_BOX
from tests.games.sentient.table import ROW
from tinkertable.core.errors import BadEdition
from tinkertable.games.sentient.rules.box import MOST_HALVES
from tinkertable.games.sentient.rules.formulas import DEEPEST, in_signs, read_number, read_test
from tinkertable.games.sentient.rules.printed import MOST_CONDITIONS

DICE = [(left, right) for left in range(1, 7) for right in range(1, 7)]


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("L", lambda a, _: a),
        ("R - L", lambda a, b: b - a),
        ("L - R - 1", lambda a, b: a - b - 1),
        ("2+3*L", lambda a, _: 2 + 3 * a),
        ("(2 + 3) * L", lambda a, _: 5 * a),
        ("-L + - -R", lambda a, b: b - a),
        ("-L * 2 - 2 * -R", lambda a, b: 2 * b - 2 * a),
        ("sum * difference", lambda a, b: (a + b) * abs(a - b)),
        ("larger - smaller", lambda a, b: abs(a - b)),
        ("min(L, 3) + max(R, 3)", lambda a, b: min(a, 3) + max(b, 3)),
        ("min(max(L, R), abs(L - 6))", lambda a, b: min(max(a, b), 6 - a)),
        ("shows(3) * 99", lambda a, b: (a, b).count(3) * 99),
        ("shows(L)", lambda a, b: 1 + (a == b)),
        ("(((L)))", lambda a, _: a),
    ],
)
def test_numbers(text: str, means: Any) -> None:
    read = read_number(text, "here")
    assert [read.value(dice) for dice in DICE] == [means(*dice) for dice in DICE]


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("L < R", lambda a, b: a < b),
        ("L <= R", lambda a, b: a <= b),
        ("L = R", lambda a, b: a == b),
        ("L != R", lambda a, b: a != b),
        ("L >= R", lambda a, b: a >= b),
        ("L > R", lambda a, b: a > b),
        ("1 < L < R <= 5", lambda a, b: 1 < a < b <= 5),
        ("odd(L)", lambda a, _: a % 2 == 1),
        ("even(L + R)", lambda a, b: (a + b) % 2 == 0),
        ("not odd(L)", lambda a, _: a % 2 == 0),
        ("not not L = 1", lambda a, _: a == 1),
        ("not L = 1 and R = 1", lambda a, b: a != 1 and b == 1),
        ("not (L = 1 and R = 1)", lambda a, b: not (a == b == 1)),
        ("L = 1 or R = 1 and L = 2", lambda a, b: a == 1 or (b == 1 and a == 2)),
        ("(L = 1 or R = 1) and L = 2", lambda a, b: b == 1 and a == 2),
        ("L=1 or L=2 or L=3", lambda a, _: a <= 3),
        ("L>1 and L<5 and R>1", lambda a, b: 1 < a < 5 and b > 1),
        ("(L + R) * 2 = 14", lambda a, b: a + b == 7),
        ("(odd(L))", lambda a, _: a % 2 == 1),
    ],
)
def test_tests(text: str, means: Any) -> None:
    read = read_test(text, "here")
    assert [read.value(dice) for dice in DICE] == [int(means(*dice)) for dice in DICE]


DEEP = "(" * (DEEPEST + 1) + "L" + ")" * (DEEPEST + 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a formula of at most 90 characters, got ''"),
        (7, "a formula of at most 90 characters, got 7"),
        ("L" * 91, "a formula of at most 90 characters"),
        ("   ", "'   ' ends too early|'' ends too early"),
        ("L <", "'L <' ends too early"),
        ("min(L, R", "ends too early"),
        ("min(L)", r"'\)' cannot stand where it does in 'min\(L\)'"),
        ("abs(L, R)", "',' cannot stand"),
        ("min L", "'L' cannot stand"),
        ("L R", "'R' cannot stand"),
        ("L < < R", "'<' cannot stand"),
        ("(L < R", "ends too early"),
        ("L < R)", r"'\)' cannot stand"),
        ("L < M", "'M' cannot stand"),
        ("l < R", "'l' cannot stand"),
        ("L ≤ R", "'≤' cannot stand"),
        ("L / R > 1", "'/' cannot stand"),
        ("L > 100", "'100' cannot stand"),
        ("²  > L", "'²' cannot stand"),
        ("L ** 2 > 1", r"'\*' cannot stand"),
        ("__import__", "'_' cannot stand"),
        ("L + R", "expected a test such as L < R, got a number in 'L \\+ R'"),
        ("L and R", "expected a test such as L < R"),
        ("not L", "expected a test such as L < R"),
        ("L < R or R", "expected a test such as L < R"),
        ("(L < R) + 1 = 1", "expected a number such as L \\+ R"),
        ("(L < R) < R", "expected a number such as L \\+ R"),
        ("1 < (L < R)", "expected a number such as L \\+ R"),
        ("1 + (L < R) > 1", "expected a number such as L \\+ R"),
        ("-(L < R) > 1", "expected a number such as L \\+ R"),
        ("odd(even(L))", "expected a number such as L \\+ R"),
        ("min(L, odd(R)) > 1", "expected a number such as L \\+ R"),
        (f"{DEEP} > 1", "expected brackets at most 10 deep"),
    ],
)
def test_what_cannot_be_read_is_told(text: Any, why: str) -> None:
    with pytest.raises(BadEdition, match=f"^here: .*({why})"):
        read_test(text, "here")


def test_a_test_is_no_number() -> None:
    with pytest.raises(BadEdition, match="got a test in"):
        read_number("L < R", "here")
    assert read_test(DEEP[1:-1] + " > 1", "here").value((2, 1)) == 1


def test_signs_as_they_are_shown() -> None:
    assert in_signs("L <= R and L >= 2 or R != 3 - L * 2") == "L ≤ R and L ≥ 2 or R ≠ 3 − L × 2"
    assert read_test(" L   <R ", "here").text == "L <R"


def mine(*told: object, **more: Any) -> dict[str, Any]:
    """A box with one more condition, of one bot."""
    tests, points = told
    one = {"type": "MIL", "if": tests, "points": points, **more}
    return {"conditions": {"mine": one}, "cards": {"TEQd": None, "X60": ["mine", "-="]}}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (mine([], 5), "mine, points: expected a list, got 5"),
        (mine("L < R", [5]), "mine, if: expected a list, got 'L < R'"),
        (mine([], []), "as many points as tests or one more, got 0 for 0"),
        (mine(["L < R"], []), "got 0 for 1"),
        (mine(["L < R"], [1, 2, 3]), "got 3 for 1"),
        (mine(["L < R", "L > R"], [1]), "got 1 for 2"),
        (mine(["L"], [1]), "mine, if: expected a test"),
        (mine([], ["L < R"]), "mine.*expected a number such as"),
        (mine([], [21]), "mine.*from 0 to 20, got 21"),
        (mine([], [None]), "mine.*from 0 to 20, got None"),
        (mine([], ["sum * 9"]), "at most 99 points, got 108 for the dice 6 and 6"),
        (
            mine(["L < R + 1 + 1 + 1 + 1 + 1"] * 4, [1] * 4),
            "at most 100 characters in all, got 111",
        ),
        (mine([], [1], colour=1), "conditions, mine: expected one of type, if, points"),
        ({"conditions": {"mine": {"type": "MIL", "if": []}}}, "mine: 'points' is missing"),
        (mine([], [1], type="AAA"), "mine, type: expected one of INF"),
        ({"conditions": {f"c{i}": {} for i in range(MOST_CONDITIONS)}}, "200 at most, got 228"),
        ({"cards": {"TEQd": None, "X60": "++"}}, "X60: expected a list of a condition and two"),
        ({"cards": {"TEQd": None, "X60": ["TEQ"]}}, "X60: expected a list of a condition and two"),
        ({"cards": {"TEQd": None, "X60": ["mine", "++"]}}, "X60: expected one of TLT, .*'mine'"),
        ({"cards": {"TEQd": None, "X60": ["TEQ", "+"]}}, "X60: expected one of --, .*'\\+'"),
        ({"cards": {"TEQd": None, "X61": ["TEQ", "++"]}}, "cards: expected one of TLTa, .*'X61'"),
        ({"cards": [["TEQ", "++"]] * 59}, "cards: expected 60 cards, got 59"),
        ({"cards": [["TEQ", "++"]] * 61}, "cards: expected 60 cards, got 61"),
        ({"cards": ["++"] * 60}, "X01: expected a list of a condition and two corners"),
        ({"halves": 5}, "halves: expected an object"),
        ({"halves": {"INF": None}}, "halves: 'INF' is missing"),
        ({"halves": {"INF": -1}}, "halves, INF: expected a number from 0 to 9, got -1"),
        ({"halves": {"INF": MOST_HALVES + 1}}, "halves, INF: expected a number from 0 to 9"),
        ({"halves": {"INF": 0, "IND": 0}}, "halves: expected 4 at least, got 3"),
    ],
)
def test_a_bad_box_is_refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadEdition, match=why):
        read_data(**data)


def test_a_bot_of_one_s_own_counts_and_says_why() -> None:
    """R23, R25: the first test that holds, else the last points; never less than nothing."""
    box = read_data(**mine(["L<=R-2", "L = R"], [9, "L * 2", "R - L"]))
    table = EngineTable(2, edition=box)
    table.nature("half 1 INF", "half 2 SRV", "order 1 2")
    table.stock("X60 TEQa TEQb TEQc")
    table.nature(f"investors {ROW}")
    table.roll("55511 33333")
    table.turns("0+0>0")
    card = table.match.view().boards[0].network[0]
    assert (card.id, card.type, card.condition, card.numbers, card.points) == (
        "X60", "MIL", "formulas", (), (),
    )  # fmt: skip
    assert [(one.test, one.points) for one in card.formulas] == [
        ("L≤R−2", "9"), ("L = R", "L × 2"), (None, "R − L"),
    ]  # fmt: skip
    assert card.reconstructed == ()
    assert table.board(1)["dice"] == [4, 5, 5, 1, 1]
    assert table.score(1)["bots"] == 1


def test_formulas_in_place_of_a_condition_of_ours() -> None:
    """What is left of its name counts for nothing, and nothing of it is reconstructed."""
    box = read_data(conditions={"TLT": {"if": ["L < R"], "points": [7]}})
    table = EngineTable(2, edition=box)
    table.nature("half 1 INF", "half 2 SRV", "order 1 2")
    table.stock("TLTa TEQa TEQb TEQc")
    card = table.match.view().factory[0].card
    assert (card.condition, card.reconstructed) == ("formulas", ("corners",))


def test_r05_halves_of_one_s_own() -> None:
    """As many of a type as there are, and as likely."""
    table = EngineTable(4, edition=read_data(halves={"INF": 3, "SRV": 0, "MIL": 0}))
    assert table.position.odds() == [
        (table.match.game.codec.number(f"half 1 {kind}"), count)
        for kind, count in (("INF", 3), ("TRN", 1), ("IND", 1))
    ]
    table.nature("half 1 INF", "half 2 INF", "half 3 INF")
    assert table.offers() == {"half 4 TRN", "half 4 IND"}


def test_the_other_box_is_wholly_other() -> None:
    assert set(OTHER_BOX.data["cards"][0]) == {"close", "+++"[:2]}
    assert len(DATA["cards"]) == 60
    assert {name for name, _ in DATA["cards"]} == set(CONDITIONS)
