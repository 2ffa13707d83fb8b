"""Whole rounds of a seat that plays for itself, by beam search. `bind.py` loads this file per game.

A plan is what a seat does until nature must act again. The search keeps the best few boards after
every action, meets no board twice, and leaves the best finished ones. To look further it lets
nature roll and plans the next round in the same way, a few times over.

The memory of a search is one array, `mem`: a head that says where everything lies, then the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import SEATS_STREAM, below, mixed, restart
from tinkertable.core.record import Ints, copy_row, entry, lowest, rule
from tinkertable.core.seats import NATURE

if TYPE_CHECKING:
    from tinkertable.core.contract import Box, State, acting, apply, legal, new, score
    from tinkertable.core.drivers import nature_choice

    from .foresight import POINT, Net, Thought, alone, estimate, fingerprint, situation

LONGEST = 56  # actions in a plan
PROBES = 32  # places in the table where a board may stand
OFFERS = 256  # room for the legal list of a board, in groups

# The head of a search: sizes, then offsets, then what it is at.
(WIDTH, KEPT, TABLE, MARGIN, VALUES, PARENTS, ACTIONS, PATHS, NEXT_PATHS, PLANS, PLAN_LENGTHS,
 PLAN_VALUES, SEEN, NOW, NEXT, SPARE, FINISHED, FOUND, COUNT, WORST, BEST, LOOKED, BLUR,
 SALT, HEAD) = range(25)  # fmt: skip
NOTHING = -(1 << 60)


def search_memory(width: int, kept: int, table: int) -> int:
    """How much memory such a search needs; the paths of a wide one make room for `exhaust`."""
    return HEAD + 3 * width + 2 * max(width, OFFERS) * LONGEST + kept * (LONGEST + 2) + table


def search_rows(width: int, kept: int) -> int:
    return 2 * width + 1 + kept


@rule
def lay_out(mem: Ints, a: int, first_row: int, width: int, kept: int, table: int) -> None:
    """Set up the head of a search at mem[a]; `table` is a power of two."""
    mem[a + WIDTH] = width
    mem[a + KEPT] = kept
    mem[a + TABLE] = table
    mem[a + VALUES] = a + HEAD
    mem[a + PARENTS] = mem[a + VALUES] + width
    mem[a + ACTIONS] = mem[a + PARENTS] + width
    mem[a + PATHS] = mem[a + ACTIONS] + width
    mem[a + NEXT_PATHS] = mem[a + PATHS] + max(width, OFFERS) * LONGEST
    mem[a + PLANS] = mem[a + NEXT_PATHS] + max(width, OFFERS) * LONGEST
    mem[a + PLAN_LENGTHS] = mem[a + PLANS] + kept * LONGEST
    mem[a + PLAN_VALUES] = mem[a + PLAN_LENGTHS] + kept
    mem[a + SEEN] = mem[a + PLAN_VALUES] + kept
    mem[a + NOW] = first_row
    mem[a + NEXT] = first_row + width
    mem[a + SPARE] = first_row + 2 * width
    mem[a + FINISHED] = first_row + 2 * width + 1
    mem[a + LOOKED] = 0


@rule
def plan(
    box: Box, rows: list[State], mem: Ints, a: int, net: Net, t: Thought,
    out: Ints, work: Ints, lines: Ints,
) -> int:  # fmt: skip
    """The best plans from row NOW on, in no order; how many."""
    forget(mem, a)
    mem[a + FOUND] = 0
    mem[a + BEST] = NOTHING
    many = 1
    level = 0
    while many > 0 and level < LONGEST:
        mem[a + COUNT] = 0
        for i in range(many):
            expand(box, rows, mem, a, i, level, net, t, out, work, lines)
        many = step_forward(box, rows, mem, a, level)
        level += 1
    return mem[a + FOUND]


@rule
def expand(
    box: Box, rows: list[State], mem: Ints, a: int, i: int, level: int, net: Net, t: Thought,
    out: Ints, work: Ints, lines: Ints,
) -> None:  # fmt: skip
    """Look at everything the seat may do on the i-th board."""
    spare = mem[a + SPARE]
    parent = mem[a + NOW] + i
    n = legal(box, rows[parent], 0, out, work)
    for g in range(n):
        actions = out[2 * g + 1]
        while actions:
            action = out[2 * g] + lowest(actions)
            actions &= actions - 1
            copy_row(rows, spare, rows, parent)
            child = rows[spare]
            apply(box, child, 0, action)
            who = acting(box, child)
            if who == 0:
                finish(rows, mem, a, i, level, action, score(box, child, 0, work, lines) * POINT)
                continue
            mark = fingerprint(child, 0)
            if who & 1 == 0 or is_new(mem, a, mark):
                mem[a + LOOKED] += 1
                value = estimate(box, child, 0, net, t, work, lines) + error(mem, a, mark)
                if who & 1:
                    consider(mem, a, i, action, value)
                else:
                    finish(rows, mem, a, i, level, action, value)


@rule
def error(mem: Ints, a: int, mark: int) -> int:
    """By how much a board is misjudged: BLUR at most, and by one SALT always the same."""
    blur = mem[a + BLUR]
    if blur == 0:
        return 0
    return mixed(mixed(mark, mark >> 32), mem[a + SALT]) % (2 * blur) - blur


@rule
def forget(mem: Ints, a: int) -> None:
    seen = mem[a + SEEN]
    for i in range(mem[a + TABLE]):
        mem[seen + i] = 0


@rule
def is_new(mem: Ints, a: int, mark: int) -> bool:
    """Was this board not met before? It is from now on, while there is room to remember."""
    last = mem[a + TABLE] - 1
    for probe in range(PROBES):
        at = mem[a + SEEN] + ((mark + probe) & last)
        if mem[at] == mark + 1:
            return False
        if mem[at] == 0:
            mem[at] = mark + 1
            return True
    return True


@rule
def consider(mem: Ints, a: int, parent: int, action: int, value: int) -> None:
    """Keep it for the next step if it is among the best."""
    if value < mem[a + BEST] - mem[a + MARGIN]:
        return
    width = mem[a + WIDTH]
    values = mem[a + VALUES]
    at = mem[a + COUNT]
    if at < width:
        mem[a + COUNT] += 1
    else:
        at = mem[a + WORST]
        if value <= mem[values + at]:
            return
    mem[values + at] = value
    mem[mem[a + PARENTS] + at] = parent
    mem[mem[a + ACTIONS] + at] = action
    if mem[a + COUNT] == width:
        mem[a + WORST] = least(mem, values, width)


@rule
def least(mem: Ints, first: int, many: int) -> int:
    worst = 0
    for i in range(1, many):
        if mem[first + i] < mem[first + worst]:
            worst = i
    return worst


@rule
def finish(
    rows: list[State], mem: Ints, a: int, parent: int, level: int, action: int, value: int
) -> None:
    """Keep a finished board, which is in the spare row, if it is among the best."""
    mem[a + BEST] = max(mem[a + BEST], value)
    kept = mem[a + KEPT]
    at = mem[a + FOUND]
    if at < kept:
        mem[a + FOUND] += 1
    else:
        at = least(mem, mem[a + PLAN_VALUES], kept)
        if value <= mem[mem[a + PLAN_VALUES] + at]:
            return
    mem[mem[a + PLAN_VALUES] + at] = value
    mem[mem[a + PLAN_LENGTHS] + at] = level + 1
    path = mem[a + PATHS] + parent * LONGEST
    to = mem[a + PLANS] + at * LONGEST
    for i in range(level):
        mem[to + i] = mem[path + i]
    mem[to + level] = action
    copy_row(rows, mem[a + FINISHED] + at, rows, mem[a + SPARE])


@rule
def step_forward(box: Box, rows: list[State], mem: Ints, a: int, level: int) -> int:
    """Play what was kept; how many boards there are now."""
    many = 0
    for i in range(mem[a + COUNT]):
        if mem[mem[a + VALUES] + i] < mem[a + BEST] - mem[a + MARGIN]:
            continue
        parent = mem[mem[a + PARENTS] + i]
        action = mem[mem[a + ACTIONS] + i]
        copy_row(rows, mem[a + NEXT] + many, rows, mem[a + NOW] + parent)
        apply(box, rows[mem[a + NEXT] + many], 0, action)
        path = mem[a + PATHS] + parent * LONGEST
        to = mem[a + NEXT_PATHS] + many * LONGEST
        for j in range(level):
            mem[to + j] = mem[path + j]
        mem[to + level] = action
        many += 1
    mem[a + NOW], mem[a + NEXT] = mem[a + NEXT], mem[a + NOW]
    mem[a + PATHS], mem[a + NEXT_PATHS] = mem[a + NEXT_PATHS], mem[a + PATHS]
    return many


@rule
def best_plan(mem: Ints, a: int) -> int:
    best = 0
    for i in range(1, mem[a + FOUND]):
        if mem[mem[a + PLAN_VALUES] + i] > mem[mem[a + PLAN_VALUES] + best]:
            best = i
    return best


@rule
def let_nature(box: Box, s: State, out: Ints, work: Ints, rng: Ints) -> None:
    """Let her roll until a seat may act."""
    while acting(box, s) == 1 << NATURE:
        n = legal(box, s, NATURE, out, work)
        apply(box, s, NATURE, nature_choice(box, s, out, n, rng))


@rule
def foresee(
    box: Box, rows: list[State], mem: Ints, a: int, rounds: int, net: Net, t: Thought,
    out: Ints, work: Ints, lines: Ints, rng: Ints,
) -> int:  # fmt: skip
    """What row NOW comes to when nature rolls and the best plan is played, a few rounds on."""
    value = 0
    for _ in range(rounds):
        if acting(box, rows[mem[a + NOW]]):
            let_nature(box, rows[mem[a + NOW]], out, work, rng)
            plan(box, rows, mem, a, net, t, out, work, lines)
            best = best_plan(mem, a)
            value = mem[mem[a + PLAN_VALUES] + best]
            copy_row(rows, mem[a + NOW], rows, mem[a + FINISHED] + best)
    return value


@rule
def exhaust(
    box: Box, rows: list[State], mem: Ints, a: int, limit: int, net: Net, t: Thought,
    out: Ints, work: Ints, lines: Ints,
) -> int:  # fmt: skip
    """Try every way to end the round, if the match ends with it: the one plan that scores most.

    Boards are tried depth first, each once, in all the rows there are; -1 if there are more than
    `limit` of them or they lead too deep.
    """
    forget(mem, a)
    now = min(mem[a + NOW], mem[a + NEXT])
    if now != mem[a + NOW]:
        copy_row(rows, now, rows, mem[a + NOW])
    offers = mem[a + PATHS]  # by level: groups left, then the groups
    deepest = min(LONGEST, mem[a + FINISHED] + mem[a + KEPT] - now) - 1
    level = 0
    many = 0
    mem[a + FOUND] = 0
    mem[a + BEST] = NOTHING
    load_offers(box, rows[now], mem, offers, out, work)
    while level >= 0:
        action = next_offer(mem, offers + level * OFFERS)
        if action < 0:
            level -= 1
            continue
        mem[mem[a + NEXT_PATHS] + level] = action
        copy_row(rows, now + level + 1, rows, now + level)
        child = rows[now + level + 1]
        apply(box, child, 0, action)
        if acting(box, child) & 1 == 0:
            value = estimate(box, child, 0, net, t, work, lines)
            if value > mem[a + BEST]:
                keep_best(mem, a, level, value)
        elif is_new(mem, a, fingerprint(child, 0)):
            many += 1
            if many > limit or level + 1 == deepest:
                return -1
            level += 1
            load_offers(box, child, mem, offers + level * OFFERS, out, work)
    mem[a + LOOKED] += many
    return many


@rule
def load_offers(box: Box, s: State, mem: Ints, to: int, out: Ints, work: Ints) -> None:
    n = legal(box, s, 0, out, work)
    mem[to] = n
    for i in range(2 * n):
        mem[to + 1 + i] = out[i]


@rule
def next_offer(mem: Ints, at: int) -> int:
    """Take the next action offered there, or -1."""
    n = mem[at]
    if n == 0:
        return -1
    group = at + 2 * n - 1
    action = mem[group] + lowest(mem[group + 1])
    mem[group + 1] &= mem[group + 1] - 1
    mem[at] -= mem[group + 1] == 0
    return action


@rule
def keep_best(mem: Ints, a: int, level: int, value: int) -> None:
    mem[a + BEST] = value
    mem[a + FOUND] = 1
    mem[mem[a + PLAN_VALUES]] = value
    mem[mem[a + PLAN_LENGTHS]] = level + 1
    for i in range(level + 1):
        mem[mem[a + PLANS] + i] = mem[mem[a + NEXT_PATHS] + i]


# What `call` can be asked.
SITUATION, STEP, ESTIMATE, PLAN, LAST, EXHAUST, WEIGH, PLAY = range(8)
# Results of PLAY: the score and the number of actions, then the actions, nature's included.
SCORE, MOVES, LOG = range(3)


@entry
def call(
    what: int, boxes: list[Box], rows: list[State], nets: list[Net], thoughts: list[Thought],
    mem: Ints, a: int, b: int, c: int, seed: int,
    options: Ints, out: Ints, work: Ints, lines: Ints, rng: Ints, results: Ints,
) -> int:  # fmt: skip
    """Ask one thing of the search whose head is at mem[a]; b and c are said at each question."""
    box = boxes[0]
    net = nets[0]
    t = thoughts[0]
    if what == SITUATION:  # -, seat: make row NOW this seat's own match
        alone(rows[mem[a + NOW]], c)
        return situation(rows[mem[a + NOW]], 0)
    if what == STEP:  # -, action: play it on row NOW
        apply(box, rows[mem[a + NOW]], 0, c)
        return situation(rows[mem[a + NOW]], 0)
    if what == ESTIMATE:
        return estimate(box, rows[mem[a + NOW]], 0, net, t, work, lines)
    if what == PLAN:
        return plan(box, rows, mem, a, net, t, out, work, lines)
    if what == LAST:  # does the match end with the plans found?
        return int(acting(box, rows[mem[a + FINISHED]]) == 0)
    if what == EXHAUST:  # -, most boards
        return exhaust(box, rows, mem, a, c, net, t, out, work, lines)
    if what == WEIGH:  # head of the search for the rounds to come, how many of them
        return weigh(box, rows, mem, a, b, c, seed, net, t, out, work, lines, rng, results)
    if what == PLAY:  # index of the game, how often to stray
        return play(box, rows, mem, a, b, c, seed, net, t, options, out, work, lines, rng, results)
    return 0


@rule
def weigh(
    box: Box, rows: list[State], mem: Ints, a: int, b: int, rounds: int, seed: int,
    net: Net, t: Thought, out: Ints, work: Ints, lines: Ints, rng: Ints, results: Ints,
) -> int:  # fmt: skip
    """Sum up in results what each plan listed there comes to, under the same rolls for all.

    results: how many plans, first roll, number of rolls, then for each plan its number and sum.
    """
    for i in range(results[0]):
        chosen = results[3 + 2 * i]
        for k in range(results[1], results[1] + results[2]):
            restart(rng, seed, k)
            copy_row(rows, mem[b + NOW], rows, mem[a + FINISHED] + chosen)
            results[4 + 2 * i] += foresee(
                box, rows, mem, b, rounds, net, t, out, work, lines, rng
            )  # fmt: skip
    return 0


@rule
def play(
    box: Box, rows: list[State], mem: Ints, a: int, index: int, stray: int, seed: int,
    net: Net, t: Thought, options: Ints, out: Ints, work: Ints, lines: Ints, rng: Ints,
    results: Ints,
) -> int:  # fmt: skip
    """A game by the best plans; `stray` of a thousand rounds take any of those kept."""
    restart(rng, seed, index)
    new(box, rows[mem[a + NOW]], 1, options)
    n = 0
    while acting(box, rows[mem[a + NOW]]):
        s = rows[mem[a + NOW]]
        while acting(box, s) == 1 << NATURE:
            legal_n = legal(box, s, NATURE, out, work)
            action = nature_choice(box, s, out, legal_n, rng)
            apply(box, s, NATURE, action)
            results[LOG + n] = action
            n += 1
        found = plan(box, rows, mem, a, net, t, out, work, lines)
        chosen = best_plan(mem, a)
        if below(rng, SEATS_STREAM, 1000) < stray:
            chosen = below(rng, SEATS_STREAM, found)
        for i in range(mem[mem[a + PLAN_LENGTHS] + chosen]):
            results[LOG + n] = mem[mem[a + PLANS] + chosen * LONGEST + i]
            n += 1
        copy_row(rows, mem[a + NOW], rows, mem[a + FINISHED] + chosen)
    results[MOVES] = n
    results[SCORE] = score(box, rows[mem[a + NOW]], 0, work, lines)
    return n


ENTRIES = (call,)
