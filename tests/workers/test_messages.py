"""What a worker is asked arrives as it was sent, with the same box; its edition is parsed once."""

from __future__ import annotations

import json

import pytest

from tinkertable.core.chance import Chance
from tinkertable.core.edition import read_edition, template
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.workers import editions
from tinkertable.workers.messages import make_question, read_position

GEARS = load("gears")


def test_a_position_is_read_as_its_seat_saw_it() -> None:
    match = Match(GEARS, 3, {"strict": "on"}, Chance("messages"))
    match.settle()
    hidden = match.position.hidden(1)
    question = json.loads(json.dumps(make_question(hidden, None, "easy", 1, 5)))
    found = read_position(question, question["state"])
    assert found == hidden
    assert found.options == hidden.options
    assert found.legal(1) == hidden.legal(1)


def test_an_edition_is_parsed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = []

    def count(*arguments: object) -> object:
        parsed.append(arguments)
        return read_edition(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(editions, "read_edition", count)
    editions.parse_edition.cache_clear()
    edition = read_edition(GEARS, json.dumps(template(GEARS) | {"name": "ours"}))
    match = Match(GEARS, 2, {}, Chance("messages"), edition)
    match.settle()
    boxes = []
    for seat in (0, 1):
        hidden = match.position.hidden(seat)
        question = json.loads(json.dumps(make_question(hidden, edition, "easy", seat, 5)))
        boxes.append(read_position(question, question["state"]).box)
    assert len(parsed) == 1
    assert boxes[0] is boxes[1]
