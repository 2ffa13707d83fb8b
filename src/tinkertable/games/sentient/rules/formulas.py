"""Formulas of an edition: tests and points in a small language of L and R, the two dice.

test:        one of them `or` another; before that `and`; before that `not`
comparison:  sums with < <= = != >= > between them, as many as one likes: 4 < L + R < 10
sum:         products with + and - between them
product:     units with * between them
unit:        a number, -unit, L, R, sum, difference, larger, smaller, min(a, b), max(a, b),
             abs(a), odd(a), even(a), shows(a): how many dice show a; or anything in brackets
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tinkertable.core.edition import BadEdition
from tinkertable.core.errors import shown

Dice = tuple[int, int]  # left and right
Value = Callable[[Dice], int]


class Formula(NamedTuple):
    """What a text means: a number, or a test, which is 1 or 0."""

    text: str  # in the form in which it is shown
    is_test: bool
    value: Value


LONGEST = 90  # characters of a formula
MOST_NUMBER = 99
DEEPEST = 10  # brackets inside brackets
TOKEN = re.compile(r"\s*([0-9]+|[A-Za-z]+|<=|>=|!=|[-+*<>=(),])")
COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt, "<=": operator.le, "=": operator.eq,
    "!=": operator.ne, ">=": operator.ge, ">": operator.gt,
}  # fmt: skip
NAMES: dict[str, Value] = {
    "L": lambda dice: dice[0],
    "R": lambda dice: dice[1],
    "sum": sum,
    "difference": lambda dice: abs(dice[0] - dice[1]),
    "larger": max,
    "smaller": min,
}
# By name: how many values it takes, whether it is a test, and what it comes to.
FUNCTIONS: dict[str, tuple[int, bool, Callable[[Dice, Sequence[int]], int]]] = {
    "min": (2, False, lambda _, values: min(values)),
    "max": (2, False, lambda _, values: max(values)),
    "abs": (1, False, lambda _, values: abs(values[0])),
    "odd": (1, True, lambda _, values: values[0] % 2),
    "even": (1, True, lambda _, values: 1 - values[0] % 2),
    "shows": (1, False, lambda dice, values: dice.count(values[0])),
}
# How signs are shown.
SIGNS = {"<=": "≤", ">=": "≥", "!=": "≠", "*": "×", "-": "−"}


def read_test(text: object, where: str) -> Formula:
    found = _read(text, where)
    if not found.is_test:
        raise BadEdition("edition-formula-test", where=where, got=shown(text))
    return found


def read_number(text: object, where: str) -> Formula:
    found = _read(text, where)
    if found.is_test:
        raise BadEdition("edition-formula-number", where=where, got=shown(text))
    return found


def in_signs(text: str) -> str:
    """A formula as it is shown: ≤ for <=, and so on."""
    return "".join(SIGNS.get(part, part) for part in re.split(r"(<=|>=|!=|[*-])", text))


def _read(text: object, where: str) -> Formula:
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST:
        raise BadEdition("edition-formula-text", where=where, most=LONGEST, got=shown(text))
    reader = _Reader(text.rstrip(), where)
    is_test, value = reader.either()
    if reader.word:
        raise reader.fault()
    return Formula(" ".join(text.split()), is_test, value)


Meaning = tuple[bool, Value]  # is it a test, and what does it come to?


class _Reader:
    """Reads a text from left to right, a word at a time."""

    def __init__(self, text: str, where: str) -> None:
        self.text, self.where = text, where
        self.word = ""  # the next one; nothing at the end
        self.end = 0
        self.brackets = 0
        self.step()

    def step(self) -> str:
        """Go on to the next word; the one that was read."""
        read = self.word
        found = TOKEN.match(self.text, self.end)
        if found:
            self.word, self.end = found[1], found.end()
        elif self.end < len(self.text):
            self.word = self.text[self.end :].lstrip()[0]
            raise self.fault()
        else:
            self.word = ""
        return read

    def fault(self) -> BadEdition:
        if not self.word:
            return BadEdition("edition-formula-end", where=self.where, got=shown(self.text))
        return BadEdition(
            "edition-formula", where=self.where, got=shown(self.text), word=shown(self.word)
        )

    def expect(self, word: str) -> None:
        if self.word != word:
            raise self.fault()
        self.step()

    def either(self) -> Meaning:
        return self.joined("or", lambda: self.joined("and", self.negated, all), any)

    def joined(
        self, word: str, part: Callable[[], Meaning], of: Callable[[list[int]], bool]
    ) -> Meaning:
        """Parts with `and` or `or` between them; only tests can be joined."""
        first = part()
        if self.word != word:
            return first
        parts = [self.as_test(first)]
        while self.word == word:
            self.step()
            parts.append(self.as_test(part()))
        return True, lambda dice: int(of([value(dice) for value in parts]))

    def negated(self) -> Meaning:
        if self.word != "not":
            return self.compared()
        self.step()
        value = self.as_test(self.negated())
        return True, lambda dice: 1 - value(dice)

    def compared(self) -> Meaning:
        first = self.added()
        if self.word not in COMPARISONS:
            return first
        values, signs = [self.as_number(first)], []
        while self.word in COMPARISONS:
            signs.append(COMPARISONS[self.step()])
            values.append(self.as_number(self.added()))

        def holds(dice: Dice) -> int:
            found = [value(dice) for value in values]
            return int(all(map(lambda is_so, a, b: is_so(a, b), signs, found, found[1:])))

        return True, holds

    def added(self) -> Meaning:
        return self.chained({"+": operator.add, "-": operator.sub}, self.multiplied)

    def multiplied(self) -> Meaning:
        return self.chained({"*": operator.mul}, self.unit)

    def chained(
        self, signs: dict[str, Callable[[int, int], int]], part: Callable[[], Meaning]
    ) -> Meaning:
        found = part()
        while self.word in signs:
            apply = signs[self.step()]
            found = False, _both(apply, self.as_number(found), self.as_number(part()))
        return found

    def unit(self) -> Meaning:
        word = self.word
        if word == "-":
            self.step()
            value = self.as_number(self.unit())
            return False, lambda dice: -value(dice)
        if word == "(":
            self.step()
            self.brackets += 1
            if self.brackets > DEEPEST:
                raise BadEdition("edition-formula-deep", where=self.where, most=DEEPEST)
            found = self.either()
            self.brackets -= 1
            self.expect(")")
            return found
        if word in NAMES:
            self.step()
            return False, NAMES[word]
        if word in FUNCTIONS:
            self.step()
            return self.called(word)
        if not word.isdigit() or len(word) > len(str(MOST_NUMBER)):
            raise self.fault()
        number = int(self.step())
        return False, lambda _: number

    def called(self, name: str) -> Meaning:
        count, is_test, result = FUNCTIONS[name]
        self.expect("(")
        values = [self.as_number(self.added())]
        while len(values) < count:
            self.expect(",")
            values.append(self.as_number(self.added()))
        self.expect(")")
        return is_test, lambda dice: result(dice, [value(dice) for value in values])

    def as_test(self, found: Meaning) -> Value:
        if not found[0]:
            raise BadEdition("edition-formula-test", where=self.where, got=shown(self.text))
        return found[1]

    def as_number(self, found: Meaning) -> Value:
        if found[0]:
            raise BadEdition("edition-formula-number", where=self.where, got=shown(self.text))
        return found[1]


def _both(apply: Callable[[int, int], int], one: Value, other: Value) -> Value:
    return lambda dice: apply(one(dice), other(dice))
