"""Whole games of Railroad Ink through the real server and store, by visible controls only."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.running import Running

from .conftest import Visit
from .railroad import Player, Typist

ENDED = re.compile("The game is over|Игра окончена")


def test_by_mouse_with_lava(visit: Visit) -> None:
    player = Player(visit().page)
    player.open("me", "greedy", expansion="lava")
    player.play()
    expect(player.page.get_by_role("heading", name=ENDED)).to_be_visible()


def test_by_keyboard_alone(visit: Visit) -> None:
    player = Typist(visit().page)
    player.open("me", "greedy")
    player.play()


def test_on_a_phone_in_russian_with_the_meteor(visit: Visit) -> None:
    player = Player(visit("phone", "dark", "ru", is_mobile=True).page, "ru", touch=True)
    player.open("me", "greedy", expansion="meteor")
    player.play()


def test_two_browsers_and_a_dropped_connection(visit: Visit, server: Running) -> None:
    anna, boris = visit(), visit(language="ru")
    one = Player(anna.page)
    one.open("me", "open")
    link = anna.page.get_by_label("Link to this table").input_value()
    two = Player(boris.page, "ru")
    boris.go(link).get_by_label("Ваше имя").fill("Борис")
    two.press(two.button("Сесть: Место 2"))
    for round_ in range(7):
        one.play_round()
        expect(one.waiting.first).to_be_visible()
        if round_ == 3:
            server.kill()
            server.start()
        two.play_round()
    assert (one.ready(), two.ready()) == ("over", "over")
    for visitor in (anna, boris):
        visitor.forgive("WebSocket connection")


def test_hot_seat(visit: Visit) -> None:
    player = Player(visit().page)
    player.open("me", "me", expansion="meteor")
    player.pass_on.wait_for()
    player.play()


def test_an_option_of_the_server_changes_a_rule(visit: Visit) -> None:
    player = Player(visit().page)
    player.open("me", stations="end", must_place="maximum")
    expect(player.page.get_by_role("banner")).to_contain_text("Railroad Ink ·")
    player.play()


def test_alone_one_has_a_list_of_bests(visit: Visit) -> None:
    player = Player(visit().page)
    player.open("me")
    player.play()
    bests = player.page.get_by_role("region", name="Your best with these options")
    expect(bests.get_by_role("listitem")).to_have_count(1)
    expect(bests.get_by_role("listitem")).to_contain_text("this game")
    player.page.reload()  # the same match is not two
    expect(bests.get_by_role("listitem")).to_have_count(1)
    player.press(player.button("Rematch"))
    expect(bests).to_have_count(0)  # the old match has left the screen
    player.play()
    expect(bests.get_by_role("listitem")).to_have_count(2)
    shown = bests.get_by_role("strong").all_inner_texts()
    totals = [int(text.replace("−", "-")) for text in shown]  # a poor game's is below zero
    assert totals == sorted(totals, reverse=True)
    expect(bests.get_by_role("listitem").filter(has_text="this game")).to_have_count(1)
