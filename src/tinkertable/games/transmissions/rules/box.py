"""The box: the component tables as the rules read them."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from itertools import combinations
from typing import Any

from tinkertable.core.edition import BadEdition, number_in, one_of, states
from tinkertable.core.errors import shown
from tinkertable.core.record import fill, rows

from . import data
from .edition import (
    LEAST_SLOTS,
    MOST_COPIES,
    MOST_DISTANCE,
    MOST_POINTS,
    MOST_PRICE,
    MOST_SLOTS,
    complete,
    numbers,
)
from .effects import read_forest, read_ideas, trades
from .state import FACTS, FIRST_LOCATION_CARD, LOCATIONS, NONE, ROBOTS, Box
from .tiles import read_families, read_items, read_pipes, read_specials

# What an edition may replace.
COMPONENTS: dict[str, Any] = {
    "rondel": list(data.RONDEL),
    "columns": data.COLUMNS,
    "robots": {
        name: {"distance": r.distance, "slots": r.slots, "fill_points": r.fill_points}
        for name, r in data.ROBOT_FACTS.items()
    },
    "cards": dict(zip(data.ROBOT_CARDS, data.ROBOTS, strict=True))
    | {name: list(locations) for name, locations in data.LOCATION_CARDS.items()},
    "harvey_cards": dict.fromkeys(data.CARD_NAMES, data.HARVEY_COPIES),
    "item_prices": list(data.ITEM_PRICES),
    "idea_surcharges": list(data.IDEA_SURCHARGES),
    "items": {name: item._asdict() for name, item in data.ITEMS.items()},
    "families": {name: list(points) for name, points in data.FAMILIES.items()},
    "specials": {name: {"each": e, "most": m} for name, (e, m) in data.SPECIALS.items()},
    "kinds": {name: kind._asdict() for name, kind in data.KINDS.items()},
    "russian_kinds": {name: kind._asdict() for name, kind in data.RUSSIAN_KINDS.items()},
    "ideas": {name: idea._asdict() for name, idea in data.IDEAS.items()},
    "russian_prices": dict(data.RUSSIAN_PRICES),
    "starting_ideas": dict(data.STARTING),
    "pipes": {name: pipe._asdict() for name, pipe in data.PIPES.items()},
    "starting_pipe": data.STARTING_PIPE,
    "flow_points": list(data.FLOW_POINTS),
    "flow_more": data.FLOW_MORE,
    "flipped_points": data.FLIPPED_POINTS,
    "forest": {name: card._asdict() for name, card in data.FOREST.items()},
}


def make_box(components: Mapping[str, Any], stated: Mapping[str, Any]) -> list[Box]:
    ideas, idea_rows = read_ideas(components)
    forest, forest_rows = read_forest(components["forest"])
    cards = _cards(components["cards"])
    values = {
        **_rondel(components["rondel"]),
        **_columns(components["columns"]),
        **_robots(components["robots"]),
        **cards,
        **_harvey(components["harvey_cards"], cards["card_robot"]),
        "item_price": numbers(components["item_prices"], data.DISPLAY, MOST_PRICE, "item_prices"),
        "surcharge": numbers(components["idea_surcharges"], data.DISPLAY, 1, "idea_surcharges"),
        **read_items(components["items"]),
        **read_families(components["families"]),
        **read_specials(components["specials"]),
        **ideas,
        **read_pipes(components["pipes"], components["starting_pipe"]),
        "flow_points": [
            0,
            *numbers(components["flow_points"], len(data.FLOW_POINTS), MOST_POINTS, "flow_points"),
        ],
        "flow_more_points": number_in(components["flow_more"], 0, MOST_POINTS, "flow_more"),
        "flipped_points": number_in(components["flipped_points"], 0, MOST_POINTS, "flipped_points"),
        **forest,
        **trades(idea_rows + forest_rows),
        "guessed": sum(_guessed(fact, stated) << i for i, fact in enumerate(FACTS)),
    }
    box = rows(Box, 1)
    fill(box[0], Box, values)
    return box


def _locations(given: Any, where: str) -> list[int]:
    """Some locations, none of them twice."""
    if not isinstance(given, list) or not given:
        raise BadEdition("edition-locations", where=where, got=shown(given))
    found = [data.LOCATIONS.index(one_of(name, data.LOCATIONS, where)) for name in given]
    if len(set(found)) < len(found):
        raise BadEdition("edition-location-twice", where=where, got=shown(given))
    return found


def _rondel(given: Any) -> dict[str, list[int]]:
    """R1: two spaces each."""
    order = _locations(given, "rondel")
    if len(order) != LOCATIONS:
        raise BadEdition("edition-rondel", where="rondel", count=LOCATIONS, got=shown(given))
    return {"location": [location for location in order for _ in range(2)]}


def _robots(given: Any) -> dict[str, list[int]]:
    robots = complete(given, data.ROBOT_FACTS, "robots")
    found: dict[str, list[int]] = {"distance": [], "slots": [], "fill_points": []}
    limits = {
        "distance": (1, MOST_DISTANCE),
        "slots": (LEAST_SLOTS, MOST_SLOTS),
        "fill_points": (0, MOST_POINTS),
    }
    for name in data.ROBOTS:
        robot = complete(robots[name], found, f"robots, {name}")
        for fact, (least, most) in limits.items():
            found[fact].append(number_in(robot[fact], least, most, f"robots, {name}, {fact}"))
    return found


def _columns(given: Any) -> dict[str, list[int]]:
    """R34: every robot once, from left to right."""
    if not isinstance(given, str) or sorted(given) != sorted(data.ROBOTS):
        raise BadEdition("edition-columns", where="columns", known=data.ROBOTS, got=shown(given))
    order = [data.ROBOTS.index(robot) for robot in given]
    beside = [NONE, *order, NONE]
    return {
        "column_order": order,
        "left_of": [beside[order.index(robot)] for robot in range(ROBOTS)],
        "right_of": [beside[order.index(robot) + 2] for robot in range(ROBOTS)],
    }


def _cards(given: Any) -> dict[str, list[int]]:
    """R12: a card shows a robot or some locations; R13: some cards may come to nothing together."""
    cards = complete(given, data.CARD_NAMES, "cards")
    robots, listed = [], []
    for name in data.CARD_NAMES:
        where, shows = f"cards, {name}", cards[name]
        is_robot = isinstance(shows, str)
        robots.append(data.ROBOTS.index(one_of(shows, data.ROBOTS, where)) if is_robot else NONE)
        listed.append([] if is_robot else _locations(shows, where))
    hands = combinations([set(row) for row in listed], data.HAND)
    if any(all(hand) and len(set().union(*hand)) < LOCATIONS for hand in hands):
        warnings.warn("cards: a hand of location cards may have no robot to move", stacklevel=4)
    rows = [(row + [NONE] * LOCATIONS)[:LOCATIONS] for row in listed]
    return {
        "card_robot": robots,
        "card_order": [location for row in rows for location in row],
        "card_set": [sum(1 << location for location in row) for row in listed],
    }


def _harvey(given: Any, card_robot: list[int]) -> dict[str, list[int]]:
    """R56: whatever location cards he goes without, a robot card must be left."""
    deck = complete(given, data.CARD_NAMES, "harvey_cards")
    copies = [
        number_in(deck[name], 0, MOST_COPIES, f"harvey_cards, {name}") for name in data.CARD_NAMES
    ]
    always = zip(copies[:FIRST_LOCATION_CARD], card_robot[:FIRST_LOCATION_CARD], strict=True)
    if not any(count and robot != NONE for count, robot in always):
        raise BadEdition("edition-harvey", where="harvey_cards", known=", ".join(data.ROBOT_CARDS))
    return {"harvey_copies": copies}


# By fact: the components that are reconstructed or inferred, whatever stands there.
_UNSURE: dict[str, dict[str, Any]] = {
    "rondel": {"rondel": ...},
    "columns": {"columns": ...},
    "distances": {
        "robots": {
            name: {"distance": ...}
            for name, robot in data.ROBOT_FACTS.items()
            if robot.distance_from != data.RULEBOOK
        }
    },
    "slots": {"robots": {name: {"slots": ...} for name in data.ROBOT_FACTS}},
    "fill_points": {"robots": {name: {"fill_points": ...} for name in data.ROBOT_FACTS}},
    "cards": {"cards": dict.fromkeys(data.CARDS_FROM, ...)},
    "item_prices": {"item_prices": ...},
    "items": {
        "items": {
            name: {fact: ... for fact in data.Item._fields if fact != "name"} for name in data.ITEMS
        }
    },
    "families": {
        "families": {
            name: ... for name, known in data.FAMILIES_FROM.items() if known != data.RULEBOOK
        }
    },
    "ideas": {"ideas": {name: {"kind": ...} for name in data.IDEAS}},
    "prices": {
        "ideas": {
            name: {"price": ...}
            for name, idea in data.IDEAS.items()
            if idea.kind not in data.PRICES_FROM_RULEBOOK
        }
    },
    "starting_ideas": {"starting_ideas": dict.fromkeys(data.STARTING, ...)},
    "pipes": {"pipes": {name: dict.fromkeys(data.Pipe._fields, ...) for name in data.PIPES}},
    "starting_pipe": {"starting_pipe": ...},
    "forest": {"forest": {name: {"copies": ..., "acorns": ...} for name in data.FOREST}},
}


def _guessed(fact: str, stated: Mapping[str, Any]) -> bool:
    """Is some of this reconstructed, and not stated by the owner of a box?"""
    return not states(stated, _UNSURE[fact])
