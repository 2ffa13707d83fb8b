"""Every night ability under every night effect: R28–R31 with R32–R43."""

from __future__ import annotations

import pytest

from tinkertable.core.match import Match

from .night import ROTATION, STEPS, WINS, rotations, show
from .table import (
    CARDS,
    HANDS,
    USES,
    acting,
    arrange,
    board,
    codes,
    idle,
    lay,
    leave,
    nature,
    night,
    offers,
    play,
    question,
    seen,
    settings,
    texts,
    up,
    winners,
)


@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize("card", CARDS)
def test_r28_fine_tuning_at_night(card: str, token: int) -> None:
    match = night(card, "red red red", "countess mechanic inspector", token)
    lay(match, "yellow0 blue0 purple0")
    side = 0
    for actor, owner in rotations(card, 3, token):
        if owner == 3:
            play(match, "3 pass")  # Swap-Out
        if not actor:
            continue
        turn = max(ROTATION[card])
        play(match, f"{actor} {turn}")
        if owner == 2:
            side = STEPS[turn]
            if card != "lowest_odd":
                tune(match, side)
    if card == "highest_even":
        assert "use tuning" not in offers(match)
        assert board(match, 2)["character_side"] == "night"
    elif card == "lowest_odd":
        assert up(match) == "1 2 3"
        tune(match, side)


def tune(match: Match, side: int) -> None:
    assert question(match) == ("2", {"use tuning", "pass"})
    assert (board(match, 2)["up"], board(match, 2)["side"]) == (True, side)
    public = match.view()
    play(match, "2 use tuning")
    if board(match, 2)["up"]:
        assert board(match, 2)["side"] == (side + 1) % 4
    assert public["boards"][1]["character_side"] == "night"
    assert board(match, 2)["character_side"] == "gone"


@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize("card", CARDS)
def test_r28_pendulum_at_night(card: str, token: int) -> None:
    match = night(card, "multi multi multi", "countess clockmaker inspector", token)
    lay(match, "yellow0 blue0 purple0")
    order = rotations(card, 3, token)
    for actor, owner in order:
        if owner == 3:
            play(match, "3 pass")
        if actor:
            play(match, f"{actor} {max(ROTATION[card])}")
        if owner == 2 and card != "lowest_odd":
            break
    # The right neighbour's gear is up already, or, in the dark, all are up together.
    earlier = [owner for _, owner in order].index(1) < [owner for _, owner in order].index(2)
    if card == "highest_even" or not (earlier or card == "lowest_odd"):
        assert "use pendulum" not in offers(match)
        assert board(match, 2)["character_side"] == "night"
        return
    side = STEPS[max(ROTATION[card])]
    assert question(match) == ("2", USES["pendulum"])
    assert [board(match, seat)["side"] for seat in (1, 2)] == [side, side]
    play(match, "2 use pendulum")
    assert board(match, 2)["character_side"] == "gone"
    if up(match):  # else nobody had anything to enter, and the round is over
        assert [board(match, seat)["side"] for seat in (1, 2)] == [(side + 1) % 4, side]


@pytest.mark.parametrize("token", [1, 2, 3])
@pytest.mark.parametrize("card", CARDS)
def test_r29_swap_out_at_night(card: str, token: int) -> None:
    match = night(card, "red red red", "countess inspector clockmaker", token)
    lay(match, "yellow0 blue0 purple0")
    shown: list[int] = []
    for actor, owner in rotations(card, 3, token):
        if owner == 2:
            assert question(match) == ("2", {"use swapout", "pass"})
            assert up(match) == ("" if card == "lowest_odd" else " ".join(map(str, sorted(shown))))
            play(match, "2 use swapout")
            assert question(match) == ("2", settings("purple yellow grey multi"))
            play(match, "2 set grey 1")
        shown.append(owner)
        turns = {"turn 0"} if owner == 2 else ROTATION[card]  # under No Idling too
        if actor:
            assert question(match) == (str(actor), turns)
            play(match, f"{actor} {max(turns)}")
        if "use pendulum" in offers(match):
            play(match, "3 pass")
    leave(match)
    if up(match):
        assert board(match, 2)["gear"] == "grey"
        assert board(match, 2)["side"] == 1
    idle(match)
    assert board(match, 2)["character_side"] == "gone"
    assert board(match, 2)["discard"] == ["red", "grey"]


@pytest.mark.parametrize("card", CARDS)
def test_r31_elegant_solution_at_night(card: str) -> None:
    mine, theirs = WINS[card]
    match = night(card, "red red", "countess inspector")
    arrange(match, 1, open="red1 red2 red4", check="red3")
    show(match, f"yellow{mine} yellow{theirs}")
    assert winners(match) == [1]
    common = {"enter red3", f"enter red{mine}"}
    if card == "all_but_lowest":
        common = {"enter red3", *texts("check", "red1 red2 red4")}
    assert question(match) == ("1", common | texts("use solution", HANDS[0]))
    play(match, "1 use solution red2")
    assert codes(match, 1) == ("red1 red4", "red3", "red2")
    assert board(match, 1)["character_side"] == "gone"
    assert acting(match) == "*"


def test_r31_elegant_solution_comes_before_sparks() -> None:
    match = night("all_but_highest", "red red red red", "countess mechanic clockmaker inspector")
    show(match, "yellow1 yellow2 yellow2 yellow4")
    play(match, "1 use solution red4")
    assert question(match) == ("2", texts("check", HANDS[1]))
    play(match, "2 check blue1, 3 check yellow1")
    assert acting(match) == "*"


def test_r29_swap_out_under_own_hands_is_left_by_myself() -> None:
    match = night("lowest_even", "red red", "inspector countess")
    lay(match, "yellow0 yellow0")
    play(match, "1 use swapout, 1 set blue 1, 1 turn 0")
    assert (board(match, 1)["gear"], board(match, 1)["value"]) == ("blue", 2)


def test_r38_swap_out_under_blackout_stays_dark() -> None:
    one, two = (night("lowest_odd", "red red", "countess inspector") for _ in range(2))
    for match, gear in ((one, "grey 0"), (two, "multi 3")):
        lay(match, "yellow0 yellow0")
        play(match, f"2 use swapout, 2 set {gear}, 1 turn 0")
    assert seen(one, 1) == seen(two, 1)
    assert one.move_texts(0).count("2 set ?") == 2
    play(one, "2 turn 0")
    assert "2 set grey 0" in one.move_texts(0)
    idle(one)
    nature(one, min(offers(one)))
    assert one.move_texts(0).count("2 set ?") == 1
