"""Information: it differs exactly where what a seat was told differs; worlds agree with it."""

from __future__ import annotations

import json
import pickle
import random
from collections import defaultdict
from functools import cache

import pytest

from tests.conformance.cases import Case, games, named, some_cases
from tests.conformance.checks import assert_same
from tests.conformance.play import walk
from tinkertable.core.game import Game
from tinkertable.core.information import LOOKED, TOLD, TOLD_LATE, Information, Recall
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, NOBODY, members
from tinkertable.core.worlds import NoWorld, world

from .toy import TOY

Moves = tuple[tuple[int, int], ...]
EACH = 4  # kinds of match of a game, at most


def some_of(game: Game) -> list[Case]:
    """Some other seat counts and options than the usual ones."""
    cases = some_cases(game)
    return random.Random(game.name).sample(cases, min(EACH, len(cases)))


NAMES = [game.name for game in games()]
SEATS = 3
DEPTH = 6  # of all histories of the toy
MATCHES = 2
WORLDS = 2  # of a match, at different times
OTHERWISE = named([case for game in games() for case in some_of(game)])


def fold(game: Game, seats: int, moves: Moves) -> tuple[Position, Recall]:
    position, recall = Position(game, seats, {}), Recall(seats)
    for seat, action in moves:
        recall.play(position, seat, action)
    return position, recall


def told(game: Game, seats: int, moves: Moves, viewer: int) -> str:
    """The slow way: everything the match shows a viewer, whenever it changes."""
    match, shown = Match(game, seats), [""]
    for seat, action in moves:
        match.play(seat, action)
        now = json.dumps([match.move_texts(viewer), match.position.hidden(viewer).to_json()])
        if now != shown[-1]:
            shown.append(now)
    return "\n".join(shown)


@cache
def played(name: str) -> list[Moves]:
    """Random matches; who may act at once does in any order."""
    found = []
    for number in range(MATCHES):
        game, rng = next(game for game in games() if game.name == name), random.Random(number)
        position, moves = Position(game, SEATS, {}), []
        while not position.over:
            seat = rng.choice(list(members(position.acting())))
            moves.append((seat, rng.choice(position.legal(seat))))
            position.play(*moves[-1])
        found.append(tuple(moves))
    return found


def moments(name: str) -> list[tuple[Game, Moves, int]]:
    """Histories that end when it is not nature's turn, and a viewer."""
    game, rng = next(game for game in games() if game.name == name), random.Random(name)
    found = []
    for moves in played(name):
        ends = [i for i, (seat, _) in enumerate(moves) if seat != NATURE]
        for end in rng.sample(ends, WORLDS):
            found.append((game, moves[:end], rng.randrange(SEATS)))
    return found


def test_all_histories_of_the_toy_are_told_apart_as_the_match_tells_them() -> None:
    paths: list[Moves] = [()]
    layers = [paths]
    for _ in range(DEPTH):
        longer = []
        for path in layers[-1]:
            position, _ = fold(TOY, 2, path)
            for seat in members(position.acting()):
                longer += [(*path, (seat, action)) for action in position.legal(seat)]
        layers.append(random.Random(1).sample(longer, min(len(longer), 300)))
    for viewer in (0, 1, NOBODY):
        by_text, by_numbers = defaultdict(set), defaultdict(set)
        for path in (path for layer in layers for path in layer):
            text = told(TOY, 2, path, viewer)
            information = fold(TOY, 2, path)[1].of(viewer)
            by_text[text].add(information)
            by_numbers[information].add(text)
        assert {len(same) for same in by_text.values()} == {1}
        assert {len(same) for same in by_numbers.values()} == {1}
        assert len(by_text) < sum(map(len, layers))  # some do look the same


@pytest.mark.parametrize("name", NAMES)
def test_worlds_look_the_same_and_others_do_not(name: str) -> None:
    for game, moves, viewer in moments(name):
        start = Position(game, SEATS, {})
        position, recall = fold(game, SEATS, moves)
        found = world(start, recall.of(viewer), seed=len(moves))
        assert found.recall.of(viewer) == recall.of(viewer)
        assert told(game, SEATS, tuple(found.moves), viewer) == told(game, SEATS, moves, viewer)
        assert_same(found.position.hidden(viewer), position.hidden(viewer))
        assert found.position.legal(viewer) == position.legal(viewer)
        for other in set(range(SEATS)) - {viewer}:
            theirs, ours = (fold(game, SEATS, m)[1].of(other) for m in (tuple(found.moves), moves))
            texts = (told(game, SEATS, m, other) for m in (tuple(found.moves), moves))
            assert (theirs == ours) == (len(set(texts)) == 1)


@pytest.mark.parametrize("name", OTHERWISE)
def test_worlds_look_the_same_with_any_seats_and_options(name: str) -> None:
    game, seats, options = OTHERWISE[name]
    rng, position, recall = random.Random(name), Position(game, seats, options), Recall(seats)
    past = []
    for seat, action in walk(position.copy(), rng):
        recall.play(position, seat, action)
        past.append((position.copy(), recall.copy()))
    for then, seen in rng.sample(past, WORLDS):
        viewer = rng.randrange(NOBODY, seats)
        found = world(Position(game, seats, options), seen.of(viewer), seed=1)
        assert found.recall.of(viewer) == seen.of(viewer)
        assert_same(found.position.hidden(viewer), then.hidden(viewer))
        assert found.position.acting() == then.acting()
        if viewer != NOBODY:
            assert found.position.legal(viewer) == then.legal(viewer)


