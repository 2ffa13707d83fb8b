"""The ring: its spaces, the robots on them, and what locations give."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules import data
from ..rules.data import SPACES
from ..rules.harvey import is_far
from ..rules.state import LOCATIONS, NONE, Box, State
from ..rules.turn.resources import available
from .names import PLACES, RESOURCES, ROBOTS, Amount, Place, Robot


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the ring."""

    space: int
    location: Place
    far: bool  # the second of its location, clockwise
    robot: Robot | None


@dataclass(frozen=True, slots=True)
class RobotFacts:
    """A robot: where it stands, and what boards print about it."""

    robot: Robot
    space: int | None
    distance: int
    slots: int
    fill_points: int


def spaces(box: Box, s: State) -> tuple[Space, ...]:
    standing = dict(zip(s.robot_at, ROBOTS, strict=True))
    return tuple(
        Space(space, PLACES[box.location[space]], is_far(space), standing.get(space))
        for space in range(SPACES)
    )


# What locations give where nothing is scarce.
GIFTS: dict[Place, tuple[Amount, ...]] = {
    place: tuple(
        Amount(resource, int(text[0]))
        for text in data.GIFTS[place]
        for resource in RESOURCES
        if resource == text[1]
    )
    for place in PLACES
    if place in data.GIFTS
}


def gifts(s: State) -> dict[Place, tuple[Amount, ...]]:
    """As much as there is; nothing where nothing is."""
    return {
        place: tuple(
            Amount(gift.resource, count)
            for gift in given
            if (count := available(s, RESOURCES.index(gift.resource), gift.count))
        )
        for place, given in GIFTS.items()
    }


def robots(box: Box, s: State) -> tuple[RobotFacts, ...]:
    return tuple(
        RobotFacts(
            robot=name,
            space=s.robot_at[robot] if s.robot_at[robot] != NONE else None,
            distance=box.distance[robot],
            slots=box.slots[robot],
            fill_points=box.fill_points[robot],
        )
        for robot, name in enumerate(ROBOTS)
    )


def location_cards(box: Box) -> dict[str, tuple[Place, ...]]:
    """By card, from top to bottom."""
    found = {}
    for card, name in enumerate(data.CARD_NAMES):
        row = box.card_order[card * LOCATIONS : (card + 1) * LOCATIONS]
        if box.card_robot[card] == NONE:
            found[name] = tuple(PLACES[location] for location in row if location != NONE)
    return found


def robot_cards(box: Box) -> dict[str, Robot]:
    shown = zip(data.CARD_NAMES, box.card_robot, strict=True)
    return {name: ROBOTS[robot] for name, robot in shown if robot != NONE}
