"""What an edition says of the bots: their conditions, and which sixty there are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tinkertable.core.edition import BadEdition, check_keys, number_in, one_of, table_in
from tinkertable.core.errors import shown

from . import data
from .conditions import KINDS
from .data import SIDES
from .formulas import Dice, read_number, read_test
from .state import NONE, TEXT

CORNERS = {"-": -1, "=": 0, "+": 1}
KIND_NAMES = tuple(KINDS)
MOST = 20  # of a number, or of a point that is printed
MOST_EARNED = 99  # by a bot
MOST_CONDITIONS = 200  # in a file, whether bots have them or not
BY_NAME = ("type", "condition", "numbers", "points")
BY_FORMULAS = ("type", "if", "points")


class Printed(NamedTuple):
    """A condition, and the type of its bots."""

    type: int
    kind: int  # its place in KINDS; NONE if it is told in formulas
    numbers: list[int]
    points: list[int]
    formulas: str  # a line for each test: "L < R:5"; without a test what is earned otherwise
    worth: list[int]  # by dice


class Card(NamedTuple):
    """A bot: the name of its condition, and its corners."""

    condition: str
    left: int
    right: int


def read_conditions(given: Any) -> dict[str, Printed]:
    conditions = table_in(given, "conditions")
    if len(conditions) > MOST_CONDITIONS:
        raise BadEdition(
            "edition-most", where="conditions", most=MOST_CONDITIONS, got=len(conditions)
        )
    return {name: _condition(f"conditions, {name}", one) for name, one in conditions.items()}


def _condition(where: str, given: Any) -> Printed:
    """Told in formulas if there is an `if`; what is left of a name counts for nothing then."""
    told = table_in(given, where)
    if "if" in told:
        told = {key: value for key, value in told.items() if key not in ("condition", "numbers")}
        check_keys(told, BY_FORMULAS, where)
    else:
        check_keys(told, BY_NAME, where)
    type_name = one_of(told["type"], data.TYPE_NAMES, f"{where}, type")
    kind = data.TYPE_NAMES.index(type_name)
    return _told_in_formulas(where, kind, told) if "if" in told else _named(where, kind, told)


def _named(where: str, type_of: int, told: dict[str, Any]) -> Printed:
    name = one_of(told["condition"], KINDS, f"{where}, condition")
    kind = KINDS[name]
    numbers = _numbers(told["numbers"], kind.numbers, f"{where}, numbers")
    points = _numbers(told["points"], kind.points, f"{where}, points")
    worth = _worth(where, lambda dice: kind.points_for(dice, numbers, points))
    return Printed(type_of, KIND_NAMES.index(name), numbers, points, "", worth)


def _numbers(values: Any, count: int, where: str) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise BadEdition("edition-numbers", where=where, count=count, got=shown(values))
    return [number_in(value, 0, MOST, where) for value in values]


def _told_in_formulas(where: str, type_of: int, told: dict[str, Any]) -> Printed:
    """The points of the first test that holds; if none does, the last ones, or nothing."""
    tests, points = told["if"], told["points"]
    if not isinstance(tests, list) or not isinstance(points, list):
        wrong = "points" if isinstance(tests, list) else "if"
        raise BadEdition("edition-list", where=f"{where}, {wrong}", got=shown(told[wrong]))
    if not points or len(points) - len(tests) not in (0, 1):
        raise BadEdition(
            "edition-formula-points", where=where, tests=len(tests), points=len(points)
        )
    holds = [read_test(test, f"{where}, if") for test in tests]
    earns = [
        read_number(one if isinstance(one, str) else str(number_in(one, 0, MOST, where)), where)
        for one in points
    ]
    names = [*(test.text for test in holds), ""]
    text = "\n".join(f"{name}:{one.text}" for name, one in zip(names, earns, strict=False))
    if len(text) > TEXT:
        raise BadEdition("edition-formulas", where=where, most=TEXT, got=len(text))

    def earned(dice: Dice) -> int:
        for i, one in enumerate(earns):
            if i == len(holds) or holds[i].value(dice):
                return one.value(dice)
        return 0

    return Printed(type_of, NONE, [], [], text, _worth(where, earned))


def _worth(where: str, earned: Callable[[Dice], int]) -> list[int]:
    """R25: never less than nothing."""
    found = []
    for left in range(1, SIDES + 1):
        for right in range(1, SIDES + 1):
            points = max(0, earned((left, right)))
            if points > MOST_EARNED:
                raise BadEdition(
                    "edition-earned",
                    where=where, most=MOST_EARNED, left=left, right=right, got=shown(points),
                )  # fmt: skip
            found.append(points)
    return found


def read_cards(given: Any, conditions: Mapping[str, Printed]) -> dict[str, Card]:
    """R2: by name. A list names them itself: X01, X02 and so on."""
    if isinstance(given, list):
        given = dict(zip(data.NUMBERED, given, strict=False)) if len(given) == data.BOTS else given
    count = len(given) if isinstance(given, dict | list) else data.BOTS
    if count != data.BOTS:
        raise BadEdition("edition-cards", where="cards", count=data.BOTS, got=count)
    known = {f"{code}{letter}": code for letter in data.LETTERS for code in data.CONDITIONS}
    check_keys(table_in(given, "cards"), (*known, *data.NUMBERED), "cards", complete=False)
    cards = {}
    for name, told in given.items():
        where = f"cards, {name}"
        condition = known.get(name)
        if condition is None:
            if not isinstance(told, list) or len(told) != 2:
                raise BadEdition("edition-bot", where=where, got=shown(told))
            condition, told = told
        one_of(condition, conditions, where)
        one_of(told, [a + b for a in CORNERS for b in CORNERS], where)
        cards[name] = Card(condition, CORNERS[told[0]], CORNERS[told[1]])
    return cards
