"""Who sees what in Gears: views and logs of every seat, over the rules alone."""

from __future__ import annotations

from ..engine import Engine
from ..words import CODES, HANDS


def test_r03_code_cards_are_open() -> None:
    table = Engine.day("highest", "red red red")
    for seat in (1, 2, 3):
        for viewer in range(4):
            assert " ".join(card.name for card in table.shown(seat, viewer).code) == HANDS[seat - 1]


def test_r03_the_rest_is_not_shown() -> None:
    table = Engine.day("highest", "red red")
    for viewer in (0, 1, 2):
        assert not [code for code in CODES[8:] if code in str(table.view(viewer))]


def test_r04_only_the_gear_just_set_is_secret() -> None:
    one, two = (Engine.day("highest", "red red red") for _ in range(2))
    one.play("2 set blue 0")
    two.play("2 set multi 3")
    for viewer in (0, 1, 3):
        assert one.seen(viewer) == two.seen(viewer)
    assert one.seen(2) != two.seen(2)
    for table in (one, two):
        table.play("1 set grey 1, 3 set grey 2")
    for viewer in (0, 1, 3):
        assert one.seen(viewer) == two.seen(viewer)
    for table in (one, two):
        table.play("1 turn 0")
    assert one.seen(1) != two.seen(1)


def test_r05_all_characters_are_known() -> None:
    table = Engine.day("highest", "red red red", "countess mechanic clockmaker")
    for viewer in range(4):
        shown = [table.shown(seat, viewer) for seat in (1, 2, 3)]
        assert [b.character for b in shown] == ["countess", "mechanic", "clockmaker"]
        assert {b.character_side for b in shown} == {"day"}
        assert [b.ability for b in shown] == ["computation", "oil", "ratchet"]


def test_r08_others_learn_only_that_a_seat_is_ready() -> None:
    table = Engine.day("highest", "red red red")
    table.play("2 set blue 3")
    for viewer in (0, 1, 3):
        shown = table.shown(2, viewer)
        assert shown.ready
        assert (shown.up, shown.gear, shown.side, shown.value) == (
            False, None, None, None,
        )  # fmt: skip
        assert table.moves(viewer)[-1] == "2 set ?"
    assert not table.shown(1).ready
    assert table.moves(2)[-1] == "2 set blue 3"
    assert table.match.move_texts()[-1] == "2 set blue 3"
    table.play("1 set blue 0, 3 set grey 0, 1 turn 0")
    assert table.moves(1)[-4:] == ["2 set blue 3", "1 set blue 0", "3 set ?", "1 turn 0"]
    assert table.moves(2)[-4:] == ["2 set blue 3", "1 set ?", "3 set ?", "1 turn 0"]
    assert table.moves(0)[-4:] == ["2 set blue 3", "1 set ?", "3 set ?", "1 turn 0"]


def test_r09_a_rotator_is_blind() -> None:
    one, two = (Engine.day("highest", "red red red") for _ in range(2))
    one.lay("blue0 yellow3 grey2")
    two.lay("blue0 purple1 grey2")
    assert one.seen(1) == two.seen(1)


def test_r11_a_gear_that_is_up_is_seen_by_all() -> None:
    table = Engine.day("highest", "red red red")
    table.lay("blue3 grey2 yellow2")
    table.play("1 turn 0")
    for viewer in range(4):
        assert table.shown(2, viewer).gear == "grey"
    for viewer in (0, 1, 2):
        assert table.shown(3, viewer).gear is None


def test_r25_oil_is_open_and_the_gear_is_not() -> None:
    table = Engine.day("highest", "red red red", "mechanic countess clockmaker", token=2)
    table.lay("yellow0 yellow0 blue0")
    table.play("1 use oil")
    for viewer in range(4):
        assert table.shown(1, viewer).counts_as == "grey"
        assert table.moves(viewer)[-1] == "1 use oil"
    assert table.shown(1).gear is None
    table.idle()
    assert table.shown(1).counts_as is None


def search_table(first: str = "yellow0") -> Engine:
    """Seat 1 is the inspector and has looked at seat 2's gear."""
    table = Engine.day("highest", "red red red", "inspector countess clockmaker")
    table.lay(f"{first} blue2 grey1")
    table.play("1 use search")
    return table


def test_r26_the_inspector_looks_at_the_left_neighbour_alone() -> None:
    table = search_table()
    for viewer in (0, 2, 3):
        for seat in {1, 2, 3} - {viewer}:
            assert table.shown(seat, viewer).gear is None
            assert table.shown(seat, viewer).side is None
    shown = table.shown(2, 1)
    assert (shown.gear, shown.side, shown.up) == ("blue", 2, False)
    assert table.shown(3, 1).gear is None


def test_r26_the_left_neighbour_goes_round() -> None:
    table = Engine.day("highest", "red red red", "countess clockmaker inspector")
    table.lay("yellow0 blue2 grey1")
    table.play("3 use search")
    assert (table.shown(1, 3).gear, table.shown(1, 3).side) == ("yellow", 0)
    assert table.shown(2, 3).gear is None
    table = Engine.day("highest", "red red", "countess inspector")
    table.lay("yellow0 blue2")
    table.play("2 use search")
    assert table.shown(1, 2).gear == "yellow"


