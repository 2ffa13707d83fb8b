"""A box with nothing in it like our own: what an edition's file may state, all of it at once."""

from __future__ import annotations

import json
import warnings
from functools import cache
from typing import Any

from tinkertable.core.edition import Edition, read_edition
from tinkertable.games import load
from tinkertable.games.transmissions.rules import data

COSTS = ("GG", "WB", "YY", "BG", "WW", "YG", "BB")
PIPE_COSTS = ("GGG", "WBB", "YYW", "BGW", "WWG", "YGB", "YYY")
EDGES = ("tr-t", "qt--", "t-t-", "rrtt", "-t-q", "tttt", "r-t-", "q-q-", "tr--", "qrt-")
KINDS = {
    # Kinds of the glossary in other colours and amounts.
    "K04B": {"pay_volts": 1, "gain": "W"},
    "K04Y": {"effect": "trade", "pay_volts": 2, "gain": "Y"},
    "K08W": {"gain": "G"},
    "K08B": {"effect": "bonus", "gain": "B"},
    "K09": {"gain_volts": 5},
    "K16": {"steps": 4},
    "K17a": {"gain_volts": 6},
    "K18": {"points": 1, "birds": 3, "butterflies": 1},
    # And of our own.
    "both": {"effect": "trade", "pay": "WY", "gain": "BG"},
    "bulk": {"effect": "trade", "pay_volts": 2, "pay_any": 1, "gain_any": 2, "of": "BG"},
    "three": {"effect": "trade", "pay": "B", "pay_any": 2, "gain_any": 3, "points": 1},
    "mixed": {
        "effect": "trade", "pay": "W", "gain": "WG", "gain_volts": 2, "gain_any": 1, "of": "YB",
    },
    "one": {"effect": "trade", "pay_any": 3, "gain_any": 2, "of": "G"},
    "leap": {"effect": "jump", "pay": "W", "pay_any": 1},
    "change": {"effect": "swap", "pay_any": 2},
    "turn": {"effect": "reverse", "pay_volts": 1, "butterflies": 1},
    "stride": {"effect": "steps", "pay": "Y", "steps": 3},
    "dig": {"effect": "forest", "pay_any": 3},
    "find": {"effect": "forest"},
    "shiny": {"effect": "bonus", "gain_any": 2, "of": "WY", "points": 2, "birds": 1},
    "tithe": {"effect": "bonus", "pay_volts": 1, "gain": "GG", "gain_volts": 3},
    "offer": {"effect": "bonus", "pay_any": 1, "gain_any": 1, "of": "YG"},
    "badge": {"effect": "end", "points": 5, "birds": 2},
}  # fmt: skip
TILES = (
    "bulk", "K23", "leap", "three", "K04B", "stride", "badge", "K08B", "mixed", "change", "K24",
    "K16", "one", "turn", "K17a", "dig", "both", "K18", "shiny", "K04Y", "K13", "K14", "tithe",
    "find", "K02", "offer", "K08W", "K09", "K03", "K01", "K06", "K10", "K19", "K07", "K05",
)  # fmt: skip
STARTERS = (
    "bulk", "both", "K17a", "K09", "leap", "mixed", "K23", "K24", "stride", "tithe",
)  # fmt: skip
FOREST = {
    "FC01": {"copies": 2, "acorns": 0, "points": 5},
    "FC02": {"copies": 1, "gain_volts": 2, "pay": "G"},
    "FC03": {"copies": 3, "acorns": 4, "of": "WB"},
    "FC04": {"copies": 1, "place": "TOWN", "gain_any": 3},
    "FC05": {"copies": 1, "acorns": 1, "gain_any": 0, "gain": "BB"},
    "FC06": {"copies": 2, "place": "FOREST", "pay_volts": 1},
    "FC07": {"copies": 1, "acorns": 2, "points": 1},
    "FC08": {"copies": 1, "pay_volts": 0, "pay_any": 2},
    "FC09": {"copies": 0},
    "FC10": {"copies": 1, "acorns": 0},
    "FC11": {"copies": 1, "acorns": 1},
    "FC12": {"window": "never", "copies": 2, "acorns": 6},
    "FC13": {"window": "paying", "copies": 2, "acorns": 7},
    "FC14": {"window": "paired", "copies": 2, "acorns": 5},
    "FC15": {"window": "again", "copies": 2, "acorns": 1, "points": 2},
    "FC16": {
        "window": "any", "copies": 2, "acorns": 1, "pay": "W", "pay_any": 1, "gain_any": 2,
        "of": "YBG",
    },
    "FC18": {
        "window": "after", "copies": 2, "acorns": 3, "place": "PIPES", "gain": "WY",
        "gain_volts": 1,
    },
    "FC28": {"window": "any", "copies": 2, "acorns": 9, "gain": "YBG", "pay_volts": 3},
}  # fmt: skip

