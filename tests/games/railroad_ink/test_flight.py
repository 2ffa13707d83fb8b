"""R22, R26, R27: the way a client may show before the meteor falls."""

from __future__ import annotations

import pytest

from tinkertable.core.match import Match
from tinkertable.games.railroad_ink import GAME
from tinkertable.games.railroad_ink.view.flight import trace_flight

ROUTES = ("roll R.R.", "roll R.R.", "roll R.R.", "roll HRHRx")


def rolled(match: Match, aim: str, fly: int) -> int:
    """Roll a round; the action that takes the hit."""
    for text in (*ROUTES, f"aim {aim}", f"fly {fly}"):
        match.play_text(f"* {text}")
    return match.position.legal(0)[0]


def finish(match: Match) -> None:
    while match.waiting_for() == [0]:
        texts = match.legal_texts(0)
        match.play_text("1 " + ("done" if "done" in texts else texts[0]))


@pytest.mark.parametrize(
    ("hits", "passed", "struck"),
    [
        ([("W", 3)], ["D3", "D2"], "D1"),
        ([("W", 3), ("W", 2)], ["D2"], "D3"),  # bounces at once
        ([("W", 2), ("W", 3)], ["D1", "D2"], "D3"),  # bounces on the way
        ([("W", 1), ("W", 3)], ["D2", "D1"], "D2"),  # comes back to where it has passed
        ([("W", 2), ("E", 2), ("W", 2)], ["D3", "D2"], "D1"),  # D2 holds a crater: it flies on
    ],
)
def test_r22_flight_is_told_step_by_step(
    hits: list[tuple[str, int]], passed: list[str], struck: str
) -> None:
    match = Match(GAME, 1, {"expansion": "meteor"})
    for aim, fly in hits[:-1]:
        match.play(0, rolled(match, aim, fly))
        finish(match)
    action = rolled(match, *hits[-1])
    assert trace_flight(match.position.state, 0, action) == [*passed, struck]
    match.play(0, action)
    assert f"{struck}o" in match.view(0)["boards"][0]["board"].split()
