"""How much may happen at one table: its journal cannot grow without end.

Moves end with the match (`longest`), each seat's undos are counted against its moves, and whatever
people could do again and again besides is refused once there is enough of it. What ends a match or
gives a seat back is never refused.
"""

from __future__ import annotations

from tinkertable.server.refusal import Refusal

UNDOS = 50  # a seat may take back, and
UNDOS_A_MOVE = 10  # as many more for each move of its own that stands
EVENTS = 1000  # and one for each move there can be in the match
ANSWERS = 100  # of each seat that are known when they are asked for again

# Events that people can repeat, or that begin what can be; the other half of each is not here.
REPEATABLE = ("sit", "watch", "hint", "pause", "stand-in", "leave", "vote")


def check_undo(seat: int, undone: int, standing: int) -> None:
    """May a seat take back one more?"""
    most = UNDOS + UNDOS_A_MOVE * standing
    if undone >= most:
        raise Refusal("too-many-here", "too-many-undos", seat=seat + 1, most=most)


def check_event(event: str, events: int, most_moves: int) -> None:
    """May this happen at a table where so much has happened besides moves?"""
    if events >= EVENTS + most_moves and event.partition(" ")[0] in REPEATABLE:
        raise Refusal("too-many-here", "too-many-events", most=EVENTS + most_moves)
