"""What can be wrong with input. Every message says what was expected and what came."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from json import JSONDecodeError
from typing import Any


class InputError(ValueError):
    """Something a person or a program gave us cannot be used.

    `reason` names a message of the catalogue, `why-<reason>`, and `facts` fill it, so that clients
    can say it in their language; `str()` says it in English. What only a command line can show is a
    sentence instead.
    """

    def __init__(self, reason: str, /, **facts: str | int | InputError) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts

    def __str__(self) -> str:
        text = _clauses().get(self.reason, self.reason)
        return re.sub(r"\{ \$(\w+) \}", lambda found: str(self.facts[found[1]]), text)

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), self.reason, self.facts)

    def to_json(self) -> dict[str, Any]:
        facts = {
            name: fact.to_json() if isinstance(fact, InputError) else fact
            for name, fact in self.facts.items()
        }
        return {"reason": self.reason, "facts": facts}


def _remade(kind: type[InputError], reason: str, facts: dict[str, Any]) -> InputError:
    return kind(reason, **facts)


class NotAnAction(InputError):
    """The text names no action of the game."""


class NotLegal(InputError):
    """The action exists but may not be played now."""


class NotActing(InputError):
    """The seat may not act now."""


class BadLog(InputError):
    """A log cannot be read or replayed."""

    @property
    def move(self) -> int | None:
        """The number of the move at fault, from 1."""
        move = self.facts.get("move")
        return move if isinstance(move, int) else None


class BadEdition(InputError):
    """An edition file cannot be used."""


@cache
def _clauses() -> dict[str, str]:
    """By reason: what to say in English. These messages have no choices in them, so that even an
    installation without Fluent can say them."""
    text = files("tinkertable").joinpath("words", "en.ftl").read_text("utf-8")
    return dict(re.findall(r"^why-([a-z-]+) = (.+)$", text, re.MULTILINE))


def shown(value: object, most: int = 60) -> str:
    """A value in an error message: never longer than a line."""
    text = repr(value)
    return text if len(text) <= most else text[: most - 1] + "…"


def place_in_json(error: Exception) -> dict[str, int]:
    """Where a text stops being JSON."""
    if isinstance(error, JSONDecodeError):
        return {"line": error.lineno, "column": error.colno}
    return {"line": 1, "column": 1}
