"""What a viewer may learn of the others' moves, and what may be taken back."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from tinkertable.core.errors import NotLegal
from tinkertable.core.log import read_log
from tinkertable.core.match import Match, Secrets
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, NOBODY, SHOWN, SILENT, members, seat_text
from tinkertable.core.values import to_plain

from .checks import assert_same

SECRET_MOVES = 3


def fork(match: Match) -> Match:
    """A match that goes on by itself from here."""
    twin = copy.copy(match)
    for name, value in vars(match).items():
        if isinstance(value, list | dict | Position):
            setattr(twin, name, value.copy())
        elif isinstance(value, Secrets):
            setattr(twin, name, copy.deepcopy(value))
    return twin


def check_log(match: Match, rng: random.Random) -> None:
    """The log, as text and back, tells the same match."""
    log = read_log(json.dumps(match.log().to_json()))
    twin = Match.replay(match.game, log, match.edition)
    assert_same(twin.position, match.position)
    assert twin.moves == match.moves
    assert twin.move_texts() == match.move_texts()


def seen(match: Match, viewer: int) -> str:
    """All that a viewer is told."""
    view = to_plain(match.view(viewer))
    told: list[Any] = [view, match.move_texts(viewer), match.log(viewer).to_json()]
    if viewer != NOBODY:
        told.append(match.position.hidden(viewer).legal(viewer))
    return json.dumps(told)


def secret_moves(match: Match, seat: int) -> list[tuple[int, int]]:
    """The seat's actions that others may not know now, each with its secrecy."""
    found = [(a, match.position.secrecy(seat, a)) for a in match.position.legal(seat)]
    return [
        (action, secrecy)
        for action, secrecy in found
        if secrecy != SHOWN and not match.position.reveals(seat, action)
    ]


def check_secrets(match: Match, rng: random.Random) -> None:
    """Matches that differ in a seat's unrevealed moves only look the same to everybody else."""
    seats = list(members(match.position.acting()))
    if NATURE in seats:
        return
    seat = rng.choice(seats)
    viewers = {NOBODY, *rng.sample(range(match.seats), min(2, match.seats))} - {seat}
    one, two = fork(match), fork(match)
    silent = [action for action, secrecy in secret_moves(two, seat) if secrecy == SILENT]
    if silent and rng.random() < 0.5:
        two.play(seat, rng.choice(silent))
    for _ in range(SECRET_MOVES):
        if not move_secretly(one, two, seat, rng):
            break
    for viewer in viewers:
        assert seen(one, viewer) == seen(two, viewer)


def move_secretly(one: Match, two: Match, seat: int, rng: random.Random) -> bool:
    """A secret move in one match, and in the other what a viewer could not tell from it."""
    moves = secret_moves(one, seat)
    if not moves:
        return False
    action, secrecy = rng.choice(moves)
    if secrecy != SILENT:
        verbs = [known.verb for known in one.game.codec.named]
        likes = [
            like
            for like, kind in secret_moves(two, seat)
            if kind == secrecy and verbs[like] == verbs[action]
        ]
        if not likes:
            return False
        two.play(seat, rng.choice(likes))
    one.play(seat, action)
    return True


def check_undo(match: Match, rng: random.Random) -> None:
    """Everything back to the barrier, in any order; never further."""
    twin = fork(match)
    barrier = 0
    for number, move in enumerate(match.moves, 1):
        if move.seat == NATURE or move.reveals:
            barrier = number
    while True:
        seats = [seat for seat in range(match.seats) if twin.undoable(seat) is not None]
        if not seats:
            break
        seat = rng.choice(seats)
        index = twin.undoable(seat)
        assert index is not None
        assert index >= barrier
        assert twin.moves[index].seat == seat
        kept = [*twin.moves[:index], *twin.moves[index + 1 :]]
        twin.undo(seat)
        assert [move[:2] for move in twin.moves] == [move[:2] for move in kept]
        assert twin.journal[-1] == f"{seat_text(seat)} undo"
    expected = Position(match.game, match.seats, match.position.options, match.position.box)
    for move in twin.moves:
        expected.play(move.seat, move.action)
    assert_same(twin.position, expected)
    for seat in range(match.seats):
        with pytest.raises(NotLegal):
            twin.undo(seat)
    assert twin.moves[:barrier] == match.moves[:barrier]


def check_undo_last(match: Match, rng: random.Random) -> None:
    """Taking back the very last move gives the position before it, byte by byte."""
    seats = list(members(match.position.acting()))
    if NATURE in seats:
        return
    twin = fork(match)
    seat = rng.choice(seats)
    action = rng.choice(twin.position.legal(seat))
    if twin.position.reveals(seat, action):
        twin.play(seat, action)
        assert all(twin.undoable(other) is None for other in range(twin.seats))
        return
    twin.play(seat, action)
    twin.undo(seat)
    assert_same(twin.position, match.position)
    assert twin.moves == match.moves
