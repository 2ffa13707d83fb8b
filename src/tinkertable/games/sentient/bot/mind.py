"""What a bot keeps in mind while it weighs the buys of a seat."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Int16, Ints, i8, record

from ..rules.data import INVESTORS, SLOTS


@record
class Investor:
    """How an investor stands before the seat's next agent comes."""

    own_rank: Int16  # the seat's, with that agent
    best_rank: Int16  # of the others
    second_rank: Int16  # of the others
    value: Int16  # to the seat, if it is first
    before: Int16  # what the seat has of it now


@record
class Mind:
    """What `look_over` finds for a seat that may buy."""

    investors: Annotated[list[Investor], INVESTORS]
    gains: Annotated[Ints, i8 * SLOTS]  # by factory slot: what its bot brings; WORST without room
