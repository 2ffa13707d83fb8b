"""A short play as moving pictures for the README, into docs/pictures/play.webp.

python -m tests.browser.recording
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from tests.server.running import running

from .chromium import Visitor, launched
from .pictures import FOLDER
from .railroad import Player
from .saved import bring_in

FILE = FOLDER / "play.webp"
WIDTH = 900  # of the pictures, which are taken a little larger
MOST_BYTES = 1_500_000
ROUND = 119  # moves of the saved game: a round begins


class Film:
    """Pictures of a page, each with how long it stands."""

    def __init__(self, who: Visitor) -> None:
        self._page = who.page
        self._pictures: list[Image.Image] = []
        self._times: list[int] = []

    def take(self, milliseconds: int) -> None:
        self._page.mouse.move(0, 0)
        picture = Image.open(io.BytesIO(self._page.screenshot())).convert("RGB")
        height = round(picture.height * WIDTH / picture.width)
        self._pictures.append(picture.resize((WIDTH, height), Image.Resampling.LANCZOS))
        self._times.append(milliseconds)

    def save(self, file: Path) -> None:
        first, *others = self._pictures
        first.save(
            file, save_all=True, append_images=others, duration=self._times, loop=0, quality=80,
            method=6,
        )  # fmt: skip
        size = file.stat().st_size
        assert size <= MOST_BYTES, f"expected at most {MOST_BYTES} bytes, got {size}"


def play(who: Visitor, film: Film) -> None:
    """A round of Railroad Ink with lava: a hint, then choose, see what it changes, draw, done."""
    who.arrive()
    film.take(1500)
    bring_in(who, "lava", ROUND)
    player = Player(who.page)
    player.targets.first.wait_for()
    film.take(1500)
    player.press(player.button(player.words("hint-ask")))
    who.page.locator(".hints li").first.wait_for()
    film.take(2500)
    player.press(player.button(player.words("close")))
    while player.ready() == "targets":
        player.press(player.targets.last)
        player.draw.wait_for()
        film.take(900)
        player.press(player.draw)
        player.gone(player.words("bar-draw"))
        film.take(600)
    film.take(1500)


def main(tell: Callable[[str], None] = print) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), "--bot-workers", "0") as server,
        launched() as browser,
    ):
        who = Visitor(browser, server.url, still=True)
        film = Film(who)
        play(who, film)
        film.save(FILE)
        who.close()
    tell(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
