"""Somebody who plays Transmissions in a browser, by what can be seen and named alone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tinkertable.games.transmissions.rules import data

from .legible import illegible
from .truth import drawn_truly

WORDS = Path(__file__).parents[2] / "web" / "src"
MOST_STEPS = 900
TILES = (*data.ITEMS, *data.IDEAS, *data.STARTING, *data.PIPES, *data.FOREST, *data.CARD_NAMES)
# What the log alone says: tiles and cards by name, amounts ("2W"), orders of robots ("YBGR").
CODES = rf"\b(?:{'|'.join(map(re.escape, TILES))}|\d[WYBGE]|[YBGR]{{4}})\b"
# What a player would press first if several kinds of controls are there.
WISHES = (
    "rondel.spot", "choice.stand", "choice.set", "board.put", "board.copy", "hand.robot",
    "hand.move", "hand.away", "rondel.go", "rondel.jump", "rondel.with", "acts.lay", "pipes.place",
    "pipes.stack", "market.item", "choice.take", "choice.pay", "choice.gain", "choice.give",
    "choice.keep", "choice.forest-each", "choice.forest-draw", "choice.forest-last", "market.idea",
    "choice.drop", "choice.box", "choice.board", "choice.also", "choice.end", "choice.skip",
    "choice.flip",
)  # fmt: skip
FOCUSED = "one => one.getAttribute('aria-label') ?? one.innerText.trim()"
PRESSED = """buttons => buttons
    .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.disabled)
    .map(one => one.getAttribute('aria-label') ?? one.innerText.trim())"""


def words(language: str) -> dict[str, Any]:
    shell = json.loads((WORDS / "words" / f"{language}.json").read_text("utf-8"))
    own = WORDS / "games" / "transmissions" / "words" / f"{language}.json"
    return {"shell": shell, **json.loads(own.read_text("utf-8"))}


def pattern(sentence: str | dict[str, str]) -> str:
    """A name with its arguments, from its beginning; of a sentence with forms, any."""
    forms = [sentence] if isinstance(sentence, str) else list(sentence.values())
    texts = [".+?".join(map(re.escape, re.split(r"\{\w+\}", form))) for form in forms]
    return f"^(?:{'|'.join(texts)})"


class Player:
    """Walks to the shops, buys what can be paid, lays the pipe where it fits first."""

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        self.page = page
        self.words = words(language)
        self.shell = self.words["shell"]
        self.touch = touch
        self.patterns = {wish: re.compile(pattern(self.word(wish))) for wish in WISHES}
        ask = self.words["ask"]
        self.over = page.get_by_text(ask["over"], exact=True)
        self.waiting = page.get_by_text(re.compile(pattern(ask["waiting"]))).or_(
            page.get_by_text(ask["dealing"], exact=True)
        )
        self.controls = page.get_by_role("button", disabled=False, name=self.any_of(WISHES))
        self.confirm = self.button(self.words["acts"]["confirm"])

    def word(self, key: str) -> Any:
        group, name = key.split(".", 1)
        return self.words[group][name]

    def any_of(self, wishes: tuple[str, ...]) -> re.Pattern[str]:
        return re.compile("|".join(pattern(self.word(wish)) for wish in wishes))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True, disabled=False)

    def press(self, what: Locator) -> None:
        if self.touch:
            what.first.tap()
        else:
            what.first.click()

    def open(self, *seats: str) -> None:
        """A new table through its form: seats are "me", "open" or a bot."""
        new = self.shell["new"]
        self.page.goto("/#/new/transmissions")
        self.page.get_by_label(new["seat"].replace("{n}", "1"), exact=True).wait_for()
        if len(seats) == 1:
            self.press(self.button(new["removeSeat"].replace("{n}", "2")))
        for n, seat in enumerate(seats, 1):
            if n > 2:
                self.press(self.button(new["addSeat"]))
            select = self.page.get_by_label(new["seat"].replace("{n}", str(n)), exact=True)
            select.select_option(seat if seat in ("me", "open") else f"bot:{seat}")
        self.press(self.button(new["openTable" if "open" in seats else "start"]))

    def best(self, names: list[str]) -> str:
        """Of several spaces the one that brings the end nearer: something to buy."""
        places = [self.words["place"][place] for place in ("SCRAP_YARD", "POWER_STATION", "TOWN")]
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
        if self.patterns["rondel.go"].match(name):
            self.page.keyboard.press(re.findall(r"\d", name)[0])
        else:
            self.press_named(name)
        self.settled()
