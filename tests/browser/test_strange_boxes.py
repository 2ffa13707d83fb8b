"""A table with components that have nothing of ours: what is drawn is so, and can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.words.spoken import Spoken

from . import gears, railroad, sentient, transmissions
from .boxes import file_of
from .conftest import Visit
from .legible import illegible

Step = Callable[[], object]
PLAYERS: dict[str, Callable[[Page, str, bool], Step]] = {
    "gears": lambda page, language, touch: gears.Player(page, language, touch).step,
    "railroad-ink": lambda page, language, touch: railroad.Player(page, language, touch).step,
    "sentient": lambda page, language, touch: sentient.Player(page, language, touch).step,
    "transmissions": lambda page, language, touch: transmissions.Player(page, language, touch).step,
}
OPTIONS: dict[str, dict[str, str]] = {"railroad-ink": {"expansion": "lava"}}
STEPS = 6


@pytest.mark.parametrize("where", ["wide", "phone"])
@pytest.mark.parametrize("game", PLAYERS)
def test_moves_with_a_strange_box(visit: Visit, game: str, where: str) -> None:
    touch = where == "phone"
    language = "ru" if touch else "en"
    more: dict[str, Any] = {"is_mobile": True} if touch else {}
    who = visit(where, "dark" if touch else "light", language, **more).arrive()
    hash = who.call("POST", "/editions", file_of(game))["hash"]
    table, _ = who.table(game, "me", "greedy", edition=hash, options=OPTIONS.get(game, {}))
    page = who.go(f"/#/t/{table}")
    step = PLAYERS[game](page, language, touch)
    for _ in range(STEPS):
        step()  # it looks whether what is drawn is so, wherever something is to be done
        assert illegible(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_what_an_owner_has_not_stated_is_named(visit: Visit) -> None:
    """The sign that says what is reconstructed: not the pipes and the columns, which are stated."""
    who = visit().arrive()
    own = who.call("GET", "/games/transmissions/edition")["data"]
    stated = {key: own[key] for key in ("pipes", "columns")}
    file = {"game": "transmissions", "data": stated}
    hash = who.call("POST", "/editions", file)["file"]
    table, _ = who.table("transmissions", "me", "greedy", edition=hash)
    told = who.go(f"/#/t/{table}").locator("[data-tutorial=market] .approx")
    told.first.get_by_role("button").click()
    words = Spoken("en", "transmissions")
    expect(told.first).to_contain_text(words("fact-items"))
    for unsaid in ("fact-pipes", "market-columns"):
        expect(told.first).not_to_contain_text(words(unsaid))
