"""Plans whole rounds ahead, for games whose seats do not touch each other.

At the start of a round the search (`rounds_driver.py`) finds the most promising ways to play it to
the end and looks at them with sampled luck: the fewer are left, the longer. What it settles on is
played action by action. A choice depends on the position and the seat, so the seed is not needed.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from threading import Lock, local
from types import ModuleType
from typing import Any, NamedTuple

from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import Ints, ints, rows, warm
from tinkertable.core.sim import Scratch

from .advice import Advice, Findings, Judgement
from .informed import bound, ready

DRIVER = "rounds_driver"
ASKED = ("Net", "Thought", "alone", "fingerprint", "situation", "estimate", "learned", "POINT")
TABLE = 1 << 16  # boards a search remembers
TABLE_AHEAD = 1 << 11  # and one of those in which it looks ahead
MARGIN = 2  # points: what is so much worse than the best plan is not followed up
UNDERWAY = 4096  # plans remembered
MOST_ADVICE = 8
GUESS = 3  # how many rolls the first estimate of a plan counts for


class Plan(NamedTuple):
    """What a seat would do until nature acts again."""

    number: int  # in the search's memory
    value: float  # points at the end of the match
    share: float  # of the rolls spent
    actions: tuple[int, ...]


def warm_up(game: Game) -> Iterator[tuple[str, float]]:
    """Compile the search or load it, telling each function and its CPU seconds."""
    yield from warm(f"{game.name}-{DRIVER}", bound(game, DRIVER, *ASKED).ENTRIES)


def driver(game: Game) -> ModuleType:
    """The game's search, ready to run."""
    return ready(game, DRIVER, *ASKED)


class Search:
    """The memory of one search, and of a second one in which it looks ahead."""

    def __init__(
        self, game: Game, width: int, kept: int, table: int = TABLE, ahead: int = 1
    ) -> None:
        self.driver = search = driver(game)
        self.scratch = Scratch(game)
        self.scratch.results = ints(3 + 2 * kept)
        self.ahead = search.search_memory(width, kept, table)
        self.mem = ints(self.ahead + search.search_memory(ahead, 1, TABLE_AHEAD))
        first = search.search_rows(width, kept)
        self.rows = rows(game.State, first + search.search_rows(ahead, 1))
        self.thought = rows(search.Thought, 1)
        self._lay_out(0, 0, width, kept, table)
        self._lay_out(self.ahead, first, ahead, 1, TABLE_AHEAD)

    def _lay_out(self, head: int, first: int, width: int, kept: int, table: int) -> None:
        lay_out = getattr(self.driver.lay_out, "py_func", self.driver.lay_out)
        lay_out(self.mem, head, first, width, kept, table)
        self.mem[head + self.driver.MARGIN] = MARGIN * self.driver.POINT

    def start(self, position: Position, seat: int) -> int:
        """Go to a position, alone with one seat; a number for it."""
        self.box = position.box
        self.net = self.driver.learned(position.options)
        self.rows[int(self.mem[self.driver.NOW])] = position.copy().state
        return self.ask(self.driver.SITUATION, c=seat)

    def ask(self, what: int, b: int = 0, c: int = 0, seed: int = 0) -> int:
        arrays = (self.box, self.rows, self.net, self.thought, self.mem)
        return int(self.driver.call(what, *arrays, 0, b, c, seed, *self.scratch.arrays))

    def plans(self) -> list[Plan]:
        """The plans found, the best first."""
        d, mem = self.driver, self.mem
        found, count = [], int(mem[d.FOUND])
        for i in range(count):
            first = int(mem[d.PLANS]) + i * d.LONGEST
            length = int(mem[int(mem[d.PLAN_LENGTHS]) + i])
            actions = tuple(int(x) for x in mem[first : first + length])
            value = int(mem[int(mem[d.PLAN_VALUES]) + i]) / d.POINT
            found.append(Plan(i, value, 1 / count, actions))  # as long as nothing is rolled
        return sorted(found, key=lambda plan: (-plan.value, plan.actions))


class _Thread(local):
    def __init__(self) -> None:
        self.searches: dict[tuple[Any, ...], Search] = {}


_thread = _Thread()
_underway: OrderedDict[tuple[Any, ...], tuple[float, int]] = OrderedDict()
_lock = Lock()


