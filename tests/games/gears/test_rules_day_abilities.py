"""Gears, R25–R27: what characters can do by day."""

from __future__ import annotations

import pytest

from tinkertable.core.match import Match

from .table import (
    CAST,
    GEARS,
    HANDS,
    TURNS,
    USES,
    acting,
    arrange,
    board,
    day,
    idle,
    lay,
    leave,
    nature,
    offers,
    own,
    play,
    play_out,
    question,
    seen,
    settings,
    side_of,
    texts,
    up,
    values,
    winners,
)


def oiled(card: str, gears: str, use: bool = True) -> Match:
    """Seat 1 is the mechanic."""
    spare = " ".join(next(g for g in GEARS if g not in gears) for _ in gears.split())
    match = day(card, spare, " ".join(CAST.split()[: len(gears.split())]))
    lay(match, " ".join(f"{g[:-1]}{GEARS[g[:-1]].index(int(g[-1]))}" for g in gears.split()))
    play(match, "1 use oil" if use else "1 pass")
    leave(match)
    return match


@pytest.mark.parametrize(
    ("card", "gears", "without", "with_oil"),
    [
        ("highest", "red4 yellow4 blue3", [3], [1]),
        ("highest", "red4 grey4 blue3", [2], [3]),  # with a grey of its number it jams
        ("highest", "grey4 red4 blue3", [1], [1]),  # on a grey gear: nothing
        ("highest", "grey4 grey4 blue3", [3], [3]),
        ("all_but_lowest", "red1 blue1 yellow3", [3], [3]),  # the lowest loses all the same
        ("even", "yellow2 blue2 grey4", [3], [1, 3]),
        ("highest", "multi3 blue1 yellow4", [1], [1]),
        ("lowest", "multi4 blue1 yellow1", [], [1]),  # the number after the swap
    ],
)
def test_r25_oil_counts_as_grey_in_jams(
    card: str, gears: str, without: list[int], with_oil: list[int]
) -> None:
    if without:
        assert winners(oiled(card, gears, use=False)) == without
    assert winners(oiled(card, gears)) == with_oil


def test_r25_oil_is_for_jams_only() -> None:
    match = oiled("highest", "red4 yellow4")
    assert winners(match) == [1]
    assert question(match) == ("1", texts("enter", HANDS[0]))  # by colour, though oiled
    match = oiled("lowest", "blue4 yellow3")
    assert winners(match) == [2]
    play(match, f"2 {min(offers(match))}")
    assert acting(match) == "1"
    assert all(text.startswith("return") for text in offers(match))  # still blue


def test_r25_oil_is_open_and_blind_and_lasts_one_round() -> None:
    match = day("highest", "red red red", "mechanic countess clockmaker", token=2)
    lay(match, "yellow0 yellow0 blue0")
    play(match, "1 use oil")
    for viewer in range(4):
        assert board(match, 1, viewer)["oiled"]
        assert match.move_texts(viewer - 1)[-1] == "1 use oil"
    assert board(match, 1)["gear"] is None  # used before anything is up
    idle(match)
    assert not board(match, 1)["oiled"]
    nature(match, "round lowest_even")
    lay(match, "blue1 grey1 purple0")
    leave(match)
    assert winners(match) == [2]  # not oiled any more: the only grey


def test_r25_oil_stays_on_whatever_way_the_gear_is_turned() -> None:
    match = day("highest", "red red red", "mechanic countess clockmaker", token=3)
    lay(match, "yellow1 yellow0 blue0")
    play(match, "1 use oil, 3 turn -, 1 turn 0, 3 pass, 2 turn 0")
    assert values(match)[:2] == [4, 4]
    assert winners(match) == [1]


def search_table(card: str = "highest", token: int = 1) -> Match:
    """Seat 1 is the inspector and has looked at seat 2's gear."""
    match = day(card, "red red red", "inspector countess clockmaker", token)
    lay(match, "yellow0 blue2 grey1")
    play(match, "1 use search")
    return match


def test_r26_the_inspector_looks_at_the_left_neighbour_alone() -> None:
    match = search_table()
    for viewer in (0, 2, 3):
        for seat in {1, 2, 3} - {viewer}:
            assert board(match, seat, viewer)["gear"] is None
            assert board(match, seat, viewer)["side"] is None
    shown = board(match, 2, 1)
    assert (shown["gear"], shown["side"], shown["up"]) == ("blue", 2, False)
    assert board(match, 3, 1)["gear"] is None


