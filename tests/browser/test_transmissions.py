"""Transmissions through the real server and store, by visible controls only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .saved import bring_in
from .test_screens import found_by_axe
from .transmissions import Player, Typist


def test_by_mouse(visit: Visit) -> None:
    player = Player(visit().page)
    player.open("me", "greedy")
    player.play()
    page = player.page
    # The end was told while there was still a turn to play, and the sheet explains each line.
    expect(page.get_by_role("heading", name=re.compile("^The game is over"))).to_be_visible()
    page.get_by_role("button", name=re.compile(r"^Flow,")).first.click()
    expect(page.get_by_text(re.compile("^longest flow: "))).to_be_visible()
    assert found_by_axe(page) == []


def test_alone_by_keyboard(visit: Visit) -> None:
    player = Typist(visit().page)
    player.open("me")
    player.play()
    harvey = player.page.get_by_role("article", name="Harvey")
    expect(harvey.get_by_role("img", name=re.compile("^Harvey’s card: "))).to_be_visible()
    expect(harvey.get_by_role("img", name=re.compile("^On the board for you"))).to_be_visible()


def test_alone_on_a_phone_in_russian(visit: Visit) -> None:
    player = Player(visit("phone", "dark", "ru", is_mobile=True).page, "ru", touch=True)
    player.open("me")
    player.play()
    width = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_alone_harvey_is_named_and_the_minus_explained(visit: Visit, language: str) -> None:
    told = {
        "en": ("You play against Harvey", "Harvey’s deck", r"^−\d+\S* for what lies on the board$"),
        "ru": ("Вы играете против Харви", "Колода Харви", r"^−\d+\S* за то, что лежит на поле$"),
    }
    named, deck, minus = told[language]
    player = Player(visit(language=language).page, language)
    words, page = player.words, player.page
    page.goto("/#/new/transmissions")
    page.get_by_label(words("seat-n", n=2), exact=True).wait_for()
    expect(page.get_by_text(named)).to_have_count(0)
    expect(page.get_by_label(deck, exact=True)).to_be_hidden()
    player.press(player.button(words("new-remove-seat", n=2)))
    expect(page.get_by_text(named)).to_be_visible()
    # The rulebook begins with his whole deck; it is there to be seen and changed.
    level = page.get_by_label(deck, exact=True)
    expect(level).to_have_value("whole")
    level.select_option("robots")
    player.press(player.button(words("new-start")))
    expect(page.get_by_text(re.compile(minus))).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    options = page.request.get(f"/api/tables/{table}").json()["options"]
    assert options["difficulty"] == "robots"


def test_two_browsers(visit: Visit) -> None:
    anna, boris = visit(), visit(language="ru")
    one = Player(anna.page)
    one.open("me", "open")
    link = anna.page.get_by_label("Link to this table").input_value()
    two = Player(boris.page, "ru")
    boris.go(link).get_by_label("Ваше имя").fill("Борис")
    two.press(two.button("Сесть: Место 2"))
    # Each sees what the other did: turns go on until both have ended two.
    ends = {one: 0, two: 0}
    for _ in range(120):
        for player in ends:
            player.controls.or_(player.waiting).first.wait_for()
            if player.controls.first.is_visible():
                name = player.step()
                ends[player] += name == player.words("choice-end")
        if min(ends.values()) >= 2:
            break
    assert min(ends.values()) >= 2
    hidden = boris.page.get_by_role("region", name="Ваши карты")
    expect(hidden).to_be_visible()
    expect(anna.page.get_by_role("article", name="Борис")).to_be_visible()


def test_a_pipe_is_turned_and_its_flow_shown(visit: Visit) -> None:
    who = visit().arrive()
    bring_in(who, "transmissions1", 75)
    page = who.page
    cell = page.get_by_role("button", name=re.compile("^Place to the left of the starting pipe: "))
    cell.click()
    expect(page.get_by_text("Flow 1 → 2", exact=True)).to_be_visible()
    chosen = page.get_by_role(
        "button", name=re.compile("^Place to the left of the starting pipe: chosen, way 1")
    )
    expect(chosen).to_be_visible()
    page.keyboard.press("r")
    page.get_by_role("button", name="Lay it here").click()
    expect(page.get_by_role("img", name=re.compile("^Flow of 2 pipes: "))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Pipe 1: "))).to_be_visible()


# Alone, after so many moves of a saved game: what the foot tells of the space so many steps away.
THERE = {
    (39, 1): (
        "There you could buy an idea: “move up to 2 spaces further” (2 electricity, 1 white or "
        "yellow engram); “pay 1 blue engram to gain 1 green engram” (1 white or yellow engram); "
        "“at the end of the game: 2 butterflies” (3 electricity); “at the end of the game: "
        "3 points” (2 electricity).",
        "Там можно купить идею: «пройти ещё до 2 ячеек» (2 электричества, 1 белая или жёлтая "
        "энграмма); «заплатить 1 синюю энграмму, чтобы получить 1 зелёную энграмму» (1 белая или "
        "жёлтая энграмма); «в конце игры: 2 бабочки» (3 электричества); «в конце игры: 3 очка» "
        "(2 электричества).",
    ),
    (39, 2): (
        "There you choose one of two forest cards.",
        "Там вы выберете одну из двух карт леса.",
    ),
    (39, 3): (
        "There you could buy a pipe: stack 1 (1 white, 1 blue, and 1 green engram); stack 2 "
        "(2 yellow and 1 blue engram); stack 3 (1 yellow and 2 blue engrams). Too expensive: "
        "stack 4 (you lack 1 white engram).",
        "Там можно купить трубу: стопка 1 (1 белая, 1 синяя и 1 зелёная энграмма); стопка 2 "
        "(2 жёлтые и 1 синяя энграмма); стопка 3 (1 жёлтая и 2 синие энграммы). Слишком дорого: "
        "стопка 4 (не хватает 1 белой энграммы).",
    ),
    (81, 2): (
        "There you could buy an item: Notebook (1 yellow and 1 blue engram, 2 electricity); Sock "
        "(1 yellow and 1 green engram, 1 electricity). Too expensive: Watering Can (you lack "
        "1 electricity); Sock (you lack 1 white engram).",
        "Там можно купить предмет: «Блокнот» (1 жёлтая и 1 синяя энграмма, 2 электричества); "
        "«Носок» (1 жёлтая и 1 зелёная энграмма, 1 электричество). Слишком дорого: «Лейка» (не "
        "хватает 1 электричества); «Носок» (не хватает 1 белой энграммы).",
    ),
    (90, 1): (
        "There you take 1 green or 2 yellow engrams.",
        "Там вы возьмёте 1 зелёную или 2 жёлтые энграммы.",
    ),
    (90, 2): ("Nothing is left to take there.", "Там ничего не осталось."),
}


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch-ru"])
def test_the_foot_tells_what_could_be_done_there(visit: Visit, touch: bool) -> None:
    who = visit("phone", language="ru", is_mobile=True) if touch else visit()
    who.arrive()
    page, shown = who.page, 0
    for (moves, steps), told in THERE.items():
        if moves != shown:
            bring_in(who, "transmissions1", moves)
            shown = moves
        space = page.locator(f".tra button[aria-keyshortcuts='{steps}']")
        foot = page.locator("[data-ask]")
        if touch:
            space.tap()
            expect(foot).to_contain_text(told[1])
            page.get_by_role("button", name="Отмена", exact=True).tap()
            expect(foot).not_to_contain_text(told[1])
        else:
            space.hover()
            expect(foot).to_contain_text(told[0])
            # A preview is nothing to play: what was to be done still is.
            expect(page.get_by_role("button", name="Skip the action")).to_have_count(0)


def test_a_card_of_ones_own_tells_where_it_reaches(visit: Visit) -> None:
    """Nobody else knows the card yet; to its owner that is no secret."""
    who = visit().arrive()
    bring_in(who, "transmissions2", 25)
    who.page.get_by_role("region", name="Your cards").get_by_role("button").first.hover()
    expect(who.page.locator("[data-ask]")).to_contain_text(
        re.compile(r"The robot can reach \d spaces")
    )
    expect(who.page.locator(".tra .ghost").first).to_be_visible()


def test_the_tutorial(visit: Visit) -> None:
    page = visit("phone", is_mobile=True).page
    page.goto("/#/learn")
    page.get_by_role("button", name="Learn in ten steps: Transmissions").click()
    player = Player(page, touch=True)
    go_on = player.button("Next")
    player.press(go_on)
    for n in range(2, 8):  # moves of one's own
        expect(page.get_by_text(f"Step {n} of 10", exact=True)).to_be_visible()
        before = page.get_by_text(f"Step {n} of 10", exact=True)
        for _ in range(6):
            if not before.is_visible():
                break
            player.step()
    for n in (8, 9):
        expect(page.get_by_text(f"Step {n} of 10", exact=True)).to_be_visible()
        player.press(go_on)
    player.press(player.button("Play on"))


def test_where_a_payment_goes(visit: Visit) -> None:
    who = visit().arrive()
    bring_in(who, "transmissions1", 74)
    page = who.page
    pool = page.get_by_role("article", name="Harvey").get_by_role("img", name=re.compile("^On the"))
    expect(pool).to_have_accessible_name(re.compile("1 white, 3 yellow, 1 blue, and 3 green"))
    asked = page.get_by_role("paragraph").filter(has_text="You paid 2 white and 1 blue engram.")
    expect(asked).to_be_visible()
    page.get_by_role("button", name="Onto the board").click()
    expect(pool).to_have_accessible_name(re.compile("3 white, 3 yellow, 2 blue, and 3 green"))


def test_what_earned_a_line_lights_up(visit: Visit) -> None:
    who = visit().arrive()
    bring_in(who, "transmissions2", 600)
    page = who.page
    page.get_by_role("button", name="Score").click()
    lit = page.locator(".tra .lit")
    expect(lit).to_have_count(0)
    page.get_by_role("button", name=re.compile(r"^Filled robots,")).first.hover()
    expect(page.get_by_text("the yellow robot is filled")).to_be_visible()
    assert lit.count() >= 3  # columns and their flags


def test_the_first_seat_sets_the_table_up(visit: Visit) -> None:
    who = visit().arrive()
    options = {"placement": "start-player", "sets": "chosen", "start": "first"}
    table, _ = who.table("transmissions", "me", "greedy", options=options)
    player = Player(who.go(f"/#/t/{table}"))
    done = [player.step() for _ in range(15)]
    assert [bool(player.patterns["rondel-spot"].match(str(name))) for name in done[:3]] == [
        True
    ] * 3
    assert sum(bool(player.patterns["board-put"].match(str(name))) for name in done) == 2
