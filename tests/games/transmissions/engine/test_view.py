"""What clients are told, and what explains a score."""

from __future__ import annotations

import json
import random

import pytest
from pydantic import TypeAdapter

from tests.conformance.play import walk
from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.core.values import to_plain
from tinkertable.games.transmissions.rules import data
from tinkertable.games.transmissions.view import components, names
from tinkertable.games.transmissions.view.choices import Lack, Lacks, Reach
from tinkertable.games.transmissions.view.names import Amount, Place
from tinkertable.games.transmissions.view.table import View

from ..any_table import RESOURCES
from ..table import GAME, Table


def explained(table: Table, line: str) -> list[Item]:
    return [item for item in GAME.explain(table.match.position, 0) if item.line == line]


def test_names_are_those_of_the_rules() -> None:
    assert "".join(names.COLOURS) == data.COLOURS
    assert (*names.COLOURS, "E") == names.RESOURCES
    assert "".join(names.ROBOTS) == data.ROBOTS
    assert names.PLACES == data.LOCATIONS
    assert components.EFFECTS == data.EFFECTS
    assert components.WINDOWS == data.WINDOWS
    assert components.SPECIALS[1:] == tuple(data.SPECIALS)
    assert components.SWAPS == data.SWAPS


def test_before_the_first_turn_there_is_none() -> None:
    position = Position(GAME, 2, {})
    seen = GAME.view(position, -1)
    assert seen.turn is None
    assert seen.first is None
    assert seen.rondel[0].robot is None
    assert seen.acting == ("*",)
    assert seen.display[0].item is None


def test_a_turn_is_told() -> None:
    table = Table().clear().idea("Y", "SI1").robots_at(1, 5, 8, 11).play("card TY Y", "use SI1")
    turn = table.view(1).turn
    assert turn is not None
    assert (turn.side, turn.card, turn.robot, turn.extra) == (1, "TY", "Y", 1)
    assert turn.used == ("SI1",)
    assert table.view(0).reach == tuple(Reach(steps=n, space=n + 1) for n in (1, 2, 3))
    assert table.view(1).reach == ()
    turn = table.play("go 1", "take 2W").view(1).turn
    assert turn is not None
    assert turn.acted == "LAKE"


def test_ideas_say_what_they_do() -> None:
    table = Table().clear().idea("Y", "E2", "H3", "F4").idea("B", "E6")
    columns = table.view().boards[0].columns
    e2, f4, h3 = columns[0].ideas
    assert (e2.effect, e2.pays_volts, e2.gains_any) == ("trade", 1, 1)
    assert (e2.gains, e2.gains_of) == ((), ("W", "Y"))
    assert (f4.pays, f4.gains) == (("Y",), ("B",))
    assert (h3.pays, h3.pays_any, h3.gains_any) == ((), 2, 1)
    assert h3.gains_of == ("W", "Y", "B", "G")
    assert columns[1].ideas[0].birds == 1


def test_pipes_say_how_they_join() -> None:
    """R26: turned as they lie."""
    table = Table.at_action(12, "WWWYYY 0E").play("pipe 1", "pay WWW")
    start = table.view().boards[0].pipes[0].tile
    assert start.edges == (None, "round", None, "rectangular")
    laid = table.play("at 0W r1").view().boards[0].pipes[1]
    assert (laid.x, laid.y, laid.rot, laid.links) == (-1, 0, 1, {"E": 0})
    assert laid.tile.edges == (None, "rectangular", None, "rectangular")
    assert laid.tile.cost == ("W", "W", "W")


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


def test_views_are_what_they_say() -> None:
    """The types of the fields, at every step of a match."""
    adapter, rng = TypeAdapter(View), random.Random(5)
    position = Position(GAME, 1, {"sets": "advanced"})
    for _ in walk(position, rng):
        if rng.random() < 0.2:
            plain = to_plain(GAME.view(position.hidden(0), 0))
            adapter.validate_python(plain, strict=False)
            json.dumps(plain)


