"""Who may not be here, by an operator's word."""

from __future__ import annotations

from collections.abc import Set

from .refusal import Refusal


class Bans:
    def __init__(self) -> None:
        self._people: frozenset[str] = frozenset()

    def __contains__(self, person: str) -> bool:
        return person in self._people

    def put(self, people: Set[str]) -> None:
        """As the store has them now."""
        self._people = frozenset(people)

    def forget(self, person: str) -> None:
        self._people -= {person}

    def check(self, person: str) -> None:
        if person in self._people:
            raise self.refusal()

    @staticmethod
    def refusal() -> Refusal:
        return Refusal("banned", "banned")
