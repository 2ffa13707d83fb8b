"""Transmissions against the oracle where games seldom get: the oracle looks for one that does."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

import pytest

from tests.oracle.transmissions import Oracle
from tests.oracle.transmissions_data import (
    DISTANCE,
    HOLDER,
    ROBOT_CARDS,
    ROBOTS,
)
from tests.oracle.transmissions_turn import OVER

from .transmissions_pair import Pair


@dataclass(frozen=True)
class Quest:
    wanted: Callable[[Oracle, str], int]  # the higher, the sooner a move is made
    met: Callable[[Oracle, str], bool]  # whether a move leads there
    options: dict[str, str] = field(default_factory=dict)
    seats: int = 1  # alone: Harvey without location cards


def goes_to(game: Oracle, text: str) -> str:
    """Where a robot comes to with a move, or with one of Harvey's robot cards."""
    _, verb, *words = text.split()
    if verb == "go" and game.turn:
        sub = game.turn.sub
        return game.box.location(game.landing(sub.robot, int(words[0]), sub.direction))
    if verb == "harvey" and words[0] in ROBOT_CARDS:
        robot = ROBOT_CARDS[words[0]]
        return game.box.location(game.landing(robot, DISTANCE[robot], 1))
    return ""


def harveys_number(text: str) -> int:
    """Which display position and which stack are his robot's."""
    return ROBOTS.index(ROBOT_CARDS[text.split()[2]]) + 1


def wanted_for_the_forest(game: Oracle, text: str) -> int:
    verb, place = text.split()[1], goes_to(game, text)
    if verb in ("item", "idea", "pipe") or place in ("TOWN", "SCRAP", "PIPES"):
        return -1
    return 1 if verb == "forest" or place == "FOREST" else 0


def no_card_to_turn_up(game: Oracle, text: str) -> bool:
    """The draw pile or the discard is empty."""
    to_forest = "harvey" in text and goes_to(game, text) == "FOREST"
    return to_forest and not (game.forest_draw and game.forest_discard)


def the_last_card_turned_up(game: Oracle, text: str) -> bool:
    to_forest = "harvey" in text and goes_to(game, text) == "FOREST"
    return to_forest and game.forest_draw.total() == 1 and len(game.forest_discard) > 1


def wanted_for_a_gap(game: Oracle, text: str) -> int:
    """Both empty the stacks, the player then makes the gap with yellow, and Harvey comes to it."""
    verb, place = text.split()[1], goes_to(game, text)
    room = sum(game.players[1].free(column) for column in ROBOTS)
    if game.end:
        return verb == "harvey" and text.endswith("TY")
    if game.item_stack:
        if verb == "harvey":
            return {"TOWN": 2, "SCRAP": -1, "PIPES": -1}.get(place, 0)
        if verb in ("item", "idea", "pipe"):
            return 1 if verb == "idea" and room > 2 else -1
        return 1 if place == "SCRAP" else 0
    if verb == "harvey":
        return -1 if text.endswith("TY") or place in ("TOWN", "SCRAP", "PIPES") else 0
    if verb in ("item", "idea"):
        return 1 if game.turn and game.turn.sub.robot == "Y" else -1
    yellow = verb == "card" and text.endswith(" Y")
    return 1 if yellow or place == "TOWN" else 0


def a_gap(game: Oracle, text: str) -> bool:
    if "harvey" not in text or goes_to(game, text) not in ("TOWN", "SCRAP"):
        return False
    return game.display[harveys_number(text)] is None


def wanted_for_an_empty_stack(game: Oracle, text: str) -> int:
    """The player takes the last pipe of a stack, and Harvey comes for the next."""
    verb, place = text.split()[1], goes_to(game, text)
    if verb == "harvey":
        if game.end:
            return an_empty_stack(game, text)
        if place == "PIPES":
            return 1 if game.stack_left[harveys_number(text)] > 1 else -1
        return -1 if place in ("TOWN", "SCRAP") else 0
    if verb in ("item", "idea"):
        return -1
    if verb == "pipe":
        return 10 - game.stack_left[int(text.split()[2])]
    return 1 if verb == "take" or place == "PIPES" else 0


def an_empty_stack(game: Oracle, text: str) -> bool:
    if "harvey" not in text or goes_to(game, text) != "PIPES":
        return False
    return game.tops[harveys_number(text)] is None


def wanted_for_another_turn(game: Oracle, text: str) -> int:
    """FC11 is kept for the last turn, by all; or until there are too many engrams."""
    verb = text.split()[1]
    if verb == "again":
        owner = game.players[int(text.split(maxsplit=1)[0])]
        return 3 if game.end or owner.engrams() > HOLDER else -1
    if verb in ("draw", "keep"):
        return text.endswith("FC11")
    return 1 if verb in ("item", "idea", "pipe", "forest", "take") else 0


def held_by_who_ends_the_game(game: Oracle, text: str) -> bool:
    if not (game.turn and game.end and text.endswith(" end")):
        return False
    return game.turn.seat == game.end.side and bool(game.turn.player.holds("again"))


def played_in_the_last_turn(game: Oracle, text: str) -> bool:
    return game.end is not None and " again " in text


def drop_before_another_turn(game: Oracle, text: str) -> bool:
    return game.turn is not None and " drop " in text and game.turn.sub.phase != OVER


EACH = {"cleanup": "each"}
QUESTS = {
    "Harvey in an empty forest": Quest(wanted_for_the_forest, no_card_to_turn_up),
    "Harvey and the last card of the forest": Quest(
        wanted_for_the_forest, the_last_card_turned_up, {"reshuffle": "immediate"}
    ),
    "Harvey at a gap": Quest(wanted_for_a_gap, a_gap),
    "Harvey at an empty stack": Quest(wanted_for_an_empty_stack, an_empty_stack),
    "no turn after the end": Quest(wanted_for_another_turn, held_by_who_ends_the_game, {}, 2),
    "two last turns": Quest(wanted_for_another_turn, played_in_the_last_turn, {}, 2),
    "engrams dropped between": Quest(wanted_for_another_turn, drop_before_another_turn, EACH, 2),
}


def log_of(quest: Quest) -> list[str]:
    """The oracle alone plays until a game goes there."""
    for number in count():
        rng = random.Random(number)
        game = Oracle(quest.seats, quest.options, "all")
        log, met = [], False
        while game.acting() is not None:
            legal = game.legal()
            ranks = {text: quest.wanted(game, text) for text in legal}
            text = rng.choice([text for text in legal if ranks[text] == max(ranks.values())])
            met = met or quest.met(game, text)
            game.play(text)
            log.append(text)
        if met:
            return log
    raise AssertionError


@pytest.mark.parametrize("name", QUESTS)
def test_quest(name: str) -> None:
    quest = QUESTS[name]
    pair = Pair(quest.seats, {"difficulty": "robots", **quest.options})
    pair.compare()
    met = False
    for text in log_of(quest):
        if text in pair.oracle.legal():  # else a forced move of nature's that both have made
            met = met or quest.met(pair.oracle, text)
            pair.play(text)
            pair.compare()
    assert met
    assert pair.acting() is None
