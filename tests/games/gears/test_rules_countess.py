"""Gears, R30–R31: the countess, by day and by night."""

from __future__ import annotations

from .table import Referee
from .words import HANDS, texts


def test_r30_parallel_computation_after_an_entry(referee: Referee) -> None:
    table = referee.day("even", "red red", "countess mechanic")
    table.show("yellow4 yellow2")
    table.play("1 enter red4, 1 use computation red2")
    assert table.board(1).codes == ("red1 red3", "red2", "red4")
    assert table.board(1).character_side == "night"
    assert table.acting == "2"


def test_r30_parallel_computation_after_sending_to_check(referee: Referee) -> None:
    table = referee.day(
        "even", "red red", "countess mechanic", hands=("blue1 blue2 red1 red2", HANDS[3])
    )
    table.show("yellow4 yellow2")
    assert table.question() == ("1", texts("check", "blue1 blue2 red1 red2"))
    table.play("1 check red1")
    assert table.question() == ("1", texts("use computation", "blue1 blue2 red2") | {"pass"})
    table.play("1 use computation blue2")
    assert table.board(1).codes == ("red2 blue1", "red1 blue2", "")


def test_r30_parallel_computation_needs_an_open_card(referee: Referee) -> None:
    table = referee.day("even", "red red", "countess mechanic")
    table.arrange(1, open="red4", check="red2 red3", entered="red1")
    table.show("yellow4 yellow2")
    table.play("1 enter red4")
    assert table.acting == "2"
    assert table.board(1).character_side == "day"


def test_r30_parallel_computation_may_be_kept(referee: Referee) -> None:
    table = referee.day("even", "red red", "countess mechanic")
    table.show("yellow4 yellow2")
    table.play("1 enter red4, 1 pass")
    assert table.board(1).character_side == "day"
    assert table.board(1).codes == ("red1 red2 red3", "", "red4")


def test_r30_no_parallel_computation_for_the_only_winner(referee: Referee) -> None:
    table = referee.day("highest", "red red", "countess mechanic")
    table.show("yellow4 yellow1")
    table.play("1 enter red4")
    assert table.acting == "*"
    assert table.board(1).character_side == "day"


def test_r31_elegant_solution_enters_any_card(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red", "countess mechanic")
    table.arrange(1, open="red1 red2 red4", check="red3")
    table.show("yellow4 yellow1")
    assert table.question() == (
        "1",
        {"enter red4", "enter red3", *texts("use solution", HANDS[0])},
    )
    table.play("1 use solution red1")
    assert table.board(1).codes == ("red2 red4", "red3", "red1")
    assert table.board(1).character_side == "gone"
    assert table.acting == "*"


def test_r31_elegant_solution_may_take_a_card_on_check(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red", "countess mechanic")
    table.arrange(1, open="red1", check="red2 red3 red4")
    table.show("yellow4 yellow1")
    table.play("1 use solution red2")
    assert table.board(1).codes == ("red1", "red3 red4", "red2")
    assert table.acting == "*"


def test_r31_elegant_solution_when_nothing_matches(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red", "countess mechanic")
    table.arrange(1, open="red1 red2 red3", entered="red4")
    table.show("yellow4 yellow1")
    assert table.offers() == texts("check", "red1 red2 red3") | texts(
        "use solution", "red1 red2 red3"
    )


def test_r31_elegant_solution_may_end_the_game(referee: Referee) -> None:
    table = referee.plain_night("highest", "red red", "countess mechanic")
    table.arrange(1, open="red1", entered="red2 red3 red4")
    table.show("yellow4 yellow1")
    table.play("1 use solution red1")
    assert table.acting == ""
    assert table.winners == [1]
