"""The screens around the tables: home, new table, lobby, rules, settings."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import expect

from tests.server.running import Running

from .conftest import Visit


def test_home_offers_every_game(visit: Visit) -> None:
    anna = visit()
    page = anna.go()
    for game in anna.call("GET", "/games"):
        card = page.locator(".game").filter(has=page.locator(f"a[href='#/new/{game['name']}']"))
        expect(card.get_by_role("button")).to_have_count(1 + card.locator(".approx").count())


def test_language_changes_without_a_reload(visit: Visit) -> None:
    page = visit().go()
    page.evaluate("window.same = true")
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Во что сыграем?")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    assert page.evaluate("window.same")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Во что сыграем?")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")


def test_play_now_is_one_press(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="Play now: Gears").click()
    expect(page.get_by_role("heading", name="Set a gear")).to_be_visible()
    expect(page).to_have_title(re.compile("● Your turn · Gears"))


def test_any_game_is_played_by_the_legal_list(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route(re.compile(r"/assets/sentient-.*\.js"), lambda route: route.abort())
    page = visitor.go()
    page.get_by_role("button", name="Play now: Sentient").click()  # its drawing does not come
    moves = page.get_by_role("region", name="Your moves")
    moves.get_by_role("listitem").get_by_role("button").first.click()
    expect(page.locator("main ol button").filter(has_text="You").first).to_be_visible()
    visitor.forgive("ERR_FAILED")


def test_new_table_lobby_and_a_friend(visit: Visit) -> None:
    anna, boris = visit(), visit(language="ru")
    page = anna.go("/#/new/gears")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("when 2 more seats are taken")).to_be_visible()
    link = page.get_by_label("Link to this table").input_value()
    page.get_by_role("button", name="Let a bot play: Seat 3").click()
    expect(page.get_by_text("when one more seat is taken")).to_be_visible()

    other = boris.go(link)
    other.get_by_label("Ваше имя").fill("Борис")
    other.get_by_role("button", name="Сесть: Место 2").click()
    expect(other.get_by_role("heading", name="Установите шестерёнку")).to_be_visible()
    expect(page.get_by_role("heading", name="Set a gear")).to_be_visible()

    page.get_by_role("button", name="Chat", exact=True).click()
    page.get_by_role("textbox", name="Write a message").fill("Hello!")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(other.get_by_role("button", name="Чат: 1 новое сообщение")).to_be_visible()
    other.get_by_role("button", name="Чат: 1 новое сообщение").click()
    expect(other.get_by_role("log").get_by_text("Hello!")).to_be_visible()
    other.get_by_role("button", name="Скрыть сообщения: Anna").click()
    expect(other.get_by_role("log").get_by_text("Hello!")).to_be_hidden()


def test_pause_vote_and_result(visit: Visit) -> None:
    anna = visit().arrive()
    table, _ = anna.table("gears", "me", "greedy")
    page = anna.go(f"/#/t/{table}")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("The table is paused.")).to_be_visible()
    page.get_by_role("main").get_by_role("button", name="Play on").click()
    expect(page.get_by_text("The table is paused.")).to_be_hidden()
    page.get_by_role("button", name="Vote to end").click()
    expect(page.get_by_text("Ended by vote")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.get_by_role("heading", name="Set a gear")).to_be_visible()


def test_leaving_and_coming_back(visit: Visit) -> None:
    anna, boris = visit().arrive(), visit().arrive("Boris")
    table, invite = anna.table("gears", "me", "open")
    boris.call("POST", f"/tables/{table}/sit", {"seat": 2, "invite": invite})
    page = anna.go(f"/#/t/{table}")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Yes, leave").click()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    page = anna.go(f"/#/t/{table}")
    back = page.get_by_role("main").get_by_role("button", name="Take the seat back")
    back.click()
    expect(back).to_be_hidden()
    expect(page.get_by_role("region", name="You", exact=True)).to_be_visible()


def test_rules_in_both_languages(visit: Visit) -> None:
    page = visit().go("/#/rules/railroad-ink")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Railroad Ink")
    expect(page.get_by_role("cell", name="twelve exits")).to_be_visible()
    page.get_by_role("searchbox").fill("R12")
    expect(page.locator("#R12")).to_be_visible()
    expect(page.locator("#R13")).to_be_hidden()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="Русский").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("правила")


def test_settings_hold(visit: Visit) -> None:
    page = visit().go("/#/settings")
    page.get_by_label("Dark").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_label("Less motion").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Less motion")).to_be_checked()
    page.get_by_role("button", name="Reset the settings").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_recovery_link_and_being_forgotten(visit: Visit) -> None:
    anna, elsewhere = visit(), visit()
    page = anna.go("/#/settings")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save the name").click()
    page.get_by_role("button", name="Make a recovery link").click()
    link = page.get_by_label("Recovery link").input_value()

    other = elsewhere.go(link)
    other.get_by_role("button", name="Continue here").click()
    expect(other.get_by_text("Welcome back, Anna.")).to_be_visible()
    assert elsewhere.call("GET", "/me")["name"] == "Anna"

    page.reload()
    page.get_by_role("button", name="Make a recovery link").click()
    link = page.get_by_label("Recovery link").input_value()
    boris = visit().arrive("Boris")  # who is somebody already is asked first
    third = boris.go(link)
    third.get_by_role("button", name="Continue here").click()
    sure = third.get_by_role("group", name="Are you sure?")
    expect(sure).to_contain_text("This device knows you as Boris.")
    assert boris.call("GET", "/me")["name"] == "Boris"
    sure.get_by_role("button", name="Yes, become that guest").click()
    expect(third.get_by_text("Welcome back, Anna.")).to_be_visible()

    other.goto("/#/settings")
    other.get_by_role("button", name="Erase my data").click()
    other.get_by_role("button", name="Yes, erase").click()
    expect(other.get_by_text("Your data is erased.").first).to_be_visible()
    assert elsewhere.call("GET", "/me") is None


@pytest.mark.parametrize("said", ["no link at all", "http://"])
def test_errors_are_sentences(visit: Visit, said: str) -> None:
    page = visit().go()
    page.get_by_label("Join a table").fill(said)
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Paste the whole link")


def test_a_table_that_is_not_there(visit: Visit) -> None:
    page = visit().go("/#/t/nowhere00")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()


def test_keyboard_reaches_everything(visit: Visit) -> None:
    page = visit().go()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()


def test_installable(visit: Visit) -> None:
    anna = visit()
    page = anna.go()
    href = page.locator("link[rel=manifest]").get_attribute("href")
    assert href
    manifest = anna.context.request.get(href).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert anna.context.request.get(icon["src"]).ok


def test_what_is_large_comes_compressed(server: Running) -> None:
    page = httpx.get(server.url).text
    script = re.findall(r'src="(/assets/[^"]+\.js)"', page)[0]
    packed = httpx.get(server.url + script, headers={"Accept-Encoding": "gzip"})
    plain = httpx.get(server.url + script, headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    for answer in (packed, plain):
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
