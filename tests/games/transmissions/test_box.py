"""The box as the oracle restates it: the tables of RULES.md, read by another hand."""

from __future__ import annotations

from dataclasses import asdict

from tests.oracle.transmissions_box import OWN
from tinkertable.games.transmissions.rules import data


def test_items() -> None:
    facts = ("cost", "points", "birds", "butterflies", "family", "special")
    ours = {name: [getattr(item, fact) for fact in facts] for name, item in data.ITEMS.items()}
    theirs = {
        name: [getattr(item, fact) or ("none" if fact in facts[-2:] else 0) for fact in facts]
        for name, item in OWN.items.items()
    }
    assert ours == theirs


def test_ideas() -> None:
    assert {name: tuple(idea) for name, idea in data.IDEAS.items()} == OWN.ideas
    assert OWN.starting_ideas == data.STARTING
    for ours, theirs in ((data.KINDS, OWN.kinds), (data.RUSSIAN_KINDS, OWN.russian_kinds)):
        assert {name: kind._asdict() for name, kind in ours.items()} == {
            name: asdict(kind) for name, kind in theirs.items()
        }
    assert OWN.russian_cost == data.RUSSIAN_PRICES


def test_pipes() -> None:
    assert {name: pipe._asdict() for name, pipe in data.PIPES.items()} == {
        name: asdict(pipe) for name, pipe in OWN.pipes.items()
    }
    assert [pipe.edges for pipe in OWN.starts] == [data.STARTING_PIPE] * 4


def test_forest_cards() -> None:
    places = {"POWER": "POWER_STATION"}
    theirs = {name: asdict(card) for name, card in OWN.forest.items()}
    for card in theirs.values():
        card["place"] = places.get(card["place"], card["place"])
    assert {name: card._asdict() for name, card in data.FOREST.items()} == theirs
