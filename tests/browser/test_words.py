"""English and Russian say the same things, in full, and the code asks for nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tinkertable.server.tables.reason import Reason

from .asked import Asked, asked

SRC = Path(__file__).parents[2] / "web" / "src"
ENGLISH = sorted([*SRC.glob("words/**/en.json"), *SRC.glob("games/*/words/en.json")])
# "other" is for fractions in Russian.
FORMS = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}
PLURALS = {"zero", "one", "two", "few", "many", "other"}


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


def catalogue() -> dict[str, dict[str, str]]:
    """Every sentence of the client by its whole key, with its forms."""
    found = dict(sentences(load(SRC / "words" / "en.json")))
    for path in [*SRC.glob("words/games/*/en.json"), *SRC.glob("games/*/words/en.json")]:
        game = path.relative_to(SRC).parts[-2 if path.parts[-2] != "words" else -3]
        found |= sentences(load(path), f"games.{game.replace('_', '-')}.")
    return found


def whole_keys(call: Asked) -> list[str]:
    """The patterns of a call; `w` is short for the words of the game whose file it is in."""
    game = re.match(r"games/(\w+)/", call.place)
    prefix = f"games.{game[1].replace('_', '-')}." if call.function == "w" and game else ""
    return [prefix + key for key in call.keys]


def wrong(call: Asked, words: dict[str, dict[str, str]]) -> str | None:
    """What is wrong with a call, as far as can be seen."""
    wanted: set[str] = set()
    for pattern in whole_keys(call):
        found = {key: words[key] for key in words if re.fullmatch(pattern, key)}
        if not found and call.function != "tr":
            return f"nothing is called {pattern}"
        needed = [arguments(forms) for forms in found.values()]
        wanted |= set().union(*needed, *({"n"} for forms in found.values() if set(forms) != {""}))
        certain = ".+" not in pattern
        if certain and call.arguments is not None and any(n - call.arguments for n in needed):
            return f"{pattern} wants {sorted(needed[0])}, gets {sorted(call.arguments)}"
    if call.arguments and wanted | call.arguments != wanted:
        return f"{sorted(call.arguments - wanted)} is for none of {call.keys}"
    return None


CALLS = [
    call
    for path in sorted([*SRC.rglob("*.ts"), *SRC.rglob("*.svelte")])
    for call in asked(path, path.relative_to(SRC).as_posix())
    if call.keys
]


def test_every_sentence_asked_for_exists_with_its_arguments() -> None:
    words = catalogue()
    assert len(CALLS) > 600
    found = {call.place: fault for call in CALLS if (fault := wrong(call, words))}
    assert found == {}


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("w('choice.end')", None),
        ("w('choice.ende')", "nothing is called"),
        ("w('choice.flip')", "wants ['n']"),
        ("w('choice.flip', { m: 3 })", "wants ['n']"),
        ("w('choice.flip', { n: 3, m: 3 })", "['m'] is for none"),
        ("w(`choice.${verb}`, { what })", None),
        ("w(`chance.${verb(`${a}`)}`)", "nothing is called"),
        ("w(open ? 'others.hide' : 'others.shown', { name: f(a, b) })", "nothing is called"),
        ("const args = { robot, what: x };\nw('harvey.step', args)", "wants"),
        ("w('others.hide', { ...args })", None),
        ("t('table.yourTurn')", None),
        ("tr('table.nothing', t('table.yourTurns'))", "nothing is called"),
    ],
)
def test_what_is_asked_for_is_seen(tmp_path: Path, code: str, fault: str | None) -> None:
    file = tmp_path / "some.ts"
    file.write_text(code, "utf-8")
    calls = list(asked(file, "games/transmissions/some.ts"))
    told = [said for call in calls if (said := wrong(call, catalogue()))]
    assert bool(told) == bool(fault)
    assert not fault or fault in told[0]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_reason_for_an_end_has_words(language: str) -> None:
    known = {key for key, _ in sentences(load(SRC / "words" / f"{language}.json"))}
    early = [reason for reason in Reason if reason != Reason.PLAYED]
    assert [reason for reason in early if f"result.by-{reason}" not in known] == []


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
