"""Railroad Ink, R1–R5: board, dice and rounds; R6 is in engine/test_hiding.py."""

from __future__ import annotations

import pytest

from .table import (
    A_FACES,
    B_FACES,
    CELLS,
    HIGHWAY_EXITS,
    NATURE,
    RAIL_EXITS,
    ROUTES,
    SPECIALS,
    Refused,
    Sit,
    drawings,
    is_special,
)


def test_r01_a_highway_leaves_at_six_exits_and_a_rail_at_six(sit: Sit) -> None:
    table = sit()
    table.roll("H.H. R.R. R.R. HRHRx")
    along = {"A": "{}.{}.", "G": "{}.{}.", "B": ".{}.{}", "D": ".{}.{}", "F": ".{}.{}"}
    straight = {
        cell + along[cell[0]].format(kind, kind)
        for kind, exits in (("H", HIGHWAY_EXITS), ("R", RAIL_EXITS))
        for cell in exits
    }
    assert {place for place in table.dice() if "x" not in place} == straight
    assert {place[:2] for place in table.places()} == HIGHWAY_EXITS | RAIL_EXITS


def test_r01_the_board_has_seven_by_seven_cells(sit: Sit) -> None:
    table = sit(expansion="lava")
    table.roll(ROUTES + " LL.. LL..")
    assert table.volcanoes() | {"D4", "C4", "D3", "D5", "E4"} == set(CELLS)


@pytest.mark.parametrize(
    ("face", "count"),
    [
        *(("H.H.", 2), ("R.R.", 2), ("HH..", 4), ("RR..", 4), ("HHH.", 4), ("RRR.", 4)),
        *(("HRHRx", 2), ("H.R.", 4), ("HR..", 8)),
        *(("HHHR", 4), ("HRRR", 4), ("HHHH", 1), ("RRRR", 1), ("HHRR", 4), ("HRHR", 2)),
        *(("LL..", 4), ("L.L.", 2), ("LLL.", 4), ("LH.H", 4), ("LR.R", 4)),
    ],
)
def test_r02_distinct_drawings(sit: Sit, face: str, count: int) -> None:
    table = sit(expansion="lava")
    a_die, b_die = (face if face in faces else faces[0] for faces in (A_FACES, B_FACES))
    lava = face if "L" in face else "LL.."
    table.roll(f"{a_die} {a_die} {a_die} {b_die} {lava} {lava}")
    assert len({place[2:] for place in table.places()} & drawings(face)) == count


def test_r02_a_curved_station_is_turned_and_mirrored(sit: Sit) -> None:
    table = sit()
    table.roll("R.R. R.R. R.R. HR..")
    assert {form for form in table.at("A2") if not is_special("A2" + form)} == {"HR..", "H..R"}
    assert {form for form in table.at("A4") if "." in form} == {"RH..", "R..H", "R.R."}


def test_r02_specials_are_turned_and_mirrored(sit: Sit) -> None:
    table = sit()
    table.roll(ROUTES)
    with_highway_north = {form for face in SPECIALS for form in drawings(face) if form[0] == "H"}
    assert {form for form in table.at("A2") if is_special("A2" + form)} == with_highway_north


@pytest.mark.parametrize(
    ("expansion", "count", "more"),
    [("none", 7, ""), ("meteor", 6, " any 1"), ("lava", 6, " LL.. L.L.")],
)
def test_r03_seven_rounds_six_with_an_expansion(
    sit: Sit, expansion: str, count: int, more: str
) -> None:
    table = sit(expansion=expansion)
    for number in range(1, count + 1):
        assert not table.over
        assert table.round == number
        table.roll(ROUTES + more)
        table.finish_round()
    assert table.over
    assert table.acting() == []


def test_r03_no_expansion_by_default_and_never_two(sit: Sit) -> None:
    assert sit().snapshot() == sit(expansion="none").snapshot()
    with pytest.raises(Refused):
        sit(expansion="meteor lava")


def test_r03_one_to_twelve_seats(sit: Sit) -> None:
    table = sit(12)
    table.roll(ROUTES)
    assert table.acting() == [str(seat) for seat in range(1, 13)]
    for seats in (0, 13):
        with pytest.raises(Refused):
            sit(seats)


@pytest.mark.parametrize(
    ("expansion", "more", "faces"),
    [
        ("none", [], []),
        ("meteor", ["aim N", "fly 1"], [["aim N", "aim E", "aim S", "aim W", "aim any"],
                                        ["fly 1", "fly 2", "fly 3"]]),
        ("lava", ["roll LL..", "roll LH.H"], [[f"roll {face}" for face in
                                               ("LL..", "L.L.", "LLL.", "LH.H", "LR.R")]] * 2),
    ],
)  # fmt: skip
def test_r04_nature_rolls_one_die_at_a_time(
    sit: Sit, expansion: str, more: list[str], faces: list[list[str]]
) -> None:
    table = sit(2, expansion=expansion)
    rolls = ["roll H.H.", "roll RR..", "roll HHH.", "roll HR..", *more]
    offered = [*[[f"roll {face}" for face in A_FACES]] * 3, [f"roll {face}" for face in B_FACES]]
    for text, choice in zip(rolls, [*offered, *faces], strict=True):
        assert table.acting() == [NATURE]
        assert table.offers(1) == table.offers(2) == set()
        assert table.offers(NATURE) == set(choice)
        table.play(f"* {text}")
    assert table.acting() == ["1", "2"]


def test_r04_one_roll_a_round_for_all_seats(sit: Sit) -> None:
    table = sit(3)
    table.roll("H.H. RRR. RR.. HRHRx")
    assert table.offers(1) == table.offers(2) == table.offers(3)
    with pytest.raises(Refused):
        table.play("* roll H.H.")


def test_r05_seats_draw_at_once_and_wait_for_nobody(sit: Sit) -> None:
    table = sit(2)
    table.roll(ROUTES)
    table.draw("A2H.H. A4R.R. A6HH.. G2.RH.", seat=2)
    table.say("done", seat=2)
    assert table.acting() == ["1"]
    table.draw("D1.H.H")
    assert table.board(1) == "D1.H.H"
    assert table.board(2) == "A2H.H. A4R.R. A6HH.. G2.RH."


def test_r05_the_order_between_seats_does_not_matter(sit: Sit) -> None:
    first, second = sit(2), sit(2)
    one = ["1 place A2H.H.", "1 place A4R.R.", "1 place A6HH..", "1 place G2.RH.", "1 done"]
    two = ["2 place D1.H.H", "2 place B1.R.R", "2 place D7HH..", "2 place G6..HR", "2 done"]
    first.roll(ROUTES)
    second.roll(ROUTES)
    for text in [*one, *two]:
        first.play(text)
    for pair in zip(two, one, strict=True):
        for text in pair:
            second.play(text)
    assert first.snapshot() == second.snapshot()


def test_r05_what_another_draws_changes_nothing_for_a_seat(sit: Sit) -> None:
    table = sit(2)
    table.roll(ROUTES)
    before = table.offers(2)
    table.draw("A2H.H. B2HH..")
    assert table.offers(2) == before
