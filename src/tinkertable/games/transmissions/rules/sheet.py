"""The score sheet of Transmissions, and the memory its rules work in."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.record import Int8, Int16, Int32, Ints, i1, record

from .state import MOST_PIPES


@record
class Work:
    """A walk through joined pipes, in search of the longest flow."""

    pipe: Annotated[Ints, i1 * MOST_PIPES]  # the pipes walked through, the starting one first
    side: Annotated[Ints, i1 * MOST_PIPES]  # of each: the side to go on by next


@record
class Sheet:
    """The points of each line (R64: alone, in halves), and what earned them."""

    wildlife: Int32
    pipes: Int32
    flow: Int32
    filled: Int32
    items: Int32
    ideas: Int32
    forest: Int32
    acorns: Int32
    pool: Int32
    birds: Int16
    butterflies: Int16
    idea_count: Int8
    pipe_count: Int8  # the starting one is not counted
    flow_length: Int8  # pipes in the longest flow
    path_length: Int8  # the same, but 0 with Harvey: his pipes lie nowhere
    path: Annotated[Ints, i1 * MOST_PIPES]  # the pipes of the flow; of a path in its order
