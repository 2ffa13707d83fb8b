"""Gears, R30–R31: the countess, by day and by night."""

from __future__ import annotations

from .table import (
    HANDS,
    acting,
    arrange,
    codes,
    day,
    offers,
    plain_night,
    play,
    question,
    show,
    side_of,
    texts,
)


def test_r30_parallel_computation_after_an_entry() -> None:
    match = day("even", "red red", "countess mechanic")
    show(match, "yellow4 yellow2")
    play(match, "1 enter red4, 1 use computation red2")
    assert codes(match, 1) == ("red1 red3", "red2", "red4")
    assert side_of(match, 1) == ("night", "solution")
    assert acting(match) == "2"


def test_r30_parallel_computation_after_sending_to_check() -> None:
    match = day("even", "red red", "countess mechanic", hands=("blue1 blue2 red1 red2", HANDS[3]))
    show(match, "yellow4 yellow2")
    assert question(match) == ("1", texts("check", "blue1 blue2 red1 red2"))
    play(match, "1 check red1")
    assert question(match) == ("1", texts("use computation", "blue1 blue2 red2") | {"pass"})
    play(match, "1 use computation blue2")
    assert codes(match, 1) == ("red2 blue1", "red1 blue2", "")


def test_r30_parallel_computation_needs_an_open_card() -> None:
    match = day("even", "red red", "countess mechanic")
    arrange(match, 1, open="red4", check="red2 red3", entered="red1")
    show(match, "yellow4 yellow2")
    play(match, "1 enter red4")
    assert acting(match) == "2"
    assert side_of(match, 1) == ("day", "computation")


def test_r30_parallel_computation_may_be_kept() -> None:
    match = day("even", "red red", "countess mechanic")
    show(match, "yellow4 yellow2")
    play(match, "1 enter red4, 1 pass")
    assert side_of(match, 1) == ("day", "computation")
    assert codes(match, 1) == ("red1 red2 red3", "", "red4")


def test_r30_no_parallel_computation_for_the_only_winner() -> None:
    match = day("highest", "red red", "countess mechanic")
    show(match, "yellow4 yellow1")
    play(match, "1 enter red4")
    assert acting(match) == "*"
    assert side_of(match, 1) == ("day", "computation")


def test_r31_elegant_solution_enters_any_card() -> None:
    match = plain_night("highest", "red red", "countess mechanic")
    arrange(match, 1, open="red1 red2 red4", check="red3")
    show(match, "yellow4 yellow1")
    assert question(match) == (
        "1",
        {"enter red4", "enter red3", *texts("use solution", HANDS[0])},
    )
    play(match, "1 use solution red1")
    assert codes(match, 1) == ("red2 red4", "red3", "red1")
    assert side_of(match, 1) == ("gone", None)
    assert acting(match) == "*"


def test_r31_elegant_solution_may_take_a_card_on_check() -> None:
    match = plain_night("highest", "red red", "countess mechanic")
    arrange(match, 1, open="red1", check="red2 red3 red4")
    show(match, "yellow4 yellow1")
    play(match, "1 use solution red2")
    assert codes(match, 1) == ("red1", "red3 red4", "red2")
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
