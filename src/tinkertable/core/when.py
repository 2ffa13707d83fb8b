"""The matches in which something can be, or can make a difference: by options, seats and box."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class When:
    """What a match must have for it."""

    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # values by name; all hold
    seats: tuple[int, ...] = ()  # counts; none: any
    edition: bool = False  # are components needed that are not the game's own?

    def holds(self, options: Mapping[str, str], seats: int, edition: bool = True) -> bool:
        if self.edition and not edition:
            return False
        if self.seats and seats not in self.seats:
            return False
        return all(options[name] in values for name, values in self.options.items())


ALWAYS = When()
EDITION = When(edition=True)
