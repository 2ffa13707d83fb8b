"""Every screen in both languages and themes, wide and on a phone: nothing for axe to find, nothing
that cannot be read, nothing wider than a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .conftest import Visit
from .legible import illegible
from .screens import SCREENS
from .truth import at_rest

axe = Axe()

# Each language in each theme.
LOOKS = [
    ("wide", "light", "en"), ("wide", "dark", "ru"),
    ("phone", "light", "ru"), ("phone", "dark", "en"),
]  # fmt: skip


def found_by_axe(page: Page) -> list[str]:
    at_rest(page)  # what fades in has less contrast
    found = axe.run(page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['html'][:120]}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize(("size", "theme", "language"), LOOKS)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(
    visit: Visit, screen: str, size: str, theme: str, language: str
) -> None:
    somebody = visit(size, theme, language)
    SCREENS[screen](somebody)
    assert found_by_axe(somebody.page) == []
    assert illegible(somebody.page) == []
    width = somebody.page.evaluate("document.scrollingElement.scrollWidth")
    assert size == "wide" or width <= 360
