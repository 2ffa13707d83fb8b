"""Somebody who plays Railroad Ink in a browser, by what can be seen and named on the page alone."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from .person import MOST_STEPS, PATIENCE, Person, Typing
from .truth import drawn_truly

GLANCE = 700  # milliseconds


class Player(Person):
    """Takes the first piece offered, the first cell that fits, and draws."""

    game = "railroad-ink"

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        super().__init__(page, language, touch)
        words = self.words
        cells = page.get_by_role("grid", name=words("board-yours")).get_by_role("gridcell")
        # A cell's name is a list of facts, its own name first.
        fits = re.compile("^[A-G][1-7], .*" + words.pattern("cell-fits").pattern.lstrip("^"))
        self.targets = cells.get_by_role("button", name=fits)
        self.strikes = cells.get_by_role("button", name=re.compile(words("cell-strike")))
        self.draw = self.button(words("bar-draw"))
        self.hit = self.button(words("meteor-take"))
        self.done = self.button(words("acts-done"))
        self.over = page.get_by_text(words("idle-over"))
        self.aim = page.get_by_text(words("meteor-choose"))
        self.waiting = page.get_by_text(words.pattern("idle-waiting"))
        self.something = (
            self.targets.or_(self.done).or_(self.hit).or_(self.aim).or_(self.over).or_(self.pass_on)
        )
        self.round = page.get_by_role("banner").get_by_text(words.pattern("table-round-of"))

    def gone(self, name: str) -> None:
        """Wait until there is no such button, enabled or not: a move under way disables it."""
        expect(self.page.get_by_role("button", name=name, exact=True)).to_have_count(
            0, timeout=PATIENCE
        )

    def ready(self) -> str:
        """Wait until there is something to do or to wait for: what."""
        self.something.or_(self.waiting).first.wait_for()
        if self.done.first.is_visible():  # a piece is taken up, and its cells light, a little later
            with suppress(TimeoutError):
                self.targets.first.wait_for(timeout=GLANCE)
        for what in ("targets", "done", "hit", "aim", "over", "pass_on"):
            if getattr(self, what).first.is_visible():
                return what
        return "wait"

    def step(self) -> str:
        """Do the next thing; what it was."""
        what = self.ready()
        if what == "pass_on":
            self.take_over()
        elif what == "aim":
            self.press(self.strikes.first)
        elif what == "hit":
            self.press(self.hit)
            self.gone(self.words("meteor-take"))
        elif what == "targets":
            self.choose_and_draw()
        elif what == "done":
            self.end_round()
        if what != "pass_on":
            drawn_truly(self.page)
        return what

    def choose_and_draw(self) -> None:
        self.press(self.targets.first)
        self.press(self.draw)
        self.gone(self.words("bar-draw"))

    def end_round(self) -> None:
        now = self.round.inner_text()
        self.press(self.done)
        new = self.round.filter(has_not_text=now)
        new.or_(self.over).or_(self.waiting).or_(self.pass_on).first.wait_for()

    def play_round(self) -> str:
        """What ended it: done, or the game is over."""
        for _ in range(MOST_STEPS):
            what = self.step()
            if what in ("done", "over"):
                return what
            if what == "wait":
                self.something.first.wait_for()
        raise AssertionError("the round does not end")

    def play(self) -> None:
        """To the end of the game."""
        while self.play_round() != "over":
            pass


class Typist(Typing, Player):
    """Plays with the keyboard alone."""

    def choose_and_draw(self) -> None:
        dice = self.page.get_by_role("region", name=self.words("dice-title")).get_by_role("button")
        open_dice = (n for n in range(1, 8) if dice.nth(n - 1).is_enabled())
        self.page.keyboard.press(f"Digit{next(open_dice)}")  # goes to the first cell that fits
        self.page.keyboard.press("Enter")
        self.draw.wait_for()
        self.page.keyboard.press("r")
        self.page.keyboard.press("Enter")
        self.gone(self.words("bar-draw"))

    def end_round(self) -> None:
        now = self.round.inner_text()
        self.page.keyboard.press("d")
        new = self.round.filter(has_not_text=now)
        new.or_(self.over).or_(self.waiting).or_(self.pass_on).first.wait_for()
