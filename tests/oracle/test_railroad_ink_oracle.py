"""The oracle against the specification: components and rounds."""

from __future__ import annotations

import random

import pytest

from .railroad_ink import Oracle
from .railroad_ink_board import (
    A_FACES,
    B_FACES,
    CELLS,
    DRAWINGS,
    EXITS,
    LAVA_FACES,
    SPECIALS,
    Drawn,
    die_placements,
    drawings,
    greatest_number,
    without,
)
from .railroad_ink_score import parse_board
from .railroad_ink_script import LAVA, play, position


def test_distinct_drawings() -> None:
    faces = A_FACES + B_FACES + SPECIALS + LAVA_FACES + ["LLLL"]
    counts = {
        "2": "H.H. R.R. HRHRx HRHR L.L.",
        "4": "HH.. RR.. HHH. RRR. H.R. HHHR HRRR HHRR LL.. LLL. LH.H LR.R",
        "8": "HR..",
        "1": "HHHH RRRR LLLL",
    }
    expected = {face: int(count) for count, text in counts.items() for face in text.split()}
    assert {face: len(drawings(face)) for face in faces} == expected
    assert sum(len(texts) for texts in DRAWINGS.values()) == len(set().union(*DRAWINGS.values()))


def test_exits() -> None:
    assert len(EXITS) == 12
    assert sorted(EXITS.values()) == ["H"] * 6 + ["R"] * 6


def test_natures_dice() -> None:
    faces = {name: Oracle(1, {"expansion": name}) for name in ("none", "meteor", "lava")}
    assert faces["none"].acting() == {"*"}
    assert faces["none"].legal("*") == {f"roll {face}" for face in A_FACES}
    assert faces["none"].legal("1") == set()
    for oracle in faces.values():
        for _ in range(3):
            oracle.play("*", "roll HHH.")
        assert oracle.legal("*") == {"roll HRHRx", "roll H.R.", "roll HR.."}
        oracle.play("*", "roll HR..")
    assert faces["none"].acting() == {"1"}
    assert faces["lava"].legal("*") == {f"roll {face}" for face in LAVA_FACES}
    assert faces["meteor"].legal("*") == {"aim N", "aim E", "aim S", "aim W", "aim any"}
    faces["lava"].play("*", "roll L.L.")
    assert faces["lava"].legal("*") == {f"roll {face}" for face in LAVA_FACES}
    faces["meteor"].play("*", "aim any")
    assert faces["meteor"].legal("*") == {"fly 1", "fly 2", "fly 3"}


def test_bad_seats_options_and_moves_are_refused() -> None:
    for seats in (0, 13):
        with pytest.raises(ValueError, match="seats"):
            Oracle(seats)
    with pytest.raises(ValueError, match="option"):
        Oracle(1, {"stations": "maybe"})
    with pytest.raises(ValueError, match="not legal"):
        Oracle(1).play("*", "roll HR..")
    with pytest.raises(ValueError, match="to act"):
        Oracle(1).play("1", "done")
    with pytest.raises(ValueError, match="received"):
        parse_board("H1H.H.")
    with pytest.raises(ValueError, match="received"):
        parse_board("A1H.H")


def test_first_placements_join_an_exit_of_their_kind() -> None:
    oracle = position("", "H.H. H.H. H.H. HRHRx")
    straights = {f"{cell}H.H." for cell in ("A2", "A6", "G2", "G6")} | {"D1.H.H", "D7.H.H"}
    overpasses = {f"{cell}HRHRx" for cell in ("A2", "A6", "G2", "G6", "B1", "B7", "F1", "F7")}
    overpasses |= {f"{cell}RHRHx" for cell in ("A4", "G4", "D1", "D7")}
    specials = {f"{c}{t}" for face in SPECIALS for c, t in die_placements({}, face, CELLS)}
    expected = straights | overpasses | specials
    assert oracle.legal("1") == {f"place {cell}" for cell in expected}


def test_a_blank_side_may_meet_a_route_but_highway_never_meets_rail() -> None:
    oracle = position("A2H.H. C3R.R.", "HH.. H.H. H.H. HR..")
    legal = oracle.legal("1")
    assert "place B2HH.." in legal
    assert "place B3HH.." not in legal  # joins nothing, and would meet the rail below
    assert "place A3.HH." not in legal  # A2 shows it a blank side: nothing to join
    assert "place A1.HH." not in legal
    assert "place B2H..R" in legal
    assert "place B2HR.." in legal
    assert not any(move.startswith(("place A2", "place C3")) for move in legal)


