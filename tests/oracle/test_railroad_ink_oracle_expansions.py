"""The oracle against the specification: meteor and lava."""

from __future__ import annotations

import pytest

from .railroad_ink import Oracle, score_board
from .railroad_ink_board import (
    CELLS,
    SPECIALS,
    meteor_target,
)
from .railroad_ink_script import LAVA, METEOR, play, position


def cells_of(oracle: Oracle, kind: str) -> set[str]:
    """Where the seat may `place` a drawing that has this kind of side."""
    moves = oracle.legal("1")
    return {m[6:8] for m in moves if m.startswith("place") and kind in m[8:]}


def full_board(*cells: str) -> str:
    """A board without empty cells: the given ones, rails that point nowhere in all others."""
    given = {cell[:2] for cell in cells}
    return " ".join([*cells, *(cell + "R.R." for cell in CELLS if cell not in given)])


@pytest.mark.parametrize(
    ("start", "direction", "distance", "craters", "target"),
    [
        ("D4", "W", 2, "", "D2"),
        ("D2", "W", 3, "", "D3"),  # columns 1, 2, 3
        ("D1", "W", 1, "", "D2"),
        ("D2", "W", 3, "D3", "D4"),  # worked example 2
        ("D2", "W", 2, "D2", "D3"),
        ("D3", "W", 2, "D1", "D2"),  # the walk itself bounces
        ("D5", "E", 2, "D7 D6 D5 D4", "D3"),
        ("A4", "N", 1, "", "B4"),
        ("F4", "S", 3, "E4", "D4"),
        ("D7", "E", 3, "", "D4"),
    ],
)
def test_meteor_flight(
    start: str, direction: str, distance: int, craters: str, target: str
) -> None:
    assert meteor_target(start, direction, distance, set(craters.split())) == target


def test_hit_erases_and_moves_the_dot() -> None:
    oracle = position("D2.H.H D1.H.H", "H.H. H.H. H.H. HRHRx W 2", METEOR)
    skips = {f"skip {special}" for special in SPECIALS}
    assert oracle.legal("1") == {"meteor"} | skips
    oracle.seats[1].rounds = {"D1": 1, "D2": 1}
    play(oracle, "meteor")
    assert oracle.board(1) == "D1.H.H D2* D2o"
    assert oracle.rounds(1) == {"D1": 1}
    assert not any(move.startswith(("meteor", "skip")) for move in oracle.legal("1"))
    # The fresh crater may be drawn over; its dot stays.
    play(oracle, "place D2.H.H")
    assert oracle.board(1) == "D1.H.H D2.H.H D2o"


def test_choice_face_is_each_seats_own() -> None:
    oracle = Oracle(2, METEOR)
    for move in ("roll H.H.", "roll H.H.", "roll H.H.", "roll HRHRx", "aim any", "fly 3"):
        oracle.play("*", move)
    for seat in ("1", "2"):
        hits = {move for move in oracle.legal(seat) if move.startswith("meteor")}
        assert hits == {"meteor N", "meteor E", "meteor S", "meteor W"}
    oracle.play("1", "meteor N")
    oracle.play("2", "meteor W")
    assert (oracle.board(1), oracle.board(2)) == ("A4* A4o", "D1* D1o")


def test_skip_counts_both() -> None:
    oracle = position("", "H.H. H.H. H.H. HRHRx N 1", METEOR)
    play(oracle, "skip HHRR")
    assert oracle.board(1) == ""
    assert not [m for m in oracle.legal("1") if "." not in m and not m.endswith("x")]
    assert oracle.seats[1].used == 1
    oracle = position("B1*", "H.H. H.H. H.H. HRHRx N 1", METEOR)
    oracle.seats[1].used, oracle.seats[1].gone = 3, {"HHHR", "HRRR", "HHHH"}
    assert oracle.legal("1") == {"meteor"}


def test_skip_counts_special() -> None:
    options = {**METEOR, "skip_counts": "special"}
    oracle = position("", "H.H. H.H. H.H. HRHRx N 1", options)
    play(oracle, "skip HHHH")
    assert "place A2HHRR" in oracle.legal("1")
    assert "place A2HHHH" not in oracle.legal("1")
    oracle = position("", "H.H. H.H. H.H. HRHRx N 1", options)
    oracle.seats[1].used, oracle.seats[1].gone = 3, {"HHHR", "HRRR", "HHHH"}
    assert oracle.legal("1") == {"meteor", "skip RRRR", "skip HHRR", "skip HRHR"}
    play(oracle, "skip RRRR")
    assert not [m for m in oracle.legal("1") if "." not in m and not m.endswith("x")]


