"""The bots at a table: what they are asked, and that somebody moves whatever becomes of them."""

from __future__ import annotations

from typing import Any

from tinkertable.bots import random as weakest
from tinkertable.core.edition import edition_file
from tinkertable.core.position import Position
from tinkertable.games import load

from .refusal import Refusal
from .table import Table
from .workers import Workers

ADVISER = "expert"  # who is asked for hints


def bot_question(table: Table, at: int, turn: int) -> tuple[dict[str, Any], Position] | None:
    """What a worker is asked, and the position it is about; None if there is nothing to ask."""
    if at not in table.bots_to_move() or table.turns[at] != turn:
        return None
    position, seed = table.question(at)
    return asked(table, at, table.seats[at].player or "", position, seed), position


def hint_question(table: Table, at: int) -> dict[str, Any]:
    """What an adviser is asked for a person, from what the seat may see."""
    return asked(table, at, ADVISER, *table.question(at))


def asked(table: Table, at: int, bot: str, position: Position, seed: int) -> dict[str, Any]:
    """A question about a position as the seat sees it."""
    edition = table.match.edition
    return {
        "game": table.facts.game.name,
        "seats": len(table.seats),
        "options": table.facts.options,
        "edition": edition_file(edition) if edition else None,
        "state": position.to_json(),
        "bot": bot,
        "seat": at,
        "seed": seed,
    }


async def bot_answer(
    workers: Workers, question: dict[str, Any], position: Position
) -> tuple[int, str | None]:
    """An action, and what people are to know about how it came about."""
    answer = await workers.ask(question)
    if answer.action is not None:
        return answer.action, answer.notice
    return weakest.choose(position, question["seat"], question["seed"]), answer.notice


async def advice(workers: Workers, question: dict[str, Any]) -> dict[str, Any]:
    """The best few moves with what they are worth, the best first."""
    found = await workers.advise(question)
    if found is None:
        raise Refusal("no-hint", "nobody could think of one in time; try again")
    game = load(question["game"])
    moves = [
        {"text": game.codec.text(action), "value": round(value, 4), "share": round(share, 4)}
        for action, value, share in found
    ]
    return {"seat": question["seat"] + 1, "points": game.independent, "moves": moves}
