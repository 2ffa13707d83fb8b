"""How far a seat is ahead, and whether it is well to end the match now. For bots."""

from __future__ import annotations

from tinkertable.core.record import rule

from ..rules.ending import free_slots
from ..rules.flow import longest_flow
from ..rules.forest_score import acorn_prize, forest_points
from ..rules.holdings import count_holdings, owned_items
from ..rules.item_score import item_points
from ..rules.score import filled_points, flow_length_points, idea_points, pipe_points
from ..rules.sheet import Sheet, Work
from ..rules.state import NONE, ROBOTS, Board, Box, State
from ..rules.turn.display import is_pair_left
from .values import POINT

# The others have one more turn: so many points ahead it is as well to end as not to. Each point
# more or less, up to so many, is worth so many sixteenths.
AHEAD, MOST_AHEAD, WORTH_ENDING = 2, 4, 8


@rule
def end_gain(box: Box, s: State, b: Board, slots: int, gain: int, work: Work, sheet: Sheet) -> int:
    """What it is worth that a purchase for so many slots ends the match, if it does; a pipe that is
    asked for does."""
    if s.end_side != NONE or s.seats == 1:
        return 0
    fills = slots > 0 and free_slots(b) == slots
    if slots > 0 and not fills and is_pair_left(s):
        return 0
    lead = gain - AHEAD * POINT + current_points(box, s, b, work, sheet) * POINT
    for column in range(ROBOTS):
        if fills and b.free[column]:
            lead += box.fill_points[column] * POINT
    best = 0
    for other in range(s.seats):
        if other != s.turn:
            best = max(best, current_points(box, s, s.board[other], work, sheet))
    lead = min(max(lead - best * POINT, -MOST_AHEAD * POINT), MOST_AHEAD * POINT)
    return lead * WORTH_ENDING // POINT


@rule
def current_points(box: Box, s: State, b: Board, work: Work, sheet: Sheet) -> int:
    """A seat's points as they stand."""
    count_holdings(box, s, b, 0, sheet)
    points = sheet.birds * sheet.butterflies + pipe_points(box, b, 0)
    points += flow_length_points(box, longest_flow(s, b, work, sheet)) + filled_points(box, b)
    points += item_points(box, owned_items(b), sheet.idea_count, sheet.pipe_count)
    points += idea_points(box, s, b)
    return points + forest_points(box, b, 0) + acorn_prize(box, s, b)
