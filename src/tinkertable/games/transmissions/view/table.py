"""What a seat sees: all that lies on the table, and its own cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

from ..rules import data
from ..rules.actions import IDEA_NAMES
from ..rules.data import DISPLAY, LAST_TURN, STACKS
from ..rules.players import is_harvey
from ..rules.state import DRAW_START, FACTS, NONE, NOT_YET, Box, State
from .board import Board, HarveyBoard, board_view, harvey_view
from .choices import Lacks, Reach, lacks, reach, usable
from .names import Amount, Place, Robot, Stock, place_name, robot_name, set_names
from .ring import RobotFacts, Space, gifts, location_cards, robot_cards, robots, spaces
from .supply import Forest, Left, Offer, Stack, Worth, forest, left, offer, stack_view, worth

Reason = Literal["pipes", "display", "fill", "turns"]
REASONS: tuple[Reason | None, ...] = (None, *get_args(Reason))


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is and how far it has come."""

    side: int  # a seat from 1; Harvey comes behind the seats
    harvey: bool
    card: str | None  # the one played
    robot: Robot | None  # the one that moves
    way: int  # 1 clockwise, -1 counter-clockwise
    extra: int  # spaces it may go further
    acted: Place | None  # where an action was taken
    used: tuple[str, ...]  # ids of ideas
    column: Robot | None  # where what is being bought is put
    position: int  # of the display, or a stack, from 1: what is being bought
    paid: Stock


@dataclass(frozen=True, slots=True)
class End:
    """Who ended the game, and why."""

    side: int | None  # as in a turn; none where the turns ran out
    reason: Reason


@dataclass(frozen=True, slots=True)
class View:
    """The table of Transmissions."""

    turn: Turn | None  # none before the first
    first: int | None  # the seat that began
    acting: tuple[int | Literal["*"], ...]  # seats from 1; "*" is nature
    rondel: tuple[Space, ...]
    gifts: dict[Place, tuple[Amount, ...]]  # one of each list can be taken; as much as there is
    robots: tuple[RobotFacts, ...]
    cards: dict[str, tuple[Place, ...]]  # the locations of each location card, the top one first
    robot_cards: dict[str, Robot]  # the robot of each other card
    display: tuple[Offer, ...]
    stacks: tuple[Stack, ...]
    forest: Forest
    left: Left
    boards: tuple[Board, ...]
    pool: Stock | None  # alone: what lies on the board to be gained
    harvey: HarveyBoard | None  # alone
    lacks: Lacks | None  # of the viewer
    usable: tuple[str, ...]  # ids of ideas the viewer may use now
    reach: tuple[Reach, ...]
    end: End | None
    hold: int  # so many engrams may be kept at the end of a turn
    last_turn: int  # so many turns has everybody at most
    worth: Worth
    reconstructed: tuple[str, ...]  # what of the components is
    you: int | None  # the viewer's seat
    winners: tuple[int, ...]


def view(position: Position, viewer: int) -> View:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    box: Box = position.box[0]
    s: State = position.state
    alone = position.seats == 1
    return View(
        turn=_turn(s),
        first=s.first + 1 if s.phase != DRAW_START else None,
        acting=tuple("*" if seat == NATURE else seat + 1 for seat in members(position.acting())),
        rondel=spaces(box, s),
        gifts=gifts(s),
        robots=robots(box, s),
        cards=location_cards(box),
        robot_cards=robot_cards(box),
        display=tuple(offer(box, s, p) for p in range(DISPLAY)),
        stacks=tuple(stack_view(box, s, stack) for stack in range(STACKS)),
        forest=forest(box, s),
        left=left(s),
        boards=tuple(board_view(position, seat) for seat in range(position.seats)),
        pool=Stock(*s.pool) if alone else None,
        harvey=harvey_view(position) if alone else None,
        lacks=lacks(position, viewer) if viewer >= 0 else None,
        usable=usable(position, viewer),
        reach=reach(position, viewer),
        end=_end(s),
        hold=data.HOLD,
        last_turn=LAST_TURN,
        worth=worth(box),
        reconstructed=tuple(FACTS[i] for i in members(box.guessed)),
        you=viewer + 1 if viewer >= 0 else None,
        winners=tuple(seat + 1 for seat in position.winners()),
    )


def _turn(s: State) -> Turn | None:
    if not s.ready:
        return None
    return Turn(
        side=s.turn + 1,
        harvey=is_harvey(s, s.turn),
        card=data.CARD_NAMES[s.card] if s.card != NONE else None,
        robot=robot_name(s.robot),
        way=s.way,
        extra=s.extra,
        acted=place_name(s.acted),
        used=set_names(s.used, IDEA_NAMES),
        column=robot_name(s.column),
        position=s.position + 1,
        paid=Stock(*s.paid),
    )


def _end(s: State) -> End | None:
    reason = REASONS[s.end_reason] if s.end_reason != NOT_YET else None
    return End(s.end_side + 1 or None, reason) if reason else None
