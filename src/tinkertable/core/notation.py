"""Notation: the number, the named value and the text of an action are one codec."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import product

from .errors import NotAnAction, shown


@dataclass(frozen=True, slots=True)
class Action:
    """An action as people name it: a verb and what it is done to."""

    verb: str
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True)
class Block:
    """Actions with consecutive numbers: a form such as "place {}{}" and the values it takes."""

    form: str
    values: tuple[tuple[str, ...], ...] = ()

    @property
    def verb(self) -> str:
        return self.form.split(" ", 1)[0]

    @property
    def fixed(self) -> tuple[str, ...]:
        """Words of the form that are the same in every action: "pendulum" in "use pendulum {}"."""
        return tuple(word for word in self.form.split()[1:] if "{" not in word)


class Codec:
    """All actions of a game, by number. Blocks are given with the number each must start at."""

    def __init__(self, blocks: dict[int, Block], actions: int) -> None:
        self._blocks = blocks
        self.actions = actions

    @cached_property
    def named(self) -> list[Action]:
        """By number: the action as a named value."""
        found: list[Action] = []
        for first, block in self._blocks.items():
            if first != len(found):
                raise AssertionError(f"{block.form!r} starts at {len(found)}, not {first}")
            for values in product(*block.values):
                found.append(Action(block.verb, (*block.fixed, *values)))
        if len(found) != self.actions:
            raise AssertionError(f"{len(found)} actions named, {self.actions} in the rules")
        return found

    @cached_property
    def texts(self) -> list[str]:
        """By number: the action as text."""
        return [
            block.form.format(*values)
            for block in self._blocks.values()
            for values in product(*block.values)
        ]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.texts)}

    def text(self, action: int) -> str:
        """The text of an action given as a number."""
        if not 0 <= action < self.actions:
            raise NotAnAction(f"expected a number from 0 to {self.actions - 1}, got {action}")
        return self.texts[action]

    def number(self, text: str) -> int:
        """The number of an action given as text."""
        try:
            return self._numbers[text]
        except KeyError:
            pass
        verb = text.split(" ", 1)[0]
        forms = [block for block in self._blocks.values() if block.verb == verb]
        if not forms:
            verbs = dict.fromkeys(block.verb for block in self._blocks.values())
            raise NotAnAction(f"expected one of {', '.join(verbs)}, got {shown(text)}")
        example = forms[0].form.format(*(values[0] for values in forms[0].values))
        raise NotAnAction(f"expected something like {example!r}, got {shown(text)}")
