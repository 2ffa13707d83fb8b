"""The box: the component tables as the rules read them."""

from __future__ import annotations

import warnings
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, check_keys, number_in, one_of, table_in
from tinkertable.core.errors import shown
from tinkertable.core.record import fill, rows

from . import data
from .state import FACTS, LOCATIONS, NONE, SIDES, Box

LEAST_SLOTS = 2  # two starting ideas may share a robot
MOST_SLOTS = 6
MOST_LISTED = 4  # locations on a card
MOST_AGAIN = 4  # cards for another turn
MOST_DISTANCE = 10
MOST_POINTS = 50
MOST_PRICE = 20
MOST_WILDLIFE = 5
MOST_ACORNS = 9
JOINTS = "-rq"  # closed, round, rectangular
NO_NAME = "none"  # of a family, of a special
FAMILY_NAMES = tuple(data.FAMILIES)
SPECIAL_NAMES = (NO_NAME, *data.SPECIALS)
KIND_NAMES = tuple(data.KINDS)
KINDS = {  # by printing
    "en": data.KINDS,
    "ru": data.KINDS | data.RUSSIAN_KINDS,
}
TILE = ("cost", "points", "birds", "butterflies")

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
        "item_price": _numbers(components["item_prices"], data.DISPLAY, MOST_PRICE, "item_prices"),
        "surcharge": _numbers(components["idea_surcharges"], data.DISPLAY, 1, "idea_surcharges"),
        **_items(components["items"]),
        **_families(components["families"]),
        **_specials(components["specials"]),
        **_ideas(components),
        **_pipes(components["pipes"], components["starting_pipe"]),
        "flow_points": [
            0,
            *_numbers(components["flow_points"], len(data.FLOW_POINTS), MOST_POINTS, "flow_points"),
        ],
        "flow_more_points": number_in(components["flow_more"], 0, MOST_POINTS, "flow_more"),
        "flipped_points": number_in(components["flipped_points"], 0, MOST_POINTS, "flipped_points"),
        **_forest(components["forest"]),
        "guessed": sum(_guessed(fact, stated) << i for i, fact in enumerate(FACTS)),
    }
    box = rows(Box, 1)
    fill(box[0], Box, values)
    return box


def _numbers(values: Any, count: int, most: int, where: str) -> list[int]:
    if not isinstance(values, list) or len(values) != count:
        raise BadEdition(f"{where}: expected a list of {count} numbers, got {shown(values)}")
    return [number_in(value, 0, most, where) for value in values]


def _complete(given: Any, known: Collection[str], where: str) -> dict[str, Any]:
    """An object with exactly these keys."""
    check_keys(table_in(given, where), known, where)
    return table_in(given, where)


def _locations(given: Any, where: str) -> list[int]:
    """Some locations, none of them twice."""
    if not isinstance(given, list) or not given:
        raise BadEdition(f"{where}: expected a list of locations, got {shown(given)}")
    found = [data.LOCATIONS.index(one_of(name, data.LOCATIONS, where)) for name in given]
    if len(set(found)) < len(found):
        raise BadEdition(f"{where}: expected no location twice, got {shown(given)}")
    return found


def _rondel(given: Any) -> dict[str, list[int]]:
    """R1: two spaces each."""
    order = _locations(given, "rondel")
    if len(order) != LOCATIONS:
        raise BadEdition(f"rondel: expected all {LOCATIONS} locations, got {shown(given)}")
    return {"location": [location for location in order for _ in range(2)]}


def _robots(given: Any) -> dict[str, list[int]]:
    robots = _complete(given, data.ROBOT_FACTS, "robots")
    found: dict[str, list[int]] = {"distance": [], "slots": [], "fill_points": []}
    limits = {
        "distance": (1, MOST_DISTANCE),
        "slots": (LEAST_SLOTS, MOST_SLOTS),
        "fill_points": (0, MOST_POINTS),
    }
    for name in data.ROBOTS:
        robot = _complete(robots[name], found, f"robots, {name}")
        for fact, (least, most) in limits.items():
            found[fact].append(number_in(robot[fact], least, most, f"robots, {name}, {fact}"))
    return found


