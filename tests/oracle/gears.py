"""A slow, obvious referee of Gears: the whole game is one generator that asks and is answered."""

from __future__ import annotations

from collections.abc import Collection, Generator
from dataclasses import dataclass, field
from typing import TypedDict

from .gears_winners import ROUND_CARDS, unique_best, winning_seats

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
ABILITIES = {  # whose, and on which side of the card
    "oil": ("mechanic", "day"),
    "tuning": ("mechanic", "night"),
    "ratchet": ("clockmaker", "day"),
    "pendulum": ("clockmaker", "night"),
    "search": ("inspector", "day"),
    "swapout": ("inspector", "night"),
    "computation": ("countess", "day"),
    "solution": ("countess", "night"),
}
NIGHT_EFFECTS = {
    "highest": "half-turn",
    "lowest": "reverse drive",
    "highest_even": "rust",
    "highest_odd": "no idling",
    "lowest_even": "own hands",
    "lowest_odd": "blackout",
    "even": "factory settings",
    "odd": "double drive",
    "all_but_lowest": "test run",
    "all_but_highest": "sparks",
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
    oiled: bool = False  # the gear counts as grey for jams this round
    character: str = "-"
    character_side: str = "-"

    def hand(self) -> list[str]:
        """The gears not in the discard; the one set this round is among them."""
        return [gear for gear in GEARS if gear not in self.discard]

    def value(self) -> int:
        return GEARS[self.gear][self.side]

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
    def __init__(self, seats: int, options: dict[str, str] | None = None) -> None:
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

    def _effect(self) -> str:
        """The night effect in force this round, or nothing."""
        if self._shift() == "night" and self.with_night_effects:
            return NIGHT_EFFECTS[self.card]
        return ""

    def _can_use(self, seat: int, ability: str) -> bool:
        character, side = ABILITIES[ability]
        player = self.players[seat]
        return (
            player.character == character
            and player.character_side == side
            and self._shift() == side
            and not (ability in ("tuning", "pendulum") and self._effect() == "rust")
        )

    def _spend(self, seat: int) -> None:
        """Flip the character after its day ability, take it out of the game after the night's."""
        player = self.players[seat]
        player.character_side = "night" if player.character_side == "day" else "gone"

    # Asking.

    def _choose(self, who: int | str, texts: set[str]) -> Choice:
        _, text = yield {str(who): texts}
        return text

    def _offer(self, seat: int, ability: str) -> Window:
        """Ask the seat whether it uses the ability, if it has it; say whether it did."""
        if not self._can_use(seat, ability):
            return False
        text = yield from self._choose(seat, {f"use {ability}", "pass"})
        if text == "pass":
            return False
        self._spend(seat)
        return True

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
            player = self.players[seat]
            if (yield from self._offer(seat, "oil")):
                player.oiled = True
            if (yield from self._offer(seat, "search")):
                text = yield from self._choose(seat, settings(player.hand()) | {"pass"})
                if text != "pass":
                    player.put(text)

    # Step 2 with W2 and W2'.

    def _rotate(self) -> Steps:
        effect = self._effect()
        for actor, owner in self._rotations():
            ratcheted = yield from self._before_my_gear(owner)
            if effect != "rust":
                texts = {"turn 0"} if ratcheted else self._turns()
                text = yield from self._choose(actor, texts)
                self.players[owner].turn(text.split()[1])
            if effect != "blackout":
                self.players[owner].up = True
                yield from self._after_my_gear(owner)
        if effect == "blackout":
            for player in self.players.values():
                player.up = True
            for seat in self._clockwise():
                yield from self._after_my_gear(seat)

    def _rotations(self) -> list[tuple[int, int]]:
        """Who acts, in order, and on whose gear."""
        forward = self._clockwise()
        if self._effect() == "own hands":
            return [(seat, seat) for seat in forward]
        if self._effect() == "reverse drive":
            backward = forward[:1] + forward[:0:-1]
            return [(seat, self._right(seat)) for seat in backward]
        return [(seat, self._left(seat)) for seat in forward]

    def _turns(self) -> set[str]:
        texts = {
            "half-turn": {"turn 0", "turn 2"},
            "no idling": {"turn +", "turn -"},
            "double drive": {"turn 0", "turn +", "turn -", "turn 2"},
        }
        return texts.get(self._effect(), {"turn 0", "turn +", "turn -"})

    def _before_my_gear(self, owner: int) -> Window:
        """W2; says whether the seat about to act must leave the gear as it is."""
        player = self.players[owner]
        if (yield from self._offer(owner, "ratchet")):
            return True
        others = [gear for gear in player.hand() if gear != player.gear]
        if others and (yield from self._offer(owner, "swapout")):
            player.put((yield from self._choose(owner, settings(others))))
            return True
        return False

    def _after_my_gear(self, owner: int) -> Steps:
        if (yield from self._offer(owner, "tuning")):
            self.players[owner].turn("+")
        neighbour = self.players[self._right(owner)]
        if neighbour.up and (yield from self._offer(owner, "pendulum")):
            neighbour.turn("+")

    # Steps 3 and 4.

    def _enter_code(self) -> Steps:
        factory = self._effect() == "factory settings"
        values = self._values_after_swap()
        winners = winning_seats(
            self.card,
            [values[seat] for seat in self.seats],
            [self._colour_for_jams(seat) for seat in self.seats],
            grey_immunity=not factory,
        )
        for seat in self._clockwise():
            if seat in winners:
                yield from self._entry(seat, values[seat], winners)
        if self._effect() == "sparks":
            yield from self._sparks(values, winners)
        goes_on = not self._is_over() and len(self.cards) != DAY_ROUNDS
        if goes_on and not factory:
            yield from self._blue_returns(winners)

    def _values_after_swap(self) -> dict[int, int]:
        shown = {seat: self.players[seat].value() for seat in self.seats}
        values = dict(shown)
        if self._effect() == "factory settings":
            return values
        for seat in self.seats:
            right = self._right(seat)
            if self.players[seat].gear == "multi" and self.players[right].gear != "multi":
                values[seat], values[right] = shown[right], shown[seat]
        return values

    def _colour_for_jams(self, seat: int) -> str:
        player = self.players[seat]
        return "grey" if player.oiled else player.gear

    def _entry(self, seat: int, value: int, winners: Collection[int]) -> Steps:
        player = self.players[seat]
        texts = self._entries(player, value)
        if self._can_use(seat, "solution"):
            texts |= {f"use solution {code}" for code in player.open + player.check}
        text = yield from self._choose(seat, texts)
        code = text.split()[-1]
        if text.startswith("check"):
            player.send_to_check(code)
        else:
            player.enter(code)
        if text.startswith("use solution"):
            self._spend(seat)
        if self._can_use(seat, "computation") and player.open and len(winners) > 1:
            uses = {f"use computation {code}" for code in player.open}
            text = yield from self._choose(seat, uses | {"pass"})
            if text != "pass":
                self._spend(seat)
                player.send_to_check(text.split()[-1])

    def _entries(self, player: Player, value: int) -> set[str]:
        """What a winner may do with its code by the common rules."""
        enter_checked = {f"enter {code}" for code in player.check}
        check_open = {f"check {code}" for code in player.open}
        if self._effect() == "test run":
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

    def _sparks(self, values: dict[int, int], winners: set[int]) -> Steps:
        shown = list(values.values())
        for seat in self._clockwise():
            repeated = shown.count(values[seat]) > 1
            if repeated and values[seat] != max(shown) and seat not in winners:
                yield from self._check_one(seat)

    def _blue_returns(self, winners: set[int]) -> Steps:
        for seat in self._clockwise():
            player = self.players[seat]
            if player.gear == "blue" and seat not in winners and player.discard:
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
            player.up = player.oiled = False
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
