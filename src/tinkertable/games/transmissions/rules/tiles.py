"""Items, ideas and pipes, from an edition's tables to the box."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tinkertable.core.edition import BadEdition, number_in, one_of
from tinkertable.core.errors import shown

from . import data
from .edition import MOST_POINTS, MOST_PRICE, MOST_WILDLIFE, complete, numbers
from .state import NONE, SIDES

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


def _cost(given: Any, size: int, where: str) -> list[int]:
    """How many engrams of each colour."""
    if not isinstance(given, str) or len(given) != size or set(given) - set(data.COLOURS):
        raise BadEdition(
            "edition-letters", where=where, count=size, known=data.COLOURS, got=shown(given)
        )
    return [given.count(colour) for colour in data.COLOURS]


def _printed(tile: Mapping[str, Any], where: str) -> tuple[int, int, int]:
    """Points, birds, butterflies."""
    return (
        number_in(tile["points"], 0, MOST_POINTS, f"{where}, points"),
        number_in(tile["birds"], 0, MOST_WILDLIFE, f"{where}, birds"),
        number_in(tile["butterflies"], 0, MOST_WILDLIFE, f"{where}, butterflies"),
    )


def read_items(given: Any) -> dict[str, list[int]]:
    """R22, R49, R50: two engrams; the name is for the eye only."""
    items = complete(given, data.ITEMS, "items")
    engrams: list[int] = []
    printed, families, specials = [], [], []
    for name in data.ITEMS:
        where = f"items, {name}"
        item = complete(items[name], ("name", *TILE, "family", "special"), where)
        if not isinstance(item["name"], str):
            raise BadEdition("edition-text", where=f"{where}, name", got=shown(item["name"]))
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


def read_families(given: Any) -> dict[str, list[int]]:
    families = complete(given, data.FAMILIES, "families")
    points = [numbers(families[name], 3, MOST_POINTS, f"families, {name}") for name in families]
    return {"family_points": [number for row in points for number in row]}


def read_specials(given: Any) -> dict[str, list[int]]:
    specials = complete(given, data.SPECIALS, "specials")
    each, most = [0], [0]
    for name in data.SPECIALS:
        where = f"specials, {name}"
        special = complete(specials[name], ("each", "most"), where)
        each.append(number_in(special["each"], 0, MOST_POINTS, f"{where}, each"))
        most.append(number_in(special["most"], 0, MOST_POINTS, f"{where}, most"))
    return {"special_each": each, "special_most": most}


def read_ideas(components: Mapping[str, Any]) -> dict[str, list[int]]:
    """R30, R31: what each tile does in either printing."""
    ideas = complete(components["ideas"], data.IDEAS, "ideas")
    starting = complete(components["starting_ideas"], data.STARTING, "starting_ideas")
    prices = complete(components["russian_prices"], data.RUSSIAN_PRICES, "russian_prices")
    tiles = []
    for name in data.IDEAS:
        idea = complete(ideas[name], ("kind", "price"), f"ideas, {name}")
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


def read_pipes(given: Any, starting: Any) -> dict[str, list[int]]:
    """R25, R26: three engrams; the starting pipe comes last and shows nothing."""
    pipes = complete(given, data.PIPES, "pipes")
    engrams: list[int] = []
    edges, printed = [], []
    for name in data.PIPES:
        where = f"pipes, {name}"
        pipe = complete(pipes[name], (*TILE, "edges"), where)
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
        raise BadEdition(
            "edition-letters", where=where, count=SIDES, known=JOINTS, got=shown(given)
        )
    return [JOINTS.index(joint) for joint in given]
