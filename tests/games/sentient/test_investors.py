"""Who takes the investors of Sentient, and who the points beside them: R29–R31."""

from __future__ import annotations

import pytest

from .table import Table

EXAMPLE = {  # what each colour puts above the slots, lap by lap
    "red": "0+2 1+0 2+0 3+1",
    "white": "0+2 1+0 3+1 3+0",
    "yellow": "0+2 0+0 2+0 3+2",
}
EXAMPLE_ROW = "INF IND MIL SRV TRN"


def laps(*seats: str) -> str:
    """Turns by lap from turns by seat."""
    rows = zip(*(words.split() for words in seats), strict=True)
    return " ".join(word for row in rows for word in row)


@pytest.mark.parametrize(
    ("slot", "expected"),
    [(0, [4, 4, 0, 0, 0]), (1, [0, 4, 4, 0, 0]), (2, [0, 0, 4, 4, 0]), (3, [0, 0, 0, 4, 4])],
)
def test_r29_a_group_counts_in_full_for_both_neighbours(
    rules: type[Table], slot: int, expected: list[int]
) -> None:
    match = rules.begin()
    match.turns(f"{slot}+3")
    assert match.influence(1) == expected
    assert match.agents(1) == [int(n > 0) for n in expected]
    assert match.influence(2) == [0] * 5


def test_r29_all_groups_beside_an_investor_add_up(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+1 3+0 1+2 3+4 0+0 2+0 3+0")
    assert match.influence(1) == [3, 6, 3, 1, 1]
    assert match.agents(1) == [2, 3, 1, 1, 1]
    assert match.influence(2) == [0, 0, 1, 7, 6]
    assert match.agents(2) == [0, 0, 1, 3, 2]


def test_r29_investors_come_after_the_bots_of_the_round(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+5 3+5")
    assert match.won(1) == {"INF": 1}
    match.finish()
    assert match.won(1) == {"INF": 2, "SRV": 1}  # with the printed one
    assert match.won(2) == {"SRV": 1, "MIL": 1, "IND": 1}
    assert match.taken() == [(1, 2), (1, 2), (None, None), (2, None), (2, None)]


# Ranking.


def test_r30_the_example(rules: type[Table]) -> None:
    match = rules.begin("1 2 3", row=EXAMPLE_ROW, halves="INF SRV TRN")
    match.turns(laps(*EXAMPLE.values()))
    assert [match.influence(seat) for seat in (1, 2, 3)] == [
        [3, 4, 2, 3, 2],
        [3, 4, 1, 3, 3],
        [4, 4, 1, 4, 3],
    ]
    places = [(3, 1), (1, 2), (1, 2), (3, 1), (2, 3)]
    assert match.taken() == places
    assert match.reasons() == [
        ("influence", "order"),
        ("order", "order"),
        ("influence", "order"),
        ("influence", "order"),
        ("agents", "influence"),
    ]
    match.turns("pass pass pass")
    assert match.taken() == places
    assert match.won(1) == {"INF": 1, "IND": 1, "MIL": 1}
    assert match.won(2) == {"SRV": 1, "TRN": 1}
    assert match.won(3) == {"TRN": 1, "INF": 1, "SRV": 1}
    assert match.line("seconds") == [2, 2, 1]


def test_r30_the_rulebooks_fourth_investor_needs_another_order(rules: type[Table]) -> None:
    """White gets the point of Service only where it comes before red."""
    for order, second in (("1 2 3", 1), ("2 1 3", 2), ("3 2 1", 2), ("3 1 2", 1)):
        match = rules.begin(order, row=EXAMPLE_ROW)
        words = dict(zip("123", EXAMPLE.values(), strict=True))
        match.turns(laps(*(words[seat] for seat in order.split())))
        assert match.taken()[3] == (3, second)
        assert match.reasons()[3] == ("influence", "order")


def test_r30_influence_before_agents(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+0 0+2 0+0 3+0")
    assert match.taken()[0] == (2, 1)  # 1 + 2 against 2 + 0
    assert match.reasons()[0] == ("influence", "influence")


def test_r30_of_equal_influence_more_agents(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+1 0+0 3+0 0+0")
    assert match.taken()[0] == (2, 1)
    assert match.reasons()[0] == ("agents", "influence")


def test_r30_agents_of_both_slots_count(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+1 0+0 3+0 1+0")
    assert match.taken()[:2] == [(1, 2), (2, 1)]  # beside investor 1: one agent against two
    assert match.reasons()[1] == ("agents", "influence")


def test_r30_then_the_earlier_in_this_round(rules: type[Table]) -> None:
    match = rules.begin("2 1")
    match.turns("0+1 0+1")
    assert match.taken()[0] == (2, 1)
    assert match.reasons()[0] == ("order", "influence")


def test_r30_it_is_not_the_order_of_the_next_round(rules: type[Table]) -> None:
    match = rules.begin("2 1")
    match.turns("0+0 0+0 pass pass 1+0 1+0 2+0 2+0 3+0 3+0")
    assert match.look()["order"] == [1, 2]
    assert match.taken() == [(2, 1)] * 5
    assert match.reasons() == [("order", "influence")] * 5


def test_r30_the_second_place_is_judged_like_the_first(rules: type[Table]) -> None:
    match = rules.begin("1 2 3 4")
    match.turns("0+3 0+1 0+0 0+1 3+0 3+0 0+0 3+0")
    assert match.look()["investors"][0]["influence"] == [4, 2, 2, 2]
    assert match.taken()[0] == (1, 3)  # two agents
    assert match.reasons()[0] == ("influence", "agents")


def test_r30_the_third_tells_what_set_the_second_apart(rules: type[Table]) -> None:
    match = rules.begin("1 2 3 4")
    match.turns("0+3 0+2 0+2 0+0")
    assert match.look()["investors"][0]["influence"] == [4, 3, 3, 1]
    assert match.taken()[0] == (1, 2)
    assert match.reasons()[0] == ("influence", "order")


def test_r30_the_third_goes_away_with_nothing(rules: type[Table]) -> None:
    match = rules.begin("1 2 3")
    match.turns("0+2 0+1 0+0")
    assert match.taken()[0] == (1, 2)
    assert match.line("seconds") == [0, 2, 0]


# Without influence.


def test_r31_alone_one_takes_the_investor_and_nobody_the_point(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("0+0")
    assert match.taken() == [(1, None), (1, None), (None, None), (None, None), (None, None)]
    assert match.reasons()[0] == ("influence", "unclaimed")
    assert match.reasons()[4] == ("unclaimed", "unclaimed")
    assert match.line("seconds") == [0, 0]


def test_r31_an_investor_nobody_asked_leaves_the_game(rules: type[Table]) -> None:
    match = rules.begin(halves="TRN MIL")
    match.turns(laps("0+0 " * 4, "0+0 " * 4) + " pass pass")
    assert match.taken() == [(1, 2), (1, 2), (None, None), (None, None), (None, None)]
    assert match.won(1) == {"TRN": 1, "INF": 1, "SRV": 1}
    assert match.won(2) == {"MIL": 1}
    assert match.line("seconds") == [0, 2]


def test_r31_with_two_seats_the_other_is_second(rules: type[Table]) -> None:
    match = rules.begin()
    match.turns("1+5 1+0")
    assert match.taken()[1:3] == [(1, 2), (1, 2)]
    assert match.line("seconds") == [0, 2]
