"""Railroad Ink, R7–R13: what is drawn, where, and when a round is done."""

from __future__ import annotations

import pytest

from .base_positions import rails_sealed
from .table import (
    HIGHWAY_EXITS,
    NATURE,
    RAIL_EXITS,
    ROUTES,
    SPECIALS,
    Refused,
    Sit,
    drawings,
)


def test_r07_each_rolled_route_is_drawn_once(sit: Sit) -> None:
    table = sit()
    table.roll("H.H. H.H. RR.. HR..")
    table.draw("A2H.H.")
    assert "A6H.H." in table.places()
    table.draw("A6H.H.")
    assert not table.dice() & {cell + form for cell in HIGHWAY_EXITS for form in drawings("H.H.")}
    table.draw("A4RR.. G2.RH.")
    assert table.dice() == set()
    assert "done" in table.offers()


@pytest.mark.parametrize(
    "cells",
    ["A2H.H. A4R.R. A6HH.. G2.RH.", "G2.RH. A6HH.. A4R.R. A2H.H.", "A4R.R. A2H.H. G2.RH. A6HH.."],
)
def test_r07_in_any_order(sit: Sit, cells: str) -> None:
    table = sit()
    table.roll(ROUTES)
    table.draw(cells)
    assert table.board() == "A2H.H. A4R.R. A6HH.. G2.RH."


def test_r07_only_rolled_routes_are_drawn(sit: Sit) -> None:
    table = sit()
    table.roll("H.H. H.H. H.H. HRHRx")
    assert {place[2:] for place in table.dice()} == {"H.H.", ".H.H", "HRHRx", "RHRHx"}


def test_r08_a_route_joins_an_exit_or_a_route(sit: Sit) -> None:
    table = sit()
    table.roll("H.H. H.H. RR.. HR..")
    assert not table.at("B2")
    assert not table.at("D4")
    table.draw("A2H.H.")
    assert table.at("B2") >= {"H.H.", "HR..", "H..R"}  # a route of this very round
    assert ".H.H" not in table.at("B2")  # a blank side joins nothing
    assert not table.at("A3")  # beside the blank side of A2
    assert not table.at("C2")


def test_r08_the_border_away_from_the_exits_joins_nothing(sit: Sit) -> None:
    table = sit()
    table.roll("H.H. H.H. R.R. HR..")
    assert not table.at("A1")
    assert not table.at("A3")
    assert "R.R." not in table.at("B1")


def test_r08_a_special_joins_too(sit: Sit) -> None:
    table = sit()
    table.roll(ROUTES)
    assert {place[:2] for place in table.specials()} == HIGHWAY_EXITS | RAIL_EXITS


def test_r08_the_first_routes_join_an_exit_of_their_kind(sit: Sit) -> None:
    table = sit()
    table.roll("H.H. H.H. H.H. HRHRx")
    assert table.dice() == {
        *("A2H.H.", "A6H.H.", "G2H.H.", "G6H.H.", "D1.H.H", "D7.H.H"),
        *("A2HRHRx", "A6HRHRx", "G2HRHRx", "G6HRHRx", "D1RHRHx", "D7RHRHx"),
        *("B1HRHRx", "B7HRHRx", "F1HRHRx", "F7HRHRx", "A4RHRHx", "G4RHRHx"),
    }


def test_r09_only_where_it_joins_and_never_against_the_other_kind(sit: Sit) -> None:
    table = sit()
    table.put("A2H.H. C3R.R.")
    table.roll("HH.. H.H. H.H. HR..")
    assert table.at("B2") >= {"HH..", "H..H", "HR..", "H..R"}
    assert "HH.." not in table.at("B3")  # joins nothing, and C3 would meet a rail
    assert not table.at("A1") | table.at("A3")  # A2 shows them blank sides
    assert not table.at("A2") | table.at("C3")


