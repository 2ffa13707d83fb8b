"""Matches: undo, snapshots, journal, what viewers are told, replays that fail."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tinkertable.core.chance import Chance
from tinkertable.core.errors import BadLog, InputError, NotActing, NotAnAction, NotLegal
from tinkertable.core.log import Log
from tinkertable.core.match import SNAPSHOT_EVERY, Match
from tinkertable.core.seats import NATURE, NOBODY

from .toy import TOY


def played(*moves: str, seats: int = 2) -> Match:
    match = Match(TOY, seats)
    for move in moves:
        match.play_text(move)
    return match


def log_of(*moves: str, **more: Any) -> Log:
    return Log("toy", 2, list(moves), **more)


# Playing.


def test_moves_by_text() -> None:
    match = played("* draw 1", "2 set 1", "1 set 0")
    assert match.position.state.guess[:2] == [0, 1]
    assert match.waiting_for() == [0, 1]
    assert match.move_texts() == ["* draw 1", "2 set 1", "1 set 0"]
    assert match.legal_texts(0) == ["set 0", "set 1", "set 2", "done"]


@pytest.mark.parametrize("who", ["", "0", "3", "-1", "+1", "1.0", "x", "**", "¹", "١", "001"])
def test_who_is_not_a_seat(who: str) -> None:
    with pytest.raises(NotAnAction, match="a seat from 1 to 2"):
        played("* draw 0", f"{who} set 0")


def test_a_refused_move_leaves_no_trace() -> None:
    match = played("* draw 0")
    for text, error in (
        ("1 done", NotLegal),
        ("* draw 0", NotActing),
        ("1 set 7", NotAnAction),
        ("1", NotAnAction),
        ("", NotAnAction),
    ):
        with pytest.raises(error):
            match.play_text(text)
    assert match.move_texts() == match.journal == ["* draw 0"]


def test_nature_needs_a_seed() -> None:
    with pytest.raises(InputError, match="seed"):
        Match(TOY, 1).draw()


def test_settle_draws_until_a_seat_must_move() -> None:
    match = Match(TOY, 2, chance=Chance("settle"))
    match.settle()
    assert [move.seat for move in match.moves] == [NATURE]
    match.settle()
    assert len(match.moves) == 1


def test_the_bag_empties() -> None:
    """Six counters in all: what is drawn is gone."""
    for seed in range(20):
        match = Match(TOY, 1, chance=Chance(str(seed)))
        while not match.position.over:
            match.settle()
            for move in ("1 set 0", "1 done"):
                match.play_text(move)
        drawn = [text for text in match.move_texts() if text.startswith("*")]
        assert len(drawn) == 3
        assert drawn.count("* draw 2") <= 1
        assert drawn.count("* draw 1") <= 2


@pytest.mark.parametrize("seats", [0, 5, -1, True, False, None, "2", 2.0, 1 << 70])
def test_seats_are_checked(seats: Any) -> None:
    with pytest.raises(InputError, match="toy takes 1 to 4 seats"):
        Match(TOY, seats)


@pytest.mark.parametrize(
    "options",
    [{"pace": "fast"}, {"pace": 1}, {"pace": None}, {"pace": True}, {"pace": ["slow"]}, {"x": "y"}],
)
def test_options_are_checked(options: dict[str, Any]) -> None:
    with pytest.raises(InputError, match="expected"):
        Match(TOY, 2, options)


def test_options_default_to_the_first_value() -> None:
    assert Match(TOY, 2).position.options == {"pace": "slow"}
    assert Match(TOY, 2, {"pace": "quick"}).log().options == {"pace": "quick"}


# Taking back.


def test_undo_of_interleaved_seats() -> None:
    match = played("* draw 1", "1 set 0", "2 set 2", "1 set 1", "2 set 0", "1 done")
    match.undo(1)
    assert match.move_texts()[1:] == ["1 set 0", "2 set 2", "1 set 1", "1 done"]
    assert match.position.state.guess[:2] == [1, 2]
    match.undo(0)
    match.undo(0)
    assert match.move_texts()[1:] == ["1 set 0", "2 set 2"]
    assert match.position == played("* draw 1", "2 set 2", "1 set 0").position
    match.undo(0)
    assert match.undoable(0) is None
    with pytest.raises(NotLegal, match="seat 1 has nothing to undo"):
        match.undo(0)
    match.undo(1)
    assert match.move_texts() == ["* draw 1"]


def test_undo_after_the_other_took_back_its_done() -> None:
    match = played("* draw 1", "1 set 0", "1 done", "2 set 2")
    match.undo(0)
    match.play_text("1 set 1")
    match.undo(1)
    assert match.move_texts() == ["* draw 1", "1 set 0", "1 set 1"]
    match.undo(0)
    match.undo(0)
    assert match.undoable(0) is match.undoable(1) is None


def test_nature_and_what_is_shown_are_barriers() -> None:
    match = played("* draw 1")
    assert match.undoable(0) is None
    for move in ("1 set 0", "2 set 1", "1 done"):
        match.play_text(move)
    assert match.undoable(0) == 3
    match.play_text("2 done")  # shows both guesses
    assert match.undoable(0) is match.undoable(1) is None
    match.play_text("* draw 0")
    match.play_text("2 set 1")
    assert match.undoable(0) is None
    assert match.undoable(1) == 6


def test_the_journal_forgets_nothing() -> None:
    match = played("* draw 1", "1 set 0")
    match.undo(0)
    match.play_text("1 set 1")
    assert match.journal == ["* draw 1", "1 set 0", "1 undo", "1 set 1"]
    assert match.move_texts() == ["* draw 1", "1 set 1"]


def test_the_same_draw_after_undo() -> None:
    """Taking back and playing otherwise does not change what nature draws next."""
    drawn = []
    for undone in (0, 2):
        match = Match(TOY, 1, chance=Chance("undo"))
        match.settle()
        for _ in range(undone):
            match.play_text("1 set 2")
            match.undo(0)
        match.play_text("1 set 0")
        match.play_text("1 done")
        match.settle()
        drawn.append([text for text in match.move_texts() if text.startswith("*")])
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize("length", [SNAPSHOT_EVERY - 1, SNAPSHOT_EVERY, 3 * SNAPSHOT_EVERY + 5])
def test_undo_across_snapshots(length: int) -> None:
    rng = random.Random(length)
    texts = [f"{rng.choice((1, 2))} set {rng.randrange(3)}" for _ in range(length)]
    match = played("* draw 1", *texts)
    while texts:
        seat = rng.choice((0, 1))
        mine = [i for i, text in enumerate(texts) if text.startswith(str(seat + 1))]
        if not mine:
            assert match.undoable(seat) is None
            continue
        del texts[mine[-1]]
        match.undo(seat)
        assert match.move_texts()[1:] == texts
        if rng.random() < 0.2:
            assert match.position == played("* draw 1", *texts).position
            assert Match.replay(TOY, match.log()).moves == match.moves
    assert match.position == played("* draw 1").position


def test_going_on_after_undo_across_a_snapshot() -> None:
    match = played("* draw 1", *["1 set 0"] * (SNAPSHOT_EVERY - 1))
    for _ in range(5):
        match.undo(0)
    for _ in range(SNAPSHOT_EVERY + 5):
        match.play_text("2 set 2")
    match.undo(0)
    match.undo(1)
    assert Match.replay(TOY, match.log()).position == match.position


# What viewers are told.


def test_secret_moves_are_veiled_until_shown() -> None:
    match = played("* draw 1", "1 set 0", "2 set 2", "1 done")
    assert match.move_texts(0) == ["* draw 1", "1 set 0", "2 set ?", "1 done"]
    assert match.move_texts(1) == ["* draw 1", "1 set ?", "2 set 2", "1 done"]
    assert match.move_texts(NOBODY) == ["* draw 1", "1 set ?", "2 set ?", "1 done"]
    match.play_text("2 done")
    match.play_text("* draw 0")
    match.play_text("2 set 1")
    assert match.move_texts(0) == [*match.move_texts()[:-1], "2 set ?"]


def test_views_are_made_of_hidden_positions() -> None:
    match = played("* draw 1", "1 set 0", "2 set 2")
    assert match.view(0)["guess"][:2] == [0, -1]
    assert match.view()["guess"][:2] == [-1, -1]


def test_the_seed_is_told_at_the_end_only() -> None:
    match = Match(TOY, 1, chance=Chance("secret"))
    for _ in range(3):
        match.settle()
        for viewer in (0, NOBODY):
            assert "seed" not in match.log(viewer).to_json()
        for move in ("1 set 0", "1 done"):
            match.play_text(move)
    assert match.position.over
    assert match.log(NOBODY).to_json()["seed"] == "secret"
    assert match.scores() == [match.position.score(0)]


# Replays.


def test_a_log_tells_the_match_without_a_seed() -> None:
    match = played("* draw 1", "1 set 0", "2 set 2", "1 done", "2 done", "* draw 0")
    again = Match.replay(TOY, match.log())
    assert again.position == match.position
    assert again.moves == match.moves
    assert again.log() == match.log()


@pytest.mark.parametrize(
    ("moves", "number", "why"),
    [
        (["* draw 1", "1 set 0", "1 jump"], 3, "expected"),
        (["* draw 1", "3 set 0"], 2, "seat from 1 to 2"),
        (["1 set 0"], 1, "may not act"),
        (["* draw 1", "1 done"], 2, "not legal"),
        (["* draw 1", "1 set ?"], 2, "expected"),
        (["* draw 1", ""], 2, "expected"),
    ],
)
def test_a_replay_names_the_move_at_fault(moves: list[str], number: int, why: str) -> None:
    with pytest.raises(BadLog, match=f"move {number}: .*{why}") as refused:
        Match.replay(TOY, log_of(*moves))
    assert refused.value.move == number


def test_a_draw_the_bag_no_longer_holds() -> None:
    moves = ["* draw 2", "1 set 0", "2 set 0", "1 done", "2 done", "* draw 2"]
    with pytest.raises(BadLog, match=r"move 6: .*not legal"):
        Match.replay(TOY, log_of(*moves))


@pytest.mark.parametrize("version", [0, 2, -1, 1 << 70])
def test_other_versions_are_refused(version: int) -> None:
    with pytest.raises(BadLog, match=f"toy version 1, the log's is {version}") as refused:
        Match.replay(TOY, log_of("* draw 1", version=version))
    assert refused.value.move is None


def test_a_log_with_wrong_seats_or_options() -> None:
    for log in (Log("toy", 9, []), Log("toy", 2, [], options={"pace": "none"})):
        with pytest.raises(BadLog, match=r"toy|pace"):
            Match.replay(TOY, log)
