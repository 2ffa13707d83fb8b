"""The box: the component tables as the rules read them."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, number_in, one_of
from tinkertable.core.errors import shown
from tinkertable.core.record import fill, rows

from . import data
from .edition import (
    LEAST_SLOTS,
    MOST_ACORNS,
    MOST_AGAIN,
    MOST_DISTANCE,
    MOST_LISTED,
    MOST_POINTS,
    MOST_PRICE,
    MOST_SLOTS,
    complete,
    numbers,
)
from .state import FACTS, LOCATIONS, NONE, Box
from .tiles import read_families, read_ideas, read_items, read_pipes, read_specials

# What an edition may replace.
COMPONENTS: dict[str, Any] = {
    "rondel": list(data.RONDEL),
    "robots": {
        name: {"distance": r.distance, "slots": r.slots, "fill_points": r.fill_points}
        for name, r in data.ROBOT_FACTS.items()
    },
    "cards": {name: list(locations) for name, locations in data.LOCATION_CARDS.items()},
    "item_prices": list(data.ITEM_PRICES),
    "idea_surcharges": list(data.IDEA_SURCHARGES),
    "items": {name: item._asdict() for name, item in data.ITEMS.items()},
    "families": {name: list(points) for name, points in data.FAMILIES.items()},
    "specials": {name: {"each": e, "most": m} for name, (e, m) in data.SPECIALS.items()},
    "ideas": {name: idea._asdict() for name, idea in data.IDEAS.items()},
    "russian_prices": dict(data.RUSSIAN_PRICES),
    "starting_ideas": dict(data.STARTING),
    "pipes": {name: pipe._asdict() for name, pipe in data.PIPES.items()},
    "starting_pipe": data.STARTING_PIPE,
    "flow_points": list(data.FLOW_POINTS),
    "flow_more": data.FLOW_MORE,
    "flipped_points": data.FLIPPED_POINTS,
    "forest": {
        name: {"copies": card.copies, "acorns": card.acorns, "points": card.points}
        for name, card in data.FOREST.items()
    },
}


def make_box(components: Mapping[str, Any], stated: Mapping[str, Any]) -> list[Box]:
    values = {
        **_rondel(components["rondel"]),
        **_robots(components["robots"]),
        **_cards(components["cards"]),
        "item_price": numbers(components["item_prices"], data.DISPLAY, MOST_PRICE, "item_prices"),
        "surcharge": numbers(components["idea_surcharges"], data.DISPLAY, 1, "idea_surcharges"),
        **read_items(components["items"]),
        **read_families(components["families"]),
        **read_specials(components["specials"]),
        **read_ideas(components),
        **read_pipes(components["pipes"], components["starting_pipe"]),
        "flow_points": [
            0,
            *numbers(components["flow_points"], len(data.FLOW_POINTS), MOST_POINTS, "flow_points"),
        ],
        "flow_more_points": number_in(components["flow_more"], 0, MOST_POINTS, "flow_more"),
        "flipped_points": number_in(components["flipped_points"], 0, MOST_POINTS, "flipped_points"),
        **_forest(components["forest"]),
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
        raise BadEdition("edition-rondel", count=LOCATIONS, got=shown(given))
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


def _cards(given: Any) -> dict[str, list[int]]:
    """R12; R13: location cards that leave a location out may come to nothing together."""
    cards = complete(given, data.LOCATION_CARDS, "cards")
    listed = [_locations(cards[name], f"cards, {name}") for name in data.LOCATION_CARDS]
    for name, row in zip(data.LOCATION_CARDS, listed, strict=True):
        if len(row) > MOST_LISTED:
            raise BadEdition(
                "edition-listed", where=f"cards, {name}", most=MOST_LISTED, got=len(row)
            )
    if len({location for row in listed for location in row}) < LOCATIONS:
        warnings.warn("cards: a hand of location cards may have no robot to move", stacklevel=4)
    listed = [
        *([NONE] * LOCATIONS for _ in data.ROBOT_CARDS),
        *((row + [NONE] * LOCATIONS)[:LOCATIONS] for row in listed),
    ]
    return {
        "card_order": [location for row in listed for location in row],
        "card_set": [sum(1 << location for location in row if location != NONE) for row in listed],
    }


def _forest(given: Any) -> dict[str, list[int]]:
    """R9, R36: what the cards do is the rulebook's."""
    cards = complete(given, data.FOREST, "forest")
    copies, acorns, points = [], [], []
    for name in data.FOREST:
        where = f"forest, {name}"
        card = complete(cards[name], ("copies", "acorns", "points"), where)
        most = MOST_AGAIN if data.FOREST[name].window == "again" else data.FOREST_CARDS
        copies.append(number_in(card["copies"], 0, most, f"{where}, copies"))
        acorns.append(number_in(card["acorns"], 0, MOST_ACORNS, f"{where}, acorns"))
        points.append(number_in(card["points"], 0, MOST_POINTS, f"{where}, points"))
    if sum(copies) != data.FOREST_CARDS:
        raise BadEdition("edition-cards", where="forest", count=data.FOREST_CARDS, got=sum(copies))
    known = data.FOREST.values()
    resources = (*data.COLOURS, "E")
    return {
        "forest_copies": copies,
        "acorns": acorns,
        "forest_points": points,
        "window": [data.WINDOWS.index(card.window) for card in known],
        "place": [data.LOCATIONS.index(card.place) if card.place else NONE for card in known],
        "card_pays": [card.pay_volts for card in known],
        "card_gains": [
            card.gain_volts if resource == "E" else card.gain.count(resource)
            for card in known
            for resource in resources
        ],
        "card_gains_any": [card.gain_any for card in known],
    }


# By fact: the key of an edition that states it.
STATED_BY = {
    "distances": "robots",
    "slots": "robots",
    "fill_points": "robots",
    "prices": "ideas",
}


def _guessed(fact: str, stated: Mapping[str, Any]) -> bool:
    """Is this reconstructed, and not stated by the owner of a box?"""
    return STATED_BY.get(fact, fact) not in stated
