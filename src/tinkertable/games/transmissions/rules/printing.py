"""What depends on the printing that is played."""

from __future__ import annotations

from tinkertable.core.record import rule

from .state import IDEAS, PRINTING, State


@rule
def idea_row(s: State, idea: int) -> int:
    """R31: where the box has what an idea does and shows."""
    return s.option[PRINTING] * IDEAS + idea
