"""What must hold in every position of every game."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tinkertable.core.errors import NotActing, NotLegal
from tinkertable.core.game import Game
from tinkertable.core.layout import fields_of, layout_of
from tinkertable.core.notation import ANYBODY, SEATS
from tinkertable.core.offers import GROUP, expand
from tinkertable.core.position import Position, Scratch
from tinkertable.core.record import from_image
from tinkertable.core.seats import NATURE, NOBODY, members

from .play import some_action, some_seat, walk


def assert_same(one: Position, two: Position) -> None:
    """Equal positions; if not, only what differs is worth reading."""
    if one != two:
        assert list(differences("state", one.to_json(), two.to_json())) == []


def differences(path: str, one: Any, two: Any) -> Iterator[str]:
    if isinstance(one, dict):
        for name in one:
            yield from differences(f"{path}.{name}", one[name], two[name])
    elif isinstance(one, list):
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            yield from differences(f"{path}[{i}]", a, b)
    elif one != two:
        yield f"{path}: {one} is not {two}"


def check_legal_lists(position: Position, rng: random.Random) -> None:
    """Sorted, unique, in range; empty exactly for those who may not act."""
    acting = position.acting()
    assert acting == 1 << NATURE or acting >> position.seats == 0
    before = position.to_json()
    for seat in [*range(position.seats), NATURE]:
        actions = position.legal(seat)
        assert bool(actions) == bool(acting >> seat & 1)
        assert actions == sorted(set(actions))
        assert all(0 <= action < position.game.codec.actions for action in actions)
        takers = {position.game.codec.takers[action] for action in actions}
        assert takers <= {NATURE if seat == NATURE else SEATS, ANYBODY}
    assert position.to_json() == before


def check_groups(position: Position, rng: random.Random) -> None:
    """As `legal` writes them: ascending, apart, no more than the game says."""
    game, scratch = position.game, Scratch(position.game)
    for seat in members(position.acting()):
        n = game.legal(position.box[0], position.state, seat, scratch.out, scratch.work)
        assert n <= game.groups
        for bits in scratch.out[1 : 2 * n : 2]:
            assert 0 < bits < 1 << GROUP
        actions = expand(scratch.out, n)
        assert all(a < b for a, b in pairwise(actions))
        assert actions == position.legal(seat)


def check_refusals(position: Position, rng: random.Random) -> None:
    """What is not legal is refused and changes nothing."""
    before = position.to_json()
    acting = position.acting()
    for seat in [*range(position.seats), NATURE]:
        legal = set(position.legal(seat))
        known = range(position.game.codec.actions)
        others = [a for a in rng.sample(known, min(5, len(known))) if a not in legal]
        for action in others:
            with pytest.raises(NotLegal if acting >> seat & 1 else NotActing):
                position.play(seat, action)
    assert position.to_json() == before


def check_copies(position: Position, rng: random.Random) -> None:
    """A copy is equal and goes its own way."""
    before, twin = position.to_json(), position.copy()
    assert_same(twin, position)
    seat = some_seat(rng, twin)
    twin.play(seat, some_action(rng, twin.game, twin.legal(seat)))
    assert position.to_json() == before


def check_json(position: Position, rng: random.Random) -> None:
    values = position.to_json()
    fresh = Position(position.game, position.seats, position.options, position.box)
    fresh.fill(json.loads(json.dumps(values)))
    assert_same(fresh, position)
    assert fresh.acting() == position.acting()
    for seat in members(position.acting()):
        assert fresh.legal(seat) == position.legal(seat)


def check_widths(position: Position, rng: random.Random) -> None:
    """Plain numbers have no width: see that compiled ones would not overflow."""
    assert_fits(position.game.State, position.to_json())


def assert_fits(cls: type[Any], values: dict[str, Any]) -> None:
    for name, field in fields_of(cls).items():
        if field.nested:
            for nested in values[name]:
                assert_fits(field.nested, nested)
            continue
        least, most = range_of(field.code)
        numbers = values[name] if field.count else [values[name]]
        assert least <= min(numbers), name
        assert max(numbers) <= most, name


def range_of(code: str) -> tuple[int, int]:
    """The numbers a NumPy type code such as i1 or u2 can hold."""
    bits = 8 * int(code[1:])
    if code[0] == "u":
        return 0, (1 << bits) - 1
    return -(1 << bits - 1), (1 << bits - 1) - 1


def check_hiding(position: Position, rng: random.Random) -> None:
    """`hide` keeps what the viewer may know; `redeal` agrees with it."""
    before = position.to_json()
    for viewer in {rng.randrange(position.seats), rng.randrange(position.seats), NOBODY}:
        hidden = position.hidden(viewer)
        assert_same(hidden.hidden(viewer), hidden)
        redealt = hidden.redealt(viewer, rng.getrandbits(32))
        assert_same(redealt.hidden(viewer), hidden)
        for other in (hidden, redealt):
            assert other.acting() == position.acting()
            assert other.winners() == position.winners()
            if viewer != NOBODY:
                assert other.legal(viewer) == position.legal(viewer)
        for seat in members(redealt.acting()):
            assert redealt.legal(seat), f"seat {seat} has no move in what was redealt"
    assert position.to_json() == before


def check_playing_on(position: Position, rng: random.Random) -> None:
    """What was redealt is a position like any other: it can be played to its end."""
    viewer = rng.randrange(position.seats)
    redealt = position.hidden(viewer).redealt(viewer, rng.getrandbits(32))
    moves = sum(1 for _ in walk(redealt, rng))
    assert moves <= position.game.most_moves(position.seats)


def check_order(position: Position, rng: random.Random) -> None:
    """Of seats that act at once it does not matter who moves first."""
    acting = list(members(position.acting()))
    if len(acting) < 2:
        return
    moves = [
        (seat, some_action(rng, position.game, position.legal(seat)))
        for seat in rng.sample(acting, 2)
    ]
    ends = []
    for order in (moves, moves[::-1]):
        twin = position.copy()
        for seat, action in order:
            if twin.reveals(seat, action):
                return
            assert action in twin.legal(seat)
            twin.play(seat, action)
        ends.append(twin)
    assert_same(ends[0], ends[1])


def check_scores(position: Position, rng: random.Random) -> None:
    """The items of a line add up to it, or to what is subtracted; all items to the total."""
    game: Game = position.game
    counted = game.lines_in(position.options, position.seats)
    for seat in range(position.seats):
        score = position.score(seat)
        assert list(score) == ["total", *game.lines]
        assert [line for line in game.lines if score[line] and line not in counted] == []
        items = game.explain(position, seat)
        assert {item.line for item in items} <= set(counted)
        for line in game.lines:
            points = sum(item.points for item in items if item.line == line)
            assert abs(points) == abs(score[line]), line
        assert sum(item.points for item in items) == score["total"]


def check_scratch(position: Position, rng: random.Random) -> None:
    """What lay in scratch memory before changes no answer."""
    game, dirty = position.game, Scratch(position.game)
    for name, record in (("work", game.Work), ("sheet", game.Sheet)):
        setattr(dirty, name, from_image(record, bytes([77]) * layout_of(record).size))
    for seat in members(position.acting()):
        n = game.legal(position.box[0], position.state, seat, dirty.out, dirty.work)
        assert expand(dirty.out, n) == position.legal(seat)
    for seat in range(position.seats):
        total = game.score(position.box[0], position.state, seat, dirty.work, dirty.sheet)
        lines = {line: position.points(getattr(dirty.sheet, line)) for line in game.lines}
        assert {"total": position.points(total), **lines} == position.score(seat)
    winners = game.result(position.box[0], position.state, dirty.work, dirty.sheet)
    assert list(members(winners)) == position.winners()


def check_end(position: Position, rng: random.Random) -> None:
    assert position.over
    assert position.acting() == 0
    assert set(position.winners()) <= set(range(position.seats))  # in some games nobody wins


EVERYWHERE = (
    check_groups, check_json, check_widths, check_hiding, check_scores, check_scratch,
)  # fmt: skip
WHILE_RUNNING = (check_legal_lists, check_refusals, check_copies, check_order)
