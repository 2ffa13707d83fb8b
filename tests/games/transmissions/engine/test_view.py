"""What clients are told, and what explains a score."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.play import walk
from tinkertable.core.position import Position

from ..any_table import RESOURCES
from ..table import GAME, Table


def explained(table: Table, line: str) -> list[Any]:
    return [item for item in GAME.explain(table.match.position, 0) if item.line == line]


def test_before_the_first_turn_there_is_none() -> None:
    position = Position(GAME, 2, {})
    seen = GAME.view(position, -1)
    assert seen["turn"] is None
    assert seen["first"] is None
    assert seen["rondel"][0]["robot"] is None
    assert seen["acting"] == ["*"]
    assert seen["display"][0]["item"] is None


def test_a_turn_is_told() -> None:
    table = Table().clear().idea("Y", "SI1").robots_at(1, 5, 8, 11).play("card TY Y", "use SI1")
    turn = table.view(1)["turn"]
    assert (turn["side"], turn["card"], turn["robot"], turn["extra"]) == (1, "TY", "Y", 1)
    assert turn["used"] == ["SI1"]
    assert table.view(0)["reach"] == [{"steps": n, "space": n + 1} for n in (1, 2, 3)]
    assert table.view(1)["reach"] == []
    table.play("go 1", "take 2W")
    assert table.view(1)["turn"]["acted"] == "LAKE"


def test_ideas_say_what_they_do() -> None:
    table = Table().clear().idea("Y", "E2", "H3", "F4").idea("B", "E6")
    e2, f4, h3 = table.view()["boards"][0]["columns"][0]["ideas"]
    assert (e2["effect"], e2["pays_volts"], e2["gains"]) == ("trade", 1, "WY")
    assert (f4["pays"], f4["gains"]) == ("Y", "B")
    assert (h3["pays_any"], h3["gains"]) == (2, "WYBG")
    assert table.view()["boards"][0]["columns"][1]["ideas"][0]["birds"] == 1


def test_every_source_of_points_is_explained() -> None:
    table = Table.at_action(12, "WWWYYY 0E").clear()
    table.idea("Y", "E6", "F6", "E7").item("B", "A1").item("G", "A2").item("R", "B5")
    table.holds("FC01", "FC01")
    table.play("pipe 1", "pay WWW", "at 0W r1").let_nature()
    table.board().flipped = 1 << 5
    (wildlife,) = explained(table, "wildlife")
    assert wildlife.facts == {
        "birds": 1,
        "butterflies": 2,
        "with_birds": ["E6"],
        "with_butterflies": ["F6", "P01"],
    }
    assert wildlife.points == 2
    connected, flipped = explained(table, "pipes")
    assert (connected.points, connected.facts) == (
        3,
        {"pipe": "P01", "number": 1, "flipped": False},
    )
    assert (flipped.points, flipped.facts) == (4, {"pipe": "P06", "flipped": True})
    (flow,) = explained(table, "flow")
    assert (flow.points, flow.cells, flow.facts["pipes"]) == (3, ("0", "1"), ["start", "P01"])
    (filled,) = explained(table, "filled")
    assert filled.facts == {"robot": "R"}
    socks, shelf = explained(table, "items")
    assert (socks.points, socks.facts["items"], socks.facts["family"]) == (10, ["A1", "A2"], "sock")
    assert (shelf.points, shelf.facts["special"]) == (6, "per_item")
    assert [item.points for item in explained(table, "ideas")] == [1, 3, 2]
    (cards,) = explained(table, "forest")
    assert (cards.points, cards.count) == (6, 2)
    (acorns,) = explained(table, "acorns")
    assert (acorns.points, acorns.facts["acorns"]) == (5, [6, 0])
    total = sum(item.points for item in GAME.explain(table.match.position, 0))
    assert total == table.score()["total"]


def test_views_are_plain_data() -> None:
    """Text, numbers, lists and objects at every step of a match."""
    position, rng = Position(GAME, 1, {"sets": "advanced"}), random.Random(5)
    for _ in walk(position, rng):
        if rng.random() < 0.2:
            check_plain(GAME.view(position.hidden(0), 0))


def check_plain(value: Any) -> None:
    if isinstance(value, dict):
        assert all(type(key) is str for key in value)
        for inner in value.values():
            check_plain(inner)
    elif isinstance(value, list):
        for inner in value:
            check_plain(inner)
    else:
        assert value is None or type(value) in (int, str, bool, float)


def test_what_places_give_and_forest_cards_do_is_told() -> None:
    seen = Table().view()
    assert seen["gifts"] == {"MEADOW": ["1G", "2Y"], "LAKE": ["1B", "2W"], "POWER_STATION": ["4E"]}
    cards = seen["forest"]["cards"]
    assert cards["FC02"]["gains_volts"] == 6
    assert (cards["FC05"]["window"], cards["FC05"]["place"]) == ("after", "LAKE")
    assert cards["FC05"]["gains_any"] == 2
    assert cards["FC07"]["swaps"] == ["WY", "BG"]
    assert (cards["FC08"]["pays_volts"], sorted(cards["FC08"]["gains"])) == (1, ["G", "W"])


def test_r17_what_may_be_used_is_shown() -> None:
    table = Table().clear().idea("Y", "SI8", "H1", "Z1", "E6").play("card TY Y")
    assert table.view()["usable"] == ["SI8", "H1", "Z1"]
    assert table.view(1)["usable"] == []


def test_r20_the_cards_looked_at_are_shown() -> None:
    table = Table.at_action(10).forest("FC03 FC04", "FC01").play("forest draw", "draw FC03")
    assert table.view()["forest"]["seen"] == ["FC03"]
    table.play("draw FC04")
    assert table.view()["forest"]["seen"] == ["FC03", "FC04"]
    assert table.play("keep FC03").view()["forest"]["seen"] == []


def test_r24_what_a_viewer_lacks() -> None:
    table = Table().stock("W 1E")
    seen = table.view()["lacks"]
    assert seen["items"][0] == {"resources": {"Y": 1, "E": 2}, "swap": False}
    assert seen["ideas"][1] == {"resources": {"E": 1}, "swap": False}
    assert seen["pipes"][0] == {"resources": {"W": 2}, "swap": False}
    table.stock("BB 3E")
    assert table.view()["lacks"]["ideas"][0]["resources"] == {"W/Y": 1}
    table.stock("WW 9E").holds("FC07")
    assert table.view()["lacks"]["items"][0] == {"resources": {"Y": 1}, "swap": True}
    assert table.view(-1)["lacks"] is None


def test_r24_a_gap_lacks_nothing() -> None:
    table = Table().gap(1).top(2, None)
    seen = table.view()
    assert seen["display"][0]["item"] is seen["display"][0]["idea"] is None
    assert (
        seen["lacks"]["items"][0] is seen["lacks"]["ideas"][0] is seen["lacks"]["pipes"][1] is None
    )
    assert [place["price"] for place in seen["display"]] == [3, 2, 1, 0]


@pytest.mark.parametrize(("space", "place"), [(0, "MEADOW"), (2, "LAKE"), (4, "POWER_STATION")])
def test_r54_what_a_place_gives_is_told_as_it_comes(space: int, place: str) -> None:
    for lies in range(6):
        pool = "".join(colour * lies for colour in RESOURCES[:-1]) + f" {lies}E"
        table = Table.at_action(space, seats=1).pool(pool)
        taken = []
        for text in table.legal("take"):
            after = Table.at_action(space, seats=1).pool(pool).play(text)
            taken.append(f"{lies - after.look()['pool'][text[-1]]}{text[-1]}")
        assert table.view()["gifts"][place] == taken


def test_r63_harveys_points_are_explained() -> None:
    table = Table(1).clear().flip("P07", "P20", "P33", seat=2).holds("FC01", "FC02", seat=2)
    table.item("Y", "D4", seat=2).idea("Y", "F6", "E7", seat=2)
    items = GAME.explain(table.match.position, 1)
    for line, points in table.score(2).items():
        if line != "total":
            assert sum(item.points for item in items if item.line == line) == points
    assert table.match.sheets() == [table.score(1), table.score(2)]
    assert table.view()["harvey"]["score"] == table.score(2)


def test_r64_the_pool_is_explained() -> None:
    table = Table(1).clear().pool("YYBG 3E")
    items = GAME.explain(table.match.position, 0)
    assert sum(item.points for item in items) == table.score()["total"] == 1 - 7.5
    assert {item.facts["resource"]: item.points for item in items if item.line == "pool"} == {
        "Y": -2, "B": -2, "G": -2, "E": -1.5,
    }  # fmt: skip
    assert isinstance(table.pool(" 2E").score()["total"], int)
