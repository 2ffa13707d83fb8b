"""Every night ability under every night effect: R28–R31 with R32–R43."""

from __future__ import annotations

import pytest

from .night import ROTATION, STEPS, WINS, rotations
from .table import Referee, Table
from .words import CARDS, HANDS, USES, settings, texts


@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize("card", CARDS)
def test_r28_fine_tuning_at_night(referee: Referee, card: str, token: int) -> None:
    table = referee.night(card, "red red red", "countess mechanic inspector", token)
    table.lay("yellow0 blue0 purple0")
    side = 0
    for actor, owner in rotations(card, 3, token):
        if owner == 3:
            table.play("3 pass")  # Swap-Out
        if not actor:
            continue
        turn = max(ROTATION[card])
        table.play(f"{actor} {turn}")
        if owner == 2:
            side = STEPS[turn]
            if card != "lowest_odd":
                tune(table, side)
    if card == "highest_even":
        assert "use tuning" not in table.offers()
        assert table.board(2).character_side == "night"
    elif card == "lowest_odd":
        assert table.up == "1 2 3"
        tune(table, side)


def tune(table: Table, side: int) -> None:
    assert table.question() == ("2", {"use tuning", "pass"})
    assert (table.board(2).up, table.board(2).side) == (True, side)
    assert table.board(2).character_side == "night"
    table.play("2 use tuning")
    if table.board(2).up:
        assert table.board(2).side == (side + 1) % 4
    assert table.board(2).character_side == "gone"


@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize("card", CARDS)
def test_r28_pendulum_at_night(referee: Referee, card: str, token: int) -> None:
    table = referee.night(card, "multi multi multi", "countess clockmaker inspector", token)
    table.lay("yellow0 blue0 purple0")
    order = rotations(card, 3, token)
    for actor, owner in order:
        if owner == 3:
            table.play("3 pass")
        if actor:
            table.play(f"{actor} {max(ROTATION[card])}")
        if owner == 2 and card != "lowest_odd":
            break
    # The right neighbour's gear is up already, or, in the dark, all are up together.
    earlier = [owner for _, owner in order].index(1) < [owner for _, owner in order].index(2)
    if card == "highest_even" or not (earlier or card == "lowest_odd"):
        assert "use pendulum" not in table.offers()
        assert table.board(2).character_side == "night"
        return
    side = STEPS[max(ROTATION[card])]
    assert table.question() == ("2", USES["pendulum"])
    assert [table.board(seat).side for seat in (1, 2)] == [side, side]
    table.play("2 use pendulum")
    assert table.board(2).character_side == "gone"
    if table.up:  # else nobody had anything to enter, and the round is over
        assert [table.board(seat).side for seat in (1, 2)] == [(side + 1) % 4, side]


@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize("card", CARDS)
def test_r29_swap_out_at_night(referee: Referee, card: str, token: int) -> None:
    table = referee.night(card, "red red red", "countess inspector clockmaker", token)
    table.lay("yellow0 blue0 purple0")
    shown: list[int] = []
    for actor, owner in rotations(card, 3, token):
        if owner == 2:
            assert table.question() == ("2", {"use swapout", "pass"})
            assert table.up == ("" if card == "lowest_odd" else " ".join(map(str, sorted(shown))))
            table.play("2 use swapout")
            assert table.question() == ("2", settings("purple yellow grey multi"))
            table.play("2 set grey 1")
        shown.append(owner)
        turns = {"turn 0"} if owner == 2 else ROTATION[card]  # under No Idling too
        if actor:
            assert table.question() == (str(actor), turns)
            table.play(f"{actor} {max(turns)}")
        if "use pendulum" in table.offers():
            table.play("3 pass")
    table.leave()
    if table.up:
        assert table.board(2).gear == "grey"
        assert table.board(2).side == 1
    table.idle()
    assert table.board(2).character_side == "gone"
    assert table.board(2).discard == "red grey"


@pytest.mark.parametrize("card", CARDS)
def test_r31_elegant_solution_at_night(referee: Referee, card: str) -> None:
    mine, theirs = WINS[card]
    table = referee.night(card, "red red", "countess inspector")
    table.arrange(1, open="red1 red2 red4", check="red3")
    table.show(f"yellow{mine} yellow{theirs}")
    assert table.round_winners == [1]
    common = {"enter red3", f"enter red{mine}"}
    if card == "all_but_lowest":
        common = {"enter red3", *texts("check", "red1 red2 red4")}
    assert table.question() == ("1", common | texts("use solution", HANDS[0]))
    table.play("1 use solution red2")
    assert table.board(1).codes == ("red1 red4", "red3", "red2")
    assert table.board(1).character_side == "gone"
    assert table.acting == "*"


def test_r31_elegant_solution_comes_before_sparks(referee: Referee) -> None:
    table = referee.night(
        "all_but_highest", "red red red red", "countess mechanic clockmaker inspector"
    )
    table.show("yellow1 yellow2 yellow2 yellow4")
    table.play("1 use solution red4")
    assert table.question() == ("2", texts("check", HANDS[1]))
    table.play("2 check blue1, 3 check yellow1")
    assert table.acting == "*"


def test_r29_swap_out_under_own_hands_is_left_by_myself(referee: Referee) -> None:
    table = referee.night("lowest_even", "red red", "inspector countess")
    table.lay("yellow0 yellow0")
    table.play("1 use swapout, 1 set blue 1, 1 turn 0")
    assert (table.board(1).gear, table.board(1).value) == ("blue", 2)
