"""Monte-Carlo tree search in compiled code. `bind.py` loads this file per game.

A node stands for one action of one seat, not for a state: every simulation plays from the root
again, in another world (`redeal`) and with other luck, and finds its way by what is legal there.
Chance has no nodes of its own unless `WIDENING` asks for them: what nature does lies between two
actions, and a node's figures are means over it.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from tinkertable.core.chance import NATURE_STREAM, below, restart
from tinkertable.core.offers import count, offered, pick
from tinkertable.core.record import Ints, copy_row, entry, lowest, popcount, rule
from tinkertable.core.seats import NATURE

if TYPE_CHECKING:
    from tinkertable.core.contract import Box, State, acting, apply, legal, redeal
    from tinkertable.core.drivers import nature_choice

    from .knowledge import look_over, policy, prior, settled, worth

# A node, as it lies in the pool; its children are a list, FIRST and then NEXT.
ACTION, SEAT, FIRST, NEXT, VISITS, VALUE, PRIOR, NODE = range(8)
ROOT, NO_NODE = 0, 0  # nothing has the root for a child

# Settings; the last three are the search's own.
(SEATS, SEED, EXPLORATION, FIRST_PLAY, DEEPEST, WIDENING, USED, LOW, HIGH, SETTINGS) = range(10)
THOUSAND = 1000.0


@entry
def search(
    boxes: list[Box], rows: list[State], seat: int, simulations: int, settings: Ints,
    pool: Ints, path: Ints, out: Ints, work: Ints, lines: Ints, rng: Ints,
) -> int:  # fmt: skip
    """Simulate so often from row 0, which is as `seat` sees it; row 1 is the world at hand."""
    box = boxes[0]
    if settings[USED] == 0:
        start_tree(settings, pool, rng)
    for _ in range(simulations):
        copy_row(rows, 1, rows, 0)
        redeal(box, rows[1], seat, rng, out, work)
        simulate(box, rows[1], seat, settings, pool, path, out, work, lines, rng)
    return settings[USED]


@rule
def start_tree(settings: Ints, pool: Ints, rng: Ints) -> None:
    restart(rng, settings[SEED], 0)
    for i in range(NODE):
        pool[i] = 0
    settings[USED] = 1
    settings[LOW] = 1 << 60
    settings[HIGH] = -(1 << 60)


@rule
def simulate(
    box: Box, s: State, root_seat: int, settings: Ints,
    pool: Ints, path: Ints, out: Ints, work: Ints, lines: Ints, rng: Ints,
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
            if growing and settings[WIDENING] > 0:
                child = outcome(settings, pool, node, action, out, n, rng)
                growing = child != NO_NODE and deeper(settings, pool, child, depth)
                if child != NO_NODE:
                    node = child
                    action = pool[node * NODE + ACTION]
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
            child = descend(box, s, seat, node, settings, pool, out, n, work)
            growing = child != NO_NODE and deeper(settings, pool, child, depth)
        if child != NO_NODE:
            node = child
            action = pool[node * NODE + ACTION]
            path[depth] = node
            depth += 1
        elif many:  # beyond the tree, or the pool is full
            action = policy(box, s, seat, out, n, work, lines, rng)
        else:
            action = pick(out, n, 0)
        apply(box, s, seat, action)
        who = acting(box, s)
    remember(box, s, settings, pool, path, depth, work, lines)


@rule
def deeper(settings: Ints, pool: Ints, child: int, depth: int) -> bool:
    """The tree grows by one node a simulation: the first that was never tried is the last."""
    return pool[child * NODE + VISITS] > 0 and depth + 1 < settings[DEEPEST]


@rule
def outcome(
    settings: Ints, pool: Ints, node: int, action: int, out: Ints, n: int, rng: Ints
) -> int:
    """A chance node: as many outcomes as the visits allow, then those again that came up before."""
    known = 0
    child = pool[node * NODE + FIRST]
    while child != NO_NODE:
        if pool[child * NODE + SEAT] == NATURE and offered(out, n, pool[child * NODE + ACTION]):
            if pool[child * NODE + ACTION] == action:
                return child
            known += 1
        child = pool[child * NODE + NEXT]
    room = int(sqrt(float(pool[node * NODE + VISITS])) * settings[WIDENING] / THOUSAND) + 1
    if known < room and settings[USED] < len(pool) // NODE:
        return grown(settings, pool, node, NATURE, action, 1)
    if known == 0:
        return NO_NODE
    k = below(rng, NATURE_STREAM, known)
    child = pool[node * NODE + FIRST]
    while True:
        if pool[child * NODE + SEAT] == NATURE and offered(out, n, pool[child * NODE + ACTION]):
            if k == 0:
                return child
            k -= 1
        child = pool[child * NODE + NEXT]


@rule
def grown(settings: Ints, pool: Ints, node: int, seat: int, action: int, weight_of_it: int) -> int:
    """One child more."""
    child = settings[USED]
    settings[USED] += 1
    at = child * NODE
    pool[at + ACTION] = action
    pool[at + SEAT] = seat
    pool[at + FIRST] = NO_NODE
    pool[at + NEXT] = pool[node * NODE + FIRST]
    pool[at + VISITS] = 0
    pool[at + VALUE] = 0
    pool[at + PRIOR] = weight_of_it
    pool[node * NODE + FIRST] = child
    return child


@rule
def descend(
    box: Box, s: State, seat: int, node: int, settings: Ints, pool: Ints, out: Ints, n: int,
    work: Ints,
) -> int:  # fmt: skip
    """The child to try: what is legal here is linked first, then value and promise decide."""
    linked = 0
    visits = 0
    weights = 0
    value = 0
    child = pool[node * NODE + FIRST]
    while child != NO_NODE:
        at = child * NODE
        if pool[at + SEAT] == seat and offered(out, n, pool[at + ACTION]):
            linked += 1
            visits += pool[at + VISITS]
            value += pool[at + VALUE]
            weights += pool[at + PRIOR]
        child = pool[at + NEXT]
    if linked < count(out, n):
        weights += link(box, s, seat, node, settings, pool, out, n, work)
    low = float(settings[LOW])
    span = max(1.0, float(settings[HIGH]) - low)
    # What was never tried is thought a little worse than what was.
    first_play = 0.5
    if visits > 0:
        first_play = (value / visits - low) / span - settings[FIRST_PLAY] / THOUSAND
    reach = settings[EXPLORATION] / THOUSAND * sqrt(visits + 1.0) / max(weights, 1)
    best = -1e18
    chosen = NO_NODE
    child = pool[node * NODE + FIRST]
    while child != NO_NODE:
        at = child * NODE
        if pool[at + SEAT] == seat and offered(out, n, pool[at + ACTION]):
            tried = pool[at + VISITS]
            q = first_play
            if tried > 0:
                q = (pool[at + VALUE] / tried - low) / span
            q += reach * pool[at + PRIOR] / (1 + tried)
            if q > best:
                best = q
                chosen = child
        child = pool[at + NEXT]
    return chosen


@rule
def link(
    box: Box, s: State, seat: int, node: int, settings: Ints, pool: Ints, out: Ints, n: int,
    work: Ints,
) -> int:  # fmt: skip
    """A child for every legal action that has none, as far as there is room; their weights."""
    weights = 0
    look_over(box, s, seat, work)
    for g in range(n):
        actions = out[2 * g + 1]
        while actions and settings[USED] < len(pool) // NODE:
            action = out[2 * g] + lowest(actions)
            actions &= actions - 1
            if not known(pool, node, seat, action):
                promise = prior(box, s, seat, action, work)
                weights += promise
                grown(settings, pool, node, seat, action, promise)
    return weights


@rule
def known(pool: Ints, node: int, seat: int, action: int) -> bool:
    child = pool[node * NODE + FIRST]
    while child != NO_NODE:
        if pool[child * NODE + ACTION] == action and pool[child * NODE + SEAT] == seat:
            return True
        child = pool[child * NODE + NEXT]
    return False


@rule
def remember(
    box: Box, s: State, settings: Ints, pool: Ints, path: Ints, depth: int, work: Ints, lines: Ints
) -> None:
    """What it came to, at every node that led here, for the seat that chose it."""
    pool[ROOT + VISITS] += 1
    for seat in range(settings[SEATS]):
        if chose(pool, path, depth, seat):
            value = worth(box, s, seat, settings[SEATS], work, lines)
            for i in range(depth):
                at = path[i] * NODE
                if pool[at + SEAT] == seat:
                    pool[at + VISITS] += 1
                    pool[at + VALUE] += value
            settings[LOW] = min(settings[LOW], value)
            settings[HIGH] = max(settings[HIGH], value)
    for i in range(depth):
        if pool[path[i] * NODE + SEAT] == NATURE:
            pool[path[i] * NODE + VISITS] += 1


@rule
def chose(pool: Ints, path: Ints, depth: int, seat: int) -> bool:
    """Is a seat on the way? Judging a position takes longer than all the rest here."""
    for i in range(depth):
        if pool[path[i] * NODE + SEAT] == seat:
            return True
    return False


ENTRIES = (search,)
