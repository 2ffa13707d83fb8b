"""English and Russian say the same things, in full; the code asks for nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from tinkertable.words import LANGUAGES, Words

from .catalogue import SCOPES, entries, messages, samples, terms, uses, variables

FORMS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}
HEADING = re.compile(r"(shell|screens|errors|about|facts|table|edition|terminal): \S")

scopes = pytest.mark.parametrize("scope", SCOPES)
languages = pytest.mark.parametrize("lang", LANGUAGES)


@languages
@scopes
def test_a_catalogue_can_be_read(lang: str, scope: str | None) -> None:
    assert [e for e in entries(lang, scope) if isinstance(e, ast.Junk)] == []
    ids = [e.id.name for e in entries(lang, scope) if isinstance(e, ast.Message | ast.Term)]
    assert sorted(ids) == sorted(set(ids))
    headings = [e.content for e in entries(lang, scope) if isinstance(e, ast.GroupComment)]
    assert headings
    assert [text for text in headings if text and not HEADING.match(text)] == []


@scopes
def test_both_languages_have_the_same_messages_with_the_same_facts(scope: str | None) -> None:
    assert list(messages("en", scope)) == list(messages("ru", scope)), "in the same order"
    for id in messages("en", scope):
        assert variables("en", scope, id) == variables("ru", scope, id), id


@languages
@scopes
def test_plural_forms_are_complete(lang: str, scope: str | None) -> None:
    for id, message in messages(lang, scope).items():
        for name, keys in uses(message).keys.items():
            counted = keys & {"zero", "one", "two", "few", "many"}
            assert not counted or keys >= FORMS[lang], (id, name)


@languages
@scopes
def test_every_message_can_be_said(lang: str, scope: str | None) -> None:
    words = Words(lang, scope)
    for id in messages(lang, scope):
        for facts in samples(lang, scope, id):
            text = words(id, **facts)
            assert text.strip() or text == "", id
            assert not re.search(r"[{}$]|undefined", text), (id, text)


@languages
@scopes
def test_terms_and_messages_that_are_quoted_exist(lang: str, scope: str | None) -> None:
    known = messages(lang, scope).keys() | messages(lang, None).keys()
    named = terms(lang, scope).keys() | terms(lang, None).keys()
    quoted: set[str] = set()
    for entry in [*messages(lang, scope).values(), *terms(lang, scope).values()]:
        found = uses(entry)
        assert found.messages <= known
        assert found.terms <= named
        quoted |= found.terms
    if scope is not None:
        assert terms(lang, scope).keys() <= quoted, "a term that nothing quotes"


@scopes
def test_russian_is_russian(scope: str | None) -> None:
    """A sentence of three Latin words and more was forgotten."""
    words = Words("ru", scope)
    for id in messages("ru", scope):
        for facts in samples("ru", scope, id):
            text = words(id, **facts)
            latin = re.findall(r"\b[A-Za-z]{3,}\b", text)
            assert len(latin) < 3 or re.search("[А-Яа-я]", text), (id, text)


def test_no_sentence_stands_in_the_client() -> None:
    """Text between tags comes from the catalogue."""
    web = Path(__file__).parents[2] / "web" / "src"
    shown = re.compile(r">([^<>{}]*[A-Za-zА-Яа-я]{3}[^<>{}]*)<")
    for path in web.rglob("*.svelte"):
        markup = re.sub(
            r"<(script|style).*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.S
        )
        markup = re.sub(r"\{[^{}]*\}", "{}", re.sub(r"\{[^{}]*\}", "{}", markup))
        # What is left of nested braces and arrow functions is code, not text.
        found = [text for text in shown.findall(markup) if not re.search(r"[=();]|=>", text)]
        assert [text for text in found if text.strip() not in ("SVG", "PNG")] == [], path
