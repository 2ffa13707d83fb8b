"""Positions for the tests of the oracle of Transmissions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from .transmissions import Oracle
from .transmissions_data import CARDS
from .transmissions_pipes import Network, Placed


def first_turn(
    seats: int = 2,
    hand: str = "TY TB TL1",
    change: Callable[[Oracle], None] | None = None,
    options: dict[str, str] | None = None,
    first: tuple[str, ...] = (),
) -> Oracle:
    """Seat 1 begins, with these cards; `first`: nature's answers where they matter.

    Robots stand on 0, 3, 7 and 11, the display is A4 E4, A3 E3, A2 E2, A1 E1 from the left.
    """
    game = Oracle(seats, options)
    wanted = {"start": "1", "spots": "0 3 7 11", "robots": "YBGR", f"hand {seats}": "TY TB TG"}
    wanted["hand 1"] = " ".join(sorted(hand.split(), key=CARDS.index))
    for position in (1, 2, 3, 4):
        wanted[f"pair {position}"] = f"A{5 - position} E{5 - position}"
    wanted |= {"draw": "FC01", "top 1": "P01", "top 2": "P02", "top 3": "P03", "top 4": "P04"}
    texts = {f"* {words} {answer}" for words, answer in wanted.items()} | set(first)
    last = f"* hand {seats} {wanted[f'hand {seats}']}"
    while last not in game.legal():
        known = [text for text in game.legal() if text in texts]
        preferred = [text for text in known if text in first] or known or game.legal()
        game.play(preferred[0])
    if change:
        change(game)
    game.play(last)
    return game


def harveys_turn(
    robots: dict[str, int],
    change: Callable[[Oracle], None] | None = None,
    options: dict[str, str] | None = None,
) -> Oracle:
    """He begins; his card is to be drawn."""
    game = Oracle(1, options)
    while "* hand 1 TY TB TG" not in game.legal():
        game.play("* start 2" if "* start 2" in game.legal() else game.legal()[0])
    game.robots = robots
    if change:
        change(game)
    game.play("* hand 1 TY TB TG")
    return game


def play(game: Oracle, *texts: str) -> None:
    """Moves of whoever acts; where nature is asked and not answered here, its first text."""
    for text in texts:
        while game.acting() == "*" and f"* {text}" not in game.legal():
            game.play(game.legal()[0])
        game.play(f"{game.acting()} {text}")


def settle(game: Oracle) -> None:
    while game.acting() == "*":
        game.play(game.legal()[0])


def texts(game: Oracle, verb: str) -> list[str]:
    """What the acting side may do with that verb, without the seat and the verb."""
    start = f"{game.acting()} {verb} "
    return [text.removeprefix(start) for text in game.legal() if text.startswith(start)]


def stand(**spaces: int) -> Callable[[Oracle], None]:
    """Some of the robots elsewhere."""

    def change(game: Oracle) -> None:
        game.robots.update(spaces)

    return change


def give(letters: str) -> Callable[[Oracle], None]:
    """Seat 1 owns exactly that."""

    def change(game: Oracle) -> None:
        game.players[1].owns = Counter(letters)

    return change


def seat_1(
    owns: str = "WYBGEEEE",
    forest: str = "",
    spaces: dict[str, int] | None = None,
    **columns: str,
) -> Callable[[Oracle], None]:
    """Seat 1 owns exactly that, and some robots stand elsewhere."""

    def change(game: Oracle) -> None:
        player = game.players[1]
        player.owns = Counter(owns)
        player.forest_open = forest.split()
        player.columns = {robot: columns.get(robot, "").split() for robot in "YBGR"}
        game.robots.update(spaces or {})

    return change


def network(*tiles: Placed) -> Network:
    found = Network()
    found.tiles += tiles
    return found
