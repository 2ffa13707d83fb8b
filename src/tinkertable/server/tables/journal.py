"""A table's journal: what the store keeps of it, append-only and numbered."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

EVENT = "! "  # how an event begins


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's journal: a move, an undo or an event."""

    number: int  # from 1
    text: str
    message: str | None  # the sender's id for it
    at: float

    @property
    def is_event(self) -> bool:
        return self.text.startswith(EVENT)

    @property
    def is_sound(self) -> bool:
        """Is it what was once written? A store that is damaged may hold anything."""
        text, message, at = (type(value) for value in (self.text, self.message, self.at))
        known = text is str and message in (str, type(None)) and at in (int, float)
        return known and math.isfinite(self.at)


@dataclass(frozen=True)
class Batch:
    """What happens to a table at once, and the state its lists then show."""

    table_id: str
    after: int  # the number of entries it builds on
    entries: Sequence[Entry]
    status: str
    acting: int  # bit set of seats
    touched: float
    due: float | None
    seated: dict[str, int] = field(default_factory=dict)  # by person whose seats have changed
    gone: Sequence[str] = ()  # people who sit here no longer