def test_what_places_give_and_forest_cards_do_is_told() -> None:
    seen = Table().view()
    assert seen.gifts == {
        "MEADOW": (Amount("G", 1), Amount("Y", 2)),
        "LAKE": (Amount("B", 1), Amount("W", 2)),
        "POWER_STATION": (Amount("E", 4),),
    }
    cards = seen.forest.cards
    assert cards["FC02"].gains_volts == 6
    assert (cards["FC05"].window, cards["FC05"].place) == ("after", "LAKE")
    assert cards["FC05"].gains_any == 2
    assert cards["FC07"].swaps == (("W", "Y"), ("B", "G"))
    assert (cards["FC08"].pays_volts, cards["FC08"].gains) == (1, ("W", "G"))


def test_r17_what_may_be_used_is_shown() -> None:
    table = Table().clear().idea("Y", "SI8", "H1", "Z1", "E6").play("card TY Y")
    assert table.view().usable == ("SI8", "H1", "Z1")
    assert table.view(1).usable == ()


def test_r20_the_cards_looked_at_are_shown() -> None:
    table = Table.at_action(10).forest("FC03 FC04", "FC01").play("forest draw", "draw FC03")
    assert table.view().forest.seen == ("FC03",)
    table.play("draw FC04")
    assert table.view().forest.seen == ("FC03", "FC04")
    assert table.play("keep FC03").view().forest.seen == ()


def lacks(table: Table) -> Lacks:
    found = table.view().lacks
    assert found is not None
    return found


def test_r24_what_a_viewer_lacks() -> None:
    table = Table().stock("W 1E")
    seen = lacks(table)
    assert seen.items[0] == Lack((Amount("Y", 1), Amount("E", 2)), pale=0, swap=False)
    assert seen.ideas[1] == Lack((Amount("E", 1),), pale=0, swap=False)
    assert seen.pipes[0] == Lack((Amount("W", 2),), pale=0, swap=False)
    assert lacks(table.stock("BB 3E")).ideas[0] == Lack((), pale=1, swap=False)
    table.stock("WW 9E").holds("FC07")
    assert lacks(table).items[0] == Lack((Amount("Y", 1),), pale=0, swap=True)
    assert table.view(-1).lacks is None


def test_r24_a_gap_lacks_nothing() -> None:
    table = Table().gap(1).top(2, None)
    offers, seen = table.view().display, lacks(table)
    assert offers[0].item is None
    assert offers[0].idea is None
    assert seen.items[0] is seen.ideas[0] is seen.pipes[1] is None
    assert [offer.price for offer in offers] == [3, 2, 1, 0]


@pytest.mark.parametrize(("space", "place"), [(0, "MEADOW"), (2, "LAKE"), (4, "POWER_STATION")])
def test_r54_what_a_place_gives_is_told_as_it_comes(space: int, place: Place) -> None:
    for lies in range(6):
        pool = "".join(colour * lies for colour in RESOURCES[:-1]) + f" {lies}E"
        table = Table.at_action(space, seats=1).pool(pool)
        taken = []
        for text in table.legal("take"):
            after = Table.at_action(space, seats=1).pool(pool).play(text)
            taken.append((text[-1], lies - after.look()["pool"][text[-1]]))
        given = table.view().gifts[place]
        assert [(gift.resource, gift.count) for gift in given] == taken


def test_r63_harveys_points_are_explained() -> None:
    table = Table(1).clear().flip("P07", "P20", "P33", seat=2).holds("FC01", "FC02", seat=2)
    table.item("Y", "D4", seat=2).idea("Y", "F6", "E7", seat=2)
    items = GAME.explain(table.match.position, 1)
    for line, points in table.score(2).items():
        if line != "total":
            assert sum(item.points for item in items if item.line == line) == points
    assert table.match.sheets() == [table.score(1), table.score(2)]
    harvey = table.view().harvey
    assert harvey is not None
    assert harvey.score == table.score(2)


def test_r64_the_pool_is_explained() -> None:
    table = Table(1).clear().pool("YYBG 3E")
    items = GAME.explain(table.match.position, 0)
    assert sum(item.points for item in items) == table.score()["total"] == 1 - 7.5
    assert {item.facts["resource"]: item.points for item in items if item.line == "pool"} == {
        "Y": -2, "B": -2, "G": -2, "E": -1.5,
    }  # fmt: skip
    assert isinstance(table.pool(" 2E").score()["total"], int)
