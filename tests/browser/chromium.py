"""Debian's Chromium under Playwright, and people who sit in front of it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    WebError,
    sync_playwright,
)

from .truth import listen

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
)  # fmt: skip
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "wide": (1280, 800)}
MISSING = "no Chromium: apt-get install -y chromium fonts-dejavu-core"


def find_chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


@contextmanager
def launched() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        raise AssertionError(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


class Visitor:
    """A person with a browser of their own, which moves as people have it unless it is `still`;
    remembers whatever a console complained about, and every error that nobody caught."""

    def __init__(
        self, browser: Browser, url: str, size: str = "wide", theme: str = "light",
        language: str = "en", *, still: bool = False, **more: Any,
    ) -> None:  # fmt: skip
        width, height = SIZES[size]
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size == "phone",
            **more,
        )
        self.context.set_default_timeout(30_000)
        self.complaints: list[str] = []
        self.context.on("console", self._hear)
        self.context.on("weberror", self._catch)
        self.context.on("page", listen)
        self.page = self.context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location})")

    def _catch(self, error: WebError) -> None:
        """Of any page: an error that was thrown, or a promise that was broken."""
        self.complaints.append(f"uncaught: {error.error}")

    def forgive(self, pattern: str) -> None:
        """What a test brought about on purpose."""
        self.complaints = [said for said in self.complaints if not re.search(pattern, said)]

    def go(self, place: str = "/") -> Page:
        """To a place by its fragment, and wait until it is there."""
        self.page.goto(place)
        self.page.locator("main").wait_for()
        return self.page

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this person."""
        origin = self.page.url.split("/#")[0].rstrip("/")
        answer = self.context.request.fetch(
            f"/api{path}", method=method, data=body, headers={"Origin": origin}
        )
        assert answer.ok, answer.text()
        return answer.json() if answer.text() else None

    def arrive(self, name: str = "Anna") -> Visitor:
        """Be known to the server."""
        self.go()
        self.call("POST", "/me", {"name": name})
        self.page.reload()
        self.page.locator("main").wait_for()
        return self

    def table(self, game: str, *seats: str, **more: Any) -> tuple[str, str | None]:
        """A table: seats are "me", "open" or a bot's name. Its id and invitation."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made = self.call("POST", "/tables", {"game": game, "seats": wishes} | more)
        return made["table"]["id"], made["invite"]

    def close(self) -> None:
        self.context.close()
