"""The form for the components of one's own box, as somebody finds it in a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from tests.words.spoken import Spoken

from .chromium import Visitor


class Place(NamedTuple):
    """A number of the game's own components, and what else it could be."""

    section: str
    entry: str | None
    number: int
    other: int
    within: tuple[str | int, ...]  # the entry: the way to the number

    @property
    def key(self) -> str:
        path = [self.section] if self.entry is None else [self.section, self.entry]
        return json.dumps(path, separators=(",", ":"), ensure_ascii=False)


def number_in(value: Any) -> tuple[tuple[str | int, ...], int] | None:
    """The way to a number, and the number."""
    if isinstance(value, int) and not isinstance(value, bool):
        return (), value
    pairs: list[tuple[Any, Any]] = list(value.items()) if isinstance(value, dict) else []
    pairs = list(enumerate(value)) if isinstance(value, list) else pairs
    for key, one in pairs:
        if found := number_in(one):
            return (key, *found[0]), found[1]
    return None


def some_number(template: dict[str, Any], section: str) -> Place:
    """The first number of a section."""
    value = template["data"][section]
    entries = value.items() if isinstance(value, dict) else [(None, value)]
    for entry, one in entries:
        if found := number_in(one):
            way, number = found
            return Place(section, entry, number, number - 1 if number > 1 else number + 1, way)
    raise AssertionError(f"no number in {section}")


class Form:
    """The form of a game, in somebody's browser."""

    def __init__(self, who: Visitor, game: str, language: str = "en") -> None:
        self.who, self.page, self.game = who, who.page, game
        self.words = Spoken(language, game)

    def come(self) -> Form:
        self.who.go(f"/#/new/{self.game}")
        return self

    def open(self) -> Locator:
        name = re.compile(
            "|".join(re.escape(self.words(id)) for id in ("new-edition-enter", "new-edition-go-on"))
        )
        self.page.get_by_role("button", name=name).click()
        expect(self.dialog).to_be_visible()
        return self.dialog

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def button(self, id: str) -> Locator:
        return self.page.get_by_role("button", name=self.words(id), exact=True)

    def entry(self, place: Place) -> Locator:
        """The fields of an entry; its section is opened."""
        return self.fields(*json.loads(place.key))

    def fields(self, section: str, entry: str | None = None) -> Locator:
        key = json.dumps(
            [section] if entry is None else [section, entry],
            separators=(",", ":"), ensure_ascii=False,
        )  # fmt: skip
        found = self.dialog.locator(f"fieldset[data-entry='{key}']")
        if not found.count():
            self.unfold(section)
        expect(found).to_be_visible()
        return found

    def unfold(self, section: str) -> Locator:
        """Opens a section, if it is not."""
        name = re.escape(self.words(f"edition-{section}"))
        summary = self.page.locator("summary").filter(has_text=re.compile(rf"^{name}(?! \S)"))
        found = self.dialog.locator("details").filter(has=summary)
        if found.get_attribute("open") is None:
            summary.first.click()
        return found

    def read(self, file: Path) -> None:
        self.dialog.get_by_label(self.words("edition-read")).set_input_files(file)

    def saved(self, file: Path) -> dict[str, Any]:
        """What is saved as a file."""
        with self.page.expect_download() as download:
            self.button("edition-save").click()
        download.value.save_as(file)
        data: dict[str, Any] = json.loads(file.read_text())
        return data

    def kept(self) -> dict[str, Any]:
        """What is kept in the browser: what the file would state."""
        slot = f"tinkertable-edition-{self.game}"
        data: dict[str, Any] = json.loads(
            self.page.evaluate("slot => localStorage.getItem(slot)", slot)
        )["data"]
        return data

    def picture(self, place: Place) -> str:
        """What is drawn of an entry, all of it."""
        drawn: str = self.entry(place).locator("[data-picture]").first.inner_html()
        return drawn

    def number(self, place: Place) -> Locator:
        """The input of the number: the first that shows it."""
        inputs = self.entry(place).locator("input.num")
        expect(inputs.first).to_be_visible()
        return inputs.first

    def change(self, place: Place) -> None:
        field = self.number(place)
        expect(field).to_have_value(str(place.number))
        field.fill(str(place.other))
        expect(self.dialog.get_by_role("status")).to_have_text(self.words("edition-count", n=1))

    def play(self) -> None:
        self.button("edition-play").click()
        expect(self.dialog).to_have_count(0)

    def template(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.who.call("GET", f"/games/{self.game}/edition")
        return answer


def stated(place: Place, data: dict[str, Any]) -> Any:
    """What a file says at the place of the number."""
    value = data[place.section] if place.entry is None else data[place.section][place.entry]
    for step in place.within:
        value = value[step]
    return value
