"""Monte-Carlo tree search over sampled worlds; `tree_driver.py` is its compiled part."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import Ints, ints, warm
from tinkertable.core.sim import scratch_here

from .advice import Advice
from .budget import spend
from .informed import bound, ready

DRIVER = "tree_driver"
MOST_NODES = 1 << 18  # 16 MiB
CANDIDATES = 5
THOUSAND = 1000


def warm_up(game: Game) -> Iterator[tuple[str, float]]:
    yield from warm(f"{game.name}-{DRIVER}", bound(game, DRIVER).ENTRIES)


def advise(
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
) -> list[Advice]:
    """The actions tried most often, from so many simulations or as many as fit into the time."""
    actions = position.legal(seat)
    if len(actions) == 1:
        return [Advice(actions[0], 0.0, 1.0)]
    game = position.game
    driver = ready(game, DRIVER)
    settings = ints(driver.SETTINGS)
    settings[driver.SEATS] = position.seats
    settings[driver.SEED] = seed
    settings[driver.EXPLORATION] = round(exploration * THOUSAND)
    settings[driver.FIRST_PLAY] = round(first_play * THOUSAND)
    settings[driver.WIDENING] = round(widening * THOUSAND)
    settings[driver.DEEPEST] = deepest
    pool = ints(driver.NODE * min(MOST_NODES, simulations * 48 + len(actions) + 1))
    worlds = position.room(2)
    memory = scratch_here(game)
    arrays = (pool, ints(deepest), memory.out, memory.work, memory.lines, memory.rng)
    spend(
        simulations,
        seconds,
        lambda portion: driver.search(position.box, worlds, seat, portion, settings, *arrays),
    )
    return _candidates(driver, pool, seat)


def _candidates(driver: ModuleType, pool: Ints, seat: int) -> list[Advice]:
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
