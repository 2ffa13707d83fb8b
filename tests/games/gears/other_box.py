"""A box of Gears that has nothing of ours but what is said by name."""

from __future__ import annotations

import json
from typing import Any

from tinkertable.core.edition import read_edition
from tinkertable.games.gears import GAME

DATA: dict[str, Any] = {
    "gears": {
        "red": [4, 4, 1, 2],
        "purple": [3, 1, 3, 1],
        "yellow": [1, 1, 2, 4],
        "blue": [2, 4, 1, 3],
        "grey": [3, 3, 2, 2],
        "multi": [4, 2, 2, 1],
    },
    "round_cards": {
        "highest": {"wins": "first", "numbers": [3, 1, 4], "loses": "none"},
        "lowest": {"wins": "every", "numbers": [1], "loses": "none"},
        "highest_even": {"wins": "first", "numbers": [4, 3, 2, 1], "loses": "highest"},
        "highest_odd": {"wins": "every", "numbers": [4, 1], "loses": "lowest"},
        "lowest_even": {"wins": "every", "numbers": [2, 3, 4, 1], "loses": "none"},
        "lowest_odd": {"wins": "first", "numbers": [2], "loses": "none"},
        "even": {"wins": "first", "numbers": [1, 4], "loses": "lowest"},
        "odd": {"wins": "every", "numbers": [2, 3], "loses": "highest"},
        "all_but_lowest": {"wins": "every", "numbers": [1, 2, 3, 4], "loses": "highest"},
        "all_but_highest": {"wins": "first", "numbers": [4, 3, 2, 1], "loses": "none"},
    },
    "night_effects": {
        "highest": {"turns": ["2"], "order": "counterclockwise"},
        "lowest": {"turns": [], "up": "together", "abilities_off": ["set"]},
        "highest_even": {"whose": "right", "check": "losers"},
        "highest_odd": {"turns": ["+"], "powers_off": ["multi"]},
        "lowest_even": {"match": False, "powers_off": ["blue"], "check": "jammed"},
        "lowest_odd": {"whose": "own", "up": "together"},
        "even": {"abilities_off": ["before", "entry"]},
        "odd": {"powers_off": ["grey"], "abilities_off": ["after"]},
        "all_but_lowest": "half_turn",
        "all_but_highest": "none",
    },
    "characters": {
        "mechanic": {
            "day": {
                "when": "set",
                "counts_as": "multi",
                "turn": {"whose": "left", "steps": 2},
            },
            "night": {"when": "before", "look": "right", "set": "any", "lock": True},
        },
        "clockmaker": {
            "day": {"when": "after", "counts_as": "blue", "look": "left"},
            "night": {"when": "set", "set": "other", "turn": {"whose": "own", "steps": 1}},
        },
        "inspector": {"day": "solution", "night": {"when": "entry", "check": "one"}},
        "countess": {
            "day": {"when": "after", "turn": {"whose": "left", "steps": 3}},
            "night": "oil",
        },
    },
    "blue_returns": "needed",
}
OTHER_BOX = read_edition(GAME, json.dumps({"game": "gears", "name": "other", "data": DATA}))
