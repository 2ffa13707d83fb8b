"""The editions a process has met: each file is parsed once."""

from __future__ import annotations

from functools import lru_cache

from tinkertable.core.edition import Edition, read_edition
from tinkertable.games import load

KEPT = 16  # those used last


@lru_cache(KEPT)
def parse_edition(game: str, text: str) -> Edition:
    return read_edition(load(game), text)
