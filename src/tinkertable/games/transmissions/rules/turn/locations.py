"""The actions of the seven locations."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, rule, table

from .. import data
from ..actions import BUY_IDEA, BUY_ITEM, BUY_PIPE, FOREST_MODE, TAKE, TAKES
from ..state import (
    COLUMN,
    FOR_ITEM,
    FOR_NEW_IDEA,
    FOR_PIPE,
    FOREST,
    LAKE,
    LOCATIONS,
    MEADOW,
    PAY,
    POST_ACTION,
    POWER,
    SCRAP,
    TOWN,
    Board,
    Box,
    E,
    State,
)
from .display import legal_scrap_yard, legal_town
from .forest import legal_forest, visit_forest
from .payment import settle
from .pipes import legal_pipes
from .purchase import idea_price
from .resources import available, pay, receive

TAKE_WHAT = table((*data.COLOURS, "E").index(take[1]) for take in TAKES)
TAKE_COUNT = table(int(take[0]) for take in TAKES)
# By location: the first of what it offers; what it offers ends where the next begins.
FIRST_TAKE = table(
    sum(len(data.GIFTS.get(name, ())) for name in data.LOCATIONS[:i]) for i in range(LOCATIONS + 1)
)


@rule
def legal_location(box: Box, s: State, b: Board, out: Ints, n: int) -> int:
    """R15: that of the space where the move ended."""
    here = box.location[s.robot_at[s.robot]]
    if here == MEADOW or here == LAKE or here == POWER:
        return legal_take(s, here, out, n)
    if here == TOWN:
        return legal_town(box, s, b, out, n)
    if here == SCRAP:
        return legal_scrap_yard(box, s, b, out, n)
    if here == FOREST:
        return legal_forest(s, out, n)
    return legal_pipes(box, s, b, out, n)


@rule
def legal_take(s: State, here: int, out: Ints, n: int) -> int:
    """R18, R19; R54: alone, something of it must lie on the board."""
    takes = 0
    for take in range(FIRST_TAKE[here], FIRST_TAKE[here + 1]):
        takes |= (available(s, TAKE_WHAT[take], TAKE_COUNT[take]) > 0) << take
    return offer(out, n, TAKE, takes)


@rule
def apply_location(box: Box, s: State, b: Board, action: int) -> None:
    s.acted = box.location[s.robot_at[s.robot]]
    if action >= BUY_PIPE:
        s.position = action - BUY_PIPE
        s.cause = FOR_PIPE
        s.phase = PAY
    elif action >= BUY_IDEA:
        s.position = action - BUY_IDEA
        s.cause = FOR_NEW_IDEA
        s.phase = COLUMN
    elif action >= BUY_ITEM:
        s.position = action - BUY_ITEM
        s.cause = FOR_ITEM
        s.phase = COLUMN
    elif action >= FOREST_MODE:
        visit_forest(s, b, action - FOREST_MODE)
    else:
        gather(s, b, action - TAKE)


@rule
def gather(s: State, b: Board, take: int) -> None:
    """R18, R19."""
    receive(s, b, TAKE_WHAT[take], TAKE_COUNT[take])
    s.gathered = 1 if TAKE_WHAT[take] != E else 0
    s.phase = POST_ACTION


@rule
def apply_column(box: Box, s: State, b: Board, column: int) -> None:
    """R22, R23: electricity is paid without a question, engrams as one likes."""
    s.column = column
    s.phase = PAY
    if s.cause == FOR_ITEM:
        pay(s, b, E, box.item_price[s.position])
        return
    pay(s, b, E, idea_price(box, s, s.idea[s.position]))
    if box.surcharge[s.position] == 0:
        settle(box, s, b, FOR_NEW_IDEA)
