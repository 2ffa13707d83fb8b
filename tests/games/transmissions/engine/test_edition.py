"""Another edition of Transmissions, and the counts of our own."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tinkertable.core.edition import Edition, read_edition
from tinkertable.core.errors import BadEdition
from tinkertable.core.match import Match
from tinkertable.games.transmissions.rules import data

from ..table import GAME, Table


def edition(**changes: Any) -> Edition:
    return read_edition(GAME, json.dumps({"game": "transmissions", "data": changes}))


def test_counts_of_the_components() -> None:
    assert (len(data.ITEMS), len(data.IDEAS), len(data.STARTING), len(data.PIPES)) == (
        35,
        35,
        10,
        34,
    )
    assert sum(card.copies for card in data.FOREST.values()) == 28
    assert sum(card.copies * card.acorns for card in data.FOREST.values()) == 61
    assert sum(robot.slots for robot in data.ROBOT_FACTS.values()) == 12
    assert {name for cards in data.LOCATION_CARDS.values() for name in cards} == set(data.LOCATIONS)


@pytest.mark.parametrize("letter", data.ITEM_SETS)
def test_every_set_of_items_costs_the_same(letter: str) -> None:
    items = [item for name, item in data.ITEMS.items() if name[0] == letter]
    assert len(items) == 7
    assert Counter("".join(item.cost for item in items)) == {"W": 4, "Y": 4, "B": 3, "G": 3}
    assert sum(item.family != "none" for item in items) == 3


@pytest.mark.parametrize("letter", data.IDEA_SETS)
def test_every_set_of_ideas_is_complete(letter: str) -> None:
    assert sum(name[0] == letter for name in data.IDEAS) == 7


def test_every_effect_of_the_glossary_occurs() -> None:
    kinds = {idea.kind for idea in data.IDEAS.values()} | set(data.STARTING.values())
    assert kinds == set(data.KINDS)
    assert {kind.effect for kind in data.KINDS.values()} == set(data.EFFECTS)
    assert {card.window for card in data.FOREST.values()} == set(data.WINDOWS)


def test_pipes_are_balanced() -> None:
    shapes = Counter(len(pipe.edges) - pipe.edges.count("-") for pipe in data.PIPES.values())
    assert shapes == {2: 24, 3: 8, 4: 2}
    joints = Counter("".join(pipe.edges for pipe in data.PIPES.values()))
    assert joints["r"] == joints["q"] == 40
    costs = Counter("".join(pipe.cost for pipe in data.PIPES.values()))
    assert costs == {"W": 29, "Y": 29, "B": 22, "G": 22}


def test_a_pipe_shows_the_units_it_costs_and_one_more() -> None:
    """Wildlife is taken off; so a pipe with its first step of the flow is above a flipped one."""
    units = {"W": 1, "Y": 1, "B": 2, "G": 2}
    for pipe in data.PIPES.values():
        wildlife = 2 * pipe.birds + pipe.butterflies
        assert pipe.points == sum(units[colour] for colour in pipe.cost) + 1 - wildlife
        assert pipe.points + data.FLOW_POINTS[1] - data.FLOW_POINTS[0] > data.FLIPPED_POINTS


def test_another_rondel() -> None:
    order = ["TOWN", "LAKE", "FOREST", "PIPES", "MEADOW", "POWER_STATION", "SCRAP_YARD"]
    table = Table(edition=edition(rondel=order)).robots_at(13, 3, 6, 9).stock("YY 0E").move()
    assert [space.location for space in table.view().rondel[::2]] == order
    assert table.legal() == ["item 4", "skip"]


def test_other_robots_cards_and_prices() -> None:
    mine = edition(
        robots={"Y": {"distance": 5, "slots": 6, "fill_points": 9}},
        cards={"TL1": ["PIPES", "MEADOW", "TOWN"], "TL3": ["SCRAP_YARD", "POWER_STATION"]},
        item_prices=[0, 0, 0, 7],
        idea_surcharges=[0, 0, 0, 1],
    )
    table = Table(edition=mine)
    assert table.view().cards["TL1"] == ("PIPES", "MEADOW", "TOWN")
    assert table.view().robots[0].distance == 5
    table.play("card TY Y")
    assert table.legal("go")[-1] == "go 5"
    table.robots_at(5, 0, 3, 11).stock("WWYYBG 3E").play("go 1")
    assert table.legal("item") == ["item 1", "item 2", "item 3"]
    assert [offer.surcharge for offer in table.view().display] == [0, 0, 0, 1]


def test_other_tiles() -> None:
    mine = edition(
        items={"A1": {"cost": "GG", "points": 7, "family": "none", "special": "per_idea"}},
        ideas={"E1": {"kind": "K02", "price": 0}},
        starting_ideas={"SI3": "K22"},
        pipes={"P01": {"cost": "BBB", "edges": "rrrr", "points": 9, "birds": 2}},
        starting_pipe="rrrr",
        families={"sock": [1, 2, 3]},
        specials={"per_idea": {"each": 5, "most": 15}},
        flow_points=[2, 4, 6, 8, 10],
        forest={"FC01": {"points": 4, "acorns": 0}},
    )
    table = Table(edition=mine)
    seen = table.view()
    item, idea, pipe = seen.display[0].item, seen.display[0].idea, seen.stacks[0].pipe
    assert item is not None
    assert idea is not None
    assert pipe is not None
    assert item.cost == ("G", "G")
    assert idea.effect == "jump"
    assert pipe.edges == ("round",) * 4
    assert {board.pipes[0].tile.edges for board in seen.boards} == {("round",) * 4}
    card = seen.forest.cards["FC01"]
    assert (card.copies, card.acorns, card.points) == (4, 0, 4)
    assert table.score()["ideas"] == 4
    assert table.score()["flow"] == 2
    table.item("Y", "A1").holds("FC01")
    assert table.score()["items"] == 7 + 10
    assert table.score()["forest"] == 4


def test_what_an_owner_states_is_no_longer_reconstructed() -> None:
    own = Match(GAME, 2).view().reconstructed
    assert {"rondel", "items", "pipes", "slots"} <= set(own)
    slots = {robot: {"slots": 4} for robot in data.ROBOTS}
    mine = edition(rondel=list(data.RONDEL), robots=slots, pipes={"P01": {"points": 4}})
    theirs = Match(GAME, 2, edition=mine).view().reconstructed
    assert set(own) - set(theirs) == {"rondel", "slots"}  # all of them, not only of one


SEVEN = list(data.LOCATIONS)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"rondel": "TOWN"}, "rondel: expected a list of locations"),
        ({"rondel": SEVEN[:6]}, "rondel: expected all 7 locations"),
        ({"rondel": [*SEVEN[:6], "LAKE"]}, "rondel: expected no location twice"),
        ({"rondel": [*SEVEN[:6], "SEA"]}, "rondel: expected one of MEADOW, .*'SEA'"),
        ({"robots": 4}, "robots: expected an object"),
        ({"robots": {"P": {}}}, "robots: expected one of Y, B, G, R, got 'P'"),
        ({"robots": {"Y": {"slots": 0}}}, "robots, Y, slots: .* from 1 to 6, got 0"),
        ({"robots": {"Y": {"distance": 11}}}, "robots, Y, distance: .* from 1 to 10"),
        ({"robots": {"Y": {"colour": 1}}}, "robots, Y: expected one of distance"),
        ({"cards": {"TL1": []}}, "cards, TL1: expected a list of locations"),
        ({"cards": {"TL1": ["LAKE", "LAKE"]}}, "cards, TL1: expected no location twice"),
        ({"cards": {"TL1": "P"}}, "cards, TL1: expected one of Y, B, G, R, got 'P'"),
        ({"cards": {"TL4": []}}, "cards: expected one of TY, TB, TG, TR, TL1, TL2, TL3"),
        ({"columns": "YBG"}, "columns: expected each of YBGR once, got 'YBG'"),
        ({"columns": "YBGG"}, "columns: expected each of YBGR once"),
        ({"columns": 4}, "columns: expected each of YBGR once, got 4"),
        ({"harvey_cards": {"TY": 10}}, "harvey_cards, TY: .* from 0 to 9, got 10"),
        ({"harvey_cards": {"TX": 1}}, "harvey_cards: expected one of TY"),
        (
            {"harvey_cards": dict.fromkeys(("TY", "TB", "TG", "TR"), 0)},
            "harvey_cards: expected a robot among those of TY, TB, TG, TR",
        ),
        ({"item_prices": [1, 2, 3]}, "item_prices: expected a list of 4 numbers"),
        ({"item_prices": [1, 2, 3, -1]}, "item_prices: .* from 0 to 20, got -1"),
        ({"idea_surcharges": [2, 0, 0, 0]}, "idea_surcharges: .* from 0 to 1, got 2"),
        ({"items": {"A1": {"cost": "WYB"}}}, "items, A1, cost: expected 2 of WYBG, got 'WYB'"),
        ({"items": {"A1": {"cost": "WR"}}}, "items, A1, cost: expected 2 of WYBG"),
        ({"items": {"A1": {"cost": 2}}}, "items, A1, cost: expected 2 of WYBG"),
        ({"items": {"A1": {"name": 2}}}, "items, A1, name: expected a text"),
        ({"items": {"A1": {"name": "a\nb"}}}, "items, A1, name: expected a text"),
        ({"items": {"A1": {"name": ""}}}, "items, A1, name: expected a text of 1 to 24"),
        ({"items": {"A1": {"name": "x" * 25}}}, "items, A1, name: expected a text of 1 to 24"),
        ({"items": {"A1": {"points": 51}}}, "items, A1, points: .* from 0 to 50"),
        ({"items": {"A1": {"birds": 6}}}, "items, A1, birds: .* from 0 to 5"),
        ({"items": {"A1": {"family": "hat"}}}, "items, A1, family: .*'hat'"),
        ({"items": {"A1": {"special": "x"}}}, "items, A1, special: .*per_item.*'x'"),
        ({"items": {"A8": {}}}, "items: expected one of A1, "),
        ({"items": {"A1": None}}, "items: 'A1' is missing"),
        ({"families": {"sock": [1, 2]}}, "families, sock: expected a list of 3 numbers"),
        ({"specials": {"per_item": {"each": -1}}}, "specials, per_item, each"),
        ({"ideas": {"E1": {"kind": "K99"}}}, "ideas, E1, kind: .*'K99'"),
        ({"ideas": {"E1": {"price": 21}}}, "ideas, E1, price: .* from 0 to 20"),
        ({"kinds": {"K01": {"effect": "fly"}}}, "kinds, K01, effect: .*'fly'"),
        ({"kinds": {"new": {}}, "ideas": {"E1": {"kind": "old"}}}, "ideas, E1, kind: .*'old'"),
        ({"kinds": {"K01": {"colour": 1}}}, "kinds, K01: expected one of effect"),
        ({"kinds": {"K01": {"steps": 1}}}, "kinds, K01: 'steps' does nothing there, got 1"),
        ({"kinds": {"K23": {"pay_volts": 1}}}, "kinds, K23: 'pay_volts' does nothing there"),
        ({"kinds": {"K01": {"gain": "W"}}}, "kinds, K01: 'gain' does nothing there, got 'W'"),
        ({"kinds": {"K15": {"steps": 0}}}, "kinds, K15, steps: .* from 1 to 9, got 0"),
        ({"kinds": {"K11": {"pay": "WWWW"}}}, "kinds, K11, pay: expected 3 of WYBG at most"),
        ({"kinds": {"K11": {"pay": "R"}}}, "kinds, K11, pay: expected 3 of WYBG at most"),
        ({"kinds": {"K11": {"pay": 1}}}, "kinds, K11, pay: expected 3 of WYBG at most"),
        ({"kinds": {"K05": {"of": "WYBGW"}}}, "kinds, K05, of: expected 4 of WYBG at most"),
        ({"kinds": {"K10": {"pay_any": 4}}}, "kinds, K10, pay_any: .* from 0 to 3, got 4"),
        ({"kinds": {"K04B": {"gain": ""}}}, "kinds, K04B: expected that something is gained"),
        ({"kinds": {"K05": {"of": ""}}}, "kinds, K05: expected that something is gained"),
        ({"kinds": {"K21": {"points": 51}}}, "kinds, K21, points: .* from 0 to 50"),
        ({"russian_kinds": {"new": {"effect": "end"}}}, "russian_kinds: .*'new'"),
        ({"starting_ideas": {"SI1": 3}}, "starting_ideas, SI1: expected one of K01"),
        ({"russian_prices": {"K13": "1"}}, "russian_prices, K13: expected a number"),
        ({"russian_prices": {"K99": 1}}, "russian_prices: expected one of K01"),
        ({"pipes": {"P01": {"edges": "rrr"}}}, "pipes, P01, edges: expected 4 of -rqt"),
        ({"pipes": {"P01": {"edges": "rrrx"}}}, "pipes, P01, edges: expected 4 of -rqt"),
        ({"pipes": {"P01": {"cost": "WW"}}}, "pipes, P01, cost: expected 3 of WYBG"),
        ({"starting_pipe": 7}, "starting_pipe, 1, edges: expected 4 of -rqt, got 7"),
        ({"starting_pipe": ["rrrr"]}, "expected one starting pipe or a list of 4"),
        ({"starting_pipe": ["----"] * 3 + ["x"]}, "starting_pipe, 4, edges: expected 4 of -rqt"),
        ({"starting_pipe": {"points": 1}}, "starting_pipe, 1, edges: expected 4 of -rqt"),
        ({"starting_pipe": {"cost": "W"}}, "starting_pipe, 1: expected one of edges"),
        ({"kinds": {"K01": None}}, "kinds: 'K01' is missing"),
        ({"kinds": {"K01": {"pay_volts": None}}}, "kinds, K01: 'pay_volts' is missing"),
        ({"russian_prices": {"K13": None}}, "russian_prices: 'K13' is missing"),
        ({"forest": {"FC01": None}}, "forest: 'FC01' is missing"),
        ({"forest": {"FC01": {"points": None}}}, "forest, FC01: 'points' is missing"),
        ({"families": {"sock": None}}, "families: 'sock' is missing"),
        ({"families": {"hats": [1, 2, 3]}}, "families: expected one of sock"),
        ({"flow_points": [1]}, "flow_points: expected a list of 5 numbers"),
        ({"flow_more": 51}, "flow_more: .* from 0 to 50"),
        ({"flipped_points": None}, "data: 'flipped_points' is missing"),
        ({"forest": {"FC01": {"copies": 5}}}, "forest: expected 28 cards, got 29"),
        (
            {"forest": {"FC01": {"copies": 1}, "FC11": {"copies": 5}}},
            "forest: expected 4 cards for another turn at most, got 5",
        ),
        ({"forest": {"FC29": {}}}, "forest: expected one of FC01"),
        ({"forest": {"FC01": {"window": "dawn"}}}, "forest, FC01, window: .*'dawn'"),
        ({"forest": {"FC01": {"gain": "W"}}}, "forest, FC01: 'gain' does nothing there"),
        ({"forest": {"FC02": {"place": "LAKE"}}}, "forest, FC02: 'place' does nothing there"),
        ({"forest": {"FC04": {"place": "SEA"}}}, "forest, FC04, place: .*'SEA'"),
        ({"forest": {"FC02": {"gain_volts": 0}}}, "forest, FC02: expected that something is"),
        ({"forest": {"FC02": {"copies": -1}}}, "forest, FC02, copies: .* from 0 to 28"),
        ({"forest": {"FC01": {"points": 51}}}, "forest, FC01, points: .* from 0 to 50"),
        ({"forest": {"FC01": {"acorns": 10}}}, "forest, FC01, acorns: .* from 0 to 9"),
        ({"weather": {}}, "data: expected one of rondel"),
    ],
)
def test_nonsense_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadEdition, match=why):
        edition(**changes)
