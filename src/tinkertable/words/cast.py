"""Bots have names: each level has a cast of its own, and matches meet different ones of it.

`web/src/lib/cast.ts` has the same rule for the browser.
"""

from __future__ import annotations

from collections.abc import Sequence

from . import Words

CAST = 6  # of each level are in the catalogue: `bot-easy-1` …


def cast_place(table: str, before: int) -> int:
    """Which of its level's cast, from 1, a bot is with `before` others of that level on earlier
    seats. `table` is the id of a table, or the seed of a match without one."""
    return (sum(map(ord, table)) + before) % CAST + 1


def cast_names(words: Words, table: str, bots: Sequence[str]) -> list[str]:
    """What bots are called, by their levels; a bot of no level by its own name."""
    names = []
    for at, bot in enumerate(bots):
        place = cast_place(table, bots[:at].count(bot))
        names.append(words.name(f"bot-{bot}-{place}", bot))
    return names


def with_level(words: Words, name: str, bot: str) -> str:
    """ "Ada · Normal"; a bot of no level by its name alone."""
    if f"level-{bot}" not in words:
        return name
    return words("bot-with-level", name=name, level=words(f"level-{bot}"))