def test_after_a_skip_the_dot_stays() -> None:
    oracle = position("C3* C3o", "H.H. H.H. H.H. HRHRx N 1", METEOR)
    play(oracle, "skip HHRR")
    assert oracle.board(1) == "C3* C3o"


def test_crater_duty() -> None:
    others = " ".join(f"{cell}...." for cell in CELLS if cell not in ("D1", "G7"))
    roll = "H.H. R.R. R.R. HRHRx N 1"
    for duty, may_stop in (("free", False), ("optional", True)):
        oracle = position(f"D1* {others}", roll, {**METEOR, "crater_duty": duty})
        oracle.seats[1].step = "draw"
        assert "place D1.H.H" in oracle.legal("1")
        assert ("done" in oracle.legal("1")) == may_stop


def test_maximum_with_optional_craters() -> None:
    # The rail may go to the crater B1 although D1 is all that counts.
    others = " ".join(f"{cell}...." for cell in CELLS if cell not in ("B1", "D1"))
    options = {**METEOR, "crater_duty": "optional", "must_place": "maximum"}
    oracle = position(f"B1* {others}", "R.R. H.H. R.R. HRHRx N 1", options)
    oracle.seats[1].step = "draw"
    legal = oracle.legal("1")
    assert {"place B1.R.R", "place B1HRHRx", "place D1.H.H", "place D1RHRHx"} <= legal
    assert "done" not in legal
    play(oracle, "place D1.H.H")
    assert "done" in oracle.legal("1")
    assert "place B1.R.R" in oracle.legal("1")


def test_worked_example_4_six_ends_into_craters() -> None:
    board = "C3* D4* B3H.H. C2.H.H D3HHHH D5.R.R C4R.R. C1.H.. A3..H. D2.H.. E3H... B4..R. D6...R"
    lines = score_board(board)
    assert (lines["bonus"], lines["errors"]) == (12, 0)


def test_lava_starts_with_a_volcano_and_must_be_drawn() -> None:
    oracle = position("", "H.H. H.H. R.R. HRHRx LL.. LH.H", LAVA)
    assert oracle.board(1) == "D4LLLL"
    assert cells_of(oracle, "L") == {"C4", "D3", "D5", "E4"}
    assert "place C4H.HL" not in oracle.legal("1")
    assert "place C4.HLH" in oracle.legal("1")  # loose: its highway hangs
    play(oracle, "place A2H.H., place D1.H.H, place A4R.R., place B1HRHRx")
    assert "done" not in oracle.legal("1")
    play(oracle, "place C4..LL")
    assert "done" in oracle.legal("1")
    assert "place D3HLH." in oracle.legal("1")
    play(oracle, "place D3HLH.")
    assert cells_of(oracle, "L") == set()
    play(oracle, "done")
    assert oracle.acting() == {"*"}


def test_lava_routes() -> None:
    board = "D4LLLL C3.H.. B4..R."
    roll = "H.H. H.H. R.R. HRHRx LH.H LH.H"
    loose = position(board, roll, LAVA).legal("1")
    joined = position(board, roll, {**LAVA, "lava_routes": "joined"}).legal("1")
    lava = {move for move in loose if "L" in move}
    assert lava == {"place C4.HLH", "place D3HLH.", "place D5H.HL", "place E4LH.H"}
    assert {move for move in joined if "L" in move} == {"place C4.HLH"}
    clash = position("D4LLLL C3.R..", roll, LAVA).legal("1")
    assert "place C4.HLH" not in clash


def test_volcano_adjacency() -> None:
    oracle = position("", "H.H. H.H. R.R. HRHRx LL.. LL..", LAVA)
    legal = oracle.legal("1")
    assert not {"volcano C4", "volcano D3", "volcano D4", "volcano E4", "volcano D5"} & legal
    assert {"volcano C3", "volcano A1", "volcano B4"} <= legal
    play(oracle, "place C4.LL.")
    assert "volcano B4" not in oracle.legal("1")  # whichever way its sides face
    assert "volcano B3" in oracle.legal("1")
    play(oracle, "volcano B3, volcano A1")  # any number
    assert "volcano C3" not in oracle.legal("1")
    assert "place A3.LL." in oracle.legal("1")  # the second result joins the new volcano
    assert oracle.board(1) == "A1LLLL B3LLLL C4.LL. D4LLLL"