def advise(
    position: Position,
    seat: int,
    seed: int,
    *,
    width: int,
    plans: int,
    stages: Sequence[tuple[int, int]] = (),
    ahead: int = 1,
    rounds: int = 1,
    every: int = 0,
    error: float = 0.0,
    seconds: float = 1e9,
) -> list[Advice]:
    """The best few actions of a seat.

    The search is `width` boards wide and keeps so many `plans`; in each of the `stages` the best
    so many of them get so many more rolls, played on for so many `rounds`, `ahead` boards wide. In
    the last round all boards are tried if there are not more than `every`. `error`: by how many
    points at most it misjudges a board. `seconds` are a cap: what was found by then counts.
    """
    search = _search(position.game, width, plans, ahead)
    search.mem[search.driver.BLUR] = int(error * search.driver.POINT)
    search.mem[search.driver.SALT] = seat
    key = search.start(position, seat)
    setting = (position.game.name, seat, width, plans, tuple(stages), ahead, rounds, every, error)
    with _lock:
        known = _underway.get((*setting, key))
    if known is not None:
        return [Advice(known[1], known[0], 1.0)]
    found = _found(search, position, seat, every)
    if stages and not search.ask(search.driver.LAST):
        found = _weighed(search, key ^ seat, found, stages, rounds, time.monotonic() + seconds)
    search.start(position, seat)
    _remember(search, setting, found[0])
    best: dict[int, Plan] = {}
    shares: dict[int, float] = {}
    for plan in found:
        first = plan.actions[0]
        best.setdefault(first, plan)
        shares[first] = shares.get(first, 0.0) + plan.share
    advice = [Advice(first, plan.value, shares[first]) for first, plan in best.items()]
    return advice[:MOST_ADVICE]


def think(position: Position, seat: int, seed: int, **parameters: Any) -> Findings:
    return Findings(advise(position, seat, seed, **parameters))


def judge(
    position: Position, seat: int, seed: int, played: int, after: Position | None, **parameters: Any
) -> Judgement:
    """What was played is worth what can still be made of it in the round; after its end, as much
    as the board is thought to bring."""
    best = advise(position, seat, seed, **parameters)[0]
    if played == best.action:
        return Judgement(best.action, best.value, best.value)
    if after is not None and after.legal(seat):
        return Judgement(best.action, best.value, advise(after, seat, seed, **parameters)[0].value)
    sizes = (parameters["width"], parameters["plans"], parameters.get("ahead", 1))
    search = _search(position.game, *sizes)
    search.start(position, seat)
    search.ask(search.driver.STEP, c=played)
    value = search.ask(search.driver.ESTIMATE) / search.driver.POINT
    return Judgement(best.action, best.value, value)


def forget_plans() -> None:
    """Search again wherever a plan is under way."""
    with _lock:
        _underway.clear()


def _search(game: Game, width: int, plans: int, ahead: int) -> Search:
    sizes = (game.name, width, plans, ahead)
    if sizes not in _thread.searches:
        _thread.searches[sizes] = Search(game, width, plans, ahead=ahead)
    return _thread.searches[sizes]


def _remember(search: Search, setting: tuple[Any, ...], plan: Plan) -> None:
    """Note down the rest of a plan by the positions it leads through."""
    for done, action in zip(plan.actions, plan.actions[1:], strict=False):
        key = search.ask(search.driver.STEP, c=done)
        with _lock:
            _underway[(*setting, key)] = (plan.value, action)
            while len(_underway) > UNDERWAY:
                _underway.popitem(last=False)


def _found(search: Search, position: Position, seat: int, every: int) -> list[Plan]:
    """The plans of a search, or the best of all where the match ends with this round."""
    search.ask(search.driver.PLAN)
    found = search.plans()
    if every and search.ask(search.driver.LAST):
        search.start(position, seat)
        if search.ask(search.driver.EXHAUST, c=every) >= 0:
            return search.plans()
    return found


def _weighed(
    search: Search,
    seed: int,
    found: list[Plan],
    stages: Sequence[tuple[int, int]],
    rounds: int,
    until: float,
) -> list[Plan]:
    """Successive halving under common rolls; plans that left earlier stand behind."""
    results: Ints = search.scratch.results
    point = search.driver.POINT
    guesses = [int(plan.value * point) * GUESS for plan in found]
    sums = list(guesses)
    rolls = [0] * len(found)
    order = list(range(len(found)))
    begun = 0
    for many, more in stages:
        alive = order[:many]
        results[0], results[1], results[2] = len(alive), begun, more
        for k, i in enumerate(alive):
            results[3 + 2 * k], results[4 + 2 * k] = found[i].number, sums[i]
        search.ask(search.driver.WEIGH, search.ahead, rounds, seed)
        begun += more
        for k, i in enumerate(alive):
            sums[i], rolls[i] = int(results[4 + 2 * k]), begun
        order[: len(alive)] = sorted(alive, key=lambda i: -sums[i])
        if time.monotonic() > until:
            break
    spent = sum(rolls)
    return [
        found[i]._replace(
            value=(sums[i] - guesses[i]) / rolls[i] / point if rolls[i] else found[i].value,
            share=rolls[i] / spent,
        )
        for i in order
    ]
