"""Somebody who plays Transmissions in a browser, by what can be seen and named alone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tinkertable.games.transmissions.rules import data

from .legible import illegible
from .person import Person
from .truth import drawn_truly

MOST_STEPS = 900
TILES = (*data.ITEMS, *data.IDEAS, *data.STARTING, *data.PIPES, *data.FOREST, *data.CARD_NAMES)
# What the log alone says: tiles and cards by name, amounts ("2W"), orders of robots ("YBGR").
CODES = rf"\b(?:{'|'.join(map(re.escape, TILES))}|\d[WYBGE]|[YBGR]{{4}})\b"
# What a player would press first if several kinds of controls are there.
WISHES = (
    "rondel-spot", "choice-stand", "choice-set", "board-put", "board-copy", "hand-robot",
    "hand-move", "hand-away", "rondel-go", "rondel-jump", "rondel-with", "acts-lay", "pipes-place",
    "pipes-stack", "market-item", "choice-take", "choice-pay", "choice-gain", "choice-give",
    "choice-keep", "choice-forest-each", "choice-forest-draw", "choice-forest-last", "market-idea",
    "choice-drop", "choice-box", "choice-board", "choice-also", "choice-end", "choice-skip",
    "choice-flip",
)  # fmt: skip
FOCUSED = "one => one.getAttribute('aria-label') ?? one.innerText.trim()"
PRESSED = """buttons => buttons
    .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.disabled)
    .map(one => one.getAttribute('aria-label') ?? one.innerText.trim())"""


class Player(Person):
    """Walks to the shops, buys what can be paid, lays the pipe where it fits first."""

    game = "transmissions"

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        super().__init__(page, language, touch)
        words = self.words
        self.patterns = {wish: words.pattern(wish) for wish in WISHES}
        self.over = page.get_by_text(words("ask-over"), exact=True)
        self.waiting = page.get_by_text(words.pattern("ask-waiting")).or_(
            page.get_by_text(words("ask-dealing"), exact=True)
        )
        self.controls = page.get_by_role("button", disabled=False, name=words.pattern(*WISHES))
        self.confirm = self.button(words("acts-confirm"))

    def press(self, what: Locator) -> None:
        super().press(what.first)

    def best(self, names: list[str]) -> str:
        """Of several spaces the one that brings the end nearer: something to buy."""
        order = ("SCRAP_YARD", "POWER_STATION", "TOWN")
        places = [self.words("place", place=place) for place in order]
        for place in places:
            for name in names:
                if name.startswith(place):
                    return name
        return names[0]

    def seen(self) -> str | None:
        """The name of what to press now, if there is anything."""
        names = self.page.get_by_role("main").get_by_role("button").evaluate_all(PRESSED)
        for wish in WISHES:
            found = [str(name) for name in names if self.patterns[wish].match(name)]
            if found:
                return self.best(found)
        return None

    def ready(self) -> str | None:
        """Wait until there is something to do: the name of what, or None when all is over."""
        if name := self.seen():
            return name
        self.controls.or_(self.over).first.wait_for()
        return self.seen()

    def step(self) -> str | None:
        """Do the next thing; what it was."""
        name = self.ready()
        if name is None:
            return None
        drawn_truly(self.page)
        self.act(name)
        return name

    def act(self, name: str) -> None:
        self.press(self.button(name))
        if self.touch and self.confirm.first.is_visible():
            self.press(self.confirm)
        self.settled()

    def settled(self) -> None:
        """The move has been made and what came of it is on show."""
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def play(self) -> None:
        """To the end of the game; all of it can be read."""
        for _ in range(MOST_STEPS):
            done = self.step()
            assert illegible(self.page, CODES) == [], done
            if done is None and self.over.is_visible():
                return
        raise AssertionError("it does not end")


class Typist(Player):
    """Plays with the keyboard alone."""

    def press(self, what: Locator) -> None:
        self.press_named(str(what.first.evaluate(FOCUSED)))

    def press_named(self, name: str) -> None:
        """Go there with Tab, then Enter."""
        for _ in range(MOST_STEPS):
            if self.page.evaluate(f"({FOCUSED})(document.activeElement)") == name:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not get there")

    def act(self, name: str) -> None:
        if self.patterns["rondel-go"].match(name):
            self.page.keyboard.press(re.findall(r"\d", name)[0])
        else:
            self.press_named(name)
        self.settled()
