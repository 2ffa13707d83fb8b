"""The characters of Gears: R21–R31. Night abilities are met here without night effects."""

from __future__ import annotations

import pytest

from tinkertable.core.match import Match

from .table import (
    CARDS,
    GEARS,
    HANDS,
    JAMMING_DAYS,
    TURNS,
    acting,
    arrange,
    board,
    codes,
    day,
    idle,
    lay,
    leave,
    nature,
    night,
    offers,
    own,
    play,
    play_out,
    question,
    seen,
    settings,
    show,
    texts,
    up,
    values,
    winners,
)

CAST = "mechanic clockmaker inspector countess"
USES = {  # what is offered in the window of an ability that needs nothing more
    "oil": {"use oil", "pass"},
    "ratchet": {"use ratchet", "pass"},
    "search": {"use search", "pass"},
    "tuning": {"use tuning", "pass"},
    "swapout": {"use swapout", "pass"},
}
PENDULUM = {f"use pendulum {where} {step}" for where in ("left", "right") for step in "+-"}


def plain_night(card: str, drops: str, characters: str, token: int = 1) -> Match:
    return night(card, drops, characters, token, night_effects="off")


def side_of(match: Match, seat: int) -> tuple[str, str | None]:
    mine = board(match, seat)
    return mine["character_side"], mine["ability"]


# Windows.


def test_r21_an_ability_may_be_passed_and_is_then_not_offered_again() -> None:
    match = day("highest", "red red", "mechanic countess")
    lay(match, "yellow0 yellow0")
    assert question(match) == ("1", USES["oil"])
    play(match, "1 pass")
    assert question(match) == ("1", TURNS)
    assert side_of(match, 1) == ("day", "oil")
    leave(match)
    nature(match, "round lowest")
    lay(match, "grey0 grey0")
    assert question(match) == ("1", USES["oil"])  # the next round, a new chance


def test_r21_who_can_use_nothing_is_not_asked() -> None:
    match = day("highest", "red red", "countess clockmaker")
    lay(match, "yellow0 yellow0")
    assert question(match) == ("2", USES["ratchet"])  # W2, nobody in W1
    play(match, "2 pass, 1 turn 0")
    assert question(match) == ("2", TURNS)
    play(match, "2 turn 0")
    assert acting(match) == "*"  # jammed: no winner, no W4


def test_r21_a_single_move_is_still_asked_for() -> None:
    match = day("highest", "red red", "countess clockmaker")
    lay(match, "yellow0 yellow0")
    play(match, "2 use ratchet")
    assert question(match) == ("1", {"turn 0"})


@pytest.mark.parametrize(("token", "order"), [(1, "13"), (2, "31"), (3, "31"), (4, "13")])
def test_r22_w1_opens_when_all_are_set_from_the_token_holder_on(token: int, order: str) -> None:
    match = day("highest", "red red red red", CAST, token)
    lay(match, "yellow0 yellow0 yellow0 yellow0")
    abilities = {"1": "oil", "3": "search"}
    for seat in order:
        assert question(match) == (seat, USES[abilities[seat]])
        assert up(match) == ""
        play(match, f"{seat} pass")
    assert acting(match) == ("2" if token == 1 else str(token))


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r22_w2_opens_just_before_my_gear_is_acted_on(token: int) -> None:
    match = day("highest", "red red red", "countess clockmaker mechanic", token)
    lay(match, "yellow0 yellow0 yellow0")
    play(match, "3 pass")
    for step in range(3):
        actor = (token - 1 + step) % 3 + 1
        if actor == 1:
            assert question(match) == ("2", USES["ratchet"])
            assert not board(match, 2)["up"]
            play(match, "2 pass")
        assert question(match) == (str(actor), TURNS)
        play(match, f"{actor} turn 0")


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r22_w2_after_opens_just_after_my_gear_is_up(token: int) -> None:
    match = plain_night("highest", "red red red", "countess mechanic clockmaker", token)
    lay(match, "yellow0 yellow0 yellow0")
    for step in range(3):
        actor = (token - 1 + step) % 3 + 1
        assert question(match) == (str(actor), TURNS)
        play(match, f"{actor} turn 0")
        if actor == 1:
            assert question(match) == ("2", USES["tuning"])
            assert board(match, 2)["up"]
            play(match, "2 pass")
    assert question(match) == ("3", PENDULUM | {"pass"})


