"""A slow, obvious referee of Transmissions: one generator that asks and is answered.

It speaks compound moves: `1 item 3 Y WB +FC07 +FC10:R` is one move. What the notation leaves open
was decided so:

- a robot card names its robot too: `1 card TY Y`;
- engrams and electricity are always written in the order W Y B G E, sets and cards in that of the
  box, the spots from 0 up, and `* robots YBGR` tells who stands on them in that order;
- the lower numbered of a seat's two starting ideas is put first; ideas and hands are dealt in turn
  order;
- `* hand 1 TY TB TL2` deals three cards, `* hand 1 TG` is the draw at the end of the first four
  turns; later draws are forced and no move. A draw with one outcome is asked for nevertheless;
- `* pair` turns up item and idea together, `* draw` is any card from the forest's draw pile, the
  first discard of the set-up too;
- an idea's text tells what is chosen: `use SI6 WY>B` the payment and the gain, `use SI3 Y` the
  gain, `use E4` nothing, and in an edition `use E4 WY>` a payment alone. A copy stands before what
  it copies, also where that is itself the move: `use Z4>SI3 Y`, `jump Z4>H1 9`, `swap Z5>Z1 R`;
- gathering: `take 1B`, `take 2W`, `take 1G`, `take 2Y`, `take 4E`, also where a pool has less;
- `play FC05 WB` names two engrams that can be had; alone, with one left in the pool, that one:
  `play FC05 B`;
- the forest: `forest draw`, `forest discard`, `forest each`, and `forest one` for the only card
  left, which is kept without being asked. `keep` is asked even when both cards are equal;
- an idea without surcharge ends with its column: `idea 3 R`;
- a pipe's `+FC07` follows its place: `pipe 2 WYB 0E r1 +FC07`, `pipe 2 WYB flip +FC07`. The anchor
  is the lowest tile that the cell lies beside, connected to it or not; the starting pipe is 0,
  then the connected pipes as they were laid;
- ` @board` or ` @box` comes last, and only after a payment of at least one unit;
- sets that are chosen are chosen by the first seat, from all five: `1 sets AX EZ`;
- alone, `* start 1` is the player, `* start 2` Harvey, who is side 2 of scores and winners.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations, permutations

from .transmissions_actions import action_offers
from .transmissions_box import OWN, Box
from .transmissions_data import (
    ADVANCED_IDEA_SETS,
    ADVANCED_ITEM_SETS,
    CARDS,
    HAND,
    IDEA_SETS,
    IDEA_SLOTS,
    ITEM_SETS,
    LAST_TURN,
    LOCATION_CARDS,
    POSITIONS,
    ROBOTS,
    SPACES,
    STACKS,
)
from .transmissions_harvey import harvey_turn
from .transmissions_score import Holding, acorns, scores, winners
from .transmissions_table import HARVEY, NATURE, Offers, Side, Steps, Table, choose
from .transmissions_turn import OVER, PRE_ACTION, PRE_MOVE, START, Turn
from .transmissions_uses import again_offers, forest_card_offers, idea_offers

OPTIONS = {
    "printing": ("en", "ru"),  # B13
    "sets": ("standard", "advanced", "chosen"),  # B15
    "reshuffle": ("lazy", "immediate"),  # B04
    "cleanup": ("once", "each"),  # B12
    # B14: what Harvey loses; by EN:332 a turn, by the Russian text the action.
    "gap": ("printing", "action", "turn"),
    "flow": ("path", "set"),  # A35: EN:256 "set of connected pipes", RU "цепь"
    "later": ("alike", "more"),  # R10: 2 electricity for each seat before one
    "robots": ("nature", "start player"),  # A01: who places them
    "start": ("random", "1", "2", "3", "4"),  # A04, S01
}
REMOVED = {"none": (), "TL1": ("TL1",) * 3, "all": tuple(LOCATION_CARDS) * 3}  # B19
APART = 3  # A02: at least two empty spaces between neighbours

SPOTS = [
    spots
    for spots in combinations(range(SPACES), len(ROBOTS))
    if all((b - a) % SPACES >= APART for a, b in zip(spots, spots[1:] + spots[:1], strict=True))
]


def chosen_options(options: dict[str, str]) -> dict[str, str]:
    chosen = {name: values[0] for name, values in OPTIONS.items()}
    for name, value in options.items():
        if value not in OPTIONS.get(name, ()):
            raise ValueError(f"expected one of {OPTIONS}, got {name}={value}")
        chosen[name] = value
    return chosen


class Oracle(Table):
    def __init__(
        self,
        seats: int,
        options: dict[str, str] | None = None,
        solo_removed: str | tuple[str, ...] = "none",
        box: Box = OWN,
    ) -> None:
        """`solo_removed`: a preset, or the location cards taken out of Harvey's deck, by copy."""
        if seats not in (1, 2, 3, 4):
            raise ValueError(f"expected 1 to 4 seats, got {seats}")
        super().__init__(seats, chosen_options(options or {}), box)
        if self.solo:
            removed = REMOVED[solo_removed] if isinstance(solo_removed, str) else solo_removed
            self.harvey.deck = Counter(box.harvey_cards) - Counter(removed)
        self.turn: Turn | None = None  # of the seat whose turn it is
        self.steps = self._game()
        self.ask: tuple[Side, dict[str, int]] | None = next(self.steps)

    def acting(self) -> Side | None:
        """A seat, "*" for nature, None when the game is over."""
        return self.ask[0] if self.ask else None

    def weights(self) -> dict[str, int]:
        """The texts of the acting side, with weights that tell for nature only."""
        if not self.ask:
            return {}
        who, texts = self.ask
        return {f"{who} {text}": texts[text] for text in sorted(texts)}

    def legal(self) -> list[str]:
        return list(self.weights())

    def play(self, text: str) -> None:
        if text not in self.weights():
            raise ValueError(f"expected one of {self.legal()}, got {text}")
        try:
            self.ask = self.steps.send(text.split(" ", 1)[1])
        except StopIteration:
            self.ask = None

    # The end.

    def holdings(self) -> dict[int, Holding]:
        flow = self.options["flow"]
        found = {seat: player.holding(flow) for seat, player in self.players.items()}
        if self.solo:
            found[HARVEY] = self.harvey.holding()
        return found

    def scores(self) -> dict[int, dict[str, float]]:
        """As if the game were over now."""
        return scores(self.holdings(), self.pool if self.solo else None)

    def winners(self) -> list[int]:
        """Nobody while the game goes on."""
        if self.ask:
            return []
        totals = {side: row["total"] for side, row in self.scores().items()}
        return winners(totals, {side: acorns(own) for side, own in self.holdings().items()})

    # The game.

    def _game(self) -> Steps:
        yield from self._set_up()
        sides = [*self.seats, HARVEY] if self.solo else self.seats
        order = sides[sides.index(self.start) :] + sides[: sides.index(self.start)]
        last = LAST_TURN * len(order)  # B01
        number = 0
        while number < last or self.end:
            side = order[number % len(order)]
            if self.end and side == self.end.side:  # A44: every other side had one turn more
                return
            if self.solo and side == HARVEY:
                yield from harvey_turn(self)
            else:
                yield from self._player_turn(side)
            number += 1

    def _player_turn(self, seat: int) -> Steps:
        turn = self.turn = Turn(self, seat)
        while turn.sub.phase != OVER:
            offers = self._offers(turn)
            text = yield from choose(seat, offers)
            following = offers[text]()
            if following:
                yield from following
        yield from turn.clean_up()
        turn.player.turns += 1
        self.turn = None

    def _offers(self, turn: Turn) -> Offers:
        offers = forest_card_offers(turn)
        if turn.sub.phase == START:
            return offers | turn.card_offers()
        offers |= idea_offers(turn)
        if turn.sub.phase == PRE_MOVE:
            return offers | turn.move_offers()
        if turn.sub.phase == PRE_ACTION:
            return offers | action_offers(turn)
        return offers | again_offers(turn) | {"end": partial(turn.enter, OVER)}

    # The set-up, in the order of B02.

    def _set_up(self) -> Steps:
        yield from self._choose_start()
        yield from self._place_robots()
        yield from self._choose_sets()
        yield from self._deal_starting_ideas()
        for position in reversed(POSITIONS):
            yield from self.reveal_pair(position)
        for stack in STACKS:
            yield from self.reveal_pipe(stack)
        card = yield from self.draw_forest()
        self.forest_discard.append(card)
        for seat in self._from_first():
            yield from self._deal_hand(seat)

    def _from_first(self) -> list[int]:
        """The seats in turn order; Harvey is none."""
        first = self.seats.index(self.start) if self.start in self.seats else 0
        return self.seats[first:] + self.seats[:first]

    def _choose_start(self) -> Steps:
        sides = [*self.seats, HARVEY] if self.solo else self.seats
        if self.options["start"] != "random":
            sides = [side for side in sides if str(side) == self.options["start"]]
        text = yield from choose(NATURE, [f"start {side}" for side in sides])
        self.start = int(text.split()[1])
        if self.options["later"] == "more":
            for place, seat in enumerate(self._from_first()):
                self.players[seat].owns["E"] += 2 * place

    def _place_robots(self) -> Steps:
        who: Side = NATURE if self.options["robots"] == "nature" else self._from_first()[0]
        text = yield from choose(who, ["spots " + " ".join(map(str, spots)) for spots in SPOTS])
        spots = [int(word) for word in text.split()[1:]]
        rows = ["robots " + "".join(row) for row in permutations(ROBOTS)]
        text = yield from choose(who, rows)
        self.robots = dict(sorted(zip(text.split()[1], spots, strict=True)))

    def _choose_sets(self) -> Steps:
        standard = self.options["sets"] == "standard"
        item_sets = combinations(ITEM_SETS if standard else ADVANCED_ITEM_SETS, self.size)
        idea_sets = list(combinations(IDEA_SETS if standard else ADVANCED_IDEA_SETS, self.size))
        texts = [f"sets {''.join(m)} {''.join(d)}" for m in item_sets for d in idea_sets]
        who: Side = self._from_first()[0] if self.options["sets"] == "chosen" else NATURE
        text = yield from choose(who, texts)
        _, item_letters, idea_letters = text.split()
        self.item_stack = [item for item in self.box.items if item[0] in item_letters]
        self.idea_stack = [idea for idea in self.box.ideas if idea[0] in idea_letters]

    def _deal_starting_ideas(self) -> Steps:
        dealt = {}
        for seat in self._from_first():
            pairs = combinations(self.starting_ideas, 2)
            text = yield from choose(NATURE, [f"deal {seat} {a} {b}" for a, b in pairs])
            dealt[seat] = text.split()[2:]
            for idea in dealt[seat]:
                self.starting_ideas.remove(idea)
        for seat in self._from_first():
            for idea in dealt[seat]:
                player = self.players[seat]
                room = player.with_room(IDEA_SLOTS)  # "must properly 'fit'"
                text = yield from choose(seat, [f"put {idea} {column}" for column in room])
                player.columns[text.split()[2]].append(idea)

    def _deal_hand(self, seat: int) -> Steps:
        hands = [f"hand {seat} " + " ".join(hand) for hand in combinations(CARDS, HAND)]
        text = yield from choose(NATURE, hands)
        for card in text.split()[2:]:
            self.players[seat].undrawn.remove(card)
            self.players[seat].hand.append(card)
