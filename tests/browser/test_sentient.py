"""Sentient through the real server and store, by visible controls only."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .saved import bring_in
from .sentient import Player, Typist
from .test_screens import found_by_axe


def test_by_mouse(visit: Visit) -> None:
    player = Player(visit().page)
    player.open("me", "greedy", "greedy")
    player.play("counted")
    # Every bot and every investor is counted with its reason.
    count = player.page.get_by_role("region", name="Round 1 results")
    expect(count.get_by_role("img", name=re.compile("bot: "))).to_have_count(12)
    reasons = count.get_by_role("listitem").filter(
        has_text=re.compile(r"\bby (influence|agents|turn order) \(|Nobody has influence")
    )
    expect(reasons).to_have_count(5)
    player.play()
    expect(
        player.page.get_by_role("heading", name=re.compile("^What investors pay"))
    ).to_be_visible()
    assert found_by_axe(player.page) == []


def test_by_keyboard_alone(visit: Visit) -> None:
    player = Typist(visit().page)
    player.open("me", "greedy")
    player.play()


def test_on_a_phone_in_russian(visit: Visit) -> None:
    player = Player(visit("phone", "dark", "ru", is_mobile=True).page, "ru", touch=True)
    player.open("me", "greedy")
    player.play()
    width = player.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


def test_two_browsers(visit: Visit) -> None:
    anna, boris = visit(), visit(language="ru")
    one = Player(anna.page)
    one.open("me", "open")
    link = anna.page.get_by_label("Link to this table").input_value()
    two = Player(boris.page, "ru")
    boris.go(link).get_by_label("Ваше имя").fill("Борис")
    two.press(two.button("Сесть: Место 2"))
    players = [one, two]
    for _ in range(60):
        for player in players:
            player.something.or_(player.waiting).first.wait_for()
            if player.something.first.is_visible() and not player.counted.is_visible():
                player.step()
        if all(player.counted.is_visible() for player in players):
            break
    expect(anna.page.get_by_role("heading", name="Round 1 results")).to_be_visible()
    expect(boris.page.get_by_role("heading", name="Итоги раунда 1")).to_be_visible()


def test_what_a_choice_would_do_is_shown_and_comes_true(visit: Visit) -> None:
    page = visit().page
    player = Player(page)
    player.open("me", "greedy")
    player.choose()
    expect(player.slots).to_have_count(4)
    network = page.get_by_role("group", name="Your network")
    dice = [network.get_by_role("img", name=re.compile(f"^Die {n}:")) for n in range(1, 6)]
    before = [die.get_attribute("aria-label") for die in dice]
    told = str(player.slots.nth(1).get_attribute("aria-label"))
    expected = list(before)
    for at, value in re.findall(r"die (\d) from \d to (\d)", told):
        expected[int(at) - 1] = f"Die {at}: {value}"
    assert told.startswith("Plug the bot into slot 2: total ")
    player.press(player.slots.nth(1))
    player.calibrate.or_(player.waiting).first.wait_for()
    if player.calibrate.is_visible():
        player.press(player.calibrate)
    player.gone("Calibrate")
    for die, name in zip(dice, expected, strict=True):
        expect(die).to_have_accessible_name(str(name))


def test_assistants_for_influence_and_on_symbols(visit: Visit) -> None:
    page = visit().page
    player = Player(page)
    player.open("me", "greedy")
    player.choose()
    page.get_by_role("button", name="One assistant more").click()
    expect(page.get_by_role("status", name=re.compile("^1 of 5 assistants"))).to_be_visible()
    player.plug()
    # A bot without + or − asks for nothing; another one will.
    for _ in range(20):
        if player.ready() == "calibrate":
            break
        player.step()
    kit = page.get_by_role("region", name="Your network").get_by_role(
        "img", name=re.compile("^At home")
    )
    home = int(re.findall(r"(\d) assistant", str(kit.get_attribute("aria-label")))[0])
    player.press(player.corners)
    player.press(player.calibrate)
    expect(kit).to_have_accessible_name(re.compile(rf", {home - 1} assistants?$"))


@pytest.mark.parametrize(("size", "language"), [("wide", "en"), ("phone", "ru")])
def test_now_and_then_are_told_apart(visit: Visit, size: str, language: str) -> None:
    who = visit(size, language=language).arrive()
    bring_in(who, "sentient", 57)  # a bot is in its slot, its symbol may still be covered
    page = who.page
    player = Player(page, language, touch=size == "phone")
    words = player.words
    network = page.get_by_role("region", name=words("network-title", who="you", name=""))
    total = network.locator(".vp")
    prompt = page.locator("[data-ask]")
    slot = words("network-bot", n=4, bot="|", points=7).split("|")[0]
    beside = network.get_by_role("img", name=slot)

    def told(then: int, earned: int, covered: int) -> None:
        """The header, the foot and the bot whose die would change say the same."""
        stays = then == 8
        shown = ["8", words("points", n=8)]
        if not stays:
            shown = [words("now"), "8", words("then"), str(then), words("points", n=then)]
        expect(total).to_have_text(" ".join(shown))
        sentence = "ask-cover-stays" if stays else "ask-cover-then"
        expect(prompt).to_contain_text(words(sentence, n=covered, now=8, then=then))
        bot = "network-bot" if stays else "network-bot-then"
        name = words(bot, n=4, bot="|", points=7, then=earned)
        expect(beside).to_have_accessible_name(re.compile(re.escape(name.split("|")[1]) + "$"))

    told(3, 2, 0)
    player.press(player.corners)
    told(8, 7, 1)
    player.press(player.buttons(words.pattern("network-uncover")))
    told(3, 2, 0)
    # It comes true.
    player.press(player.calibrate)
    player.press(player.pass_on)
    rival = page.get_by_role("article", name=words("player-n", n=2))
    expect(rival.locator(".vp")).to_have_text("3")


@pytest.mark.parametrize(("size", "language"), [("wide", "en"), ("phone", "ru")])
def test_a_bot_that_was_bought_is_in_sight(visit: Visit, size: str, language: str) -> None:
    who = visit(size, language=language).arrive()
    bring_in(who, "sentient", 57)
    page = who.page
    player = Player(page, language, touch=size == "phone")
    words = player.words
    network = page.get_by_role("region", name=words("network-title", who="you", name=""))
    bought = network.get_by_role("img", name=words.pattern("network-hand-told"))
    expect(bought).to_have_count(0)
    player.press(player.button(words("table-undo")))
    earns = words("earns-points", n=5, condition=words("condition-equal"))
    expect(bought).to_be_in_viewport()
    told = words("bot-short", type="TRN", earns=earns)
    expect(bought).to_have_accessible_name(re.compile(rf"\. {re.escape(told)};"))
    expect(page.locator("[data-ask]")).to_contain_text(words("ask-plug", type="TRN"))
    player.plug()
    player.calibrate.or_(player.pass_on).first.wait_for()
    expect(bought).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "wide"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_for_axe_to_find(visit: Visit, size: str, theme: str) -> None:
    page = visit(size, theme).page
    player = Player(page)
    player.open("me", "greedy", "greedy", "greedy")
    player.choose()
    assert found_by_axe(page) == []
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('.sen button')]
        .map((b) => [b.getAttribute('aria-label') ?? b.innerText, b.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
        .map(([name]) => name)"""
    )
    allowed = "Reconstructed: what does this mean?"  # larger than drawn
    assert size == "wide" or [name for name in small if name != allowed] == []
