"""Every state of many random games: what a seat may not know changes nothing it is shown."""

from __future__ import annotations

import json
import random

import pytest

from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import NOBODY
from tinkertable.core.values import to_plain
from tinkertable.games import GAMES, load

pytestmark = pytest.mark.soak

MATCHES = {"small": 12, "full": 2_000}


def seen(position: Position, viewer: int) -> str:
    """All that reaches a viewer from a position."""
    hidden = position.hidden(viewer)
    legal = position.legal(viewer) if viewer != NOBODY else []
    return json.dumps([to_plain(position.game.view(hidden, viewer)), hidden.to_json(), legal])


@pytest.mark.parametrize("name", GAMES)
def test_what_is_redealt_looks_alike(name: str, size: str) -> None:
    game = load(name)
    least, most = max(2, game.seats[0]), min(4, game.seats[1])
    faults = []
    for number in range(MATCHES[size]):
        rng = random.Random(number)
        options = {option: rng.choice(values) for option, values in game.options.items()}
        match = Match(game, rng.randint(least, most), options)
        while waiting := match.waiting_for():
            seat = rng.choice(waiting)
            match.play(seat, rng.choice(match.position.legal(seat)))
            viewer = rng.choice([NOBODY, *range(match.seats)])
            other = match.position.hidden(viewer).redealt(viewer, rng.getrandbits(30))
            if seen(other, viewer) != seen(match.position, viewer):
                faults.append(f"match {number}: {match.move_texts()} seen by {viewer}"[:900])
    assert faults[:5] == []
