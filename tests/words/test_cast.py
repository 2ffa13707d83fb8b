"""The names of the bots."""

from __future__ import annotations

import pytest

from tinkertable.bots.levels import LEVELS
from tinkertable.words import LANGUAGES, Words
from tinkertable.words.cast import CAST, cast_names, cast_place, with_level


@pytest.mark.parametrize(
    ("table", "before", "place"),
    [("", 0, 1), ("a", 0, 2), ("a", 5, 1), ("mzxw6ytboi4dgnbv", 0, 1), ("mzxw6ytboi4dgnbv", 3, 4)],
)
def test_a_place_follows_from_the_table(table: str, before: int, place: int) -> None:
    """web/tests/lib/cast.test.ts holds the browser to the same cases."""
    assert cast_place(table, before) == place


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_has_the_name_of_another(lang: str) -> None:
    words = Words(lang)
    levels = ("random", "greedy", *LEVELS)
    places = range(1, CAST + 1)
    names = [words(f"bot-{level}-{place}") for level in levels for place in places]
    assert len(set(names)) == len(levels) * CAST
    assert all(words(f"bot-{level}-{n}-about") for level in levels for n in places)


def test_bots_are_named_by_their_levels() -> None:
    words = Words("en")
    assert cast_names(words, "", ["easy", "normal", "easy", "mine"]) == [
        "Pip",
        "Ada",
        "Momo",
        "mine",
    ]
    assert with_level(words, "Ada", "normal") == "Ada · Normal"
    assert with_level(words, "mine", "mine") == "mine"
