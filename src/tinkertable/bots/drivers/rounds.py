"""Whole rounds of a seat that plays for itself, by beam search.

A plan is what a seat does until nature must act again. The search keeps the best few boards after
every action, meets no board twice, and leaves the best finished ones. To look further it lets
nature roll and plans the next round in the same way, a few times over.

What a search keeps lies in one array, `mem`; a `Beam` says where.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import SEATS_STREAM, below, mixed, restart
from tinkertable.core.record import Int32, Int64, Ints, copy_row, lowest, record, rule
from tinkertable.core.seats import NATURE

if TYPE_CHECKING:
    from tinkertable.backends.drivers.playout import nature_choice
    from tinkertable.core.contract import Box, Sheet, State, Work, acting, apply, legal, new, score

    from .knowledge import Mind
    from .round_knowledge import POINT, Net, alone, estimate, fingerprint, situation

ENTRIES = ("call",)

LONGEST = 56  # actions in a plan
PROBES = 32  # places in the table where a board may stand
OFFERS = 256  # room for the legal list of a board, in groups

NOTHING = -(1 << 60)
MAIN, AHEAD = range(2)  # beams: the search, and one in which it looks ahead


@record
class Beam:
    """A beam search: its sizes, where its parts lie in `mem` and in the rows, what it is at."""

    width: Int32  # boards kept after every action
    kept: Int32  # plans
    table: Int32  # places for boards met; a power of two
    margin: Int64  # what is so much worse than the best plan is not followed up
    blur: Int64  # by how much a board is misjudged at most
    salt: Int64
    # In `mem`: by board kept, its value, parent, action and path; then the plans; boards met.
    values: Int32
    parents: Int32
    actions: Int32
    paths: Int32
    next_paths: Int32
    plans: Int32
    plan_lengths: Int32
    plan_values: Int32
    seen: Int32
    # In the rows: boards now, those after the next action, one to try on, finished ones.
    now: Int32
    next: Int32
    spare: Int32
    finished: Int32
    # What it is at: plans found, boards kept, the worst of them, the best plan's value.
    found: Int32
    count: Int32
    worst: Int32
    best: Int64
    looked: Int64  # boards estimated


def memory_of(width: int, kept: int, table: int) -> int:
    """How much of `mem` such a search needs; the paths of a wide one make room for `exhaust`."""
    return 3 * width + 2 * max(width, OFFERS) * LONGEST + kept * (LONGEST + 2) + table


def rows_of(width: int, kept: int) -> int:
    return 2 * width + 1 + kept


def lay_out(beam: Beam, start: int, first_row: int, width: int, kept: int, table: int) -> None:
    """Say where everything lies, from mem[start] and from a row on."""
    beam.width, beam.kept, beam.table = width, kept, table
    beam.values = start
    beam.parents = beam.values + width
    beam.actions = beam.parents + width
    beam.paths = beam.actions + width
    beam.next_paths = beam.paths + max(width, OFFERS) * LONGEST
    beam.plans = beam.next_paths + max(width, OFFERS) * LONGEST
    beam.plan_lengths = beam.plans + kept * LONGEST
    beam.plan_values = beam.plan_lengths + kept
    beam.seen = beam.plan_values + kept
    beam.now = first_row
    beam.next = first_row + width
    beam.spare = first_row + 2 * width
    beam.finished = first_row + 2 * width + 1


@rule
def plan(
    box: Box, rows: list[State], mem: Ints, beam: Beam, net: Net,
    out: Ints, mind: Mind, work: Work, sheet: Sheet,
) -> int:  # fmt: skip
    """The best plans from row `now` on, in no order; how many."""
    forget(mem, beam)
    beam.found = 0
    beam.best = NOTHING
    many = 1
    level = 0
    while many > 0 and level < LONGEST:
        beam.count = 0
        for i in range(many):
            expand(box, rows, mem, beam, i, level, net, out, mind, work, sheet)
        many = step_forward(box, rows, mem, beam, level)
        level += 1
    return beam.found


@rule
def expand(
    box: Box, rows: list[State], mem: Ints, beam: Beam, i: int, level: int, net: Net,
    out: Ints, mind: Mind, work: Work, sheet: Sheet,
) -> None:  # fmt: skip
    """Look at everything the seat may do on the i-th board."""
    spare = beam.spare
    parent = beam.now + i
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
                finish(rows, mem, beam, i, level, action, score(box, child, 0, work, sheet) * POINT)
                continue
            mark = fingerprint(child, 0)
            if who & 1 == 0 or is_new(mem, beam, mark):
                beam.looked += 1
                value = estimate(box, child, 0, net, mind, work, sheet) + error(mem, beam, mark)
                if who & 1:
                    consider(mem, beam, i, action, value)
                else:
                    finish(rows, mem, beam, i, level, action, value)


@rule
def error(mem: Ints, beam: Beam, mark: int) -> int:
    """By how much a board is misjudged: `blur` at most, and by one `salt` always the same."""
    blur = beam.blur
    if blur == 0:
        return 0
    return mixed(mixed(mark, mark >> 32), beam.salt) % (2 * blur) - blur


@rule
def forget(mem: Ints, beam: Beam) -> None:
    seen = beam.seen
    for i in range(beam.table):
        mem[seen + i] = 0


@rule
def is_new(mem: Ints, beam: Beam, mark: int) -> bool:
    """Was this board not met before? It is from now on, while there is room to remember."""
    last = beam.table - 1
    for probe in range(PROBES):
        at = beam.seen + ((mark + probe) & last)
        if mem[at] == mark + 1:
            return False
        if mem[at] == 0:
            mem[at] = mark + 1
            return True
    return True


@rule
def consider(mem: Ints, beam: Beam, parent: int, action: int, value: int) -> None:
    """Keep it for the next step if it is among the best."""
    if value < beam.best - beam.margin:
        return
    width = beam.width
    values = beam.values
    at = beam.count
    if at < width:
        beam.count += 1
    else:
        at = beam.worst
        if value <= mem[values + at]:
            return
    mem[values + at] = value
    mem[beam.parents + at] = parent
    mem[beam.actions + at] = action
    if beam.count == width:
        beam.worst = least(mem, values, width)


@rule
def least(mem: Ints, first: int, many: int) -> int:
    worst = 0
    for i in range(1, many):
        if mem[first + i] < mem[first + worst]:
            worst = i
    return worst


@rule
def finish(
    rows: list[State], mem: Ints, beam: Beam, parent: int, level: int, action: int, value: int
) -> None:
    """Keep a finished board, which is in the spare row, if it is among the best."""
    beam.best = max(beam.best, value)
    kept = beam.kept
    at = beam.found
    if at < kept:
        beam.found += 1
    else:
        at = least(mem, beam.plan_values, kept)
        if value <= mem[beam.plan_values + at]:
            return
    mem[beam.plan_values + at] = value
    mem[beam.plan_lengths + at] = level + 1
    path = beam.paths + parent * LONGEST
    to = beam.plans + at * LONGEST
    for i in range(level):
        mem[to + i] = mem[path + i]
    mem[to + level] = action
    copy_row(rows, beam.finished + at, rows, beam.spare)


@rule
def step_forward(box: Box, rows: list[State], mem: Ints, beam: Beam, level: int) -> int:
    """Play what was kept; how many boards there are now."""
    many = 0
    for i in range(beam.count):
        if mem[beam.values + i] < beam.best - beam.margin:
            continue
        parent = mem[beam.parents + i]
        action = mem[beam.actions + i]
        copy_row(rows, beam.next + many, rows, beam.now + parent)
        apply(box, rows[beam.next + many], 0, action)
        path = beam.paths + parent * LONGEST
        to = beam.next_paths + many * LONGEST
        for j in range(level):
            mem[to + j] = mem[path + j]
        mem[to + level] = action
        many += 1
    beam.now, beam.next = beam.next, beam.now
    beam.paths, beam.next_paths = beam.next_paths, beam.paths
    return many


@rule
def best_plan(mem: Ints, beam: Beam) -> int:
    best = 0
    for i in range(1, beam.found):
        if mem[beam.plan_values + i] > mem[beam.plan_values + best]:
            best = i
    return best


@rule
def let_nature(box: Box, s: State, out: Ints, work: Work, rng: Ints) -> None:
    """Let her roll until a seat may act."""
    while acting(box, s) == 1 << NATURE:
        n = legal(box, s, NATURE, out, work)
        apply(box, s, NATURE, nature_choice(box, s, out, n, rng))


@rule
def foresee(
    box: Box, rows: list[State], mem: Ints, beam: Beam, rounds: int, net: Net,
    out: Ints, mind: Mind, work: Work, sheet: Sheet, rng: Ints,
) -> int:  # fmt: skip
    """What row `now` comes to when nature rolls and the best plan is played, a few rounds on."""
    value = 0
    for _ in range(rounds):
        if acting(box, rows[beam.now]):
            let_nature(box, rows[beam.now], out, work, rng)
            plan(box, rows, mem, beam, net, out, mind, work, sheet)
            best = best_plan(mem, beam)
            value = mem[beam.plan_values + best]
            copy_row(rows, beam.now, rows, beam.finished + best)
    return value


@rule
def exhaust(
    box: Box, rows: list[State], mem: Ints, beam: Beam, limit: int, net: Net,
    out: Ints, mind: Mind, work: Work, sheet: Sheet,
) -> int:  # fmt: skip
    """Try every way to end the round, if the match ends with it: the one plan that scores most.

    Boards are tried depth first, each once, in all the rows there are; -1 if there are more than
    `limit` of them or they lead too deep.
    """
    forget(mem, beam)
    now = min(beam.now, beam.next)
    if now != beam.now:
        copy_row(rows, now, rows, beam.now)
    offers = beam.paths  # by level: groups left, then the groups
    deepest = min(LONGEST, beam.finished + beam.kept - now) - 1
    level = 0
    many = 0
    beam.found = 0
    beam.best = NOTHING
    load_offers(box, rows[now], mem, offers, out, work)
    while level >= 0:
        action = next_offer(mem, offers + level * OFFERS)
        if action < 0:
            level -= 1
            continue
        mem[beam.next_paths + level] = action
        copy_row(rows, now + level + 1, rows, now + level)
        child = rows[now + level + 1]
        apply(box, child, 0, action)
        if acting(box, child) & 1 == 0:
            value = estimate(box, child, 0, net, mind, work, sheet)
            if value > beam.best:
                keep_best(mem, beam, level, value)
        elif is_new(mem, beam, fingerprint(child, 0)):
            many += 1
            if many > limit or level + 1 == deepest:
                return -1
            level += 1
            load_offers(box, child, mem, offers + level * OFFERS, out, work)
    beam.looked += many
    return many


@rule
def load_offers(box: Box, s: State, mem: Ints, to: int, out: Ints, work: Work) -> None:
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
def keep_best(mem: Ints, beam: Beam, level: int, value: int) -> None:
    beam.best = value
    beam.found = 1
    mem[beam.plan_values] = value
    mem[beam.plan_lengths] = level + 1
    for i in range(level + 1):
        mem[beam.plans + i] = mem[beam.next_paths + i]


# What `call` can be asked.
SITUATION, STEP, ESTIMATE, PLAN, LAST, EXHAUST, WEIGH, PLAY = range(8)
# Results of PLAY: the score and the number of actions, then the actions, nature's included.
SCORE, MOVES, LOG = range(3)


@rule
def call(
    what: int, boxes: list[Box], rows: list[State], nets: list[Net],
    mem: Ints, beams: list[Beam], b: int, c: int, seed: int,
    options: Ints, out: Ints, minds: list[Mind], works: list[Work], sheets: list[Sheet], rng: Ints,
    results: Ints,
) -> int:  # fmt: skip
    """Ask one thing of the search; what b and c mean is said at each question."""
    box = boxes[0]
    beam = beams[MAIN]
    net = nets[0]
    mind = minds[0]
    work = works[0]
    sheet = sheets[0]
    if what == SITUATION:  # -, seat: make row `now` this seat's own match
        alone(rows[beam.now], c)
        return situation(rows[beam.now], 0)
    if what == STEP:  # -, action: play it on row `now`
        apply(box, rows[beam.now], 0, c)
        return situation(rows[beam.now], 0)
    if what == ESTIMATE:
        return estimate(box, rows[beam.now], 0, net, mind, work, sheet)
    if what == PLAN:
        return plan(box, rows, mem, beam, net, out, mind, work, sheet)
    if what == LAST:  # does the match end with the plans found?
        return int(acting(box, rows[beam.finished]) == 0)
    if what == EXHAUST:  # -, most boards
        return exhaust(box, rows, mem, beam, c, net, out, mind, work, sheet)
    if what == WEIGH:  # -, how many rounds to come
        return weigh(
            box, rows, mem, beam, beams[AHEAD], c, seed, net, out, mind, work, sheet, rng, results
        )
    if what == PLAY:  # index of the game, how often to stray
        return play(
            box, rows, mem, beam, b, c, seed, net, options, out, mind, work, sheet, rng, results
        )
    return 0


@rule
def weigh(
    box: Box, rows: list[State], mem: Ints, beam: Beam, ahead: Beam, rounds: int, seed: int,
    net: Net, out: Ints, mind: Mind, work: Work, sheet: Sheet, rng: Ints, results: Ints,
) -> int:  # fmt: skip
    """Sum up in results what each plan listed there comes to, under the same rolls for all.

    results: how many plans, first roll, number of rolls, then for each plan its number and sum.
    """
    for i in range(results[0]):
        chosen = results[3 + 2 * i]
        for k in range(results[1], results[1] + results[2]):
            restart(rng, seed, k)
            copy_row(rows, ahead.now, rows, beam.finished + chosen)
            results[4 + 2 * i] += foresee(
                box, rows, mem, ahead, rounds, net, out, mind, work, sheet, rng
            )  # fmt: skip
    return 0


@rule
def play(
    box: Box, rows: list[State], mem: Ints, beam: Beam, index: int, stray: int, seed: int,
    net: Net, options: Ints, out: Ints, mind: Mind, work: Work, sheet: Sheet, rng: Ints,
    results: Ints,
) -> int:  # fmt: skip
    """A game by the best plans; `stray` of a thousand rounds take any of those kept. The last row
    stays zero."""
    restart(rng, seed, index)
    copy_row(rows, beam.now, rows, len(rows) - 1)
    new(box, rows[beam.now], 1, options)
    n = 0
    while acting(box, rows[beam.now]):
        s = rows[beam.now]
        while acting(box, s) == 1 << NATURE:
            legal_n = legal(box, s, NATURE, out, work)
            action = nature_choice(box, s, out, legal_n, rng)
            apply(box, s, NATURE, action)
            results[LOG + n] = action
            n += 1
        found = plan(box, rows, mem, beam, net, out, mind, work, sheet)
        chosen = best_plan(mem, beam)
        if below(rng, SEATS_STREAM, 1000) < stray:
            chosen = below(rng, SEATS_STREAM, found)
        for i in range(mem[beam.plan_lengths + chosen]):
            results[LOG + n] = mem[beam.plans + chosen * LONGEST + i]
            n += 1
        copy_row(rows, beam.now, rows, beam.finished + chosen)
    results[MOVES] = n
    results[SCORE] = score(box, rows[beam.now], 0, work, sheet)
    return n
