"""What whoever plays in a browser does at any table; a game's own player knows the rest."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

WORDS = Path(__file__).parents[2] / "web" / "src"
MOST_STEPS = 400
PATIENCE = 30_000  # ms; a busy machine is slow


def words(game: str, language: str) -> dict[str, Any]:
    """A game's sentences, and the shell's below "shell"."""

    def read(*place: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(
            WORDS.joinpath(*place, f"{language}.json").read_text("utf-8")
        )
        return found

    own = read("words", "games", game) | read("games", game, "words")
    return {"shell": read("words"), **own}


class Person:
    """`press` is how: by mouse, with a finger or (a `Typist`) by keyboard."""

    game = ""

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.words = words(self.game.replace("-", "_"), language)
        self.shell = self.words["shell"]
        self.pass_on = self.button(self.shell["handover"]["show"])  # one device, several players

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True, disabled=False)

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def take_over(self) -> None:
        """Have the device: the screen that hides the table fades, and is gone."""
        self.press(self.pass_on)
        expect(self.pass_on).to_have_count(0, timeout=PATIENCE)

    def open(self, *seats: str, **options: str) -> None:
        """A new table through its form: seats are "me", "open" or a bot."""
        new = self.shell["new"]
        self.page.goto(f"/#/new/{self.game}")
        for n, seat in enumerate(seats, 1):
            if n > 2:
                self.press(self.button(new["addSeat"]))
            select = self.page.get_by_label(new["seat"].replace("{n}", str(n)), exact=True)
            select.select_option(seat if seat in ("me", "open") else f"bot:{seat}")
        if len(seats) == 1:
            self.press(self.button(new["removeSeat"].replace("{n}", "2")))
        for option, value in options.items():
            select = self.page.get_by_label(self.words["option"][option]["name"], exact=True)
            finer = self.page.get_by_text(new["finer"], exact=True)
            select.or_(finer).first.wait_for()  # the game's words come after the form
            if not select.is_visible():
                self.press(finer)
            select.select_option(value)
        self.press(self.button(new["openTable" if "open" in seats else "start"]))


class Typing(Person):
    """With the keyboard alone."""

    def reach(self, what: Locator) -> None:
        """Go there with Tab."""
        focused = "nodes => nodes.some(node => node === document.activeElement)"
        what.first.wait_for()  # a click would wait, too
        for _ in range(MOST_STEPS):
            if what.evaluate_all(focused):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not get to {what}")

    def press(self, what: Locator) -> None:
        self.reach(what)
        self.page.keyboard.press("Enter")
