"""Both languages say everything, in the right number."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest

from tinkertable import terminal
from tinkertable.games import load
from tinkertable.games.railroad_ink.rules.tiles import SHAPES
from tinkertable.terminal.words import FORMS, LANGUAGES, Words, catalogue, form

HERE = Path(terminal.__file__).parent
GAMES = HERE / "games"
SOURCES = [*HERE.glob("*.py"), GAMES / "railroad_ink.py"]


def fields(entry: str | dict[str, str]) -> set[str]:
    texts = entry.values() if isinstance(entry, dict) else [entry]
    return {name for text in texts for _, name, _, _ in Formatter().parse(text) if name} - {"n"}


def test_both_languages_have_the_same_keys_and_blanks() -> None:
    english, russian = catalogue("en"), catalogue("ru")
    assert english.keys() == russian.keys()
    for key in english:
        assert isinstance(english[key], dict) == isinstance(russian[key], dict), key
        missing = fields(english[key]) ^ fields(russian[key])
        assert missing <= {"at"}, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_there_and_can_be_said(lang: str) -> None:
    words = Words(lang)
    for key, entry in catalogue(lang).items():
        values = dict.fromkeys(fields(entry) | {"n"}, 1)
        assert words(key, **values), key
        if isinstance(entry, dict):
            assert set(entry) == set(FORMS[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_code_is_in_the_catalogue(lang: str) -> None:
    known = catalogue(lang)
    used = {
        key
        for path in SOURCES
        for key in re.findall(r'"(shell/[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    own = re.findall(r'self\.say\(\s*"([a-z-]+)"', SOURCES[-1].read_text(encoding="utf-8"))
    used |= {f"railroad-ink/{key}" for key in own}
    used |= {f"railroad-ink/kind/{kind}" for kind in SHAPES}
    game = load("railroad-ink")
    used |= {f"railroad-ink/{part}/{line}" for part in ("line", "short") for line in game.lines}
    used |= {f"railroad-ink/title/{value}" for value in game.options["expansion"]}
    assert len(used) > 40
    assert used <= known.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_line_texts_fit_the_smallest_window(lang: str) -> None:
    for key, entry in catalogue(lang).items():
        if key.endswith("help"):
            assert isinstance(entry, str)
            assert max(map(len, entry.split("\n"))) <= 78, key
        if "tips" in key or key.endswith(("meteor-first", "no-special", "lava-left", "close")):
            assert isinstance(entry, str)
            assert len(entry) <= 80, key


@pytest.mark.parametrize(
    ("n", "english", "russian"),
    [
        (0, "many", "many"),
        (1, "one", "one"),
        (2, "many", "few"),
        (4, "many", "few"),
        (5, "many", "many"),
        (11, "many", "many"),
        (12, "many", "many"),
        (21, "many", "one"),
        (22, "many", "few"),
        (111, "many", "many"),
        (121, "many", "one"),
    ],
)
def test_plural_forms(n: int, english: str, russian: str) -> None:
    assert (form("en", n), form("ru", n)) == (english, russian)
    assert Words("ru")("railroad-ink/dice-left", n=n).count(str(n)) == 1
