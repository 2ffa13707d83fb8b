"""The score of Transmissions, at any time as it stands."""

from __future__ import annotations

from tinkertable.core.record import Ints, lowest, popcount, rule, table

from .data import ACORN_PRIZE
from .flow import FLOW_WORK, longest_flow
from .players import is_harvey, player_count
from .state import (
    FAMILY,
    FLOW,
    FOREST_KINDS,
    ITEMS,
    NONE,
    OVER,
    PER_IDEA,
    PER_ITEM,
    RESOURCES,
    ROBOTS,
    START_PIPE,
    Board,
    Box,
    State,
)

WILDLIFE, PIPE_POINTS, FLOW_POINTS, FILLED, ITEM_POINTS, IDEA_POINTS, CARDS, ACORNS, POOL = range(9)
LINES = 9
# In `work`: the flow's path, then what a seat has.
BIRDS, FLIES, OWN_ITEMS, OWN_IDEAS, OWN_PIPES, LENGTH = range(FLOW_WORK, FLOW_WORK + 6)
ITEM_WORTH = FLOW_WORK + 6  # + item
WORK = ITEM_WORTH + ITEMS
NOBODYS_ACORNS = 1000  # more than there are
HALVES = 2  # R64: alone, points are counted in halves
POOL_PENALTY = table((2, 2, 4, 4, 1))  # R64: by resource, in halves


@rule
def score(box: Box, s: State, seat: int, work: Ints, lines: Ints) -> int:
    """Each line by itself; their sum is the total."""
    b = s.board[seat]
    harvey = 1 if is_harvey(s, seat) else 0
    count_holdings(box, b, harvey, work)
    lines[WILDLIFE] = work[BIRDS] * work[FLIES]  # R45
    lines[PIPE_POINTS] = pipe_points(box, b, harvey)
    lines[FLOW_POINTS] = flow_points(box, b, harvey, work)
    lines[FILLED] = filled_points(box, b)
    lines[ITEM_POINTS] = item_points(box, b, work)
    lines[IDEA_POINTS] = idea_points(box, b)
    lines[CARDS] = forest_points(box, b, harvey)
    lines[ACORNS] = acorn_prize(box, s, b)
    lines[POOL] = 0
    if s.seats == 1:
        for line in range(LINES):
            lines[line] *= HALVES
        if not harvey:
            lines[POOL] = -pool_penalty(s)
    total = 0
    for line in range(LINES):
        total += lines[line]
    return total


@rule
def count_holdings(box: Box, b: Board, harvey: int, work: Ints) -> None:
    """R45: birds and butterflies, and how many items, ideas and pipes there are."""
    for i in range(BIRDS, WORK):
        work[i] = 0
    for column in range(ROBOTS):
        work[OWN_IDEAS] += popcount(b.ideas[column])
        work[OWN_ITEMS] += popcount(b.items[column])
        left = b.ideas[column] + 0
        while left:
            idea = lowest(left)
            work[BIRDS] += box.idea_birds[idea]
            work[FLIES] += box.idea_flies[idea]
            left &= left - 1
        left = b.items[column] + 0
        while left:
            item = lowest(left)
            work[BIRDS] += box.item_birds[item]
            work[FLIES] += box.item_flies[item]
            left &= left - 1
    count_pipe_holdings(box, b, harvey, work)


@rule
def count_pipe_holdings(box: Box, b: Board, harvey: int, work: Ints) -> None:
    """R46: what is flipped shows nothing; R63: Harvey's pipes show all they have."""
    work[OWN_PIPES] = popcount(b.flipped)
    for i in range(b.pipes):
        work[OWN_PIPES] += b.tile[i] != START_PIPE
        work[BIRDS] += box.pipe_birds[b.tile[i]]
        work[FLIES] += box.pipe_flies[b.tile[i]]
    left = b.flipped if harvey else 0
    while left:
        pipe = lowest(left)
        work[BIRDS] += box.pipe_birds[pipe]
        work[FLIES] += box.pipe_flies[pipe]
        left &= left - 1


