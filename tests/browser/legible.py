"""What a page says to people, and what of it they could not read: ids, braces, code names."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Page

from tests.words.catalogue import SCOPES, messages

# Every text of the page, on show or not, and every name and description of its elements. What
# stands in <code> is meant to be code; what people typed is theirs.
SAID = """() => {
    const NAMES = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription',
                   'title', 'alt', 'placeholder', 'label'];
    const said = new Set([document.title]);
    const look = node => {
        if (node.nodeType === Node.TEXT_NODE) said.add(node.data.trim());
        if (node.nodeType !== Node.ELEMENT_NODE) return;
        if (node.matches('script, style, template, noscript, code, pre, textarea')) return;
        for (const name of NAMES) said.add((node.getAttribute(name) ?? '').trim());
        node.childNodes.forEach(look);
    };
    look(document.body);
    said.delete('');
    return [...said];
}"""


def _ids() -> str:
    """The ids of messages, as far as a hyphen tells them from words: "table-your-turn"."""
    ids = {id for scope in SCOPES for id in messages("en", scope) if "-" in id}
    return rf"(?<![\w-])(?:{'|'.join(sorted(map(re.escape, ids)))})(?![\w-])"


UNREAD = re.compile(
    "|".join(
        (
            _ids(),
            r"[{}]",  # an argument that nobody gave
            r"\b(?:undefined|NaN|null|Infinity)\b",
            r"\[object ",
            r"\b[A-Za-z]+_[A-Za-z_]+\b",  # a name of the code
        )
    )
)


def said(page: Page) -> list[str]:
    """All texts, accessible names and titles of a page."""
    found: list[str] = page.evaluate(SAID)
    return found


def unread(texts: Iterable[str], codes: str | None = None) -> list[str]:
    """Those that hold the id of a message, a brace or a name of the code; `codes`: what else a
    game's log says to programs alone, as a pattern."""
    return [text for text in texts if UNREAD.search(text) or (codes and re.search(codes, text))]


def illegible(page: Page, codes: str | None = None) -> list[str]:
    """What stands on a page that people could not read; empty if all is well."""
    return unread(said(page), codes)
