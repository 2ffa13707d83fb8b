"""Locations: R18 to R27, but for connecting pipes."""

from __future__ import annotations

import pytest

from .any_table import NATURE, AnyTable

Lay = type[AnyTable]


@pytest.mark.parametrize(
    ("space", "text", "after"),
    [
        (0, "take 2Y", "YY 0E"), (1, "take 1G", "G 0E"),
        (2, "take 2W", "WW 0E"), (3, "take 1B", "B 0E"),
    ],
)  # fmt: skip
def test_r18_lake_and_meadow(lay: Lay, space: int, text: str, after: str) -> None:
    """A15: nobody takes less."""
    table = lay.at_action(space, " 0E")
    takes = ["take 1G", "take 2Y"] if space < 2 else ["take 1B", "take 2W"]
    assert table.legal() == [*takes, "skip"]
    assert table.play(text).has() == after


def test_r19_power_station(lay: Lay) -> None:
    """T16."""
    table = lay.at_action(4)
    assert table.legal() == ["take 4E", "skip"]
    assert table.play("take 4E").has() == "WYBG 8E"


@pytest.mark.parametrize(
    ("deck", "discard", "modes"),
    [
        ("FC02 FC03", "FC01 FC01", ["draw", "discard", "each"]),
        ("FC02 FC03", "FC01", ["draw", "each"]),
        ("FC02 FC03", "", ["draw"]),
        ("FC02", "FC01", ["draw", "each"]),
        ("", "FC01 FC02", ["draw", "discard", "each"]),
        ("FC02", "", ["last"]),
        ("", "FC02", ["last"]),
        ("", "", []),
    ],
)
def test_r20_which_cards_may_be_looked_at(
    lay: Lay, deck: str, discard: str, modes: list[str]
) -> None:
    """B04."""
    table = lay.at_action(10).forest(deck, discard)
    assert table.legal() == [*(f"forest {mode}" for mode in modes), "skip"]


def test_r20_two_from_the_draw_pile(lay: Lay) -> None:
    table = lay.at_action(10).forest("FC02 FC03 FC04", "FC01").play("forest draw", "draw FC03")
    assert table.acting == NATURE
    assert table.legal() == ["draw FC02", "draw FC04"]
    table.play("draw FC04")
    assert table.legal() == ["keep FC03", "keep FC04"]
    table.play("keep FC03")
    assert table.held() == ["FC03"]
    assert table.discard() == ["FC01", "FC04"]


def test_r20_two_from_the_discard(lay: Lay) -> None:
    table = lay.at_action(10).forest("FC02", "FC05 FC06 FC07").play("forest discard")
    assert table.legal() == ["keep FC06", "keep FC07"]
    table.play("keep FC06")
    assert table.held() == ["FC06"]
    assert table.discard() == ["FC05", "FC07"]


def test_r20_one_of_each(lay: Lay) -> None:
    table = lay.at_action(10).forest("FC02", "FC05 FC06").play("forest each", "draw FC02")
    assert table.legal() == ["keep FC02", "keep FC06"]
    table.play("keep FC02")
    assert table.discard() == ["FC05", "FC06"]


def test_r20_two_alike(lay: Lay) -> None:
    table = lay.at_action(10).forest("FC02", "FC02").play("forest each", "draw FC02")
    assert table.legal() == ["keep FC02"]
    table.play("keep FC02")
    assert (table.held(), table.discard()) == (["FC02"], ["FC02"])


@pytest.mark.parametrize(("deck", "discard"), [("FC09", ""), ("", "FC09")])
def test_r20_the_last_card_is_kept(lay: Lay, deck: str, discard: str) -> None:
    """A19."""
    table = lay.at_action(10).forest(deck, discard).play("forest last").let_nature()
    assert table.held() == ["FC09"]
    assert "end" in table.verbs()


def test_r21_an_empty_draw_pile_is_made_of_the_discard(lay: Lay) -> None:
    """A47: when a card is needed, with what then lies there; nothing is turned up."""
    table = lay.at_action(10).forest("FC02", "FC05 FC06").play("forest draw", "draw FC02")
    assert table.draw_pile() == ["FC05", "FC06"]
    table.play("draw FC05", "keep FC05")
    assert table.discard() == ["FC02"]
    assert table.draw_pile() == ["FC06"]
    table = lay.at_action(10).forest("", "FC05 FC06").play("forest each")
    assert table.legal() == ["draw FC05"]
    table.play("draw FC05", "keep FC05")
    assert table.discard() == ["FC06"]


@pytest.mark.parametrize(
    ("option", "discard", "draw"),
    [("lazy", ["FC04", "FC05", "FC02"], []), ("immediate", ["FC02"], ["FC04", "FC05"])],
)
def test_r21_at_once_or_when_needed(
    lay: Lay, option: str, discard: list[str], draw: list[str]
) -> None:
    """B04: the last card is drawn while two lie in the discard."""
    table = lay.at_action(10, options={"reshuffle": option}).forest("FC02", "FC04 FC05 FC06")
    table.play("forest each", "draw FC02")
    assert table.legal() == ["keep FC02", "keep FC06"]
    table.play("keep FC06")
    assert table.discard() == discard
    assert table.draw_pile() == draw


