"""What every action of Transmissions brings a seat, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import Ints, lowest, rule

from ..rules.actions import (
    ALSO_IDEA,
    BUY_IDEA,
    BUY_ITEM,
    BUY_PIPE,
    CONNECT,
    COPY_IDEA,
    CYCLE,
    DROP_ENGRAM,
    FLIP,
    FOREST_MODE,
    GAIN_ENGRAMS,
    GIVE_UP,
    GO,
    GO_AGAIN,
    INTO_COLUMN,
    JUMP_TO,
    KEEP_CARD,
    PAIRS_FROM,
    PAY_ENGRAMS,
    PLAY_CARD,
    PLAY_FOREST,
    PUT_IDEA,
    SKIP,
    SWAP_WITH,
    TAKE,
    TO_BOARD,
    USE,
    USE_JUMP,
)
from ..rules.flow import PATH, longest_flow
from ..rules.score import flow_length_points, item_points
from ..rules.state import (
    AGAIN_CARD,
    ALL_COLOURS,
    ALSO,
    COLOURS,
    COLUMN,
    COPY,
    DESTINATION,
    DROP,
    FOR_ITEM,
    FOR_NEW_IDEA,
    FROM_FOREST,
    GAIN,
    GIVE,
    JUMP,
    KEEP,
    NONE,
    PARTNER,
    PAY,
    PAYING_CARD,
    PLACE,
    POST_ACTION,
    PRE_ACTION,
    PRE_CARD,
    PRE_MOVE,
    PUT,
    RESOURCES,
    REVERSE,
    RIGHT,
    ROBOTS,
    SPACE,
    STEPS,
    SWAP,
    Board,
    Box,
    E,
    State,
)
from ..rules.turn.display import NOT_ALSO
from ..rules.turn.forest import DISCARD_TWO, DRAW_TWO, ONE_EACH
from ..rules.turn.ideas import idea_row
from ..rules.turn.movement import landing
from ..rules.turn.pipes import connect_beside, disconnect
from ..rules.turn.purchase import printed_price
from ..rules.turn.resources import COMBO_COUNTS, available
from .flow_ends import open_joints
from .purchases import idea_surplus, item_surplus, pipe_surplus
from .stock_values import stock_value
from .tile_gains import idea_gain, wildlife_gain
from .values import POINT, VISIT_GAIN, card_value, unit, use_value
from .visits import (
    best_jump,
    best_swap,
    best_walk,
    forest_gain,
    pool_relief,
    robot_gain,
    stock_gain,
    take_gain,
    visit_gain,
)

NOISE = 6  # how far a simulated seat may be from its best action
# A filled robot scores at once; of its points, sixteenths for a column with one slot left, or more.
ONE_LEFT, SOME_LEFT = 3, 6
OPEN_JOINT = 6  # where the flow can go on
USUAL_CARD, AN_ACORN = 30, 4
# Alone: what the player may take from the board again in each turn to come (sixteenths), and what
# it is worth that something lies there.
VOLTS_AGAIN, ENGRAMS_AGAIN, PUT_BACK = 11, 4, 6


@rule
def action_gain(box: Box, s: State, seat: int, action: int, turns_left: int, work: Ints) -> int:
    """What an action brings, beside the others that are legal."""
    b = s.board[seat]
    if s.phase == PUT:
        return column_gain(box, b, (action - PUT_IDEA) % ROBOTS, 1)
    if s.phase < PRE_CARD:
        return 0
    if s.phase > POST_ACTION:
        return choice_gain(box, s, b, action, turns_left, work)
    if action < CYCLE:
        return robot_gain(box, s, b, (action - PLAY_CARD) % ROBOTS, turns_left, work)
    if action < USE:
        return 0
    if action < PLAY_FOREST:
        return use_gain(box, s, b, (action - USE) % (USE_JUMP - USE), turns_left, work)
    if action < GO:
        return play_gain(box, s, b, action - PLAY_FOREST, turns_left, work)
    if action < TAKE:
        return work[VISIT_GAIN + box.location[landing(s, s.robot, s.way, action - GO + 1)]]
    if action < FOREST_MODE:
        return take_gain(box, s, b, action - TAKE, turns_left, work)
    if action < BUY_ITEM:
        return forest_gain(box, s, b, turns_left) + mode_gain(
            box, s, action - FOREST_MODE, turns_left
        )
    if action < BUY_IDEA:
        return item_surplus(box, s, b, action - BUY_ITEM, turns_left, work)
    if action < BUY_PIPE:
        return idea_surplus(box, s, b, action - BUY_IDEA, turns_left, work)
    if action < GO_AGAIN:
        return pipe_surplus(box, s, b, action - BUY_PIPE, turns_left, work)
    if action < SKIP:
        again = robot_gain(box, s, b, action - GO_AGAIN, turns_left, work)
        return again - card_value(box, AGAIN_CARD, turns_left)
    return NOISE  # a skip, or the end: what is hardly better is left undone


@rule
def use_gain(box: Box, s: State, b: Board, idea: int, turns_left: int, work: Ints) -> int:
    """An idea: a better way, or a better stock."""
    i = idea_row(s, idea)
    effect = box.effect[i]
    if s.phase == PRE_MOVE:
        most = box.distance[s.robot] + s.extra
        if effect == STEPS:
            return best_walk(box, s, s.robot, s.way, most + box.steps[i], work) - 2
        if effect == REVERSE:
            return best_walk(box, s, s.robot, -1, most, work) - 2
        if effect == JUMP:
            return best_jump(box, s, s.robot, work) - unit(turns_left) // 2 - 2
        if effect == SWAP:
            return best_swap(box, s, s.robot, work) - unit(turns_left) // 2 - 2
        return 0
    if effect >= RIGHT:
        return POINT
    if effect == FROM_FOREST:
        return forest_gain(box, s, b, turns_left) - unit(turns_left)
    before = stock_value(box, s, b, turns_left, work)
    here = box.location[s.robot_at[s.robot]]
    pays = box.pays_engram[i]
    b.stock[E] += box.gains_volts[i] - box.pays_volts[i]
    if pays != NONE:
        b.stock[pays] -= 1
    gives = -box.pays_any[i] * unit(turns_left)
    best = best_engram(box, s, b, box.gains[i], here, turns_left, work)
    b.stock[E] -= box.gains_volts[i] - box.pays_volts[i]
    if pays != NONE:
        b.stock[pays] += 1
    return best + gives - before


@rule
def best_engram(
    box: Box, s: State, b: Board, colours: int, here: int, turns_left: int, work: Ints
) -> int:
    """The stock with one engram more, of the best of some colours, and what it buys here."""
    if colours == 0:
        return stock_and_visit(box, s, b, here, turns_left, work)
    best = -(1 << 40)
    while colours:
        c = lowest(colours)
        colours &= colours - 1
        if available(s, c, 1):
            b.stock[c] += 1
            best = max(best, stock_and_visit(box, s, b, here, turns_left, work))
            b.stock[c] -= 1
    return best


@rule
def stock_and_visit(box: Box, s: State, b: Board, here: int, turns_left: int, work: Ints) -> int:
    value = stock_value(box, s, b, turns_left, work)
    if s.phase == PRE_ACTION:
        value += visit_gain(box, s, b, here, turns_left, work)
    return value


@rule
def play_gain(box: Box, s: State, b: Board, kind: int, turns_left: int, work: Ints) -> int:
    """A forest card played now rather than kept."""
    if s.phase < PRE_ACTION:
        return 0
    here = box.location[s.robot_at[s.robot]]
    before = stock_value(box, s, b, turns_left, work)
    at = kind * RESOURCES
    for r in range(RESOURCES):
        b.stock[r] += box.card_gains[at + r]
    b.stock[E] -= box.card_pays[kind]
    any_of = box.card_gains_any[kind]
    gain = best_engram(box, s, b, ALL_COLOURS if any_of else 0, here, turns_left, work)
    if any_of > 1:
        gain += (any_of - 1) * 3 * unit(turns_left) // 2
    b.stock[E] += box.card_pays[kind]
    for r in range(RESOURCES):
        b.stock[r] -= box.card_gains[at + r]
    return gain - before - card_value(box, kind, turns_left)


@rule
def mode_gain(box: Box, s: State, mode: int, turns_left: int) -> int:
    """Where cards are drawn from: the top of the discard is known."""
    if mode == DRAW_TWO or s.discarded == 0:
        return 0
    top = kept_value(box, s.discard[s.discarded - 1], turns_left)
    second = 0
    if mode == DISCARD_TWO and s.discarded > 1:
        second = kept_value(box, s.discard[s.discarded - 2], turns_left)
    usual = USUAL_CARD * unit(turns_left) // POINT
    if mode == ONE_EACH:
        return max(top, usual) - usual
    return max(top, second) - usual - 8


@rule
def kept_value(box: Box, kind: int, turns_left: int) -> int:
    points = box.forest_points[kind] * POINT
    return card_value(box, kind, turns_left) + points - AN_ACORN * box.acorns[kind]


@rule
def choice_gain(box: Box, s: State, b: Board, action: int, turns_left: int, work: Ints) -> int:
    """The small decisions inside a bigger one."""
    if s.phase == COLUMN:
        return column_gain(box, b, action - INTO_COLUMN, 2 if s.cause == FOR_ITEM else 1)
    if s.phase == PLACE:
        return place_gain(box, s, b, action, turns_left, work)
    if s.phase == PAY:
        combo = action - PAY_ENGRAMS
        gain = combo_gain(box, s, b, combo, -1, turns_left, work)
        if s.cause != FOR_NEW_IDEA and combo != printed_price(box, s):
            gain -= card_value(box, PAYING_CARD, turns_left)
        return gain
    if s.phase == GIVE:
        return combo_gain(box, s, b, action - GIVE_UP + PAIRS_FROM, -1, turns_left, work)
    if s.phase == GAIN:
        return combo_gain(box, s, b, action - GAIN_ENGRAMS, 1, turns_left, work)
    if s.phase == DROP:
        return stock_gain(box, s, b, action - DROP_ENGRAM, -1, turns_left, work)
    if s.phase == KEEP:
        return kept_value(box, action - KEEP_CARD, turns_left)
    if s.phase == DESTINATION:
        return board_gain(s, turns_left) if action == TO_BOARD else 0
    if s.phase == ALSO:
        if action - ALSO_IDEA == NOT_ALSO:
            return 0
        points = item_points(box, b, work)
        gain = idea_gain(box, s, b, s.idea[s.position], points, turns_left, work)
        return gain + column_gain(box, b, action - ALSO_IDEA, 1)
    if s.phase == SPACE:
        return work[VISIT_GAIN + box.location[action - JUMP_TO]]
    if s.phase == PARTNER:
        return work[VISIT_GAIN + box.location[s.robot_at[action - SWAP_WITH]]]
    if s.phase == COPY:
        return use_value(box, s, action - COPY_IDEA)
    return 0


@rule
def combo_gain(
    box: Box, s: State, b: Board, combo: int, sign: int, turns_left: int, work: Ints
) -> int:
    """Some engrams more, or fewer, in stock."""
    before = stock_value(box, s, b, turns_left, work)
    for c in range(COLOURS):
        b.stock[c] += sign * COMBO_COUNTS[combo * COLOURS + c]
    after = stock_value(box, s, b, turns_left, work)
    if s.back == PRE_ACTION and sign > 0:
        after += visit_gain(box, s, b, box.location[s.robot_at[s.robot]], turns_left, work)
    for c in range(COLOURS):
        b.stock[c] -= sign * COMBO_COUNTS[combo * COLOURS + c]
    return after - before


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
def place_gain(box: Box, s: State, b: Board, action: int, turns_left: int, work: Ints) -> int:
    """What the flow gains, and how well it can go on."""
    tile = s.top[s.position]
    if action == FLIP:
        return box.flipped_points * POINT
    gain = box.pipe_points[tile] * POINT
    gain += wildlife_gain(box.pipe_birds[tile], box.pipe_flies[tile], turns_left, work)
    gain -= flow_length_points(box, longest_flow(b, work)) * POINT
    connect_beside(box, b, tile, action - CONNECT)
    n = longest_flow(b, work)
    gain += flow_length_points(box, n) * POINT
    if turns_left > 0:
        gain += OPEN_JOINT * open_joints(box, b, work[PATH + n - 1])
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
