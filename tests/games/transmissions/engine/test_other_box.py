"""Matches with quite another box: what it shows, what its trades do, and whole games."""

from __future__ import annotations

import json
import random
import warnings
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import pytest

from tests.conformance.play import walk
from tests.differential.transmissions_pair import Pair, Style
from tinkertable.core.edition import edition_file, edition_of, read_edition
from tinkertable.core.match import Match
from tinkertable.core.position import Position

from ..other_box import OTHER, other_edition
from ..table import GAME, Table

USING = Style({"idea": 20, "use": 60, "jump": 40, "swap": 40, "play": 40, "forest": 9}, ("FC",))


def laid(seats: int = 2, *ideas: str, options: dict[str, str] | None = None, **data: Any) -> Table:
    """Ideas of kinds of one's own on the yellow robot, which is to move."""
    kinds = {f"own{i}": kind for i, kind in enumerate(data.pop("kinds", []))}
    tiles = dict(zip(("E1", "E2", "E3"), ({"kind": name} for name in kinds), strict=False))
    edition = edition_of(GAME, "", {"kinds": kinds, "ideas": tiles, **data})
    return Table(seats, options, edition=edition).clear().idea("Y", *ideas)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("printing", ["en", "ru"])
def test_whole_games_against_the_oracle(seats: int, printing: str) -> None:
    rng = random.Random(f"{seats} {printing}")
    options = {"sets": "advanced", "printing": printing, "difficulty": "robots"}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pair = Pair(seats, options, OTHER)
    pair.compare()
    while pair.acting() is not None:
        pair.advance(rng, USING)
        pair.compare()


def test_the_view_tells_the_box() -> None:
    view = Match(GAME, 2, edition=other_edition()).view()
    assert [column.robot for column in view.boards[0].columns] == list(OTHER["columns"])
    assert view.robot_cards == {"TB": "R", "TG": "G", "TL2": "Y", "TL3": "B"}
    assert view.cards["TL1"] == ("SCRAP_YARD", "TOWN", "FOREST")
    assert "FC09" not in view.forest.cards
    assert (view.forest.cards["FC16"].gains_of, view.forest.cards["FC16"].pays) == (
        ("Y", "B", "G"),
        ("W",),
    )
    starts = [board.pipes[0].tile.edges for board in view.boards]
    assert starts[0] == ("triangular", "triangular", "round", "rectangular")
    assert starts[1] == (None, "triangular", None, "round")
    assert view.reconstructed == ("families", "forest")  # of which it states some


def moves_of(box: list[Any] | None) -> Iterator[int]:
    for _, action in walk(Position(GAME, 2, {}, box), random.Random(5)):
        yield action


def test_two_editions_at_once() -> None:
    """In turn, move by move, as each by itself."""
    boxes = [None, other_edition().box]
    alone = [list(moves_of(box)) for box in boxes]
    together = [list(one) for one in zip(*zip_longest(*map(moves_of, boxes)), strict=True)]
    assert [[move for move in moves if move is not None] for moves in together] == alone
    assert alone[0] != alone[1]


def test_what_is_written_out_whole_is_read_as_the_same() -> None:
    """The server keeps editions so, and workers get them so."""
    other = other_edition()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        again = read_edition(GAME, json.dumps(edition_file(other)))
    assert (again.hash, again.data) == (other.hash, other.data)


def test_r30_what_is_named_is_not_asked() -> None:
    """Two engrams given, three kinds gained: B and electricity at once, then two of W and Y."""
    kind = {
        "effect": "trade", "pay": "W", "pay_any": 1, "pay_volts": 1, "gain": "B", "gain_any": 2,
        "gain_volts": 3, "of": "WY",
    }  # fmt: skip
    table = laid(2, "E1", kinds=[kind]).stock("WG 1E").play("card TY Y", "use E1")
    assert table.legal() == ["give G"]
    table.play("give G")
    assert table.legal() == ["gain WW", "gain WY", "gain YY"]
    assert table.has() == "B 3E"
    assert table.play("gain WY").has() == "WYB 3E"
    assert "use" not in table.verbs()


@pytest.mark.parametrize(("stock", "can"), [("WG 0E", False), ("W 1E", False), ("GG 1E", False)])
def test_r30_all_of_it_must_be_paid(stock: str, can: bool) -> None:
    kind = {"effect": "trade", "pay": "W", "pay_any": 1, "pay_volts": 1, "gain": "B"}
    table = laid(2, "E1", kinds=[kind]).stock(stock).play("card TY Y")
    assert ("use" in table.verbs()) == can


def test_r55_alone_what_is_given_must_bring_something() -> None:
    """Nothing blue lies on the board, so a blue engram must be given, to the board."""
    kind = {"effect": "trade", "pay_any": 2, "gain_any": 1, "of": "B"}
    table = laid(1, "E1", kinds=[kind]).stock("WYB 0E").pool("W 0E").play("card TY Y", "use E1")
    assert table.legal() == ["give WB", "give YB"]
    assert table.play("give WB").legal() == ["@board"]
    assert table.play("@board").has() == "YB 0E"
    assert table.in_pool() == "WW 0E"
    table = laid(1, "E1", kinds=[kind]).stock("WY 0E").pool("W 0E").play("card TY Y")
    assert "use" not in table.verbs()


