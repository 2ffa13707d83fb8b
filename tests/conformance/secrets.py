"""What a viewer may learn of the others' moves, and what may be taken back."""

from __future__ import annotations

import json
import random

import pytest

from tinkertable.core.errors import NotLegal
from tinkertable.core.log import read_log
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE, NOBODY, SHOWN, SILENT, members, seat_text

SECRET_MOVES = 3


def replayed(match: Match) -> Match:
    """The match again, from its log as text."""
    log = read_log(json.dumps(match.log().to_json()))
    return Match.replay(match.game, log, match.position.box)


def check_log(match: Match, rng: random.Random) -> None:
    twin = replayed(match)
    assert twin.position == match.position
    assert twin.moves == match.moves
    assert twin.move_texts() == match.move_texts()


def seen(match: Match, viewer: int) -> str:
    """All that a viewer is told."""
    told = [match.view(viewer), match.move_texts(viewer), match.log(viewer).to_json()]
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
    if NATURE in seats or match.seats == 1:
        return
    seat = rng.choice(seats)
    viewers = {rng.choice([v for v in range(match.seats) if v != seat]), NOBODY}
    one, two = replayed(match), replayed(match)
    for _ in range(SECRET_MOVES):
        moves = secret_moves(one, seat)
        if not moves:
            break
        action, secrecy = rng.choice(moves)
        verb = match.game.codec.named[action].verb
        for _, other in ((0, 0),) if secrecy == SILENT else ():
            del other
        one.play(seat, action)
        if secrecy == SILENT:
            continue
        likes = [
            like
            for like, kind in secret_moves(two, seat)
            if kind == secrecy and match.game.codec.named[like].verb == verb
        ]
        assert likes, f"only one way to {verb}: others can tell"
        two.play(seat, rng.choice(likes))
    for viewer in viewers:
        assert seen(one, viewer) == seen(two, viewer)


def check_undo(match: Match, rng: random.Random) -> None:
    """Everything back to the barrier, in any order; never further."""
    twin = replayed(match)
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
    check_log(twin, rng)
    for seat in range(match.seats):
        with pytest.raises(NotLegal):
            twin.undo(seat)
    assert twin.moves[:barrier] == match.moves[:barrier]


def check_undo_last(match: Match, rng: random.Random) -> None:
    """Taking back the very last move gives the position before it, byte by byte."""
    seats = list(members(match.position.acting()))
    if NATURE in seats:
        return
    twin = replayed(match)
    seat = rng.choice(seats)
    action = rng.choice(twin.position.legal(seat))
    if twin.position.reveals(seat, action):
        twin.play(seat, action)
        assert all(twin.undoable(other) is None for other in range(twin.seats))
        return
    twin.play(seat, action)
    twin.undo(seat)
    assert twin.position == match.position
    assert twin.moves == match.moves
