"""Logs as text: what is kept, and what is refused with a line that says why."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tinkertable.core.errors import BadLog
from tinkertable.core.log import MOST_BYTES, Log, read_log

GOOD: dict[str, Any] = {"game": "toy", "seats": 2, "moves": ["* draw 0", "1 set 1"]}


def read(**changed: Any) -> Log:
    return read_log(json.dumps({**GOOD, **changed}))


def test_a_log_comes_back() -> None:
    log = Log("toy", 2, ["* draw 0"], version=3, options={"pace": "quick"}, more={"seed": "ab"})
    assert read_log(json.dumps(log.to_json())) == log
    assert read_log(json.dumps(log.to_json()).encode()) == log


def test_least_log() -> None:
    log = read()
    assert (log.game, log.seats, log.moves) == ("toy", 2, GOOD["moves"])
    assert (log.version, log.options, log.more) == (None, {}, {})
    assert log.to_json() == {**GOOD, "options": {}}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "00ff"),
        ("players", ["Ann", "Бот"]),
        ("events", [{"at": 3, "undo": 1}]),
        ("clock", {"left": "x"}),
        ("anything", {"deep": [1, {"er": None}]}),
        ("more", {"x": 1}),
        ("note", None),
        ("", 0),
    ],
)
def test_unknown_keys_are_kept(key: str, value: Any) -> None:
    log = read(**{key: value})
    assert log.more == {key: value}
    assert log.to_json()[key] == value
    assert read_log(json.dumps(log.to_json())) == log


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        '{"game": "toy", "seats": 2, "mo',
        "nul",
        "[1, 2",
        "\x00",
        "{'game': 1}",
        "\ufeff{}",
    ],
)
def test_no_json(text: str) -> None:
    with pytest.raises(BadLog, match="JSON"):
        read_log(text)


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(BadLog, match="JSON"):
        read_log(b'{"game": "\xff\xfe"}')


@pytest.mark.parametrize("text", ["[]", "3", '"toy"', "null", "true", "[{}]"])
def test_json_that_is_no_object(text: str) -> None:
    with pytest.raises(BadLog, match="object"):
        read_log(text)


@pytest.mark.parametrize("key", ["game", "seats", "moves"])
def test_required_keys(key: str) -> None:
    with pytest.raises(BadLog, match=f"'{key}'"):
        read_log(json.dumps({k: v for k, v in GOOD.items() if k != key}))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("game", 1), ("game", None), ("game", ["toy"]),
        ("seats", True), ("seats", False), ("seats", "2"), ("seats", 2.0), ("seats", None),
        ("seats", [2]), ("moves", {}), ("moves", "* draw 0"), ("moves", None), ("version", True),
        ("version", "1"), ("version", 1.5), ("options", []), ("options", "x"), ("options", None),
        ("options", True),
    ],
)  # fmt: skip
def test_wrong_types(key: str, value: Any) -> None:
    with pytest.raises(BadLog, match=f"'{key}'"):
        read(**{key: value})


@pytest.mark.parametrize("move", [1, None, True, ["* draw 0"], {"seat": 1}])
def test_a_move_is_text(move: Any) -> None:
    with pytest.raises(BadLog, match="move") as refused:
        read(moves=["* draw 0", move])
    assert refused.value.move == 2


@pytest.mark.parametrize(
    "text", ["[" * 200_000, '{"game":' * 200_000, '{"moves":[' + "[" * 100_000]
)
def test_deep_nesting(text: str) -> None:
    with pytest.raises(BadLog):
        read_log(text)


@pytest.mark.parametrize("number", ["9" * 5000, "1e999", "-1e999", "NaN", "Infinity"])
def test_huge_and_strange_numbers(number: str) -> None:
    with pytest.raises(BadLog):
        read_log(f'{{"game": "toy", "seats": {number}, "moves": []}}')


def test_a_huge_text_is_refused_unread() -> None:
    """Ten megabytes that would be no JSON at all: the complaint is about the size."""
    for text in ("[" * 10_000_000, b"[" * 10_000_000):
        with pytest.raises(BadLog, match=f"at most {MOST_BYTES} bytes, got 10000000"):
            read_log(text)


def test_messages_stay_short() -> None:
    with pytest.raises(BadLog) as refused:
        read(game=["x" * 1_000_000])
    assert len(str(refused.value)) < 200
