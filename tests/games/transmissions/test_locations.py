"""Locations: R18 to R27, but for connecting pipes."""

from __future__ import annotations

import pytest

from .table import Table, at_action


def test_r18_lake_and_meadow() -> None:
    """A15: nobody takes less."""
    assert at_action(2).legal() == ["take 1B", "take 2W", "skip"]
    assert at_action(0).legal() == ["take 1G", "take 2Y", "skip"]
    assert at_action(3, " 0E").play("take 1B").has() == "B 0E"
    assert at_action(2, " 0E").play("take 2W").has() == "WW 0E"
    assert at_action(1, " 0E").play("take 1G").has() == "G 0E"
    assert at_action(0, " 0E").play("take 2Y").has() == "YY 0E"


def test_r19_power_station() -> None:
    """T16."""
    table = at_action(4)
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
def test_r20_which_cards_may_be_looked_at(deck: str, discard: str, modes: list[str]) -> None:
    """B04."""
    table = at_action(10).forest(deck, discard)
    assert table.legal() == [*(f"forest {mode}" for mode in modes), "skip"]


def test_r20_two_from_the_draw_pile() -> None:
    table = at_action(10).forest("FC02 FC03 FC04", "FC01").play("forest draw", "draw FC03")
    assert table.match.waiting_for() == [30]
    assert table.match.legal_texts(30) == ["draw FC02", "draw FC04"]
    table.play("draw FC04")
    assert table.view()["forest"]["seen"] == ["FC03", "FC04"]
    assert table.legal() == ["keep FC03", "keep FC04"]
    table.play("keep FC03")
    assert table.held() == ["FC03"]
    assert table.discard() == ["FC01", "FC04"]
    assert table.view()["forest"]["seen"] == []


def test_r20_two_from_the_discard() -> None:
    table = at_action(10).forest("FC02", "FC05 FC06 FC07").play("forest discard")
    assert table.legal() == ["keep FC06", "keep FC07"]
    table.play("keep FC06")
    assert table.held() == ["FC06"]
    assert table.discard() == ["FC05", "FC07"]


def test_r20_one_of_each() -> None:
    table = at_action(10).forest("FC02", "FC05 FC06").play("forest each", "draw FC02")
    assert table.legal() == ["keep FC02", "keep FC06"]
    table.play("keep FC02")
    assert table.discard() == ["FC05", "FC06"]


def test_r20_two_alike() -> None:
    table = at_action(10).forest("FC02", "FC02").play("forest each", "draw FC02")
    assert table.legal() == ["keep FC02"]
    table.play("keep FC02")
    assert (table.held(), table.discard()) == (["FC02"], ["FC02"])


def test_r20_the_last_card_is_kept() -> None:
    """A19."""
    table = at_action(10).forest("FC02", "").play("forest last", "draw FC02")
    assert table.held() == ["FC02"]
    assert "end" in table.verbs()
    table = at_action(10).forest("", "FC09").play("forest last")
    assert table.held() == ["FC09"]
    assert "end" in table.verbs()


def test_r21_an_empty_draw_pile_is_made_of_the_discard() -> None:
    """A47: when a card is needed, with what then lies there; nothing is turned up."""
    table = at_action(10).forest("FC02", "FC05 FC06").play("forest draw", "draw FC02")
    assert table.view()["forest"]["unseen"] == {"FC05": 1, "FC06": 1}
    table.play("draw FC05", "keep FC05")
    assert table.discard() == ["FC02"]
    assert table.view()["forest"]["unseen"] == {"FC06": 1}
    table = at_action(10).forest("", "FC05 FC06").play("forest each")
    assert table.view()["forest"]["seen"] == ["FC06"]
    assert table.match.legal_texts(30) == ["draw FC05"]


@pytest.mark.parametrize(("option", "discard", "unseen"), [("lazy", 2, 0), ("immediate", 1, 2)])
def test_r21_at_once_or_when_needed(option: str, discard: int, unseen: int) -> None:
    """B04: the last card is drawn while two lie in the discard."""
    table = at_action(10, options={"reshuffle": option}).forest("FC02", "FC04 FC05 FC06")
    table.play("forest each", "draw FC02", "keep FC06")
    expected = ["FC04", "FC05", "FC02"] if option == "lazy" else ["FC02"]
    assert table.discard() == expected
    assert table.view()["forest"]["draw"] == unseen


