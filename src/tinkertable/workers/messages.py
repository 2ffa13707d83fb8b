"""What a worker is asked: a position as its seat sees it and what is wanted, as JSON and back."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from tinkertable.core.edition import Edition, edition_file
from tinkertable.core.position import Position
from tinkertable.games import load

from .editions import KEPT, parse_edition

Question = dict[str, Any]


def make_question(
    position: Position, edition: Edition | None, bot: str, seat: int, seed: int
) -> Question:
    return {
        "game": position.game.name,
        "seats": position.seats,
        "options": position.options,
        "edition": _edition_text(edition) if edition else None,
        "state": position.to_json(),
        "bot": bot,
        "seat": seat,
        "seed": seed,
    }


@lru_cache(KEPT)
def _edition_text(edition: Edition) -> str:
    return json.dumps(edition_file(edition))


def read_position(question: Question, state: dict[str, Any]) -> Position:
    """A position of the question's match."""
    name, text = question["game"], question["edition"]
    box = parse_edition(name, text).box if text else None
    position = Position(load(name), question["seats"], question["options"], box)
    position.fill(state)
    return position