def test_r09_a_highway_never_meets_a_rail(sit: Sit) -> None:
    table = sit()
    table.roll("H.H. R.R. RR.. HR..")
    table.draw("A2HR..")
    assert table.at("A3") >= {".R.R", "..RR", "R..R"}
    assert not [form for form in table.at("A3") if form[3] == "H"]
    table.draw("A3.R.R")
    # From the west a rail, from the north the rail exit: a highway fits on neither side.
    assert all(form[3] in "R." and form[0] in "R." for form in table.at("A4"))
    assert "R..R" in table.at("A4")


def test_r09_nor_an_exit_of_the_other_kind(sit: Sit) -> None:
    table = sit()
    table.roll("R.R. RR.. RR.. H.R.")
    table.draw("A4RR.. A5.R.R")
    assert "..RR" in table.at("A6")  # the blank side against the exit
    assert "R..R" not in table.at("A6")  # a rail against the highway exit
    with pytest.raises(Refused):
        table.say("place A6R..R")


def test_r09_a_blank_side_may_face_anything(sit: Sit) -> None:
    table = sit()
    table.roll("H.H. HH.. R.R. HR..")
    table.draw("A2H.H. B1.R.R")
    assert "HH.." in table.at("B2")  # blank against the rail end of B1
    assert "H..H" not in table.at("B2")
    assert "H..R" in table.at("B2")
    table = sit()
    table.roll("HH.. H.H. H.H. HR..")
    table.draw("A2HH.. A3.H.H")
    assert ".H.H" in table.at("A4")  # blank against the rail exit


def test_r09_a_cell_is_used_once(sit: Sit) -> None:
    table = sit()
    table.roll("HH.. H.H. H.H. HR..")
    table.draw("A2H.H.")
    assert not table.at("A2")
    table.draw("B2H.H. G2.HH. C2HR..")
    table.say("done")
    table.roll("HH.. H.H. H.H. HR..")
    assert not any(table.at(cell) for cell in ("A2", "B2", "C2", "G2"))


def test_r10_a_die_that_can_be_drawn_must_be(sit: Sit) -> None:
    table = sit()
    table.roll(ROUTES)
    for cell in ("A2H.H.", "A4R.R.", "A6HH..", "G2.RH."):
        assert "done" not in table.offers()
        with pytest.raises(Refused):
            table.say("done")
        table.draw(cell)
    assert "done" in table.offers()


def test_r10_a_die_that_cannot_be_drawn_is_left(sit: Sit) -> None:
    table = rails_sealed(sit)
    table.roll("RR.. RR.. RR.. HR..")
    assert table.dice() == {"A6HR..", "A6H..R", "G2.RH.", "G2..HR", "G6.RH.", "G6..HR"}
    assert "done" not in table.offers()
    table.draw("A6HR..")
    assert table.dice() == {"A7R..R", "A7..RR"}  # the new rail end makes a curve drawable
    assert "done" not in table.offers()
    table.draw("A7R..R")
    assert table.dice() == set()
    table.say("done")
    assert table.over


def test_r11_one_special_a_round(sit: Sit) -> None:
    table = sit()
    table.roll(ROUTES)
    table.draw("A2HHHH")
    assert table.specials() == set()
    table.draw("B2H.H. A4R.R. A6HH.. G2.RH.")
    assert table.offers() == {"done"}
    table.say("done")
    table.roll(ROUTES)
    assert table.specials()


@pytest.mark.parametrize("special", SPECIALS)
def test_r11_each_special_once_a_game(sit: Sit, special: str) -> None:
    table = sit()
    table.roll(ROUTES)
    first = sorted(form for form in drawings(special) if form[0] == "R" or special == "HHHH")[0]
    table.draw(("A2" if special == "HHHH" else "A4") + first)
    table.finish_round()
    assert special not in table.unused_specials()
    table.roll(ROUTES)
    left = {place[2:] for place in table.specials()}
    assert left
    assert not left & drawings(special)


