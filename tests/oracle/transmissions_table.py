"""What lies on the table of Transmissions, and how its components move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field

from .transmissions_box import Box
from .transmissions_data import (
    CARDS,
    IDEA_SLOTS,
    ITEM_SLOTS,
    POSITIONS,
    ROBOTS,
    SPACES,
    STACK_SIZE,
    STACKS,
    START_POOL,
    START_RESOURCES,
)
from .transmissions_pipes import Network, started
from .transmissions_score import Holding

NATURE = "*"
HARVEY = 2  # the side beside seat 1 in the solo game

Side = int | str  # a seat from 1, or NATURE
Ask = tuple[Side, dict[str, int]]  # who acts, the texts it may answer with, their weights
Steps = Generator[Ask, str, None]
Choice = Generator[Ask, str, str]
Offers = dict[str, Callable[[], Steps | None]]  # what each text does


def choose(who: Side, texts: Iterable[str]) -> Choice:
    text: str = yield who, dict.fromkeys(texts, 1)
    return text


def draw(texts: dict[str, int]) -> Choice:
    """Nature's answer; by text its weight."""
    text: str = yield NATURE, texts
    return text


@dataclass(frozen=True)
class End:
    side: int
    reason: str  # PIPES, DISPLAY, FILL


@dataclass
class Board:
    """Four robots with slots for ideas and items."""

    box: Box
    printing: str
    columns: dict[str, list[str]] = field(
        init=False, default_factory=lambda: {robot: [] for robot in ROBOTS}
    )

    def free(self, column: str) -> int:
        """A26: only the number of free slots matters."""
        items = self.box.items
        used = sum(ITEM_SLOTS if tile in items else IDEA_SLOTS for tile in self.columns[column])
        return self.box.slots[column] - used

    def with_room(self, slots: int) -> list[str]:
        """In the order in which Harvey tries them."""
        return [column for column in ROBOTS if self.free(column) >= slots]

    def full(self) -> list[str]:
        return [column for column in ROBOTS if self.free(column) == 0]

    def tiles(self) -> list[str]:
        return [tile for column in self.columns.values() for tile in column]

    def items(self) -> list[str]:
        return [tile for tile in self.tiles() if tile in self.box.items]

    def ideas(self) -> list[str]:
        return [tile for tile in self.tiles() if tile not in self.box.items]


@dataclass
class Player(Board):
    network: Network
    owns: Counter[str] = field(default_factory=lambda: Counter(START_RESOURCES))
    flipped: list[str] = field(default_factory=list)
    forest_open: list[str] = field(default_factory=list)
    forest_used: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    undrawn: list[str] = field(default_factory=lambda: list(CARDS))  # B03: the top of the deck
    played: list[str] = field(default_factory=list)  # the bottom of the deck, the oldest first
    card: str = ""  # on the table until the clean-up
    turns: int = 0

    def engrams(self) -> int:
        return self.owns.total() - self.owns["E"]

    def affords(self, cost: str) -> bool:
        return Counter(cost) <= self.owns

    def use_up(self, card: str) -> None:
        self.forest_open.remove(card)
        self.forest_used.append(card)

    def holds(self, window: str) -> str:
        """A card for that, the first by name: they score alike, used or not."""
        return min(self.box.with_window(window, self.forest_open), default="")

    def holding(self, flow: str) -> Holding:
        """`flow`: the reading of the longest one."""
        return Holding(
            box=self.box,
            items=self.items(),
            ideas=[self.box.idea(idea, self.printing) for idea in self.ideas()],
            pipes=self.network.names(),
            start=self.network.tiles[0].pipe,
            flipped=len(self.flipped),
            flow=self.network.longest_flow(flow),
            full=self.full(),
            forest=self.forest_open + self.forest_used,
        )


@dataclass
class Harvey(Board):
    pipes: list[str] = field(default_factory=list)
    forest: list[str] = field(default_factory=list)
    deck: Counter[str] = field(default_factory=Counter)
    discard: list[str] = field(default_factory=list)  # the top last
    turns: int = 0

    def holding(self) -> Holding:
        return Holding(
            box=self.box,
            items=self.items(),
            ideas=[self.box.idea(idea, self.printing) for idea in self.ideas()],
            pipes=self.pipes,
            start=None,
            flipped=0,
            flow=len(self.pipes),  # S10: no starting pipe
            full=self.full(),
            forest=self.forest,
            each_forest_card=1,
        )


