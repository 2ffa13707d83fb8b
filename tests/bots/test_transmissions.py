"""The bots of Transmissions: by the rules, by what they may know, the same on every backend."""

from __future__ import annotations

import pytest

from tests.games.transmissions.other_box import other_edition
from tinkertable.arena.play import play_match
from tinkertable.backends import PLAIN, Backend, backend_named
from tinkertable.bots import load
from tinkertable.bots.levels import levels_of
from tinkertable.bots.tree import advise
from tinkertable.core.position import Position
from tinkertable.games.transmissions.bot.knowledge import look_over, prior, worth

from .transmissions import GAME, memory, walk

OTHERWISE = {
    "sets": "advanced", "printing": "ru", "reshuffle": "immediate", "cleanup": "each",
    "placement": "start-player", "difficulty": "robots", "gap": "turn", "later": "more",
}  # fmt: skip
LONGEST = 400  # choices: more than a game has that is played to win


def judged(position: Position, seat: int) -> int:
    return int(worth(position.box[0], position.state, seat, position.seats, *memory()))


def test_levels_differ_in_simulations_alone() -> None:
    levels = list(levels_of(GAME).values())
    assert {method for method, _ in levels} == {"tree"}
    counts = [parameters["simulations"] for _, parameters in levels]
    assert counts == sorted(set(counts))
    assert all(set(parameters) == {"simulations"} for _, parameters in levels)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (1, OTHERWISE), (2, OTHERWISE)])
def test_a_whole_game_by_the_rules(seats: int, options: dict[str, str]) -> None:
    """Every move is checked as it is played; who searches brings the game to an end."""
    bot = load("tree:simulations=1:seconds=1e9", GAME)
    match = play_match(GAME, [bot] * seats, options, "whole")
    assert match.position.over
    assert max(int(board.turns) for board in match.position.state.board) < 40


@pytest.mark.parametrize("seats", [3, 4])
def test_legal_advice_at_bigger_tables(seats: int) -> None:
    for i, (position, seat) in enumerate(walk(seats, 4, OTHERWISE)):
        if i % 80 == 0:
            found = advise(position.hidden(seat), seat, i, simulations=3, seconds=1e9)
            assert {advice.action for advice in found} <= set(position.legal(seat))


@pytest.mark.parametrize("seats", [1, 3])
def test_legal_advice_with_another_box(seats: int) -> None:
    """Where any number printed may be another, no index goes past the end."""
    checked = backend_named("checked")
    for i, (position, seat) in enumerate(walk(seats, 6, OTHERWISE, other_edition().box)):
        if i % 20 == 0:
            found = advise(position.hidden(seat), seat, i, checked, simulations=3, seconds=1e9)
            assert {advice.action for advice in found} <= set(position.legal(seat))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_thinking_changes_nothing(seats: int) -> None:
    """What is tried out on a board is taken back; a promise is a weight."""
    kept = memory()
    looked = set()
    for i, (position, seat) in enumerate(walk(seats, 3)):
        if i > LONGEST:
            break
        before = position.to_json()
        looked.add(int(position.state.phase))
        look_over(position.box[0], position.state, seat, *kept)
        promises = [
            [prior(position.box[0], position.state, seat, action, *kept) for action in actions]
            for actions in [position.legal(seat)] * 2
        ]
        assert min(promises[0]) >= 1
        assert promises[0] == promises[1]
        assert 0 <= judged(position, seat) <= 1000
        assert position.to_json() == before
    assert len(looked) > 8


def test_only_what_a_seat_may_know_counts() -> None:
    """In the first turns hands are hidden: whatever the others hold, the advice is the same."""
    told = 0
    for i, (position, seat) in enumerate(walk(3, 5)):
        others = [b for other, b in enumerate(position.state.board) if other != seat]
        if i % 12 == 0 and any(b.undrawn and b.hand for b in others):
            hidden = position.hidden(seat)
            another = hidden.redealt(seat, 99)
            told += another != position
            advice = [
                advise(world.hidden(seat), seat, 1, simulations=3, seconds=1e9)
                for world in (position, another)
            ]
            assert advice[0] == advice[1]
    assert told > 1


def test_a_finished_game_is_worth_its_win_first() -> None:
    """A winner is above every loser, whatever the points; alone, Harvey is the other side."""
    found = set()
    for seats in (1, 2, 4):
        position = play_match(GAME, [load("random", GAME)] * seats, {}, "end").position
        again = position.copy()
        if seats == 1:  # had Harvey taken nothing
            again.state.board[1].free[:] = [1] * 4
            again.state.board[1].items[:] = [0] * 4
            again.state.board[1].flipped = 0
            again.state.pool[:] = [0] * 5
        for end in (position, again):
            for seat in range(seats):
                won = seat in end.winners()
                found.add((seats, won))
                assert judged(end, seat) > 800 if won else judged(end, seat) < 200
    assert found == {(1, False), (1, True), (2, False), (2, True), (4, False), (4, True)}


def test_alone_the_lead_over_harvey_counts() -> None:
    """The same board is worth more the less he has."""
    for position, _ in walk(1, 8):
        if int(position.state.board[1].flipped):
            break
    richer = judged(position, 0)
    position.state.board[1].flipped = 0
    assert judged(position, 0) > richer


def found_on(backend: Backend) -> list[object]:
    found: list[object] = []
    for seats, every in {1: 18, 2: 40, 4: 100}.items():  # which choices are looked at
        for i, (position, seat) in enumerate(walk(seats, seats)):
            if i % every == 0:
                hidden = position.hidden(seat)
                found.append(advise(hidden, seat, i, backend, simulations=5, seconds=1e9))
    return found


def test_backends_agree() -> None:
    """The same advice for the same seed and number of simulations, to the last digit."""
    plain = found_on(PLAIN)
    assert len(plain) > 20
    for name in ("native", "checked"):
        assert found_on(backend_named(name)) == plain
