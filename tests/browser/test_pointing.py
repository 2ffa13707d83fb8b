"""Pointing at a number of the score lights what earned it, on the board of its seat alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.words.spoken import Spoken

from .conftest import Visit
from .saved import bring_in

# Positions with something to light on every board, and ends.
POSITIONS = [
    ("lava", 158), ("lava", None), ("meteor", 62), ("meteor", None),
    ("gears", 109), ("gears3", None),
    ("sentient", 80), ("sentient", 130), ("sentient", None),
    ("transmissions3", 600), ("transmissions2", None), ("transmissions1", None),
]  # fmt: skip
# The seats on whose boards something is lit; 0 stands for no board.
LIT_SEATS = """() => [...new Set([...document.querySelectorAll('main .lit, main .band > *')]
    .map((node) => Number(node.closest('[data-seat]')?.dataset.seat ?? 0)))]"""
LIT_ONLY = f"(seats) => JSON.stringify(({LIT_SEATS})()) === JSON.stringify(seats)"
# What is told of a line has a place on a board, but for these (a game and a line of a rival).
NOWHERE = {("transmissions1", 2, "Flow")}


def open_score(page: Page) -> None:
    sheet = page.get_by_role("tabpanel", name="Score")
    if not sheet.is_visible():
        page.get_by_role("button", name="Score", exact=True).click()
    sheet.wait_for()


@pytest.mark.parametrize(("name", "moves"), POSITIONS)
def test_what_is_lit_lies_on_the_board_of_its_seat(
    visit: Visit, name: str, moves: int | None
) -> None:
    who = visit().arrive()
    page = who.page
    bring_in(who, name, moves)
    if moves is None:
        expect(page.locator("aside .result")).to_be_visible()
    open_score(page)
    rows = page.locator("aside tbody tr")
    told = page.locator("aside .why li")
    lit = set()
    for row in rows.all():
        line = row.get_by_role("rowheader").inner_text()
        for seat, value in enumerate(row.get_by_role("button").all(), 1):
            value.focus()
            expect(value).to_have_attribute("aria-pressed", "true")
            told.first.wait_for()
            earned = told.first.inner_text() != "nothing" and (name, seat, line) not in NOWHERE
            page.wait_for_function(LIT_ONLY, arg=[seat] if earned else [])
            if earned:
                lit.add(seat)
    assert len(lit) > 1
    # It goes out with the sheet.
    page.keyboard.press("Escape")
    page.wait_for_function(LIT_ONLY, arg=[])


def test_what_is_lit_is_in_sight_on_a_phone(visit: Visit) -> None:
    who = visit("phone", language="ru").arrive()
    page = who.page
    for name in ("lava", "gears3", "sentient", "transmissions2"):
        bring_in(who, name, None)
        page.locator("aside .result").wait_for()
        # What earned another seat its first points, above the sheet that comes from below.
        earned = page.locator("aside tbody tr td:nth-of-type(2) .value").filter(has_not_text="0")
        earned.first.focus()
        lit = page.locator("main .lit, main .band > *")
        lit.first.wait_for(state="attached")
        page.wait_for_function(
            """() => {
                const low = document.querySelector('aside').getBoundingClientRect().top;
                const high = document.querySelector('header').getBoundingClientRect().bottom;
                return [...document.querySelectorAll('main .lit, main .band > *')].some((one) => {
                    const {top, bottom, width} = one.getBoundingClientRect();
                    return width > 0 && bottom > high && top < low;
                });
            }"""
        )


def test_a_line_pressed_on_another_board(visit: Visit) -> None:
    who = visit().arrive()
    bring_in(who, "lava", 158)
    page = who.page
    railways = page.get_by_role(
        "button", name=re.compile(rf"^{Spoken('en', 'railroad-ink')('line-rail')} \d")
    )
    railways.click()
    page.wait_for_function(LIT_ONLY, arg=[1])
    expect(railways).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=re.compile("^Player 3")).click()
    railways.last.click()
    page.wait_for_function(LIT_ONLY, arg=[3])
    expect(railways.first).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Close", exact=True).click()
    page.wait_for_function(LIT_ONLY, arg=[])
