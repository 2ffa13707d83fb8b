"""Pictures of every screen: both languages, both themes, three sizes, into screenshots/.

python -m tests.browser.screenshots [screen…] [--only wide-light-en,phone-dark-ru]
"""

from __future__ import annotations

import argparse
import tempfile
from itertools import product
from pathlib import Path

from tests.server.running import HURRIED, running

from .chromium import SIZES, Visitor, launched
from .screens import SCREENS

FOLDER = Path(__file__).parents[2] / "screenshots"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("screens", nargs="*", help="the screens; all of them if none is named")
    parser.add_argument("--only", help="some of the twelve looks, as size-theme-language")
    wanted = parser.parse_args()
    looks = ["-".join(look) for look in product(SIZES, ("light", "dark"), ("en", "ru"))]
    if wanted.only:
        looks = [look for look in looks if look in wanted.only.split(",")]
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), *HURRIED) as server,
        launched() as browser,
    ):
        for name in wanted.screens or SCREENS:
            for look in looks:
                who = Visitor(browser, server.url, *look.split("-"), still=True)
                SCREENS[name](who)
                who.page.screenshot(path=FOLDER / f"{name}-{look}.png")
                who.close()
            print(name, flush=True)


if __name__ == "__main__":
    main()
