"""What a search may know about Transmissions beyond its rules.

Values are in sixteenths of a point. Every action has a gain: a simulated seat takes the best one,
to the end of the match, and a search tries the better ones first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tinkertable.core.chance import SEATS_STREAM, below
from tinkertable.core.record import Ints, lowest, popcount, rule

from ..rules.players import player_count
from ..rules.score import HALVES, result, score
from ..rules.sheet import Sheet, Work
from ..rules.state import (
    COLUMN,
    DESTINATION,
    KEEP,
    NONE,
    PARTNER,
    POST_ACTION,
    PRE_CARD,
    PRE_MOVE,
    SPACE,
    Box,
    State,
)
from ..rules.turn.forest import held_of
from .action_values import NOISE, action_gain
from .mind import Mind
from .tile_gains import value_tiles
from .values import POINT, turns_to_come
from .visits import value_visits

WON = 800  # thousandths of a finished match that are for winning, the rest for the margin
MARGIN = 5  # points for half of that rest
ERRORS = 15  # of a hundred decisions of a match that is simulated to its end

LEVELS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "easy": ("tree", {"simulations": 2}),
    "normal": ("tree", {"simulations": 20}),
    "hard": ("tree", {"simulations": 150}),
    "expert": ("tree", {"simulations": 1_200}),
}


@rule
def worth(box: Box, s: State, seat: int, seats: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """To win, and by how much; alone, against Harvey."""
    own = score(box, s, seat, work, sheet)
    best = -(1 << 40)
    for other in range(player_count(s)):
        if other != seat:
            best = max(best, score(box, s, other, work, sheet))
    lead = own - best
    margin = MARGIN * HALVES if s.seats == 1 else MARGIN
    chance = 500 + 500 * lead // (abs(lead) + margin)
    winners = result(box, s, work, sheet)
    won = 0
    if (winners >> seat) & 1:
        won = WON // popcount(winners)
    return won + chance * (1000 - WON) // 1000


@rule
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
    look_over(box, s, seat, mind, work, sheet)
    best = -(1 << 40)
    chosen = NONE
    for g in range(n):
        left = out[2 * g + 1]
        while left:
            action = out[2 * g] + lowest(left)
            left &= left - 1
            gain = action_gain(box, s, seat, action, mind, work, sheet)
            gain += below(rng, SEATS_STREAM, NOISE)
            if gain > best:
                best = gain
                chosen = action
    return chosen


@rule
def look_over(box: Box, s: State, seat: int, mind: Mind, work: Work, sheet: Sheet) -> None:
    """As far as the actions of this phase ask for it."""
    mind.turns_left = turns_to_come(s)
    if s.phase < PRE_CARD or s.phase == DESTINATION or s.phase == KEEP or s.phase == COLUMN:
        return
    b = s.board[seat]
    value_tiles(box, s, b, mind, work, sheet)
    again = s.phase == POST_ACTION and held_of(b, box.again_cards) != NONE
    moving = s.phase == PRE_CARD or s.phase == PRE_MOVE
    if again or moving or s.phase == SPACE or s.phase == PARTNER:
        value_visits(box, s, b, mind, work, sheet)


@rule
def prior(box: Box, s: State, seat: int, action: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """Weights that grow with the gain."""
    gain = action_gain(box, s, seat, action, mind, work, sheet)
    held = min(max(gain + 2 * POINT, 0), 16 * POINT)
    return 64 + held * held
