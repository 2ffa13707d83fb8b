"""Railroad Ink, R15–R21: the score and the winners; what the notation refuses."""

from __future__ import annotations

import pytest

from .table import Score, Sit, end_with

# Every exit in one network: highways on row D and two columns, rails on column 4 and two rows.
ALL_EXITS = (
    "A2H.H. A4R.R. A6H.H. "
    "B1.R.R B2HRHR B3.R.R B4RRRR B5.R.R B6HRHR B7.R.R "
    "C2H.H. C4R.R. C6H.H. "
    "D1.H.H D2HHHH D3.H.H D4RHRH D5.H.H D6HHHH D7.H.H "
    "E2H.H. E4R.R. E6H.H. "
    "F1.R.R F2HRHR F3.R.R F4RRRR F5.R.R F6HRHR F7.R.R "
    "G2H.H. G4R.R. G6H.H."
)


# Highways in row D and columns 2 and 6, rails in column 4 and row B, no loose end.
GRID = (
    "A2H.H. A4R.R. A6H.H. B1.R.R B2HRHRx B3.R.R B4RRRR B5.R.R B6HRHRx B7.R.R C2H.H. C4R.R. C6H.H. "
    "D1.H.H D2HHHH D3.H.H D5.H.H D6HHHH D7.H.H E2H.H. E4R.R. E6H.H. G2H.H. G4R.R. G6H.H."
)
ROW_F = "F1.R.R F2HRHRx F3.R.R F4RRRR F5.R.R F6HRHRx F7.R.R"


def sheet(**lines: int) -> dict[str, int]:
    """The score of a board without errors and expansion."""
    return {"errors": 0, "bonus": 0, **lines}


def networks(score: Score, cells: str, **options: str) -> int:
    return score(cells, **options)["networks"]


@pytest.mark.parametrize(
    ("exits", "points"),
    list(enumerate([0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45])),
)
def test_r15_a_network_scores_by_its_exits(score: Score, exits: int, points: int) -> None:
    gone = ["A2", "G6", "B1", "D7", "F7", "A4", "G2", "B7", "D1", "A6", "F1", "G4"][: 12 - exits]
    cells = " ".join(cell for cell in ALL_EXITS.split() if cell[:2] not in gone)
    assert networks(score, cells) == points


def test_r15_example_networks_of_four_and_six_exits(score: Score) -> None:
    cells = (
        "A2H.H. A4R.R. B1.R.R B2HRHRx B3.R.R B4RRRR B5.R.R B6.R.R B7.R.R C2H.H. C4R.R. "
        "D1.H.H D2HHHH D3.H.H D4RHRHx D5.H.H D6.H.H D7.H.H E2H.H. E4R.R. "
        "F1.R.R F2HRHRx F3.R.R F4RRRR F5.R.R F6.R.R F7.R.R G2H.H. G4R.R."
    )
    assert networks(score, cells) == 12 + 20 == 32


def test_r15_example_the_whole_sheet_of_four_and_six_exits(score: Score) -> None:
    lines = score(f"{GRID} D4RHRHx F2H.H. F4R.R. F6H.H.")
    assert lines == sheet(networks=32, highway=11, rail=9, centre=5, total=57)


def test_r15_the_whole_sheet_of_twelve_exits(score: Score) -> None:
    lines = score(f"{GRID} {ROW_F} D4RHRH")
    assert lines == sheet(networks=45, highway=11, rail=11, centre=5, total=72)


def test_r15_every_network_of_two_exits_scores(score: Score) -> None:
    row = "D1.H.H D2.H.H D3.H.H D4.H.H D5.H.H D6.H.H D7.H.H"
    assert networks(score, row) == 4
    assert networks(score, row + " B1.R.R B2.R.R B3.R.R B4.R.R B5.R.R B6.R.R B7.R.R") == 8
    assert networks(score, row.replace("D4.H.H ", "")) == 0


