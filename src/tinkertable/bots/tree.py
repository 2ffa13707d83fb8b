"""Monte-Carlo tree search over sampled worlds; `tree_driver.py` is its compiled part."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

from tinkertable.core.bind import bind
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import Ints, ints, warm
from tinkertable.core.sim import scratch_here

from .advice import Advice
from .budget import spend
from .levels import heuristics

HERE = Path(__file__)
KNOWLEDGE = ("policy", "prior", "settled", "worth")
MOST_NODES = 1 << 18  # 16 MiB
CANDIDATES = 5
THOUSAND = 1000


@cache
def _driver(game: Game) -> ModuleType:
    uninformed = bind(game, HERE.with_name("uninformed.py"), {"INDEPENDENT": game.independent})
    known = heuristics(game)
    parts = {name: getattr(known, name, getattr(uninformed, name)) for name in KNOWLEDGE}
    return bind(game, HERE.with_name("tree_driver.py"), parts)


def warm_up(game: Game) -> Iterator[tuple[str, float]]:
    yield from warm(f"{game.name}-tree", _driver(game).ENTRIES)


@cache
def _ready(game: Game) -> ModuleType:
    for _ in warm_up(game):
        pass
    return _driver(game)


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
    driver = _ready(game)
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
