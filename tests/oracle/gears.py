"""A slow, obvious referee of Gears: the whole game is one generator that asks and is answered."""

from __future__ import annotations

from collections.abc import Collection, Generator
from dataclasses import dataclass, field
from typing import Any, TypedDict

from .gears_winners import ROUND_CARDS, unique_best, winning_by, winning_seats

__all__ = ["CODES", "GEARS", "ROUND_CARDS", "Oracle", "SeatTable", "Table", "winning_seats"]

GEARS = {
    "red": (1, 4, 1, 4),
    "purple": (2, 2, 3, 3),
    "yellow": (4, 3, 2, 1),
    "blue": (1, 2, 3, 4),
    "grey": (1, 2, 3, 4),
    "multi": (1, 2, 3, 4),
}
CODES = [f"{colour}{n}" for colour in ("red", "blue", "yellow", "purple") for n in (1, 2, 3, 4)]
CHARACTERS = ("mechanic", "clockmaker", "inspector", "countess")
ABILITIES: dict[str, dict[str, Any]] = {  # when they may be used, and what they do
    "oil": {"when": "set", "counts_as": "grey"},
    "tuning": {"when": "after", "turn": {"whose": "own", "steps": 1}},
    "ratchet": {"when": "before", "lock": True},
    "pendulum": {"when": "after", "turn": {"whose": "right", "steps": 1}},
    "search": {"when": "set", "look": "left", "set": "any"},
    "swapout": {"when": "before", "set": "other", "lock": True},
    "computation": {"when": "entry", "check": "with_others"},
    "solution": {"when": "entry", "enter": "any"},
}
EFFECTS: dict[str, dict[str, Any]] = {  # what is different in such a round
    "none": {},
    "half_turn": {"turns": ["0", "2"]},
    "reverse_drive": {"order": "counterclockwise", "whose": "right"},
    "rust": {"turns": [], "abilities_off": ["after"]},
    "no_idling": {"turns": ["+", "-"]},
    "own_hands": {"whose": "own"},
    "blackout": {"up": "together"},
    "factory_settings": {"powers_off": ["blue", "grey", "multi"]},
    "double_drive": {"turns": ["+", "-", "0", "2"]},
    "test_run": {"match": False},
    "sparks": {"check": "jammed"},
}
OUR_BOX: dict[str, Any] = {
    "gears": GEARS,
    "round_cards": {},  # as `gears_winners.py` has them
    "night_effects": {
        "highest": "half_turn",
        "lowest": "reverse_drive",
        "highest_even": "rust",
        "highest_odd": "no_idling",
        "lowest_even": "own_hands",
        "lowest_odd": "blackout",
        "even": "factory_settings",
        "odd": "double_drive",
        "all_but_lowest": "test_run",
        "all_but_highest": "sparks",
    },
    "characters": {
        "mechanic": {"day": "oil", "night": "tuning"},
        "clockmaker": {"day": "ratchet", "night": "pendulum"},
        "inspector": {"day": "search", "night": "swapout"},
        "countess": {"day": "computation", "night": "solution"},
    },
}
STEPS = {"+": 1, "-": -1, "0": 0, "2": 2}
OPTIONS = {"strict": ("off", "on"), "characters": ("on", "off"), "night_effects": ("on", "off")}
DAY_ROUNDS, ROUNDS = 5, 10
NATURE = "*"

Ask = dict[str, set[str]]  # who may act now, and with which texts
Answer = tuple[str, str]  # who, text
Steps = Generator[Ask, Answer, None]
Choice = Generator[Ask, Answer, str]
Window = Generator[Ask, Answer, bool]


class SeatTable(TypedDict):
    entered: list[str]
    check: list[str]
    open: list[str]
    discard: list[str]
    play: str  # "<gear> <side>", or "-" when no gear is set
    up: bool
    character: str  # "-" without one
    character_side: str  # day, night, gone; "-" without a character


class Table(TypedDict):
    seats: list[SeatTable]  # seat 1 first
    token: int  # seat, 0 before it is given
    round: int  # round cards drawn so far
    card: str  # the current round card, "-" while there is none


