"""Railroad Ink, R15–R21: the score and the winners; what the notation refuses."""

from __future__ import annotations

import pytest

from tinkertable.core.errors import NotAnAction

from .table import (
    ROUTES,
    ended,
    roll,
    say,
    score,
    sit,
)

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


def networks(cells: str, **options: str) -> int:
    return score(cells, **options)["networks"]


@pytest.mark.parametrize(
    ("exits", "points"),
    list(enumerate([0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45])),
)
def test_r15_a_network_scores_by_its_exits(exits: int, points: int) -> None:
    gone = ["A2", "G6", "B1", "D7", "F7", "A4", "G2", "B7", "D1", "A6", "F1", "G4"][: 12 - exits]
    cells = " ".join(cell for cell in ALL_EXITS.split() if cell[:2] not in gone)
    assert networks(cells) == points


def test_r15_example_networks_of_four_and_six_exits() -> None:
    cells = (
        "A2H.H. A4R.R. B1.R.R B2HRHRx B3.R.R B4RRRR B5.R.R B6.R.R B7.R.R C2H.H. C4R.R. "
        "D1.H.H D2HHHH D3.H.H D4RHRHx D5.H.H D6.H.H D7.H.H E2H.H. E4R.R. "
        "F1.R.R F2HRHRx F3.R.R F4RRRR F5.R.R F6.R.R F7.R.R G2H.H. G4R.R."
    )
    assert networks(cells) == 12 + 20 == 32


def test_r15_every_network_of_two_exits_scores() -> None:
    row = "D1.H.H D2.H.H D3.H.H D4.H.H D5.H.H D6.H.H D7.H.H"
    assert networks(row) == 4
    assert networks(row + " B1.R.R B2.R.R B3.R.R B4.R.R B5.R.R B6.R.R B7.R.R") == 8
    assert networks(row.replace("D4.H.H ", "")) == 0


def test_r15_an_exit_needs_a_route_end_not_only_a_drawn_cell() -> None:
    assert networks("A2HH.. A3.H.H A4.H.H A5.H.H A6H..H") == 4
    assert networks("A2.HH. A3.H.H A4.H.H A5.H.H A6H..H") == 0


def paths(cells: str, **options: str) -> tuple[int, int]:
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
def test_r16_longest_highway_and_rail(cells: str, highway: int, rail: int) -> None:
    assert paths(cells) == (highway, rail)


@pytest.mark.parametrize(("stations", "highway"), [("pass", 3), ("end", 2)])
def test_r17_a_path_runs_through_a_station_or_ends_there(stations: str, highway: int) -> None:
    assert paths("D2.H.H D3RHHH D4.H.H", stations=stations) == (highway, 1)
    assert paths("D2.R.R D3HRRR D4.R.R", stations=stations) == (1, highway)
    assert paths("D2.H.H D3RHRH D4.H.H", stations=stations)[0] == highway


def test_r17_pass_is_the_default() -> None:
    assert paths("D2.H.H D3RHHH D4.H.H") == (3, 1)


@pytest.mark.parametrize("stations", ["pass", "end"])
def test_r17_a_path_may_begin_and_end_on_stations_either_way(stations: str) -> None:
    assert paths("D2.H.R D3.H.H D4.R.H", stations=stations) == (3, 1)
    assert paths("D2.H.H D3HHHH D4.H.H", stations=stations) == (3, 0)  # no station: one kind
    assert paths("D2.H.H D3RHRHx D4.H.H", stations=stations) == (3, 1)  # nor is an overpass
    assert paths("D3RHHH D4RHHH", stations=stations)[0] == 2


def test_r18_a_station_joins_highway_and_rail() -> None:
    assert networks("A2H.H. B2H.R. C2R.R. D2R.H. E2H.H. F2H.H. G2H.H.") == 4


