"""Monte-Carlo tree search.

A node stands for one action of one seat, not for a state: every simulation plays from the root
again, in another world (`redeal`) and with other luck, and finds its way by what is legal there.
Chance has no nodes of its own unless `widening` asks for them: what nature does lies between two
actions, and a node's figures are means over it.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from tinkertable.core.chance import NATURE_STREAM, below, restart
from tinkertable.core.offers import count, offered, pick
from tinkertable.core.record import (
    Int8,
    Int32,
    Int64,
    Ints,
    copy_row,
    lowest,
    popcount,
    record,
    rule,
)
from tinkertable.core.seats import NATURE

if TYPE_CHECKING:
    from tinkertable.backends.drivers.playout import nature_choice
    from tinkertable.core.contract import Box, Sheet, State, Work, acting, apply, legal, redeal

    from .knowledge import Mind, look_over, policy, prior, settled, worth

ENTRIES = ("search",)

ROOT, NO_NODE = 0, 0  # nothing has the root for a child
THOUSAND = 1000.0


@record
class Node:
    """An action of a seat in the tree; its children are a list, `first` and then `next`."""

    value: Int64  # the sum of what simulations came to, for the seat
    prior: Int64  # how promising it looked
    visits: Int32
    action: Int32
    first: Int32
    next: Int32
    seat: Int8


@record
class Settings:
    """What the search is told; the last three it keeps itself. Fractions are thousandths."""

    seed: Int64
    exploration: Int64
    first_play: Int64  # how much worse than the others an action is thought that was never tried
    widening: Int64  # of chance nodes; 0: there are none
    deepest: Int32
    seats: Int8
    used: Int32  # nodes
    low: Int64  # the least and the most a simulation came to
    high: Int64


@rule
def search(
    boxes: list[Box], rows: list[State], seat: int, simulations: int, told: list[Settings],
    pool: list[Node], path: Ints, out: Ints, minds: list[Mind], works: list[Work],
    sheets: list[Sheet], rng: Ints,
) -> int:  # fmt: skip
    """Simulate so often from row 0, which is as `seat` sees it; row 1 is the world at hand."""
    box = boxes[0]
    settings = told[0]
    mind = minds[0]
    work = works[0]
    sheet = sheets[0]
    if settings.used == 0:
        start_tree(settings, pool, rng)
    for _ in range(simulations):
        copy_row(rows, 1, rows, 0)
        redeal(box, rows[1], seat, rng, out, work)
        simulate(box, rows[1], seat, settings, pool, path, out, mind, work, sheet, rng)
    return settings.used


@rule
def start_tree(settings: Settings, pool: list[Node], rng: Ints) -> None:
    restart(rng, settings.seed, 0)
    settings.used = 1
    settings.low = 1 << 60
    settings.high = -(1 << 60)


@rule
def simulate(
    box: Box, s: State, root_seat: int, settings: Settings,
    pool: list[Node], path: Ints, out: Ints, mind: Mind, work: Work, sheet: Sheet, rng: Ints,
) -> None:  # fmt: skip
    """Down the tree, one node more, then by the policy to where it is settled; and remember."""
    node = ROOT
    depth = 0
    growing = True
    who = acting(box, s)
    while who:
        if not growing and settled(box, s):
            break
        if who == 1 << NATURE:
            n = legal(box, s, NATURE, out, work)
            action = nature_choice(box, s, out, n, rng)
            if growing and settings.widening > 0:
                child = outcome(settings, pool, node, action, out, n, rng)
                growing = child != NO_NODE and deeper(settings, pool, child, depth)
                if child != NO_NODE:
                    node = child
                    action = pool[node].action
                    path[depth] = node
                    depth += 1
            apply(box, s, NATURE, action)
            who = acting(box, s)
            continue
        # Of seats that act at once only the searching one may look ahead: what another one
        # does at the same time would be known too soon.
        seat = root_seat if (who >> root_seat) & 1 else lowest(who)
        n = legal(box, s, seat, out, work)
        many = count(out, n) > 1
        child = NO_NODE
        if many and growing and (seat == root_seat or popcount(who) == 1):
            child = descend(box, s, seat, node, settings, pool, out, n, mind, work, sheet)
            growing = child != NO_NODE and deeper(settings, pool, child, depth)
        if child != NO_NODE:
            node = child
            action = pool[node].action
            path[depth] = node
            depth += 1
        elif many:  # beyond the tree, or the pool is full
            action = policy(box, s, seat, out, n, mind, work, sheet, rng)
        else:
            action = pick(out, n, 0)
        apply(box, s, seat, action)
        who = acting(box, s)
    remember(box, s, settings, pool, path, depth, mind, work, sheet)


@rule
def deeper(settings: Settings, pool: list[Node], child: int, depth: int) -> bool:
    """The tree grows by one node a simulation: the first that was never tried is the last."""
    return pool[child].visits > 0 and depth + 1 < settings.deepest


@rule
def outcome(
    settings: Settings, pool: list[Node], node: int, action: int, out: Ints, n: int, rng: Ints
) -> int:
    """A chance node: as many outcomes as the visits allow, then those again that came up before."""
    known = 0
    child = pool[node].first
    while child != NO_NODE:
        if pool[child].seat == NATURE and offered(out, n, pool[child].action):
            if pool[child].action == action:
                return child
            known += 1
        child = pool[child].next
    room = int(sqrt(float(pool[node].visits)) * settings.widening / THOUSAND) + 1
    if known < room and settings.used < len(pool):
        return add_child(settings, pool, node, NATURE, action, 1)
    if known == 0:
        return NO_NODE
    k = below(rng, NATURE_STREAM, known)
    child = pool[node].first
    while True:
        if pool[child].seat == NATURE and offered(out, n, pool[child].action):
            if k == 0:
                return child
            k -= 1
        child = pool[child].next


@rule
def add_child(
    settings: Settings, pool: list[Node], node: int, seat: int, action: int, promise: int
) -> int:
    child = settings.used
    settings.used += 1
    added = pool[child]
    added.action = action
    added.seat = seat
    added.first = NO_NODE
    added.next = pool[node].first
    added.visits = 0
    added.value = 0
    added.prior = promise
    pool[node].first = child
    return child


@rule
def descend(
    box: Box, s: State, seat: int, node: int, settings: Settings, pool: list[Node], out: Ints,
    n: int, mind: Mind, work: Work, sheet: Sheet,
) -> int:  # fmt: skip
    """The child to try: what is legal here is linked first, then value and promise decide."""
    linked = 0
    visits = 0
    weights = 0
    value = 0
    child = pool[node].first
    while child != NO_NODE:
        at = pool[child]
        if at.seat == seat and offered(out, n, at.action):
            linked += 1
            visits += at.visits
            value += at.value
            weights += at.prior
        child = at.next
    if linked < count(out, n):
        weights += link(box, s, seat, node, settings, pool, out, n, mind, work, sheet)
    low = float(settings.low)
    span = max(1.0, float(settings.high) - low)
    # What was never tried is thought a little worse than what was.
    first_play = 0.5
    if visits > 0:
        first_play = (value / visits - low) / span - settings.first_play / THOUSAND
    reach = settings.exploration / THOUSAND * sqrt(visits + 1.0) / max(weights, 1)
    best = -1e18
    chosen = NO_NODE
    child = pool[node].first
    while child != NO_NODE:
        at = pool[child]
        if at.seat == seat and offered(out, n, at.action):
            tried = at.visits
            q = first_play
            if tried > 0:
                q = (at.value / tried - low) / span
            q += reach * at.prior / (1 + tried)
            if q > best:
                best = q
                chosen = child
        child = at.next
    return chosen


@rule
def link(
    box: Box, s: State, seat: int, node: int, settings: Settings, pool: list[Node], out: Ints,
    n: int, mind: Mind, work: Work, sheet: Sheet,
) -> int:  # fmt: skip
    """A child for every legal action that has none, as far as there is room; their weights."""
    weights = 0
    look_over(box, s, seat, mind, work, sheet)
    for g in range(n):
        actions = out[2 * g + 1]
        while actions and settings.used < len(pool):
            action = out[2 * g] + lowest(actions)
            actions &= actions - 1
            if not known(pool, node, seat, action):
                promise = prior(box, s, seat, action, mind, work, sheet)
                weights += promise
                add_child(settings, pool, node, seat, action, promise)
    return weights


@rule
def known(pool: list[Node], node: int, seat: int, action: int) -> bool:
    child = pool[node].first
    while child != NO_NODE:
        if pool[child].action == action and pool[child].seat == seat:
            return True
        child = pool[child].next
    return False


@rule
def remember(
    box: Box,
    s: State,
    settings: Settings,
    pool: list[Node],
    path: Ints,
    depth: int,
    mind: Mind,
    work: Work,
    sheet: Sheet,
) -> None:
    """What it came to, at every node that led here, for the seat that chose it."""
    pool[ROOT].visits += 1
    for seat in range(settings.seats):
        if chose(pool, path, depth, seat):
            value = worth(box, s, seat, settings.seats, mind, work, sheet)
            for i in range(depth):
                at = pool[path[i]]
                if at.seat == seat:
                    at.visits += 1
                    at.value += value
            settings.low = min(settings.low, value)
            settings.high = max(settings.high, value)
    for i in range(depth):
        if pool[path[i]].seat == NATURE:
            pool[path[i]].visits += 1


@rule
def chose(pool: list[Node], path: Ints, depth: int, seat: int) -> bool:
    """Is a seat on the way? Judging a position takes longer than all the rest here."""
    for i in range(depth):
        if pool[path[i]].seat == seat:
            return True
    return False