def test_r26_what_it_saw_it_knows_in_this_round_alone() -> None:
    table = search_table()
    table.play("1 set multi 2")
    assert table.shown(2, 1).gear == "blue"
    table.idle()
    table.nature("round lowest")
    table.lay("blue0 grey0 multi0")
    assert table.shown(2, 1).gear is None


def test_r26_others_see_only_that_it_looked_and_set() -> None:
    same, other = search_table(), search_table()
    same.play("1 set yellow 0")
    other.play("1 set purple 3")
    for viewer in (0, 2, 3):
        assert same.seen(viewer) == other.seen(viewer)
        assert same.moves(viewer)[-2:] == ["1 use search", "1 set ?"]
        assert "1 set ?" in same.moves(viewer)[:-1]
    assert same.seen(1) != other.seen(1)


def test_r26_the_first_gear_stays_secret_until_the_match_is_over() -> None:
    table = search_table()
    table.arrange(2, open="blue3", entered="blue1 blue2 blue4")
    table.play("1 set purple 3")
    table.leave()
    assert table.up == "1 2 3"
    for viewer in (0, 2, 3):
        told = table.moves(viewer)
        assert "1 set ?" in told
        assert "1 set purple 3" in told
        assert "1 set yellow 0" not in told
    assert table.moves(1).count("1 set yellow 0") == 1
    table.play_out()
    for viewer in (0, 2, 3):
        assert "1 set yellow 0" in table.moves(viewer)


def test_r26_a_gear_that_was_kept_is_told_when_it_is_up() -> None:
    table = search_table()
    table.play("1 pass")
    table.leave()
    assert "1 set yellow 0" in table.moves(2)


def test_r26_nothing_later_tells_what_it_took_back() -> None:
    found = [search_table(first) for first in ("yellow0", "grey3")]
    for table in found:
        table.play("1 set purple 3")
        table.idle()
        table.nature("round even")
    for viewer in (0, 2, 3):
        assert found[0].seen(viewer) == found[1].seen(viewer)


def swapped_out(first: str) -> Engine:
    """Seat 2 is the inspector and has taken this gear back."""
    table = Engine.plain_night("highest", "red red red", "countess inspector clockmaker")
    table.lay(f"yellow0 {first} yellow0")
    table.play("2 use swapout")
    return table


def test_r29_what_lay_there_stays_secret() -> None:
    one, two = swapped_out("yellow0"), swapped_out("blue1")
    for viewer in (0, 1, 3):
        assert one.seen(viewer) == two.seen(viewer)
    for table in (one, two):
        table.play("2 set grey 2")
    for viewer in (0, 1, 3):
        assert one.seen(viewer) == two.seen(viewer)
        assert one.moves(viewer)[-2:] == ["2 use swapout", "2 set ?"]
    for table in (one, two):
        table.idle()
        table.nature(min(table.offers()))
    for viewer in (0, 1, 3):
        assert one.seen(viewer) == two.seen(viewer)
        assert "2 set ?" in one.moves(viewer)
        assert "2 set grey 2" in one.moves(viewer)
    one.play_out()
    assert "2 set ?" not in one.moves(1)


def test_r29_the_new_gear_is_secret_until_it_is_up() -> None:
    one, two = swapped_out("yellow0"), swapped_out("yellow0")
    one.play("2 set grey 2")
    two.play("2 set multi 0")
    for viewer in (0, 1, 3):
        assert one.seen(viewer) == two.seen(viewer)
    one.play("1 turn 0")
    assert one.shown(2).gear == "grey"


def test_r38_blackout_turns_in_the_dark() -> None:
    one, two = (Engine.night("lowest_odd", "red red red") for _ in range(2))
    one.lay("blue0 grey0 yellow0")
    two.lay("blue0 multi2 yellow0")
    for table in (one, two):
        table.play("1 turn +, 2 turn -")
    for viewer in (0, 1, 3):
        assert one.seen(viewer) == two.seen(viewer)
        assert one.moves(viewer).count("2 set ?") == 1
    one.play("3 turn 0")
    assert "2 set grey 0" in one.moves(1)


def test_r38_swap_out_under_blackout_stays_dark() -> None:
    one, two = (Engine.night("lowest_odd", "red red", "countess inspector") for _ in range(2))
    for table, gear in ((one, "grey 0"), (two, "multi 3")):
        table.lay("yellow0 yellow0")
        table.play(f"2 use swapout, 2 set {gear}, 1 turn 0")
    assert one.seen(1) == two.seen(1)
    assert one.moves(1).count("2 set ?") == 2
    one.play("2 turn 0")
    assert "2 set grey 0" in one.moves(1)
    one.idle()
    one.nature(min(one.offers()))
    assert one.moves(1).count("2 set ?") == 1
