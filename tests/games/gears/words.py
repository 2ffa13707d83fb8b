"""What tests call the components of Gears, and the texts of moves made of these names."""

from __future__ import annotations

from collections.abc import Iterable

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


def by_value(gear: str) -> str:
    """Gear and side of gear and number: "yellow3" is yellow's side 1."""
    return f"{gear[:-1]}{GEARS[gear[:-1]].index(int(gear[-1]))}"


def spare(gears: str) -> str:
    """A gear to drop for each of these, which is none of them."""
    other = next(gear for gear in GEARS if gear not in gears)
    return " ".join(other for _ in gears.split())


def in_order(names: Iterable[str], order: Iterable[str]) -> str:
    """These names as one text, in the order of a table."""
    return " ".join(sorted(names, key=list(order).index))


def texts(form: str, names: str) -> set[str]:
    """One text a name: texts("enter", "red1 red2")."""
    return {f"{form} {name}" for name in names.split()}


def settings(gears: str) -> set[str]:
    """Every way to set one of these gears."""
    return {f"set {gear} {side}" for gear in gears.split() for side in range(4)}
