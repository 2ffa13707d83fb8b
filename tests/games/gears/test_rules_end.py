"""Gears, R44–R46: the end of a game, and options."""

from __future__ import annotations

import pytest

from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE
from tinkertable.games.gears import GAME

from .table import (
    CARDS,
    CODES,
    HANDS,
    JAMMING_DAYS,
    TURNS,
    acting,
    arrange,
    board,
    by_value,
    codes,
    day,
    dusk,
    idle,
    lay,
    nature,
    night,
    offers,
    play,
    question,
    show,
    sit,
    texts,
    values,
    winners,
)


def test_r44_the_fourth_card_ends_the_game() -> None:
    match = day("highest", "red red")
    arrange(match, 1, open="red4", entered="red1 red2 red3")
    show(match, "yellow4 yellow1")
    assert acting(match) == "1"
    play(match, "1 enter red4")
    assert acting(match) == ""
    assert match.view()["winners"] == [1]


def test_r44_three_cards_and_checks_do_not() -> None:
    match = day("highest", "purple purple")
    arrange(match, 1, open="red4", entered="red1 red2", check="red3")
    show(match, "red4 yellow1")
    play(match, "1 enter red4")
    assert acting(match) == "*"
    assert match.view()["winners"] == []


def test_r44_all_winners_of_the_round_enter_first() -> None:
    match = day("even", "red red red")
    arrange(match, 1, open="red4", entered="red1 red2 red3")
    show(match, "yellow4 yellow1 yellow2")
    play(match, "1 enter red4")
    assert question(match) == ("3", texts("enter", "yellow1 yellow2 yellow3 yellow4"))
    play(match, "3 enter yellow1")
    assert acting(match) == ""
    assert match.view()["winners"] == [1]


def test_r44_blue_comes_back_before_the_end_is_judged() -> None:
    match = day("highest", "red red")
    arrange(match, 1, open="red4", entered="red1 red2 red3")
    show(match, "yellow4 blue1")
    play(match, "1 enter red4")
    assert question(match) == ("2", {"return red"})
    play(match, "2 return red")
    assert acting(match) == ""


