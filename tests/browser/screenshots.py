"""Pictures of every screen: both languages, both themes, three sizes, into screenshots/.

python -m tests.browser.screenshots [screen…]
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path

from tests.server.running import running

from .chromium import SIZES, Visitor, launched
from .screens import SCREENS

FOLDER = Path(__file__).parents[2] / "screenshots"


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        launched() as browser,
    ):
        for name in wanted or SCREENS:
            for size, theme, language in product(SIZES, ("light", "dark"), ("en", "ru")):
                who = Visitor(browser, server.url, size, theme, language)
                SCREENS[name](who)
                who.page.screenshot(path=FOLDER / f"{name}-{size}-{theme}-{language}.png")
                who.close()
            print(name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
