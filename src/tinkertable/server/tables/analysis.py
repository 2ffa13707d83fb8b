"""A match that is over, looked at again: what each seat could expect at its decisions, what Expert
would have done there, and what the difference was worth."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

from tinkertable.bots.seeds import judge_seed
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE
from tinkertable.server.refusal import Refusal
from tinkertable.workers.messages import Question, make_question
from tinkertable.workers.pool import Pool

from . import projection
from .bots import ADVISER, round_value, rounded
from .models import Decision, Progress
from .reason import Reason
from .table import Table

MOST = 150  # decisions; of a longer match evenly so many

Tell = Callable[[Progress], None]


def require_finished(table: Table) -> Table:
    """What would show hidden things is for matches that are over."""
    if not table.finished:
        raise Refusal("wrong-status", "not-finished")
    return table


async def analyse(workers: Pool, table: Table, person: str, first: int, tell: Tell) -> None:
    """Judge the decisions from the `first` on, telling each as it is ready.

    A match that is over does not change, so the table may be read from a thread.
    """
    found = await asyncio.to_thread(decisions, table.match)
    points = table.facts.game.independent
    tell(Progress(done=min(first, len(found)), of=len(found), points=points, decision=None))
    for done, index in enumerate(found[first:], first + 1):
        question = await asyncio.to_thread(_question, table, index)
        judgement = await workers.judge(question, person)
        if judgement is None:
            raise Refusal("no-analysis", "no-answer")
        decision = _decision(table, index, judgement)
        tell(Progress(done=done, of=len(found), points=points, decision=decision))


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
    seed = judge_seed(move.seat, index)
    seen, edition = before.hidden(move.seat), table.match.edition
    return make_question(seen, edition, ADVISER, move.seat, seed) | {
        "played": move.action,
        "after": None if shown else after.hidden(move.seat).to_json(),
    }


def _decision(table: Table, index: int, judgement: dict[str, Any]) -> Decision:
    move = table.match.moves[index]
    codec = table.facts.game.codec
    return Decision(
        move=index + 1,
        seat=move.seat + 1,
        played=codec.text(move.action),
        best=codec.text(judgement["best"]),
        played_value=round_value(judgement["played_value"]),
        best_value=rounded(judgement["best_value"]),
        values=_round_all(judgement["values"]),
        played_values=_round_all(judgement["played_values"]),
        error=round_value(judgement["error"]),
    )


def _round_all(values: list[float] | None) -> list[float] | None:
    return None if values is None else [rounded(value) for value in values]


def outcome(table: Table) -> list[float] | None:
    """What it came to, by seat: points, or the victory and its parts, and behind them nobody's;
    none if it was given up."""
    result = projection.result(table)
    if result is None or result.reason not in (Reason.PLAYED, Reason.RESIGNED):
        return None
    if table.facts.game.independent:
        return [float(score["total"]) for score in result.scores]
    winners = result.winners
    shares = [(at + 1 in winners) / max(1, len(winners)) for at in range(len(table.seats))]
    return [*shares, float(not winners)]
