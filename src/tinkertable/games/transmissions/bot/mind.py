"""What a bot of Transmissions has in mind when it weighs the actions of a seat."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Int8, Int16, Ints, i4, record

from ..rules.data import DISPLAY, STACKS
from ..rules.state import LOCATIONS


@record
class Mind:
    """How the table looks to a seat before it acts."""

    # What buying would bring, by display position and stack; what a visit to each location would.
    item_gains: Annotated[Ints, i4 * DISPLAY]
    idea_gains: Annotated[Ints, i4 * DISPLAY]
    pipe_gains: Annotated[Ints, i4 * STACKS]
    visit_gains: Annotated[Ints, i4 * LOCATIONS]
    turns_left: Int8  # about how many the seat has after this one
    # What it has now.
    birds: Int16
    butterflies: Int16
    ideas: Int8
    pipes: Int8
