"""Somebody who plays Gears in a browser, by what can be seen and named on the page alone."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from .person import MOST_STEPS, Person, Typing
from .truth import drawn_truly

WAYS = ("plus", "minus", "0", "2")
SENT = ("set", "enter", "enter-check", "check", "return", "solution")


class Player(Person):
    """Takes the first thing offered."""

    game = "gears"

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        super().__init__(page, language, touch)
        self.sides = page.get_by_role("radiogroup", name=self.words("act-side")).get_by_role(
            "radio"
        )
        self.choices = page.get_by_role("main").get_by_role("radio", disabled=False)
        turns = (f"move-turn-{way}" for way in WAYS)
        self.send = self.one_of("button", *(f"act-{verb}" for verb in SENT), *turns)
        self.use = self.one_of("button", "act-use")
        self.next = self.one_of("button", "act-next")
        self.over = self.one_of("heading", *self.words.ids("over-"))
        self.waiting = self.one_of("heading", *self.words.ids("idle-"))
        self.something = (
            self.next.or_(self.over).or_(self.pass_on).or_(self.use).or_(self.choices.first)
        )
        self.done: list[str] = []

    def one_of(self, role: Literal["button", "heading"], *ids: str) -> Locator:
        """Whatever is named by one of these messages; a move begins with a capital on a button."""
        name = re.compile(f"{self.words.pattern(*ids).pattern}$", re.I)
        return self.page.get_by_role(role, name=name, disabled=False)

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
        if what in ("use", "choose"):  # else the end of a round is on show, or nothing
            drawn_truly(self.page)
        if what == "pass_on":
            self.take_over()
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


class Typist(Typing, Player):
    """Plays with the keyboard alone."""

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
