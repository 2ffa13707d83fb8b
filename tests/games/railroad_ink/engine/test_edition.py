"""Another edition of Railroad Ink: other points."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tinkertable.core.edition import Edition, read_edition
from tinkertable.core.errors import BadEdition
from tinkertable.games.railroad_ink import GAME


def edition(**data: Any) -> Edition:
    return read_edition(GAME, json.dumps({"game": "railroad-ink", "data": data}))


def test_other_points() -> None:
    given = edition(network_points=list(range(13)), lake_points=9)
    assert list(given.box[0].network_points) == list(range(13))
    assert (given.box[0].crater_points, given.box[0].lake_points) == (2, 9)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"network_points": [0, 0, 4]}, "network_points: expected a list of 13 numbers"),
        ({"network_points": {}}, "expected a list of 13 numbers"),
        ({"network_points": [101] * 13}, "network_points: expected a number from 0 to 100"),
        ({"crater_points": -1}, "crater_points: expected a number from 0 to 100, got -1"),
        ({"lake_points": "5"}, "lake_points: .*got '5'"),
        ({"exits": {}}, "data: expected one of network_points, crater_points, lake_points"),
    ],
)
def test_nonsense_is_refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadEdition, match=why):
        edition(**data)
