"""A table to test at: deals and turns go in as short notation, offers and boards come back."""

from __future__ import annotations

import re
from typing import Any

from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, seat_text
from tinkertable.games import load

GAME = load("sentient")
TYPES = ("INF", "SRV", "TRN", "MIL", "IND")
CORNERS = {  # of the bots a, b, c, d of a condition
    "TLT": "+- -=",
    "TGT": "-+ =-",
    "TLE": "++ +=",
    "TGE": "-- =+",
    "TEQ": "-= += =+ =-",
    "IEO": "+- -=",
    "IOE": "-+ =-",
    "ISO": "+= =+ -= =-",
    "IOO": "++ +=",
    "IEE": "-- =+",
    "MLE5": "+= =-",
    "MGE9": "-= =+",
    "MEXT": "+- -+",
    "MEQ7": "++ --",
    "MD1": "=+ -=",
    "MD2": "=- +=",
    "INF1": "+= =-",
    "INF2": "=+ -=",
    "INF3": "++ --",
    "INF4": "+- -+",
    "INF5": "=- +=",
    "INF6": "-= =+",
    "SSUM6": "+= =-",
    "S8SUM": "-= =+",
    "SMAX2": "=+ -=",
    "S5MIN": "=- +=",
    "SMIN1": "++ --",
    "S7MAX": "+- -+",
}
BOTS = {  # by name, in the order of the box
    f"{condition}{letter}": corners
    for condition, row in CORNERS.items()
    for letter, corners in zip("abcd", row.split(), strict=False)
}
FACTORY = "TLTa TGTa TLEa TGEa"  # what is dealt unless a test says otherwise
ROW = "INF SRV TRN MIL IND"
TURN = re.compile(r"(?P<buy>\d\+\d)(:(?P<fill>\w+))?(>(?P<plug>\d)(?P<block>[LR]*))?")


# Setting a table up.


def sit(seats: int) -> Match:
    return Match(GAME, seats)


def nature(match: Match, *texts: str) -> None:
    for text in texts:
        match.play_text(f"* {text}")


def deal(order: str, halves: str = "INF SRV TRN MIL") -> Match:
    """A match before its first round: "2 1 3" is three seats, the second begins."""
    match = sit(len(order.split()))
    for seat, half in zip(range(1, match.seats + 1), halves.split(), strict=False):
        nature(match, f"half {seat} {half}")
    nature(match, f"order {order}")
    return match


def stock(match: Match, factory: str = FACTORY) -> None:
    nature(match, *(f"fill {slot} {bot}" for slot, bot in enumerate(factory.split())))


def roll(match: Match, dice: str = "") -> None:
    """Every seat's throw, "65341 11111"; ones without it."""
    for seat, faces in enumerate(dice.split() or ["11111"] * match.seats, start=1):
        nature(match, *(f"die {seat} {die} {face}" for die, face in enumerate(faces)))


def open_round(match: Match, factory: str = FACTORY, row: str = ROW, dice: str = "") -> None:
    stock(match, factory)
    nature(match, f"investors {row}")
    roll(match, dice)


def begin(
    order: str = "1 2",
    factory: str = FACTORY,
    row: str = ROW,
    dice: str = "",
    halves: str = "INF SRV TRN MIL",
) -> Match:
    """A match at the first turn of its first round."""
    match = deal(order, halves)
    open_round(match, factory, row, dice)
    return match


# Playing.


def play(match: Match, moves: str) -> None:
    """Moves such as "1 buy 0+0, * fill 0 TEQa"."""
    for move in moves.split(","):
        match.play_text(move.strip())


