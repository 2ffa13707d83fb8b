"""The score of Transmissions, at any time as it stands."""

from __future__ import annotations

from tinkertable.core.record import lowest, popcount, rule, table

from .flow import longest_flow
from .forest_score import acorn_prize, acorns, forest_points
from .holdings import count_holdings, owned_items
from .item_score import item_points
from .players import is_harvey, player_count
from .printing import idea_row
from .sheet import Sheet, Work
from .state import FLOW, OVER, RESOURCES, ROBOTS, Board, Box, State

NOBODYS_ACORNS = 1000  # more than there are
HALVES = 2  # R64: alone, points are counted in halves
POOL_PENALTY = table((2, 2, 4, 4, 1))  # R64: by resource, in halves


@rule
def score(box: Box, s: State, seat: int, work: Work, sheet: Sheet) -> int:
    """Each line by itself; their sum is the total."""
    b = s.board[seat]
    harvey = 1 if is_harvey(s, seat) else 0
    point = HALVES if s.seats == 1 else 1
    count_holdings(box, s, b, harvey, sheet)
    sheet.wildlife = point * sheet.birds * sheet.butterflies  # R45
    sheet.pipes = point * pipe_points(box, b, harvey)
    sheet.flow = point * flow_points(box, s, b, harvey, work, sheet)
    sheet.filled = point * filled_points(box, b)
    sheet.items = point * item_points(box, owned_items(b), sheet.idea_count, sheet.pipe_count)
    sheet.ideas = point * idea_points(box, s, b)
    sheet.forest = point * forest_points(box, b, harvey)
    sheet.acorns = point * acorn_prize(box, s, b)
    sheet.pool = -pool_penalty(s) if s.seats == 1 and not harvey else 0
    return (
        sheet.wildlife
        + sheet.pipes
        + sheet.flow
        + sheet.filled
        + sheet.items
        + sheet.ideas
        + sheet.forest
        + sheet.acorns
        + sheet.pool
    )


@rule
def pipe_points(box: Box, b: Board, harvey: int) -> int:
    """R46, R63."""
    points = 0
    for i in range(b.pipes):
        points += box.pipe_points[b.tile[i]]
    left = b.flipped
    while left:
        points += flipped_pipe_points(box, lowest(left), harvey)
        left &= left - 1
    return points


@rule
def flipped_pipe_points(box: Box, pipe: int, harvey: int) -> int:
    """R46: the same for all; R63: to Harvey what they show."""
    return box.pipe_points[pipe] if harvey else box.flipped_points


@rule
def flow_points(box: Box, s: State, b: Board, harvey: int, work: Work, sheet: Sheet) -> int:
    """R47, R63."""
    if harvey:
        sheet.flow_length = popcount(b.flipped)
        sheet.path_length = 0
    else:
        sheet.flow_length = longest_flow(s, b, work, sheet)
    return flow_length_points(box, sheet.flow_length)


@rule
def flow_length_points(box: Box, n: int) -> int:
    """R47: what a flow of n pipes scores."""
    more = max(0, n - FLOW + 1)
    return box.flow_points[n - more] + more * box.flow_more_points


@rule
def filled_points(box: Box, b: Board) -> int:
    """R48."""
    points = 0
    for column in range(ROBOTS):
        points += column_points(box, b, column)
    return points


@rule
def column_points(box: Box, b: Board, column: int) -> int:
    """R48: for a robot without a free slot."""
    return box.fill_points[column] if b.free[column] == 0 else 0


@rule
def idea_points(box: Box, s: State, b: Board) -> int:
    """R51."""
    points = 0
    for column in range(ROBOTS):
        left = b.ideas[column]
        while left:
            points += box.idea_points[idea_row(s, lowest(left))]
            left &= left - 1
    return points


@rule
def pool_penalty(s: State) -> int:
    """R64: in halves, what is left on the board."""
    halves = 0
    for r in range(RESOURCES):
        halves += s.pool[r] * POOL_PENALTY[r]
    return halves


@rule
def result(box: Box, s: State, work: Work, sheet: Sheet) -> int:
    """R53, R64: the most points, then the fewest acorns; who still ties shares the win."""
    if s.phase != OVER:
        return 0
    winners = 0
    best = 0
    fewest = NOBODYS_ACORNS
    for player in range(player_count(s)):
        points = score(box, s, player, work, sheet)
        own = acorns(box, s.board[player])
        if winners == 0 or points > best or (points == best and own < fewest):
            winners = 0
            best = points
            fewest = own
        if points == best and own == fewest:
            winners |= 1 << player
    if s.seats == 1 and winners != 1:
        return 0
    return winners
