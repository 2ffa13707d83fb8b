"""A turn: R12 to R17."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from .any_table import NATURE, AnyTable

Lay = type[AnyTable]


def test_r12_robot_cards_and_location_cards(lay: Lay) -> None:
    """A13: either of two robots of a location."""
    table = lay(hands=("TG TL1 TL2", "TY TB TG")).robots_at(6, 7, 2, 12)
    assert table.legal() == [
        "card TG G", "card TL1 Y", "card TL1 B", "card TL1 R", "card TL2 G",
    ]  # fmt: skip


def test_r12_seats_take_turns(lay: Lay) -> None:
    table = lay(3, start=3)
    order = []
    for _ in range(6):
        order.append(table.acting)
        table.pass_turn()
    assert order == ["3", "1", "2", "3", "1", "2"]


def test_r13_three_location_cards_always_move_a_robot(lay: Lay) -> None:
    """V11, A52: of the game's own cards some card moves each robot, wherever it stands."""
    table = lay(hands=("TL1 TL2 TL3", "TY TB TG"))
    rng = random.Random(11)
    for spaces in rng.sample(list(permutations(range(14), 4)), 400):
        texts = table.robots_at(*spaces).legal()
        assert sorted(text.split()[2] for text in texts) == sorted("YBGR")
        assert table.verbs() == {"card"}


@pytest.mark.parametrize(("robot", "distance"), [("Y", 2), ("B", 3), ("G", 3), ("R", 4)])
def test_r14_distances(lay: Lay, robot: str, distance: int) -> None:
    """T09: yellow at most 2, blue 3; a robot must move."""
    table = lay(hands=("TY TB TG",) * 2 if robot != "R" else ("TB TG TR",) * 2)
    table.play(f"card T{robot} {robot}")
    assert table.legal("go") == [f"go {n}" for n in range(1, distance + 1)]
    assert not table.verbs() - {"go", "use"}


def test_r14_other_robots_are_jumped_over(lay: Lay) -> None:
    """V02, V03."""
    table = lay().robots_at(0, 1, 3, 9).play("card TY Y")
    assert table.reach() == {1: 2, 2: 4}
    table = lay().robots_at(4, 3, 9, 5).play("card TB B")
    assert table.reach()[1] == 6
    table.play("go 1")
    assert table.spaces()["B"] == 6


def test_r15_the_action_of_the_last_space_only(lay: Lay) -> None:
    """T10, T11: three spaces into the Forest; from the Lake to Town."""
    table = lay().robots_at(0, 8, 3, 12).move("TB", "B", 3)
    assert table.spaces()["B"] == 11
    assert table.verbs() == {"forest", "skip"}
    table = lay(hands=("TB TG TL2", "TY TB TG")).robots_at(0, 3, 9, 12).stock("YYWW 5E")
    table.move("TL2", "B", 3)
    assert table.spaces()["B"] == 6
    assert table.verbs() == {"item", "skip"}


def test_r15_what_cannot_be_done_is_skipped(lay: Lay) -> None:
    """A27."""
    display = (("A1", "E1"), ("A2", "E2"), ("A4", "E6"), ("B7", "F7"))  # no idea is free
    for space in (6, 8, 12):
        assert lay.at_action(space, " 0E", display=display).legal() == ["skip"]
    table = lay.at_action(2).play("skip")
    assert table.legal() == ["end"]
    assert table.has() == "WYBG 4E"


def test_r16_the_deck_is_a_queue(lay: Lay) -> None:
    """V12: a card played in turn 1 is drawn at the end of turn 5."""
    table = lay(hands=("TY TB TG", "TY TB TG"))
    drawn: list[set[str]] = []
    for turn in range(6):
        before = table.hand()
        played = "TY" if turn == 0 else min(before - {"TY"})
        card = next(text for text in table.legal("card") if text.split()[1] == played)
        table.play(card, "go 1", "skip", "end").let_nature()
        drawn.append(table.hand() - before)
        table.pass_turn()
    assert ["TY" in cards for cards in drawn] == [False, False, False, False, True, False]
    assert "TY" in table.hand()


def test_r16_down_to_seven_engrams(lay: Lay) -> None:
    """T15: nine become seven, as one likes; more is allowed until the turn ends."""
    table = lay.at_action(2, "WWWYYBG 0E").play("take 2W", "end")
    assert table.acting == NATURE
    table.let_nature()
    assert table.legal() == ["drop W", "drop Y", "drop B", "drop G"]
    table.play("drop B")
    assert table.legal() == ["drop W", "drop Y", "drop G"]
    table.play("drop W")
    assert table.has() == "WWWWYYG 0E"
    assert table.acting == "2"


def test_r16_the_card_is_drawn_before_engrams_are_dropped(lay: Lay) -> None:
    """B12."""
    table = lay.at_action(2, "WWWYYBG 0E").play("take 2W", "end", "hand 1 TG")
    assert table.hand() == {"TB", "TL1", "TG"}
    assert table.verbs() == {"drop"}


@pytest.mark.parametrize("cleanup", ["once", "each"])
def test_r16_clean_up_before_another_turn(lay: Lay, cleanup: str) -> None:
    """B12: by the option, the card is drawn and engrams are dropped before it, too."""
    table = lay(options={"cleanup": cleanup}).robots_at(1, 5, 8, 11).stock("WWWYYBB 0E")
    table.holds("FC11").move().play("take 2W", "again Y")
    if cleanup == "each":
        assert table.acting == NATURE
        table.play("hand 1 TG", "drop B", "drop B")
        assert table.hand() == {"TB", "TL1", "TG"}
    else:
        assert len(table.hand()) == 2
    assert table.verbs() == {"go"}
    table.play("go 2", "take 4E", "end")
    if cleanup == "once":
        table.play("hand 1 TG", "drop B", "drop B")
    assert table.acting == "2"
    assert table.has() == "WWWWWYY 4E"
    assert table.turns() == 1


def test_r17_each_idea_once_a_turn(lay: Lay) -> None:
    """A07: from the choice of the robot to the end, in any order, only this robot's."""
    table = lay().clear().idea("Y", "SI8", "SI3").idea("B", "SI9").robots_at(1, 5, 8, 11)
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
    assert table.look()["turn"]["used"] == ["SI3", "SI8"]


def test_r17_an_idea_bought_now_counts_at_once(lay: Lay) -> None:
    """A08."""
    table = lay.at_action(8, "WYBG 9E").clear().play("idea 4", "column Y").let_nature()
    assert table.columns()[0] == {"F7"}
    assert table.legal() == ["use F7", "end"]
    table = lay.at_action(8, "WYBG 9E").clear().play("idea 4", "column B").let_nature()
    assert table.legal() == ["end"]


def test_r17_movement_ideas_bought_now_come_too_late(lay: Lay) -> None:
    table = lay.at_action(8, "WYBG 9E").clear().play("idea 3", "column Y").let_nature()
    assert table.columns()[0] == {"E5"}
    assert table.legal() == ["end"]


def test_r17_ideas_are_not_used_inside_another_decision(lay: Lay) -> None:
    table = lay.at_action(6, "YY 9E").clear().idea("Y", "SI8")
    table.play("item 4")
    assert table.verbs() == {"column"}
    table.play("column B")
    assert table.verbs() == {"pay"}
