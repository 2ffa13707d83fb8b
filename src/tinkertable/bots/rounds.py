"""Plans whole rounds ahead, for games whose seats do not touch each other.

At the start of a round the search (`drivers/rounds.py`) finds the most promising ways to play it to
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

from tinkertable.backends import PLAIN, Backend
from tinkertable.backends.memory import stored, stored_box
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import rows

from .advice import Advice, Findings, Judgement
from .binding import bound, compile_driver, ready, scratch
from .drivers import rounds as driver

ASKED = ("Net", "alone", "fingerprint", "situation", "estimate", "learned", "POINT")
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


def warm_up(game: Game, backend: Backend) -> Iterator[tuple[str, float]]:
    """Compile the search or load it, telling each function and its CPU seconds."""
    yield from compile_driver(backend, game, driver, *ASKED)


class Search:
    """The memory of one search, and of a second one in which it looks ahead."""

    def __init__(
        self,
        game: Game,
        backend: Backend,
        width: int,
        kept: int,
        table: int = TABLE,
        ahead: int = 1,
    ) -> None:
        self.backend = backend
        self.known = bound(game, driver, *ASKED)  # the game's own: POINT, Net, …
        self._call = ready(backend, game, driver, *ASKED).call
        behind, first = driver.memory_of(width, kept, table), driver.rows_of(width, kept)
        more, more_rows = driver.memory_of(ahead, 1, TABLE_AHEAD), driver.rows_of(ahead, 1)
        self.mem = backend.ints(behind + more)
        self.rows = backend.rows(game.State, first + more_rows + 1)
        self.beams = backend.rows(driver.Beam, 2)
        self._lay_out(driver.MAIN, 0, 0, width, kept, table)
        self._lay_out(driver.AHEAD, behind, first, ahead, 1, TABLE_AHEAD)
        self.options = backend.ints(max(1, len(game.options)))
        self.results = backend.ints(3 + 2 * kept)
        self._scratch = scratch(backend, game)

    def _lay_out(self, which: int, *place: int) -> None:
        beam = rows(driver.Beam, 1)[0]
        driver.lay_out(beam, *place)
        beam.margin = MARGIN * self.known.POINT
        self.backend.store(self.beams, which, beam)

    @property
    def beam(self) -> driver.Beam:
        """The search as it stands: a copy."""
        return self.backend.read(self.beams, driver.MAIN, driver.Beam)

    def misjudge(self, error: float, salt: int) -> None:
        """By how many points at most boards are misjudged, and in which way."""
        beam = self.beam
        beam.blur, beam.salt = int(error * self.known.POINT), salt
        self.backend.store(self.beams, driver.MAIN, beam)

    def start(self, position: Position, seat: int) -> int:
        """Go to a position, alone with one seat; a number for it."""
        self.box = stored_box(self.backend, position)
        self.net = _net(self.backend, self.known, position)
        self.backend.store(self.rows, self.beam.now, position.state)
        return self.ask(driver.SITUATION, c=seat)

    def ask(self, what: int, b: int = 0, c: int = 0, seed: int = 0) -> int:
        return int(
            self._call(
                what, self.box, self.rows, self.net, self.mem, self.beams, b, c, seed,
                self.options, *self._scratch, self.results,
            )
        )  # fmt: skip

    def plans(self) -> list[Plan]:
        """The plans found, the best first."""
        beam, mem = self.beam, self.mem
        found = []
        for i in range(beam.found):
            first = beam.plans + i * driver.LONGEST
            length = int(mem[beam.plan_lengths + i])
            actions = tuple(int(x) for x in mem[first : first + length])
            value = int(mem[beam.plan_values + i]) / self.known.POINT
            found.append(Plan(i, value, 1 / beam.found, actions))  # as long as nothing is rolled
        return sorted(found, key=lambda plan: (-plan.value, plan.actions))


_nets: dict[tuple[str, int], tuple[list[Any], list[Any]]] = {}


def _net(backend: Backend, known: ModuleType, position: Position) -> list[Any]:
    """What the game has learned, in the backend's memory."""
    plain = known.learned(position.options)
    key = backend.name, id(plain)
    if key not in _nets:
        _nets[key] = plain, stored(backend, known.Net, plain[0])
    return _nets[key][1]


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
    backend: Backend = PLAIN,
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
    search = _search(position.game, backend, width, plans, ahead)
    search.misjudge(error, seat)
    key = search.start(position, seat)
    setting = (position.game.name, seat, width, plans, tuple(stages), ahead, rounds, every, error)
    with _lock:
        known = _underway.get((*setting, key))
    if known is not None:
        return [Advice(known[1], known[0], 1.0)]
    found = _found(search, position, seat, every)
    if stages and not search.ask(driver.LAST):
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


def think(
    position: Position, seat: int, seed: int, backend: Backend = PLAIN, **parameters: Any
) -> Findings:
    return Findings(advise(position, seat, seed, backend, **parameters))


def judge(
    position: Position, seat: int, seed: int, played: int, after: Position | None,
    backend: Backend = PLAIN, **parameters: Any,
) -> Judgement:  # fmt: skip
    """What was played is worth what can still be made of it in the round; after its end, as much
    as the board is thought to bring."""
    best = advise(position, seat, seed, backend, **parameters)[0]
    if played == best.action:
        return Judgement(best.action, best.value, best.value)
    if after is not None and after.legal(seat):
        later = advise(after, seat, seed, backend, **parameters)[0]
        return Judgement(best.action, best.value, later.value)
    sizes = (parameters["width"], parameters["plans"], parameters.get("ahead", 1))
    search = _search(position.game, backend, *sizes)
    search.start(position, seat)
    search.ask(driver.STEP, c=played)
    value = search.ask(driver.ESTIMATE) / search.known.POINT
    return Judgement(best.action, best.value, value)


def forget_plans() -> None:
    """Search again wherever a plan is under way."""
    with _lock:
        _underway.clear()


def _search(game: Game, backend: Backend, width: int, plans: int, ahead: int) -> Search:
    sizes = (game.name, backend.name, width, plans, ahead)
    if sizes not in _thread.searches:
        _thread.searches[sizes] = Search(game, backend, width, plans, ahead=ahead)
    return _thread.searches[sizes]


def _remember(search: Search, setting: tuple[Any, ...], plan: Plan) -> None:
    """Note down the rest of a plan by the positions it leads through."""
    for done, action in zip(plan.actions, plan.actions[1:], strict=False):
        key = search.ask(driver.STEP, c=done)
        with _lock:
            _underway[(*setting, key)] = (plan.value, action)
            while len(_underway) > UNDERWAY:
                _underway.popitem(last=False)


def _found(search: Search, position: Position, seat: int, every: int) -> list[Plan]:
    """The plans of a search, or the best of all where the match ends with this round."""
    search.ask(driver.PLAN)
    found = search.plans()
    if every and search.ask(driver.LAST):
        search.start(position, seat)
        if search.ask(driver.EXHAUST, c=every) >= 0:
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
    results = search.results
    point = search.known.POINT
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
        search.ask(driver.WEIGH, c=rounds, seed=seed)
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
