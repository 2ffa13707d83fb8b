"""Somebody who plays Gears in a browser, by what can be seen and named on the page alone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

WORDS = Path(__file__).parents[2] / "web" / "src"
MOST_STEPS = 400


def words(language: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for place in ("words/games/gears", "games/gears/words"):
        found |= json.loads((WORDS / place / f"{language}.json").read_text("utf-8"))
    return {"shell": json.loads((WORDS / "words" / f"{language}.json").read_text("utf-8")), **found}


def pattern(*sentences: str) -> re.Pattern[str]:
    """Any of these sentences, whatever fills their blanks."""
    parts = [re.sub(r"\\\{\w+\\\}", ".+", re.escape(sentence)) for sentence in sentences]
    return re.compile(f"^({'|'.join(parts)})$")


class Player:
    """Takes the first thing offered; `press` is how."""

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.words = words(language)
        self.shell, act = self.words["shell"], self.words["act"]
        self.sides = page.get_by_role("radiogroup", name=act["side"]).get_by_role("radio")
        self.choices = page.get_by_role("main").get_by_role("radio", disabled=False)
        sent = [
            text
            for key, text in act.items()
            if re.match("set$|turn|enter|check|return|comp|sol|pend", key)
        ]
        self.send = page.get_by_role("button", name=pattern(*sent), disabled=False)
        self.use = page.get_by_role("button", name=pattern(act["use"]), disabled=False)
        self.decline = self.button(act["pass"])
        self.next = page.get_by_role("button", name=pattern(act["next"]))
        self.over = page.get_by_role("heading", name=pattern(*self.words["over"].values()))
        self.pass_on = self.button(self.shell["handover"]["show"])
        idle = [text for text in self.words["idle"].values() if isinstance(text, str)]
        idle += self.words["idle"]["setting"].values()
        self.waiting = page.get_by_role("heading", name=pattern(*idle))
        self.something = (
            self.next.or_(self.over).or_(self.pass_on).or_(self.use).or_(self.choices.first)
        )
        self.done: list[str] = []

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True, disabled=False)

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def open(self, *seats: str, **options: str) -> None:
        """A new table through its form: seats are "me", "open" or a bot."""
        new = self.shell["new"]
        self.page.goto("/#/new/gears")
        self.page.get_by_label(new["seat"].replace("{n}", "1"), exact=True).wait_for()
        for n, seat in enumerate(seats, 1):
            if n > 2:
                self.press(self.button(new["addSeat"]))
            select = self.page.get_by_label(new["seat"].replace("{n}", str(n)), exact=True)
            select.select_option(seat if seat in ("me", "open") else f"bot:{seat}")
        for option, value in options.items():
            name = self.words["option"][option]["name"]
            self.page.get_by_label(name, exact=True).select_option(value)
        self.press(self.button(new["openTable" if "open" in seats else "start"]))

    def ready(self) -> str:
        """Wait until there is something to do: what."""
        self.something.first.wait_for()
        for what in ("over", "pass_on", "next", "use"):
            if getattr(self, what).first.is_visible():
                return what
        return "choose"

    def step(self) -> str:
        """Do the next thing; what it was."""
        what = self.ready()
        if what == "pass_on":
            self.press(self.pass_on)
        elif what == "next":
            self.press(self.next)
            expect(self.next).to_have_count(0)
        elif what == "use":
            self.finish(self.use)
        elif what == "choose":
            self.choose()
        return what

    def choose(self) -> None:
        """The first choice; where a gear is set, its last number."""
        self.pick(self.choices.first)
        if self.sides.count():
            self.pick(self.sides.last)
        self.finish(self.send)

    def pick(self, radio: Locator) -> None:
        if not radio.is_checked():
            self.press(radio)
            expect(radio).to_be_checked()

    def finish(self, button: Locator) -> None:
        """Send it, and wait until this is no longer asked."""
        name = button.inner_text()
        self.done.append(name)
        self.press(button)
        expect(self.page.get_by_role("button", name=name, exact=True)).to_have_count(0)

    def play(self, until: str = "over") -> None:
        for _ in range(MOST_STEPS):
            if self.step() == until:
                return
        raise AssertionError("the game does not end")


class Typist(Player):
    """Plays with the keyboard alone."""

    def press(self, what: Locator) -> None:
        """Go there with Tab, then Enter."""
        self.reach(what)
        self.page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        for _ in range(MOST_STEPS):
            if what.count() and what.first.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not get there")

    def choose(self) -> None:
        """Tab to the first group, Space chooses; arrows go on in the second."""
        self.reach(self.choices.first)
        self.page.keyboard.press("Space")
        if self.sides.count():
            self.reach(self.sides.first)
            self.page.keyboard.press("ArrowRight")
            expect(self.sides.nth(1)).to_be_checked()
        name = self.send.inner_text()
        self.done.append(name)
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("button", name=name, exact=True)).to_have_count(0)
