"""What a client draws of a round, and what earned each point: in agreement with what is played."""

from __future__ import annotations

import random
from dataclasses import fields

import pytest

from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members
from tinkertable.games.gears import GAME
from tinkertable.games.gears.rules import data
from tinkertable.games.gears.rules.actions import CODE_NAMES, CODEC
from tinkertable.games.gears.view import code, names
from tinkertable.games.gears.view.table import Score, Sides, view

from ..engine import Engine


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


def verdicts(table: Engine) -> list[str]:
    return [board.verdict.why for board in table.view(1).boards if board.verdict]


def test_names_are_those_of_the_rules_in_their_order() -> None:
    assert names.GEARS == tuple(data.GEARS) == tuple(field.name for field in fields(Sides))
    assert names.COLOURS == data.CODE_COLOURS
    assert tuple(data.ROUND_CARDS) == names.CARDS
    assert tuple(data.CHARACTERS) == names.CHARACTERS
    assert (*data.EFFECT_BLOCKS, "other") == names.EFFECTS
    assert (*data.ABILITY_BLOCKS, "other") == names.ABILITIES
    assert tuple(card.name for card, *_ in code.CARDS) == CODE_NAMES


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
                now = [belt for belt in was.drive if belt.state == "now"]
                assert [belt.by for belt in now] == [seat + 1]
                assert [now[0].gear] == gears_turned(before, round_end(before, seat, action))
            match.play(seat, action)
            match.settle()
            seen = match.view(seat)
            if not match.position.over and seen.round > was.round:
                ended = view(round_end(before, seat, action), seat)
                last = seen.last
                assert last.round == was.round
                assert last.winners == ended.winners_of_round
                assert last.swaps == ended.swaps
                for told, board in zip(last.gears, ended.boards, strict=True):
                    same = ("gear", "side", "value", "counts_as", "verdict")
                    assert [getattr(told, name) for name in same] == [
                        getattr(board, name) for name in same
                    ]
            told = [board.verdict for board in seen.boards]
            if told[0]:
                won = [i for i, one in enumerate(told, 1) if one.why in ("won", "grey")]
                assert won == list(seen.winners_of_round)


def test_reasons() -> None:
    table = Engine.day("highest", "blue blue blue blue", strict="on")
    table.play("1 set red 1, 2 set grey 3, 3 set multi 0, 4 set purple 2")
    table.play("1 turn 0, 2 turn 0, 3 turn 0, 4 turn 0")
    assert verdicts(table) == ["jammed", "later", "jammed", "won"]
    assert table.view(1).swaps == ((3, 2),)


def test_grey_takes_the_jam_and_a_card_asks_for_some_numbers_only() -> None:
    table = Engine.day("highest_even", "blue blue blue blue", strict="on")
    table.play("1 set red 1, 2 set grey 3, 3 set yellow 1, 4 set purple 0")
    table.play("1 turn 0, 2 turn 0, 3 turn 0, 4 turn 0")
    assert verdicts(table) == ["beaten", "grey", "not-asked", "later"]


def test_the_lowest_loses() -> None:
    table = Engine.day("all_but_lowest", "blue blue", strict="on")
    table.play("1 set red 0, 2 set purple 0, 1 turn 0, 2 turn 0")
    assert verdicts(table) == ["lowest", "won"]


def test_nothing_of_a_hidden_gear() -> None:
    table = Engine.day("lowest", "blue blue", strict="on")
    table.play("1 set red 1")
    board = table.shown(1, 2)
    assert (board.ready, board.gear, board.side, board.value) == (
        True,
        None,
        None,
        None,
    )
    assert table.shown(1, 1).gear == "red"


def test_the_shift_and_what_each_character_can_do_in_it() -> None:
    table = Engine.day("highest", "red red", "mechanic clockmaker")
    assert table.view().shift == "day"
    assert [b.ability for b in table.view().boards] == ["oil", "ratchet"]
    table = Engine.plain_night("highest", "red red", "mechanic clockmaker", 2)
    assert table.view().shift == "night"
    assert [b.ability for b in table.view().boards] == ["tuning", "pendulum"]
    table.lay("yellow0 yellow0")
    table.play("2 turn 0, 1 use tuning")
    assert [b.ability for b in table.view().boards] == [None, "pendulum"]


def test_by_what_a_gear_is_locked() -> None:
    table = Engine.day("highest", "red red", "countess clockmaker")
    table.lay("yellow0 yellow0")
    assert table.view().locked is None
    table.play("2 use ratchet")
    assert table.view().locked == "ratchet"
    table = Engine.plain_night("highest", "red red", "countess inspector")
    table.lay("yellow0 yellow0")
    table.play("2 use swapout, 2 set grey 2")
    assert table.view().locked == "swapout"


def test_every_half_point_has_its_code_card() -> None:
    table = Engine.day("highest", "red red")
    table.arrange(2, open="blue4", check="blue3", entered="blue1 blue2")
    assert [(i.line, i.points, i.cells) for i in GAME.explain(table.match.position, 1)] == [
        ("entered", 1, ("blue1",)),
        ("entered", 1, ("blue2",)),
        ("check", 0.5, ("blue3",)),
    ]
    assert table.shown(2).score == Score(entered=2, check=0.5, total=2.5)
