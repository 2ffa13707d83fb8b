"""Somebody who plays Sentient in a browser, by what can be seen and named on the page alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .person import MOST_STEPS, Person, Typing
from .truth import drawn_truly


class Player(Person):
    """Buys the first bot, plugs it in where it fits first, covers nothing; passes last."""

    game = "sentient"

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        super().__init__(page, language, touch)
        words = self.words
        self.bots = self.buttons(words.pattern("factory-slot"))
        self.slots = self.buttons(words.pattern("network-would"))
        self.corners = self.buttons(words.pattern("network-cover"))
        self.calibrate = self.button(words("acts-calibrate"))
        self.confirms = self.button(words("acts-buy-plug")).or_(self.button(words("acts-plug")))
        self.passes = self.button(words("acts-pass"))
        self.counted = self.button(words("count-continue"))
        self.over = page.get_by_text(words("ask-over"), exact=True)
        self.waiting = page.get_by_text(words.pattern("ask-waiting")).or_(
            page.get_by_text(words("ask-dealing"), exact=True)
        )
        self.something = (
            self.counted.or_(self.calibrate).or_(self.bots).or_(self.slots).or_(self.passes)
        ).or_(self.over.or_(self.pass_on))

    def buttons(self, name: re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, disabled=False)

    def press(self, what: Locator) -> None:
        super().press(what.first)

    def ready(self) -> str:
        """Wait until there is something to do: what."""
        self.something.first.wait_for()
        for what in ("pass_on", "counted", "calibrate", "slots", "bots", "passes", "over"):
            if getattr(self, what).first.is_visible():
                return what
        return "wait"  # it went while we looked

    def step(self) -> str:
        """Do the next thing; what it was."""
        what = self.ready()
        if what in ("bots", "slots", "calibrate", "passes"):  # else the table is covered
            drawn_truly(self.page)
        if what == "bots":
            self.buy()
        elif what == "slots":
            self.plug()
        elif what == "calibrate":
            self.press(self.calibrate)
            self.gone(self.words("acts-calibrate"))
        elif what == "passes":
            self.press(self.passes)
            self.gone(self.words("acts-pass"))
        elif what in ("counted", "pass_on"):
            self.press(getattr(self, what))
            expect(getattr(self, what)).to_have_count(0)
        return what

    def gone(self, name: str) -> None:
        expect(self.page.get_by_role("button", name=name, exact=True)).to_have_count(0)

    def buy(self) -> None:
        self.choose()
        self.plug()

    def choose(self) -> None:
        self.press(self.bots)
        self.slots.first.wait_for()

    def plug(self) -> None:
        self.press(self.slots)
        if self.touch:
            self.press(self.confirms)
        expect(self.slots).to_have_count(0)

    def play(self, until: str = "over") -> None:
        """To the end of the game, or until something else is due."""
        for _ in range(MOST_STEPS):
            if self.ready() == until:
                return
            self.step()
        raise AssertionError("it does not end")


class Typist(Typing, Player):
    """Plays with the keyboard alone."""

    def buy(self) -> None:
        self.page.keyboard.press("1")  # chooses the bot and goes to the first free slot
        self.slots.first.wait_for()
        self.page.keyboard.press("+")
        self.page.keyboard.press("-")
        self.press(self.slots)
        expect(self.slots).to_have_count(0)

    def step(self) -> str:
        what = self.ready()
        if what != "passes":
            return super().step()
        self.page.keyboard.press("p")
        self.gone(self.words("acts-pass"))
        return what
