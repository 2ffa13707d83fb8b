"""Scripts for the oracle of Gears: set a table up, play it, look at it."""

from __future__ import annotations

from .gears import GEARS, ROUND_CARDS, Oracle, SeatTable

HANDS = [  # the code cards dealt unless a test says otherwise
    "red1 red2 red3 red4",
    "blue1 blue2 blue3 blue4",
    "yellow1 yellow2 yellow3 yellow4",
    "purple1 purple2 purple3 purple4",
]


def nature(game: Oracle, *texts: str) -> None:
    for text in texts:
        game.play("*", text)


def start(
    card: str,
    drops: str,
    *,
    characters: str = "",
    token: int = 1,
    hands: list[str] | None = None,
    options: dict[str, str] | None = None,
) -> Oracle:
    """A game in its first set phase; one word of `drops` a seat."""
    seats = len(drops.split())
    chosen = {"characters": "on" if characters else "off", **(options or {})}
    game = Oracle(seats, chosen)
    for hand in (hands or HANDS)[:seats]:
        nature(game, *(f"deal {code}" for code in hand.split()))
    nature(game, *(f"drop {gear}" for gear in drops.split()))
    nature(game, *(f"character {name}" for name in characters.split()))
    nature(game, f"token {token}", f"round {card}")
    return game


def night(
    card: str,
    drops: str,
    *,
    characters: str = "",
    hands: list[str] | None = None,
    options: dict[str, str] | None = None,
) -> Oracle:
    """A game in the set phase of round 6, the token at seat 1, after five days that all jammed."""
    seats = len(drops.split())
    days = [other for other in ROUND_CARDS if other != card][:5]
    game = start(
        days[0],
        "multi " * seats,
        characters=characters,
        token=-5 % seats + 1,
        hands=hands,
        options=options,
    )
    for number, gear in enumerate(("red", "purple", "yellow", "grey", "blue")):
        if number:
            nature(game, f"round {days[number]}")
        settle(game, " ".join([f"{gear}0"] * seats))
        idle(game)
    nature(game, *(f"drop {gear}" for gear in drops.split()), f"round {card}")
    return game


def settle(game: Oracle, gears: str) -> None:
    """Set `red0 blue3 …`, seat 1 first."""
    for seat, gear in enumerate(gears.split(), start=1):
        game.play(str(seat), f"set {gear[:-1]} {gear[-1]}")


def play(game: Oracle, moves: str) -> None:
    """Play `1 turn +, 2 pass, …`."""
    for move in moves.split(","):
        who, text = move.strip().split(" ", 1)
        game.play(who, text)


def idle(game: Oracle) -> None:
    """Pass and leave, return any gear, until nature acts, the game is over or code is entered."""
    while game.acting() and game.acting() != {"*"}:
        (who,) = game.acting()
        texts = game.legal(who)
        dull = [t for t in sorted(texts) if t in ("pass", "turn 0") or t.startswith("return")]
        if not dull:
            return
        game.play(who, dull[0])


def arrange(game: Oracle, number: int, open: str, check: str = "", entered: str = "") -> None:
    """Lay the code cards of a seat as if earlier rounds had done it."""
    player = game.players[number]
    player.open, player.check, player.entered = open.split(), check.split(), entered.split()


def asked(game: Oracle) -> tuple[str, set[str]]:
    (who,) = game.acting()
    return who, game.legal(who)


def seat(game: Oracle, number: int) -> SeatTable:
    return game.table()["seats"][number - 1]


def shown(game: Oracle) -> list[int]:
    plays = [seat["play"].split() for seat in game.table()["seats"]]
    return [GEARS[gear][int(side)] for gear, side in plays]


def texts(verb: str, codes: str) -> set[str]:
    return {f"{verb} {code}" for code in codes.split()}


TURNS = {"turn +", "turn -", "turn 0"}
