"""What a game's `bot/knowledge.py` may tell a search; `no_knowledge.py` stands in for the rest.

All are rules, in the subset the game's own rules are written in. `rng` is the generator of the
simulation, `work` and `sheet` are scratch memory of the rules', `mind` is of the bot's own.
"""

from tinkertable.core.contract import Box, Sheet, State, Work
from tinkertable.core.layout import Ints

class Mind: ...  # a record of the bot's: scratch memory, and what `look_over` leaves for `prior`

INDEPENDENT: bool  # Game.independent, as `no_knowledge.py` reads it

ERRORS: int  # of a hundred decisions of a match that is simulated to its end, so many are any at
# all, if there are several seats: who always follows the policy is too sure who wins

def policy(
    box: Box,
    s: State,
    seat: int,
    out: Ints,
    n: int,
    mind: Mind,
    work: Work,
    sheet: Sheet,
    rng: Ints,
) -> int:
    """The action a seat plays in a simulation, one of the n groups in `out`."""

def look_over(box: Box, s: State, seat: int, mind: Mind, work: Work, sheet: Sheet) -> None:
    """Leave in `mind` what `prior` needs for any action of a seat."""

def prior(box: Box, s: State, seat: int, action: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """How promising an action looks before it is tried: a weight of at least 1. The state is the
    one that was last looked over."""

def settled(box: Box, s: State) -> bool:
    """May a simulation stop here, its outcome told by `worth`? Never asked in the tree itself."""

def worth(box: Box, s: State, seat: int, seats: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """What the position is worth to a seat, over or `settled`: thousandths of a win, or of a point
    where the seats are independent."""

# Of games in which seats commit themselves in secret, for a search over that (`regret.py`).

def infoset(box: Box, s: State, seat: int) -> int:
    """A number below 2**57 for what a seat knows at its decision; 0 where the policy decides."""

def rewind(box: Box, s: State) -> None:
    """Back to where the seats commit themselves, with all that is open now."""

def committed(box: Box, s: State, seat: int) -> int:
    """0 if the seat has no commitment or all know it; 1 if this state tells it; 2 if it is hidden
    in this state."""

def commit(box: Box, s: State, seat: int, action: int) -> None:
    """Give the seat this commitment, where it stands."""

def signal(box: Box, s: State, seat: int) -> int:
    """What a seat has done in the open since it committed itself, or -1; the state goes back to
    before that."""

def glance(box: Box, s: State, seat: int, seats: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """As `worth`, by what anybody sees at once. Nothing stands in for it."""