def test_r54_as_many_as_there_are() -> None:
    kind = {"effect": "trade", "gain_any": 3, "of": "WYB"}
    table = laid(1, "E1", kinds=[kind]).stock(" 0E").pool("WGG 0E").play("card TY Y", "use E1")
    assert table.legal() == ["gain W"]
    table = laid(1, "E1", kinds=[{**kind, "gain_volts": 1}]).pool("G 1E").stock(" 0E")
    table.play("card TY Y", "use E1")
    assert (table.has(), table.legal()[0]) == (" 1E", "go 1")


def test_r29_a_jump_may_ask_for_engrams() -> None:
    kinds = [{"effect": "jump", "pay": "W", "pay_any": 1}, {"effect": "swap", "pay": "G"}]
    table = laid(2, "E1", "E2", kinds=kinds).stock("WYB 0E").play("card TY Y")
    assert table.legal("swap") == []
    table.play("jump E1")
    assert table.legal() == ["give Y", "give B"]
    assert table.play("give B").legal("space")
    assert table.has() == "Y 0E"


def test_r28_further_spaces_for_a_price() -> None:
    table = laid(2, "E1", kinds=[{"effect": "steps", "steps": 3, "pay": "G"}]).stock("G 0E")
    table.play("card TY Y", "use E1")
    assert (table.has(), table.legal("go")[-1]) == (" 0E", "go 5")


def test_r34_neighbours_by_the_order_of_the_columns() -> None:
    """Of G R Y B, red is yellow's left neighbour and blue its right one."""
    for copy, column, found in (("Z4", "B", True), ("Z4", "G", False), ("Z5", "R", True)):
        table = laid(2, copy, columns="GRYB").idea(column, "F7").play("card TY Y")
        assert (f"use {copy}" in table.legal()) == found
    table = laid(2, columns="GRYB").idea("G", "Z5").idea("B", "Z4").idea("R", "F7")
    assert "use" not in table.hand_of(1, "TG TB TL1").play("card TG G").verbs()


def test_r51_an_idea_may_show_points_whatever_it_does() -> None:
    kind = {"effect": "trade", "gain": "W", "points": 3, "birds": 2, "butterflies": 2}
    table = laid(2, "E1", kinds=[kind])
    assert table.score()["ideas"] == 3
    assert table.score()["wildlife"] == 4


def test_r31_a_printing_may_have_any_kind() -> None:
    russian = {"K21": {"effect": "end", "points": 9}}
    for printing, points in (("en", 3), ("ru", 9)):
        table = laid(2, "E7", options={"printing": printing}, russian_kinds=russian)
        assert table.score()["ideas"] == points


def test_r52_acorns_card_by_card() -> None:
    cards = {"FC01": {"copies": 3}, "FC12": {"window": "never", "copies": 1, "acorns": 7}}
    table = laid(2, forest=cards).holds("FC01", "FC12").holds("FC03", seat=2)
    assert [board.acorns for board in table.view().boards] == [10, 1]
    assert table.score(2)["acorns"] == 5


def test_r39_r40_r41_any_card_of_the_kind_will_do() -> None:
    """The first by name is turned face down."""
    cards = {
        "FC07": {"copies": 2}, "FC10": {"copies": 1}, "FC11": {"copies": 1},
        "FC20": {"window": "paying", "copies": 1}, "FC21": {"window": "paired", "copies": 1},
        "FC22": {"window": "again", "copies": 1},
    }  # fmt: skip
    table = laid(2, forest=cards).robots_at(5, 0, 9, 12).stock("WW 9E")
    table.holds("FC20", "FC21", "FC22").move().play("item 4", "column B", "pay WW", "also G")
    table.let_nature().play("again R")
    spent = table.view().boards[0].spent
    assert spent == {"FC20": 1, "FC21": 1, "FC22": 1}


def test_r37_a_card_may_ask_for_a_choice() -> None:
    own = {"window": "any", "copies": 1, "pay_any": 1, "gain": "G"}
    cards = {"FC08": {"copies": 1}, "FC12": own}
    table = laid(2, forest=cards).holds("FC12").stock("WY 0E").play("play FC12")
    assert table.legal() == ["give W", "give Y"]
    assert table.play("give Y").has() == "WG 0E"
    assert "play" not in table.verbs()


def test_r56_his_copies() -> None:
    copies = {"TY": 5, "TL1": 0, "TL2": 1}
    shown = {"TR": ["TOWN", "LAKE"], "TL3": "R"}
    with pytest.warns(UserWarning, match="no robot to move"):
        edition = edition_of(GAME, "", {"harvey_cards": copies, "cards": shown})
    for difficulty, left in (
        ("whole", {"TY": 5, "TB": 3, "TG": 3, "TR": 3, "TL2": 1, "TL3": 3}),
        ("TL2", {"TY": 5, "TB": 3, "TG": 3, "TR": 3, "TL3": 3}),
        ("robots", {"TY": 5, "TB": 3, "TG": 3, "TL3": 3}),
    ):
        table = Table(1, {"difficulty": difficulty}, edition=edition, start=2)
        assert table.weights() == {f"harvey {card}": n for card, n in left.items()}


def test_r59_he_goes_by_colour_wherever_the_columns_stand() -> None:
    edition = edition_of(GAME, "", {"columns": "RGBY"})
    table = Table(1, edition=edition, start=2).clear().pool(" 0E").robots_at(6, 0, 2, 4)
    table.play("harvey TY").let_nature()
    harvey = table.view().harvey
    assert harvey is not None
    columns = {column.robot: column.ideas for column in harvey.columns}
    assert [idea.id for idea in columns["Y"]] == ["E1"]