@pytest.mark.parametrize("name", NAMES)
def test_hidden_positions_alone_would_forget(name: str) -> None:
    """What a seat sees now follows from what it has seen, and nothing it did is forgotten."""
    game = next(game for game in games() if game.name == name)
    shown: dict[Information, str] = {}
    for moves in played(name):
        position, recall = Position(game, SEATS, {}), Recall(SEATS)
        for made, (seat, action) in enumerate(moves, 1):
            recall.play(position, seat, action)
            if made % 7:
                continue
            for viewer in range(SEATS):
                information = recall.of(viewer)
                now = json.dumps(position.hidden(viewer).to_json())
                assert shown.setdefault(information, now) == now
                own = [e.what for e in information.events() if e.how == 0 and e.seat == viewer]
                assert own == [action for seat, action in moves[:made] if seat == viewer]


@pytest.mark.parametrize("name", NAMES)
def test_one_can_play_on_from_a_world(name: str) -> None:
    rng = random.Random(name)
    for game, moves, viewer in moments(name)[:2]:
        recall = fold(game, SEATS, moves)[1]
        found = world(Position(game, SEATS, {}), recall.of(viewer), rng.getrandbits(30))
        before = found.recall.of(viewer)
        acting = found.position.acting()
        while acting:
            seat = rng.choice(list(members(acting)))
            acting = found.recall.play(found.position, seat, rng.choice(found.position.legal(seat)))
        assert found.recall.of(viewer).numbers[: len(before.numbers)] == before.numbers


def test_seeds_lead_to_different_worlds() -> None:
    game, moves = next(g for g in games() if g.name == "transmissions"), played("transmissions")[0]
    information = fold(game, SEATS, moves[: len(moves) // 3])[1].of(0)
    start = Position(game, SEATS, {})
    worlds = [tuple(world(start, information, seed).moves) for seed in (1, 2, 1)]
    assert worlds[0] == worlds[2] != worlds[1]


def test_a_gear_that_was_looked_at_is_known() -> None:
    game, rng, looks = next(g for g in games() if g.name == "gears"), random.Random(5), 0
    for _ in range(20):
        position, recall = Position(game, SEATS, {}), Recall(SEATS)
        while not position.over and looks < 3:
            seat = next(members(position.acting()))
            before = {viewer: recall.of(viewer).numbers for viewer in range(SEATS)}
            recall.play(position, seat, rng.choice(position.legal(seat)))
            for viewer, old in before.items():
                fresh = Information(viewer, recall.of(viewer).numbers[len(old) :])
                if seat == viewer and any(event.how == LOOKED for event in fresh.events()):
                    looks += 1
                    found = world(Position(game, SEATS, {}), recall.of(viewer), 1)
                    assert_same(found.position.hidden(viewer), position.hidden(viewer))
    assert looks == 3


def test_information_is_a_value() -> None:
    moves = played("gears")[0]
    game = next(g for g in games() if g.name == "gears")
    one, two = (fold(game, SEATS, moves)[1].of(1) for _ in range(2))
    assert one == two
    assert len({one, two}) == 1
    assert Information.from_json(json.loads(json.dumps(one.to_json()))) == one
    assert pickle.loads(pickle.dumps(one)) == one
    assert one != fold(game, SEATS, moves)[1].of(0)
    assert {event.how for event in one.events()} >= {0, TOLD}
    assert len(one.texts(game)) == len(list(one.events()))


def test_texts_say_what_is_known_and_what_is_not() -> None:
    game, moves = next(g for g in games() if g.name == "gears"), played("gears")[0]
    first = next(i for i, (seat, _) in enumerate(moves) if seat != NATURE)
    seat, action = moves[first]
    recall = fold(game, SEATS, moves[: first + 1])[1]
    text = f"{seat + 1} {game.codec.text(action)}"
    assert recall.of(seat).texts(game)[-1] == text
    assert recall.of((seat + 1) % SEATS).texts(game)[-1] == f"{seat + 1} set ?"


def test_drawings_are_told_when_all_are_done() -> None:
    game, moves = next(g for g in games() if g.name == "railroad-ink"), played("railroad-ink")[0]
    recall = fold(game, SEATS, moves)[1]
    late = [event for event in recall.of(0).events() if event.how == TOLD_LATE]
    silent = [a for s, a in moves if s in (1, 2) and game.codec.named[a].verb != "done"]
    assert sorted(event.what for event in late) == sorted(silent)


def test_copies_go_their_own_way() -> None:
    game, moves = next(g for g in games() if g.name == "gears"), played("gears")[0]
    for cut in range(0, len(moves), 9):
        position, recall = fold(game, SEATS, moves[:cut])
        twin, other = recall.copy(), position.copy()
        before = [recall.of(viewer) for viewer in range(SEATS)]
        for seat, action in moves[cut:]:
            twin.play(other, seat, action)
        assert [recall.of(viewer) for viewer in range(SEATS)] == before
        assert twin.of(1) == fold(game, SEATS, moves)[1].of(1)


def test_no_world_is_found_for_what_cannot_have_been() -> None:
    game = next(g for g in games() if g.name == "gears")
    numbers = fold(game, SEATS, played("gears")[0][:40])[1].of(0).numbers
    with pytest.raises(NoWorld, match="gears"):
        world(Position(game, SEATS, {}), Information(0, numbers[1:]), 1)
