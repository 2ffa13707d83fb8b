"""The box as the oracle restates it: the tables of RULES.md, read by another hand."""

from __future__ import annotations

from tests.oracle import transmissions_data as restated
from tinkertable.games.transmissions.rules import data


def none(name: str) -> str:
    """The oracle has no name for nothing."""
    return "" if name == "none" else name


def test_items() -> None:
    ours = {
        name: (i.cost, i.points, i.birds, i.butterflies, none(i.family), none(i.special))
        for name, i in data.ITEMS.items()
    }
    assert ours == {
        name: (i.cost, i.points, i.birds, i.butterflies, i.family, i.collects)
        for name, i in restated.ITEMS.items()
    }


def test_ideas() -> None:
    kinds = {name: idea.kind for name, idea in data.IDEAS.items()} | data.STARTING
    assert kinds == restated.KIND
    assert {name: idea.price for name, idea in data.IDEAS.items()} == restated.IDEA_COST


def test_pipes() -> None:
    ours = {
        name: (p.cost, p.edges, p.points, p.birds, p.butterflies) for name, p in data.PIPES.items()
    }
    assert ours == {
        name: (p.cost, p.edges, p.points, p.birds, p.butterflies)
        for name, p in restated.PIPES.items()
    }
    assert data.STARTING_PIPE == restated.START_PIPE


def test_forest_cards() -> None:
    assert {name: card.copies for name, card in data.FOREST.items()} == restated.FOREST_COPIES
    assert {name: card.acorns for name, card in data.FOREST.items()} == restated.ACORNS