def test_r11_three_specials_a_game(sit: Sit) -> None:
    table = sit()
    for cells in (
        "A2HHHH B2H.H. A4R.R. D1H..H G2.RH.",
        "A6HHRR D7.H.H B1.R.R G6.HH. F1..HR",
        "C1RHHH C2H.H. B7.R.R A3..HH D6RH..",
    ):
        table.roll(ROUTES)
        assert table.specials()
        table.draw(cells)
        table.say("done")
    table.roll(ROUTES)
    assert table.specials() == set()
    assert (table.specials_used(), len(table.unused_specials())) == (3, 3)


def test_r11_specials_are_available_at_any_moment_before_done(sit: Sit) -> None:
    table = sit()
    table.roll(ROUTES)
    for cell in ("A2H.H.", "A4R.R.", "A6HH..", "G2.RH."):
        assert table.specials()
        table.draw(cell)
    assert table.specials()
    assert "done" in table.offers()  # and never compulsory
    table.draw("B2HHHH")
    assert table.offers() == {"done"}


def test_r11_specials_join_and_never_clash(sit: Sit) -> None:
    table = sit()
    table.roll(ROUTES)
    table.draw("A2H.H.")
    assert table.at("B2") >= {"HHHH", "HRHR", "HRRR"}
    assert "RRRR" not in table.at("B2")  # clashes with A2
    assert "RHHH" not in table.at("B2")
    assert not table.at("D4")  # joins nothing
    assert "HHHH" not in table.at("A4")  # clashes with the exit


def test_r11_never_compulsory_even_if_it_would_make_a_die_drawable(sit: Sit) -> None:
    table = rails_sealed(sit)
    table.roll("RR.. RR.. RR.. HR..")
    table.draw("A6HR.. A7R..R")
    assert {"done", "place G2HRHR"} <= table.offers()


def test_r11_a_die_that_becomes_drawable_by_a_special_must_be_drawn(sit: Sit) -> None:
    table = rails_sealed(sit)
    table.roll("RR.. RR.. RR.. HR..")
    table.draw("A6HR.. A7R..R G2HRHR")
    assert table.offers() == {"place G1RR..", "place G1.RR.", "place G3R..R", "place G3..RR"}
    table.draw("G1RR..")
    assert "done" not in table.offers()
    table.draw("G3..RR")
    assert table.offers() == {"done"}


def test_r12_a_round_ends_for_a_seat_by_its_own_done(sit: Sit) -> None:
    table = sit(2)
    table.roll(ROUTES)
    table.draw("A2H.H. A4R.R. A6HH.. G2.RH.")
    assert table.acting() == ["1", "2"]  # all drawn is not done: a special may follow
    table.say("done")
    assert table.acting() == ["2"]
    assert table.offers(1) == set()
    with pytest.raises(Refused):
        table.say("place A6HHHH")
    table.draw("A2H.H. A4R.R. A6HH.. G2.RH.", seat=2)
    assert table.round == 1
    table.say("done", seat=2)
    assert table.round == 2
    assert table.acting() == [NATURE]


def test_r12_after_the_last_done_the_game_is_over(sit: Sit) -> None:
    table = sit(2)
    table.play_out(ROUTES)
    assert table.over
    assert table.log.count("1 done") == table.log.count("2 done") == 7
    with pytest.raises(Refused):
        table.play("* roll H.H.")


def test_r13_cells_carry_the_number_of_their_round(sit: Sit) -> None:
    table = sit()
    table.roll(ROUTES)
    table.draw("A2H.H. A4R.R. A6HH.. G2.RH.")
    table.say("done")
    table.roll(ROUTES)
    table.draw("B2HHHH C2H.H.")
    first = dict.fromkeys(("A2", "A4", "A6", "G2"), 1)
    assert table.rounds_of() == {**first, "B2": 2, "C2": 2}
