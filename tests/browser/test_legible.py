"""Nothing a page says holds the id of a message, a brace or a code name."""

from __future__ import annotations

import pytest

from tests.words.catalogue import SCOPES, messages, samples
from tests.words.spoken import Spoken
from tinkertable.words import LANGUAGES

from .conftest import Visit
from .legible import illegible, unread

BAD = (
    "Buy the pipe line-total; 3 points",
    "table-your-turn",
    "Flip it: {n} points",
    "undefined points",
    "NaN",
    "POWER_STATION",
    "[object Object]",
)
GOOD = (
    "Four board games. Sit down.",
    "well-known",
    "2½",
    "draws G5",
    "Anna: 3 − 1",
    "−13 VP",
)


@pytest.mark.parametrize("text", BAD)
def test_what_cannot_be_read_is_found(text: str) -> None:
    assert unread([text]) == [text]


def test_what_can_be_read_is_not() -> None:
    assert unread(GOOD) == []
    assert unread(GOOD, r"\b[A-H]\d\b") == ["draws G5"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_reads_like_an_id(lang: str) -> None:
    for scope in SCOPES:
        words = Spoken(lang, scope)
        texts = [
            words(id, **facts) for id in messages(lang, scope) for facts in samples(lang, scope, id)
        ]
        assert unread(texts) == []


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