class Table:
    def __init__(self, seats: int, options: dict[str, str], box: Box) -> None:
        self.options = options
        self.box = box
        self.printing = options["printing"]
        self.solo = seats == 1
        self.seats = list(range(1, seats + 1))
        self.size = 3 if self.solo else seats  # 4.1: one seat sets up for three
        self.players = {seat: Player(box, self.printing, started(box, seat)) for seat in self.seats}
        self.harvey = Harvey(box, self.printing)
        self.pool = Counter(START_POOL if self.solo else "")
        self.start = 0
        self.robots: dict[str, int] = {}
        self.starting_ideas = list(box.starting_ideas)  # not dealt
        self.item_stack: list[str] = []  # face down, in no order
        self.idea_stack: list[str] = []
        self.display: dict[int, tuple[str, str] | None] = dict.fromkeys(POSITIONS)
        self.pipe_bag = list(box.pipes)  # not yet seen; some stay in the box
        self.stack_left = dict.fromkeys(STACKS, STACK_SIZE[self.size])  # with the top
        self.tops: dict[int, str | None] = dict.fromkeys(STACKS)
        self.forest_draw = +Counter({name: card.copies for name, card in box.forest.items()})
        self.forest_discard: list[str] = []  # the top last
        self.boxed: list[str] = []  # tiles removed from the game
        self.end: End | None = None

    # Robots.

    def standing_in(self, place: str) -> list[str]:
        """The furthest clockwise, on the odd space, first (S18)."""
        there = [robot for robot in ROBOTS if self.box.location(self.robots[robot]) == place]
        return sorted(there, key=lambda robot: -self.robots[robot])

    def landing(self, robot: str, distance: int, direction: int) -> int:
        """A12: spaces with another robot are not counted, its own is free."""
        others = [space for other, space in self.robots.items() if other != robot]
        space = self.robots[robot]
        while distance:
            space = (space + direction) % SPACES
            if space not in others:
                distance -= 1
        return space

    # Resources.

    def payable(self, player: Player, cost: str) -> list[str]:
        """How the payment may be written after a move; nothing if it cannot be paid."""
        if not player.affords(cost):
            return []
        return [" @board", " @box"] if self.solo and cost else [""]

    def would_gain(self, wanted: str, cost: str = "", paid: str = "") -> int:
        """Units got of those wanted, after paying (S03)."""
        if not self.solo:
            return len(wanted)
        pool = self.pool + Counter(cost if paid == " @board" else "")
        return (Counter(wanted) & pool).total()

    def pay(self, player: Player, cost: str, paid: str) -> None:
        player.owns -= Counter(cost)
        if paid == " @board":
            self.pool += Counter(cost)

    def gain(self, player: Player, wanted: str) -> None:
        got = Counter(wanted)
        if self.solo:  # S02: what the pool has
            got &= self.pool
            self.pool -= got
        player.owns += got

    # Display and pipes.

    def close_gap(self, position: int) -> Steps:
        """Push to the right, then a new pair at the far left (A28)."""
        for place in range(position, 1, -1):
            self.display[place] = self.display[place - 1]
        self.display[1] = None
        if self.item_stack:
            yield from self.reveal_pair(1)

    def reveal_pair(self, position: int) -> Steps:
        pairs = [f"pair {position} {m} {d}" for m in self.item_stack for d in self.idea_stack]
        text = yield from choose(NATURE, pairs)
        _, _, item, idea = text.split()
        self.item_stack.remove(item)
        self.idea_stack.remove(idea)
        self.display[position] = item, idea

    def take_pipe(self, stack: int) -> str:
        pipe = self.tops[stack]
        assert pipe is not None
        self.tops[stack] = None
        self.stack_left[stack] -= 1
        return pipe

    def reveal_pipe(self, stack: int) -> Steps:
        if self.stack_left[stack]:
            text = yield from choose(NATURE, [f"top {stack} {pipe}" for pipe in self.pipe_bag])
            pipe = text.split()[2]
            self.pipe_bag.remove(pipe)
            self.tops[stack] = pipe

    def check_end(self, side: int) -> None:
        """The first trigger alone counts (A43, B17); the board is that side's."""
        board: Board = self.harvey if self.solo and side == HARVEY else self.players[side]
        if self.end:
            return
        if 0 in self.stack_left.values():
            self.end = End(side, "PIPES")
        elif len(board.full()) == len(ROBOTS):  # B11: a tile is placed before the refill
            self.end = End(side, "FILL")
        elif None in self.display.values():
            self.end = End(side, "DISPLAY")

    # Forest.

    def forest_cards(self) -> int:
        return self.forest_draw.total() + len(self.forest_discard)

    def draw_forest(self) -> Choice:
        """The top of the draw pile; the caller has made sure that there is a card."""
        if not self.forest_draw:
            self._reshuffle()
        text = yield from draw({f"draw {kind}": n for kind, n in self.forest_draw.items()})
        card = text.split()[1]
        self.forest_draw -= Counter([card])
        if not self.forest_draw and self.options["reshuffle"] == "immediate":
            self._reshuffle()
        return card

    def _reshuffle(self) -> None:
        self.forest_draw = Counter(self.forest_discard)
        self.forest_discard = []
