"""After every undo, erasure, rewind and reload the page draws what the server told it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from . import gears, railroad, sentient, transmissions
from .conftest import Visit
from .saved import bring_in, log_of, take_device
from .truth import LATER, await_news, drawn_truly, told

SRC = Path(__file__).parents[2] / "web" / "src"

# Whole matches to go through.
MATCHES = ("lava", "meteor", "gears", "gears3", "sentient", "transmissions1", "transmissions2")


def test_an_error_that_nobody_catches_is_heard(visit: Visit) -> None:
    who = visit()
    page = who.go()
    page.evaluate("setTimeout(() => { throw new Error('thrown') })")
    page.evaluate("void Promise.reject(new Error('broken'))")
    other = who.context.new_page()
    other.goto("/")
    other.evaluate("setTimeout(() => { throw new Error('elsewhere') })")
    other.wait_for_timeout(100)
    for word in ("thrown", "broken", "elsewhere"):
        assert any(word in said for said in who.complaints), word
        who.forgive(word)


def slide(page: Page, move: int) -> None:
    """To a move of a replay, all at once."""
    page.get_by_role("slider").fill(str(move))
    expect(page).to_have_url(re.compile(rf"/{move}$"))


@pytest.mark.parametrize("name", MATCHES)
def test_a_replay_goes_to_and_fro(visit: Visit, name: str) -> None:
    who = visit().arrive()
    table = bring_in(who, name)
    total = len(log_of(name)["moves"])
    page = who.go(f"/#/replay/{table}/{total}")
    drawn_truly(page)
    back = page.get_by_role("button", name="One move back")
    for step in range(1, 9):
        back.click()
        expect(page).to_have_url(re.compile(rf"/{total - step}$"))
        drawn_truly(page)
    for part in (3, 1, 2, 0, 4, 1):
        slide(page, total * part // 4)
        drawn_truly(page)
    page.reload()
    page.get_by_role("slider").wait_for()
    drawn_truly(page)


def go_on(page: Page, name: str) -> None:
    """Where the end of a round is still on show, leave it."""
    if name.startswith("gears"):
        player = gears.Player(page)
        if player.ready() == "next":
            player.step()


@pytest.mark.parametrize("name", MATCHES)
def test_an_earlier_move_is_looked_at_and_left(visit: Visit, name: str) -> None:
    who = visit().arrive()
    bring_in(who, name, len(log_of(name)["moves"]) * 3 // 4)
    page = who.page
    go_on(page, name)
    drawn_truly(page)
    page.locator("[data-tutorial=menu]").click()
    page.locator("#tab-log").click()
    moves = page.locator("#panel-log ol button")
    later = page.locator(LATER)
    for at in (2, moves.count() // 2, moves.count() - 1):
        moves.nth(at).click()
        later.wait_for()
        drawn_truly(page)
    later.get_by_role("button", name="Back to now").click()
    expect(later).to_have_count(0)
    drawn_truly(page)
    page.reload()
    if log_of(name)["seats"] > 1:
        take_device(page)
    go_on(page, name)
    drawn_truly(page)


def undo(page: Page) -> Locator:
    return page.get_by_role("button", name="Undo", exact=True)


def take_back(page: Page, step: Callable[[], object]) -> None:
    """Play, look, take it back, look; and once more, for what was erased may come again."""
    for _ in range(2):
        step()
        drawn_truly(page)
        before = told(page)
        undo(page).click()
        await_news(page, before)
        drawn_truly(page)


PLAYERS: dict[str, Callable[[Page], Callable[[], object]]] = {
    "railroad-ink": lambda page: railroad.Player(page).step,
    "sentient": lambda page: sentient.Player(page).step,
    "transmissions": lambda page: transmissions.Player(page).step,
}
# By match: a number of moves after which somebody has something to do and may take it back.
CHANCES = {
    "lava": (114, 158), "meteor": (24,), "sentient": (127,), "transmissions1": (75,),
    "transmissions2": (391,),
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "moves"), [(name, moves) for name, many in CHANCES.items() for moves in many]
)
def test_what_is_taken_back_is_gone(visit: Visit, name: str, moves: int) -> None:
    who = visit().arrive()
    bring_in(who, name, moves)
    take_back(who.page, PLAYERS[log_of(name)["game"]](who.page))
    expect(who.page.locator("[data-ghost]")).to_have_count(0)


def test_a_gear_that_is_taken_back_is_gone(visit: Visit) -> None:
    anna, boris = visit().arrive(), visit().arrive("Boris")
    table, invite = anna.table("gears", "me", "open")
    boris.call("POST", f"/tables/{table}/sit", {"seat": 2, "invite": invite})
    page = anna.go(f"/#/t/{table}")
    take_back(page, gears.Player(page).step)  # he has not set his


def test_what_is_lifted_is_gone(visit: Visit) -> None:
    who = visit().arrive()
    bring_in(who, "lava", 158)
    player = railroad.Player(who.page)
    player.step()
    drawn_truly(who.page)
    new = who.page.locator("[data-drawn]").evaluate_all(
        "pieces => pieces.filter(one => one.matches('.ri-wet')).map(one => one.dataset.drawn)"
    )
    assert new
    lifted = who.page.get_by_role("gridcell").get_by_role(
        "button", name=re.compile(f"^{new[-1][:2]},")
    )
    player.press(lifted)
    player.press(player.button(player.words("bar-erase")))
    drawn_truly(who.page)
    expect(who.page.locator(f"[data-drawn='{new[-1]}']")).to_have_count(0)


def test_transitions_are_made_in_one_place() -> None:
    """Where they take their parameters: Svelte hands over an empty object if none are given."""
    home = SRC / "lib" / "motion.ts"
    others = [path for path in [*SRC.rglob("*.ts"), *SRC.rglob("*.svelte")] if path != home]
    assert [path for path in others if "svelte/transition" in path.read_text("utf-8")] == []
