"""Forest cards: R36 to R41."""

from __future__ import annotations

import pytest

from .any_table import AnyTable

Lay = type[AnyTable]


def test_r36_any_number_at_any_time(lay: Lay) -> None:
    """A06, B09: from before the card to the end of the turn, each once."""
    table = lay().robots_at(1, 5, 8, 11).holds("FC02", "FC02", "FC02", "FC02")
    table.play("play FC02", "card TY Y", "play FC02", "go 1", "play FC02", "take 2W", "play FC02")
    assert table.has() == "WWWYBG 28E"
    assert table.spent() == ["FC02"] * 4
    assert table.legal() == ["end"]


def test_r36_also_in_the_turn_it_comes(lay: Lay) -> None:
    table = lay.at_action(10).forest("FC03", "FC02").play("forest each", "draw FC03", "keep FC02")
    assert table.play("play FC02").has() == "WYBG 10E"


def test_r36_not_inside_another_decision_nor_in_others_turns(lay: Lay) -> None:
    table = lay.at_action(6, "YY 9E").holds("FC02", seat=2).holds("FC02").play("item 4")
    assert table.verbs() == {"column"}
    table.play("column Y", "pay YY").let_nature().play("end").let_nature()
    assert table.acting == "2"
    assert "play FC02" in table.legal()


def test_r36_scoring_cards_are_never_played(lay: Lay) -> None:
    table = lay.at_action(2).holds("FC01")
    assert "play" not in table.verbs()


@pytest.mark.parametrize(
    ("card", "stock", "moves", "after"),
    [
        ("FC02", " 0E", ["play FC02"], " 6E"),
        ("FC03", " 0E", ["play FC03", "gain B"], "B 0E"),
        ("FC08", " 1E", ["play FC08"], "WG 0E"),
        ("FC09", " 1E", ["play FC09"], "YB 0E"),
    ],
)
def test_r37_gains(lay: Lay, card: str, stock: str, moves: list[str], after: str) -> None:
    table = lay().stock(stock).holds(card).play(*moves)
    assert table.has() == after
    assert table.spent() == [card]
    assert table.verbs() == {"card"}


def test_r37_not_without_electricity(lay: Lay) -> None:
    table = lay().stock("WYBG 0E").holds("FC08", "FC09")
    assert table.verbs() == {"card"}


@pytest.mark.parametrize(
    ("card", "space", "take", "after"),
    [
        ("FC04", 4, "take 4E", "BG 4E"),
        ("FC05", 2, "take 2W", "WWBG 0E"),
        ("FC06", 0, "take 1G", "BGG 0E"),
    ],
)
def test_r38_after_the_action_there(lay: Lay, card: str, space: int, take: str, after: str) -> None:
    """A21: really taken, and there."""
    table = lay.at_action(space, " 0E").holds("FC04", "FC05", "FC06")
    assert "play" not in table.verbs()
    table.play(take)
    assert table.legal("play") == [f"play {card}"]
    table.play(f"play {card}")
    assert table.legal() == [
        "gain WW", "gain WY", "gain WB", "gain WG", "gain YY", "gain YB", "gain YG", "gain BB",
        "gain BG", "gain GG",
    ]  # fmt: skip
    table.play("gain BG")
    assert table.has() == after
    table = lay.at_action(space).holds(card).play("skip")
    assert table.legal() == ["end"]


def test_r38_lost_in_another_turn(lay: Lay) -> None:
    """B09."""
    table = lay.at_action(2).clear().holds("FC02", "FC05", "FC11")
    assert table.legal("play") == ["play FC02"]
    table.play("take 1B")
    assert table.legal("play") == ["play FC02", "play FC05"]
    table.play("again R")
    assert table.legal("play") == ["play FC02"]
    table.play("go 1", "skip")
    assert table.legal() == ["play FC02", "end"]


def test_r39_paying_with_other_engrams(lay: Lay) -> None:
    """A22: each engram as one likes; the card is played by paying so."""
    table = lay.at_action(6, "YYG 3E").holds("FC07").clear()
    assert table.legal("item") == ["item 1", "item 2", "item 3", "item 4"]
    table.play("item 2", "column Y")  # WB
    assert table.legal() == ["pay YG"]
    table.play("pay YG")
    assert table.spent() == ["FC07"]
    assert table.has() == "Y 1E"


def test_r39_as_printed_the_card_stays(lay: Lay) -> None:
    """B07."""
    table = lay.at_action(6, "WYBG 3E").holds("FC07").clear().play("item 2", "column Y")
    assert table.legal() == ["pay WB", "pay WG", "pay YB", "pay YG"]
    table.play("pay WB")
    assert table.held() == ["FC07"]