def _cards(given: Any) -> dict[str, list[int]]:
    """R12; R13: location cards that leave a location out may come to nothing together."""
    cards = _complete(given, data.LOCATION_CARDS, "cards")
    listed = [_locations(cards[name], f"cards, {name}") for name in data.LOCATION_CARDS]
    for name, row in zip(data.LOCATION_CARDS, listed, strict=True):
        if len(row) > MOST_LISTED:
            raise BadEdition(
                f"cards, {name}: expected {MOST_LISTED} locations at most, got {len(row)}"
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


def _cost(given: Any, size: int, where: str) -> list[int]:
    """How many engrams of each colour."""
    if not isinstance(given, str) or len(given) != size or set(given) - set(data.COLOURS):
        raise BadEdition(f"{where}: expected {size} of {data.COLOURS}, got {shown(given)}")
    return [given.count(colour) for colour in data.COLOURS]


def _printed(tile: Mapping[str, Any], where: str) -> tuple[int, int, int]:
    """Points, birds, butterflies."""
    return (
        number_in(tile["points"], 0, MOST_POINTS, f"{where}, points"),
        number_in(tile["birds"], 0, MOST_WILDLIFE, f"{where}, birds"),
        number_in(tile["butterflies"], 0, MOST_WILDLIFE, f"{where}, butterflies"),
    )


def _items(given: Any) -> dict[str, list[int]]:
    """R22, R49, R50: two engrams; the name is for the eye only."""
    items = _complete(given, data.ITEMS, "items")
    engrams: list[int] = []
    printed, families, specials = [], [], []
    for name in data.ITEMS:
        where = f"items, {name}"
        item = _complete(items[name], ("name", *TILE, "family", "special"), where)
        if not isinstance(item["name"], str):
            raise BadEdition(f"{where}, name: expected a text, got {shown(item['name'])}")
        engrams += _cost(item["cost"], 2, f"{where}, cost")
        printed.append(_printed(item, where))
        family = one_of(item["family"], (NO_NAME, *FAMILY_NAMES), f"{where}, family")
        families.append(NONE if family == NO_NAME else FAMILY_NAMES.index(family))
        special = one_of(item["special"], SPECIAL_NAMES, f"{where}, special")
        specials.append(SPECIAL_NAMES.index(special))
    return {
        "item_engrams": engrams,
        "item_points": [points for points, _, _ in printed],
        "item_birds": [birds for _, birds, _ in printed],
        "item_flies": [flies for _, _, flies in printed],
        "item_family": families,
        "item_special": specials,
    }


def _families(given: Any) -> dict[str, list[int]]:
    families = _complete(given, data.FAMILIES, "families")
    points = [_numbers(families[name], 3, MOST_POINTS, f"families, {name}") for name in families]
    return {"family_points": [number for row in points for number in row]}


def _specials(given: Any) -> dict[str, list[int]]:
    specials = _complete(given, data.SPECIALS, "specials")
    each, most = [0], [0]
    for name in data.SPECIALS:
        where = f"specials, {name}"
        special = _complete(specials[name], ("each", "most"), where)
        each.append(number_in(special["each"], 0, MOST_POINTS, f"{where}, each"))
        most.append(number_in(special["most"], 0, MOST_POINTS, f"{where}, most"))
    return {"special_each": each, "special_most": most}


def _ideas(components: Mapping[str, Any]) -> dict[str, list[int]]:
    """R30, R31: what each tile does in either printing."""
    ideas = _complete(components["ideas"], data.IDEAS, "ideas")
    starting = _complete(components["starting_ideas"], data.STARTING, "starting_ideas")
    prices = _complete(components["russian_prices"], data.RUSSIAN_PRICES, "russian_prices")
    tiles = []
    for name in data.IDEAS:
        idea = _complete(ideas[name], ("kind", "price"), f"ideas, {name}")
        kind = one_of(idea["kind"], KIND_NAMES, f"ideas, {name}, kind")
        tiles.append((kind, number_in(idea["price"], 0, MOST_PRICE, f"ideas, {name}, price")))
    for name in data.STARTING:
        tiles.append((one_of(starting[name], KIND_NAMES, f"starting_ideas, {name}"), 0))
    russian = {
        kind: number_in(prices[kind], 0, MOST_PRICE, f"russian_prices, {kind}") for kind in prices
    }
    found = {
        "idea_kind": [KIND_NAMES.index(kind) for kind, _ in tiles],
        "idea_price": [price for _, price in tiles]
        + [russian.get(kind, price) for kind, price in tiles],
        "idea_points": [data.KINDS[kind].points for kind, _ in tiles],
        "idea_birds": [data.KINDS[kind].birds for kind, _ in tiles],
        "idea_flies": [data.KINDS[kind].butterflies for kind, _ in tiles],
    }
    return found | _effects(
        KINDS[printing][kind] for printing in data.PRINTINGS for kind, _ in tiles
    )


def _effects(kinds: Iterable[data.Kind]) -> dict[str, list[int]]:
    """By printing and tile: the opcode and its numbers."""
    row = list(kinds)
    return {
        "effect": [data.EFFECTS.index(kind.effect) for kind in row],
        "pays_volts": [kind.pay_volts for kind in row],
        "pays_engram": [data.COLOURS.index(kind.pay) if kind.pay else NONE for kind in row],
        "pays_any": [kind.pay_any for kind in row],
        "gains": [sum(1 << data.COLOURS.index(colour) for colour in kind.gain) for kind in row],
        "gains_volts": [kind.gain_volts for kind in row],
        "steps": [kind.steps for kind in row],
    }


def _pipes(given: Any, starting: Any) -> dict[str, list[int]]:
    """R25, R26: three engrams; the starting pipe comes last and shows nothing."""
    pipes = _complete(given, data.PIPES, "pipes")
    engrams: list[int] = []
    edges, printed = [], []
    for name in data.PIPES:
        where = f"pipes, {name}"
        pipe = _complete(pipes[name], (*TILE, "edges"), where)
        engrams += _cost(pipe["cost"], 3, f"{where}, cost")
        edges.append(_edges(pipe["edges"], f"{where}, edges"))
        printed.append(_printed(pipe, where))
    edges.append(_edges(starting, "starting_pipe"))
    turned = [
        [[row[(side - rot) % SIDES] for side in range(SIDES)] for rot in range(SIDES)]
        for row in edges
    ]
    return {
        "pipe_engrams": [*engrams, *[0] * len(data.COLOURS)],
        "pipe_edges": [joint for tile in turned for row in tile for joint in row],
        "pipe_rots": [len({tuple(row) for row in tile}) for tile in turned],
        "pipe_points": [*(points for points, _, _ in printed), 0],
        "pipe_birds": [*(birds for _, birds, _ in printed), 0],
        "pipe_flies": [*(flies for _, _, flies in printed), 0],
    }


def _edges(given: Any, where: str) -> list[int]:
    if not isinstance(given, str) or len(given) != SIDES or set(given) - set(JOINTS):
        raise BadEdition(f"{where}: expected {SIDES} of {JOINTS} (N E S W), got {shown(given)}")
    return [JOINTS.index(joint) for joint in given]


def _forest(given: Any) -> dict[str, list[int]]:
    """R9, R36: what the cards do is the rulebook's."""
    cards = _complete(given, data.FOREST, "forest")
    copies, acorns, points = [], [], []
    for name in data.FOREST:
        where = f"forest, {name}"
        card = _complete(cards[name], ("copies", "acorns", "points"), where)
        most = MOST_AGAIN if data.FOREST[name].window == "again" else data.FOREST_CARDS
        copies.append(number_in(card["copies"], 0, most, f"{where}, copies"))
        acorns.append(number_in(card["acorns"], 0, MOST_ACORNS, f"{where}, acorns"))
        points.append(number_in(card["points"], 0, MOST_POINTS, f"{where}, points"))
    if sum(copies) != data.FOREST_CARDS:
        raise BadEdition(f"forest: expected {data.FOREST_CARDS} cards, got {sum(copies)}")
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