@pytest.mark.parametrize("token", [1, 2, 3])
def test_r22_w3_opens_when_all_gears_are_up(token: int) -> None:
    match = plain_night("highest", "red red red", "countess mechanic clockmaker", token)
    lay(match, "yellow0 multi1 yellow2")
    while acting(match) != "3" or offers(match) >= TURNS:
        play(match, f"{acting(match)} {'pass' if 'pass' in offers(match) else 'turn 0'}")
    assert question(match) == ("3", PENDULUM | {"pass"})
    assert up(match) == "1 2 3"
    assert values(match) == [4, 2, 2]  # not swapped yet


def test_r22_w4_opens_at_my_entry_as_a_winner() -> None:
    match = day("highest", "red red", "countess mechanic")
    show(match, "yellow4 yellow1")
    assert question(match) == ("1", {"enter red4"})
    play(match, "1 enter red4")
    assert question(match) == ("1", texts("use computation", "red1 red2 red3") | {"pass"})
    match = day("highest", "red red", "countess mechanic")
    show(match, "yellow1 yellow4")
    play(match, "2 enter blue4")
    assert acting(match) == "*"


def test_r23_a_day_ability_is_used_once_then_the_card_flips() -> None:
    match = day("highest", "red red", "mechanic countess")
    lay(match, "yellow0 yellow0")
    play(match, "1 use oil")
    assert side_of(match, 1) == ("night", "tuning")
    idle(match)
    nature(match, "round lowest")
    lay(match, "grey0 grey0")
    assert question(match) == ("2", TURNS)  # no oil again
    play(match, "2 turn 0, 1 turn 0")
    assert acting(match) == "*"  # and no tuning by day


def test_r23_a_day_ability_is_lost_at_nightfall() -> None:
    match = plain_night("highest", "red red", "mechanic clockmaker")
    assert side_of(match, 1) == ("night", "tuning")
    assert side_of(match, 2) == ("night", "pendulum")
    lay(match, "yellow0 yellow0")
    assert question(match) == ("1", TURNS)  # neither oil nor ratchet


def test_r23_a_used_day_ability_leaves_the_night_ability() -> None:
    match = day("lowest", "multi multi", "clockmaker mechanic", token=2, night_effects="off")
    for number, gear in enumerate(JAMMING_DAYS):
        if number:
            nature(match, f"round {CARDS[1 + number]}")
        lay(match, f"{gear}0 {gear}0")
        if number == 0:
            play(match, "2 use oil")
            assert question(match) == ("1", USES["ratchet"])
            play(match, "1 use ratchet")
        idle(match)
    assert [side_of(match, seat)[0] for seat in (1, 2)] == ["night", "night"]
    nature(match, "drop red", "drop red", "round highest")
    lay(match, "yellow0 yellow0")
    leave(match)
    assert match.move_texts()[-4:] == ["1 turn 0", "2 pass", "2 turn 0", "1 pass"]
    assert [side_of(match, seat)[0] for seat in (1, 2)] == ["night", "night"]


def test_r23_a_night_ability_is_used_once_then_the_card_leaves() -> None:
    match = plain_night("highest", "red red", "mechanic clockmaker")
    lay(match, "yellow0 yellow0")
    play(match, "1 turn 0, 2 turn 0, 1 use tuning")
    assert side_of(match, 1) == ("gone", None)
    play(match, "2 use pendulum left -")
    assert side_of(match, 2) == ("gone", None)
    assert board(match, 1)["character"] == "mechanic"
    idle(match)
    nature(match, "round even")
    lay(match, "grey0 grey0")
    play(match, "2 turn 0, 1 turn 0")
    assert acting(match) == "*"


@pytest.mark.parametrize("seat", [1, 2])
def test_r24_rust_neither_offers_nor_spends(seat: int) -> None:
    cast = "mechanic countess" if seat == 1 else "countess clockmaker"
    match = night("highest_even", "red red", cast)
    lay(match, "grey0 grey0")
    assert acting(match) == "*"
    assert board(match, seat)["character_side"] == "night"
    nature(match, "round all_but_highest")
    lay(match, "yellow0 yellow0")
    play(match, "2 turn 0")
    if seat == 1:
        assert question(match) == ("1", USES["tuning"])
    else:
        play(match, "1 turn 0")
        assert question(match) == ("2", {"use pendulum left +", "use pendulum left -", "pass"})


def test_r24_test_run_neither_offers_nor_spends() -> None:
    match = night("all_but_lowest", "red red", "countess mechanic")
    show(match, "yellow4 yellow1")
    assert question(match) == ("1", texts("check", HANDS[0]))
    play(match, "1 check red1")
    assert side_of(match, 1) == ("night", "solution")
    nature(match, "round all_but_highest")
    show(match, "grey1 grey2")
    assert question(match) == ("1", {"enter red1", *texts("use solution", HANDS[0])})


# Day abilities.


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