def test_r39_every_engram_of_a_pair_for_the_other(lay: Lay) -> None:
    """B07: A1 is WY, A2 WB, A4 WG, B7 YY."""
    ways = {}
    for position in "1234":
        table = lay.at_action(6, "WWYYBB 3E").holds("FC07").clear()
        ways[position] = table.play(f"item {position}", "column Y").legal()
    assert ways == {
        "1": ["pay WW", "pay WY", "pay YY"],
        "2": ["pay WB", "pay YB"],
        "3": ["pay WB", "pay YB"],
        "4": ["pay WW", "pay WY", "pay YY"],
    }


def test_r39_pipes_too(lay: Lay) -> None:
    table = lay.at_action(12, "YYYBBB 0E").holds("FC07")
    assert table.legal("pipe") == ["pipe 1", "pipe 2", "pipe 3", "pipe 4"]
    table.play("pipe 1")
    assert table.legal() == ["pay YYY"]
    table.play("pay YYY", "flip")
    assert table.spent() == ["FC07"]
    assert lay.at_action(12, "YYBBBB 0E").holds("FC07").legal() == ["skip"]


def test_r39_not_the_engram_of_an_idea(lay: Lay) -> None:
    table = lay.at_action(8, "W 9E").holds("FC07").play("idea 1", "column Y", "pay W")
    assert table.held() == ["FC07"]
    assert lay.at_action(8, "BG 9E").holds("FC07").legal("idea") == ["idea 3", "idea 4"]


def test_r40_the_idea_beside_the_item(lay: Lay) -> None:
    """A23, B07: free, in any column with room, before the display moves on."""
    table = lay.at_action(6, "YY 0E").clear().holds("FC10").play("item 4", "column R", "pay YY")
    assert table.legal() == ["also Y", "also B", "also G", "also none"]
    table.play("also Y")
    assert table.columns() == [{"F7"}, set(), set(), {"B7"}]
    assert table.spent() == ["FC10"]
    assert table.has() == " 0E"
    table.let_nature()
    assert table.legal("use") == ["use F7"]


def test_r40_or_not(lay: Lay) -> None:
    table = lay.at_action(6, "YY 0E").clear().holds("FC10").play("item 4", "column R", "pay YY")
    table.play("also none")
    assert table.held() == ["FC10"]
    assert table.columns()[3] == {"B7"}


def test_r40_not_without_room(lay: Lay) -> None:
    """B07: after the item is placed."""
    table = lay.at_action(6, "YY 0E").leave_free(2, 0, 0, 0).holds("FC10")
    table.play("item 4", "column Y", "pay YY")
    assert table.acting == "*"
    table = lay.at_action(6, "YY 0E").leave_free(2, 0, 0, 1).holds("FC10")
    table.play("item 4", "column Y", "pay YY")
    assert table.legal() == ["also R", "also none"]
    table.play("also R").let_nature()
    assert table.end() == (1, "fill")
    assert "F7" in table.columns()[3]


def test_r41_another_turn(lay: Lay) -> None:
    """A24, A09: with any robot, no card, all ideas fresh."""
    table = lay.at_action(2).clear().idea("Y", "SI8").holds("FC11", "FC11")
    table.play("use SI8")
    assert "again" not in table.verbs()
    table.play("take 1B")
    assert table.legal() == ["again Y", "again B", "again G", "again R", "end"]
    cards = table.hand()
    table.play("again Y")
    assert table.legal() == ["use SI8", "go 1", "go 2"]
    table.play("use SI8", "go 1", "take 1B", "again R", "go 1", "skip")
    assert table.legal() == ["end"]
    assert table.hand() == cards
    assert table.spent() == ["FC11", "FC11"]
    table.play("end", "hand 1 TG")
    assert len(table.hand()) == 3
    assert table.turns() == 1


def test_r41_not_for_whoever_has_ended_the_game(lay: Lay) -> None:
    """A34: but for the others in their last turn."""
    table = lay.at_action(12, "WWW 0E").holds("FC11").holds("FC11", seat=2)
    table.under(0, 4, 4, 4).play("pipe 1", "pay WWW", "flip")
    assert table.legal() == ["end"]
    table.play("end", "hand 1 TG", "card TB B", "go 1", "skip")
    assert "again R" in table.legal()
    table.play("again R", "go 1", "skip", "end").let_nature()
    assert table.acting == ""
