"""Words: everything the terminal says, one catalogue a language."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "ru")
FORMS = {"en": ("one", "many"), "ru": ("one", "few", "many")}

Entry = str | dict[str, str]  # a text, or one for each plural form


def form(lang: str, n: int) -> str:
    """The plural form that goes with a number."""
    n = abs(n)
    if lang == "en":
        return "one" if n == 1 else "many"
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


@cache
def catalogue(lang: str) -> dict[str, Entry]:
    """All texts of a language, by keys such as "railroad-ink/line/rail"."""
    text = files(__name__).joinpath(f"{lang}.toml").read_text(encoding="utf-8")
    found: dict[str, Entry] = {}
    _flatten(tomllib.loads(text), "", set(FORMS[lang]), found)
    return found


def _flatten(table: dict[str, Any], path: str, forms: set[str], found: dict[str, Entry]) -> None:
    for key, value in table.items():
        if isinstance(value, dict) and set(value) != forms:
            _flatten(value, f"{path}{key}/", forms, found)
        else:
            found[path + key] = value


class Words:
    """A language's texts: `words("left", n=2)`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._texts = catalogue(lang)

    def __call__(self, key: str, /, **values: object) -> str:
        entry = self._texts[key]
        if isinstance(entry, dict):
            n = values["n"]
            assert isinstance(n, int)
            entry = entry[form(self.lang, n)]
        return entry.format(**values)

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def name(self, key: str, default: str) -> str:
        """A text that a game need not have."""
        return self(key) if key in self else default

    def bot(self, name: str) -> str:
        """A level by its name, another bot as it was called."""
        return self.name(f"bots/{name}", name)

    def other(self) -> Words:
        """The next language."""
        return Words(LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)])
