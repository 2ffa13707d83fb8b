"""Whether bots are to think in compiled code."""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib.util import find_spec

from tinkertable.bots import ANCHORS
from tinkertable.bots.program import PREFIX


def to_compile(bots: Iterable[str]) -> bool:
    """Do these bots search, can their search be compiled, and has nobody asked for another mode?"""
    searching = any(name not in ANCHORS and not name.startswith(PREFIX) for name in bots)
    return searching and find_spec("numba") is not None and "TINKERTABLE_RULES" not in os.environ
