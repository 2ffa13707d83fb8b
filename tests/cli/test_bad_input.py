"""Nonsense is answered in one line, never with a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .shell import assert_refused, tinkertable


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        ([], ["a command (play,"]),
        (["fly"], ["invalid choice: 'fly'"]),
        (["score"], ["required"]),
        (["score", "chess", "A1H.H."], ["railroad-ink", "'chess'"]),
        (["score", "railroad-ink", "A2H.H.", "-o", "colour=red"], ["stations", "'colour'"]),
        (["score", "railroad-ink", "A2H.H.", "-o", "stations=stop"], ["pass, end", "'stop'"]),
        (["score", "railroad-ink", "A2H.H.", "-o", "stations"], ["NAME=VALUE", "'stations'"]),
        (["score", "railroad-ink", "H9H.H."], ["D5RHRHx", "'H9H.H.'"]),
        (["score", "railroad-ink", "A8H.H."], ["'A8H.H.'"]),
        (["score", "railroad-ink", "A2H..."], ["drawing of the game in A2", "'H...'"]),
        (["score", "railroad-ink", "A2HHHHx"], ["A2", "'HHHHx'"]),
        (["score", "railroad-ink", "A2H.H. A2H.H."], ["A2 twice"]),
        (["score", "railroad-ink", "A2H.H. B2R.R."], ["highway meets a rail", "A2"]),
        (["score", "railroad-ink", "A2R.R."], ["highway meets a rail", "exit"]),
        (["score", "railroad-ink", "D4LLLL", "-o", "expansion=none"], ["expansion=lava"]),
        (["score", "railroad-ink", "B1o C1o"], ["one dot"]),
        (["replay", "no-such-file.json"], ["no-such-file.json", "No such file"]),
        (["legal", "."], ["Is a directory"]),
        (["match", "railroad-ink", "--bots", "genius"], ["easy, normal", "'genius'"]),
        (["match", "railroad-ink", "--bots", ",".join(["random"] * 13)], ["1 to 12 seats", "13"]),
        (["match", "railroad-ink", "--bots", "random", "--games", "0"], ["--games", "0"]),
        (["match", "railroad-ink", "--bots", "random", "--games", "x"], ["--games", "'x'"]),
        (["match", "railroad-ink", "--bots", "random", "--deals", "nowhere"], ["nowhere"]),
        (["match", "railroad-ink", "--bots", "random", "--log", "/no/such"], ["cannot write"]),
        (["rules", "railroad-ink", "--lang", "de"], ["'de'"]),
        (["bench", "go"], ["'go'"]),
        (["bench", "-o", "strict=on"], ["name it"]),
        (["bench", "gears", "--device", "cuda"], ["CUDA|tinkertable[cuda]"]),
        (["terminal", "gears"], ["--bots normal"]),
        (["terminal", "gears", "--bots", "exec:cat"], ["match", "server"]),
        (["terminal", "railroad-ink"], ["terminal"]),
    ],
)
def test_bad_arguments_are_one_line(words: list[str], parts: list[str]) -> None:
    assert_refused(tinkertable(*words), *parts)


GOOD = {"game": "railroad-ink", "seats": 1, "moves": ["* roll H.H."]}
ROLLED = ["* roll H.H.", "* roll RR..", "* roll HHH.", "* roll HR.."]


@pytest.mark.parametrize(
    ("log", "move", "part"),
    [
        ("{", None, "JSON"),
        ('{"game": "railroad-ink", "seats": 1, "moves": ["* roll H.H."', None, "JSON"),
        ("[" * 100_000, None, "JSON"),
        ("7", None, "object"),
        ({"seats": 1, "moves": []}, None, "'game'"),
        (GOOD | {"game": "go"}, None, "'go'"),
        (GOOD | {"game": 3}, None, "'game'"),
        (GOOD | {"seats": 0}, None, "1 to 12"),
        (GOOD | {"seats": True}, None, "'seats'"),
        (GOOD | {"seats": 10**400}, None, "JSON|seats"),
        (GOOD | {"seats": 1.0}, None, "'seats'"),
        (GOOD | {"moves": "done"}, None, "'moves'"),
        (GOOD | {"moves": [1]}, 1, "text"),
        (GOOD | {"options": {"stations": "stop"}}, None, "pass, end"),
        (GOOD | {"options": {"stations": ["pass"]}}, None, "pass, end"),
        (GOOD | {"options": []}, None, "'options'"),
        (GOOD | {"version": 99}, None, "version"),
        (GOOD | {"moves": ["* roll HHHH"]}, 1, "roll"),
        (GOOD | {"moves": ["* roll HRHRx"]}, 1, "not legal"),
        (GOOD | {"moves": ["1 done"]}, 1, "may not act"),
        (GOOD | {"moves": [*ROLLED, "2 done"]}, 5, "seat"),
        (GOOD | {"moves": [*ROLLED, "² done"]}, 5, "seat"),
        (GOOD | {"moves": [*ROLLED, "1 done"]}, 5, "not legal"),
        (GOOD | {"moves": [*ROLLED, "1 place D4H.H."]}, 5, "not legal"),
        (GOOD | {"moves": [*ROLLED, "1 place H9H.H."]}, 5, "place"),
        (GOOD | {"moves": [*ROLLED, "1 place"]}, 5, "place"),
        (GOOD | {"moves": [*ROLLED, ""]}, 5, "seat"),
        (GOOD | {"moves": [*ROLLED, "1 undo"]}, 5, "place"),
        (GOOD | {"moves": [*ROLLED, "1 place A2H.H.", "1 place A2H.H."]}, 6, "not legal"),
    ],
)
def test_a_bad_log_names_the_move(log: object, move: int | None, part: str, tmp_path: Path) -> None:
    text = log if isinstance(log, str) else json.dumps(log)
    done = tinkertable("replay", "-", stdin=text + "\n")
    assert done.code == 0
    assert "Traceback" not in done.err
    (answer,) = done.objects
    assert answer["move"] == move
    assert any(p in answer["error"] for p in part.split("|")), answer
    assert len(answer["error"]) < 400
    path = tmp_path / "log.json"
    path.write_text(text, encoding="utf-8")
    assert_refused(tinkertable("replay", str(path)), str(path))


def test_each_bad_line_gets_one_error_line_and_the_good_ones_their_answer() -> None:
    good = json.dumps(GOOD).encode()
    lines = [good, b"x" * 10_000_000, b"\xff\xfe", b"", b"null", good, b'{"game"']
    answers = tinkertable("replay", "-", stdin=b"\n".join(lines)).objects
    assert ["error" in answer for answer in answers] == [False, True, True, True, False, True]
    boards = [b"A2H.H.", b"y" * 10_000_000, b"\xff", b"A2", b"A2H.H."]
    answers = tinkertable("score", "railroad-ink", "-", stdin=b"\n".join(boards)).objects
    assert ["error" in answer for answer in answers] == [False, True, True, True, False]


def dealt(*rounds: list[str]) -> str:
    return json.dumps({"deals": [{"dice": rounds}]})


@pytest.mark.parametrize(
    "deals",
    [
        "",
        "[]",
        '{"deals": []}',
        '{"deals": [3]}',
        '{"deals": [{"dice": 1}]}',
        dealt(["H.H."]),
        dealt(["H.H.", "H.H.", "H.H.", "H.H."]),  # the fourth die shows no such face
        dealt(["H.H.", "H.H.", "H.H.", "HR.."]),  # one round of seven
    ],
)
def test_bad_deals_are_one_line(deals: str, tmp_path: Path) -> None:
    path = tmp_path / "deals.json"
    path.write_text(deals, encoding="utf-8")
    words = ["match", "railroad-ink", "--bots", "random", "--deals", str(path)]
    assert_refused(tinkertable(*words))
