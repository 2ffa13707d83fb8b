"""Records: fields, widths, copies, JSON."""

from __future__ import annotations

from typing import Annotated

import pytest

from tinkertable.core.layout import Field, Width, fields_of, i8
from tinkertable.core.record import (
    Int8,
    Int16,
    Int64,
    Ints,
    clone,
    copy_row,
    fill,
    i1,
    ints,
    lowest,
    popcount,
    record,
    rows,
    table,
    to_json,
    u1,
)


@record
class Sheet:
    """A nested record."""

    cells: Annotated[Ints, u1 * 3]
    mark: Int8


@record
class Desk:
    """Every kind of field."""

    small: Int8
    middle: Int16
    large: Int64
    numbers: Annotated[Ints, i1 * 4]
    sheets: Annotated[list[Sheet], 2]


def test_fields_keep_order_width_and_count() -> None:
    assert fields_of(Desk) == {
        "small": Field("i1", 0),
        "middle": Field("i2", 0),
        "large": Field("i8", 0),
        "numbers": Field("i1", 4),
        "sheets": Field("", 2, Sheet),
    }
    assert fields_of(Sheet) == {"cells": Field("u1", 3), "mark": Field("i1", 0)}


def test_widths_multiply_to_arrays() -> None:
    assert i8 * 5 == Width("i8", 5)
    assert i8 == Width("i8")


def test_rows_are_zeroed_and_apart() -> None:
    desks = rows(Desk, 2)
    assert len(desks) == 2
    zero = {"cells": [0, 0, 0], "mark": 0}
    expected = {"small": 0, "middle": 0, "large": 0, "numbers": [0] * 4, "sheets": [zero, zero]}
    assert to_json(desks[0], Desk) == expected
    desks[0].numbers[1] = 5
    desks[0].sheets[0].cells[2] = 7
    assert to_json(desks[1], Desk) == expected
    assert desks[0].sheets[1].cells == [0, 0, 0]


def test_a_misspelt_field_is_refused() -> None:
    desk = rows(Desk, 1)[0]
    with pytest.raises(AttributeError):
        desk.smal = 1  # type: ignore[attr-defined]


def filled() -> list[Desk]:
    desks = rows(Desk, 2)
    values = {
        "small": -128, "middle": 30_000, "large": 1 << 62, "numbers": [1, -2, 3, -4],
        "sheets": [{"cells": [255, 0, 1], "mark": -1}, {"cells": [2, 3, 4], "mark": 1}],
    }  # fmt: skip
    fill(desks[0], Desk, values)
    assert to_json(desks[0], Desk) == values
    return desks


def test_copies_share_nothing() -> None:
    desks = filled()
    before = to_json(desks[0], Desk)
    twin = [clone(desk) for desk in desks]
    copy_row(desks, 1, desks, 0)
    for other in (twin[0], desks[1]):
        assert to_json(other, Desk) == before
        other.numbers[0] += 1
        other.sheets[1].cells[0] += 1
        other.large = 0
    assert to_json(desks[0], Desk) == before


def test_fill_takes_over_values_not_lists() -> None:
    desks = filled()
    values = to_json(desks[0], Desk)
    fill(desks[1], Desk, values)
    values["numbers"][0] = 99
    values["sheets"][0]["cells"][0] = 99
    assert to_json(desks[1], Desk) == to_json(desks[0], Desk)


@pytest.mark.parametrize(
    "wrong",
    [
        {"small": 1},
        {"numbers": [1, 2, 3, 4, 5]},
        {"sheets": []},
        {"sheets": [{"cells": [0, 0, 0], "mark": 0}]},
    ],
)
def test_fill_refuses_what_does_not_fit(wrong: dict[str, object]) -> None:
    desks = filled()
    values = wrong if "small" in wrong else {**to_json(desks[0], Desk), **wrong}
    with pytest.raises((KeyError, IndexError, ValueError)):
        fill(desks[1], Desk, values)


def test_scratch_and_tables() -> None:
    assert list(ints(3)) == [0, 0, 0]
    assert list(table(range(3))) == [0, 1, 2]


def test_bits() -> None:
    for x in (1, 6, 1 << 62, (1 << 63) - 1, 0b1010000):
        assert popcount(x) == bin(x).count("1")
        assert lowest(x) == len(bin(x)) - len(bin(x).rstrip("0"))
    assert popcount(0) == 0