def test_emergency_offers_erasing_and_volcanoes() -> None:
    board = "C4R.R. D3.H.H D5HR.. E4HRHR D4LLLL"
    oracle = position(board, "HHH. H.H. H.H. HRHRx LL.. LR.R", LAVA)
    legal = oracle.legal("1")
    assert "volcano A1" in legal
    # LL.. anywhere beside D4; LR.R only where its rails clash with nothing.
    assert cells_of(oracle, "L") == {"C4", "D3", "D5", "E4"}
    assert {"place C4..LL", "place C4.LL.", "place C4.RLR", "place E4LR.R"} <= legal
    play(oracle, "place E4L..L")
    assert oracle.board(1) == "C4R.R. D3.H.H D4LLLL D5HR.. E4L..L"
    assert oracle.rounds(1) == {"E4": 1}
    # No emergency any more: the second result goes to empty cells only.
    assert cells_of(oracle, "L") == {"E3"}


def test_a_volcano_ends_the_emergency_but_not_the_duty() -> None:
    board = "C4R.R. D3.H.H D5HR.. E4HRHR D4LLLL"
    oracle = position(board, "HHH. H.H. H.H. HRHRx LL.. LR.R", LAVA)
    play(oracle, "volcano A1")
    assert cells_of(oracle, "L") == {"A2", "B1"}
    while any(move.startswith("place") and "L" not in move for move in oracle.legal("1")):
        play(oracle, min(m for m in oracle.legal("1") if m.startswith("place") and "L" not in m))
    assert cells_of(oracle, "L")
    assert "done" not in oracle.legal("1")


def test_all_lakes_closed_only_a_volcano_is_possible() -> None:
    filled = full_board("A1LL..", "A2L..L").replace(" G7R.R.", "")
    oracle = position(filled, "HHH. HHH. HHH. HRHRx LL.. LL..", LAVA)
    assert [move for move in oracle.legal("1") if "L" in move] == []
    assert "volcano G7" in oracle.legal("1")
    assert "done" not in oracle.legal("1")
    # The volcano opens a lake whose neighbours are routes: now one of them has to go.
    play(oracle, "volcano G7")
    assert cells_of(oracle, "L") == {"F7", "G6"}
    assert "done" not in oracle.legal("1")
    play(oracle, "place F7..LL, done")
    assert oracle.acting() == {"*"}


def test_the_duty_lapses_when_nothing_is_possible() -> None:
    oracle = position(full_board("A1LL..", "A2L..L"), "HHH. HHH. HHH. HRHRx LL.. LL..", LAVA)
    assert oracle.legal("1") == {"done"}


def test_a_lapsed_duty_has_lapsed_for_the_round() -> None:
    # Joined: no lava+highway fits in D5 until the highway reaches C5; by then the duty is gone.
    lake = ["D4LLLL", "C4..L.", "D3.L..", "E4L...", "B5HHH.", "C6R.R.", "D6.H.H", "E5.R.R"]
    board = full_board(*lake).replace(" C5R.R.", "").replace(" D5R.R.", "")
    options = {**LAVA, "lava_routes": "joined"}
    oracle = position(board, "H.H. RRR. RRR. HRHRx LH.H LH.H", options)
    assert cells_of(oracle, "L") == set()
    assert "done" not in oracle.legal("1")  # the straight highway fits
    play(oracle, "place C5H.H.")
    assert "place D5H.HL" in oracle.legal("1")
    assert "done" in oracle.legal("1")


def test_worked_example_3_two_lakes() -> None:
    corner = "A1LL.. A2L..L"
    large = "A3LLL. B3L.L. C3LLL. C4.LLL C5..LL D3LLL. D4LLLL D5L.LL E3LL.. E4LL.L E5L..L"
    lines = score_board(f"{corner} {large}")
    assert (lines["bonus"], lines["errors"], lines["centre"]) == (16, 1, 9)
    assert score_board(f"{corner} {large} A4...L")["bonus"] == 5 + 5 + 12


def test_route_end_against_lava_is_two_errors() -> None:
    assert score_board("D4L... C4R.R. B4..R.")["errors"] == 2
    assert score_board("A4L...")["errors"] == 0  # the border closes a side
    # A lava+route face: highway and lava never join, the highway is an ordinary one.
    lines = score_board("D1.H.H D2LH.H C2..L. D3.H.H")
    assert (lines["highway"], lines["errors"], lines["bonus"]) == (3, 1, 7)
