"""Ideas: R28 to R35."""

from __future__ import annotations

import pytest

from .any_table import AnyTable

Lay = type[AnyTable]


def ready(lay: Lay, *ideas: str, stock: str = "WYBG 4E", **options: str) -> AnyTable:
    """Before the move of the yellow robot, which has these ideas; the others are out of its way."""
    table = lay(options=options).clear().idea("Y", *ideas).stock(stock)
    return table.robots_at(1, 5, 8, 11)


def on_the_way(lay: Lay, *ideas: str, **setup: str) -> AnyTable:
    return ready(lay, *ideas, **setup).play("card TY Y")


def test_r28_reverse(lay: Lay) -> None:
    """V04: yellow at 1, others at 0, 6, 10."""
    table = ready(lay, "G1").robots_at(1, 0, 6, 10).play("card TY Y")
    assert list(table.reach().values()) == [2, 3]
    table.play("use G1")
    assert list(table.reach().values()) == [13, 12]
    table.play("go 2")
    assert table.spaces()["Y"] == 12


def test_r28_further_spaces_add_up(lay: Lay) -> None:
    """A10."""
    table = on_the_way(lay, "E5", "F5", "G1")
    assert table.legal("use") == ["use E5", "use F5", "use G1"]
    assert table.legal("go") == ["go 1", "go 2"]
    table.play("use F5")
    assert table.legal("go")[-1] == "go 4"
    table.play("use E5", "use G1")
    assert table.legal("go")[-1] == "go 5"
    table.play("go 5")
    assert table.spaces()["Y"] == 9  # 0, 13, 12, 10, 9: a robot stands on 11
    assert "use" not in table.verbs()


def test_r28_a_second_reverse_changes_nothing(lay: Lay) -> None:
    """A10, A49: "in the opposite direction - i.e. counter-clockwise" it goes already."""
    table = on_the_way(lay, "G1", "Z3").play("use G1")
    assert table.verbs() == {"go"}


def test_r29_jump(lay: Lay) -> None:
    """A11: any empty space, for 1 E; the action is there."""
    table = on_the_way(lay, "H1")
    assert table.legal("jump") == ["jump H1"]
    table.play("jump H1")
    assert table.legal() == [f"space {n}" for n in range(14) if n not in (1, 5, 8, 11)]
    table.play("space 0")  # within the location
    assert table.has() == "WYBG 3E"
    assert table.spaces()["Y"] == 0
    assert table.legal("take") == ["take 1G", "take 2Y"]


def test_r29_swap(lay: Lay) -> None:
    table = on_the_way(lay, "Z1").play("swap Z1")
    assert table.legal() == ["robot B", "robot G", "robot R"]
    table.play("robot B")
    assert table.spaces() == {"Y": 5, "B": 1, "G": 8, "R": 11}
    assert table.legal("take") == ["take 4E"]
    assert table.has() == "WYBG 3E"


def test_r29_not_without_electricity(lay: Lay) -> None:
    table = on_the_way(lay, "H1", "Z1", stock="WYBG 0E")
    assert table.verbs() == {"go"}


def test_r29_not_after_other_movement_ideas(lay: Lay) -> None:
    """B05."""
    for other in ("E5", "G1"):
        table = on_the_way(lay, "H1", "Z1", other)
        assert table.verbs() == {"jump", "swap", "use", "go"}
        table.play(f"use {other}")
        assert table.verbs() == {"go"}


def test_r29_a_copied_jump_neither(lay: Lay) -> None:
    """B06."""
    table = ready(lay, "Z4", "SI1").idea("B", "H1").play("card TY Y")
    assert table.legal("use") == ["use Z4", "use SI1"]
    table.play("use SI1")
    assert table.verbs() == {"go"}


def test_r29_only_before_the_move(lay: Lay) -> None:
    table = on_the_way(lay, "H1", "Z1", "E5", "G1").play("go 1")
    assert not {"jump", "swap", "use"} & table.verbs()


