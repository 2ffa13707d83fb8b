"""What an observation says is what the view says."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product

import pytest

from tests.conformance.readback import Facts, Look, Whole, check_agreement, looks, untold
from tests.games.railroad_ink.strange import STRANGE, strange
from tinkertable.core.seats import members
from tinkertable.games import load
from tinkertable.games.railroad_ink.rules import data
from tinkertable.games.railroad_ink.rules.tiles import SHAPES
from tinkertable.games.railroad_ink.view.models import Board, Field, View

GAME = load("railroad-ink")
EACH = 16
KINDS = [
    (1, {"expansion": "lava", "stations": "end", "lava_routes": "joined"}),
    (1, {"expansion": "meteor", "skip_counts": "special"}),
    (2, {"must_place": "maximal"}),
    (2, {"expansion": "lava"}),
    (3, {"expansion": "meteor", "crater_duty": "optional", "centre_counts": "routes"}),
    (4, {"expansion": "lava", "lava_routes": "joined"}),
]
RULINGS = (
    "stations=end", "must_place=maximal", "centre_counts=routes", "skip_counts=special",
    "crater_duty=optional", "lava_routes=joined",
)  # fmt: skip
DICE = "123456"
KINDS_OF_END = {"H": "highway", "R": "rail", "L": "lava"}
AWAY = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ACROSS = dict(zip("NESW", "SWNE", strict=True))


@cache
def found(edition: bool) -> list[Look]:
    return looks(GAME, KINDS, EACH, strange().box if edition else None)


@pytest.mark.parametrize("edition", [False, True])
def test_observations_say_what_the_view_says(edition: bool) -> None:
    check_agreement(found(edition), says)


def test_whatever_is_wrong_in_them_would_be_noticed() -> None:
    assert untold([*found(False), *found(True)], says) == set()


def says(look: Look) -> Facts:
    view: View = look.view
    over = not view.acting
    specials = [SHAPES[shape] for shape in members(look.position.box[0].specials)]
    printed = STRANGE if specials != list(data.SPECIALS) else GAME.components
    points = printed["network_points"]
    return {
        "expansion": view.field.expansion,
        "rulings": [told for told in RULINGS if look.options[told.split("=")[0]] in told],
        "round": view.round + over,
        "rounds": view.rounds,
        "lapsed": view.choices is not None and view.choices.emergency == "lapsed",
        "aim": view.aim,
        "distance": view.distance or 0,
        "dice": {
            die: drawing(view.dice[i] if i < len(view.dice) else "....")
            for i, die in enumerate(DICE)
        },
        "specials": {str(i): drawing(shown) for i, shown in enumerate(specials, 1)},
        "centre": list(view.field.centre),
        "network_points": {str(i): n for i, n in enumerate(points)},
        "crater_points": printed["crater_points"],
        "lake_points": printed["lake_points"],
        "seat": {
            str(look.label(seat)): {
                **board(look, board_, specials),
                "done": not over and view.acting != ("*",) and seat not in view.acting,
                "struck": seat == view.you and struck(look),
            }
            for seat, board_ in enumerate(view.boards, 1)
        },
    }


def struck(look: Look) -> bool:
    """R24: is this round's meteor decided?"""
    view: View = look.view
    thrown = view.field.expansion == "meteor" and view.distance is not None
    return thrown and "*" not in view.acting and not (view.choices and view.choices.meteor)


def drawing(shown: str) -> Facts:
    ends = {
        side: [KINDS_OF_END[letter]] if letter != "." else []
        for side, letter in zip("NESW", shown[:4], strict=True)
    }
    return {"ends": ends, "overpass": shown.endswith("x")}


def board(look: Look, told: Board, specials: list[str]) -> Facts:
    field = look.view.field
    cells = [row + column for row, column in product(field.rows, field.columns)]
    shows = {
        cell + side: letter
        for cell, shown in told.drawings.items()
        for side, letter in zip("NESW", shown[:4], strict=True)
    }
    faces = {cell + side: faced(look, shows, cell, side) for cell, side in product(cells, "NESW")}
    return {
        "special_now": told.special_now,
        "specials_used": told.specials_used,
        "specials": [str(i) for i, one in enumerate(specials, 1) if one in told.specials_left],
        "drawn": [DICE[die] for die in told.drawn],
        "ends": {
            "what drawings show": {"kind": planes(cells, shows)},
            "what neighbours and exits show towards the cell": {"kind": planes(cells, faces)},
        },
        "filled": [cell for cell in cells if cell in told.drawings],
        "overpasses": [cell for cell in cells if told.drawings.get(cell, "").endswith("x")],
        "front": [
            cell
            for cell in cells
            if cell not in told.drawings and any(faces[cell + side] != "." for side in "NESW")
        ],
        "craters": list(told.craters),
        "dot": told.dot,
    }


def faced(look: Look, shows: dict[str, str], cell: str, side: str) -> str:
    """What the neighbour of a cell, or an exit, shows towards it on a side."""
    field: Field = look.view.field
    down, right = AWAY[side]
    row, column = field.rows.index(cell[0]) + down, field.columns.index(cell[1]) + right
    if not (0 <= row < len(field.rows) and 0 <= column < len(field.columns)):
        return field.exits.get(cell + side, ".")
    return shows.get(field.rows[row] + field.columns[column] + ACROSS[side], ".")


def planes(cells: Iterable[str], ends: dict[str, str]) -> Facts:
    """By side and kind: the cells with such an end."""
    return {
        side: Whole(
            {
                name: [cell for cell in cells if ends.get(cell + side) == letter]
                for letter, name in KINDS_OF_END.items()
            }
        )
        for side in "NESW"
    }
