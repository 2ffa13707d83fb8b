"""Bots that think in workers while somebody else has the screen."""

from __future__ import annotations

import time
from concurrent.futures import CancelledError, Future
from contextlib import closing
from pathlib import Path
from threading import Thread

import pytest

from tests.workers.stand_ins import DIES, HANGS, replace_worker
from tinkertable.bots import best_backend
from tinkertable.bots import load as load_bot
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.games import load
from tinkertable.workers.blocking import BlockingPool, open_bots

GEARS = load("gears")
SEED = 7
# Answers with the first action if it is plain and the second if not, and chatters.
TELLS_BACKEND = """#!/bin/sh
echo "a stray line" >&2
echo '{"progress": 1.0}'
number=0
while read question; do
    case $3 in plain) action=FIRST ;; *) action=SECOND ;; esac
    echo "{\\"id\\": $number, \\"answer\\": $action}"
    number=$((number + 1))
done
"""


def question() -> Position:
    """What the first seat of a match of Gears has to decide."""
    match = Match(GEARS, 2, {}, Chance("apart"))
    match.settle()
    return match.position.hidden(0)


def warm(pool: BlockingPool) -> None:
    ends = time.monotonic() + 600
    while pool.pool.progress < 1:
        assert time.monotonic() < ends, "the workers never warmed up"
        time.sleep(0.01)


def test_a_bot_answers_at_once_and_the_same_again_when_warm() -> None:
    position = question()
    with closing(BlockingPool(GEARS, None)) as pool:
        bot = pool.bot("hard")
        assert bot(position, 0, SEED) in position.legal(0)
        warm(pool)
        first = bot(position, 0, SEED)
        assert first in position.legal(0)
        assert bot(position, 0, SEED) == first


def test_the_compiled_one_is_asked_and_none_of_them_writes_on_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    position = question()
    first, second, *_ = position.legal(0)
    told = TELLS_BACKEND.replace("FIRST", str(first)).replace("SECOND", str(second))
    replace_worker(monkeypatch, tmp_path, told)
    with closing(BlockingPool(GEARS, None)) as pool:
        warm(pool)
        assert pool.bot("normal")(position, 0, SEED) == second
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("program", [HANGS, DIES], ids=["hangs", "dies"])
def test_if_no_worker_answers_the_bot_thinks_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    replace_worker(monkeypatch, tmp_path, program)
    monkeypatch.setattr("tinkertable.workers.blocking.SECONDS", 0.2)
    position = question()
    with closing(BlockingPool(GEARS, None)) as pool:
        action = pool.bot("easy")(position, 0, SEED)
    assert action == load_bot("easy", GEARS).choose(position, 0, SEED)


def test_whoever_leaves_does_not_wait_for_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    replace_worker(monkeypatch, tmp_path, HANGS)
    answer: Future[int] = Future()
    with closing(BlockingPool(GEARS, None)) as pool:
        warm(pool)
        bot = pool.bot("expert")

        def think() -> None:
            try:
                answer.set_result(bot(question(), 0, SEED))
            except CancelledError as error:
                answer.set_exception(error)

        thread = Thread(target=think, daemon=True)
        thread.start()
        while not any(worker.busy for worker in pool.pool.workers):
            time.sleep(0.01)
    thread.join(timeout=30)  # a hanging bot has ten seconds, and is asked twice
    assert isinstance(answer.exception(timeout=0), CancelledError)
    assert "destroyed" not in capfd.readouterr().err


def test_only_bots_that_search_are_compiled() -> None:
    assert best_backend(["random", "easy"]) == "native"
    assert best_backend(["tree:simulations=5"]) == "native"
    assert best_backend(["random", "greedy", "exec:./mine"]) == "plain"


def test_bots_that_do_not_search_think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tinkertable.workers.blocking.BlockingPool", None)
    position = question()
    with open_bots(GEARS, ["greedy"], None) as bots:
        ((name, choose),) = bots
        assert name == "greedy"
        assert choose(position, 0, SEED) == load_bot("greedy", GEARS).choose(position, 0, SEED)
