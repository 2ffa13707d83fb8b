"""Whose question is next: by person and by seconds, not by arrival."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict

from tests.server.running import story
from tinkertable.workers import turns as module
from tinkertable.workers.turns import ALONE, HINT, MOVE, Asked, Asker, Turns
from tinkertable.workers.worker import Worker


def ask(turns: Turns, *people: str, rank: int = MOVE) -> Asked:
    place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
    asked = Asked(Asker(people, rank), place)
    turns.join(asked)
    return asked


def served(turns: Turns, seconds: dict[str, float], count: int) -> list[str]:
    """For whom the next questions were, each of which took so long."""
    found = []
    for _ in range(count):
        asked = turns.take()
        assert asked
        found.append("+".join(asked.asker.people))
        turns.settle(asked, seconds[found[-1]])
    return found


@story
async def test_who_comes_later_does_not_wait_for_all_that_somebody_else_has_asked() -> None:
    turns = Turns()
    for _ in range(1440):
        ask(turns, "hog")
    assert served(turns, {"hog": 5.0}, 7) == ["hog"] * 7
    ask(turns, "anna")
    ask(turns, "boris")
    assert served(turns, {"hog": 5.0, "anna": 0.1, "boris": 0.1}, 3)[:2] == ["anna", "boris"]


@story
async def test_seconds_count_not_questions() -> None:
    turns = Turns()
    for _ in range(200):
        ask(turns, "slow")
        ask(turns, "quick")
    counts = Counter(served(turns, {"slow": 4.0, "quick": 1.0}, 100))
    assert 70 <= counts["quick"] <= 90  # four to one


@story
async def test_time_in_which_one_asks_nothing_is_not_saved_up() -> None:
    turns = Turns()
    for _ in range(100):
        ask(turns, "there")
    served(turns, {"there": 10.0}, 50)
    for _ in range(100):
        ask(turns, "late")
    counts = Counter(served(turns, {"there": 10.0, "late": 10.0}, 20))
    assert abs(counts["there"] - counts["late"]) <= 1


@story
async def test_what_people_ask_together_they_pay_together() -> None:
    turns = Turns()
    for _ in range(60):
        ask(turns, "anna", "boris")
        ask(turns, "carl")
    seconds = {"anna+boris": 1.0, "carl": 1.0}
    counts = Counter(served(turns, seconds, 60))
    assert 38 <= counts["anna+boris"] <= 42  # two persons' shares
    # who has used much does not keep those waiting who play with them
    turns = Turns()
    for _ in range(30):
        ask(turns, "hog")
    served(turns, {"hog": 5.0}, 5)
    ask(turns, "anna", "hog")
    assert served(turns, {"anna+hog": 1.0}, 1) == ["anna+hog"]


@story
async def test_ones_hints_come_before_ones_bots() -> None:
    turns = Turns()
    for rank in (ALONE, MOVE, HINT, ALONE, MOVE, HINT):
        ask(turns, "anna", rank=rank)
    found = []
    while asked := turns.take():
        found.append(asked.asker.rank)
    assert found == [HINT, HINT, MOVE, MOVE, ALONE, ALONE]


@story
async def test_who_has_left_takes_nobodys_turn() -> None:
    turns = Turns()
    for person in ("anna", "boris"):
        ask(turns, person).place.cancel()
    assert turns.take() is None
    gone, left = ask(turns, "anna"), ask(turns, "anna")
    gone.place.cancel()
    assert turns.take() is left


@story
async def test_accounts_that_say_nothing_are_not_kept() -> None:
    turns = Turns()
    for number in range(10):
        ask(turns, f"p{number}")
    while asked := turns.take():
        turns.settle(asked, 1.0)
    assert not turns._spent  # nobody waits: all are level again
    ask(turns, "hog")
    for number in range(3 * module.KEPT):
        ask(turns, "hog")  # somebody always waits
        ask(turns, f"p{number}")
        served(turns, defaultdict(lambda: 1.0), 2)
    assert len(turns._spent) <= module.KEPT + 1
