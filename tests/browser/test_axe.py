"""Every screen in both themes: nothing for axe to find, nothing wider than a phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from .conftest import Visit
from .screens import SCREENS
from .truth import at_rest

axe = Axe()


def found_by_axe(page: Page) -> list[str]:
    at_rest(page)  # what fades in has less contrast
    found = axe.run(page).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['html'][:120]}"
        for one in found
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visit: Visit, screen: str, theme: str) -> None:
    somebody = visit(theme=theme)
    SCREENS[screen](somebody)
    assert found_by_axe(somebody.page) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_wider_than_a_phone(visit: Visit, screen: str) -> None:
    somebody = visit("phone", "dark", "ru")
    SCREENS[screen](somebody)
    width = somebody.page.evaluate("document.scrollingElement.scrollWidth")
    assert width <= 360
    assert found_by_axe(somebody.page) == []
