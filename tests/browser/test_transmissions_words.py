"""Transmissions can be read in every state: no key, no brace, no code name, in both languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.conformance.cases import Case
from tests.conformance.play import advance, match_of
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, members
from tinkertable.games import load
from tinkertable.games.transmissions.rules.actions import CODEC

from .chromium import Visitor
from .conftest import Visit
from .legible import illegible
from .saved import log_of
from .transmissions import CODES

GAME = load("transmissions")
EVERY = 23  # moves of a replay
CASES = (
    Case(GAME, 1, {"difficulty": "TL1", "gap": "turn"}),
    Case(GAME, 1, {"sets": "advanced", "printing": "ru"}),
    Case(GAME, 2, {"placement": "start-player", "sets": "chosen", "start": "first"}),
    Case(GAME, 4, {"cleanup": "each", "reshuffle": "immediate", "later": "more"}),
)


def kinds(match: Match) -> set[str]:
    """What may be done now, by its verbs."""
    acting = [seat for seat in members(match.position.acting()) if seat != NATURE]
    return {CODEC.named[action].verb for seat in acting for action in match.position.legal(seat)}


def telling_positions() -> list[dict[str, Any]]:
    """Logs of positions in which, together, everything was to be done that ever was."""
    rng = random.Random("words")
    found: list[tuple[set[str], dict[str, Any], int]] = []
    for case in CASES:
        match = match_of(case)
        while not match.position.over:
            if kinds(match):
                found.append((kinds(match), match.log().to_json(), len(match.moves)))
            advance(match, rng)
    left = set().union(*(kinds for kinds, _, _ in found))
    chosen = []
    while left:
        best = max(found, key=lambda one: (len(one[0] & left), -one[2]))
        chosen.append(
            {name: best[1][name] for name in ("game", "version", "seats", "options", "moves")}
        )
        left -= best[0]
    return chosen


def open_boards(who: Visitor) -> None:
    """Unfold the boards of the others."""
    folded = who.page.locator(".tra article [aria-expanded=false]")
    while folded.count():
        folded.first.click()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whatever_can_be_done_can_be_read(visit: Visit, language: str) -> None:
    who = visit(language=language).arrive()
    positions = telling_positions()
    assert len(positions) > 10
    for log in positions:
        table = who.call("POST", "/import", {"log": log})["id"]
        page = who.go(f"/#/t/{table}")
        if log["seats"] > 1:
            page.locator("#pass ~ .btn").click()
        page.locator(".tra footer.live").wait_for()
        open_boards(who)
        assert illegible(page, CODES) == [], log["moves"][-1]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", ["transmissions1", "transmissions3"])
def test_a_replay_can_be_read(visit: Visit, name: str, language: str) -> None:
    who = visit(language=language).arrive()
    log = log_of(name)
    table = who.call("POST", "/import", {"log": log})["id"]
    page = who.go(f"/#/replay/{table}")
    slider = page.get_by_role("slider")
    told = page.locator(".controls .num")
    for move in range(0, len(log["moves"]) + 1, EVERY):
        slider.fill(str(move))
        expect(told).to_have_text(re.compile(rf"^\D*{move}\b"))
        open_boards(who)
        assert illegible(page, CODES) == [], f"move {move}"
    # The whole log and what earned each point.
    page = who.go(f"/#/t/{table}")
    page.locator("aside .result").wait_for()
    assert illegible(page, CODES) == []
    page.locator("#tab-log").click()
    expect(page.locator("aside ol li")).to_have_count(len(log["moves"]))
    assert illegible(page, CODES) == []
