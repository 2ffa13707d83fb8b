"""Messages that no client of ours sends, made from a seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

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
# By key: what it may not be. As JSON texts, since some of them no JSON library would write.
NEVER = ("null", "true", "[]", "{}", "[[1]]", '{"a": 1}', "1e400", "NaN", "-Infinity", "Infinity")
NO_NUMBER = ('"1"', "1.5", "-1", "0.999999999999", "99999999999", "9" * 400, "-9e300", "1e2000")
NO_TEXT = ("0", "7.5", '""', '"\\ud800"', '"\\udfff\\ud800"', '"a\\u0000b"', '"\\u202e"', '"\n"')
NO_TYPE = ('"Move"', '"__class__"', '"hello"', '"state"', '"\\u0000"', '"move "', '"*"')
BAD: dict[str, tuple[str, ...]] = {
    "type": (*NEVER, *NO_TEXT, *NO_TYPE),
    "id": (*NEVER, *NO_TEXT, json.dumps("i" * 41), json.dumps("и" * 1200)),
    "seat": (*NEVER[1:], *NO_NUMBER, "0", "13"),
    "turn": (*NEVER, *NO_NUMBER),
    "move": (*NEVER, *NO_NUMBER),
    "text": (*NEVER, *NO_TEXT[:5], json.dumps("t" * 501), json.dumps("д" * 1500)),
}
BROKEN = (
    "", " ", "\0", "nil", "'ping'", '{"type": "ping"', '{"type": "ping"}}', '{"type": "ping",}',
    '{"type": "ping"} {"type": "ping"}', '\ufeff{"type": "ping"}', "{type: ping}", "[]", "{}", "0",
    "null", '"ping"', "NaN", "[" * 2000, "{\"a\":" * 800, "[" * 2000 + "]" * 2000, "-", "1" * 4000,
    '{"type": "ping", "type": 1}', '{"\\ud800": 1}', '{"type": "ping" /* so */}', "\\u007b",
    '["type", "ping"]', '[{"type": "ping"}]', "\x85", "\u2028", "🂡" * 900,
)  # fmt: skip
LARGE = ("x" * 4097, '{"type": "ping", "x": "' + "y" * 9000 + '"}', "ж" * 3000, "[" * 16_000)

Said = str | bytes  # a text frame or a binary one


def _joined(pairs: list[tuple[str, str]]) -> str:
    return "{" + ", ".join(f"{json.dumps(key)}: {value}" for key, value in pairs) + "}"


def spoiled(rng: Random) -> str:
    """A good message with one thing wrong."""
    good = rng.choice(GOOD)
    pairs = [(key, json.dumps(value)) for key, value in good.items()]
    at = rng.randrange(len(pairs))
    match rng.randrange(4):
        case 0:
            del pairs[at]
        case 1:
            extra = rng.choice(["__proto__", "constructor", "Seat", "id ", "", "\0", "x" * 300])
            pairs.append((extra, rng.choice(["1", "null", '"x"', "[]"])))
        case _:
            pairs[at] = (pairs[at][0], rng.choice(BAD[pairs[at][0]]))
    return _joined(pairs)


def cut(rng: Random) -> str:
    """A good message, cut off."""
    text = json.dumps(rng.choice(GOOD))
    return text[: rng.randrange(1, len(text))]


def littered(rng: Random) -> str:
    """A good message with litter inside its syntax."""
    text = json.dumps(rng.choice(GOOD))
    at = rng.choice([i for i, letter in enumerate(text) if letter in "{}:"])
    return text[:at] + rng.choice("\0\x1b\x7f§'`\\<") + text[at:]


def binary(rng: Random) -> bytes:
    if rng.random() < 0.5:
        return json.dumps(rng.choice(GOOD)).encode()
    return rng.randbytes(rng.choice([0, 1, 7, 300, 5000]))


def shapeless(rng: Random) -> Said:
    """A message that has not the shape of one."""
    kinds: tuple[Callable[[Random], Said], ...] = (
        spoiled, spoiled, spoiled, cut, littered, binary,
        lambda rng: rng.choice(BROKEN), lambda rng: rng.choice(LARGE),
    )  # fmt: skip
    return rng.choice(kinds)(rng)


def misplaced(rng: Random, seats: int, texts: list[str]) -> str:
    """A message of the right shape that somebody who sits nowhere must be refused."""
    id_ = rng.choice(["x", "h" * 40, "é", "🂡", "0"]) + str(rng.randrange(10**6))
    seat, turn = rng.randint(1, 12), rng.choice([0, 1, 2, 7, 999, 1_000_000])
    text = rng.choice([*texts, "undo", "? ?", "*", "1 done", "! end vote", "x" * 60, "\u0000"])
    message = rng.choice(
        (
            {"type": "move", "id": id_[-40:], "seat": seat, "turn": turn, "text": text},
            {"type": "undo", "id": id_[-40:], "seat": seat, "turn": turn},
            {"type": "preview", "id": id_[-40:], "seat": seat, "text": text},
            {"type": "show", "seat": seat},
            {"type": "past", "id": id_[-40:], "move": rng.choice([10_000, 999_999])},
            {"type": "explain", "id": id_[-40:], "seat": rng.randint(seats + 1, 13)},
        )
    )
    return json.dumps(message)