def test_r44_two_finish_in_one_round_and_a_third_wins() -> None:
    match = day("even", "red red red")
    arrange(match, 1, open="red4", entered="red1 red2 red3")
    arrange(match, 2, open="blue1", entered="blue2 blue3 blue4")
    arrange(match, 3, open="yellow1 yellow2 yellow3", check="yellow4")
    show(match, "yellow4 blue2 yellow1")
    play(match, "1 enter red4, 2 enter blue1")
    assert acting(match) == ""
    assert match.view()["winners"] == [3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r44_ten_rounds_at_most(seats: int) -> None:
    match = dusk("even", seats, night_effects="off")
    nature(match, *["drop multi"] * seats)
    left = [card for card in CARDS if f"round {card}" in offers(match)]
    assert len(left) == 5
    for card, gear in zip(left, JAMMING_DAYS, strict=True):
        assert acting(match) == "*"
        nature(match, f"round {card}")
        lay(match, f"{gear}0 " * seats)
        idle(match)
    assert acting(match) == ""
    assert match.view()["round"] == 10
    assert match.view()["winners"] == []  # all have nothing


def ended(*lays: tuple[str, str]) -> Match:
    """A finished match: seats 1 and 2 entered their fourth card, the others' check and entered."""
    match = day("even", "red " * (2 + len(lays)))
    arrange(match, 1, open="red2", entered="red1 red3 red4")
    arrange(match, 2, open="blue4", entered="blue1 blue2 blue3")
    for seat, (check, entered) in enumerate(lays, start=3):
        hand = HANDS[seat - 1].split()
        left = " ".join(code for code in hand if code not in (check + " " + entered).split())
        arrange(match, seat, open=left, check=check, entered=entered)
    show(match, "yellow2 yellow4 " + "yellow1 " * len(lays))
    idle(match)
    assert acting(match) == ""
    return match


def test_r45_score_in_half_points() -> None:
    match = ended(("yellow3", "yellow1 yellow2"), ("", "purple1 purple2"))
    assert [score["total"] for score in match.scores()] == [8, 8, 5, 4]
    assert match.scores()[2] == {"total": 5, "entered": 4, "check": 1}
    assert [(item.points, item.cells) for item in GAME.explain(match.position, 2)] == [
        (2, ("yellow1",)),
        (2, ("yellow2",)),
        (1, ("yellow3",)),
    ]
    assert board(match, 3)["score"] == {"total": 5, "entered": 4, "check": 1}
    assert match.view()["winners"] == [3]
    assert match.position.winners() == [2]


def test_r45_ties_exclude_each_other_on_every_level() -> None:
    match = ended(("yellow3", "yellow1 yellow2"), ("purple3", "purple1 purple2"))
    assert [score["total"] for score in match.scores()] == [8, 8, 5, 5]
    assert match.view()["winners"] == []


def test_r45_half_points_decide() -> None:
    match = ended(("yellow1 yellow2 yellow3", ""), ("purple1 purple2", "purple3"))
    assert [score["total"] for score in match.scores()] == [8, 8, 3, 4]
    assert match.view()["winners"] == [4]


def test_r45_two_equal_seats_nobody_wins() -> None:
    match = ended()
    assert [score["total"] for score in match.scores()] == [8, 8]
    assert match.view()["winners"] == []


def test_r45_the_last_seat_standing_may_have_nothing() -> None:
    match = ended(("", ""))
    assert match.view()["winners"] == [3]


def after_drops(**options: str) -> Match:
    match = sit(2, **options)
    nature(match, *(f"deal {code}" for code in CODES[:8]), "drop red", "drop red")
    return match


@pytest.mark.parametrize(
    "options",
    [{}, {"characters": "on"}, {"strict": "off"}, {"night_effects": "off"}],
    ids=str,
)
def test_r46_characters_are_dealt(options: dict[str, str]) -> None:
    match = after_drops(**options)
    assert offers(match) == texts("character", "mechanic clockmaker inspector countess")


@pytest.mark.parametrize(
    "options",
    [
        {"characters": "off"},
        {"strict": "on"},
        {"strict": "on", "characters": "on"},
        {"strict": "on", "characters": "off", "night_effects": "off"},
    ],
    ids=str,
)
def test_r46_without_characters(options: dict[str, str]) -> None:
    match = after_drops(**options)
    assert offers(match) == {"token 1", "token 2"}
    assert {b["character"] for b in match.view()["boards"]} == {None}
    assert {b["ability"] for b in match.view()["boards"]} == {None}


@pytest.mark.parametrize(
    ("options", "turns"),
    [
        ({}, {"turn 0", "turn 2"}),
        ({"night_effects": "on"}, {"turn 0", "turn 2"}),
        ({"night_effects": "off"}, TURNS),
        ({"strict": "on"}, TURNS),
        ({"strict": "on", "night_effects": "on"}, TURNS),
    ],
    ids=str,
)
def test_r46_night_effects(options: dict[str, str], turns: set[str]) -> None:
    match = night("highest", "red red", "", 1, HANDS, **options)
    assert match.view()["effect"] == ("half_turn" if "turn 2" in turns else None)
    lay(match, "blue0 blue0")
    assert question(match) == ("1", turns)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("options", [{"strict": "on"}, {"night_effects": "off"}], ids=str)
def test_r46_a_plain_night_is_like_a_day(card: str, options: dict[str, str]) -> None:
    for gears in ("grey3 yellow3 blue1 multi4", "blue2 multi2 grey4 yellow1"):
        spare = "red red red red"
        light, dark = day(card, spare), night(card, spare, "", 1, HANDS, **options)
        for match in (light, dark):
            lay(match, " ".join(by_value(gear) for gear in gears.split()))
        while light.waiting_for() != [NATURE]:
            assert question(light) == question(dark)
            text = f"{acting(light)} {min(offers(light))}"
            play(light, text)
            play(dark, text)
            assert winners(light) == winners(dark)
            assert values(light) == values(dark)
        assert acting(dark) == "*"
        assert [codes(light, s) for s in (1, 2, 3, 4)] == [codes(dark, s) for s in (1, 2, 3, 4)]


def test_r46_characters_keep_their_nights_without_effects() -> None:
    match = night("highest_even", "red red", "mechanic clockmaker", night_effects="off")
    lay(match, "blue0 blue0")
    play(match, "1 turn 0, 2 turn 0")
    assert question(match) == ("1", {"use tuning", "pass"})
