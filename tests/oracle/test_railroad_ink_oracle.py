"""The oracle against the specification: worked examples, small positions, whole random games."""

from __future__ import annotations

import random

import pytest

from .railroad_ink import OPTIONS, Oracle, score_board
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
    meteor_target,
    without,
)
from .railroad_ink_score import format_board, parse_board

METEOR = {"expansion": "meteor"}
LAVA = {"expansion": "lava"}

# Highways in row D and columns 2 and 6, rails in column 4 and rows B and F, no loose end.
GRID = (
    "A2H.H. A4R.R. A6H.H. B1.R.R B2HRHRx B3.R.R B4RRRR B5.R.R B6HRHRx B7.R.R C2H.H. C4R.R. C6H.H. "
    "D1.H.H D2HHHH D3.H.H D5.H.H D6HHHH D7.H.H E2H.H. E4R.R. E6H.H. G2H.H. G4R.R. G6H.H."
)
ROW_F = "F1.R.R F2HRHRx F3.R.R F4RRRR F5.R.R F6HRHRx F7.R.R"


def position(board: str, roll: str, options: dict[str, str] | None = None) -> Oracle:
    """One seat with this board, after nature's roll (faces, and for the meteor aim and fly)."""
    oracle = Oracle(1, options)
    if board:
        oracle.seats[1].board = parse_board(board)
    for word in roll.split():
        verb = "aim" if word in ("N", "E", "S", "W", "any") else "fly" if word in "123" else "roll"
        oracle.play("*", f"{verb} {word}")
    return oracle


def play(oracle: Oracle, moves: str) -> None:
    """Moves of seat 1, separated by commas."""
    for move in moves.split(","):
        oracle.play("1", move.strip())


def cells_of(oracle: Oracle, kind: str) -> set[str]:
    """Where the seat may `place` a drawing that has this kind of side."""
    moves = oracle.legal("1")
    return {m[6:8] for m in moves if m.startswith("place") and kind in m[8:]}


def full_board(*cells: str) -> str:
    """A board without empty cells: the given ones, rails that point nowhere in all others."""
    given = {cell[:2] for cell in cells}
    return " ".join([*cells, *(cell + "R.R." for cell in CELLS if cell not in given)])


def score_of(**lines: int) -> dict[str, int]:
    """Score lines of a board without errors and expansion."""
    return {"errors": 0, "bonus": 0, **lines}


# --- Components ---


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


# --- A round ---


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


# --- Score ---


def test_worked_example_1_networks_of_four_and_six_exits() -> None:
    lines = score_board(GRID + " D4RHRHx F2H.H. F4R.R. F6H.H.")
    assert lines == score_of(networks=32, highway=11, rail=9, centre=5, total=57)


def test_twelve_exits_score_45() -> None:
    board = f"{GRID} {ROW_F} D4RHRH"
    lines = score_board(board)
    assert lines == score_of(networks=45, highway=11, rail=11, centre=5, total=72)
    # The joined special in D4 is the one station: paths stop there.
    end = score_board(board, {"stations": "end"})
    assert (end["highway"], end["rail"], end["networks"]) == (7, 7, 45)


@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 4), (3, 8), (4, 12), (5, 16), (6, 20)])
def test_network_values(count: int, points: int) -> None:
    column = {1: "D2.H.H", 2: "D2HH.H", 3: "D2HHHH"}[min(count, 3)]
    right = {4: "D6.H.H", 5: "D6HH.H", 6: "D6HHHH"}.get(count, "D6...H")
    board = f"A2H.H. B2H.H. C2H.H. E2H.H. F2H.H. G2H.H. D1.H.H {column} D3.H.H D4.H.H D5.H.H "
    board += f"{right} D7.H.H A6H.H. B6H.H. C6H.H. E6H.H. F6H.H. G6H.H."
    assert score_board(board)["networks"] == points


def test_overpass_joins_nothing_across_and_a_station_does() -> None:
    cross = "A2H.H. B1.R.R C2H.H. D2H..H D1.H.H"
    assert score_board(cross + " B2HRHRx")["networks"] == 4
    assert score_board(cross + " B2HRHR")["networks"] == 8
    assert score_board(cross + " B2HRHRx")["rail"] == 2
    assert score_board(cross + " B2HRHRx")["highway"] == 5


