"""Nobody is told who won, or what anybody has, before the table has shown how it came about."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from . import gears, sentient, transmissions
from .conftest import Visit
from .saved import play_on

# Whatever changes on the page is looked at: does the reveal still run, is a winner told, what does
# the score sheet say? Sentences of the reveal and of winners come as patterns.
WATCH = """([running, won]) => {
    window.seen = [];
    const look = () => {
        const text = document.body.textContent;
        const said = document.querySelector('[data-live]').textContent;
        const head = document.querySelector('header').textContent;
        window.seen.push({
            running: new RegExp(running).test(document.querySelector('main').textContent),
            told: document.querySelector('aside .result, th.won, tr.won, .trophy') !== null
                || [text, said, head].some((one) => new RegExp(won).test(one)),
            totals: [...document.querySelectorAll('aside tfoot td')].map((one) => one.textContent),
        });
    };
    new MutationObserver(look).observe(
        document, {subtree: true, childList: true, characterData: true, attributes: true});
    look();
}"""


def watch(page: Page, running: str, won: str = "The game is over:") -> None:
    page.evaluate(WATCH, [running, won])


def seen(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.seen")
    return found


def with_score(page: Page) -> None:
    page.get_by_role("button", name="Score", exact=True).click()
    page.get_by_role("tabpanel", name="Score").wait_for()


def told_last(page: Page) -> None:
    """The winner was told, and not before the last picture of the reveal."""
    expect(page.locator("aside .result")).to_be_visible()
    looks = seen(page)
    running = [n for n, look in enumerate(looks) if look["running"]]
    told = [n for n, look in enumerate(looks) if look["told"]]
    assert running
    assert told
    assert max(running) < min(told)
    # The sheet beside it waited as well.
    assert len({tuple(look["totals"]) for look in looks[: running[-1] + 1]}) == 1


def before_the_last_pass(visit: Visit, still: bool = False) -> sentient.Player:
    """One press away from the end of a match of Sentient."""
    who = visit(still=still).arrive()
    play_on(who, "sentient", 252, 3)
    player = sentient.Player(who.page)
    player.ready()
    return player


def test_sentient_counts_first(visit: Visit) -> None:
    player = before_the_last_pass(visit)
    page = player.page
    with_score(page)
    watch(page, player.words("count-skip"))
    player.press(player.passes)
    player.over.wait_for()
    told_last(page)
    spoken = page.locator("[data-live]")
    expect(spoken).to_have_text(re.compile("^Round 3 is over. Bots: "))


def test_the_count_can_be_skipped(visit: Visit) -> None:
    player = before_the_last_pass(visit)
    page = player.page
    page.evaluate("window.setInterval = () => 0")  # by itself it would never end
    player.press(player.passes)
    expect(page.get_by_role("heading", name="Round 3 results")).to_be_visible()
    expect(page.locator("aside .result")).to_have_count(0)
    player.press(player.button("Show all"))
    player.gone("Show all")
    expect(page.locator("aside .result")).to_be_visible()


def test_gears_come_up_first(visit: Visit) -> None:
    who = visit().arrive()
    play_on(who, "gears3", 103, 1)
    page = who.page
    with_score(page)
    player = gears.Player(page)
    player.ready()
    watch(page, player.words("idle-showing"))
    player.play()
    told_last(page)


def test_what_harvey_has_is_told_with_his_steps(visit: Visit) -> None:
    who = visit().arrive()
    play_on(who, "transmissions1", 75, 1)
    page = who.page
    with_score(page)
    player = transmissions.Player(page)
    skip = player.button(player.words("harvey-skip"))
    his = page.locator("aside tfoot td").nth(1)
    # Which cards he draws is left to chance: until one of them brings him points.
    for _ in range(200):
        before = his.inner_text()
        watch(page, player.words("harvey-skip"))
        player.step()
        player.controls.or_(skip).first.wait_for()
        if skip.is_visible():
            expect(page.locator("header .state")).to_have_text("Your turn")
            running = [look["totals"][1] for look in seen(page) if look["running"]]
            assert set(running) == {before}
            if his.inner_text() != before:
                return
    raise AssertionError("Harvey never earns a point")


def test_less_motion_waits_for_nothing(visit: Visit) -> None:
    player = before_the_last_pass(visit, still=True)
    page = player.page
    watch(page, player.words("count-skip"))
    player.press(player.passes)
    expect(page.locator("aside .result")).to_be_visible()
    assert not any(look["running"] for look in seen(page))
