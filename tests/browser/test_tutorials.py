"""Every tutorial from its first step to its last, each step done as it asks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.words.spoken import Spoken

from . import gears, railroad, sentient
from .conftest import Visit

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
LOOKS = [("wide", "en"), ("phone", "ru")]

Deed = Callable[[], None]


def draw(page: Page, language: str, touch: bool) -> dict[str, Deed]:
    player = railroad.Player(page, language, touch)

    dice = page.get_by_role("region", name=player.words("dice-title")).get_by_role("button")

    def first_cell() -> None:
        player.press(page.get_by_role("gridcell").get_by_role("button", name=re.compile("^A2")))
        player.press(player.draw)

    def with_die(n: int) -> Deed:
        def deed() -> None:
            player.press(dice.nth(n))
            player.choose_and_draw()

        return deed

    def done() -> None:
        assert player.play_round() == "done"

    return {"first": first_cell, "turn": with_die(1), "station": with_die(3), "done": done}


def set_and_turn(page: Page, language: str, touch: bool) -> dict[str, Deed]:
    player = gears.Player(page, language, touch)
    return {"set": player.choose, "turn": player.choose}


def buy(page: Page, language: str, touch: bool) -> dict[str, Deed]:
    player = sentient.Player(page, language, touch)

    def with_an_assistant() -> None:
        while player.ready() != "bots":
            player.step()
        player.choose()
        player.press(player.button(player.words("acts-more")))
        player.plug()

    return {"choose": player.buy, "assistants": with_an_assistant}


def go_on(lesson: Locator, button: Locator, told: str) -> None:
    """Press until the step is another one: the panel may move away as the page settles."""
    for _ in range(5):
        button.click()
        try:
            expect(lesson).not_to_contain_text(told, timeout=3000)
        except AssertionError:
            continue
        return


PLAYERS: dict[str, Callable[[Page, str, bool], dict[str, Deed]]] = {
    "railroad_ink": draw,
    "gears": set_and_turn,
    "sentient": buy,
}


def test_every_tutorial_is_played() -> None:
    elsewhere = {"transmissions"}  # in its own file
    assert set(PLAYERS) | elsewhere == {p.parent.name for p in GAMES.glob("*/tutorial.json")}


@pytest.mark.parametrize(("size", "language"), LOOKS)
@pytest.mark.parametrize("game", PLAYERS)
def test_from_the_first_step_to_the_last(visit: Visit, game: str, size: str, language: str) -> None:
    phone = size == "phone"
    page = visit(size, "light", language, is_mobile=phone).go("/#/learn")
    deeds = PLAYERS[game](page, language, phone)
    words = Spoken(language, game.replace("_", "-"))
    page.get_by_role("button", name=f"{words('learn-start')}: {words('name')}").click()
    steps = json.loads((GAMES / game / "tutorial.json").read_text())["steps"]
    lesson = page.locator(".lesson")
    for n, step in enumerate(steps, 1):
        told = words("learn-step", n=n, of=len(steps))
        expect(lesson).to_contain_text(told)
        expect(page.locator(f'[data-tutorial~="{step["target"]}"]').first).to_be_attached()
        if step["words"] in deeds:
            deeds[step["words"]]()
        elif n == len(steps):
            lesson.get_by_role("button", name=words("learn-finish")).click()
        else:
            go_on(lesson, lesson.get_by_role("button", name=words("learn-next")), told)
    expect(lesson).to_be_hidden()
    expect(page.get_by_role("main")).to_be_visible()
