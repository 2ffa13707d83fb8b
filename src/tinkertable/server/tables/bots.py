"""The bots at a table: what they are asked, and that somebody moves whatever becomes of them."""

from __future__ import annotations

from tinkertable.bots import load as load_bot
from tinkertable.bots import random as weakest
from tinkertable.bots.seeds import table_seed
from tinkertable.core.errors import InputError
from tinkertable.core.game import Points
from tinkertable.core.position import Position
from tinkertable.server.refusal import Refusal
from tinkertable.workers.messages import Question, make_question
from tinkertable.workers.pool import Pool
from tinkertable.workers.turns import ALONE, MOVE, Asker

from .models import Advice, Hint
from .table import Table

ADVISER = "expert"  # who is asked for hints


def bot_question(table: Table, at: int, turn: int) -> tuple[Question, Position] | None:
    """What a worker is asked, and the position it is about; None if there is nothing to ask."""
    if at not in table.bots_to_move() or table.turns[at] != turn:
        return None
    return _question(table, at, table.seats[at].player or "")


def asker(table: Table) -> Asker:
    """For whom its bots think: those who sit there, or its host where only bots do."""
    people = tuple(sorted(table.holders()))
    return Asker(people, MOVE) if people else Asker((table.facts.host,), ALONE)


def hint_question(table: Table, at: int) -> tuple[Question, Position]:
    """What an adviser is asked for a person, and what the seat sees."""
    return _question(table, at, ADVISER)


def _question(table: Table, at: int, bot: str) -> tuple[Question, Position]:
    position = table.match.position.hidden(at)
    seed = table_seed(table.facts.seed, at, table.turns[at])
    return make_question(position, table.match.edition, bot, at, seed), position


async def bot_answer(
    workers: Pool, who: Asker, question: Question, position: Position
) -> tuple[int, str | None]:
    """An action, and what people are to know about how it came about."""
    answer = await workers.ask(question, who)
    if answer.action is not None:
        return answer.action, answer.notice
    return weakest.choose(position, question["seat"], question["seed"]), answer.notice


async def advice(workers: Pool, person: str, question: Question, position: Position) -> Advice:
    """The best few moves with what they are worth, the best first."""
    found = await workers.advise(question, person)
    if found is None:
        raise Refusal("no-hint", "no-answer")
    game, seat = position.game, question["seat"]
    mixed = load_bot(ADVISER, game).mixes
    moves = [
        Hint(
            text=game.codec.text(move["action"]),
            value=round_value(move["value"]),
            share=rounded(move["share"]),
            gains=gains(position, seat, move["action"]),
        )
        for move in found["moves"]
    ]
    return Advice(
        seat=seat + 1,
        points=game.independent,
        mixed=mixed,
        matches=found["matches"],
        moves=moves,
    )


def rounded(value: float) -> float:
    return round(value, 4)


def round_value(value: float | None) -> float | None:
    return None if value is None else rounded(value)


def gains(position: Position, seat: int, action: int) -> dict[str, Points]:
    """How many points each line brings or costs with a move, as far as the seat can know."""
    trial = position.copy()
    try:
        trial.play(seat, action)
    except InputError:  # it cannot be played without what is hidden
        return {}
    if trial.is_news(seat):
        return {}
    before, after = _earned(position, seat), _earned(trial, seat)
    changes = {line: after.get(line, 0) - before.get(line, 0) for line in position.game.lines}
    return {line: points for line, points in changes.items() if points}


def _earned(position: Position, seat: int) -> dict[str, Points]:
    """By line, as it enters the total: what is subtracted is negative."""
    found: dict[str, Points] = {}
    for item in position.game.explain(position, seat):
        found[item.line] = found.get(item.line, 0) + item.points
    return found
