"""Gears, R14–R16: the swap, jams and who wins."""

from __future__ import annotations

from itertools import permutations

import pytest

from .table import Referee
from .words import spare


@pytest.mark.parametrize(
    ("gears", "after"),
    [
        ("multi1 yellow4 purple2", [2, 4, 1]),  # the example: purple gets a 1 it does not print
        ("yellow4 multi1 purple2", [1, 4, 2]),
        ("multi1 yellow4", [4, 1]),
        ("multi1 multi4", [1, 4]),
        ("multi3 multi1 yellow4", [4, 1, 3]),  # seat 2's right neighbour is multicolour
        ("multi1 multi2 multi4", [1, 2, 4]),
        ("multi1 blue2 multi3 yellow4", [4, 3, 2, 1]),  # two exchanges
        ("multi1 multi2 multi3 yellow4", [4, 2, 3, 1]),
        ("multi4 multi2 grey3 red1", [1, 2, 3, 4]),
        ("multi4 multi3 multi1 multi2", [4, 3, 1, 2]),
        ("blue1 red4 grey3 yellow2", [1, 4, 3, 2]),
    ],
)
def test_r14_multicolour_swaps_with_the_right_neighbour(
    referee: Referee, gears: str, after: list[int]
) -> None:
    table = referee.day("highest", spare(gears))
    table.show(gears)
    assert table.values == after
    assert table.round_winners == [after.index(4) + 1]
    assert [b.gear for b in table.boards] == [gear[:-1] for gear in gears.split()]


def test_r14_the_swap_comes_after_all_gears_are_up(referee: Referee) -> None:
    table = referee.day("lowest", "red red red")
    table.lay("multi0 yellow0 purple0")
    table.play("1 turn 0, 2 turn 0")
    assert [table.board(seat).value for seat in (2, 3)] == [4, 2]
    table.play("3 turn 0")
    assert table.round_winners == [3]


GREY_EXAMPLES = [
    ("highest", "red4 grey4 blue3 red1", [2]),
    ("highest", "grey4 grey4 blue3 red1", [3]),
    ("highest", "grey4 grey4 red4 blue3", [4]),
    ("lowest", "grey1 red1 blue3 red4", [1]),
    ("highest_odd", "grey3 blue3 yellow1 red4", [1]),
    ("even", "grey2 yellow2 red4 blue4", [1]),
    ("all_but_lowest", "grey1 red1 blue3 red4", [3, 4]),  # the lowest loses, grey or not
    ("all_but_lowest", "grey3 yellow3 blue1 red1", [1]),
    ("all_but_highest", "grey4 red4 blue3 yellow2", [3, 4]),
    ("highest", "red4 red4 blue3 yellow3", []),
    ("highest", "grey4 multi4 red4 blue3", [1]),
]


@pytest.mark.parametrize(("card", "gears", "expected"), GREY_EXAMPLES)
def test_r15_jams_and_grey(referee: Referee, card: str, gears: str, expected: list[int]) -> None:
    table = referee.day(card, "purple purple purple purple")
    table.show(gears)
    assert table.round_winners == expected


def test_r15_grey_wins_over_a_swapped_number(referee: Referee) -> None:
    table = referee.day("highest", "purple purple purple purple")
    table.show("red4 grey4 multi4 blue3")  # multicolour and grey exchange 4 and 4
    assert table.values == [4, 4, 4, 3]
    assert table.round_winners == [2]


@pytest.mark.parametrize(
    ("card", "shown", "winning"),
    [
        ("highest", "4321", "4"),
        ("highest", "4432", "3"),
        ("highest", "4433", ""),
        ("highest", "4422", ""),
        ("lowest", "4322", "3"),
        ("lowest", "4321", "1"),
        ("highest_even", "4432", "2"),
        ("highest_even", "3221", ""),
        ("highest_odd", "3321", "1"),
        ("highest_odd", "4332", ""),
        ("lowest_even", "4322", "4"),
        ("lowest_even", "3221", ""),
        ("lowest_odd", "3211", "3"),
        ("lowest_odd", "4332", ""),
        ("even", "4421", "2"),
        ("even", "4332", "42"),
        ("even", "3311", ""),
        ("odd", "3312", "1"),
        ("odd", "4321", "31"),
        ("all_but_lowest", "3221", "3"),
        ("all_but_lowest", "4322", "43"),
        ("all_but_lowest", "4321", "432"),
        ("all_but_lowest", "3333", ""),
        ("all_but_highest", "4332", "2"),
        ("all_but_highest", "4421", "21"),
        ("all_but_highest", "4321", "321"),
        ("all_but_highest", "3333", ""),
        ("all_but_lowest", "21", "2"),
        ("all_but_highest", "21", "1"),
        ("all_but_highest", "11", ""),
        ("highest", "11", ""),
        ("lowest_odd", "431", "1"),
    ],
)
def test_r16_the_ten_round_cards(referee: Referee, card: str, shown: str, winning: str) -> None:
    for order in set(permutations(shown)):
        table = referee.day(card, "red " * len(order))
        table.show(" ".join(f"yellow{value}" for value in order))
        assert sorted(order[seat - 1] for seat in table.round_winners) == sorted(winning)