@rule
def pipe_points(box: Box, b: Board, harvey: int) -> int:
    """R46, R63."""
    points = 0
    for i in range(b.pipes):
        points += box.pipe_points[b.tile[i]]
    left = b.flipped + 0
    while left:
        points += flipped_pipe_points(box, lowest(left), harvey)
        left &= left - 1
    return points


@rule
def flipped_pipe_points(box: Box, pipe: int, harvey: int) -> int:
    """R46: the same for all; R63: to Harvey what they show."""
    return box.pipe_points[pipe] if harvey else box.flipped_points


@rule
def flow_points(box: Box, b: Board, harvey: int, work: Ints) -> int:
    """R47, R63."""
    n = popcount(b.flipped) if harvey else longest_flow(b, work)
    work[LENGTH] = n
    return flow_length_points(box, n)


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
def item_points(box: Box, b: Board, work: Ints) -> int:
    """R49, R50: what each is worth is left in `work`."""
    items = b.items[0] | b.items[1] | b.items[2] | b.items[3]
    points = 0
    left = items
    while left:
        item = lowest(left)
        work[ITEM_WORTH + item] = item_worth(box, items, item, work)
        points += work[ITEM_WORTH + item]
        left &= left - 1
    return points


@rule
def item_worth(box: Box, items: int, item: int, work: Ints) -> int:
    points = box.item_points[item]
    family = box.item_family[item]
    if family != NONE:
        points += box.family_points[family * FAMILY + relatives(box, items, family) - 1]
    special = box.item_special[item]
    if special:
        counted = work[OWN_PIPES]
        if special == PER_ITEM:
            counted = work[OWN_ITEMS]
        elif special == PER_IDEA:
            counted = work[OWN_IDEAS]
        points += min(counted * box.special_each[special], box.special_most[special])
    return points


@rule
def relatives(box: Box, items: int, family: int) -> int:
    """R49: members of the family; more than all count as all."""
    members = 0
    while items:
        members += box.item_family[lowest(items)] == family
        items &= items - 1
    return min(members, FAMILY)


@rule
def idea_points(box: Box, b: Board) -> int:
    """R51."""
    points = 0
    for column in range(ROBOTS):
        left = b.ideas[column] + 0
        while left:
            points += box.idea_points[lowest(left)]
            left &= left - 1
    return points


@rule
def forest_points(box: Box, b: Board, harvey: int) -> int:
    """R52, R63."""
    points = 0
    for k in range(FOREST_KINDS):
        points += forest_card_count(b, k) * forest_card_points(box, k, harvey)
    return points


@rule
def forest_card_count(b: Board, kind: int) -> int:
    """R52: those that were played count as well."""
    return b.held[kind] + b.spent[kind]


@rule
def forest_card_points(box: Box, kind: int, harvey: int) -> int:
    """R52; R63: to Harvey every card is worth a point more."""
    return box.forest_points[kind] + (1 if harvey else 0)


@rule
def acorns(box: Box, b: Board) -> int:
    acorns = 0
    for k in range(FOREST_KINDS):
        acorns += forest_card_count(b, k) * box.acorns[k]
    return acorns


@rule
def acorn_prize(box: Box, s: State, b: Board) -> int:
    """R52: for the fewest, but one at least."""
    own = acorns(box, b)
    if own == 0:
        return 0
    for player in range(player_count(s)):
        others = acorns(box, s.board[player])
        if 0 < others < own:
            return 0
    return ACORN_PRIZE


@rule
def pool_penalty(s: State) -> int:
    """R64: in halves, what is left on the board."""
    halves = 0
    for r in range(RESOURCES):
        halves += s.pool[r] * POOL_PENALTY[r]
    return halves


@rule
def result(box: Box, s: State, work: Ints, lines: Ints) -> int:
    """R53, R64: the most points, then the fewest acorns; who still ties shares the win."""
    if s.phase != OVER:
        return 0
    winners = 0
    best = 0
    fewest = NOBODYS_ACORNS
    for player in range(player_count(s)):
        points = score(box, s, player, work, lines)
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
