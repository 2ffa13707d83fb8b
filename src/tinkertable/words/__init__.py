"""Words: every sentence for people, by Project Fluent, for terminal and browser alike.

`words/<language>.ftl` has what all games share, `games/<game>/words/<language>.ftl` what one says.
The heading `## part: …` above a group of messages tells the client when to fetch it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax.ast import Resource

from tinkertable.core.errors import InputError
from tinkertable.games import GAMES, load

LANGUAGES = ("en", "ru")
DIGITS = 2  # behind the point


def number_text(value: float, lang: str) -> str:
    """A number as we write it: no grouping, and a minus as wide as a plus."""
    text = str(value) if isinstance(value, int) else f"{value:.{DIGITS}f}".rstrip("0").rstrip(".")
    return text.replace("-", "−").replace(".", "," if lang == "ru" else ".")


class _Whole(FluentInt):
    def format(self, locale: Any) -> str:
        return number_text(int(self), locale.language)


class _Fraction(FluentFloat):
    def format(self, locale: Any) -> str:
        return number_text(float(self), locale.language)


def catalogue_file(lang: str, game: str | None = None) -> Path:
    """Where the messages of a language stand: those all games share, or those of one."""
    if game is None:
        return Path(str(files(__name__))) / f"{lang}.ftl"
    package, _, _ = load(game).home.partition(":")
    return Path(str(files(package))) / "words" / f"{lang}.ftl"


@cache
def _resource(lang: str, game: str | None) -> Resource:
    return FluentResource(catalogue_file(lang, game).read_text(encoding="utf-8"))


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    """The messages of a game before the shared ones: what it says for itself holds."""
    bundle = FluentBundle([lang], use_isolating=False)
    if game in GAMES and catalogue_file(lang, game).is_file():
        bundle.add_resource(_resource(lang, game))
    bundle.add_resource(_resource(lang, None))
    return bundle


class Words:
    """A language, and the game that is spoken of: `words("left", n=2)`."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang, self.game = lang, game
        self._bundle = _bundle(lang, game)

    def __call__(self, id: str, /, **facts: object) -> str:
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        given = {name: _fact(value) for name, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise errors[0]
        return str(text)

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def name(self, id: str, default: str) -> str:
        """A text that a game need not have."""
        return self(id) if id in self else default

    def why(self, error: Exception) -> str:
        """What was wrong with input; what the system says of itself stays as it is."""
        if not isinstance(error, InputError) or f"why-{error.reason}" not in self:
            return str(error)
        facts = {
            name: self.why(fact) if isinstance(fact, InputError) else fact
            for name, fact in error.facts.items()
        }
        return self(f"why-{error.reason}", **facts)

    def other(self) -> Words:
        """The next language."""
        following = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        return Words(following, self.game)


def id_part(name: str) -> str:
    """A name out of the rules as part of a message's id: "H.H." is H_H_, "turn +" is turn-plus."""
    return name.replace(".", "_").replace("+", "plus").replace(" -", " minus").replace(" ", "-")


def _fact(value: object) -> object:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return _Whole(value)
    return _Fraction(value) if isinstance(value, float) else str(value)
