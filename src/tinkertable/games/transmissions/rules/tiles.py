"""Items and pipes, from an edition's tables to the box."""

from __future__ import annotations

from typing import Any

from tinkertable.core.edition import BadEdition, number_in, one_of
from tinkertable.core.errors import shown

from . import data
from .edition import MOST_POINTS, complete, engrams, filled, known_and_more, numbers, wildlife
from .state import FAMILY, NONE, SEATS, SIDES

JOINTS = "-rqt"  # closed, round, rectangular, triangular
NO_NAME = "none"  # of a family, of a special
FAMILY_NAMES = (*data.FAMILIES, *data.MORE_FAMILIES)
SPECIAL_NAMES = (NO_NAME, *data.SPECIALS)
TILE = ("cost", "points", "birds", "butterflies")


def read_items(given: Any) -> dict[str, list[int]]:
    """R22, R49, R50: two engrams; the name is for the eye only."""
    items = complete(given, data.ITEMS, "items")
    names: list[int] = []
    costs: list[int] = []
    printed, families, specials = [], [], []
    for name in data.ITEMS:
        where = f"items, {name}"
        item = complete(items[name], ("name", *TILE, "family", "special"), where)
        names += _name(item["name"], f"{where}, name")
        costs += engrams(item["cost"], f"{where}, cost", 2)
        printed.append(wildlife(item, where))
        family = one_of(item["family"], (NO_NAME, *FAMILY_NAMES), f"{where}, family")
        families.append(NONE if family == NO_NAME else FAMILY_NAMES.index(family))
        special = one_of(item["special"], SPECIAL_NAMES, f"{where}, special")
        specials.append(SPECIAL_NAMES.index(special))
    return {
        "item_name": names,
        "item_engrams": costs,
        "item_points": [points for points, _, _ in printed],
        "item_birds": [birds for _, birds, _ in printed],
        "item_flies": [flies for _, _, flies in printed],
        "item_family": families,
        "item_special": specials,
    }


def _name(given: Any, where: str) -> list[int]:
    """Letter by letter."""
    if not isinstance(given, str) or not given.isprintable():
        raise BadEdition("edition-text", where=where, got=shown(given))
    if not 0 < len(given) <= data.LONGEST_NAME:
        raise BadEdition(
            "edition-long", where=where, least=1, most=data.LONGEST_NAME, got=shown(given)
        )
    return [ord(letter) for letter in given.ljust(data.LONGEST_NAME, "\0")]


def read_families(given: Any) -> dict[str, list[int]]:
    known_and_more(given, data.FAMILIES, "families")
    families = filled(given, dict.fromkeys(FAMILY_NAMES, [0] * FAMILY), "families")
    points = [
        numbers(families[name], FAMILY, MOST_POINTS, f"families, {name}") for name in FAMILY_NAMES
    ]
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


def read_pipes(given: Any, starting: Any) -> dict[str, list[int]]:
    """R25, R26: three engrams; the starting pipes come last."""
    pipes = complete(given, data.PIPES, "pipes")
    costs: list[int] = []
    edges, printed = [], []
    for name in data.PIPES:
        where = f"pipes, {name}"
        pipe = complete(pipes[name], (*TILE, "edges"), where)
        costs += engrams(pipe["cost"], f"{where}, cost", 3)
        edges.append(_edges(pipe["edges"], f"{where}, edges"))
        printed.append(wildlife(pipe, where))
    for seat, pipe in enumerate(_starting(starting), 1):
        where = f"starting_pipe, {seat}"
        costs += [0] * len(data.COLOURS)
        edges.append(_edges(pipe["edges"], f"{where}, edges"))
        printed.append(wildlife(pipe, where))
    turned = [
        [[row[(side - rot) % SIDES] for side in range(SIDES)] for rot in range(SIDES)]
        for row in edges
    ]
    return {
        "pipe_engrams": costs,
        "pipe_edges": [joint for tile in turned for row in tile for joint in row],
        "pipe_rots": [len({tuple(row) for row in tile}) for tile in turned],
        "pipe_points": [points for points, _, _ in printed],
        "pipe_birds": [birds for _, birds, _ in printed],
        "pipe_flies": [flies for _, _, flies in printed],
    }


def _starting(given: Any) -> list[dict[str, Any]]:
    """One for all seats, or one for each; its edges alone, or what it shows too."""
    row = given if isinstance(given, list) else [given] * SEATS
    if len(row) != SEATS:
        raise BadEdition("edition-starting", where="starting_pipe", count=SEATS, got=shown(given))
    nothing = {"edges": None, "points": 0, "birds": 0, "butterflies": 0}
    return [
        filled(pipe, nothing, f"starting_pipe, {seat}")
        if isinstance(pipe, dict)
        else {**nothing, "edges": pipe}
        for seat, pipe in enumerate(row, 1)
    ]


def _edges(given: Any, where: str) -> list[int]:
    if not isinstance(given, str) or len(given) != SIDES or set(given) - set(JOINTS):
        raise BadEdition(
            "edition-letters", where=where, count=SIDES, known=JOINTS, got=shown(given)
        )
    return [JOINTS.index(joint) for joint in given]
