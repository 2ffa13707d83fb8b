"""The contract: what the rules of a game offer. Drivers are written against these names.

`new`, `acting`, `legal`, `apply`, `score` and `result` every game has. The others are for games in
which something is drawn by weight or hidden; where one is missing, `defaults.py` stands in for it.

`work` is scratch memory, a record of the game's own; `out` has room for the longest legal list. A
rule leaves nothing behind in either that a later call relies on.
"""

from .layout import Ints

class Box: ...  # the component tables of one edition
class State: ...  # one match, of a fixed size
class Work: ...  # scratch memory
class Sheet: ...  # a score: a field for each line, and what earned them
class Observation: ...  # what a seat sees, as numbers; see observation.py

def new(box: Box, s: State, seats: int, options: Ints) -> None:
    """Set up a match in a zeroed row; `options` holds the index of each option's value."""

def acting(box: Box, s: State) -> int:
    """Bit set of the seats that may act now; `1 << NATURE` when nature must; 0 when over."""

def legal(box: Box, s: State, seat: int, out: Ints, work: Work) -> int:
    """Write the seat's legal actions into `out` as ascending groups (see offers.py); how many."""

def apply(box: Box, s: State, seat: int, action: int) -> None:
    """Play a legal action."""

def weight(box: Box, s: State, action: int) -> int:
    """How many of nature's equally likely draws give this action."""

def bag(box: Box, s: State) -> int:
    """Which bag or die nature draws from now."""

def reveals(box: Box, s: State) -> int:
    """Bit set of the seats whose secrets the last action of a seat showed to all, or SOMEBODY or
    ITSELF; see seats.py.

    Asked right after that action; if it is not 0, nobody may take back what came before.
    """

def secrecy(box: Box, s: State, seat: int, action: int) -> int:
    """What others may know of it until it is revealed; see seats.py. Asked before the action.

    Asked of nature's actions too: SHOWN, or DEALT + the seat that alone may know.
    """

def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    """Fill in the score sheet of a seat; return the total."""

def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    """Bit set of the winners; 0 while the match runs (and where nobody wins)."""

def hide(box: Box, s: State, viewer: int) -> None:
    """Erase what the viewer (a seat or NOBODY) may not know; acting and its own legal stay."""

def redeal(box: Box, s: State, viewer: int, rng: Ints, out: Ints, work: Work) -> None:
    """Fill what `hide` erased at random, consistent with all the viewer has seen."""

def observe(box: Box, s: State, viewer: int, work: Work, seen: Observation) -> None:
    """What a seat sees, in a zeroed row; the same of a state and of what `hide` leaves of it.

    A driver that asks for it is bound with the names that `observing.observation_of` gives.
    """
