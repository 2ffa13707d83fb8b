"""Monte-Carlo tree search over sampled worlds; `tree_driver.py` is its compiled part."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any, NamedTuple

from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import Ints, ints, warm
from tinkertable.core.sim import scratch_here

from .advice import Advice, Findings, Judgement
from .budget import spend
from .informed import bound, ready

DRIVER = "tree_driver"
MOST_NODES = 1 << 18  # 16 MiB
CANDIDATES = 5
ENOUGH = 0.2  # of the simulations: then what they say of an action can be relied on
THOUSAND = 1000


def warm_up(game: Game) -> Iterator[tuple[str, float]]:
    yield from warm(f"{game.name}-{DRIVER}", bound(game, DRIVER).ENTRIES)


class Tree(NamedTuple):
    """What a search has left behind."""

    driver: ModuleType
    pool: Ints


def think(position: Position, seat: int, seed: int, **parameters: Any) -> Findings:
    return Findings(advise(position, seat, seed, **parameters))


def advise(
    position: Position, seat: int, seed: int, *, simulations: int, **more: Any
) -> list[Advice]:
    """The actions tried most often, from so many simulations or as many as fit into the time."""
    actions = position.legal(seat)
    if len(actions) == 1:
        return [Advice(actions[0], 0.0, 1.0)]
    return _candidates(grown(position, seat, seed, simulations=simulations, **more), seat)


def judge(
    position: Position, seat: int, seed: int, played: int, after: Position | None, **parameters: Any
) -> Judgement:
    """What was hardly looked at is searched again from where it led to, if it goes on there."""
    found = advise(position, seat, seed, **parameters)
    best = found[0]
    own = next((one for one in found if one.action == played and one.share >= ENOUGH), None)
    if own is None and after is not None and after.legal(seat):
        own = advise(after, seat, seed, **parameters)[0]
    return Judgement(best.action, best.value, own.value if own else None)


def grown(
    position: Position,
    seat: int,
    seed: int,
    *,
    simulations: int,
    seconds: float = 1.0,
    exploration: float = 1.5,
    first_play: float = 0.1,
    widening: float = 0.0,
    deepest: int = 40,
) -> Tree:
    """A tree over what may follow, by what `seat` knows; it need not be its turn."""
    game = position.game
    driver = ready(game, DRIVER)
    settings = ints(driver.SETTINGS)
    settings[driver.SEATS] = position.seats
    settings[driver.SEED] = seed
    settings[driver.EXPLORATION] = round(exploration * THOUSAND)
    settings[driver.FIRST_PLAY] = round(first_play * THOUSAND)
    settings[driver.WIDENING] = round(widening * THOUSAND)
    settings[driver.DEEPEST] = deepest
    actions = len(position.legal(seat))
    pool = ints(driver.NODE * min(MOST_NODES, simulations * 48 + actions + 1))
    worlds = position.room(2)
    memory = scratch_here(game)
    arrays = (pool, ints(deepest), memory.out, memory.work, memory.lines, memory.rng)
    spend(
        simulations,
        seconds,
        lambda portion: driver.search(position.box, worlds, seat, portion, settings, *arrays),
    )
    return Tree(driver, pool)


def _candidates(tree: Tree, seat: int) -> list[Advice]:
    driver, pool = tree
    found = []
    child = pool[driver.FIRST]
    while child != driver.NO_NODE:
        at = child * driver.NODE
        visits = int(pool[at + driver.VISITS])
        if visits and pool[at + driver.SEAT] == seat:
            value = int(pool[at + driver.VALUE]) / visits / THOUSAND
            found.append((visits, value, int(pool[at + driver.ACTION])))
        child = pool[at + driver.NEXT]
    found.sort(key=lambda each: (-each[0], -each[1], each[2]))
    total = sum(visits for visits, _, _ in found)
    return [Advice(action, value, visits / total) for visits, value, action in found[:CANDIDATES]]
