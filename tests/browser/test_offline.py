"""The service worker: what it keeps, what it leaves alone, how it is replaced."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .chromium import Visitor
from .conftest import Visit

# Resolved when a worker of this script controls the page and has done all it does first. The
# policy lets a test wait in no other way: what Playwright repeats is a text to evaluate.
CONTROLLED = """script => new Promise((resolve, reject) => {
    const look = () => {
        const worker = navigator.serviceWorker.controller;
        if (!worker?.scriptURL.endsWith(script)) return;
        worker.onstatechange = look;
        if (worker.state === 'activated') resolve();
    };
    navigator.serviceWorker.addEventListener('controllerchange', look);
    look();
    setTimeout(() => reject(new Error(`${script} does not control the page`)), 30_000);
})"""
ADDRESSES = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
            found.push(new URL(request.url).pathname);
    return found;
}"""


def controlled(visitor: Visitor, path: str = "/") -> Page:
    """A page whose requests go through the worker."""
    page = visitor.go(path)
    page.evaluate(CONTROLLED, "/worker.js")
    return page


def test_offline_shell(visit: Visit) -> None:
    anna = visit(service_workers="allow")
    page = controlled(anna)
    anna.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    anna.context.set_offline(False)
    anna.forgive("ERR_INTERNET_DISCONNECTED")


def test_rules_that_were_read_and_the_games_are_there_offline(visit: Visit) -> None:
    anna = visit(service_workers="allow")
    page = controlled(anna)
    page.goto("/#/rules/gears")
    expect(page.locator("#R1")).to_be_visible()
    anna.context.set_offline(True)
    page.goto("/#/")
    page.reload()
    expect(page.get_by_role("button", name="Play now: Gears")).to_be_visible()
    page.goto("/#/rules/gears")
    page.reload()
    expect(page.locator("#R1")).to_be_visible()
    anna.forgive("ERR_INTERNET_DISCONNECTED")


def test_nothing_of_a_table_is_kept(visit: Visit) -> None:
    anna = visit(service_workers="allow").arrive()
    table, _ = anna.table("gears", "me", "greedy")
    page = controlled(anna, f"/#/t/{table}")
    page.reload()
    expect(page.get_by_role("heading", name="Set a gear")).to_be_visible()
    page.evaluate("table => fetch(`/api/tables/${table}`)", table)
    kept = page.evaluate(ADDRESSES)
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api/") and path != "/api/games"] == []


def test_another_page_never_takes_the_place_of_the_shell(visit: Visit) -> None:
    anna = visit(service_workers="allow")
    page = controlled(anna)
    for path in ("/api/games", "/icon.svg"):
        page.goto(path)
    anna.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    anna.forgive("ERR_INTERNET_DISCONNECTED|favicon")


def test_an_older_worker_and_what_it_kept_are_replaced(visit: Visit) -> None:
    anna = visit(service_workers="allow")
    page = anna.page
    page.goto("/api/games")  # where no client runs that would register the worker of today
    page.evaluate(
        "() => navigator.serviceWorker.register('/worker.js?older').then(() => undefined)"
    )
    page.evaluate(CONTROLLED, "?older")
    page.evaluate("() => caches.open('shell-older').then(() => undefined)")
    anna.go()
    page.evaluate(CONTROLLED, "/worker.js")
    assert len(page.evaluate("caches.keys()")) == 1
    anna.forgive("favicon")
