"""What whoever plays in a browser does at any table; a game's own player knows the rest."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.words.spoken import Spoken

MOST_STEPS = 400
PATIENCE = 30_000  # ms; a busy machine is slow


class Person:
    """`press` is how: by mouse, with a finger or (a `Typist`) by keyboard."""

    game = ""

    def __init__(self, page: Page, language: str = "en", touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.words = Spoken(language, self.game or None)
        self.pass_on = self.button(self.words("handover-show"))  # one device, several players

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
        words = self.words
        self.page.goto(f"/#/new/{self.game}")
        for n, seat in enumerate(seats, 1):
            if n > 2:
                self.press(self.button(words("new-add-seat")))
            select = self.page.get_by_label(words("seat-n", n=n), exact=True)
            select.select_option(seat if seat in ("me", "open") else f"bot:{seat}")
        if len(seats) == 1:
            self.press(self.button(words("new-remove-seat", n=2)))
        for option, value in options.items():
            select = self.page.get_by_label(words(f"option-{option}-name"), exact=True)
            finer = self.page.get_by_text(words("new-finer"), exact=True)
            select.or_(finer).first.wait_for()  # the game's words come after the form
            if not select.is_visible():
                self.press(finer)
            select.select_option(value)
        self.press(self.button(words("new-open-table" if "open" in seats else "new-start")))


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
