"""The oracle against the specification: the score, with worked examples."""

from __future__ import annotations

import pytest

from .railroad_ink import Oracle, score_board
from .railroad_ink_score import parse_board

# Highways in row D and columns 2 and 6, rails in column 4 and rows B and F, no loose end.
GRID = (
    "A2H.H. A4R.R. A6H.H. B1.R.R B2HRHRx B3.R.R B4RRRR B5.R.R B6HRHRx B7.R.R C2H.H. C4R.R. C6H.H. "
    "D1.H.H D2HHHH D3.H.H D5.H.H D6HHHH D7.H.H E2H.H. E4R.R. E6H.H. G2H.H. G4R.R. G6H.H."
)
ROW_F = "F1.R.R F2HRHRx F3.R.R F4RRRR F5.R.R F6HRHRx F7.R.R"


def score_of(**lines: int) -> dict[str, int]:
    """Score lines of a board without errors and expansion."""
    return {"errors": 0, "bonus": 0, **lines}


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
