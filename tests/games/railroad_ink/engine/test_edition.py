"""Other editions of Railroad Ink: what they replace, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.railroad_ink.strange import strange
from tests.games.railroad_ink.table import SPECIALS
from tinkertable.backends import PLAIN
from tinkertable.bots.rounds import think
from tinkertable.core.chance import Chance
from tinkertable.core.edition import Edition, read_edition
from tinkertable.core.errors import BadEdition
from tinkertable.core.match import Match
from tinkertable.core.record import to_json
from tinkertable.games.railroad_ink import GAME
from tinkertable.games.railroad_ink.rules.data import COLUMNS, ROWS
from tinkertable.games.railroad_ink.rules.state import Box
from tinkertable.games.railroad_ink.view.notation import read_board


def edition(**data: Any) -> Edition:
    return read_edition(GAME, json.dumps({"game": "railroad-ink", "data": data}))


def test_other_points() -> None:
    given = edition(network_points=list(range(13)), lake_points=9)
    assert list(given.box[0].network_points)[:13] == list(range(13))
    assert (given.box[0].crater_points, given.box[0].lake_points) == (2, 9)


def test_a_drawing_may_be_given_in_any_turn() -> None:
    given = edition(dice={"4": {"HR..": None, "..RH": 2}}, specials=["RHRR", *SPECIALS[2:], "HHRH"])
    assert to_json(given.box[0], Box) == to_json(edition().box[0], Box)


def test_what_is_not_played_with_leaves_the_bots_what_they_know() -> None:
    assert edition(crater_points=5).box[0].usual
    assert not edition(exits={"N": {"2": "R"}}).box[0].usual


def test_exits_leave_where_they_are_printed() -> None:
    seats = Match(GAME, 1, {}, edition=strange())
    field = seats.view(0).field
    assert field.exits["A1W"] == field.exits["A1N"] == "R"
    assert len(field.exits) == 10
    assert field.centre == ("B2", "B6", "D4", "F2", "F6")
    for face in ("HHR.", "RR..", "R.R.", "HR..x"):
        seats.play_text(f"* roll {face}")
    seats.play_text("1 place A1R..R")
    seats.play_text("1 place D7.HR.x")
    assert seats.position.score(0)["networks"] == 3 + 1  # A1 joins two exits, D7 has one


def test_every_cell_may_have_its_exits() -> None:
    every = {"N": COLUMNS, "E": ROWS, "S": COLUMNS, "W": ROWS}
    exits = {side: dict.fromkeys(places, "H") for side, places in every.items()}
    given = edition(exits=exits, network_points=list(range(29)))
    board = "A1HHHH A2HHHH A3HHHH A4HHHH A5HHHH A6HHHH A7HHHH"
    match = Match(GAME, 1, {}, edition=given)
    read_board(given.box[0], match.position.state.board[0], board, "none")
    assert match.position.score(0)["networks"] == 7 + 2
    assert match.view(0).marks[0].joined == tuple(
        end for end in match.view(0).field.exits if end[0] == "A"
    )


LEAST = {"none": 15, "meteor": 30, "lava": 0}  # random games stay below


def test_bots_play_by_what_is_printed() -> None:
    for expansion in GAME.options["expansion"]:
        match = Match(GAME, 1, {"expansion": expansion}, edition=strange(), chance=Chance("s"))
        while not match.over:
            match.settle()
            if match.over:
                break
            found = think(match.position, 0, 1, PLAIN, width=1, plans=2)
            match.play(0, found.advice[0].action)
        assert match.sheets()[0]["total"] > LEAST[expansion]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"network_points": [0, 0, 4]}, "network_points: expected a list of 13 numbers, got 3"),
        ({"network_points": {}}, "expected a list of 13 numbers, got {}"),
        ({"network_points": [101] * 13}, "network_points: expected a number from 0 to 100"),
        ({"crater_points": -1}, "crater_points: expected a number from 0 to 100, got -1"),
        ({"lake_points": "5"}, "lake_points: .*got '5'"),
        ({"roads": {}}, "data: expected one of exits, centre, dice"),
        ({"exits": []}, "exits: expected an object"),
        ({"exits": {"N": None}}, "exits: 'N' is missing"),
        ({"exits": {"N": "H"}}, "exits, N: expected an object, got 'H'"),
        ({"exits": {"N": {"8": "H"}}}, "exits, N: expected one of 1, 2, .*, got '8'"),
        ({"exits": {"W": {"B": "L"}}}, "exits, W, B: expected one of H, R, got 'L'"),
        ({"exits": {"W": {"A": "H"}}}, "network_points: expected a list of 14 numbers, got 13"),
        (
            {"exits": {"N": {"2": None, "4": None, "6": None}, "S": {"2": None, "4": None,
             "6": None}, "E": {"B": None, "D": None, "F": None}, "W": {"B": None, "D": None,
             "F": None}}},
            "exits: expected one at least, got none",
        ),
        ({"centre": "D4"}, "centre: expected a list, got 'D4'"),
        ({"centre": ["D4", "D4"]}, "centre: 'D4' is there twice"),
        ({"centre": ["H1"]}, "centre: expected one of A1, .*got 'H1'"),
        ({"dice": {"5": {"HH..": 6}}}, "dice: expected one of 1, 2, 3, 4, got '5'"),
        ({"dice": {"4": None}}, "dice: '4' is missing"),
        ({"dice": {"4": ["HR.."]}}, "dice, 4: expected an object"),
        ({"dice": {"4": {"HR..": 3}}}, "dice, 4: expected 6 sides in all, got 7"),
        ({"dice": {"4": {"HR..": 7}}}, "dice, 4, HR..: expected a number from 1 to 6, got 7"),
        ({"dice": {"4": {"HR..": 1, "HRQ.": 1}}}, "dice, 4: expected a route as four sides"),
        ({"dice": {"4": {"HR..": 1, "....": 1}}}, "dice, 4: expected a route .*got '....'"),
        ({"dice": {"4": {"HR..": 1, "HH.Hx": 1}}}, "dice, 4: expected a route .*got 'HH.Hx'"),
        ({"dice": {"4": {"HR..": 1, "HL..": 1}}}, "dice, 4: expected a route .*got 'HL..'"),
        ({"lava_dice": {"2": {"LL..": 1, "HH..": 1}}}, "lava_dice, 2: expected lava .*'HH..'"),
        ({"lava_dice": {"2": {"LL..": 1, "LLLL": 1}}}, "lava_dice, 2: expected lava .*'LLLL'"),
        ({"aim_die": {"any": 1, "up": 1}}, "aim_die: expected one of N, E, S, W, any, got 'up'"),
        ({"fly_die": {"1": 2, "7": 1}}, "fly_die: expected one of 1, .*, 6, got '7'"),
        ({"specials": {}}, "specials: expected a list"),
        ({"specials": SPECIALS[1:]}, "specials: expected 6 drawings, got 5"),
        ({"specials": [*SPECIALS[1:], "RRRH"]}, "specials: 'RRRH' is there twice"),
        ({"specials": [*SPECIALS[1:], "RR.R"]}, "specials: 'RR.R' is on a die too"),
        ({"specials": [*SPECIALS[1:], 5]}, "specials: expected a route .*got 5"),
    ],
)  # fmt: skip
def test_nonsense_is_refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadEdition, match=why):
        edition(**data)
