"""Nothing a page says holds a key, a brace or a code name."""

from __future__ import annotations

import pytest

from .conftest import Visit
from .legible import illegible, unread

BAD = (
    "Buy the pipe games.transmissions.pipe.joint; 3 points",
    "table.yourTurn",
    "Flip it: {n} points",
    "undefined points",
    "NaN",
    "POWER_STATION",
    "[object Object]",
)
GOOD = ("Four board games. Sit down.", "2½", "draws G5", "Anna: 3 − 1", "−13 VP")


@pytest.mark.parametrize("text", BAD)
def test_what_cannot_be_read_is_found(text: str) -> None:
    assert unread([text]) == [text]


def test_what_can_be_read_is_not() -> None:
    assert unread(GOOD) == []
    assert unread(GOOD, r"\b[A-H]\d\b") == ["draws G5"]


def test_texts_names_and_titles_are_looked_at(visit: Visit) -> None:
    page = visit().go()
    assert illegible(page) == []
    page.evaluate(
        """() => {
            const made = document.createElement('div');
            made.innerHTML = '<button aria-label="a {n}"></button><i title="b {n}">c {n}</i>' +
                '<svg><text>d {n}</text></svg><code>e {n}</code><input placeholder="f {n}">';
            document.body.append(made);
        }"""
    )
    assert sorted(illegible(page)) == ["a {n}", "b {n}", "c {n}", "d {n}", "f {n}"]
