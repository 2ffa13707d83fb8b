"""Who takes the investors of Sentient, and who the points beside them: R29–R31."""

from __future__ import annotations

import pytest

from tinkertable.core.match import Match

from .table import begin, finish, line, reasons, taken, turns, won

EXAMPLE = {  # what each colour puts above the slots, lap by lap
    "red": "0+2 1+0 2+0 3+1",
    "white": "0+2 1+0 3+1 3+0",
    "yellow": "0+2 0+0 2+0 3+2",
}
EXAMPLE_ROW = "INF IND MIL SRV TRN"


def influence(match: Match, seat: int) -> list[int]:
    return [row["influence"][seat - 1] for row in match.view()["investors"]]


def agents(match: Match, seat: int) -> list[int]:
    return [row["agents"][seat - 1] for row in match.view()["investors"]]


def laps(*seats: str) -> str:
    """Turns by lap from turns by seat."""
    rows = zip(*(words.split() for words in seats), strict=True)
    return " ".join(word for row in rows for word in row)


@pytest.mark.parametrize(
    ("slot", "expected"),
    [(0, [4, 4, 0, 0, 0]), (1, [0, 4, 4, 0, 0]), (2, [0, 0, 4, 4, 0]), (3, [0, 0, 0, 4, 4])],
)
def test_r29_a_group_counts_in_full_for_both_neighbours(slot: int, expected: list[int]) -> None:
    match = begin()
    turns(match, f"{slot}+3")
    assert influence(match, 1) == expected
    assert agents(match, 1) == [int(n > 0) for n in expected]
    assert influence(match, 2) == [0] * 5


def test_r29_all_groups_beside_an_investor_add_up() -> None:
    match = begin()
    turns(match, "0+1 3+0 1+2 3+4 0+0 2+0 3+0")
    assert influence(match, 1) == [3, 6, 3, 1, 1]
    assert agents(match, 1) == [2, 3, 1, 1, 1]
    assert influence(match, 2) == [0, 0, 1, 7, 6]
    assert agents(match, 2) == [0, 0, 1, 3, 2]


def test_r29_investors_come_after_the_bots_of_the_round() -> None:
    match = begin()
    turns(match, "0+5 3+5")
    assert won(match, 1) == {"INF": 1}
    finish(match)
    assert won(match, 1) == {"INF": 2, "SRV": 1}  # with the printed one
    assert won(match, 2) == {"SRV": 1, "MIL": 1, "IND": 1}
    assert taken(match) == [(1, 2), (1, 2), (None, None), (2, None), (2, None)]


# Ranking.


def test_r30_the_example() -> None:
    match = begin("1 2 3", row=EXAMPLE_ROW, halves="INF SRV TRN")
    turns(match, laps(*EXAMPLE.values()))
    assert [influence(match, seat) for seat in (1, 2, 3)] == [
        [3, 4, 2, 3, 2],
        [3, 4, 1, 3, 3],
        [4, 4, 1, 4, 3],
    ]
    places = [(3, 1), (1, 2), (1, 2), (3, 1), (2, 3)]
    assert taken(match) == places
    assert reasons(match) == [
        ("influence", "order"),
        ("order", "order"),
        ("influence", "order"),
        ("influence", "order"),
        ("agents", "influence"),
    ]
    turns(match, "pass pass pass")
    assert taken(match) == places
    assert won(match, 1) == {"INF": 1, "IND": 1, "MIL": 1}
    assert won(match, 2) == {"SRV": 1, "TRN": 1}
    assert won(match, 3) == {"TRN": 1, "INF": 1, "SRV": 1}
    assert line(match, "seconds") == [2, 2, 1]


def test_r30_the_rulebooks_fourth_investor_needs_another_order() -> None:
    """White gets the point of Service only where it comes before red."""
    for order, second in (("1 2 3", 1), ("2 1 3", 2), ("3 2 1", 2), ("3 1 2", 1)):
        match = begin(order, row=EXAMPLE_ROW)
        words = dict(zip("123", EXAMPLE.values(), strict=True))
        turns(match, laps(*(words[seat] for seat in order.split())))
        assert taken(match)[3] == (3, second)
        assert reasons(match)[3] == ("influence", "order")


def test_r30_influence_before_agents() -> None:
    match = begin()
    turns(match, "0+0 0+2 0+0 3+0")
    assert taken(match)[0] == (2, 1)  # 1 + 2 against 2 + 0
    assert reasons(match)[0] == ("influence", "influence")


def test_r30_of_equal_influence_more_agents() -> None:
    match = begin()
    turns(match, "0+1 0+0 3+0 0+0")
    assert taken(match)[0] == (2, 1)
    assert reasons(match)[0] == ("agents", "influence")


def test_r30_agents_of_both_slots_count() -> None:
    match = begin()
    turns(match, "0+1 0+0 3+0 1+0")
    assert taken(match)[:2] == [(1, 2), (2, 1)]  # beside investor 1: one agent against two
    assert reasons(match)[1] == ("agents", "influence")


def test_r30_then_the_earlier_in_this_round() -> None:
    match = begin("2 1")
    turns(match, "0+1 0+1")
    assert taken(match)[0] == (2, 1)
    assert reasons(match)[0] == ("order", "influence")


def test_r30_it_is_not_the_order_of_the_next_round() -> None:
    match = begin("2 1")
    turns(match, "0+0 0+0 pass pass 1+0 1+0 2+0 2+0 3+0 3+0")
    assert match.view()["order"] == [1, 2]
    assert taken(match) == [(2, 1)] * 5
    assert reasons(match) == [("order", "influence")] * 5


def test_r30_the_second_place_is_judged_like_the_first() -> None:
    match = begin("1 2 3 4")
    turns(match, "0+3 0+1 0+0 0+1 3+0 3+0 0+0 3+0")
    assert match.view()["investors"][0]["influence"] == [4, 2, 2, 2]
    assert taken(match)[0] == (1, 3)  # two agents
    assert reasons(match)[0] == ("influence", "agents")


def test_r30_the_third_goes_away_with_nothing() -> None:
    match = begin("1 2 3")
    turns(match, "0+2 0+1 0+0")
    assert taken(match)[0] == (1, 2)
    assert line(match, "seconds") == [0, 2, 0]


# Without influence.


def test_r31_alone_one_takes_the_investor_and_nobody_the_point() -> None:
    match = begin()
    turns(match, "0+0")
    assert taken(match) == [(1, None), (1, None), (None, None), (None, None), (None, None)]
    assert reasons(match)[0] == ("influence", "unclaimed")
    assert reasons(match)[4] == ("unclaimed", "unclaimed")
    assert line(match, "seconds") == [0, 0]


def test_r31_an_investor_nobody_asked_leaves_the_game() -> None:
    match = begin(halves="TRN MIL")
    turns(match, laps("0+0 " * 4, "0+0 " * 4) + " pass pass")
    assert taken(match) == [(1, 2), (1, 2), (None, None), (None, None), (None, None)]
    assert won(match, 1) == {"TRN": 1, "INF": 1, "SRV": 1}
    assert won(match, 2) == {"MIL": 1}
    assert line(match, "seconds") == [0, 2]


def test_r31_with_two_seats_the_other_is_second() -> None:
    match = begin()
    turns(match, "1+5 1+0")
    assert taken(match)[1:3] == [(1, 2), (1, 2)]
    assert line(match, "seconds") == [0, 2]
