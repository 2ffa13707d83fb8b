"""A table to test at: deals and moves go in as notation, offers and boards come back as it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, seat_text
from tinkertable.games.gears import GAME
from tinkertable.games.gears.rules.actions import CODE_NAMES

HANDS = (  # the code cards dealt unless a test says otherwise
    "red1 red2 red3 red4",
    "blue1 blue2 blue3 blue4",
    "yellow1 yellow2 yellow3 yellow4",
    "purple1 purple2 purple3 purple4",
)
GEARS = {
    "red": (1, 4, 1, 4),
    "purple": (2, 2, 3, 3),
    "yellow": (4, 3, 2, 1),
    "blue": (1, 2, 3, 4),
    "grey": (1, 2, 3, 4),
    "multi": (1, 2, 3, 4),
}
CODES = tuple(code for hand in HANDS for code in hand.split())
CARDS = (
    "highest",
    "lowest",
    "highest_even",
    "highest_odd",
    "lowest_even",
    "lowest_odd",
    "even",
    "odd",
    "all_but_lowest",
    "all_but_highest",
)
JAMMING_DAYS = ("red", "purple", "yellow", "grey", "blue")  # all seats alike: nobody wins
TURNS = {"turn +", "turn -", "turn 0"}
ALL_GEARS = " ".join(GEARS)
CAST = "mechanic clockmaker inspector countess"
USES = {  # what is offered in the window of an ability that needs nothing more
    "oil": {"use oil", "pass"},
    "ratchet": {"use ratchet", "pass"},
    "search": {"use search", "pass"},
    "tuning": {"use tuning", "pass"},
    "swapout": {"use swapout", "pass"},
    "pendulum": {"use pendulum", "pass"},
}


# Setting a table up.


def sit(seats: int, **options: str) -> Match:
    return Match(GAME, seats, options)


def nature(match: Match, *texts: str) -> None:
    for text in texts:
        match.play_text(f"* {text}")


def deal(
    drops: str,
    characters: str = "",
    token: int = 1,
    hands: Iterable[str] = HANDS,
    **options: str,
) -> Match:
    """A match before its first round card; one word of `drops` a seat."""
    seats = len(drops.split())
    match = sit(seats, **{"characters": "on" if characters else "off", **options})
    for _, hand in zip(range(seats), hands, strict=False):
        nature(match, *(f"deal {code}" for code in hand.split()))
    nature(match, *(f"drop {gear}" for gear in drops.split()))
    nature(match, *(f"character {name}" for name in characters.split()))
    nature(match, f"token {token}")
    return match


def day(
    card: str,
    drops: str,
    characters: str = "",
    token: int = 1,
    hands: Iterable[str] = HANDS,
    **options: str,
) -> Match:
    """A match in step 1 of its first round."""
    match = deal(drops, characters, token, hands, **options)
    nature(match, f"round {card}")
    return match


def dusk(
    card: str,
    seats: int,
    characters: str = "",
    token: int = 1,
    hands: Iterable[str] = HANDS,
    **options: str,
) -> Match:
    """A match at nightfall, after five rounds without a winner in which `card` did not come."""
    before = (token - 1 - 5) % seats + 1
    match = deal("multi " * seats, characters, before, hands, **options)
    cards = [other for other in CARDS if other != card]
    for other, gear in zip(cards, JAMMING_DAYS, strict=False):
        nature(match, f"round {other}")
        lay(match, f"{gear}0 " * seats)
        idle(match)
    return match


def night(
    card: str,
    drops: str,
    characters: str = "",
    token: int = 1,
    hands: Iterable[str] = HANDS,
    **options: str,
) -> Match:
    """A match in step 1 of its sixth round, day abilities unused."""
    match = dusk(card, len(drops.split()), characters, token, hands, **options)
    nature(match, *(f"drop {gear}" for gear in drops.split()), f"round {card}")
    return match


def arrange(match: Match, seat: int, open: str = "", check: str = "", entered: str = "") -> None:
    """Lay a seat's code cards as if earlier rounds had done it."""
    state = match.position.to_json()
    cards = {"codes_open": open, "codes_checked": check, "codes_entered": entered}
    for name, codes in cards.items():
        state["board"][seat - 1][name] = sum(1 << CODE_NAMES.index(c) for c in codes.split())
    match.position.fill(state)


# Playing.


