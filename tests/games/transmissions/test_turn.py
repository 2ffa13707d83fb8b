"""A turn: R12 to R17."""

from __future__ import annotations

import random
import warnings
from itertools import combinations, permutations

import pytest

from tinkertable.core.edition import read_edition
from tinkertable.core.match import Match
from tinkertable.games.transmissions.rules.actions import SPOTS

from .table import GAME, Table, at_action


def targets(table: Table, robot: str) -> dict[int, int]:
    """By steps: where the robot on its way would come to stand."""
    return {place["steps"]: place["space"] for place in table.view()["reach"]}


def test_r12_robot_cards_and_location_cards() -> None:
    """A13: either of two robots of a location."""
    table = Table(hands=("TG TL1 TL2", "TY TB TG")).robots_at(6, 7, 2, 12)
    assert table.legal("card") == [
        "card TG G", "card TL1 Y", "card TL1 B", "card TL1 R", "card TL2 G",
    ]  # fmt: skip
    assert table.verbs() == {"card"}


def test_r12_three_location_cards_always_move_a_robot() -> None:
    """V11, A52: wherever the robots stand."""
    table = Table(hands=("TL1 TL2 TL3", "TY TB TG"))
    rng = random.Random(11)
    for spaces in rng.sample(list(permutations(range(14), 4)), 400):
        assert table.robots_at(*spaces).legal("card")


def test_r12_seats_take_turns() -> None:
    table = Table(3, start=3)
    order = []
    for _ in range(6):
        order.append(table.acting + 1)
        table.play(table.legal("card")[0], "go 1", "skip", "end").let_nature()
    assert order == [3, 1, 2, 3, 1, 2]


def test_r13_a_hand_that_moves_nothing() -> None:
    """B16: only in an edition whose location cards leave something out."""
    text = '{"game": "transmissions", "data": {"cards": {"TL1": ["TOWN"], "TL3": ["MEADOW"]}}}'
    with pytest.warns(UserWarning, match="no robot to move"):
        edition = read_edition(GAME, text)
    table = Table(edition=edition, hands=("TL1 TL2 TL3", "TY TB TG")).holds("FC02")
    table.robots_at(4, 5, 8, 12)
    assert table.legal() == ["cycle TL1", "cycle TL2", "cycle TL3", "play FC02"]
    table.play("play FC02", "cycle TL2", "hand 1 TY")
    assert table.hand() == {"TL1", "TL3", "TY"}
    assert table.board().played[0] == 5
    assert table.board().turns == 1
    assert table.spaces() == {"Y": 4, "B": 5, "G": 8, "R": 12}
    assert table.acting == 1


def test_r13_the_games_own_cards_leave_nothing_out() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        read_edition(GAME, '{"game": "transmissions"}')


def test_r14_distances() -> None:
    """T09: yellow at most 2, blue 3; a robot must move."""
    for robot, distance in zip("YBGR", (2, 3, 3, 4), strict=True):
        table = Table(hands=("TY TB TG", HAND_R)) if robot != "R" else Table(hands=(HAND_R,) * 2)
        table.play(f"card T{robot} {robot}")
        assert table.legal("go") == [f"go {n}" for n in range(1, distance + 1)]


HAND_R = "TB TG TR"


def test_r14_other_robots_are_jumped_over() -> None:
    """V02, V03."""
    table = Table().robots_at(0, 1, 3, 9).play("card TY Y")
    assert targets(table, "Y") == {1: 2, 2: 4}
    table = Table().robots_at(4, 3, 9, 5).play("card TB B")
    assert targets(table, "B")[1] == 6
    table.play("go 1")
    assert table.spaces()["B"] == 6


def test_r14_all_the_way_round() -> None:
    """A12: the eleventh space is the one it came from; there is no twelfth."""
    table = Table().clear().idea("Y", "F5", "G5", "E5", "SI1").robots_at(0, 3, 6, 9)
    table.idea("B", "SI2").play("card TY Y", "use F5", "use G5", "use E5", "use SI1")
    assert table.legal("go")[-1] == "go 8"
    table.state.extra = 20
    assert table.legal("go")[-1] == "go 11"
    assert targets(table, "Y")[11] == 0
    assert targets(table, "Y")[10] == 13


def test_r15_the_action_of_the_last_space_only() -> None:
    """T10, T11: three spaces into the Forest; from the Lake to Town."""
    table = Table().robots_at(0, 8, 3, 12).moved("TB", "B", 3)
    assert table.spaces()["B"] == 11
    assert table.verbs() == {"forest", "skip"}
    table = Table(hands=("TB TG TL2", "TY TB TG")).robots_at(0, 3, 9, 12).stock("YYWW 5E")
    table.moved("TL2", "B", 3)
    assert table.view()["rondel"][6]["robot"] == "B"
    assert table.verbs() == {"item", "skip"}


def test_r15_what_cannot_be_done_is_skipped() -> None:
    """A27."""
    for space in (6, 8, 12):
        table = at_action(space, " 0E")
        table.state.idea[2] = -1  # E5, which costs nothing
        assert table.legal() == ["skip"]
    table = at_action(2).play("skip")
    assert table.legal() == ["end"]
    assert table.has() == "WYBG 4E"


