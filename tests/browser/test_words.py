"""English and Russian say the same things, in full, and the code asks for nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SRC = Path(__file__).parents[2] / "web" / "src"
ENGLISH = sorted([*SRC.glob("words/**/en.json"), *SRC.glob("games/*/words/en.json")])
# "other" is for fractions in Russian.
FORMS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
LITERAL = re.compile(r"""\bt\(\s*'([\w.-]+)'""")


def load(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def sentences(tree: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Each key with its forms; a sentence without forms has one, ""."""
    for key, value in tree.items():
        if isinstance(value, str):
            yield prefix + key, {"": value}
        elif set(value) <= PLURALS:
            yield prefix + key, value
        else:
            yield from sentences(value, f"{prefix}{key}.")


def arguments(forms: dict[str, str]) -> set[str]:
    return {name for text in forms.values() for name in re.findall(r"\{(\w+)\}", text)}


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(SRC)))
def test_both_languages_have_the_same_keys(path: Path) -> None:
    english = dict(sentences(load(path)))
    russian = dict(sentences(load(path.with_name("ru.json"))))
    assert list(russian) == list(english)
    for key, forms in english.items():
        assert arguments(russian[key]) == arguments(forms), key


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(SRC)))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_plural_forms_are_complete(path: Path, language: str) -> None:
    for key, forms in sentences(load(path.with_name(f"{language}.json"))):
        assert set(forms) == {""} or set(forms) >= FORMS[language], key


def test_every_sentence_asked_for_exists() -> None:
    known = {key for key, _ in sentences(load(SRC / "words" / "en.json"))}
    asked = {
        key
        for path in [*SRC.rglob("*.ts"), *SRC.rglob("*.svelte")]
        for key in LITERAL.findall(path.read_text("utf-8"))
        if not key.startswith("games.")
    }
    assert asked - known == set()


def test_no_sentence_stands_in_the_code() -> None:
    """Text between tags comes from the words."""
    shown = re.compile(r">([^<>{}]*[A-Za-zА-Яа-я]{3}[^<>{}]*)<")
    for path in SRC.rglob("*.svelte"):
        markup = re.sub(
            r"<(script|style).*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.S
        )
        markup = re.sub(r"\{[^{}]*\}", "{}", re.sub(r"\{[^{}]*\}", "{}", markup))
        # What is left of nested braces and arrow functions is code, not text.
        found = [text for text in shown.findall(markup) if not re.search(r"[=();]|=>", text)]
        assert [text for text in found if text.strip() not in ("SVG", "PNG")] == [], path
