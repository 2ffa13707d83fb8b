"""The rules screen reads Markdown by itself: it must read what a whole parser reads."""

from __future__ import annotations

import pytest
from markdown_it import MarkdownIt
from playwright.sync_api import expect

from .conftest import Visit

PARSER = MarkdownIt("commonmark").enable("table")
PIECES = ":is(h1, h2, h3, h4, p, li, th, td, pre, :not(pre) > code, strong, em, a[href^='https:'])"
OURS = f"article {PIECES}:not(.note, .note *)"
# Every piece of a text in order, with its element.
READ = """([html, pieces]) => {
    const within = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
    return [...within.querySelectorAll(pieces)].map((piece) =>
        [piece.localName, piece.textContent.replace(/\\s+/g, ' ').trim()]);
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_rule_is_read_as_a_whole_parser_reads_it(visit: Visit, language: str) -> None:
    anna = visit(language=language)
    page = anna.go()
    for game in anna.call("GET", "/games"):
        markdown = anna.call("GET", f"/games/{game['name']}/rules?lang={language}")["markdown"]
        expected = page.evaluate(READ, [PARSER.render(markdown), PIECES])
        assert len(expected) > 100
        page.goto(f"/#/rules/{game['name']}")
        expect(page.locator("article h1")).to_have_text(expected[0][1])
        expect(page.locator(OURS)).to_have_count(len(expected))
        assert page.evaluate(READ, [None, OURS]) == expected
        expect(page.locator("article a:not([href^='https:'])")).to_have_count(0)
