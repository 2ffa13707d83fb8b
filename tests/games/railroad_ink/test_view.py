"""What a client is told, so that it need know no rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.railroad_ink.table import draw, finish_round, roll, say, sit
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.seats import NOBODY
from tinkertable.games.railroad_ink import GAME

ROUTES = "H.H. H.H. RR.. HR.."


def seen(match: Match, seat: int = 1) -> dict[str, Any]:
    return match.view(seat - 1)


def pieces(match: Match, seat: int = 1) -> dict[str, dict[str, Any]]:
    return {piece["key"]: piece for piece in seen(match, seat)["choices"]["pieces"]}


@pytest.mark.parametrize("expansion", ["none", "meteor", "lava"])
@pytest.mark.parametrize("seats", [1, 3])
def test_choices_are_the_legal_list_and_marks_the_score_s(expansion: str, seats: int) -> None:
    match = Match(GAME, seats, {"expansion": expansion}, chance=Chance(f"view {seats}"))
    pick = random.Random(seats)
    match.settle()
    while not match.position.over:
        seat = pick.choice(match.waiting_for())
        view = match.view(seat)
        assert sorted(offered(view["choices"])) == sorted(match.legal_texts(seat))
        assert view["choices"]["done"] == (view["choices"]["why_not"] is None)
        for other in range(seats):
            check_marks(match.position.hidden(seat).game.explain, match, seat, other)
        match.play(seat, pick.choice(match.position.legal(seat)))
        match.settle()
    assert not any(marks["wet"] for marks in match.view(0)["marks"])


def offered(choices: dict[str, Any]) -> list[str]:
    texts = ["done"] * choices["done"]
    kinds = set()
    for piece in choices["pieces"]:
        texts += [piece["skip"]] if piece["skip"] else []
        if piece["kind"] not in kinds:  # equal dice offer the same
            texts += [text for turns in piece["places"].values() for text in turns]
        if piece["state"] == "open":
            kinds.add(piece["kind"])
    return texts + [way["move"] for way in (choices["meteor"] or {"ways": []})["ways"]]


def check_marks(explain: Any, match: Match, viewer: int, seat: int) -> None:
    position = match.position.hidden(viewer)
    marks = match.view(viewer)["marks"][seat]
    told = [end for item in explain(position, seat) if item.line == "errors" for end in item.ends]
    assert sorted(told) == sorted(marks["ends"] + marks["mouths"])
    assert len(marks["ends"]) + len(marks["mouths"]) == position.score(seat)["errors"]


def test_the_field_is_the_box_s() -> None:
    field = seen(sit())["field"]
    assert field["exits"]["A2N"] == "H"
    assert field["exits"]["B7E"] == "R"
    assert len(field["exits"]) == 12
    assert field["centre"] == ["C3", "C4", "C5", "D3", "D4", "D5", "E3", "E4", "E5"]


def test_a_die_knows_where_it_went_and_dries_when_done() -> None:
    match = sit(2)
    roll(match, ROUTES)
    draw(match, "A2H.H. A4RR..")
    dice = pieces(match)
    assert (dice["1"]["state"], dice["1"]["cell"]) == ("used", "A2")
    assert (dice["2"]["state"], dice["2"]["cell"]) == ("open", None)
    assert (dice["3"]["state"], dice["3"]["cell"]) == ("used", "A4")
    assert seen(match)["marks"][0]["wet"] == ["A2", "A4"]
    assert seen(match, 2)["marks"][0]["wet"] == []
    assert seen(match)["marks"][0]["joined"] == ["A2N", "A4N"]
    assert seen(match)["choices"]["why_not"] == {"code": "dice-left", "n": 2}
    draw(match, "B2H.H. C2HR..")
    say(match, "done")
    assert seen(match)["marks"][0]["wet"] == []
    assert pieces(match)["4"]["cell"] == "C2"


def test_the_best_fit_comes_first() -> None:
    match = sit()
    roll(match, "RRR. HH.. HH.. H.R.")
    assert pieces(match)["2"]["places"]["A6"][0] == "place A6HH.."
    draw(match, "A4RRR. A6H..H")  # a rail to the west of A5, a highway to its east
    assert pieces(match)["4"]["places"]["A5"][0] == "place A5.H.R"
    assert pieces(match)["3"]["places"]["A5"] == ["place A5.HH.", "place A5HH.."]


def test_what_fits_nowhere_is_stuck_and_specials_tell_their_cell() -> None:
    match = sit()
    roll(match, ROUTES)
    draw(match, "A2HHHR")
    assert pieces(match)["q"]["state"] == "used"
    assert pieces(match)["q"]["cell"] == "A2"
    assert pieces(match)["w"]["state"] == "stuck"
    assert seen(match)["choices"]["specials_left"] == 2


def test_a_spectator_has_nothing_to_choose() -> None:
    match = sit(2)
    roll(match, ROUTES)
    assert match.view(NOBODY)["choices"] is None


def test_the_meteor_s_way_is_told_before_it_falls() -> None:
    match = sit(expansion="meteor")
    roll(match, ROUTES + " W 3")
    choices = seen(match)["choices"]
    way = {"move": "meteor", "side": "W", "path": ["D3", "D2"], "target": "D1"}
    assert choices["meteor"] == {"from": "D4", "ways": [way]}
    assert choices["why_not"]["code"] == "meteor-first"
    assert pieces(match)["q"]["skip"] == "skip HHHR"
    assert pieces(match)["1"]["state"] == "open"
    say(match, "meteor")
    assert seen(match)["choices"]["meteor"] is None
    finish_round(match)
    roll(match, ROUTES + " any 2")
    ways = seen(match)["choices"]["meteor"]["ways"]
    assert [way["side"] for way in ways] == ["N", "E", "S", "W"]


def test_lakes_open_mouths_and_the_lava_duty() -> None:
    match = sit(expansion="lava")
    roll(match, ROUTES + " L.L. LL..")
    marks = seen(match)["marks"][0]
    assert marks["mouths"] == ["D4E", "D4N", "D4S", "D4W"]
    assert marks["lakes"] == [{"cells": ("D4",), "closed": False}]
    assert pieces(match)["5"]["due"]
    draw(match, "C4L.L.")
    assert pieces(match)["5"]["cell"] == "C4"
    assert not pieces(match)["6"]["due"]
    assert seen(match)["choices"]["emergency"] is None


def test_an_emergency_is_told_by_what_is_left_to_do() -> None:
    match = sit(expansion="lava")
    for faces, cells in EMERGENCY:
        roll(match, faces)
        draw(match, cells)
        if cells != EMERGENCY[-1][1]:
            say(match, "done")
    choices = seen(match)["choices"]
    assert choices["emergency"] == "erase-or-volcano"
    assert choices["erases"]
    erased = choices["erases"][0]
    move = next(
        piece["places"][erased][0] for piece in choices["pieces"] if piece["group"] == "lava"
    )
    say(match, move)
    assert seen(match)["choices"]["emergency"] is None


# Five rounds after which lava fits no free cell.
EMERGENCY = [
    (
        "H.H. RRR. R.R. HRHRx L.L. LR.R",
        "F7HRRR G7RHRHx G4R.R. A4R.RR C4L.L. B4.RLR G6.H.H",
    ),
    (
        "HH.. HH.. RRR. H.R. LH.H LL..",
        "D7.H.R G5HHHH D6.RRR E4LL.. E5H.HL G2..HH A6H..H",
    ),
    (
        "RR.. HHH. HHH. HRHRx LL.. LL..",
        "D5HRHRx A5.HHH F5HRHR B1R..R D1H.HH D3LL.. C3..LL",
    ),
    ("H.H. H.H. HH.. HRHRx LL.. LR.R", "A2HRHRx C2.LL. C5..HH E1H.H. F1H.H. D2LR.R"),
    ("HHH. HHH. H.H. HR.. LH.H LL..", ""),
]
