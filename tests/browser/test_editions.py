"""The components of one's own box: entered in a form, kept, saved, shared and played with.

What is changed is picked from the game's own components, whatever these are.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.words.spoken import Spoken

from .conftest import Visit
from .form import Form, Place, number_in, some_number, stated
from .test_screens import found_by_axe

GAMES = ("gears", "railroad-ink", "sentient", "transmissions")
# A section of which one number can be another, by game; Railroad Ink's has no picture.
NUMBERS = {
    "gears": "gears", "railroad-ink": "network_points", "sentient": "conditions",
    "transmissions": "pipes",
}  # fmt: skip


def narrow_enough(page: Page) -> None:
    """Nothing sticks out, and a finger finds everything."""
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 360
    body = page.locator("dialog > .body")
    assert body.evaluate("node => node.scrollWidth - node.clientWidth") <= 0
    small = page.evaluate(
        """() => [...document.querySelectorAll(
          'dialog :is(button, input:not([type]), select, summary)')]
        .map((one) => [one.ariaLabel ?? one.innerText, one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
        .map(([name]) => name)"""
    )
    assert small == []


@pytest.mark.parametrize("game", GAMES)
def test_a_box_is_entered_and_played_with(visit: Visit, game: str, tmp_path: Path) -> None:
    form = Form(visit().arrive(), game).come()
    place = some_number(form.template(), NUMBERS[game])
    dialog = form.open()
    picture = form.entry(place).locator("[data-picture] svg").first
    drawn = game != "railroad-ink"
    before = form.picture(place) if drawn else ""
    form.change(place)
    if drawn:
        expect(picture).to_be_visible()
        assert form.picture(place) != before
    assert found_by_axe(form.page) == []
    dialog.get_by_label(form.words("edition-name"), exact=True).fill("Anna's box")

    # It is there after the page was left.
    form.page.reload()
    form.open()
    expect(form.number(place)).to_have_value(str(place.other))
    with form.page.expect_download() as download:
        form.button("edition-save").click()
    file = tmp_path / "edition.json"
    download.value.save_as(file)
    saved = json.loads(file.read_text())
    assert (saved["game"], saved["name"]) == (game, "Anna's box")
    assert stated(place, saved["data"]) == place.other

    # And it can be played with; the table says so.
    form.play()
    expect(form.page.get_by_text("Anna's box", exact=True)).to_be_visible()
    form.button("new-start").click()
    expect(form.page.locator("header").get_by_text("Anna's box")).to_be_attached()
    table = form.who.call("GET", "/tables?list=mine")[0]
    assert table["edition"]["name"] == "Anna's box"

    # Forgotten, and read back from the file.
    form.come().open()
    form.button("edition-forget").click()
    form.button("edition-forget-sure").click()
    expect(form.dialog.get_by_role("status")).to_have_text(form.words("edition-count", n=0))
    form.dialog.get_by_label(form.words("edition-read")).set_input_files(file)
    expect(form.dialog.get_by_role("status")).to_have_text(form.words("edition-count", n=1))
    expect(form.number(place)).to_have_value(str(place.other))


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_in_russian(visit: Visit, game: str) -> None:
    """Every section, as it comes; then a refusal."""
    form = Form(visit("phone", "dark", "ru", is_mobile=True), game, "ru").come()
    form.open()
    summaries = form.dialog.locator("summary")
    for i in range(summaries.count()):
        if summaries.count() > 1:
            summaries.nth(i).tap()
        expect(form.dialog.locator("fieldset[data-entry]").first).to_be_visible()
        narrow_enough(form.page)
        if i == 0:
            assert found_by_axe(form.page) == []
        if summaries.count() > 1:
            summaries.nth(i).tap()
    template = form.template()
    section = next(name for name, value in template["data"].items() if number_in(value))
    place = some_number(template, section)
    form.number(place).fill("9999")
    form.button("edition-play").tap()
    alert = form.dialog.get_by_role("alert")
    expect(alert).to_contain_text(form.words(f"edition-{section}"))
    assert section not in alert.inner_text()
    assert not re.search(r"\b(expected|number|from)\b", alert.inner_text())
    expect(form.entry(place)).to_contain_text("9999")
    form.who.forgive("409")


def test_what_is_the_same_loses_its_mark_too(visit: Visit, tmp_path: Path) -> None:
    """Without a change: as in my box. And taken away again."""
    form = Form(visit(), "sentient").come()
    form.open()
    place = some_number(form.template(), "conditions")
    entry = form.entry(place)
    entry.get_by_label(form.words("edition-sure"), exact=True).check()
    with form.page.expect_download() as download:
        form.button("edition-save").click()
    file = tmp_path / "edition.json"
    download.value.save_as(file)
    assert stated(place, json.loads(file.read_text())["data"]) == place.number
    entry.get_by_label(form.words("edition-sure"), exact=True).uncheck()
    expect(form.dialog.get_by_role("status")).to_have_text(form.words("edition-count", n=0))


def test_a_card_is_taken_away_and_another_added(visit: Visit) -> None:
    form = Form(visit(), "sentient").come()
    form.open()
    card, *_ = form.template()["data"]["cards"]
    place = Place("cards", card, 0, 0, ())
    entry = form.entry(place)
    entry.get_by_role("button", name=form.words("edition-remove"), exact=True).click()
    expect(entry).to_have_count(0)
    form.button("edition-play").click()
    expect(form.dialog.get_by_role("alert")).to_contain_text("59")
    condition = card[:-1]
    letters = {name[-1] for name in form.template()["data"]["cards"] if name[:-1] == condition}
    free = next(letter for letter in "abcdef" if letter not in letters)
    form.dialog.get_by_role(
        "combobox", name=form.words("edition-adds-cards"), exact=True
    ).select_option(condition)
    form.button("edition-add-cards").click()
    added = form.fields("cards", condition + free)
    expect(added.locator("[data-picture] svg").first).to_be_visible()
    form.play()
    expect(form.page.get_by_text(form.words("edition-unnamed"), exact=True)).to_be_visible()
    form.who.forgive("409")


def test_a_link_brings_the_edition_to_somebody_else(visit: Visit) -> None:
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    one = Form(anna, "gears").come()
    one.open()
    one.change(some_number(one.template(), "gears"))
    one.dialog.get_by_label(one.words("edition-name"), exact=True).fill("Anna's box")
    one.play()
    one.button("new-edition-share").click()
    expect(one.button("copied")).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")
    boris = visit(language="ru")
    two = Form(boris, "gears", "ru")
    boris.go(link)
    expect(boris.page.get_by_text("Anna's box", exact=True)).to_be_visible()
    two.open()  # what is chosen is what one goes on from
    expect(two.dialog.get_by_role("status")).to_have_text(two.words("edition-count", n=1))
    boris.page.keyboard.press("Escape")
    two.button("new-edition-leave").click()
    expect(boris.page.get_by_text("Anna's box", exact=True)).to_have_count(0)
    boris.page.reload()
    expect(two.button("new-start")).to_be_visible()
    expect(boris.page.get_by_text("Anna's box", exact=True)).to_have_count(0)


def test_nonsense_is_refused_in_words_that_stay(visit: Visit, tmp_path: Path) -> None:
    form = Form(visit(language="ru"), "sentient", "ru").come()
    page, words = form.page, form.words
    choose = page.get_by_label(words("new-edition-choose"))
    trouble = page.locator("form").get_by_role("alert")

    def give(content: str) -> None:
        file = tmp_path / "file.json"
        file.write_text(content)
        choose.set_input_files(file)

    names = {game: Spoken("ru", game)("name") for game in ("gears", "sentient")}
    give('{"game": "gears", "data": {}}')
    other = words("new-other-edition", given=names["gears"], game=names["sentient"])
    expect(trouble).to_have_text(other)
    for content in ("nonsense", "[]", '{"game": "sentient", "seats": 2, "moves": []}'):
        give(content)
        expect(trouble).to_have_text(words("new-not-edition"))
    give('{"game": "sentient", "data": {"nothing": 1}}')
    expect(trouble).to_contain_text("nothing")
    expect(page.locator("form .tag.good")).to_have_count(0)
    page.get_by_label(words("seat-n", n=2), exact=True).select_option("open")  # it stays
    expect(trouble).to_contain_text("nothing")
    give('{"game": "sentient", "name": "Моя", "data": {}}')
    expect(trouble).to_have_count(0)
    expect(page.get_by_text("Моя", exact=True)).to_be_visible()
    form.who.go(f"/#/new/gears/{'0' * 64}")
    expect(trouble).to_contain_text(words("new-no-edition"))
    form.who.forgive("409|404")
