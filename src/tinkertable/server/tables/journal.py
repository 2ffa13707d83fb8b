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
    at: float  # by the wall clock
    ran: float | None = None  # seconds that the service had run; None: was not counted yet

    @property
    def counted(self) -> float:
        """When it was written, as clocks count. Before the service counted, the wall clock did."""
        return self.at if self.ran is None else self.ran

    @property
    def is_event(self) -> bool:
        return self.text.startswith(EVENT)

    @property
    def is_sound(self) -> bool:
        """Is it what was once written? A store that is damaged may hold anything."""
        said = type(self.text) is str and type(self.message) in (str, type(None))
        times = [self.at] if self.ran is None else [self.at, self.ran]
        return said and all(type(one) in (int, float) and math.isfinite(one) for one in times)

    @property
    def is_hint(self) -> bool:
        """Did a seat ask what it might do? That is nobody else's business."""
        return self.text.startswith(f"{EVENT}hint ")


@dataclass(frozen=True)
class Batch:
    """What happens to a table at once, and the state its lists then show."""

    table_id: str
    after: int  # the number of entries it builds on
    entries: Sequence[Entry]
    status: str
    acting: int  # bit set of seats
    touched: float
    due: float | None  # after how many seconds of service
    used: float = 0.0  # and when it happened
    seated: dict[str, int] = field(default_factory=dict)  # by person whose seats have changed
    gone: Sequence[str] = ()  # people who sit here no longer
