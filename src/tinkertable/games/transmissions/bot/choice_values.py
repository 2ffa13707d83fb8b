"""What the small decisions inside an action bring a seat, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import rule

from ..rules.actions import (
    ALSO_IDEA,
    CONNECT,
    COPY_IDEA,
    DROP_ENGRAM,
    FLIP,
    GAIN_ENGRAMS,
    GIVE_UP,
    INTO_COLUMN,
    JUMP_TO,
    KEEP_CARD,
    PAY_ENGRAMS,
    SWAP_WITH,
    TO_BOARD,
)
from ..rules.flow import longest_flow
from ..rules.holdings import owned_items
from ..rules.item_score import item_points
from ..rules.score import flow_length_points
from ..rules.sheet import Sheet, Work
from ..rules.state import (
    ALSO,
    COLOURS,
    COLUMN,
    COPY,
    DESTINATION,
    DROP,
    FOR_ITEM,
    FOR_NEW_IDEA,
    GAIN,
    GIVE,
    KEEP,
    PARTNER,
    PAY,
    PLACE,
    PRE_ACTION,
    RESOURCES,
    SPACE,
    Board,
    Box,
    E,
    State,
)
from ..rules.turn.display import NOT_ALSO
from ..rules.turn.forest import held_of
from ..rules.turn.pipes import connect_beside, disconnect
from ..rules.turn.purchase import printed_price
from ..rules.turn.resources import COMBO_COUNTS
from .flow_ends import open_joints
from .mind import Mind
from .stock_values import stock_value
from .tile_gains import idea_gain, wildlife_gain
from .values import POINT, card_value, use_value
from .visits import pool_relief, stock_gain, visit_gain

# A filled robot scores at once; of its points, sixteenths for a column with one slot left, or more.
ONE_LEFT, SOME_LEFT = 3, 6
OPEN_JOINT = 6  # where the flow can go on
AN_ACORN = 4
# Alone: what the player may take from the board again in each turn to come (sixteenths), and what
# it is worth that something lies there.
VOLTS_AGAIN, ENGRAMS_AGAIN, PUT_BACK = 11, 4, 6


@rule
def choice_gain(
    box: Box, s: State, b: Board, action: int, mind: Mind, work: Work, sheet: Sheet
) -> int:
    """What a choice brings, beside the others that are legal."""
    if s.phase == COLUMN:
        return column_gain(box, b, action - INTO_COLUMN, 2 if s.cause == FOR_ITEM else 1)
    if s.phase == PLACE:
        return place_gain(box, s, b, action, mind, work, sheet)
    if s.phase == PAY:
        combo = action - PAY_ENGRAMS
        gain = combo_gain(box, s, b, combo, -1, mind, work, sheet)
        if s.cause != FOR_NEW_IDEA and combo != printed_price(box, s):
            gain -= card_value(box, held_of(b, box.paying_cards), mind.turns_left)
        return gain
    if s.phase == GIVE:
        return combo_gain(box, s, b, action - GIVE_UP, -1, mind, work, sheet)
    if s.phase == GAIN:
        return combo_gain(box, s, b, action - GAIN_ENGRAMS, 1, mind, work, sheet)
    if s.phase == DROP:
        return stock_gain(box, s, b, action - DROP_ENGRAM, -1, mind)
    if s.phase == KEEP:
        return kept_value(box, action - KEEP_CARD, mind.turns_left)
    if s.phase == DESTINATION:
        return board_gain(s, mind.turns_left) if action == TO_BOARD else 0
    if s.phase == ALSO:
        if action - ALSO_IDEA == NOT_ALSO:
            return 0
        points = item_points(box, owned_items(b), mind.ideas, mind.pipes)
        gain = idea_gain(box, s, b, s.idea[s.position], points, mind)
        return gain + column_gain(box, b, action - ALSO_IDEA, 1)
    if s.phase == SPACE:
        return mind.visit_gains[box.location[action - JUMP_TO]]
    if s.phase == PARTNER:
        return mind.visit_gains[box.location[s.robot_at[action - SWAP_WITH]]]
    if s.phase == COPY:
        return use_value(box, s, action - COPY_IDEA)
    return 0


@rule
def combo_gain(
    box: Box, s: State, b: Board, combo: int, sign: int, mind: Mind, work: Work, sheet: Sheet
) -> int:
    """Some engrams more, or fewer, in stock."""
    before = stock_value(box, s, b, mind)
    for c in range(COLOURS):
        b.stock[c] += sign * COMBO_COUNTS[combo * COLOURS + c]
    after = stock_value(box, s, b, mind)
    if s.back == PRE_ACTION and sign > 0:
        after += visit_gain(box, s, b, box.location[s.robot_at[s.robot]], mind, work, sheet)
    for c in range(COLOURS):
        b.stock[c] -= sign * COMBO_COUNTS[combo * COLOURS + c]
    return after - before


@rule
def kept_value(box: Box, kind: int, turns_left: int) -> int:
    points = box.forest_points[kind] * POINT
    return card_value(box, kind, turns_left) + points - AN_ACORN * box.acorns[kind]


@rule
def column_gain(box: Box, b: Board, column: int, slots: int) -> int:
    """The points of a robot that is filled, or the part of the way there; one slot is awkward."""
    left = b.free[column] - slots
    points = box.fill_points[column]
    if left == 0:
        return points * POINT
    if left == 1:
        return points * ONE_LEFT
    return points * SOME_LEFT


@rule
def place_gain(
    box: Box, s: State, b: Board, action: int, mind: Mind, work: Work, sheet: Sheet
) -> int:
    """What the flow gains, and how well it can go on."""
    tile = s.top[s.position]
    if action == FLIP:
        return box.flipped_points * POINT
    gain = box.pipe_points[tile] * POINT
    gain += wildlife_gain(box.pipe_birds[tile], box.pipe_flies[tile], mind)
    gain -= flow_length_points(box, longest_flow(s, b, work, sheet)) * POINT
    connect_beside(box, b, tile, action - CONNECT)
    n = longest_flow(s, b, work, sheet)
    gain += flow_length_points(box, n) * POINT
    if mind.turns_left > 0:
        gain += OPEN_JOINT * open_joints(box, b, sheet.path[n - 1])
    disconnect(b)
    return gain


@rule
def board_gain(s: State, turns_left: int) -> int:
    """Alone: what is paid to the board can be taken again, if there is time for it (R55, R64)."""
    gain = 0
    for r in range(RESOURCES):
        if s.paid[r] > 0:
            enough = turns_left * (VOLTS_AGAIN if r == E else ENGRAMS_AGAIN) // POINT
            more = min(s.paid[r], max(0, enough - s.pool[r]))
            gain += more * PUT_BACK - (s.paid[r] - more) * pool_relief(s, r, 0)
    return gain
