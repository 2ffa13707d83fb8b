"""A preview shows what the move would really do: every legal move of random positions, played."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from tests.conformance.play import some_action
from tests.conformance.secrets import fork
from tinkertable.core.game import Game
from tinkertable.core.seats import ITSELF, NATURE
from tinkertable.games import GAMES, load
from tinkertable.server.refusal import Refusal
from tinkertable.server.tables import commands, projection
from tinkertable.server.tables.facts import Facts
from tinkertable.server.tables.models import State
from tinkertable.server.tables.table import Table

TABLES = 5  # at least, and as many more as it takes
ENOUGH = 800  # moves looked at, of a game
MOST_SEATS = 4
DECISIONS = 80  # of a table, then comes another
TRIED = 0.1  # of the positions; in the others one move is made and none looked at
NOTHING_TO_TURN_UP = ("sentient", "transmissions")  # no move shows what others hide
SHOWN = ("viewer", "acting", "view", "scores", "rivals", "legal", "over")


def open_table(game: Game, number: int, rng: Random) -> Table:
    least, most = game.seats
    counts = range(least, min(MOST_SEATS, most) + 1)
    seats = tuple(
        {"kind": "human", "person": f"p{at}"} for at in range(counts[number % len(counts)])
    )
    options = {name: rng.choice(values) for name, values in game.options.items()}
    table = Table.new(
        Facts(
            id="t", game=game, version=game.version, seed=f"previews {number}", edition=None,
            options=options, seats=seats, public=True, clock=None, hurry=True, host="p0",
            created=0.0,
        )
    )  # fmt: skip
    commands.begin(table)
    return table


def twin_of(table: Table) -> Table:
    """A table that goes on by itself from here."""
    twin = copy.copy(table)
    twin.match = fork(table.match)
    twin.turns = list(table.turns)
    twin._answered = [dict(answered) for answered in table._answered]
    twin.fresh = []
    return twin


def make(table: Table, seat: int, text: str) -> None:
    commands.move(table, f"p{seat}", seat, table.turns[seat], text, f"m{table.number}")


def seen_after(table: Table, seat: int, text: str) -> State[Any] | None:
    """What the seat sees once it has really made the move; None if that turns up what others hide.

    Where chance goes on at once, or the match ends and all lies open, it is what the seat saw
    just before that.
    """
    real, made = twin_of(table), len(table.match.moves) + 1
    make(real, seat, text)
    if real.match.moves[made - 1].reveals & ~(1 << seat | ITSELF):
        return None
    drawn = real.match.moves[made:]
    assert all(move.seat == NATURE for move in drawn)
    if not drawn and not real.finished:
        return projection.state(real, seat, 0.0)
    return projection.past(real, seat, len(projection.moves(real, seat)) - len(drawn))


@pytest.mark.parametrize("game", GAMES)
def test_every_preview_is_what_comes_of_the_move(game: str) -> None:
    rng = Random(game)
    shown, refused, with_moves = 0, 0, 0
    number = 0
    while number < TABLES or shown + refused < ENOUGH:
        number += 1
        table = open_table(load(game), number, rng)
        for _ in range(DECISIONS):
            if table.finished:
                break
            seat = rng.choice(table.acting_seats()) - 1
            if rng.random() < TRIED:
                for text in table.match.legal_texts(seat):
                    after = seen_after(table, seat, text)
                    if after is None:
                        refused += 1
                        with pytest.raises(Refusal, match="hidden until"):
                            projection.preview(table, seat, text)
                        continue
                    preview = projection.preview(table, seat, text)
                    shown += 1
                    with_moves += bool(preview.legal)
                    assert {name: getattr(preview, name) for name in SHOWN} == {
                        name: getattr(after, name) for name in SHOWN
                    }, f"table {number}, after {table.match.move_texts()}: {seat + 1} {text}"
            codec = table.match.game.codec
            action = some_action(rng, table.match.game, table.match.position.legal(seat))
            make(table, seat, codec.text(action))
    assert with_moves > 25
    assert shown > with_moves  # then it is somebody else's turn, or chance's
    assert (refused > 0) == (game not in NOTHING_TO_TURN_UP)


def test_a_paused_table_offers_nothing_in_a_preview() -> None:
    table = open_table(load("railroad-ink"), 0, Random(1))
    seat = table.acting_seats()[0] - 1
    text = table.match.legal_texts(seat)[0]
    assert projection.preview(table, seat, text).legal
    commands.pause(table, f"p{seat}")
    assert projection.preview(table, seat, text).legal == []
