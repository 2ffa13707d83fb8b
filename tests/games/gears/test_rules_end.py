"""Gears, R44–R46: the end of a game, and options."""

from __future__ import annotations

import pytest

from .table import Referee, Table
from .words import CARDS, CODES, HANDS, JAMMING_DAYS, TURNS, by_value, texts


def test_r44_the_fourth_card_ends_the_game(referee: Referee) -> None:
    table = referee.day("highest", "red red")
    table.arrange(1, open="red4", entered="red1 red2 red3")
    table.show("yellow4 yellow1")
    assert table.acting == "1"
    table.play("1 enter red4")
    assert table.acting == ""
    assert table.winners == [1]


def test_r44_three_cards_and_checks_do_not(referee: Referee) -> None:
    table = referee.day("highest", "purple purple")
    table.arrange(1, open="red4", entered="red1 red2", check="red3")
    table.show("red4 yellow1")
    table.play("1 enter red4")
    assert table.acting == "*"
    assert table.winners == []


def test_r44_all_winners_of_the_round_enter_first(referee: Referee) -> None:
    table = referee.day("even", "red red red")
    table.arrange(1, open="red4", entered="red1 red2 red3")
    table.show("yellow4 yellow1 yellow2")
    table.play("1 enter red4")
    assert table.question() == ("3", texts("enter", "yellow1 yellow2 yellow3 yellow4"))
    table.play("3 enter yellow1")
    assert table.acting == ""
    assert table.winners == [1]


def test_r44_the_end_is_judged_before_blue_comes_back(referee: Referee) -> None:
    table = referee.day("highest", "red red")
    table.arrange(1, open="red4", entered="red1 red2 red3")
    table.show("yellow4 blue1")
    table.play("1 enter red4")
    assert table.acting == ""
    assert table.board(2).discard == "red"


def test_r44_the_table_is_left_as_it_is(referee: Referee) -> None:
    table = referee.day("highest", "red red", token=2)
    table.arrange(1, open="red4", entered="red1 red2 red3")
    table.show("yellow4 yellow1")
    table.play("1 enter red4")
    assert (table.token, table.card, table.up) == (2, "highest", "1 2")
    assert [table.offers(seat) for seat in (1, 2)] == [set(), set()]


def test_r44_two_finish_in_one_round_and_a_third_wins(referee: Referee) -> None:
    table = referee.day("even", "red red red")
    table.arrange(1, open="red4", entered="red1 red2 red3")
    table.arrange(2, open="blue1", entered="blue2 blue3 blue4")
    table.arrange(3, open="yellow1 yellow2 yellow3", check="yellow4")
    table.show("yellow4 blue2 yellow1")
    table.play("1 enter red4, 2 enter blue1")
    assert table.acting == ""
    assert table.winners == [3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r44_ten_rounds_at_most(referee: Referee, seats: int) -> None:
    table = referee.dusk("even", seats, night_effects="off")
    table.nature(*["drop multi"] * seats)
    left = [card for card in CARDS if f"round {card}" in table.offers()]
    assert len(left) == 5
    for card, gear in zip(left, JAMMING_DAYS, strict=True):
        assert table.acting == "*"
        table.nature(f"round {card}")
        table.lay(f"{gear}0 " * seats)
        table.idle()
    assert table.acting == ""
    assert table.round == 10
    assert table.winners == []  # all have nothing


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([1.5, 2], [2]),
        ([0, 0], []),
        ([2.5, 1.5, 2.5], [2]),
        ([2, 2, 0, 0], []),
        ([2, 2, 0, 0.5], [4]),
    ],
    ids=str,
)
def test_r45_the_highest_that_nobody_shares(
    referee: Referee, totals: list[float], winners: list[int]
) -> None:
    table = referee.dusk("even", len(totals), night_effects="off")
    table.nature(*["drop multi"] * len(totals))
    for gear in JAMMING_DAYS:
        table.nature(min(table.offers()))
        table.lay(f"{gear}0 " * len(totals))
        for seat, total in enumerate(totals, 1):
            hand = HANDS[seat - 1].split()
            entered, check = hand[: int(total)], hand[int(total) :][: int(2 * total) % 2]
            table.arrange(seat, "", " ".join(check), " ".join(entered))
        table.idle()
    assert table.acting == ""
    assert table.totals == totals
    assert table.winners == winners