def test_done_only_when_no_die_fits_and_a_special_may_bring_one_back() -> None:
    # Exits aside, only A1 and B1 are empty; B1 has a rail exit, so rails must go there.
    filled = " ".join(f"{cell}...." for cell in CELLS if cell not in ("A1", "B1"))
    oracle = position(filled, "H.H. H.H. H.H. H.R.")
    assert "done" not in oracle.legal("1")  # the station fits in B1
    oracle = position(filled, "H.H. H.H. H.H. HRHRx")
    play(oracle, "place B1HRHRx")
    assert "place A1H.H." in oracle.legal("1")
    oracle = position(filled, "R.R. H.H. H.H. HRHRx")
    play(oracle, "place B1.R.R")
    assert oracle.legal("1") == {"done"}
    # The special is never compulsory; once drawn, the straight highway has to follow.
    oracle = position(filled, "H.H. H.H. H.H. HR..")
    oracle.seats[1].undrawn = ("H.H.",)
    assert "done" in oracle.legal("1")
    play(oracle, "place B1HHHR")
    assert oracle.legal("1") == {"place A1H.H."}
    play(oracle, "place A1H.H., done")
    assert oracle.acting() == {"*"}


def test_one_special_a_round_three_a_game_each_once() -> None:
    oracle = Oracle(1)
    drawn: list[str] = []
    for number in range(1, 5):
        for face in ("H.H.", "H.H.", "H.H.", "HRHRx"):
            oracle.play("*", f"roll {face}")
        specials = {m for m in oracle.legal("1") if len(m) == 12 and "." not in m}
        names = {name for name in SPECIALS for m in specials if m[8:] in DRAWINGS[name]}
        assert names == (set(SPECIALS) - set(drawn) if number < 4 else set())
        if specials:
            move = min(specials)
            drawn.append(next(name for name in SPECIALS if move[8:] in DRAWINGS[name]))
            oracle.play("1", move)
            assert not {m for m in oracle.legal("1") if len(m) == 12 and "." not in m}
        while "done" not in oracle.legal("1"):
            oracle.play("1", min(oracle.legal("1")))
        oracle.play("1", "done")
    assert len(set(drawn)) == 3


def test_all_seats_share_the_roll_and_the_round_waits_for_all() -> None:
    oracle = Oracle(3)
    for face in ("H.H.", "R.R.", "HH..", "H.R."):
        oracle.play("*", f"roll {face}")
    assert oracle.acting() == {"1", "2", "3"}
    assert oracle.legal("1") == oracle.legal("3")
    for move in ("place D1.H.H", "place A4R.R.", "place D2..HH", "place E2H.R.", "done"):
        oracle.play("2", move)
    assert oracle.board(2) == "A4R.R. D1.H.H D2..HH E2H.R."
    assert oracle.rounds(2) == {"D1": 1, "A4": 1, "D2": 1, "E2": 1}
    assert oracle.acting() == {"1", "3"}
    assert oracle.board(1) == ""


def plain_greatest_number(drawn: Drawn, dice: tuple[str, ...], free: frozenset[str]) -> int:
    """D as it is defined: every die next, every placement, and so on."""
    best = 0
    for die in sorted(set(dice)):
        for cell, text in die_placements(drawn, die, free):
            after = plain_greatest_number({**drawn, cell: text}, without(dice, die), free - {cell})
            best = max(best, 1 + after)
            if best == len(dice):
                return best
    return best


def test_maximum_draws_as_many_as_some_order_allows() -> None:
    # Only A1 and B1 are empty: the station in B1 lets the highway into A1, the rail does not.
    filled = " ".join(f"{cell}...." for cell in CELLS if cell not in ("A1", "B1"))
    roll = "R.R. H.H. H.H. H.R."
    assert "place B1.R.R" in position(filled, roll).legal("1")
    oracle = position(filled, roll, {"must_place": "maximum"})
    # A straight station enters from the west and leaves east: the highway never gets its turn.
    assert {"place B1.R.R", "place B1.H.R"} <= oracle.legal("1")
    oracle = position(filled, "R.R. H.H. H.H. HR..", {"must_place": "maximum"})
    legal = oracle.legal("1")
    assert "place B1H..R" in legal
    assert "place B1..HR" not in legal
    assert "place B1.R.R" not in legal
    assert "place B1RRRR" in legal  # specials are not restricted
    play(oracle, "place B1H..R")
    assert {move for move in oracle.legal("1") if "." in move} == {"place A1H.H."}
    assert "done" not in oracle.legal("1")


def test_the_chain_search_agrees_with_the_definition() -> None:
    rng = random.Random(5)
    fewer = 0
    for _ in range(12):
        oracle = Oracle(1, LAVA)  # random volcanoes leave little room
        seat = oracle.seats[1]
        while oracle.acting():
            who = min(oracle.acting())
            if who == "1":
                free = oracle.free_cells(seat)
                number = greatest_number(seat.board.drawn, seat.undrawn, free)
                if number == len(seat.undrawn) or len(free) < 20:
                    assert number == plain_greatest_number(seat.board.drawn, seat.undrawn, free)
                    fewer += number < len(seat.undrawn)
            oracle.play(who, rng.choice(sorted(oracle.legal(who))))
    assert fewer > 5