def turns(match: Match, words: str) -> None:
    """Whole turns of the seats as they come: "0+2 pass 3+0:TEQa>1LR".

    A buy may say what fills the slot, where the bot is plugged in and which corners are covered.
    If it does not, the slot gets the last bot of the deck, the bot the first empty place, and
    nothing is covered.
    """
    for word in words.split():
        seat = acting(match)
        if word == "pass":
            play(match, f"{seat} pass")
            settle(match)
            continue
        said = TURN.fullmatch(word)
        assert said, word
        buy(match, seat, said["buy"], said["fill"] or "")
        play(match, f"{seat} plug {said['plug']}" if said["plug"] else first_offer(match))
        if acting(match) == seat and "block -" in offers(match):
            play(match, f"{seat} block {said['block'] or '-'}")


def buy(match: Match, seat: str, what: str, fill: str = "") -> None:
    play(match, f"{seat} buy {what}")
    play(match, f"* fill {what[0]} {fill}" if fill else last_offer(match))


def settle(match: Match) -> None:
    """Fill what a wipe has emptied."""
    while acting(match) == "*" and fill_due(match):
        play(match, last_offer(match))


def fill_due(match: Match) -> bool:
    return any(text.startswith("fill") for text in offers(match)) and not between_rounds(match)


def between_rounds(match: Match) -> bool:
    return not match.view()["investors"]


def finish(match: Match) -> None:
    """To the end of the round: everybody buys from slot 0 while it can, then passes."""
    number = match.view()["round"]
    while match.view()["round"] == number and match.view()["investors"]:
        turns(match, "0+0" if "buy 0+0" in offers(match) else "pass")


def play_out(match: Match) -> None:
    """To the end, the first thing offered each time."""
    while acting(match):
        play(match, first_offer(match))


def first_offer(match: Match) -> str:
    return f"{acting(match)} {match.legal_texts(match.waiting_for()[0])[0]}"


def last_offer(match: Match) -> str:
    return f"{acting(match)} {match.legal_texts(match.waiting_for()[0])[-1]}"


# Looking.


def acting(match: Match) -> str:
    """Who may act: a seat, "*", or nothing when all is over."""
    return " ".join(seat_text(seat) for seat in match.waiting_for())


def offers(match: Match) -> set[str]:
    """What whoever is to act may do."""
    waiting = match.waiting_for()
    return set(match.legal_texts(waiting[0])) if waiting else set()


def draws(match: Match) -> set[str]:
    """The bots nature may draw now."""
    assert match.waiting_for() == [NATURE]
    return {text.split()[2] for text in offers(match)}


def board(match: Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["boards"][seat - 1]
    return found


def dice(match: Match, seat: int) -> str:
    return "".join(str(face) for face in board(match, seat)["dice"])


def factory(match: Match) -> str:
    """The bots in the slots, - for an empty one."""
    slots = match.view()["factory"]
    return " ".join(slot["card"]["id"] if slot["card"] else "-" for slot in slots)


def pawns(match: Match, seat: int) -> str:
    """What a seat has above the slots, agents and assistants: "1+2 0+0 0+0 2+0"."""
    slots = match.view()["factory"]
    return " ".join(f"{s['agents'][seat - 1]}+{s['assistants'][seat - 1]}" for s in slots)


def score(match: Match, seat: int) -> dict[str, int]:
    return match.scores()[seat - 1]


def line(match: Match, name: str) -> list[int]:
    """A line of the score sheet, seat by seat."""
    return [scores[name] for scores in match.scores()]


def taken(match: Match) -> list[tuple[int | None, int | None]]:
    """Who is first and second beside each investor of the round, or of the last one finished."""
    view = match.view()
    rows = view["investors"] or view["finished"][-1]["investors"]
    return [(row["first"], row["second"]) for row in rows]


def reasons(match: Match) -> list[tuple[str, str]]:
    view = match.view()
    rows = view["investors"] or view["finished"][-1]["investors"]
    return [(row["first_by"], row["second_by"]) for row in rows]


def won(match: Match, seat: int) -> dict[str, int]:
    """A seat's investors by type, those it has none of left out."""
    return {name: n for name, n in board(match, seat)["investors"].items() if n}


def piled(match: Match, seat: int) -> dict[str, int]:
    return {name: n for name, n in board(match, seat)["bots"].items() if n}
