"""A box unlike ours in everything that an edition may replace."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tinkertable.core.edition import Edition, read_edition
from tinkertable.games import load

STRANGE: dict[str, Any] = {
    "exits": {
        "N": {"1": "R", "2": None, "4": None, "6": None, "7": "H"},
        "E": {"A": "H", "B": None, "C": "R", "D": "H", "F": None},
        "S": {"1": "H", "2": None, "3": "R", "4": None, "5": "R", "6": None},
        "W": {"A": "R", "B": None, "C": "H", "D": None, "F": None},
    },
    "centre": ["B2", "B6", "D4", "F2", "F6"],
    "dice": {
        "1": {"HHR.": 2, "H...": 1, "HH..": None, "HHH.": None, "RR..": None},
        "2": {"HHHH": 1, "RR..": 5, "H.H.": None, "HH..": None, "HHH.": None, "R.R.": None,
              "RRR.": None},
        "4": {"HHRRx": 2, "HR..x": 1, "H.R.": 1, "HRHRx": None},
    },
    "specials": ["RRRR", "HHHRx", "HHR.x", "HRRR", "HRHR", "HR.R"],
    "aim_die": {"N": 3, "E": None, "S": None},
    "fly_die": {"1": 1, "2": None, "3": None, "4": 2, "6": 3},
    "lava_dice": {
        "1": {"LL..": 2, "L...": 2, "LHR.": 1, "L.L.": None, "LLL.": None, "LH.H": None},
        "2": {"LLL.": None, "L.L.": 2, "LHHR": 1, "LL..": None, "LR.R": 2},
    },
    "network_points": [0, 1, 3, 7, 9, 20, 21, 22, 23, 24, 99],
    "crater_points": 7,
    "lake_points": 0,
}  # fmt: skip


# With these few faces are left, so that they can be counted (`rules/room.py`).
FEW_FACES = {
    "3": {"RR..": 6, "H.H.": None, "HH..": None, "HHH.": None, "R.R.": None, "RRR.": None},
    "4": {"HR..": 6, "H.R.": None, "HRHRx": None},
}


def strange(dice: Mapping[str, Any] = {}) -> Edition:
    data = {**STRANGE, "dice": {**STRANGE["dice"], **dice}}
    return read_edition(load("railroad-ink"), json.dumps({"game": "railroad-ink", "data": data}))
