"""Monte-Carlo tree search over sampled worlds; `drivers/tree.py` is the search itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tinkertable.backends import PLAIN, Backend
from tinkertable.backends.memory import stored, stored_box
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.core.record import rows

from .advice import Advice, Findings, Judgement
from .binding import compile_driver, ready, scratch
from .budget import spend
from .drivers import tree as driver

MOST_NODES = 1 << 18  # 16 MiB
CANDIDATES = 5
ENOUGH = 0.2  # of the simulations: then what they say of an action can be relied on
THOUSAND = 1000


def warm_up(game: Game, backend: Backend) -> Iterator[tuple[str, float]]:
    yield from compile_driver(backend, game, driver)


def think(
    position: Position, seat: int, seed: int, backend: Backend = PLAIN, **parameters: Any
) -> Findings:
    return Findings(advise(position, seat, seed, backend, **parameters))


def advise(
    position: Position, seat: int, seed: int, backend: Backend = PLAIN, **parameters: Any
) -> list[Advice]:
    """The actions tried most often, from so many simulations or as many as fit into the time."""
    actions = position.legal(seat)
    if len(actions) == 1:
        return [Advice(actions[0], 0.0, 1.0)]
    children = grow(position, seat, seed, backend, **parameters)
    return _candidates([node for node in children if node.visits and node.seat == seat])


def judge(
    position: Position, seat: int, seed: int, played: int, after: Position | None,
    backend: Backend = PLAIN, **parameters: Any,
) -> Judgement:  # fmt: skip
    """What was hardly looked at is searched again from where it led to, if it goes on there."""
    found = advise(position, seat, seed, backend, **parameters)
    best = found[0]
    own = next((one for one in found if one.action == played and one.share >= ENOUGH), None)
    if own is None and after is not None and after.legal(seat):
        own = advise(after, seat, seed, backend, **parameters)[0]
    return Judgement(best.action, best.value, own.value if own else None)


def grow(
    position: Position,
    seat: int,
    seed: int,
    backend: Backend = PLAIN,
    *,
    simulations: int,
    seconds: float = 1.0,
    exploration: float = 1.5,
    first_play: float = 0.1,
    widening: float = 0.0,
    deepest: int = 40,
) -> list[driver.Node]:
    """Search what may follow, by what `seat` knows; it need not be its turn. The first moves."""
    game = position.game
    told = rows(driver.Settings, 1)[0]
    told.seats, told.seed, told.deepest = position.seats, seed, deepest
    told.exploration = round(exploration * THOUSAND)
    told.first_play = round(first_play * THOUSAND)
    told.widening = round(widening * THOUSAND)
    nodes = min(MOST_NODES, simulations * 48 + len(position.legal(seat)) + 1)
    search = ready(backend, game, driver).search
    boxes = stored_box(backend, position)
    worlds = stored(backend, game.State, position.state, 2)
    settings = stored(backend, driver.Settings, told)
    pool = backend.rows(driver.Node, nodes)
    arrays = (pool, backend.ints(deepest), *scratch(backend, game))
    spend(
        simulations,
        seconds,
        lambda portion: search(boxes, worlds, seat, portion, settings, *arrays),
    )
    return list(_children(backend, pool))


def _children(backend: Backend, pool: list[driver.Node]) -> Iterator[driver.Node]:
    child = backend.read(pool, driver.ROOT, driver.Node).first
    while child != driver.NO_NODE:
        node = backend.read(pool, child, driver.Node)
        yield node
        child = node.next


def _candidates(nodes: list[driver.Node]) -> list[Advice]:
    """The actions tried most often."""
    nodes.sort(key=lambda node: (-node.visits, -node.value / node.visits, node.action))
    total = sum(node.visits for node in nodes)
    return [
        Advice(node.action, node.value / node.visits / THOUSAND, node.visits / total)
        for node in nodes[:CANDIDATES]
    ]
