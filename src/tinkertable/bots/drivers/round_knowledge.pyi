"""What a game's `bot/knowledge.py` tells the search over whole rounds, `rounds.py`.

All are rules, in the subset the game's own rules are written in.
"""

from tinkertable.core.contract import Box, Sheet, State, Work

from .knowledge import Mind

class Net: ...  # what the game has learned: read only

POINT: int  # what an estimate of one point is

def alone(s: State, seat: int) -> None:
    """Make it a match of this seat only, as seat 0."""

def fingerprint(s: State, seat: int) -> int:
    """A number of at most 62 bits for what a seat has done: equal where nothing differs."""

def situation(s: State, seat: int) -> int:
    """A number like it, for all that a seat's choice now depends on."""

def estimate(box: Box, s: State, seat: int, net: Net, mind: Mind, work: Work, sheet: Sheet) -> int:
    """The final score to be expected of a seat, and exactly that once the match is over."""
