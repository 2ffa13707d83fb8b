"""Tiles and cards as a client draws them: what is printed, told by the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinkertable.core.seats import members

from ..rules import data
from ..rules.actions import FOREST_NAMES, IDEA_NAMES, ITEM_NAMES
from ..rules.state import COLOURS, FACTS, NONE, PAYING, SIDES, Box, E, State
from ..rules.tiles import FAMILY_NAMES, JOINTS, KIND_NAMES, SPECIAL_NAMES
from ..rules.turn.ideas import idea_row
from ..rules.turn.pipes import edge
from ..rules.turn.purchase import idea_price
from .names import RESOURCES, location_name, pipe_name


def engrams_text(engrams: Sequence[int], tile: int) -> str:
    """What a tile costs, of a table [tile, colour]."""
    counts = engrams[tile * COLOURS : (tile + 1) * COLOURS]
    return "".join(colour * n for colour, n in zip(data.COLOURS, counts, strict=True))


def item_view(box: Box, item: int) -> dict[str, Any] | None:
    if item == NONE:
        return None
    family = box.item_family[item]
    name = ITEM_NAMES[item]
    return {
        "id": name,
        "name": data.ITEMS[name].name,
        "cost": engrams_text(box.item_engrams, item),
        "points": box.item_points[item],
        "birds": box.item_birds[item],
        "butterflies": box.item_flies[item],
        "family": FAMILY_NAMES[family] if family != NONE else None,
        "special": SPECIAL_NAMES[box.item_special[item]],
    }


def idea_view(box: Box, s: State, idea: int) -> dict[str, Any] | None:
    """With the numbers of its effect, which say what it does without its name."""
    if idea == NONE:
        return None
    row = idea_row(s, idea)
    pays = box.pays_engram[row]
    return {
        "id": IDEA_NAMES[idea],
        "kind": KIND_NAMES[box.idea_kind[idea]],
        "effect": data.EFFECTS[box.effect[row]],
        "price": idea_price(box, s, idea),
        "pays_volts": box.pays_volts[row],
        "pays": data.COLOURS[pays] if pays != NONE else "",
        "pays_any": box.pays_any[row],
        "gains": "".join(data.COLOURS[c] for c in members(box.gains[row])),
        "gains_volts": box.gains_volts[row],
        "steps": box.steps[row],
        "points": box.idea_points[idea],
        "birds": box.idea_birds[idea],
        "butterflies": box.idea_flies[idea],
    }


def pipe_view(box: Box, pipe: int, rot: int = 0) -> dict[str, Any] | None:
    """With its joints N E S W, turned as it lies."""
    if pipe == NONE:
        return None
    return {
        "id": pipe_name(pipe),
        "cost": engrams_text(box.pipe_engrams, pipe),
        "edges": "".join(JOINTS[edge(box, pipe, rot, side)] for side in range(SIDES)),
        "points": box.pipe_points[pipe],
        "birds": box.pipe_birds[pipe],
        "butterflies": box.pipe_flies[pipe],
    }


def forest_view(box: Box) -> dict[str, dict[str, Any]]:
    """By card: how often it is there, its acorns and points, and what it does."""
    return {name: _forest_card(box, kind) for kind, name in enumerate(FOREST_NAMES)}


def _forest_card(box: Box, kind: int) -> dict[str, Any]:
    """When and where it is played, what it costs and what it brings."""
    window, place = box.window[kind], box.place[kind]
    first = kind * len(RESOURCES)
    gains = box.card_gains[first : first + COLOURS]
    return {
        "copies": box.forest_copies[kind],
        "acorns": box.acorns[kind],
        "points": box.forest_points[kind],
        "window": data.WINDOWS[window],
        "place": location_name(place),
        "swaps": ["".join(pair) for pair in data.SWAPS] if window == PAYING else [],
        "pays_volts": box.card_pays[kind],
        "gains": "".join(c * n for c, n in zip(data.COLOURS, gains, strict=True)),
        "gains_volts": box.card_gains[first + E],
        "gains_any": box.card_gains_any[kind],
    }


def reconstructed(box: Box) -> list[str]:
    return [FACTS[i] for i in members(box.guessed)]
