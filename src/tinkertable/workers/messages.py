"""What a bot in another process is asked: a position as its seat sees it, as JSON and back."""

from __future__ import annotations

import json
from typing import Any

from tinkertable.core.edition import Edition, edition_file, read_edition
from tinkertable.core.position import Position
from tinkertable.games import load

Question = dict[str, Any]


def asked(position: Position, edition: Edition | None, bot: str, seat: int, seed: int) -> Question:
    return {
        "game": position.game.name,
        "seats": position.seats,
        "options": position.options,
        "edition": edition_file(edition) if edition else None,
        "state": position.to_json(),
        "bot": bot,
        "seat": seat,
        "seed": seed,
    }


def stated(question: Question, state: dict[str, Any]) -> Position:
    """A position of the question's match."""
    game = load(question["game"])
    edition = question["edition"] and read_edition(game, json.dumps(question["edition"]))
    box = edition.box if edition else None
    position = Position(game, question["seats"], question["options"], box)
    position.fill(state)
    return position