OTHER: dict[str, Any] = {
    "rondel": ["TOWN", "LAKE", "FOREST", "PIPES", "MEADOW", "POWER_STATION", "SCRAP_YARD"],
    "columns": "GRYB",
    "robots": {
        "Y": {"distance": 5, "slots": 2, "fill_points": 9},
        "B": {"distance": 1, "slots": 6, "fill_points": 3},
        "G": {"distance": 2, "slots": 1, "fill_points": 1},
        "R": {"distance": 3, "slots": 3, "fill_points": 7},
    },
    "cards": {
        "TY": ["FOREST"],
        "TB": "R",
        "TG": "G",
        "TR": ["PIPES"],
        "TL1": ["SCRAP_YARD", "TOWN", "FOREST"],
        "TL2": "Y",
        "TL3": "B",
    },
    "harvey_cards": {"TY": 2, "TB": 1, "TG": 4, "TR": 1, "TL1": 5, "TL2": 2, "TL3": 0},
    "item_prices": [0, 1, 2, 5],
    "idea_surcharges": [0, 1, 0, 1],
    "items": {
        name: {
            "name": f"Thing {name}",
            "cost": COSTS[i % len(COSTS)],
            "points": i % 5,
            "birds": i % 3,
            "butterflies": i % 2,
            "family": ("family_6", "sock", "none", "family_11")[i % 4] if i < 12 else "none",
            "special": ("none", "per_pipe", "per_idea", "per_item")[i % 4] if i > 20 else "none",
        }
        for i, name in enumerate(data.ITEMS)
    },
    "families": {"sock": [4, 1, 2], "family_6": [1, 2, 9], "family_11": [0, 3, 3]},
    "specials": {"per_item": {"each": 1, "most": 3}, "per_pipe": {"each": 3, "most": 7}},
    "kinds": KINDS,
    "russian_kinds": {
        "K13": {"effect": "steps", "pay": "", "gain_volts": 0, "steps": 2},
        "K14": {"pay": "", "pay_any": 1, "gain_volts": 4},
        "badge": {"effect": "end", "points": 1, "butterflies": 2},
    },
    "russian_prices": {"K13": 3, "badge": 0},
    "ideas": {
        name: {"kind": TILES[i], "price": i % 4} for i, name in enumerate(data.IDEAS)
    },
    "starting_ideas": dict(zip(data.STARTING, STARTERS, strict=True)),
    "pipes": {
        name: {
            "cost": PIPE_COSTS[i % len(PIPE_COSTS)],
            "edges": EDGES[i % len(EDGES)],
            "points": i % 6,
            "birds": i % 2,
            "butterflies": i % 3,
        }
        for i, name in enumerate(data.PIPES)
    },
    "starting_pipe": ["ttrq", "-t-r", {"edges": "t---", "points": 2, "birds": 1}, "qqqq"],
    "flow_points": [0, 2, 5, 9, 14],
    "flow_more": 7,
    "flipped_points": 6,
    "forest": FOREST,
}  # fmt: skip


@cache
def other_edition() -> Edition:
    """Its location cards leave one location out, which is warned of."""
    file = {"game": "transmissions", "name": "other", "data": OTHER}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return read_edition(load("transmissions"), json.dumps(file))