@pytest.mark.parametrize(
    ("idea", "stock", "moves", "after"),
    [
        ("E1", " 2E", ["use E1"], "B 0E"),  # T12
        ("F1", " 2E", ["use F1"], "G 0E"),
        ("E2", " 1E", ["use E2", "gain Y"], "Y 0E"),
        ("G2", " 3E", ["use G2", "gain G"], "G 0E"),
        ("H3", "WY 0E", ["use H3", "give WY", "gain B"], "B 0E"),
        ("E4", "W 0E", ["use E4"], "G 0E"),
        ("F4", "Y 0E", ["use F4"], "B 0E"),
        ("G4", "G 0E", ["use G4"], "B 0E"),
        ("H4", "B 0E", ["use H4"], "G 0E"),
        ("F7", " 0E", ["use F7"], " 1E"),
        ("H5", " 0E", ["use H5"], " 2E"),
    ],
)
def test_r30_exchanges(lay: Lay, idea: str, stock: str, moves: list[str], after: str) -> None:
    """At any time from the card on, if one can pay."""
    table = on_the_way(lay, idea, stock=stock)
    assert table.legal("use") == [f"use {idea}"]
    table.play(*moves)
    assert table.has() == after
    assert "use" not in table.verbs()
    table = on_the_way(lay, idea, stock=stock).play("go 1").play(*moves, "skip")
    assert table.has() == after
    table = on_the_way(lay, idea, stock=stock).play("go 1", "skip", *moves, "end")
    assert table.has() == after


@pytest.mark.parametrize(
    ("idea", "stock"),
    [
        ("E1", "WYBG 1E"), ("E2", "WYBG 0E"), ("G2", "WYBG 2E"), ("H3", "W 9E"),
        ("E4", "YBG 9E"), ("F4", "WBG 9E"), ("G4", "WYB 9E"), ("H4", "WYG 9E"),
    ],
)  # fmt: skip
def test_r30_nothing_without_payment(lay: Lay, idea: str, stock: str) -> None:
    assert on_the_way(lay, idea, stock=stock).verbs() == {"go"}


def test_r30_any_two_for_any_one(lay: Lay) -> None:
    table = on_the_way(lay, "SI6", stock="WWB 0E").play("use SI6")
    assert table.legal() == ["give WW", "give WB"]
    table.play("give WW")
    assert table.legal() == ["gain W", "gain Y", "gain B", "gain G"]
    table.play("gain W")
    assert table.has() == "WB 0E"


def test_r31_the_russian_printing(lay: Lay) -> None:
    """B13: K13 and K14 do and cost something else."""
    table = on_the_way(lay, "G4", "H4", stock="WY 0E", printing="ru")
    table.play("use G4")
    assert table.has() == "W 3E"
    table.play("use H4")
    assert table.has() == " 6E"
    assert on_the_way(lay, "G4", "H4", stock="BG 9E", printing="ru").verbs() == {"go"}
    for printing, price in (("en", 0), ("ru", 1)):
        table = lay(options={"printing": printing}, sets="AB GH", display=DISPLAY_GH)
        assert table.look()["prices"] == [price, price, 4, 2]
        table.robots_at(7, 0, 3, 11).stock("WY 0E").move()
        assert table.legal("idea") == (["idea 1", "idea 2"] if printing == "en" else [])


DISPLAY_GH = (("A1", "G4"), ("A2", "H4"), ("A3", "H1"), ("A4", "G5"))


def test_r32_the_top_of_the_forest(lay: Lay) -> None:
    table = on_the_way(lay, "F2").forest("FC03 FC04", "FC01").play("use F2")
    assert table.acting == "*"
    assert table.legal() == ["draw FC03", "draw FC04"]
    table.play("draw FC04")
    assert table.held() == ["FC04"]
    assert table.has() == "WYBG 2E"
    assert table.verbs() == {"go"}


def test_r32_the_discard_if_there_is_no_draw_pile(lay: Lay) -> None:
    """A47: and nothing if there is neither."""
    table = on_the_way(lay, "F2").forest("", "FC01 FC05").play("use F2", "draw FC05")
    assert table.discard() == []
    assert on_the_way(lay, "F2").forest("", "").verbs() == {"go"}


def test_r32_at_the_end_of_the_turn_too(lay: Lay) -> None:
    table = on_the_way(lay, "F2").forest("FC03", "FC01").play("go 1", "skip", "use F2", "draw FC03")
    assert table.legal() == ["play FC03", "end"]


def test_r33_bonus_after_gathering(lay: Lay) -> None:
    """A51, B08: once, after engrams were taken there."""
    table = on_the_way(lay, "E3", "F3", "G3")
    assert table.verbs() == {"go"}
    table.play("go 1")
    assert table.verbs() == {"take", "skip"}
    table.play("take 1B")
    assert table.legal("use") == ["use E3", "use F3", "use G3"]
    table.play("use E3", "use G3", "use F3")
    assert table.has() == "WWYYBBG 6E"
    assert table.legal() == ["end"]


def test_r33_a_copied_bonus(lay: Lay) -> None:
    """B08."""
    table = ready(lay, "E3", "SI10", "Z4").idea("B", "F3").play("card TY Y", "go 1")
    assert table.verbs() == {"take", "skip"}
    table.play("take 1B")
    assert table.legal("use") == ["use E3", "use Z4", "use SI10"]
    table.play("use E3", "use SI10", "use Z4", "copy F3")
    assert table.has() == "WWYYBBG 6E"


