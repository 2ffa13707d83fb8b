"""The bots at a table: what they are asked, and that somebody moves whatever becomes of them."""

from __future__ import annotations

from typing import Any

from tinkertable.bots import random as weakest
from tinkertable.core.edition import Edition
from tinkertable.core.position import Position

from .table import Table
from .workers import Workers


def edition_file(edition: Edition) -> dict[str, Any]:
    return {"game": edition.game, "name": edition.name, "data": edition.data}


def bot_question(table: Table, at: int, turn: int) -> tuple[dict[str, Any], Position] | None:
    """What a worker is asked, and the position it is about; None if there is nothing to ask."""
    if at not in table.bots_to_move() or table.turns[at] != turn:
        return None
    position, seed = table.question(at)
    edition = table.match.edition
    question = {
        "game": table.facts.game.name,
        "seats": len(table.seats),
        "options": table.facts.options,
        "edition": edition_file(edition) if edition else None,
        "state": position.to_json(),
        "bot": table.seats[at].player,
        "seat": at,
        "seed": seed,
    }
    return question, position


async def bot_answer(
    workers: Workers, question: dict[str, Any], position: Position
) -> tuple[int, str | None]:
    """An action, and what people are to know about how it came about."""
    answer = await workers.ask(question)
    if answer.action is not None:
        return answer.action, answer.notice
    return weakest.choose(position, question["seat"], question["seed"]), answer.notice