def play(match: Match, moves: str) -> None:
    """Moves such as "1 turn +, 2 pass"."""
    for move in moves.split(","):
        match.play_text(move.strip())


def lay(match: Match, gears: str) -> None:
    """Every seat sets a gear: "red0 blue3", seat 1 first."""
    for seat, gear in enumerate(gears.split(), start=1):
        match.play_text(f"{seat} set {gear[:-1]} {gear[-1]}")


def show(match: Match, gears: str) -> None:
    """Every seat sets a gear by its number, "red4 blue3", and nobody turns or uses anything."""
    lay(match, " ".join(by_value(gear) for gear in gears.split()))
    leave(match)


def by_value(gear: str) -> str:
    """Gear and side of gear and number: "yellow3" is yellow's side 1."""
    return f"{gear[:-1]}{GEARS[gear[:-1]].index(int(gear[-1]))}"


def leave(match: Match) -> None:
    """Pass and leave as long as that is possible."""
    while calm := [text for text in offers(match) if text in ("pass", "turn 0")]:
        match.play_text(f"{asked(match)} {calm[0]}")


def idle(match: Match) -> None:
    """Do the first thing offered, but use nothing, until nature moves or all is over."""
    while match.waiting_for() and match.waiting_for() != [NATURE]:
        texts = sorted(offers(match), key=lambda text: (text != "pass", text != "turn 0", text))
        match.play_text(f"{asked(match)} {texts[0]}")


def play_out(match: Match) -> None:
    """To the end, the first thing offered each time."""
    while acting(match):
        match.play_text(f"{asked(match)} {min(offers(match))}")


# Looking.


def acting(match: Match) -> str:
    """Who may act: "1 3", "*", or nothing when all is over."""
    return " ".join(seat_text(seat) for seat in match.waiting_for())


def asked(match: Match) -> str:
    """The first of them."""
    return acting(match).split()[0]


def offers(match: Match, seat: int = 0) -> set[str]:
    """What a seat may do; without one, the first that may act."""
    waiting = match.waiting_for()
    if not seat and not waiting:
        return set()
    return set(match.legal_texts(seat - 1 if seat else waiting[0]))


def question(match: Match) -> tuple[str, set[str]]:
    """Who is asked, and what it may answer."""
    return acting(match), offers(match)


def board(match: Match, seat: int, viewer: int = 0) -> dict[str, Any]:
    """A seat's board as a spectator (or `viewer`) sees it."""
    found: dict[str, Any] = match.view(viewer - 1)["boards"][seat - 1]
    return found


def own(match: Match, seat: int) -> str:
    """The gear a seat has set, as it sees it itself: "blue 3"."""
    mine = board(match, seat, seat)
    return f"{mine['gear']} {mine['side']}"


def up(match: Match) -> str:
    """Which seats' gears are turned up: "2 3"."""
    boards = match.view()["boards"]
    return " ".join(str(seat) for seat, board in enumerate(boards, start=1) if board["up"])


def values(match: Match) -> list[int]:
    return [board["value"] for board in match.view()["boards"]]


def winners(match: Match) -> list[int]:
    """The winners of the round, while they enter code."""
    return list(match.view()["winners_of_round"])


def codes(match: Match, seat: int) -> tuple[str, str, str]:
    """A seat's code cards: open, on check, entered."""
    mine = board(match, seat)
    return " ".join(mine["open"]), " ".join(mine["check"]), " ".join(mine["entered"])


def texts(form: str, names: str) -> set[str]:
    """One text a name: texts("enter", "red1 red2")."""
    return {f"{form} {name}" for name in names.split()}


def settings(gears: str) -> set[str]:
    """Every way to set one of these gears."""
    return {f"set {gear} {side}" for gear in gears.split() for side in range(4)}


def seen(match: Match, viewer: int) -> tuple[str, list[str], list[str]]:
    """Everything a seat (0: a spectator) gets to see, to the letter."""
    seat = viewer - 1
    legal = match.legal_texts(seat) if viewer else []
    return json.dumps(match.view(seat)), legal, match.move_texts(seat)


def plain_night(card: str, drops: str, characters: str, token: int = 1) -> Match:
    return night(card, drops, characters, token, night_effects="off")


def side_of(match: Match, seat: int) -> tuple[str, str | None]:
    mine = board(match, seat)
    return mine["character_side"], mine["ability"]
