"""Tiles and cards as a client draws them: what is printed, told by the box."""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import part
from tinkertable.core.seats import members

from ..rules import data
from ..rules.actions import FOREST_NAMES, IDEA_NAMES, ITEM_NAMES, PIPE_NAMES
from ..rules.box import FAMILY_NAMES, JOINTS, KIND_NAMES, SPECIAL_NAMES
from ..rules.state import COLOURS, FACTS, IDEAS, NONE, PAYING, PRINTING, SIDES, START_PIPE

START_NAME = "start"
RESOURCES = (*data.COLOURS, "E")


def number(position: Position, field: str, at: int) -> int:
    """One number of the box."""
    return int(part(position.box[0], field)[at])


def engrams_text(position: Position, field: str, tile: int) -> str:
    counts = (number(position, field, tile * COLOURS + c) for c in range(COLOURS))
    return "".join(colour * n for colour, n in zip(data.COLOURS, counts, strict=True))


def idea_row(position: Position, idea: int) -> int:
    """Where the box has what it does in this printing (R31)."""
    return int(part(position.state, "option")[PRINTING]) * IDEAS + idea


def item_view(position: Position, item: int) -> dict[str, Any] | None:
    if item == NONE:
        return None
    family = number(position, "item_family", item)
    name = ITEM_NAMES[item]
    return {
        "id": name,
        "name": data.ITEMS[name].name,
        "cost": engrams_text(position, "item_engrams", item),
        "points": number(position, "item_points", item),
        "birds": number(position, "item_birds", item),
        "butterflies": number(position, "item_flies", item),
        "family": FAMILY_NAMES[family] if family != NONE else None,
        "special": SPECIAL_NAMES[number(position, "item_special", item)],
    }


def idea_view(position: Position, idea: int) -> dict[str, Any] | None:
    """With the numbers of its effect, which say what it does without its name."""
    if idea == NONE:
        return None
    row = idea_row(position, idea)
    pays = number(position, "pays_engram", row)
    return {
        "id": IDEA_NAMES[idea],
        "kind": KIND_NAMES[number(position, "idea_kind", idea)],
        "effect": data.EFFECTS[number(position, "effect", row)],
        "price": number(position, "idea_price", row),
        "pays_volts": number(position, "pays_volts", row),
        "pays": data.COLOURS[pays] if pays != NONE else "",
        "pays_any": number(position, "pays_any", row),
        "gains": "".join(data.COLOURS[c] for c in members(number(position, "gains", row))),
        "gains_volts": number(position, "gains_volts", row),
        "steps": number(position, "steps", row),
        "points": number(position, "idea_points", idea),
        "birds": number(position, "idea_birds", idea),
        "butterflies": number(position, "idea_flies", idea),
    }


def pipe_name(pipe: int) -> str:
    return START_NAME if pipe == START_PIPE else PIPE_NAMES[pipe]


def pipe_view(position: Position, pipe: int, rot: int = 0) -> dict[str, Any] | None:
    """With its joints N E S W, turned as it lies."""
    if pipe == NONE:
        return None
    first = (pipe * SIDES + rot) * SIDES
    return {
        "id": pipe_name(pipe),
        "cost": engrams_text(position, "pipe_engrams", pipe),
        "edges": "".join(JOINTS[number(position, "pipe_edges", first + i)] for i in range(SIDES)),
        "points": number(position, "pipe_points", pipe),
        "birds": number(position, "pipe_birds", pipe),
        "butterflies": number(position, "pipe_flies", pipe),
    }


def forest_view(position: Position) -> dict[str, dict[str, int]]:
    """By card: how often it is there, its acorns and points."""
    return {
        name: {
            "copies": number(position, "forest_copies", kind),
            "acorns": number(position, "acorns", kind),
            "points": number(position, "forest_points", kind),
        }
        for kind, name in enumerate(FOREST_NAMES)
    }


def forest_cards(position: Position) -> dict[str, dict[str, Any]]:
    """The same with what they do: when, where, what it costs and what it brings."""
    cards: dict[str, dict[str, Any]] = {}
    for kind, (name, printed) in enumerate(forest_view(position).items()):
        window, place = (number(position, field, kind) for field in ("window", "place"))
        gains = [number(position, "card_gains", kind * len(RESOURCES) + r) for r in range(COLOURS)]
        cards[name] = printed | {
            "window": data.WINDOWS[window],
            "place": data.LOCATIONS[place] if place != NONE else None,
            "swaps": ["".join(pair) for pair in data.SWAPS] if window == PAYING else [],
            "pays_volts": number(position, "card_pays", kind),
            "gains": "".join(c * n for c, n in zip(data.COLOURS, gains, strict=True)),
            "gains_volts": number(position, "card_gains", kind * len(RESOURCES) + COLOURS),
            "gains_any": number(position, "card_gains_any", kind),
        }
    return cards


def reconstructed(position: Position) -> list[str]:
    return [FACTS[i] for i in members(int(part(position.box[0], "guessed")))]
