"""The pictures of the README, one a game, into docs/pictures/.

python -m tests.browser.pictures
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.server.running import running

from .chromium import Visitor, launched
from .screens import SCREENS

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PICTURES = {
    "railroad-ink": "railroad-draw",
    "gears": "gears-night",
    "sentient": "sentient-choose",
    "transmissions": "transmissions-buy",
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), "--bot-workers", "0") as server,
        launched() as browser,
    ):
        for name, screen in PICTURES.items():
            who = Visitor(browser, server.url, still=True)
            SCREENS[screen](who)
            who.page.mouse.move(0, 0)
            who.page.screenshot(path=FOLDER / f"{name}.png")
            who.close()


if __name__ == "__main__":
    main()