def test_r22_buying_an_item(lay: Lay) -> None:
    """Price by position; two free slots in any column."""
    table = lay.at_action(6, "WWYBG 2E").clear()
    assert table.legal("item") == ["item 2", "item 3"]  # A2 WB, A4 WG; A1 is too dear, B7 is YY
    table.stock("WWYYBG 3E")
    assert table.legal("item") == ["item 1", "item 2", "item 3", "item 4"]
    table.idea("B", "E1", "E3").item("R", "A5")
    table.play("item 2")
    assert table.legal() == ["column Y", "column G"]
    table.play("column G")
    assert table.legal() == ["pay WB"]
    table.play("pay WB").let_nature()
    assert table.has() == "WYYG 1E"
    assert table.columns()[2] == {"A2"}
    assert table.free()[2] == 1


def test_r22_what_fits_nowhere_cannot_be_bought(lay: Lay) -> None:
    """A25."""
    table = lay.at_action(6, "WWYYBG 9E").leave_free(1, 1, 1, 1)
    assert "item" not in table.verbs()


def test_r23_buying_an_idea(lay: Lay) -> None:
    """Electricity on the tile; at the two far left positions an engram too."""
    table = lay.at_action(8, "WYBG 2E").clear()
    assert table.legal("idea") == ["idea 2", "idea 3", "idea 4"]  # E1 costs 3
    table.play("idea 2")
    assert table.legal() == ["column Y", "column B", "column G", "column R"]
    table.play("column R")
    assert table.legal() == ["pay W", "pay Y"]
    table.play("pay Y").let_nature()
    assert table.has() == "WBG 0E"
    assert table.columns()[3] == {"E2"}
    table = lay.at_action(8, "BG 2E").play("idea 4", "column Y")
    assert table.has() == "BG 0E"


def test_r23_no_engram_no_idea_at_the_left(lay: Lay) -> None:
    """T17."""
    assert lay.at_action(8, "BBGG 9E").legal("idea") == ["idea 3", "idea 4"]
    table = lay.at_action(8, "WBBGG 9E").play("idea 1", "column Y")
    assert table.legal() == ["pay W"]


def test_r23_no_room_for_an_idea(lay: Lay) -> None:
    assert lay.at_action(8, "WYBG 9E").leave_free(0, 0, 0, 0).legal() == ["skip"]


def test_r24_the_display_moves_on(lay: Lay) -> None:
    """T18, B11: the tile beside it is boxed, the left ones move, a pair comes at the far left."""
    table = lay.at_action(6, "WG 9E").play("item 3", "column Y", "pay WG")
    assert table.columns()[0] == {"A4"}
    assert table.display() == [(None, None), ("A1", "E1"), ("A2", "E2"), ("B7", "F7")]
    assert table.legal()[0] == "pair 1 A3"
    table.play("pair 1 B5")
    assert "with E5" not in table.legal()
    table.play("with F1")
    assert table.display() == [("B5", "F1"), ("A1", "E1"), ("A2", "E2"), ("B7", "F7")]
    assert "E5" not in table.look()["left"]["ideas"]


def test_r24_gaps_at_the_left(lay: Lay) -> None:
    """A28, B14: prices go by the position on the board."""
    table = lay.at_action(6, "WWYYBG 9E").no_new_pairs()
    table.play("item 3", "column Y", "pay WG")
    assert table.display() == [(None, None), ("A1", "E1"), ("A2", "E2"), ("B7", "F7")]
    assert table.end() == (1, "display")
    assert table.legal() == ["end"]
    table.play("end").let_nature()
    table.robots_at(5, 8, 11, 2).stock("WWYYBG 2E", 2).move()
    assert table.legal("item") == ["item 2", "item 3", "item 4"]
    table.stock("WWYYBG 1E", 2)
    assert table.legal("item") == ["item 3", "item 4"]


def test_r25_buying_a_pipe(lay: Lay) -> None:
    """Three engrams; connected or flipped; the next is seen afterwards (B11)."""
    table = lay.at_action(12, "WWWYYY 0E")
    assert table.legal("pipe") == ["pipe 1", "pipe 2", "pipe 3", "pipe 4"]
    table.stock("WWWY 0E")
    assert table.legal("pipe") == ["pipe 1", "pipe 3", "pipe 4"]
    table.play("pipe 1")
    assert table.legal() == ["pay WWW"]
    table.play("pay WWW", "flip")
    assert table.has() == "Y 0E"
    assert table.flipped() == ["P01"]
    assert table.legal()[0] == "top 1 P05"
    table.play("top 1 P09")
    assert table.stacks() == [("P09", 3), ("P02", 4), ("P03", 4), ("P04", 4)]


def test_r25_flipping_is_always_allowed(lay: Lay) -> None:
    """A40."""
    table = lay.at_action(12, "WWWYYY 0E").play("pipe 1", "pay WWW")
    assert table.verbs() == {"at", "flip"}


def test_r27_engrams_as_printed(lay: Lay) -> None:
    table = lay.at_action(6, "WYYBBGG 9E").play("item 1", "column Y")
    assert table.legal() == ["pay WY"]
