"""How to reach every screen; each function leaves its screen ready to be looked at."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .chromium import Visitor
from .game_screens import GAME_SCREENS
from .saved import ended


def ready(page: Page, selector: str) -> None:
    page.locator(selector).first.wait_for()
    # Fonts and lazily loaded words settle before anything is measured.
    page.evaluate("document.fonts.ready.then(() => undefined)")


def home(who: Visitor) -> None:
    ready(who.go(), ".game")


def home_with_tables(who: Visitor) -> None:
    who.arrive()
    who.table("gears", "me", "greedy")
    who.table("railroad-ink", "me", "open", visibility="public")
    who.page.reload()
    ready(who.page, ".tables .card")


def new_table(who: Visitor) -> None:
    page = who.go("/#/new/railroad-ink")
    ready(page, "form")
    page.locator("select").nth(1).select_option("open")
    page.locator("#o-expansion").select_option("lava")
    page.locator("details summary").click()
    ready(page, "#o-lava_routes")


def new_gears(who: Visitor) -> None:
    ready(who.go("/#/new/gears"), "#o-strict")


def lobby(who: Visitor) -> None:
    who.arrive()
    table, invite = who.table("gears", "me", "open", "greedy")
    ready(who.go(f"/#/t/{table}/{invite}"), "#invite")


def settings(who: Visitor) -> None:
    who.arrive()
    ready(who.go("/#/settings"), "#look")


def rules(who: Visitor) -> None:
    ready(who.go("/#/rules/gears"), "article table")


def learn(who: Visitor) -> None:
    ready(who.go("/#/learn"), "main .card")


def lesson(who: Visitor) -> None:
    learn(who)
    who.page.locator("main .btn.primary").first.click()
    ready(who.page, ".lesson")


def watch(who: Visitor) -> None:
    who.arrive()
    who.table("gears", "greedy", "open", visibility="public")
    ready(who.go("/#/watch"), "main.wide .card")


def tables(who: Visitor) -> None:
    who.arrive()
    who.table("railroad-ink", "me", "greedy", options={"expansion": "lava"})
    table, _ = who.table("gears", "me", "greedy")
    who.call("POST", f"/tables/{table}/vote", {"seat": 1, "end": True})
    ready(who.go("/#/tables"), "main .tag.good")


def recover(who: Visitor) -> None:
    ready(who.go("/#/recover/abc"), "main .btn")


def no_table(who: Visitor) -> None:
    ready(who.go("/#/t/nowhere00"), "main .btn")


def any_table(who: Visitor) -> None:
    who.arrive()
    table, _ = who.table("gears", "me", "greedy", "greedy")
    ready(who.go(f"/#/t/{table}"), "#moves, [data-tutorial=act]")


def beside(tab: str) -> Callable[[Visitor], None]:
    def open_tab(who: Visitor) -> None:
        any_table(who)
        who.page.locator("[data-tutorial=menu]").click()
        who.page.locator(f"#tab-{tab}").click()
        ready(who.page, f"#panel-{tab}")

    return open_tab


def earlier(who: Visitor) -> None:
    beside("log")(who)
    who.page.locator("#panel-log ol button").nth(2).click()
    ready(who.page, ".strip.copper")


def hand_over(who: Visitor) -> None:
    who.arrive()
    table, _ = who.table("gears", "me", "me")
    ready(who.go(f"/#/t/{table}"), "#pass")


def watching(who: Visitor) -> None:
    who.arrive()
    table, _ = who.table("gears", "me", "greedy", visibility="public")
    who.context.clear_cookies()
    who.page.reload()
    ready(who.go(f"/#/t/{table}"), "#facts, [data-tutorial=note]")


def finished(who: Visitor, game: str = "gears") -> str:
    """A match of bots, played to its end."""
    table, _ = who.table(game, "greedy", "greedy", visibility="public")
    page = who.go(f"/#/t/{table}")
    expect(page.locator("aside .result")).to_be_visible(timeout=120_000)
    return table


def result(who: Visitor) -> None:
    who.arrive()
    finished(who)
    cell = who.page.locator("aside .value").first
    cell.click()
    ready(who.page, "aside .why li")


def replay(who: Visitor) -> None:
    who.arrive()
    table = finished(who)
    page = who.go(f"/#/replay/{table}")
    ready(page, "input[type=range]")
    page.locator("input[type=range]").fill("21")
    expect(page.locator(".said")).not_to_be_empty()


def analysed(who: Visitor) -> None:
    """A short match, all of its decisions judged."""
    who.arrive()
    page = who.go(f"/#/replay/{ended(who, 'gears', 47)}/40")
    page.locator(".controls + .more .btn").first.click()
    page.locator(".analysis .legend b").first.wait_for(timeout=120_000)
    expect(page.locator(".analysis progress")).to_have_count(0, timeout=120_000)
    page.locator(".analysis summary").click()
    page.mouse.move(0, 0)


def continuing(who: Visitor) -> None:
    who.arrive()
    page = who.go(f"/#/replay/{ended(who, 'gears', 47)}/40")
    page.locator(".controls + .more .btn").last.click()
    page.get_by_role("dialog").wait_for()


def hinted(who: Visitor) -> None:
    any_table(who)
    who.page.locator("[data-hint]").click()
    ready(who.page, ".hints li")


SCREENS: dict[str, Callable[[Visitor], None]] = {
    "home": home,
    "home-with-tables": home_with_tables,
    "new-table": new_table,
    "new-gears": new_gears,
    "lobby": lobby,
    "settings": settings,
    "rules": rules,
    "learn": learn,
    "lesson": lesson,
    "watch": watch,
    "tables": tables,
    "recover": recover,
    "no-table": no_table,
    "table": any_table,
    "table-score": beside("score"),
    "table-log": beside("log"),
    "table-chat": beside("chat"),
    "table-affairs": beside("table"),
    "table-earlier": earlier,
    "hand-over": hand_over,
    "watching": watching,
    "result": result,
    "replay": replay,
    "replay-analysed": analysed,
    "replay-continue": continuing,
    "table-hint": hinted,
    **GAME_SCREENS,
}
