"""A slow, obvious referee of Sentient: the game is one generator that asks and is answered."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from functools import partial
from itertools import permutations
from typing import Any

from .sentient_bots import BOTS, TYPES, points, turned, type_of

NATURE = "*"
ROUNDS, SLOTS, DICE, INVESTORS = 3, 4, 5, 5
AGENTS, ASSISTANTS = 4, 5

Ask = dict[str, set[str]]  # who may act now, and with which texts
Kind = tuple[str, Callable[[int, int], int]]  # type, and points between two dice
Answer = tuple[str, str]  # who, text
Steps = Generator[Ask, Answer, None]
Choice = Generator[Ask, Answer, str]


@dataclass(frozen=True)
class Group:
    """What one buy put above a slot of the factory: one agent, and assistants."""

    seat: int
    slot: int
    assistants: int


@dataclass(frozen=True)
class Rank:
    """A seat's place beside an investor."""

    seat: int
    influence: int
    agents: int
    by: str  # what sets it apart from the next seat: influence, agents or order


@dataclass
class Player:
    half: str = ""  # the type printed on the board
    dice: list[int] = field(default_factory=list)
    network: dict[int, str] = field(default_factory=dict)  # slot: bot
    blocked: dict[int, str] = field(default_factory=dict)  # slot: corners covered
    hand: str = ""  # bought, not yet plugged in
    agents: int = AGENTS
    assistants: int = ASSISTANTS
    passed: bool = False
    pile: list[str] = field(default_factory=list)  # bots of the rounds that are over
    won: list[str] = field(default_factory=list)  # investors
    bot_points: int = 0  # of the rounds that are over
    seconds: int = 0

    def bots_now(self, kinds: dict[str, Kind]) -> list[dict[str, Any]]:
        """The bots in the network, each with its dice and points as they are now."""
        rows = []
        for slot, bot in sorted(self.network.items()):
            left, right = self.dice[slot], self.dice[slot + 1]
            earned = kinds[bot][1](left, right)
            rows.append({"slot": slot, "card": bot, "left": left, "right": right, "points": earned})
        return rows


