"""What every action of Transmissions brings a seat, in sixteenths of a point. For bots."""

from __future__ import annotations

from tinkertable.core.record import lowest, rule

from ..rules.actions import (
    BUY_IDEA,
    BUY_ITEM,
    BUY_PIPE,
    CYCLE,
    FOREST_MODE,
    GO,
    GO_AGAIN,
    PLAY_CARD,
    PLAY_FOREST,
    PUT_IDEA,
    SKIP,
    TAKE,
    USE,
    USE_JUMP,
)
from ..rules.printing import idea_row
from ..rules.sheet import Sheet, Work
from ..rules.state import (
    COLOURS,
    FROM_FOREST,
    JUMP,
    POST_ACTION,
    PRE_ACTION,
    PRE_CARD,
    PRE_MOVE,
    PUT,
    REVERSE,
    RIGHT,
    ROBOTS,
    STEPS,
    SWAP,
    Board,
    Box,
    E,
    State,
)
from ..rules.turn.forest import DISCARD_TWO, DRAW_TWO, ONE_EACH, held_of
from ..rules.turn.movement import landing
from ..rules.turn.resources import available
from ..rules.turn.trades import card_row
from .choice_values import choice_gain, column_gain, kept_value
from .mind import Mind
from .purchases import idea_surplus, item_surplus, pipe_surplus
from .stock_values import stock_value
from .values import POINT, card_value, unit
from .visits import (
    best_jump,
    best_swap,
    best_walk,
    forest_gain,
    robot_gain,
    take_gain,
    visit_gain,
)

NOISE = 6  # how far a simulated seat may be from its best action
USUAL_CARD = 30


@rule
def action_gain(
    box: Box, s: State, seat: int, action: int, mind: Mind, work: Work, sheet: Sheet
) -> int:
    """What an action brings, beside the others that are legal."""
    b = s.board[seat]
    if s.phase == PUT:
        return column_gain(box, b, (action - PUT_IDEA) % ROBOTS, 1)
    if s.phase < PRE_CARD:
        return 0
    if s.phase > POST_ACTION:
        return choice_gain(box, s, b, action, mind, work, sheet)
    if action < CYCLE:
        return robot_gain(box, s, b, (action - PLAY_CARD) % ROBOTS, mind)
    if action < USE:
        return 0
    if action < PLAY_FOREST:
        return use_gain(box, s, b, (action - USE) % (USE_JUMP - USE), mind, work, sheet)
    if action < GO:
        return play_gain(box, s, b, action - PLAY_FOREST, mind, work, sheet)
    if action < TAKE:
        return mind.visit_gains[box.location[landing(s, s.robot, s.way, action - GO + 1)]]
    if action < FOREST_MODE:
        return take_gain(box, s, b, action - TAKE, mind)
    if action < BUY_ITEM:
        gain = forest_gain(box, s, b, mind.turns_left)
        return gain + mode_gain(box, s, action - FOREST_MODE, mind.turns_left)
    if action < BUY_IDEA:
        return item_surplus(box, s, b, action - BUY_ITEM, mind, work, sheet)
    if action < BUY_PIPE:
        return idea_surplus(box, s, b, action - BUY_IDEA, mind, work, sheet)
    if action < GO_AGAIN:
        return pipe_surplus(box, s, b, action - BUY_PIPE, mind, work, sheet)
    if action < SKIP:
        again = robot_gain(box, s, b, action - GO_AGAIN, mind)
        return again - card_value(box, held_of(b, box.again_cards), mind.turns_left)
    return NOISE  # a skip, or the end: what is hardly better is left undone


@rule
def use_gain(box: Box, s: State, b: Board, idea: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """An idea: a better way, or a better stock."""
    i = idea_row(s, idea)
    effect = box.effect[i]
    if s.phase == PRE_MOVE:
        most = box.distance[s.robot] + s.extra
        if effect == STEPS:
            return best_walk(box, s, s.robot, s.way, most + box.steps[i], mind) - 2
        if effect == REVERSE:
            return best_walk(box, s, s.robot, -1, most, mind) - 2
        if effect == JUMP:
            return best_jump(box, s, s.robot, mind) - unit(mind.turns_left) // 2 - 2
        if effect == SWAP:
            return best_swap(box, s, s.robot, mind) - unit(mind.turns_left) // 2 - 2
        return 0
    if effect >= RIGHT:
        return POINT
    if effect == FROM_FOREST:
        return forest_gain(box, s, b, mind.turns_left) - unit(mind.turns_left)
    before = stock_value(box, s, b, mind)
    here = box.location[s.robot_at[s.robot]]
    return traded_value(box, s, b, i, here, mind, work, sheet) - before


@rule
def traded_value(
    box: Box, s: State, b: Board, i: int, here: int, mind: Mind, work: Work, sheet: Sheet
) -> int:
    """The stock after a trade, with the best engram for those one may choose."""
    b.stock[E] += box.gains_volts[i] - box.pays_volts[i]
    for c in range(COLOURS):
        b.stock[c] += box.gains[i * COLOURS + c] - box.pays[i * COLOURS + c]
    value = best_engram(box, s, b, box.gains_of[i], here, mind, work, sheet)
    value -= box.pays_any[i] * unit(mind.turns_left)
    if box.gains_any[i] > 1:
        value += (box.gains_any[i] - 1) * 3 * unit(mind.turns_left) // 2
    b.stock[E] -= box.gains_volts[i] - box.pays_volts[i]
    for c in range(COLOURS):
        b.stock[c] -= box.gains[i * COLOURS + c] - box.pays[i * COLOURS + c]
    return value


@rule
def best_engram(
    box: Box, s: State, b: Board, colours: int, here: int, mind: Mind, work: Work, sheet: Sheet
) -> int:
    """The stock with one engram more, of the best of some colours, and what it buys here."""
    if colours == 0:
        return stock_and_visit(box, s, b, here, mind, work, sheet)
    best = -(1 << 40)
    while colours:
        c = lowest(colours)
        colours &= colours - 1
        if available(s, c, 1):
            b.stock[c] += 1
            best = max(best, stock_and_visit(box, s, b, here, mind, work, sheet))
            b.stock[c] -= 1
    return best


@rule
def stock_and_visit(
    box: Box, s: State, b: Board, here: int, mind: Mind, work: Work, sheet: Sheet
) -> int:
    value = stock_value(box, s, b, mind)
    if s.phase == PRE_ACTION:
        value += visit_gain(box, s, b, here, mind, work, sheet)
    return value


@rule
def play_gain(box: Box, s: State, b: Board, kind: int, mind: Mind, work: Work, sheet: Sheet) -> int:
    """A forest card played now rather than kept."""
    if s.phase < PRE_ACTION:
        return 0
    here = box.location[s.robot_at[s.robot]]
    before = stock_value(box, s, b, mind)
    after = traded_value(box, s, b, card_row(kind), here, mind, work, sheet)
    return after - before - card_value(box, kind, mind.turns_left)


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