# Night abilities.


@pytest.mark.parametrize("gear", GEARS)
def test_r28_fine_tuning_turns_my_gear_one_step_on(gear: str) -> None:
    spare = "purple" if gear == "red" else "red"
    for side in range(4):
        match = plain_night("highest", f"{spare} {spare}", "countess mechanic")
        lay(match, f"yellow0 {gear}{side}")
        play(match, "1 turn 0, 2 use tuning")
        assert board(match, 2)["side"] == (side + 1) % 4
        assert board(match, 2)["value"] == GEARS[gear][(side + 1) % 4]
        assert question(match) == ("2", TURNS)


def test_r28_fine_tuning_comes_on_top_of_the_rotation() -> None:
    match = plain_night("highest", "red red", "countess mechanic")
    lay(match, "yellow0 blue3")
    play(match, "1 turn +")
    assert board(match, 2)["value"] == 1
    play(match, "2 use tuning")
    assert board(match, 2)["value"] == 2


@pytest.mark.parametrize(
    ("use", "seat", "step"),
    [("left +", 3, 1), ("left -", 3, -1), ("right +", 1, 1), ("right -", 1, -1)],
)
def test_r28_pendulum_turns_a_neighbours_gear(use: str, seat: int, step: int) -> None:
    match = plain_night("highest", "red red red", "countess clockmaker inspector")
    lay(match, "blue1 yellow0 purple1")
    play(match, "1 turn 0, 3 pass, 2 turn 0, 3 turn 0")
    assert question(match) == ("2", PENDULUM | {"pass"})
    play(match, f"2 use pendulum {use}")
    sides = [1, 0, 1]
    sides[seat - 1] += step
    assert [board(match, other)["side"] for other in (1, 2, 3)] == sides


def test_r28_pendulum_with_two_seats_swings_left_only() -> None:
    match = plain_night("highest", "red red", "countess clockmaker")
    lay(match, "blue0 yellow0")
    play(match, "1 turn 0, 2 turn 0")
    assert question(match) == ("2", {"use pendulum left +", "use pendulum left -", "pass"})
    play(match, "2 use pendulum left -")
    assert board(match, 1)["value"] == 4
    assert question(match) == ("1", {"return red"})  # two 4s: jammed


def test_r28_pendulum_swings_before_the_swap() -> None:
    match = plain_night("highest", "red red red", "countess clockmaker inspector")
    lay(match, "multi0 yellow1 purple1")
    play(match, "1 turn 0, 3 pass, 2 turn 0, 3 turn 0")
    play(match, "2 use pendulum left +")  # purple to 3, which multicolour then takes
    assert values(match) == [3, 3, 1]
    assert winners(match) == [3]


def test_r29_swap_out_sets_a_different_gear() -> None:
    match = plain_night("highest", "red red red", "countess inspector clockmaker")
    lay(match, "yellow0 yellow0 yellow0")
    assert question(match) == ("2", USES["swapout"])
    play(match, "2 use swapout")
    assert question(match) == ("2", settings("purple blue grey multi"))
    play(match, "2 set grey 2")
    assert own(match, 2) == "grey 2"
    assert side_of(match, 2) == ("gone", None)
    assert question(match) == ("1", TURNS)
    play(match, "1 turn +")
    assert board(match, 2)["value"] == 4
    idle(match)
    assert board(match, 2)["discard"] == ["red", "grey"]


def test_r29_swap_out_needs_another_gear() -> None:
    match = plain_night("highest", "multi multi", "countess inspector")
    for number, gear in enumerate(JAMMING_DAYS):
        if number:
            nature(match, min(offers(match)))
        lay(match, f"{gear}0 {gear}0")
        before = len(match.moves)
        idle(match)
        passed = "2 pass" in match.move_texts()[before:]
        assert passed == (number < 4)  # in the tenth round blue is the last gear
    assert acting(match) == ""


def swapped(first: str) -> Match:
    match = plain_night("highest", "red red red", "countess inspector clockmaker")
    lay(match, f"yellow0 {first} yellow0")
    play(match, "2 use swapout")
    return match


def test_r29_what_lay_there_stays_secret() -> None:
    one, two = swapped("yellow0"), swapped("blue1")
    for viewer in (0, 1, 3):
        assert seen(one, viewer) == seen(two, viewer)
    for match in (one, two):
        play(match, "2 set grey 2")
    for viewer in (0, 1, 3):
        assert seen(one, viewer) == seen(two, viewer)
        assert one.move_texts(viewer - 1)[-2:] == ["2 use swapout", "2 set ?"]
    for match in (one, two):
        idle(match)
        nature(match, min(offers(match)))
    for viewer in (0, 1, 3):
        assert seen(one, viewer) == seen(two, viewer)
        told = one.move_texts(viewer - 1)
        assert "2 set ?" in told
        assert "2 set grey 2" in told
    play_out(one)
    assert "2 set ?" not in one.move_texts(0)