def test_r15_an_exit_needs_a_route_end_not_only_a_drawn_cell(score: Score) -> None:
    assert networks(score, "A2HH.. A3.H.H A4.H.H A5.H.H A6H..H") == 4
    assert networks(score, "A2.HH. A3.H.H A4.H.H A5.H.H A6H..H") == 0


def test_r15_an_exit_counts_once_where_a_station_stands_at_it(score: Score) -> None:
    assert networks(score, "A4R.H.") == 0
    assert networks(score, "A4R.H. B4HHHH B1.R.R") == 0
    assert networks(score, "A2H.R. B2RR.. B3.H.R") == 0


def paths(score: Score, cells: str, **options: str) -> tuple[int, int]:
    lines = score(cells, **options)
    return lines["highway"], lines["rail"]


@pytest.mark.parametrize(
    ("cells", "highway", "rail"),
    [
        ("", 0, 0),
        ("A2H.H. B2H.H. C2H.H.", 3, 0),
        ("C3.R.R C4.R.R", 0, 2),  # touches no exit
        ("A2H.H. B2H.H. G2H.H. F2H.H.", 2, 0),  # equal longest: one scores
        ("C3.HH. C4..HH D3HH.. D4H..H", 4, 0),  # a ring
        ("C2.H.H C3.HHH C4..HH D3HH.. D4H..H", 5, 0),  # no cell twice
        ("C2.R.R C3.RRR C4.R.R D3R.R. E3R.R. F3R.R.", 0, 5),  # branches do not count
        ("D2.H.H D4.H.H", 1, 0),
        ("D3.H.H D4H.H.", 1, 0),  # a blank side between
    ],
)
def test_r16_longest_highway_and_rail(score: Score, cells: str, highway: int, rail: int) -> None:
    assert paths(score, cells) == (highway, rail)


def test_r16_the_whole_sheet_of_a_ring(score: Score) -> None:
    lines = score("C3.HH. C4..HH D3HH.. D4H..H")
    assert lines == sheet(networks=0, highway=4, rail=0, centre=4, total=8)


@pytest.mark.parametrize(("stations", "highway"), [("pass", 3), ("end", 2)])
def test_r17_a_path_runs_through_a_station_or_ends_there(
    score: Score, stations: str, highway: int
) -> None:
    assert paths(score, "D2.H.H D3RHHH D4.H.H", stations=stations) == (highway, 1)
    assert paths(score, "D2.R.R D3HRRR D4.R.R", stations=stations) == (1, highway)
    assert paths(score, "D2.H.H D3RHRH D4.H.H", stations=stations)[0] == highway


def test_r17_the_one_station_of_a_large_network_ends_both_paths(score: Score) -> None:
    lines = score(f"{GRID} {ROW_F} D4RHRH", stations="end")
    assert (lines["highway"], lines["rail"], lines["networks"]) == (7, 7, 45)


def test_r17_pass_is_the_default(score: Score) -> None:
    assert paths(score, "D2.H.H D3RHHH D4.H.H") == (3, 1)


@pytest.mark.parametrize("stations", ["pass", "end"])
def test_r17_a_path_may_begin_and_end_on_stations_either_way(score: Score, stations: str) -> None:
    assert paths(score, "D2.H.R D3.H.H D4.R.H", stations=stations) == (3, 1)
    assert paths(score, "D2.H.H D3HHHH D4.H.H", stations=stations) == (3, 0)  # no station: one kind
    assert paths(score, "D2.H.H D3RHRHx D4.H.H", stations=stations) == (3, 1)  # nor is an overpass
    assert paths(score, "D3RHHH D4RHHH", stations=stations)[0] == 2


def test_r18_a_station_joins_highway_and_rail(score: Score) -> None:
    assert networks(score, "A2H.H. B2H.R. C2R.R. D2R.H. E2H.H. F2H.H. G2H.H.") == 4


def test_r18_an_overpass_joins_nothing_across(score: Score) -> None:
    column = "A4R.R. B4R.R. C4R.R. E4R.R. F4R.R. G4R.R. "
    row = "D1.H.H D2.H.H D3.H.H D5.H.H D6.H.H D7.H.H "
    assert networks(score, column + row + "D4RHRHx") == 4 + 4
    assert networks(score, column + row + "D4RHRH") == 12


