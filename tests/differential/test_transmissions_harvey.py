"""Harvey against the oracle where he seldom gets: gaps, empty stacks, the end of the forest."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

import pytest

from tests.oracle.transmissions import Oracle
from tests.oracle.transmissions_data import DISTANCE, ROBOT_CARDS, ROBOTS, location

from .transmissions_pair import Pair

ROBOTS_ONLY = {"difficulty": "robots"}


@dataclass(frozen=True)
class Quest:
    wanted: Callable[[Oracle, str], int]  # the higher, the sooner a move is made
    met: Callable[[Oracle, str], bool]  # whether a move leads there
    reshuffle: str = "lazy"


def goes_to(game: Oracle, text: str) -> str:
    """Where a robot comes to with a move, or with one of Harvey's robot cards."""
    _, verb, *words = text.split()
    if verb == "go" and game.turn:
        sub = game.turn.sub
        return location(game.landing(sub.robot, int(words[0]), sub.direction))
    if verb == "harvey" and words[0] in ROBOT_CARDS:
        robot = ROBOT_CARDS[words[0]]
        return location(game.landing(robot, DISTANCE[robot], 1))
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


QUESTS = {
    "an empty forest": Quest(wanted_for_the_forest, no_card_to_turn_up),
    "the last card": Quest(wanted_for_the_forest, the_last_card_turned_up, "immediate"),
    "a gap": Quest(wanted_for_a_gap, a_gap),
    "an empty stack": Quest(wanted_for_an_empty_stack, an_empty_stack),
}


def log_of(quest: Quest) -> list[str]:
    """The oracle alone plays until a game goes there."""
    for number in count():
        rng = random.Random(number)
        game = Oracle(1, {"reshuffle": quest.reshuffle}, "all")
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
    pair = Pair(1, {"reshuffle": quest.reshuffle, **ROBOTS_ONLY})
    pair.compare()
    met = False
    for text in log_of(quest):
        if text in pair.oracle.legal():  # else a forced move of nature's that both have made
            met = met or quest.met(pair.oracle, text)
            pair.play(text)
            pair.compare()
    assert met
    assert pair.acting() is None
