"""What a bot would bring in a slot of the network, and with which corners covered."""

from __future__ import annotations

from tinkertable.core.record import popcount, rule

from ..rules.actions import COVER, PLUG_IN
from ..rules.cards import left_die_after, points_between, possible_covers, right_die_after
from ..rules.data import DICE, SLOTS
from ..rules.network import is_empty
from ..rules.state import COVERS, NONE, Board, Box, State
from .values import ASSISTANT, POINT, WORST


@rule
def best_plug(box: Box, s: State, b: Board) -> int:
    """The action that plugs the bot in hand into the best slot."""
    best = WORST
    action = NONE
    for slot in range(SLOTS):
        if is_empty(s, b, slot):
            gain = plug_gain(box, s, b, slot, b.hand)
            if gain > best:
                best = gain
                action = PLUG_IN + slot
    return action


@rule
def best_cover(box: Box, s: State, b: Board) -> int:
    """The best action for the corners of the bot just plugged in."""
    card = b.card[s.round_now * SLOTS + s.step]
    covers = possible_covers(box, card, b.assistants)
    best = WORST
    action = NONE
    for covered in range(COVERS):
        if covers >> covered & 1:
            gain = cover_gain(box, s, b, s.step, card, covered)
            if gain > best:
                best = gain
                action = COVER + covered
    return action


@rule
def placing_gain(box: Box, s: State, b: Board, card: int) -> int:
    """What a bot brings in the best slot for it."""
    best = WORST
    for slot in range(SLOTS):
        if is_empty(s, b, slot):
            best = max(best, plug_gain(box, s, b, slot, card))
    return best


@rule
def plug_gain(box: Box, s: State, b: Board, slot: int, card: int) -> int:
    """What a bot brings in a slot, with the best of its corners covered."""
    covers = possible_covers(box, card, b.assistants)
    best = WORST
    for covered in range(COVERS):
        if covers >> covered & 1:
            best = max(best, cover_gain(box, s, b, slot, card, covered))
    return best


@rule
def cover_gain(box: Box, s: State, b: Board, slot: int, card: int, covered: int) -> int:
    """The bot's own points and what its neighbours gain or lose by the dice it turns."""
    die = s.round_now * DICE + slot
    left = b.dice[die]
    right = b.dice[die + 1]
    new_left = left_die_after(box, card, left, covered)
    new_right = right_die_after(box, card, right, covered)
    points = points_between(box, card, new_left, new_right)
    at = s.round_now * SLOTS + slot
    if slot > 0 and b.card[at - 1] != NONE:
        points += points_between(box, b.card[at - 1], b.dice[die - 1], new_left)
        points -= points_between(box, b.card[at - 1], b.dice[die - 1], left)
    if slot < SLOTS - 1 and b.card[at + 1] != NONE:
        points += points_between(box, b.card[at + 1], new_right, b.dice[die + 2])
        points -= points_between(box, b.card[at + 1], right, b.dice[die + 2])
    return points * POINT - popcount(covered) * ASSISTANT
