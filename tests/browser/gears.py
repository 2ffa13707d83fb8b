"""Somebody who plays Gears in a browser, by what can be seen and named on the page alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .person import MOST_STEPS, Person, Typing
from .truth import drawn_truly


def pattern(*sentences: str) -> re.Pattern[str]:
    """Any of these sentences, whatever fills their blanks."""
    parts = [re.sub(r"\\\{\w+\\\}", ".+", re.escape(sentence)) for sentence in sentences]
    return re.compile(f"^({'|'.join(parts)})$")


class Player(Person):
    """Takes the first thing offered."""

    game = "gears"

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        super().__init__(page, language, touch)
        act = self.words["act"]
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
        idle = [text for text in self.words["idle"].values() if isinstance(text, str)]
        idle += self.words["idle"]["setting"].values()
        self.waiting = page.get_by_role("heading", name=pattern(*idle))
        self.something = (
            self.next.or_(self.over).or_(self.pass_on).or_(self.use).or_(self.choices.first)
        )
        self.done: list[str] = []

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