def test_r22_buying_an_item() -> None:
    """Price by position; two free slots in any column."""
    table = at_action(6, "WWYBG 2E").clear()
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
    assert table.board().free[2] == 1


def test_r22_what_fits_nowhere_cannot_be_bought() -> None:
    """A25."""
    table = at_action(6, "WWYYBG 9E").clear().idea("Y", "E1", "E2", "E3")
    table.idea("B", "F1", "F2").idea("G", "G1", "G2").idea("R", "H1")
    assert "item" not in table.verbs()


def test_r23_buying_an_idea() -> None:
    """Electricity on the tile; at the two far left positions an engram too."""
    table = at_action(8, "WYBG 2E").clear()
    assert table.legal("idea") == ["idea 2", "idea 3", "idea 4"]  # E1 costs 3
    table.play("idea 2")
    assert table.legal() == ["column Y", "column B", "column G", "column R"]
    table.play("column R")
    assert table.legal() == ["pay W", "pay Y"]
    table.play("pay Y").let_nature()
    assert table.has() == "WBG 0E"
    assert table.columns()[3] == {"E2"}
    table = at_action(8, "BG 2E").play("idea 4", "column Y")
    assert table.has() == "BG 0E"


def test_r23_no_engram_no_idea_at_the_left() -> None:
    """T17."""
    assert at_action(8, "BBGG 9E").legal("idea") == ["idea 3", "idea 4"]
    table = at_action(8, "WBBGG 9E").play("idea 1", "column Y")
    assert table.legal() == ["pay W"]


def test_r23_no_room_for_an_idea() -> None:
    table = at_action(8, "WYBG 9E")
    table.board().free[:] = [0, 0, 0, 0]
    assert table.legal() == ["skip"]


def test_r24_the_display_moves_on() -> None:
    """T18, B11: the tile beside it is boxed, the left ones move, a pair comes at the far left."""
    table = at_action(6, "WG 9E").play("item 3", "column Y", "pay WG")
    assert table.columns()[0] == {"A4"}
    assert table.display() == [(None, None), ("A1", "E1"), ("A2", "E2"), ("B7", "F7")]
    assert table.match.legal_texts(30)[0] == "pair 1 A3"
    assert not any("E" in text.split()[2] for text in table.match.legal_texts(30))
    table.play("pair 1 B5")
    assert "with E5" not in table.match.legal_texts(30)
    table.play("with F1")
    assert table.display() == [("B5", "F1"), ("A1", "E1"), ("A2", "E2"), ("B7", "F7")]


def test_r24_gaps_at_the_left() -> None:
    """A28, B14: prices go by the position on the board."""
    table = at_action(6, "WWYYBG 9E")
    table.state.items_left = 0
    table.state.ideas_left = 0
    table.play("item 3", "column Y", "pay WG")
    assert table.display() == [(None, None), ("A1", "E1"), ("A2", "E2"), ("B7", "F7")]
    assert table.legal() == ["end"]
    seen = table.view()["display"]
    assert seen[0]["item"] is None
    assert table.view()["lacks"]["items"][0] is None
    assert [place["price"] for place in seen] == [3, 2, 1, 0]


def test_r25_buying_a_pipe() -> None:
    """Three engrams; connected or flipped; the next is seen afterwards (B11)."""
    table = at_action(12, "WWWYYY 0E")
    assert table.legal("pipe") == ["pipe 1", "pipe 2", "pipe 3", "pipe 4"]
    table.stock("WWWY 0E")
    assert table.legal("pipe") == ["pipe 1", "pipe 3", "pipe 4"]
    table.play("pipe 1")
    assert table.legal() == ["pay WWW"]
    table.play("pay WWW")
    assert table.tops()[0] == "P01"
    table.play("flip")
    assert table.view()["boards"][0]["flipped"] == ["P01"]
    assert table.match.legal_texts(30)[0] == "top 1 P05"
    table.play("top 1 P09")
    assert table.tops() == ["P09", "P02", "P03", "P04"]
    assert table.state.under == [3, 4, 4, 4]


def test_r25_flipping_is_always_allowed() -> None:
    """A40."""
    table = at_action(12, "WWWYYY 0E").play("pipe 1", "pay WWW")
    assert table.legal("at")
    assert table.legal("flip")


def test_r27_engrams_as_printed() -> None:
    table = at_action(6, "WYYBBGG 9E").play("item 1", "column Y")
    assert table.legal() == ["pay WY"]


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