def test_r29_the_new_gear_is_secret_until_it_is_up() -> None:
    one, two = swapped("yellow0"), swapped("yellow0")
    play(one, "2 set grey 2")
    play(two, "2 set multi 0")
    for viewer in (0, 1, 3):
        assert seen(one, viewer) == seen(two, viewer)
    play(one, "1 turn 0")
    assert board(one, 2)["gear"] == "grey"


# The countess.


def test_r30_parallel_computation_after_an_entry() -> None:
    match = day("highest", "red red", "countess mechanic")
    show(match, "yellow4 yellow1")
    play(match, "1 enter red4, 1 use computation red2")
    assert codes(match, 1) == ("red1 red3", "red2", "red4")
    assert side_of(match, 1) == ("night", "solution")
    assert acting(match) == "*"


def test_r30_parallel_computation_after_sending_to_check() -> None:
    match = day(
        "highest", "red red", "countess mechanic", hands=("blue1 blue2 red1 red2", HANDS[3])
    )
    show(match, "yellow4 yellow1")
    assert question(match) == ("1", texts("check", "blue1 blue2 red1 red2"))
    play(match, "1 check red1")
    assert question(match) == ("1", texts("use computation", "blue1 blue2 red2") | {"pass"})
    play(match, "1 use computation blue2")
    assert codes(match, 1) == ("red2 blue1", "red1 blue2", "")


def test_r30_parallel_computation_needs_an_open_card() -> None:
    match = day("highest", "red red", "countess mechanic")
    arrange(match, 1, open="red4", check="red2 red3", entered="red1")
    show(match, "yellow4 yellow1")
    play(match, "1 enter red4")
    assert acting(match) == "*"
    assert side_of(match, 1) == ("day", "computation")


def test_r30_parallel_computation_may_be_kept() -> None:
    match = day("highest", "red red", "countess mechanic")
    show(match, "yellow4 yellow1")
    play(match, "1 enter red4, 1 pass")
    assert side_of(match, 1) == ("day", "computation")
    assert codes(match, 1) == ("red1 red2 red3", "", "red4")


def test_r31_elegant_solution_enters_any_card() -> None:
    match = plain_night("highest", "red red", "countess mechanic")
    arrange(match, 1, open="red1 red2 red4", check="red3")
    show(match, "yellow4 yellow1")
    assert question(match) == (
        "1",
        {"enter red4", "enter red3", *texts("use solution", HANDS[0])},
    )
    play(match, "1 use solution red1")
    assert question(match) == ("1", texts("check", "red2 red4"))
    play(match, "1 check red4")
    assert codes(match, 1) == ("red2", "red3 red4", "red1")
    assert side_of(match, 1) == ("gone", None)
    assert acting(match) == "*"


def test_r31_elegant_solution_may_take_a_card_on_check() -> None:
    match = plain_night("highest", "red red", "countess mechanic")
    arrange(match, 1, open="red1", check="red2 red3 red4")
    show(match, "yellow4 yellow1")
    play(match, "1 use solution red2")
    assert question(match) == ("1", {"check red1"})


@pytest.mark.parametrize(
    ("laid", "solution"),
    [
        ({"open": "red1", "check": "red2", "entered": "red3 red4"}, "red1"),
        ({"check": "red1 red2", "entered": "red3 red4"}, "red2"),
    ],
)
def test_r31_no_check_without_another_open_card(laid: dict[str, str], solution: str) -> None:
    match = plain_night("highest", "red red", "countess mechanic")
    arrange(match, 1, **laid)
    show(match, "yellow4 yellow1")
    play(match, f"1 use solution {solution}")
    assert acting(match) == "*"


def test_r31_elegant_solution_when_nothing_matches() -> None:
    match = plain_night("highest", "red red", "countess mechanic")
    arrange(match, 1, open="red1 red2 red3", entered="red4")
    show(match, "yellow4 yellow1")
    assert offers(match) == texts("check", "red1 red2 red3") | texts(
        "use solution", "red1 red2 red3"
    )


def test_r31_elegant_solution_may_end_the_game() -> None:
    match = plain_night("highest", "red red", "countess mechanic")
    arrange(match, 1, open="red1", entered="red2 red3 red4")
    show(match, "yellow4 yellow1")
    play(match, "1 use solution red1")
    assert acting(match) == ""
    assert match.view()["winners"] == [1]
