"""Cards and moves: which robot goes, how far, and where it comes to stand."""

from __future__ import annotations

from tinkertable.core.offers import offer
from tinkertable.core.record import Ints, lowest, rule

from ..actions import CYCLE, GO, JUMP_TO, MOST_STEPS, PLAY_CARD, SWAP_WITH
from ..data import SPACES
from ..state import (
    ALL_ROBOTS,
    NONE,
    PRE_ACTION,
    PRE_MOVE,
    ROBOTS,
    Board,
    Box,
    State,
)


@rule
def movable_robots(box: Box, s: State, card: int) -> int:
    """R12: bit set of the robots a card may move."""
    if box.card_robot[card] != NONE:
        return 1 << box.card_robot[card]
    robots = 0
    for r in range(ROBOTS):
        robots |= (box.card_set[card] >> box.location[s.robot_at[r]] & 1) << r
    return robots


@rule
def legal_cards(box: Box, s: State, b: Board, out: Ints, n: int) -> int:
    """R12; R13: if no card can move a robot, one is put away."""
    moves = 0
    hand = b.hand
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        moves |= movable_robots(box, s, card) << card * ROBOTS
    if moves == 0:
        return offer(out, n, CYCLE, b.hand)
    return offer(out, n, PLAY_CARD, moves)


@rule
def take_from_hand(s: State, b: Board, card: int) -> None:
    """R11: as long as cards are undrawn, which one it was is news."""
    s.card = card
    s.shown = 1 if b.undrawn else 0
    b.hand &= ~(1 << card)
    b.cards -= 1


@rule
def begin_move(s: State, robot: int) -> None:
    """R17, R41: ideas are fresh in every turn, also in another one."""
    s.robot = robot
    s.used = 0
    s.way = 1
    s.extra = 0
    s.acted = NONE
    s.gathered = 0
    s.phase = PRE_MOVE


@rule
def legal_go(box: Box, s: State, out: Ints, n: int) -> int:
    """R14, R28: one space at least, the robot's distance and what ideas add at most."""
    most = min(box.distance[s.robot] + s.extra, MOST_STEPS)
    return offer(out, n, GO, (1 << most) - 1)


@rule
def is_occupied(s: State, space: int, robot: int) -> bool:
    """Does another robot stand there?"""
    for r in range(ROBOTS):
        if s.robot_at[r] == space and r != robot:
            return True
    return False


@rule
def landing(s: State, robot: int, way: int, steps: int) -> int:
    """R14: spaces of other robots do not count."""
    at = s.robot_at[robot]
    while steps > 0:
        at = (at + way + SPACES) % SPACES
        if not is_occupied(s, at, robot):
            steps -= 1
    return at


@rule
def move_robot(s: State, steps: int) -> None:
    s.robot_at[s.robot] = landing(s, s.robot, s.way, steps)
    s.phase = PRE_ACTION


@rule
def legal_space(s: State, out: Ints) -> int:
    """R29: any empty space."""
    spaces = (1 << SPACES) - 1
    for r in range(ROBOTS):
        spaces &= ~(1 << s.robot_at[r])
    return offer(out, 0, JUMP_TO, spaces)


@rule
def jump_to(s: State, space: int) -> None:
    s.robot_at[s.robot] = space
    s.phase = PRE_ACTION


@rule
def legal_partner(s: State, out: Ints) -> int:
    """R29: any other robot."""
    return offer(out, 0, SWAP_WITH, ALL_ROBOTS & ~(1 << s.robot))


@rule
def swap_with(s: State, robot: int) -> None:
    space = s.robot_at[robot]
    s.robot_at[robot] = s.robot_at[s.robot]
    s.robot_at[s.robot] = space
    s.phase = PRE_ACTION
