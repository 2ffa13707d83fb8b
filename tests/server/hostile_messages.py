"""Messages that no client of ours sends, as strategies."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from tests.properties import ANY_TEXT, JSON_VALUES, with_slips

Said = str | bytes  # a text frame or a binary one
SEATS, MOST = 12, 1_000_000  # a message may name a seat up to 12, and a turn or a move up to 10⁶

# One good message of each type, to be spoiled.
GOOD: tuple[dict[str, Any], ...] = (
    {"type": "show", "seat": 1},
    {"type": "move", "id": "m", "seat": 1, "turn": 0, "text": "done"},
    {"type": "undo", "id": "m", "seat": 1, "turn": 0},
    {"type": "preview", "id": "m", "seat": 1, "text": "done"},
    {"type": "past", "id": "m", "move": 0},
    {"type": "explain", "id": "m", "seat": 1},
    {"type": "chat", "id": "m", "text": "hello"},
    {"type": "ping"},
)
QUIET = [json.dumps(good) for good in GOOD if good["type"] != "chat"]  # nobody hears of these

# By key: what it may not be.
LISTED = st.booleans() | st.lists(JSON_VALUES) | st.dictionaries(ANY_TEXT, JSON_VALUES)
FRACTIONS = st.sampled_from(
    [1.5, float("nan"), float("inf"), -float("inf"), 0.999999999999, -9e300]
)
UNFIT = st.sampled_from(["\0", "\n", "\ud800", "\udfff\ud800", "\u202e", "\u2028", "\x85"])
NO_NUMBER = LISTED | FRACTIONS | ANY_TEXT | st.integers(max_value=-1) | st.integers(MOST + 1)
NO_TEXT = LISTED | FRACTIONS | st.none() | st.integers() | st.just("")
NO_LINE = NO_TEXT | st.builds("{}{}{}".format, ANY_TEXT, UNFIT, ANY_TEXT)
BAD: dict[str, st.SearchStrategy[Any]] = {
    "type": NO_TEXT | ANY_TEXT | st.sampled_from(["Move", "__class__", "hello", "move ", "*"]),
    "id": NO_LINE | st.text(min_size=41, max_size=60),
    "seat": NO_NUMBER | st.sampled_from([0, SEATS + 1]),
    "turn": NO_NUMBER | st.none(),
    "move": NO_NUMBER | st.none(),
    "text": NO_LINE | st.sampled_from(["t" * 501, "д" * 1500]),
}


@st.composite
def _spoiled(draw: st.DrawFn) -> str:
    """A good message with one thing wrong."""
    message = dict(draw(st.sampled_from(GOOD)))
    key = draw(st.sampled_from(list(message)))
    match draw(st.sampled_from(["less", "more", "other", "other"])):
        case "less":
            del message[key]
        case "more":
            message[draw(ANY_TEXT.filter(lambda key: key not in message))] = draw(JSON_VALUES)
        case _:
            message[key] = draw(BAD[key])
    return json.dumps(message)


def _deep(depth: int) -> str:
    return "[" * depth + "]" * depth


NO_JSON = st.text() | st.integers(1, 2_000).map(_deep) | st.integers(1, 4_000).map("[".__mul__)
LARGE = st.integers(4_097, 16_000).map("x".__mul__) | st.just("ж" * 3000)
BINARY = st.binary() | st.sampled_from([text.encode() for text in QUIET]) | st.just(b"\xff" * 5000)
SHAPELESS: st.SearchStrategy[Said] = st.one_of(
    _spoiled(), _spoiled(), _spoiled(), with_slips(QUIET), NO_JSON, LARGE, BINARY
)


def misplaced(seats: int, legal: Sequence[str], texts: Sequence[str]) -> st.SearchStrategy[str]:
    """Messages of the right shape that somebody who sits nowhere must be refused.

    Often they are just what the first seat might say now.
    """
    id_ = {"id": st.builds("{}{}".format, st.sampled_from(["x", "é", "🂡"]), st.integers(0, 10**6))}
    seat = {"seat": st.just(1) | st.integers(1, SEATS)}
    turn = {"turn": st.just(0) | st.integers(0, MOST)}
    strange = ["undo", "? ?", "*", "1 done", "! end vote", "x" * 60, "\0"]
    text = {"text": st.sampled_from(legal or texts) | st.sampled_from([*texts, *strange])}
    parts: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        "move": id_ | seat | turn | text,
        "undo": id_ | seat | turn,
        "preview": id_ | seat | text,
        "show": seat,
        "past": id_ | {"move": st.integers(10_000, MOST)},
        "explain": id_ | {"seat": st.integers(seats + 1, SEATS + 1)},
    }
    return st.one_of(
        *(st.fixed_dictionaries({"type": st.just(type_)} | part) for type_, part in parts.items())
    ).map(json.dumps)
