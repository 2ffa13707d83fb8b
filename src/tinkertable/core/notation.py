"""Notation: the number, the named value and the text of an action are one codec."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod

from .errors import NotAnAction, shown
from .when import ALWAYS, When


@dataclass(frozen=True, slots=True)
class Action:
    """An action as people name it: a verb and what it is done to."""

    verb: str
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True)
class Block:
    """Actions with consecutive numbers: a form such as "place {}{}" and the values it takes."""

    form: str
    values: tuple[tuple[str, ...], ...]
    by: int  # who takes them
    when: tuple[When, ...] = (ALWAYS,)  # seats take them where any of these holds

    @property
    def size(self) -> int:
        return prod(len(some) for some in self.values)

    @property
    def verb(self) -> str:
        return self.form.split(" ", 1)[0]

    @property
    def fixed(self) -> tuple[str, ...]:
        """Words of the form that are the same in every action: "pendulum" in "use pendulum {}"."""
        return tuple(word for word in self.form.split()[1:] if "{" not in word)


SEATS, ANYBODY = 0, -1  # who takes an action, where it is not NATURE alone


class Codec:
    """All actions of a game by number, in the order in which they are declared."""

    def __init__(self) -> None:
        self.blocks: dict[int, Block] = {}  # by their first action
        self.actions = 0  # how many there are

    def add(
        self,
        form: str,
        *values: Sequence[str],
        by: int = SEATS,
        when: When | tuple[When, ...] = ALWAYS,
    ) -> int:
        """Declare actions: a form such as "place {}{}" and the values it takes, all combinations
        of them. `by` is NATURE or ANYBODY where not only seats take them; `when` says in which
        matches seats can, any of several. The first's number."""
        first = self.actions
        matches = when if isinstance(when, tuple) else (when,)
        block = Block(form, tuple(tuple(some) for some in values), by, matches)
        self.blocks[first] = block
        self.actions += block.size
        return first

    @cached_property
    def named(self) -> list[Action]:
        """By number: the action as a named value."""
        return [
            Action(block.verb, (*block.fixed, *values))
            for block in self.blocks.values()
            for values in product(*block.values)
        ]

    @cached_property
    def takers(self) -> list[int]:
        """By number: who takes it, SEATS, NATURE or ANYBODY."""
        blocks = self.blocks.values()
        return [block.by for block in blocks for _ in product(*block.values)]

    @cached_property
    def texts(self) -> list[str]:
        """By number: the action as text."""
        return [
            block.form.format(*values)
            for block in self.blocks.values()
            for values in product(*block.values)
        ]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.texts)}

    def text(self, action: int) -> str:
        """The text of an action given as a number."""
        if not 0 <= action < self.actions:
            raise NotAnAction("action-number", most=self.actions - 1, got=action)
        return self.texts[action]

    def number(self, text: str) -> int:
        """The number of an action given as text."""
        try:
            return self._numbers[text]
        except KeyError:
            pass
        verb = text.split(" ", 1)[0]
        forms = [block for block in self.blocks.values() if block.verb == verb]
        if not forms:
            verbs = dict.fromkeys(block.verb for block in self.blocks.values())
            raise NotAnAction("action-verb", known=", ".join(verbs), got=shown(text))
        example = forms[0].form.format(*(values[0] for values in forms[0].values))
        raise NotAnAction("action-form", example=shown(example), got=shown(text))