def test_r33_not_without_engrams_taken_there(lay: Lay) -> None:
    assert on_the_way(lay, "E3").play("go 1", "skip").legal() == ["end"]
    table = on_the_way(lay, "E3").robots_at(3, 6, 8, 11).play("go 1", "take 4E")
    assert table.legal() == ["end"]
    table = on_the_way(lay, "E3").holds("FC03").play("go 1", "skip", "play FC03", "gain W")
    assert table.legal() == ["end"]


def neighbours(
    lay: Lay, *ideas: str, copy: str = "Z4", robot: str = "B", stock: str = "WYBG 4E"
) -> AnyTable:
    """The blue robot has a neighbour idea, its neighbours have these."""
    table = lay().clear().idea(robot, copy).stock(stock).robots_at(5, 1, 8, 11)
    column = {"Z4": "YBGR", "Z5": "RYBG"}[copy].index(robot)
    other = "YBGR"[(column + 1) % 4] if copy == "Z4" else "YBGR"["YBGR".index(robot) - 1]
    table.idea(other, *ideas)
    return table.play(f"card T{robot} {robot}")


def test_r34_the_neighbour_to_the_right(lay: Lay) -> None:
    """B06: pays its cost, acts for the moved robot, uses both up."""
    table = neighbours(lay, "E1", "E2")
    assert table.legal("use") == ["use Z4"]
    table.play("use Z4")
    assert table.legal() == ["copy E1", "copy E2"]
    table.play("copy E2", "gain W")
    assert table.has() == "WWYBG 3E"
    assert table.look()["turn"]["used"] == ["E2", "Z4"]
    assert table.verbs() == {"go"}


def test_r34_the_neighbour_to_the_left(lay: Lay) -> None:
    table = neighbours(lay, "SI8", copy="Z5").play("use Z5", "copy SI8")
    assert table.has() == "WYBG 5E"


def test_r34_movement_of_a_neighbour(lay: Lay) -> None:
    """A32: as if it stood on the moved robot."""
    table = neighbours(lay, "F5").play("use Z4", "copy F5")
    assert table.legal("go")[-1] == "go 5"
    table = neighbours(lay, "H1").play("use Z4", "copy H1", "space 6")
    assert table.spaces()["B"] == 6
    table = neighbours(lay, "Z1").play("use Z4", "copy Z1", "robot R")
    assert table.spaces()["B"] == 11
    table = neighbours(lay, "SI6").play("use Z4", "copy SI6", "give WY", "gain B")
    assert table.has() == "BBG 4E"


def test_r34_at_its_own_time(lay: Lay) -> None:
    table = neighbours(lay, "E3")
    assert table.verbs() == {"go"}
    table.play("go 1", "take 2W", "use Z4", "copy E3")
    assert table.has() == "WWWWYBG 4E"
    assert neighbours(lay, "F5").play("go 1").verbs() == {"take", "skip"}


def test_r34_not_scoring_not_copies_no_further_neighbour(lay: Lay) -> None:
    """A30, B21."""
    assert neighbours(lay, "E6", "Z5").verbs() == {"go"}
    assert neighbours(lay).idea("R", "SI8").verbs() == {"go"}
    assert neighbours(lay, "E1", stock="WYBG 1E").verbs() == {"go"}


def test_r34_no_neighbour_at_the_edge(lay: Lay) -> None:
    table = lay(hands=("TY TB TR", "TY TB TG")).clear().idea("R", "Z4").idea("Y", "SI8", "Z5")
    table.robots_at(5, 1, 8, 11)
    assert table.play("card TR R").verbs() == {"go"}
    table = lay().clear().idea("Y", "Z5").idea("R", "SI8").robots_at(1, 5, 8, 11)
    assert table.play("card TY Y").verbs() == {"go"}


def test_r34_a_tile_is_used_once_even_by_two_copies(lay: Lay) -> None:
    """A31."""
    table = neighbours(lay, "SI8")
    table.idea("B", "Z5").idea("Y", "SI9")
    table.play("use Z4", "copy SI8")
    assert table.legal("use") == ["use Z5"]
    table = lay().clear().idea("B", "Z4", "SI9").idea("G", "Z5", "SI8").robots_at(5, 1, 8, 11)
    table.play("card TB B", "use Z4", "copy SI8")
    assert table.legal("use") == ["use SI9"]


def test_r35_scoring_ideas_have_no_use(lay: Lay) -> None:
    table = on_the_way(lay, "E6", "E7", "F6").play("go 1", "take 2W")
    assert table.legal() == ["end"]