@dataclass
class Player:
    open: list[str] = field(default_factory=list)  # code cards neither on check nor entered
    check: list[str] = field(default_factory=list)
    entered: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    gear: str = "-"  # the gear set this round
    side: int = 0
    up: bool = False
    counts_as: str = ""  # a gear whose power this one has too in this round
    character: str = "-"
    character_side: str = "-"

    def hand(self) -> list[str]:
        """The gears not in the discard; the one set this round is among them."""
        return [gear for gear in GEARS if gear not in self.discard]

    def put(self, text: str) -> None:
        """Carry out `set <gear> <side>`."""
        _, self.gear, side = text.split()
        self.side = int(side)

    def turn(self, step: str) -> None:
        self.side = (self.side + STEPS[step]) % 4

    def enter(self, code: str) -> None:
        (self.open if code in self.open else self.check).remove(code)
        self.entered.append(code)

    def send_to_check(self, code: str) -> None:
        self.open.remove(code)
        self.check.append(code)


class Oracle:
    def __init__(
        self, seats: int, options: dict[str, str] | None = None, box: dict[str, Any] = OUR_BOX
    ) -> None:
        if seats not in (2, 3, 4):
            raise ValueError(f"expected 2, 3 or 4 seats, got {seats}")
        chosen = {name: values[0] for name, values in OPTIONS.items()}
        for name, value in (options or {}).items():
            if value not in OPTIONS.get(name, ()):
                raise ValueError(f"expected one of {OPTIONS}, got {name}={value}")
            chosen[name] = value
        lenient = chosen["strict"] == "off"
        self.with_characters = lenient and chosen["characters"] == "on"
        self.with_night_effects = lenient and chosen["night_effects"] == "on"

        self.box = box  # the data of an edition, complete
        self.seats = list(range(1, seats + 1))
        self.players = {seat: Player() for seat in self.seats}
        self.token = 0
        self.cards: list[str] = []  # round cards drawn so far, the latest last
        self.card = "-"  # the current round card
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

    def score(self, seat: int) -> dict[str, float]:
        """A point for a card entered, half a one for a card on check."""
        entered, check = len(self.players[seat].entered), len(self.players[seat].check) / 2
        return {"total": entered + check, "entered": entered, "check": check}

    def winners(self) -> list[int]:
        """The seat that won, if any; nobody while the game goes on."""
        if self.ask:
            return []
        return unique_best([self.score(seat)["total"] for seat in self.seats])

    def table(self) -> Table:
        return {
            "seats": [self._seat_table(self.players[seat]) for seat in self.seats],
            "token": self.token,
            "round": len(self.cards),
            "card": self.card,
        }

    def _seat_table(self, player: Player) -> SeatTable:
        return {
            "entered": sorted(player.entered),
            "check": sorted(player.check),
            "open": sorted(player.open),
            "discard": sorted(player.discard),
            "play": "-" if player.gear == "-" else f"{player.gear} {player.side}",
            "up": player.up,
            "character": player.character,
            "character_side": player.character_side,
        }

    # Around the table.

    def _left(self, seat: int) -> int:
        return seat % len(self.seats) + 1

    def _right(self, seat: int) -> int:
        return (seat - 2) % len(self.seats) + 1

    def _clockwise(self) -> list[int]:
        """All seats from the token holder clockwise."""
        return self.seats[self.token - 1 :] + self.seats[: self.token - 1]

    def _shift(self) -> str:
        return "day" if len(self.cards) <= DAY_ROUNDS else "night"

    def _neighbour(self, seat: int, whose: str) -> Player:
        seats = {"own": seat, "left": self._left(seat), "right": self._right(seat)}
        return self.players[seats[whose]]

    def _effect(self) -> str:
        """The name of the night effect in force this round, or nothing."""
        if self._shift() == "day" or not self.with_night_effects:
            return ""
        told = self.box["night_effects"][self.card]
        return "other" if isinstance(told, dict) else "" if told == "none" else str(told)

    def _night(self, block: str, ordinary: Any) -> Any:
        """What the night effect says of this, or what is so in an ordinary round."""
        if not self._effect():
            return ordinary
        told = self.box["night_effects"][self.card]
        blocks: dict[str, Any] = told if isinstance(told, dict) else EFFECTS[told]
        return blocks.get(block, ordinary)

    def _has(self, player: Player, power: str) -> bool:
        """Has the gear the power of the blue, grey or multicolour one?"""
        return power in (player.gear, player.counts_as) and power not in self._night(
            "powers_off", []
        )

    def _usable(self, seat: int, when: str) -> tuple[str, dict[str, Any]] | None:
        """The seat's ability, if it may be used now: its name in moves, and what it does."""
        player = self.players[seat]
        if player.character == "-" or player.character_side != self._shift():
            return None
        told = self.box["characters"][player.character][player.character_side]
        blocks = told if isinstance(told, dict) else ABILITIES[told]
        if blocks["when"] != when or when in self._night("abilities_off", []):
            return None
        if isinstance(told, str):
            return told, blocks
        return next((name for name in ("check", "enter") if name in blocks), "ability"), blocks

    def _spend(self, seat: int) -> None:
        """Flip the character after its day ability, take it out of the game after the night's."""
        player = self.players[seat]
        player.character_side = "night" if player.character_side == "day" else "gone"

    # Asking.

    def _choose(self, who: int | str, texts: set[str]) -> Choice:
        _, text = yield {str(who): texts}
        return text

    def _window(self, seat: int, when: str) -> Window:
        """The seat may use its ability; says whether its gear must be left then."""
        player = self.players[seat]
        found = self._usable(seat, when)
        if found is None:
            return False
        name, does = found
        others = [gear for gear in player.hand() if gear != player.gear]
        if does.get("set") == "other" and not others:
            return False
        if "look" in does and self._neighbour(seat, does["look"]).up:
            return False
        turned = self._neighbour(seat, does.get("turn", {"whose": "own"})["whose"])
        if when == "after" and "turn" in does and not turned.up:
            return False
        text = yield from self._choose(seat, {f"use {name}", "pass"})
        if text == "pass":
            return False
        self._spend(seat)
        player.counts_as = does.get("counts_as", "")
        for _ in range(does.get("turn", {"steps": 0})["steps"]):
            turned.turn("+")
        if does.get("set") == "any":
            text = yield from self._choose(seat, settings(player.hand()) | {"pass"})
            if text != "pass":
                player.put(text)
        if does.get("set") == "other":
            player.put((yield from self._choose(seat, settings(others))))
        return bool(does.get("lock", False))

    # The game.

    def _game(self) -> Steps:
        yield from self._set_up()
        while True:
            yield from self._draw_round_card()
            yield from self._set()
            yield from self._before_rotation()
            yield from self._rotate()
            yield from self._enter_code()
            if self._is_over():
                return
            self._clear_the_round()
            if len(self.cards) == DAY_ROUNDS:
                yield from self._nightfall()

    def _set_up(self) -> Steps:
        left = set(CODES)
        for player in self.players.values():
            for _ in range(4):
                text = yield from self._choose(NATURE, {f"deal {code}" for code in left})
                code = text.split()[1]
                left.remove(code)
                player.open.append(code)
        yield from self._drop_one_each()
        if self.with_characters:
            free = set(CHARACTERS)
            for player in self.players.values():
                text = yield from self._choose(NATURE, {f"character {name}" for name in free})
                player.character = text.split()[1]
                player.character_side = "day"
                free.remove(player.character)
        text = yield from self._choose(NATURE, {f"token {seat}" for seat in self.seats})
        self.token = int(text.split()[1])

    def _drop_one_each(self) -> Steps:
        for player in self.players.values():
            text = yield from self._choose(NATURE, {f"drop {gear}" for gear in GEARS})
            player.discard = [text.split()[1]]

    def _draw_round_card(self) -> Steps:
        left = {f"round {card}" for card in ROUND_CARDS if card not in self.cards}
        text = yield from self._choose(NATURE, left)
        self.card = text.split()[1]
        self.cards.append(self.card)

    # Step 1 and W1.

    def _set(self) -> Steps:
        waiting = {str(seat): settings(self.players[seat].hand()) for seat in self.seats}
        while waiting:
            who, text = yield dict(waiting)
            self.players[int(who)].put(text)
            del waiting[who]

    def _before_rotation(self) -> Steps:
        for seat in self._clockwise():
            yield from self._window(seat, "set")

    # Step 2 with W2 and W2'.

    def _rotate(self) -> Steps:
        turns = {f"turn {way}" for way in self._night("turns", ["+", "-", "0"])}
        together = self._night("up", "one_by_one") == "together"
        for actor, owner in self._rotations():
            locked = yield from self._window(owner, "before")
            if turns:
                text = yield from self._choose(actor, {"turn 0"} if locked else turns)
                self.players[owner].turn(text.split()[1])
            if not together:
                self.players[owner].up = True
                yield from self._window(owner, "after")
        if together:
            for player in self.players.values():
                player.up = True
            for seat in self._clockwise():
                yield from self._window(seat, "after")

    def _rotations(self) -> list[tuple[int, int]]:
        """Who acts, in order, and on whose gear."""
        order = self._clockwise()
        if self._night("order", "clockwise") == "counterclockwise":
            order = order[:1] + order[:0:-1]
        whose = self._night("whose", "left")
        owner = {"own": lambda seat: seat, "left": self._left, "right": self._right}[whose]
        return [(seat, owner(seat)) for seat in order]

    # Steps 3 and 4.

    def _enter_code(self) -> Steps:
        values, winners = self.values_after_swap(), self.round_winners()
        for seat in self._clockwise():
            if seat in winners:
                yield from self._entry(seat, values[seat], winners)
        yield from self._checks(values, winners)
        if not self._is_over() and len(self.cards) != DAY_ROUNDS:
            yield from self._blue_returns(winners)

    def round_winners(self) -> set[int]:
        """The seats that win, by what their gears show when all are up."""
        values = list(self.values_after_swap().values())
        colours = []
        for player in self.players.values():
            grey = self._has(player, "grey")
            colours.append("grey" if grey else "red")
        told = self.box["round_cards"].get(self.card)
        if told is None:
            return winning_seats(self.card, values, colours)
        return winning_by(told["wins"], told["numbers"], told["loses"], values, colours)

    def value(self, player: Player) -> int:
        found: int = self.box["gears"][player.gear][player.side]
        return found

    def values_after_swap(self) -> dict[int, int]:
        shown = {seat: self.value(self.players[seat]) for seat in self.seats}
        values = dict(shown)
        for seat in self.seats:
            right = self._right(seat)
            if self._has(self.players[seat], "multi") and not self._has(
                self.players[right], "multi"
            ):
                values[seat], values[right] = shown[right], shown[seat]
        return values

    def _entry(self, seat: int, value: int, winners: Collection[int]) -> Steps:
        player = self.players[seat]
        texts = self._entries(player, value)
        found = self._usable(seat, "entry")
        if found and "enter" in found[1]:
            texts |= {f"use {found[0]} {code}" for code in player.open + player.check}
        text = yield from self._choose(seat, texts)
        code = text.split()[-1]
        if text.startswith("check"):
            player.send_to_check(code)
        else:
            player.enter(code)
        if text.startswith("use"):
            self._spend(seat)
            return
        sends = found[1].get("check") if found else None
        if found and player.open and (sends == "one" or (sends and len(winners) > 1)):
            uses = {f"use {found[0]} {code}" for code in player.open}
            text = yield from self._choose(seat, uses | {"pass"})
            if text != "pass":
                self._spend(seat)
                player.send_to_check(text.split()[-1])

    def _entries(self, player: Player, value: int) -> set[str]:
        """What a winner may do with its code by the common rules."""
        enter_checked = {f"enter {code}" for code in player.check}
        check_open = {f"check {code}" for code in player.open}
        if not self._night("match", True):
            return enter_checked | check_open
        matching = [c for c in player.open + player.check if matches(player.gear, value, c)]
        if matching:
            return enter_checked | {f"enter {code}" for code in matching}
        return enter_checked | check_open

    def _check_one(self, seat: int) -> Steps:
        """The seat must send one open code card to check, if it has one."""
        player = self.players[seat]
        if player.open:
            text = yield from self._choose(seat, {f"check {code}" for code in player.open})
            player.send_to_check(text.split()[1])

    def _checks(self, values: dict[int, int], winners: set[int]) -> Steps:
        shown, who = list(values.values()), self._night("check", "none")
        for seat in self._clockwise():
            jammed = shown.count(values[seat]) > 1 and values[seat] != max(shown)
            if seat not in winners and (who == "losers" or (who == "jammed" and jammed)):
                yield from self._check_one(seat)

    def _blue_returns(self, winners: set[int]) -> Steps:
        for seat in self._clockwise():
            player = self.players[seat]
            if self._has(player, "blue") and seat not in winners and player.discard:
                text = yield from self._choose(seat, {f"return {gear}" for gear in player.discard})
                player.discard.remove(text.split()[1])

    def _is_over(self) -> bool:
        finished = any(len(player.entered) == 4 for player in self.players.values())
        return finished or len(self.cards) == ROUNDS

    # Step 5.

    def _clear_the_round(self) -> None:
        self.token = self._left(self.token)
        for player in self.players.values():
            player.discard.append(player.gear)
            player.gear, player.side = "-", 0
            player.up, player.counts_as = False, ""
        self.card = "-"

    def _nightfall(self) -> Steps:
        for player in self.players.values():
            player.discard = []
            if player.character_side == "day":
                player.character_side = "night"
        yield from self._drop_one_each()


def settings(gears: list[str]) -> set[str]:
    """Every way to set one of these gears."""
    return {f"set {gear} {side}" for gear in gears for side in range(4)}


def matches(gear: str, value: int, code: str) -> bool:
    """Whether a gear that won with this value may enter the code card."""
    colour, number = code[:-1], int(code[-1])
    return gear == "multi" or value == number or (gear != "grey" and gear == colour)