def test_r26_the_left_neighbour_goes_round() -> None:
    match = day("highest", "red red red", "countess clockmaker inspector")
    lay(match, "yellow0 blue2 grey1")
    play(match, "3 use search")
    assert (board(match, 1, 3)["gear"], board(match, 1, 3)["side"]) == ("yellow", 0)
    assert board(match, 2, 3)["gear"] is None
    match = day("highest", "red red", "countess inspector")
    lay(match, "yellow0 blue2")
    play(match, "2 use search")
    assert board(match, 1, 2)["gear"] == "yellow"


def test_r26_then_it_may_set_anew() -> None:
    match = search_table()
    assert question(match) == ("1", settings("purple yellow blue grey multi") | {"pass"})
    play(match, "1 set multi 2")
    assert own(match, 1) == "multi 2"
    assert board(match, 2, 1)["gear"] == "blue"  # the knowledge stays
    assert question(match) == ("1", TURNS)
    leave(match)
    idle(match)
    assert board(match, 1)["discard"] == ["red", "multi"]  # the gear finally played
    nature(match, "round lowest")
    assert "set yellow 0" in offers(match, 1)
    lay(match, "blue0 grey0 multi0")
    assert question(match) == ("3", USES["ratchet"])  # no second search
    assert board(match, 2, 1)["gear"] is None  # what it saw was the gear of that round


def test_r26_or_keep_what_it_set() -> None:
    match = search_table()
    play(match, "1 pass")
    assert own(match, 1) == "yellow 0"
    assert side_of(match, 1) == ("night", "swapout")  # looking spends it
    leave(match)
    assert "1 set yellow 0" in match.move_texts(1)


def test_r26_blue_counts_if_it_is_the_gear_revealed() -> None:
    match = search_table()
    play(match, "1 set blue 0")
    leave(match)
    assert winners(match) == [2]
    idle(match)
    assert board(match, 1)["discard"] == ["blue"]  # red came back
    match = day("lowest", "red red", "inspector countess")
    lay(match, "blue3 grey0")
    play(match, "1 use search, 1 set yellow 0")
    leave(match)
    play(match, f"2 {min(offers(match))}")
    leave(match)
    assert acting(match) == "*"  # blue was taken back: nothing returns


def test_r26_others_see_only_that_it_looked_and_set() -> None:
    same, other = search_table(), search_table()
    play(same, "1 set yellow 0")
    play(other, "1 set purple 3")
    for viewer in (0, 2, 3):
        assert seen(same, viewer) == seen(other, viewer)
        assert same.move_texts(viewer - 1)[-2:] == ["1 use search", "1 set ?"]
        assert "1 set ?" in same.move_texts(viewer - 1)[:-1]
    assert seen(same, 1) != seen(other, 1)


def test_r26_the_first_gear_stays_secret_until_the_match_is_over() -> None:
    match = search_table()
    arrange(match, 2, open="blue3", entered="blue1 blue2 blue4")
    play(match, "1 set purple 3")
    leave(match)
    assert up(match) == "1 2 3"
    for viewer in (0, 2, 3):
        told = match.move_texts(viewer - 1)
        assert "1 set ?" in told
        assert "1 set purple 3" in told
        assert "1 set yellow 0" not in told
    assert match.move_texts(0).count("1 set yellow 0") == 1
    play_out(match)
    for viewer in (0, 2, 3):
        assert "1 set yellow 0" in match.move_texts(viewer - 1)


def test_r26_nothing_later_tells_what_it_took_back() -> None:
    found = []
    for first in ("yellow0", "grey3"):
        match = day("highest", "red red red", "inspector countess clockmaker")
        lay(match, f"{first} blue2 grey1")
        play(match, "1 use search, 1 set purple 3")
        idle(match)
        nature(match, "round even")
        found.append(match)
    for viewer in (0, 2, 3):
        assert seen(found[0], viewer) == seen(found[1], viewer)


def test_r27_ratchet_forces_to_leave() -> None:
    match = day("highest", "red red red", "countess clockmaker mechanic")
    lay(match, "yellow0 yellow1 yellow0")
    play(match, "3 pass")
    assert question(match) == ("2", USES["ratchet"])
    play(match, "2 use ratchet")
    assert question(match) == ("1", {"turn 0"})
    assert side_of(match, 2) == ("night", "pendulum")
    play(match, "1 turn 0")
    assert (board(match, 2)["side"], board(match, 2)["up"]) == (1, True)
    assert question(match) == ("2", TURNS)  # only this gear
    play(match, "2 turn +")
    assert question(match) == ("3", TURNS)


def test_r27_ratchet_on_the_token_holders_own_gear() -> None:
    match = day("highest", "red red", "clockmaker countess")
    lay(match, "yellow0 yellow0")
    play(match, "1 turn +")
    assert question(match) == ("1", USES["ratchet"])
    play(match, "1 use ratchet")
    assert question(match) == ("2", {"turn 0"})
