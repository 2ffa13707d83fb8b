"""What clients are told, and what explains a score."""

from __future__ import annotations

import random
from typing import Any

from tests.conformance.play import walk
from tinkertable.core.position import Position

from .table import GAME, Table, at_action


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
    table = at_action(12, "WWWYYY 0E").clear()
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