def test_r16_the_deck_is_a_queue() -> None:
    """V12: a card played in turn 1 is drawn at the end of turn 5."""
    table = Table(hands=("TY TB TG", "TY TB TG"))
    drawn: list[set[str]] = []
    for turn in range(6):
        before = table.hand()
        played = "TY" if turn == 0 else sorted(before - {"TY"})[0]
        card = next(text for text in table.legal("card") if text.split()[1] == played)
        table.play(card, "go 1", "skip", "end").let_nature()
        drawn.append(table.hand() - before)
        other = table.legal("card")[0]
        table.play(other, "go 1", "skip", "end").let_nature()
    assert ["TY" in cards for cards in drawn] == [False, False, False, False, True, False]
    assert "TY" in table.hand()
    assert table.view(1)["boards"][0]["deck"][0] == table.view(0)["boards"][0]["deck"][0]


def test_r16_down_to_seven_engrams() -> None:
    """T15: nine become seven, as one likes; more is allowed until the turn ends."""
    table = at_action(2, "WWWYYBG 0E").play("take 2W", "end")
    assert table.acting == 30
    table.let_nature()
    assert table.legal() == ["drop W", "drop Y", "drop B", "drop G"]
    table.play("drop B")
    assert table.legal() == ["drop W", "drop Y", "drop G"]
    table.play("drop W")
    assert table.has() == "WWWWYYG 0E"
    assert table.acting == 1


def test_r16_the_card_is_drawn_before_engrams_are_dropped() -> None:
    """B12."""
    table = at_action(2, "WWWYYBG 0E").play("take 2W", "end", "hand 1 TG")
    assert table.hand() == {"TB", "TL1", "TG"}
    assert table.verbs() == {"drop"}


@pytest.mark.parametrize("cleanup", ["once", "each"])
def test_r16_clean_up_before_another_turn(cleanup: str) -> None:
    """B12: by the option, the card is drawn and engrams are dropped before it, too."""
    table = Table(options={"cleanup": cleanup}).robots_at(1, 5, 8, 11).stock("WWWYYBB 0E")
    table.holds("FC11").moved().play("take 2W", "again Y")
    if cleanup == "each":
        assert table.acting == 30
        table.play("hand 1 TG", "drop B", "drop B")
        assert table.hand() == {"TB", "TL1", "TG"}
    else:
        assert len(table.hand()) == 2
    assert table.verbs() == {"go"}
    table.play("go 2", "take 4E", "end")
    if cleanup == "each":
        assert table.acting == 1
    else:
        table.play("hand 1 TG", "drop B", "drop B")
        assert table.acting == 1
    assert table.has() == "WWWWWYY 4E"
    assert table.board().turns == 1


def test_r17_each_idea_once_a_turn() -> None:
    """A07: from the choice of the robot to the end, in any order, only this robot's."""
    table = Table().clear().idea("Y", "SI8", "SI3").idea("B", "SI9").robots_at(1, 5, 8, 11)
    assert table.verbs() == {"card"}
    table.play("card TY Y")
    assert table.legal("use") == ["use SI3", "use SI8"]
    table.play("use SI8")
    assert table.legal("use") == ["use SI3"]
    table.play("go 1")
    assert table.legal("use") == ["use SI3"]
    table.play("take 2W", "use SI3", "gain Y")
    assert table.legal() == ["end"]
    assert table.has() == "WWWYYBG 4E"
    assert table.view()["turn"]["used"] == ["SI3", "SI8"]


def test_r17_an_idea_bought_now_counts_at_once() -> None:
    """A08."""
    table = at_action(8, "WYBG 9E").clear().play("idea 4", "column Y").let_nature()
    assert table.columns()[0] == {"F7"}
    assert table.legal() == ["use F7", "end"]
    table = at_action(8, "WYBG 9E").clear().play("idea 4", "column B").let_nature()
    assert table.legal() == ["end"]


def test_r17_movement_ideas_bought_now_come_too_late() -> None:
    table = at_action(8, "WYBG 9E").clear().play("idea 3", "column Y").let_nature()
    assert table.columns()[0] == {"E5"}
    assert table.legal() == ["end"]


def test_r17_ideas_are_not_used_inside_another_decision() -> None:
    table = at_action(6, "YY 9E").clear().idea("Y", "SI8")
    table.play("item 4")
    assert table.verbs() == {"column"}
    table.play("column B")
    assert table.verbs() == {"pay"}


def test_r4_turn_order_does_not_depend_on_how_robots_stand() -> None:
    """All 840 placements can be drawn and played on."""
    rng = random.Random(4)
    for spots in rng.sample(range(len(SPOTS)), 6):
        match = Match(GAME, 2)
        match.play_text("* start 1")
        match.play_text("* spots " + " ".join(map(str, SPOTS[spots])))
        assert len(match.legal_texts(30)) == 24
    assert all(len(set(spots)) == 4 for spots in SPOTS)
    assert len(list(combinations(range(14), 4))) == 1001
