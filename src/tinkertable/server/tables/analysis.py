"""A match that is over, looked at again: what each seat could expect at its decisions, what Expert
would have done there, and what the difference was worth."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE
from tinkertable.server.refusal import Refusal
from tinkertable.workers.messages import Question, asked
from tinkertable.workers.pool import Workers

from . import projection
from .bots import ADVISER, rounded
from .reason import Reason
from .table import BOT_SEEDS, Table

MOST = 150  # decisions; of a longer match evenly so many

Tell = Callable[[dict[str, Any]], None]


def finished(table: Table) -> Table:
    """What would show hidden things is for matches that are over."""
    if not table.opened:
        raise Refusal("wrong-status", "a match can be analysed when it is over")
    return table


async def analyse(workers: Workers, table: Table, first: int, tell: Tell) -> None:
    """Judge the decisions from the `first` on, telling each as it is ready.

    A match that is over does not change, so the table may be read from a thread.
    """
    found = await asyncio.to_thread(decisions, table.match)
    points = table.facts.game.independent
    tell({"done": min(first, len(found)), "of": len(found), "points": points, "decision": None})
    for done, index in enumerate(found[first:], first + 1):
        question = await asyncio.to_thread(_question, table, index)
        judgement = await workers.judge(question)
        if judgement is None:
            raise Refusal("no-analysis", "nobody could think about it in time; try again")
        told = _told(table, index, judgement)
        tell({"done": done, "of": len(found), "points": points, "decision": told})


def decisions(match: Match) -> list[int]:
    """The moves, counted from 0, for which a seat had a choice; at most MOST of them."""
    found = list(_choices(match))
    if len(found) <= MOST:
        return found
    return [found[k * len(found) // MOST] for k in range(MOST)]


def _choices(match: Match) -> Iterator[int]:
    position = match.before(None, 0)
    for index, move in enumerate(match.moves):
        if move.seat != NATURE and len(position.legal(move.seat)) > 1:
            yield index
        position.play(move.seat, move.action)


def _question(table: Table, index: int) -> Question:
    """What the judge is asked: what the seat saw then, and what it saw after its move."""
    move = table.match.moves[index]
    before, after = (table.match.before(None, index + more) for more in (0, 1))
    shown = after.is_news(move.seat)  # what others hid: the judge would know too much
    seed = Chance("judge").below(move.seat, index, BOT_SEEDS)  # the same for the same moves
    seen, edition = before.hidden(move.seat), table.match.edition
    return asked(seen, edition, ADVISER, move.seat, seed) | {
        "played": move.action,
        "after": None if shown else after.hidden(move.seat).to_json(),
    }


def _told(table: Table, index: int, judgement: dict[str, Any]) -> dict[str, Any]:
    move = table.match.moves[index]
    codec = table.facts.game.codec
    return {
        "move": index + 1,
        "seat": move.seat + 1,
        "played": codec.text(move.action),
        "best": codec.text(judgement["best"]),
        "played_value": rounded(judgement["played_value"]),
        "best_value": rounded(judgement["best_value"]),
        "values": _all_rounded(judgement["values"]),
        "played_values": _all_rounded(judgement["played_values"]),
        "error": rounded(judgement["error"]),
    }


def _all_rounded(values: list[float] | None) -> list[float | None] | None:
    return None if values is None else [rounded(value) for value in values]


def outcome(table: Table) -> list[float] | None:
    """What it came to, by seat: points, or the victory and its parts, and behind them nobody's;
    none if it was given up."""
    result = projection.result(table)
    if result is None or result["reason"] not in (Reason.PLAYED, Reason.RESIGNED):
        return None
    if table.facts.game.independent:
        return [float(score["total"]) for score in result["scores"]]
    winners = result["winners"]
    shares = [(at + 1 in winners) / max(1, len(winners)) for at in range(len(table.seats))]
    return [*shares, float(not winners)]