def test_r18_beside_an_overpass_and_beside_a_station(score: Score) -> None:
    cross = "A2H.H. B1.R.R C2H.H. D2H..H D1.H.H "
    over, joined = score(cross + "B2HRHRx"), score(cross + "B2HRHR")
    assert (over["networks"], over["highway"], over["rail"]) == (4, 5, 2)
    assert joined["networks"] == 8


@pytest.mark.parametrize("cell", ["D4RHRHx", "D4H.R.", "D4HR..", "D4HHRR", "D4HRHR"])
def test_r18_overpass_and_station_count_for_both_paths(score: Score, cell: str) -> None:
    assert paths(score, cell) == (1, 1)


def test_r18_paths_over_an_overpass(score: Score) -> None:
    assert paths(score, "C4R.R. D4RHRHx D3.H.H D5.H.H") == (3, 2)


def test_r19_one_point_a_centre_cell(score: Score) -> None:
    centre = [row + column for row in "CDE" for column in "345"]
    assert score(" ".join(cell + "HHHH" for cell in centre))["centre"] == 9
    for cell in centre:
        assert score(cell + "H.H.")["centre"] == 1
    ring = [row + column for row in "BCDEF" for column in "23456" if row + column not in centre]
    assert score(" ".join(cell + "HHHH" for cell in ring))["centre"] == 0


@pytest.mark.parametrize(("counts", "points"), [("anything", 3), ("routes", 1)])
def test_r19_craters_in_the_centre(score: Score, counts: str, points: int) -> None:
    assert score("C3* D4* E5H.H. D4o", centre_counts=counts)["centre"] == points


@pytest.mark.parametrize(("counts", "points"), [("anything", 3), ("routes", 1)])
def test_r19_lava_in_the_centre(score: Score, counts: str, points: int) -> None:
    cells = "D4LLLL D5.L.L C4.HLH"  # a volcano, lava, lava with a route
    assert score(cells, centre_counts=counts)["centre"] == points


def test_r19_anything_is_the_default(score: Score) -> None:
    assert score("C3* D4*")["centre"] == 2


@pytest.mark.parametrize(
    ("cells", "errors"),
    [
        ("D4.H.H", 2),
        ("A2H.H. B2H.H.", 1),
        ("A2H.H. B2.H.H", 3),  # against the blank side of a neighbour
        ("D3.H.H D4R.R.", 4),
        ("A1H..H", 0),
        ("A1RRR. A7.HHH", 4),  # the border is never an error, exit or not
        ("G1RRRR", 2),
        ("D4RHRHx", 4),
        ("C3.HH. C4..HH D3HH.. D4H..H", 0),
    ],
)
def test_r20_open_ends_are_errors(score: Score, cells: str, errors: int) -> None:
    assert score(cells)["errors"] == errors


def test_r20_errors_are_taken_from_the_total(score: Score) -> None:
    lines = score("A2H.H. B2HHH. D4HHHH")
    assert lines["errors"] == 6
    assert lines["total"] == lines["highway"] + lines["centre"] - 6


def test_r21_the_highest_total_wins(sit: Sit) -> None:
    table = end_with(sit, "A2H.H. B2H.H.", "A2H.H.", "")
    assert [table.score(seat)["total"] for seat in (1, 2, 3)] == [1, 0, 0]
    assert table.winners() == [1]


def test_r21_of_equal_totals_the_fewest_errors(sit: Sit) -> None:
    table = end_with(sit, "A2H.H.", "", "D4.H.H")
    assert [table.score(seat)["total"] for seat in (1, 2, 3)] == [0, 0, 0]
    assert [table.score(seat)["errors"] for seat in (1, 2, 3)] == [1, 0, 2]
    assert table.winners() == [2]


def test_r21_still_equal_is_shared(sit: Sit) -> None:
    table = end_with(sit, "A2H.H. B2H.H.", "D1.H.H D2.H.H", "")
    assert table.winners() == [1, 2]