def test_ring_of_four_cells_scores_four() -> None:
    lines = score_board("C3.HH. C4..HH D3HH.. D4H..H")
    assert lines == score_of(networks=0, highway=4, rail=0, centre=4, total=8)


def test_paths_have_no_branch_and_pass_stations_by_option() -> None:
    # A T with arms of 2, 2 and 1 cells: the longest path has 5 cells.
    tee = "B2.H.. B3.H.H B4.HHH B5.H.H B6...H C4H..."
    assert score_board(tee)["highway"] == 5
    # A special with three highway sides in the middle of a highway.
    special = "D2.H.. D3.H.H D4RH.H D5.H.H"
    assert score_board(special)["highway"] == 4
    assert score_board(special, {"stations": "end"})["highway"] == 3
    assert score_board(special)["rail"] == 1
    # Two stations, one at each end: a path may begin and end on them.
    both = "D2.HR. D3.H.H D4R..H"
    assert score_board(both, {"stations": "end"})["highway"] == 3


def test_dead_ends() -> None:
    assert score_board("A1H..H")["errors"] == 0  # the border, exit or not
    assert score_board("D3.H.H")["errors"] == 2
    assert score_board("D3.H.H D4R.R.")["errors"] == 4  # against a blank side
    assert score_board("D3.H.H D4...H D2.H..")["errors"] == 0
    assert score_board("D3.H.H D4*")["errors"] == 1  # into a crater


def test_centre_counts() -> None:
    board = "C3H.H. C4* D4LLLL E5LH.H D3o B3R.R."
    assert score_board(board)["centre"] == 4
    assert score_board(board, {"centre_counts": "routes"})["centre"] == 2


def test_winners_tie_on_fewest_errors_then_share() -> None:
    oracle = Oracle(3)
    oracle.seats[1].board = parse_board("D3.H.H D4.H.H")  # 2 + 2 - 2 errors
    oracle.seats[2].board = parse_board("A4R.R.")  # 1 - 1 error
    oracle.seats[3].board = parse_board("D3.H.H D4.H.H")
    assert [oracle.score(seat)["total"] for seat in (1, 2, 3)] == [2, 0, 2]
    assert oracle.winners() == [1, 3]
    oracle.seats[2].board = parse_board("A2H..H A1.H..")  # 2, no errors
    assert oracle.winners() == [2]


# --- Meteor ---


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


# --- Lava ---


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


# --- Whole games ---


GAMES = [{}, METEOR, LAVA] + [
    {"expansion": expansion, name: value}
    for expansion in ("none", "meteor", "lava")
    for name, values in OPTIONS.items()
    for value in values[1:]
    if name != "expansion"
]
GAMES.append({**METEOR, "must_place": "maximum", "crater_duty": "optional"})
GAMES.append({**LAVA, "must_place": "maximum", "lava_routes": "joined"})


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_random_games_end_properly(options: dict[str, str]) -> None:
    seats = 2
    rng = random.Random(str(options))
    oracle = Oracle(seats, options)
    dones = [0] * (seats + 1)
    while oracle.acting():
        who = rng.choice(sorted(oracle.acting()))
        legal = oracle.legal(who)
        assert legal
        move = rng.choice(sorted(legal))
        # Volcanoes are many and would soon fill the sheet.
        if move.startswith("volcano") and rng.random() < 0.8:
            move = rng.choice(sorted(m for m in legal if not m.startswith("volcano")) or [move])
        oracle.play(who, move)
        if move == "done":
            dones[int(who)] += 1
    assert dones[1:] == [7 if oracle.options["expansion"] == "none" else 6] * seats
    for number, seat in oracle.seats.items():
        text = oracle.board(number)
        assert format_board(parse_board(text)) == text
        lines = oracle.score(number)
        assert score_board(text, options) == lines
        gains = sum(lines[name] for name in ("networks", "highway", "rail", "centre", "bonus"))
        assert lines["total"] == gains - lines["errors"]
        assert seat.used <= 3
        start = {"D4"} if oracle.options["expansion"] == "lava" else set()
        assert set(seat.rounds) | start == set(seat.board.drawn)
        assert not set(seat.board.drawn) & seat.board.craters
    assert set(oracle.winners()) <= {1, 2}
