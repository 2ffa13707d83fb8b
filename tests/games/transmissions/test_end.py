"""The end: R42 to R44."""

from __future__ import annotations

import pytest

from .any_table import AnyTable

Lay = type[AnyTable]


@pytest.mark.parametrize("place", ["flip", "at 0W r1"])
def test_r42_the_last_pipe_of_a_stack(lay: Lay, place: str) -> None:
    """A41: connected or flipped."""
    table = lay.at_action(12, "WWW 0E").under(0, 4, 4, 4)
    assert table.end() is None
    table.play("pipe 1", "pay WWW", place)
    assert table.end() == (1, "pipes")
    assert table.tops()[0] is None
    assert "end" in table.verbs()


@pytest.mark.parametrize(("seats", "purchases"), [(2, 11), (3, 18), (4, 25)])
def test_r42_the_display_cannot_be_filled(lay: Lay, seats: int, purchases: int) -> None:
    """V01, A29."""
    table = lay(seats)
    bought = 0
    while table.end() is None:
        seat = int(table.acting)
        table.clear(seat).stock("WWYY 20E", seat).hand_of(seat, "TY TB TG")
        table.robots_at(7, 0, 3, 12).move()
        table.play(table.legal("idea")[0], "column Y")
        if table.verbs() == {"pay"}:
            table.play(table.legal()[0])
        bought += 1
        table.let_nature().play("end").let_nature()
    assert bought == purchases
    assert table.end() == ((purchases - 1) % seats + 1, "display")


def test_r42_all_robots_filled(lay: Lay) -> None:
    """A42: by an item, by an idea, and by the idea that came with an item."""
    table = lay.at_action(8, " 9E").leave_free(0, 0, 1, 0)
    table.play("idea 4", "column G").let_nature()
    assert table.end() == (1, "fill")
    table = lay.at_action(6, "YY 9E").leave_free(2, 0, 0, 0)
    table.play("item 4", "column Y", "pay YY").let_nature()
    assert table.end() == (1, "fill")
    for also, end in (("none", None), ("G", (1, "fill"))):
        table = lay.at_action(6, "YY 9E").leave_free(0, 0, 3, 0).holds("FC10")
        table.play("item 4", "column G", "pay YY", f"also {also}").let_nature()
        assert table.end() == end


def test_r43_the_first_counts_and_the_others_have_one_turn(lay: Lay) -> None:
    """A33, A43, A44."""
    table = lay(3, start=2).robots_at(5, 0, 3, 11)
    table.pass_turn()
    table.robots_at(11, 0, 3, 6).stock("WWWYYY 0E", 3)
    table.under(0, 0, 1, 1)
    table.play("card TY Y", "go 1", "pipe 1", "pay WWW", "flip").play("end").let_nature()
    assert table.acting == "1"
    table.robots_at(11, 0, 3, 6).stock("WWWYYY 0E", 1)
    table.play("card TY Y", "go 1", "pipe 2", "pay YYY", "flip", "end").let_nature()
    assert table.end() == (3, "pipes")
    assert table.acting == "2"
    assert table.winners() == []
    table.pass_turn()
    assert table.acting == ""
    assert table.winners()
    assert [table.turns(seat) for seat in (1, 2, 3)] == [1, 2, 1]


def test_r44_sixty_turns(lay: Lay) -> None:
    """B01: nobody buys anything, so all win."""
    table = lay()
    while table.acting:
        assert table.winners() == []
        table.pass_turn()
    assert [table.turns(seat) for seat in (1, 2)] == [60, 60]
    assert table.winners() == [1, 2]


def test_r44_an_end_in_the_sixtieth_turn(lay: Lay) -> None:
    """The others have one more turn, the sixty-first."""
    table = lay(start=2)
    for _ in range(2 * 60 - 1):
        table.pass_turn()
    assert (table.acting, table.turns(1), table.turns(2)) == ("1", 59, 60)
    table.hand_of(1, "TY TB TG").robots_at(11, 0, 3, 6).stock("WWWYYY 0E").under(0, 4, 4, 4)
    table.move().play("pipe 1", "pay WWW", "flip", "end").let_nature()
    assert table.acting == "2"
    table.pass_turn()
    assert table.acting == ""
    assert [table.turns(seat) for seat in (1, 2)] == [60, 61]


def test_r43_the_turn_goes_on_to_its_end(lay: Lay) -> None:
    """A33: what the turn still allows is allowed."""
    table = lay.at_action(8, " 9E").leave_free(1, 0, 1, 0).idea("Y", "SI8").holds("FC02")
    table.play("idea 4", "column G").let_nature()
    assert table.legal() == ["use SI8", "play FC02", "end"]
    table.play("end").let_nature()
    assert table.acting == "2"
