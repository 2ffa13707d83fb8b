"""Gears in the browser: whole games by visible controls only, and what the table tells."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.games.gears.engine import Engine

from .conftest import Visit
from .gears import Player, Typist
from .test_screens import found_by_axe

SMALL = """() => [...document.querySelectorAll('.gears .act button, .gears .act label')]
    .map((b) => [b.innerText, b.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
    .map(([name]) => name)"""


def nothing_sticks_out(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_by_mouse_with_four_seats(visit: Visit) -> None:
    player = Player(visit().page)
    player.open("me", "greedy", "greedy", "greedy")
    player.play()
    assert [name for name in player.done if name.startswith("Set ")]


def test_by_keyboard_alone(visit: Visit) -> None:
    player = Typist(visit().page)
    player.open("me", "greedy", strict="on")
    player.play()


def test_on_a_phone_in_russian(visit: Visit) -> None:
    page = visit("phone", "dark", "ru", is_mobile=True).page
    player = Player(page, "ru", touch=True)
    player.open("me", "greedy", "greedy")
    player.ready()
    nothing_sticks_out(page)
    assert page.evaluate(SMALL) == []
    player.play("next")
    nothing_sticks_out(page)
    player.play()
    nothing_sticks_out(page)


def test_two_browsers(visit: Visit) -> None:
    anna, boris = visit(), visit(language="ru", theme="dark")
    one, two = Player(anna.page), Player(boris.page, "ru")
    one.open("me", "open")
    link = anna.page.get_by_label("Link to this table").input_value()
    boris.go(link).get_by_label("Ваше имя").fill("Борис")
    two.press(two.button("Сесть: Место 2"))
    one.ready()
    two.ready()
    # Set in secret: the other one learns only that somebody is ready.
    one.choose()
    expect(boris.page.get_by_text(two.words("panel-ready"))).to_be_visible()
    on = 0
    while on < 4:  # both have gone on to round 3
        for player in (one, two):
            if player.something.first.is_visible():
                on += player.step() == "next"
        one.something.or_(one.waiting).first.wait_for()


def bring_in(page: Page, folder: Path, table: Engine, moves: str) -> Player:
    """Open a saved game of several people on one device."""
    table.play(moves)
    match = table.match
    file = folder / "saved.json"
    saved = {
        "game": "gears",
        "seats": match.seats,
        "options": match.position.options,
        "moves": match.move_texts(),
    }
    file.write_text(json.dumps(saved))
    page.goto("/")
    page.get_by_label("Open a saved game").set_input_files(file)
    player = Player(page)
    player.press(player.pass_on)
    return player


def test_the_swap_the_jam_and_the_winner_are_told(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    table = Engine.day("highest", "blue blue blue blue", strict="on")
    moves = "1 set red 1, 2 set grey 3, 3 set multi 0, 4 set purple 2"
    player = bring_in(page, tmp_path, table, f"{moves}, 1 turn 0, 2 turn 0, 3 turn 0")
    expect(page.get_by_role("heading", name="Turn Guest's gear")).to_be_visible()
    player.pick(page.get_by_role("radio", name="Leave"))
    player.finish(player.send)
    told = page.get_by_role("region", name="The mechanism and the seats")
    expect(told).to_contain_text("You win round 1")
    for line in (
        "Guest: red 4 jams with Player 3",
        "Player 2: grey 1 loses: 3 comes first",
        "Player 3: multicolour 4 jams with Guest",
        "Player 4: purple 3 wins",
        "Player 3 and Player 2 swap numbers",
    ):
        expect(told).to_contain_text(line)
    page.get_by_role("radio", name="Enter purple 3").check()
    player.finish(player.send)
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    player.press(player.next)
    player.choose()
    player.press(player.pass_on)
    # Whoever has the device next is told too, before the next round begins.
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    expect(told).to_contain_text("Player 4 wins round 1")
    seat = page.get_by_role("region", name="Player 4", exact=True)
    expect(seat.get_by_role("img", name="purple 3, entered")).to_be_visible()
    player.press(player.next)
    expect(page.get_by_role("heading", name="Set a gear")).to_be_visible()


def test_an_ability_is_offered_in_its_window(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    table = Engine.day("lowest", "blue blue", "mechanic clockmaker")
    player = bring_in(page, tmp_path, table, "1 set red 1, 2 set grey 3")
    expect(page.get_by_role("heading", name="Use Oil?")).to_be_visible()
    player.press(player.use)
    player.press(player.pass_on)
    expect(page.get_by_role("heading", name="Use Ratchet?")).to_be_visible()
    player.press(player.use)
    player.press(player.pass_on)
    expect(
        page.get_by_role("form").get_by_text("Ratchet: Player 2's gear must be left.")
    ).to_be_visible()
    expect(page.get_by_role("radio", name="Leave")).to_be_checked()
    expect(page.get_by_role("radio", name="Increase")).to_be_disabled()
    sign = page.get_by_role("region", name="Guest", exact=True).get_by_role("button")
    sign.click()
    expect(page.get_by_role("note").first).to_contain_text("reconstruction")


def test_night_effects_change_what_is_offered(visit: Visit, tmp_path: Path) -> None:
    page = visit(theme="dark").page
    table = Engine.night("odd", "blue blue")
    player = bring_in(page, tmp_path, table, "1 set red 1, 2 set grey 3")
    player.pick(page.get_by_role("radio", name="Turn two steps"))
    expect(page.get_by_role("region", name="The mechanism and the seats")).to_contain_text(
        "Double Drive"
    )
    assert found_by_axe(page) == []
    player.finish(player.send)


@pytest.mark.parametrize(("size", "theme"), [("wide", "light"), ("phone", "dark")])
def test_nothing_for_axe_to_find(visit: Visit, size: str, theme: str) -> None:
    page = visit(size, theme).page
    player = Player(page)
    player.open("me", "greedy", "greedy")
    player.ready()
    player.pick(player.choices.first)
    assert found_by_axe(page) == []
    nothing_sticks_out(page)
    player.play("next")
    player.ready()
    assert found_by_axe(page) == []
