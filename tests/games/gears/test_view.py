"""What a client draws of a round: told by the view, in agreement with what is played."""

from __future__ import annotations

import random

import pytest

from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members
from tinkertable.games.gears import GAME
from tinkertable.games.gears.rules.actions import CODEC
from tinkertable.games.gears.view.table import view

from .table import day, play


def round_end(before: Position, seat: int, action: int) -> Position:
    """The table after a move, not yet cleared for the next round.

    The game leaves a finished table as it is, so another seat is given a whole code first.
    """
    values = before.to_json()
    other = values["board"][0 if seat else 1]
    cards = other["codes_open"] | other["codes_checked"] | other["codes_entered"]
    other |= {"codes_open": 0, "codes_checked": 0, "codes_entered": cards}
    after = before.copy()
    after.fill(values)
    after.play(seat, action)
    return after


def gears_turned(before: Position, after: Position) -> list[int]:
    """The seats whose gears a move has turned, from 1."""
    boards = zip(before.to_json()["board"], after.to_json()["board"], strict=True)
    return [i for i, (was, now) in enumerate(boards, 1) if was["turned"] != now["turned"]]


def verdicts(match: Match) -> list[str]:
    return [board["verdict"]["why"] for board in match.view(0)["boards"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drive_swaps_and_outcome_agree_with_the_play(seats: int) -> None:
    pick = random.Random(seats)
    for seed in range(6):
        match = Match(GAME, seats, {}, chance=Chance(f"view {seats} {seed}"))
        match.settle()
        while not match.position.over:
            seat = pick.choice(list(members(match.position.acting())))
            assert seat != NATURE
            action = pick.choice(match.position.legal(seat))
            before, was = match.position.copy(), match.view(seat)
            if CODEC.named[action].verb == "turn":
                now = [belt for belt in was["drive"] if belt["state"] == "now"]
                assert [belt["by"] for belt in now] == [seat + 1]
                assert [now[0]["gear"]] == gears_turned(before, round_end(before, seat, action))
            match.play(seat, action)
            match.settle()
            seen = match.view(seat)
            if not match.position.over and seen["round"] > was["round"]:
                ended = view(round_end(before, seat, action), seat)
                last = seen["last"]
                assert last["round"] == was["round"]
                assert last["winners"] == ended["winners_of_round"]
                assert last["swaps"] == ended["swaps"]
                for told, board in zip(last["gears"], ended["boards"], strict=True):
                    assert told.items() <= board.items()
            told = [board["verdict"] for board in seen["boards"]]
            if told[0]:
                won = [i for i, one in enumerate(told, 1) if one["why"] in ("won", "grey")]
                assert won == seen["winners_of_round"]


def test_reasons() -> None:
    match = day("highest", "blue blue blue blue", strict="on")
    play(match, "1 set red 1, 2 set grey 3, 3 set multi 0, 4 set purple 2")
    play(match, "1 turn 0, 2 turn 0, 3 turn 0, 4 turn 0")
    assert verdicts(match) == ["jammed", "later", "jammed", "won"]
    assert match.view(0)["swaps"] == [[3, 2]]


def test_grey_takes_the_jam_and_a_card_asks_for_some_numbers_only() -> None:
    match = day("highest_even", "blue blue blue blue", strict="on")
    play(match, "1 set red 1, 2 set grey 3, 3 set yellow 1, 4 set purple 0")
    play(match, "1 turn 0, 2 turn 0, 3 turn 0, 4 turn 0")
    assert verdicts(match) == ["beaten", "grey", "not-asked", "later"]


def test_the_lowest_loses() -> None:
    match = day("all_but_lowest", "blue blue", strict="on")
    play(match, "1 set red 0, 2 set purple 0, 1 turn 0, 2 turn 0")
    assert verdicts(match) == ["lowest", "won"]


def test_nothing_of_a_hidden_gear() -> None:
    match = day("lowest", "blue blue", strict="on")
    play(match, "1 set red 1")
    board = match.view(1)["boards"][0]
    assert (board["ready"], board["gear"], board["side"], board["value"]) == (
        True,
        None,
        None,
        None,
    )
    assert match.view(0)["boards"][0]["gear"] == "red"
