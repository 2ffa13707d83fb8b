"""A player's turn (3.3): the card, the move and the clean-up."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from itertools import combinations_with_replacement

from .transmissions_data import ENGRAMS, HOLDER, ROBOTS, SPACES, in_order
from .transmissions_table import NATURE, Offers, Steps, Table, choose

START, PRE_MOVE, PRE_ACTION, POST_ACTION = "START", "PRE_MOVE", "PRE_ACTION", "POST_ACTION"
OVER = "OVER"


@dataclass
class SubTurn:
    """One robot's move and action; FC11 starts another in the same turn (A09: as if new)."""

    robot: str = ""  # none before the card
    phase: str = START
    used: list[str] = field(default_factory=list)  # ideas
    steered: bool = False  # K03, K15 or K16 was used: no jump or swap any more (B05)
    extra: int = 0  # spaces
    direction: int = 1
    acted_at: str = ""  # the location where the action was taken
    took_engrams: bool = False  # there, at the Lake or Meadow (B08)


class Turn:
    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.box = table.box
        self.player = table.players[seat]
        self.sub = SubTurn()

    def enter(self, phase: str) -> None:
        self.sub.phase = phase

    # The card and the move.

    def card_offers(self) -> Offers:
        offers: Offers = {}
        for card in self.player.hand:
            for robot in self.movable(card):
                offers[f"card {card} {robot}"] = partial(self.play_card, card, robot)
        if not offers:  # B16
            offers = {f"cycle {card}": partial(self.put_away, card) for card in self.player.hand}
        return offers

    def put_away(self, card: str) -> None:
        """As at the end of a turn, without a move or an action."""
        self.player.hand.remove(card)
        self.player.card = card
        self.enter(OVER)

    def movable(self, card: str) -> list[str]:
        shows = self.box.cards[card]
        if isinstance(shows, str):
            return [shows]
        return [robot for place in shows for robot in self.table.standing_in(place)]

    def play_card(self, card: str, robot: str) -> None:
        self.player.hand.remove(card)
        self.player.card = card
        self.sub.robot = robot
        self.enter(PRE_MOVE)

    def move_offers(self) -> Offers:
        robot, direction = self.sub.robot, self.sub.direction
        offers: Offers = {}
        round_once = SPACES - len(ROBOTS) + 1  # A12: to where it stood; further is no other space
        most = min(self.box.distance[robot] + self.sub.extra, round_once)
        for distance in range(1, most + 1):
            space = self.table.landing(robot, distance, direction)
            offers[f"go {distance}"] = partial(self.arrive, space)
        return offers

    def arrive(self, space: int) -> None:
        self.table.robots[self.sub.robot] = space
        self.enter(PRE_ACTION)

    def here(self) -> str:
        return self.box.location(self.table.robots[self.sub.robot])

    def acted(self) -> None:
        self.sub.acted_at = self.here()
        self.enter(POST_ACTION)

    # FC11 and the clean-up.

    def start_again(self, robot: str) -> Steps:
        if self.table.options["cleanup"] == "each":  # B12
            yield from self.clean_up()
        self.sub = SubTurn(robot, PRE_MOVE)

    def clean_up(self) -> Steps:
        """B12: the card to the bottom, draw, then discard down to seven engrams."""
        if self.player.card:
            self.player.played.append(self.player.card)
            self.player.card = ""
            yield from self.draw_card()
        yield from self.drop_engrams()

    def draw_card(self) -> Steps:
        player = self.player
        if player.undrawn:
            texts = [f"hand {self.seat} {card}" for card in player.undrawn]
            text = yield from choose(NATURE, texts)
            card = text.split()[2]
            player.undrawn.remove(card)
        else:
            card = player.played.pop(0)
        player.hand.append(card)

    def drop_engrams(self) -> Steps:
        excess = self.player.engrams() - HOLDER
        if excess <= 0:
            return
        offers: Offers = {}
        for letters in combinations_with_replacement(ENGRAMS, excess):
            cost = in_order("".join(letters))
            for paid in self.table.payable(self.player, cost):  # S05
                offers[f"drop {cost}{paid}"] = partial(self.table.pay, self.player, cost, paid)
        text = yield from choose(self.seat, offers)
        offers[text]()