class Oracle:
    def __init__(
        self,
        seats: int,
        bots: dict[str, str] | None = None,
        kinds: dict[str, Kind] | None = None,
        halves: tuple[str, ...] = TYPES,
    ) -> None:
        """For another box: by name of a bot its corners and, unless it is ours, its kind."""
        if seats not in (2, 3, 4):
            raise ValueError(f"expected 2, 3 or 4 seats, got {seats}")
        self.seats = list(range(1, seats + 1))
        self.players = {seat: Player() for seat in self.seats}
        self.round = 0
        self.order: list[int] = []
        self.passes: list[int] = []  # seats that passed this round, the first first
        self.corners = bots or BOTS
        self.kinds: dict[str, Kind] = kinds or {
            bot: (type_of(bot), partial(points, bot)) for bot in self.corners
        }
        self.halves = halves
        self.deck = list(self.corners)
        self.discard: list[str] = []
        self.factory = [""] * SLOTS
        self.groups: list[Group] = []
        self.investors: list[str] = []  # of the round, from left to right
        self.finished: list[dict[str, Any]] = []
        self.steps = self._game()
        self.ask = next(self.steps)

    def acting(self) -> set[str]:
        return set(self.ask)

    def legal(self, who: str) -> set[str]:
        return set(self.ask.get(who, ()))

    def play(self, who: str, text: str) -> None:
        if who not in self.ask:
            raise ValueError(f"expected one of {sorted(self.ask)} to act, got {who}")
        if text not in self.ask[who]:
            raise ValueError(f"expected one of {sorted(self.ask[who])}, got {text}")
        try:
            self.ask = self.steps.send((who, text))
        except StopIteration:
            self.ask = {}

    # Scores: as if the round and the match were over now.

    def score(self, seat: int) -> dict[str, int]:
        player = self.players[seat]
        bots = player.bot_points + sum(row["points"] for row in player.bots_now(self.kinds))
        seconds = player.seconds
        for k in range(len(self.investors)):
            if self._place(k, 2) == seat:
                seconds += 1
        owned = player.pile + list(player.network.values())
        investors = 0
        for investor in self._investors_now(seat):
            investors += sum(1 for bot in owned if self.kinds[bot][0] == investor)
        total = bots + seconds + investors
        return {"total": total, "bots": bots, "seconds": seconds, "investors": investors}

    def _investors_now(self, seat: int) -> list[str]:
        player = self.players[seat]
        now = [kind for k, kind in enumerate(self.investors) if self._place(k, 1) == seat]
        return [player.half, *player.won, *now]

    def winners(self) -> list[int]:
        """Nobody while the game goes on."""
        if self.ask:
            return []
        best = max(self.score(seat)["total"] for seat in self.seats)
        tied = [seat for seat in self.seats if self.score(seat)["total"] == best]
        most = max(len(self.players[seat].won) for seat in tied)
        return [seat for seat in tied if len(self.players[seat].won) == most]

    # Investors.

    def ranking(self, k: int) -> list[Rank]:
        """The seats with influence on investor k, best first."""
        beside = [slot for slot in (k - 1, k) if 0 <= slot < SLOTS]
        groups = [group for group in self.groups if group.slot in beside]
        agents = dict.fromkeys(self.order, 0)
        influence = dict.fromkeys(self.order, 0)
        for group in groups:
            agents[group.seat] += 1
            influence[group.seat] += 1 + group.assistants
        waiting = [seat for seat in self.order if influence[seat] > 0]
        line = []
        while waiting:
            best = waiting[0]  # the earliest, unless another has more
            for seat in waiting[1:]:
                if influence[seat] > influence[best] or (
                    influence[seat] == influence[best] and agents[seat] > agents[best]
                ):
                    best = seat
            waiting.remove(best)
            line.append(best)
        ranks = []
        for seat, following in zip(line, [*line[1:], 0], strict=False):
            by = "order"
            if not following or influence[seat] > influence[following]:
                by = "influence"
            elif agents[seat] > agents[following]:
                by = "agents"
            ranks.append(Rank(seat, influence[seat], agents[seat], by))
        return ranks

    def _place(self, k: int, number: int) -> int:
        """The seat on the first or second place, 0 if it is free."""
        ranks = self.ranking(k)
        return ranks[number - 1].seat if len(ranks) >= number else 0

    def _investor_table(self, k: int) -> dict[str, Any]:
        ranks = self.ranking(k)
        row: dict[str, Any] = {"type": self.investors[k]}
        for number, name in enumerate(("first", "second")):
            row[name] = ranks[number].seat if len(ranks) > number else None
            row[f"{name}_by"] = ranks[number].by if len(ranks) > number else "unclaimed"
        counted = {rank.seat: rank for rank in ranks}
        for name in ("influence", "agents"):
            row[name] = [getattr(counted.get(seat), name, 0) for seat in self.seats]
        return row

    # What lies on the table.

    def table(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "order": list(self.order),
            "next_order": self.passes[::-1],
            "deck": sorted(self.deck),
            "discard": sorted(self.discard),
            "factory": [self._slot_table(slot) for slot in range(SLOTS)],
            "investors": [self._investor_table(k) for k in range(len(self.investors))],
            "boards": [self._seat_table(seat) for seat in self.seats],
            "finished": self.finished,
        }

    def _slot_table(self, slot: int) -> dict[str, Any]:
        agents, assistants = [], []
        for seat in self.seats:
            mine = [group for group in self.groups if (group.seat, group.slot) == (seat, slot)]
            agents.append(len(mine))
            assistants.append(sum(group.assistants for group in mine))
        return {"card": self.factory[slot] or None, "agents": agents, "assistants": assistants}

    def _seat_table(self, seat: int) -> dict[str, Any]:
        player = self.players[seat]
        types = [self.kinds[bot][0] for bot in player.pile]
        investors = [player.half, *player.won]
        return {
            "half": player.half or None,
            "dice": (player.dice + [None] * DICE)[:DICE],
            "network": [player.network.get(slot) for slot in range(SLOTS)],
            "blocked": [player.blocked.get(slot, "") for slot in range(SLOTS)],
            "hand": player.hand or None,
            "agents": player.agents,
            "assistants": player.assistants,
            "passed": player.passed,
            "bots": {name: types.count(name) for name in TYPES},
            "investors": {name: investors.count(name) for name in TYPES},
        }

    # The game.

    def _choose(self, who: int | str, texts: set[str]) -> Choice:
        _, text = yield {str(who): texts}
        return text

    def _game(self) -> Steps:
        yield from self._deal_halves()
        orders = {"order " + " ".join(map(str, order)) for order in permutations(self.seats)}
        text = yield from self._choose(NATURE, orders)
        self.order = [int(word) for word in text.split()[1:]]
        for number in range(1, ROUNDS + 1):
            self.round = number
            yield from self._set_up_round()
            yield from self._laps()
            self._end_round()
            if number < ROUNDS:
                self._clean_up()
        self.investors = []

    def _deal_halves(self) -> Steps:
        left = list(self.halves)
        for seat in self.seats:
            text = yield from self._choose(NATURE, {f"half {seat} {name}" for name in left})
            self.players[seat].half = text.split()[2]
            left.remove(self.players[seat].half)

    def _set_up_round(self) -> Steps:
        for slot in range(SLOTS):
            yield from self._fill(slot)
        rows = {"investors " + " ".join(row) for row in permutations(TYPES)}
        text = yield from self._choose(NATURE, rows)
        self.investors = text.split()[1:]
        for seat in self.seats:
            for die in range(DICE):
                faces = {f"die {seat} {die} {face}" for face in range(1, 7)}
                text = yield from self._choose(NATURE, faces)
                self.players[seat].dice.append(int(text.split()[3]))

    def _fill(self, slot: int) -> Steps:
        if not self.deck:
            self.deck, self.discard = self.discard, []
        text = yield from self._choose(NATURE, {f"fill {slot} {bot}" for bot in self.deck})
        bot = text.split()[2]
        self.deck.remove(bot)
        self.factory[slot] = bot

    def _laps(self) -> Steps:
        for _ in range(AGENTS + 1):
            for seat in self.order:
                yield from self._turn(seat)

    def _turn(self, seat: int) -> Steps:
        player = self.players[seat]
        texts = set()
        if player.agents > 0:
            for slot in range(SLOTS):
                for assistants in range(player.assistants + 1):
                    texts.add(f"buy {slot}+{assistants}")
        if not player.passed:
            texts.add("pass")
        text = yield from self._choose(seat, texts)
        if text == "pass":
            yield from self._pass(seat)
        else:
            where, how_many = text.split()[1].split("+")
            yield from self._buy(seat, int(where), int(how_many))

    def _pass(self, seat: int) -> Steps:
        player = self.players[seat]
        player.passed = True
        self.passes.append(seat)
        if player.agents > 0:
            self._discard_factory()
            for slot in range(SLOTS):
                yield from self._fill(slot)

    def _discard_factory(self) -> None:
        self.discard += self.factory
        self.factory = [""] * SLOTS

    def _buy(self, seat: int, slot: int, assistants: int) -> Steps:
        player = self.players[seat]
        player.agents -= 1
        player.assistants -= assistants
        self.groups.append(Group(seat, slot, assistants))
        player.hand = self.factory[slot]
        self.factory[slot] = ""
        yield from self._fill(slot)
        empty = {f"plug {place}" for place in range(SLOTS) if place not in player.network}
        text = yield from self._choose(seat, empty)
        yield from self._plug(seat, int(text.split()[1]))

    def _plug(self, seat: int, place: int) -> Steps:
        player = self.players[seat]
        bot = player.hand
        player.hand = ""
        player.network[place] = bot
        left, right = list(self.corners[bot])
        blocks = {"-"}
        if player.assistants >= 1 and left != "=":
            blocks.add("L")
        if player.assistants >= 1 and right != "=":
            blocks.add("R")
        if player.assistants >= 2 and left != "=" and right != "=":
            blocks.add("LR")
        blocked = ""
        if len(blocks) > 1:
            text = yield from self._choose(seat, {f"block {corners}" for corners in blocks})
            blocked = text.split()[1].replace("-", "")
        player.blocked[place] = blocked
        player.assistants -= len(blocked)
        if "L" not in blocked:
            player.dice[place] = turned(player.dice[place], left)
        if "R" not in blocked:
            player.dice[place + 1] = turned(player.dice[place + 1], right)

    def _end_round(self) -> None:
        told = {
            "round": self.round,
            "bots": [self.players[seat].bots_now(self.kinds) for seat in self.seats],
            "investors": [self._investor_table(k) for k in range(INVESTORS)],
        }
        self.finished.append(told)
        for player in self.players.values():
            player.bot_points += sum(row["points"] for row in player.bots_now(self.kinds))
            player.pile += player.network.values()
            player.network, player.blocked = {}, {}
        for k, investor in enumerate(self.investors):
            first, second = self._place(k, 1), self._place(k, 2)
            if first:
                self.players[first].won.append(investor)
            if second:
                self.players[second].seconds += 1

    def _clean_up(self) -> None:
        self._discard_factory()
        self.investors = []
        self.groups = []
        for player in self.players.values():
            player.agents, player.assistants = AGENTS, ASSISTANTS
            player.passed = False
            player.dice = []
        self.order, self.passes = self.passes[::-1], []