def ended(referee: Referee, *lays: tuple[str, str]) -> Table:
    """A finished table: seats 1 and 2 entered their fourth card, the others' check and entered."""
    table = referee.day("even", "red " * (2 + len(lays)))
    table.arrange(1, open="red2", entered="red1 red3 red4")
    table.arrange(2, open="blue4", entered="blue1 blue2 blue3")
    for seat, (check, entered) in enumerate(lays, start=3):
        hand = HANDS[seat - 1].split()
        left = " ".join(code for code in hand if code not in (check + " " + entered).split())
        table.arrange(seat, open=left, check=check, entered=entered)
    table.show("yellow2 yellow4 " + "yellow1 " * len(lays))
    table.idle()
    assert table.acting == ""
    return table


def test_r45_score_in_points_and_half_points(referee: Referee) -> None:
    table = ended(referee, ("yellow3", "yellow1 yellow2"), ("", "purple1 purple2"))
    assert table.totals == [4, 4, 2.5, 2]
    assert table.score(3) == {"total": 2.5, "entered": 2, "check": 0.5}
    assert table.winners == [3]


def test_r45_ties_exclude_each_other_on_every_level(referee: Referee) -> None:
    table = ended(referee, ("yellow3", "yellow1 yellow2"), ("purple3", "purple1 purple2"))
    assert table.totals == [4, 4, 2.5, 2.5]
    assert table.winners == []


def test_r45_half_points_decide(referee: Referee) -> None:
    table = ended(referee, ("yellow1 yellow2 yellow3", ""), ("purple1 purple2", "purple3"))
    assert table.totals == [4, 4, 1.5, 2]
    assert table.winners == [4]


def test_r45_two_equal_seats_nobody_wins(referee: Referee) -> None:
    table = ended(referee)
    assert table.totals == [4, 4]
    assert table.winners == []


def test_r45_the_last_seat_standing_may_have_nothing(referee: Referee) -> None:
    table = ended(referee, ("", ""))
    assert table.winners == [3]


def after_drops(referee: Referee, **options: str) -> Table:
    table = referee(2, **options)
    table.nature(*(f"deal {code}" for code in CODES[:8]), "drop red", "drop red")
    return table


@pytest.mark.parametrize(
    "options",
    [{}, {"characters": "on"}, {"strict": "off"}, {"night_effects": "off"}],
    ids=str,
)
def test_r46_characters_are_dealt(referee: Referee, options: dict[str, str]) -> None:
    table = after_drops(referee, **options)
    assert table.offers() == texts("character", "mechanic clockmaker inspector countess")


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
def test_r46_without_characters(referee: Referee, options: dict[str, str]) -> None:
    table = after_drops(referee, **options)
    assert table.offers() == {"token 1", "token 2"}
    assert {b.character for b in table.boards} == {None}


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
def test_r46_night_effects(referee: Referee, options: dict[str, str], turns: set[str]) -> None:
    table = referee.night("highest", "red red", "", 1, **options)
    assert table.effect == ("half_turn" if "turn 2" in turns else None)
    table.lay("blue0 blue0")
    assert table.question() == ("1", turns)


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("options", [{"strict": "on"}, {"night_effects": "off"}], ids=str)
def test_r46_a_plain_night_is_like_a_day(
    referee: Referee, card: str, options: dict[str, str]
) -> None:
    for gears in ("grey3 yellow3 blue1 multi4", "blue2 multi2 grey4 yellow1"):
        drops = "red red red red"
        light, dark = referee.day(card, drops), referee.night(card, drops, "", 1, **options)
        for table in (light, dark):
            table.lay(" ".join(by_value(gear) for gear in gears.split()))
        while light.acting != "*":
            assert light.question() == dark.question()
            text = f"{light.acting} {min(light.offers())}"
            light.play(text)
            dark.play(text)
            assert light.round_winners == dark.round_winners
            assert light.values == dark.values
        assert dark.acting == "*"
        assert [b.codes for b in light.boards] == [b.codes for b in dark.boards]


@pytest.mark.parametrize("options", [{"strict": "maybe"}, {"colour": "on"}], ids=str)
def test_r46_no_other_options(referee: Referee, options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        referee(2, **options)


def test_r46_characters_keep_their_nights_without_effects(referee: Referee) -> None:
    table = referee.night("highest_even", "red red", "mechanic clockmaker", night_effects="off")
    table.lay("blue0 blue0")
    table.play("1 turn 0, 2 turn 0")
    assert table.question() == ("1", {"use tuning", "pass"})
