"""Logs and editions that nobody should send."""

from __future__ import annotations

import json
from typing import Any

from tinkertable.games import GAMES, load

HASH = f"sha256:{'0' * 64}"


def log(**more: Any) -> bytes:
    """An import of a log with something about it that is wrong."""
    return json.dumps({"log": {"game": "gears", "seats": 2, "moves": []} | more}).encode()


def edition(data: str) -> bytes:
    return f'{{"game": "gears", "data": {data}}}'.encode()


def _deep(depth: int, kind: str = "[]") -> str:
    """Brackets in brackets; an object in an object for braces."""
    inner = '{"a":' if kind == "{}" else "["
    return inner * depth + "1" + kind[1] * depth


def logs() -> list[tuple[str, bytes, tuple[int, ...]]]:
    """Name, body, and the statuses that may answer it."""
    others = [(name, load(name).codec.texts[0]) for name in GAMES if name != "gears"]
    wrong: list[tuple[str, dict[str, Any], tuple[int, ...]]] = [
        ("another game", {"game": "chess"}, (409,)),
        ("no game", {"game": None}, (422,)),
        ("a folder", {"game": "../gears"}, (422,)),
        ("twelve seats", {"seats": 12}, (409,)),
        ("no seat", {"seats": 0}, (422,)),
        ("a great many seats", {"seats": 10**100}, (422,)),
        ("half a seat", {"seats": 1.5}, (422,)),
        ("seats as text", {"seats": "2"}, (422,)),
        ("a hidden move", {"moves": ["1 set ?"]}, (409,)),
        ("a move of nobody", {"moves": ["done"]}, (409,)),
        ("a move of seat 13", {"moves": ["13 done"]}, (409,)),
        ("an event", {"moves": ["! end vote"]}, (409,)),
        ("an event of a person", {"moves": ["! sit 1 paaaaaaaaaaaaaaaaaaaaaaaa"]}, (409,)),
        ("an undo", {"moves": ["1 undo"]}, (409,)),
        ("a number", {"moves": [1]}, (422,)),
        ("nothing", {"moves": [""]}, (422,)),
        ("NUL", {"moves": ["\0"]}, (409,)),
        ("a lone surrogate", {"moves": ["\ud800"]}, (422,)),
        ("a long move", {"moves": ["1 " + "x" * 60]}, (422,)),
        ("very many moves", {"moves": ["1 done"] * 9_999}, (409,)),
        ("too many moves", {"moves": ["1 done"] * 10_001}, (422,)),
        ("moves as an object", {"moves": {"0": "1 done"}}, (422,)),
        ("another version", {"version": 999}, (409,)),
        ("no version at all", {"version": 10**30}, (422,)),
        ("an unknown edition", {"edition": HASH}, (404,)),
        ("an edition by name", {"edition": "\ud800"}, (422,)),
        ("an unknown option", {"options": {"speed": "light"}}, (409,)),
        ("an unknown value", {"options": {"strict": "maybe"}}, (409,)),
        ("an option as number", {"options": {"strict": 1}}, (422,)),
        ("a seed of rubbish", {"seed": "\0"}, (422,)),
        ("a long seed", {"seed": "x" * 65}, (422,)),
        ("much more", {"x": [[]] * 60_000}, (201,)),
        ("lone surrogates beside", {"x": {"\ud800": "\udfff"}}, (201,)),
    ]
    return [
        *((name, log(**more), statuses) for name, more, statuses in wrong),
        *((f"moves of {name}", log(moves=[f"1 {text}"]), (409,)) for name, text in others),
        ("deep", log(x="D").replace(b'"D"', _deep(900).encode()), (201, 422)),
        ("too deep", log(x="D").replace(b'"D"', _deep(50_000).encode()), (422,)),
        ("very large", log(x="x" * 400_000), (413,)),
        ("twice", b'{"log": {"game": "gears", "game": "chess", "seats": 2, "moves": []}}', (409,)),
        ("NaN", b'{"log": {"game": "gears", "seats": NaN, "moves": []}}', (422,)),
        ("an edition beside", log()[:-1] + b', "edition": {"game": "gears", "data": {}}}', (409,)),
        ("an edition of chess", log()[:-1] + b', "edition": {"game": "chess", "data":{}}}', (409,)),
    ]  # fmt: skip


def editions() -> list[tuple[str, bytes, tuple[int, ...]]]:
    key = next(iter(load("gears").components))
    data = [
        ("deep lists", f'{{"{key}": {_deep(900)}}}', (422,)),
        ("deep objects", f'{{"{key}": {_deep(400, "{}")}}}', (422,)),
        *((f"{n} deep", f'{{"{key}": {_deep(n, "{}")}}}', (422,)) for n in range(900, 1000, 4)),
        ("too deep", _deep(30_000, "{}"), (422,)),
        ("an unknown key", '{"__class__": 1}', (409,)),
        ("a lone surrogate as key", '{"\\ud800": 1}', (409, 422)),
        ("a lone surrogate", f'{{"{key}": "\\ud800"}}', (409, 422)),
        ("nothing", f'{{"{key}": null}}', (409,)),
        ("a number", f'{{"{key}": 7}}', (409,)),
        ("a huge number", f'{{"{key}": {"9" * 4000}}}', (409, 422)),
        ("an endless number", f'{{"{key}": {"9" * 5000}}}', (422,)),
        ("NaN", f'{{"{key}": NaN}}', (409, 422)),
        ("infinity", f'{{"{key}": 1e999}}', (409, 422)),
        ("a list", f'{{"{key}": []}}', (409,)),
        ("very many keys", json.dumps({f"k{i}": i for i in range(10_000)}), (409,)),
        ("a wide object", json.dumps({key: {f"k{i}": {} for i in range(10_000)}}), (409,)),
        ("no object", "[]", (422,)),
        ("very large", json.dumps({key: "x" * 300_000}), (413,)),
    ]
    return [
        *((name, edition(text), statuses) for name, text, statuses in data),
        ("another game", b'{"game": "chess", "data": {}}', (404,)),
        ("a long name", b'{"game": "gears", "data": {}, "name": "' + b"n" * 101 + b'"}', (422,)),
        ("a name of two lines", b'{"game": "gears", "data": {}, "name": "a\\nb"}', (422,)),
        ("a name that turns round", b'{"game": "gears", "data": {}, "name": "\\u202e"}', (422,)),
        ("an unprintable name", '{"game": "gears", "data": {}, "name": "\u2028"}'.encode(), (422,)),
    ]