def test_r18_an_overpass_joins_nothing_across() -> None:
    column = "A4R.R. B4R.R. C4R.R. E4R.R. F4R.R. G4R.R. "
    row = "D1.H.H D2.H.H D3.H.H D5.H.H D6.H.H D7.H.H "
    assert networks(column + row + "D4RHRHx") == 4 + 4
    assert networks(column + row + "D4RHRH") == 12


@pytest.mark.parametrize("cell", ["D4RHRHx", "D4H.R.", "D4HR..", "D4HHRR", "D4HRHR"])
def test_r18_overpass_and_station_count_for_both_paths(cell: str) -> None:
    assert paths(cell) == (1, 1)


def test_r18_paths_over_an_overpass() -> None:
    assert paths("C4R.R. D4RHRHx D3.H.H D5.H.H") == (3, 2)


def test_r19_one_point_a_centre_cell() -> None:
    centre = [row + column for row in "CDE" for column in "345"]
    assert score(" ".join(cell + "HHHH" for cell in centre))["centre"] == 9
    for cell in centre:
        assert score(cell + "H.H.")["centre"] == 1
    ring = [row + column for row in "BCDEF" for column in "23456" if row + column not in centre]
    assert score(" ".join(cell + "HHHH" for cell in ring))["centre"] == 0


@pytest.mark.parametrize(("counts", "points"), [("anything", 3), ("routes", 1)])
def test_r19_craters_in_the_centre(counts: str, points: int) -> None:
    assert score("C3* D4* E5H.H. D4o", centre_counts=counts)["centre"] == points


@pytest.mark.parametrize(("counts", "points"), [("anything", 3), ("routes", 1)])
def test_r19_lava_in_the_centre(counts: str, points: int) -> None:
    cells = "D4LLLL D5.L.L C4.HLH"  # a volcano, lava, lava with a route
    assert score(cells, centre_counts=counts)["centre"] == points


def test_r19_anything_is_the_default() -> None:
    assert score("C3* D4*")["centre"] == 2


@pytest.mark.parametrize(
    ("cells", "errors"),
    [
        ("D4.H.H", 2),
        ("A2H.H. B2H.H.", 1),
        ("A2H.H. B2.H.H", 3),  # against the blank side of a neighbour
        ("A1RRR. A7.HHH", 4),  # the border is never an error, exit or not
        ("G1RRRR", 2),
        ("D4RHRHx", 4),
        ("C3.HH. C4..HH D3HH.. D4H..H", 0),
    ],
)
def test_r20_open_ends_are_errors(cells: str, errors: int) -> None:
    assert score(cells)["errors"] == errors


def test_r20_errors_are_taken_from_the_total() -> None:
    lines = score("A2H.H. B2HHH. D4HHHH")
    assert lines["errors"] == 6
    assert lines["total"] == lines["highway"] + lines["centre"] - 6


def test_r21_the_highest_total_wins() -> None:
    match = ended("A2H.H. B2H.H.", "A2H.H.", "")
    assert [lines["total"] for lines in match.scores()] == [1, 0, 0]
    assert match.position.winners() == [0]


def test_r21_of_equal_totals_the_fewest_errors() -> None:
    match = ended("A2H.H.", "", "D4.H.H")
    assert [lines["total"] for lines in match.scores()] == [0, 0, 0]
    assert [lines["errors"] for lines in match.scores()] == [1, 0, 2]
    assert match.position.winners() == [1]


def test_r21_still_equal_is_shared() -> None:
    match = ended("A2H.H. B2H.H.", "D1.H.H D2.H.H", "")
    assert match.position.winners() == [0, 1]


def test_r21_nobody_has_won_before_the_end() -> None:
    match = sit(2)
    roll(match, ROUTES)
    assert match.position.winners() == []
    assert match.view()["winners"] == []


def test_notation_refuses_what_is_no_drawing() -> None:
    match = sit()
    roll(match, ROUTES)
    for text in ("place A2HH", "place H2H.H.", "place A2HL..", "place A2HRHX", "paint A2H.H."):
        with pytest.raises(NotAnAction):
            say(match, text)
    with pytest.raises(NotAnAction):
        match.play_text("2 place A2H.H.")
