"""Regret matching over a round.

For games in which seats commit themselves in secret and at once. All seats learn together: in
turns one of them asks, at each of its decisions, what every action would have come to with all
going on as they play now, and plays those more that it regrets. What a seat knows is a number
(`infoset`); the mean of its strategies there is what it would best play, and what the others
believe of what it has hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import SEATS_STREAM, below, restart
from tinkertable.core.offers import count, pick
from tinkertable.core.record import Int8, Int32, Int64, Ints, copy_row, lowest, record, rule
from tinkertable.core.seats import NATURE

from .infosets import (
    CELL,
    PLAYED,
    REGRET,
    VALUE,
    VISITS,
    WIDTH,
    drawn,
    find,
    found,
    mean_strategy,
    strategy,
    visits,
)

if TYPE_CHECKING:
    from tinkertable.backends.drivers.playout import nature_choice
    from tinkertable.core.contract import Box, Sheet, State, Work, acting, apply, legal

    from .beliefs import (
        COMMITTING,
        KNOWN,
        POSITION,
        TRIAL,
        UNKNOWN,
        WORLD,
        imagine,
        key_of,
        look_back,
        secrets,
    )
    from .knowledge import Mind, glance, policy, settled, worth

ENTRIES = ("solve",)

__all__ = [
    "CELL", "ENTRIES", "PLAYED", "VALUE", "VISITS", "WIDTH", "Settings", "mean_strategy", "solve",
]  # fmt: skip

ONE = 1 << 10  # a whole strategy, and a weight of one
FINE = 1 << 6  # regrets are kept in ONE // FINE parts of a thousandth

# Stages: learn from where seats commit themselves; learn from the position; only try.
FROM_COMMITTING, FROM_POSITION, TRYING = range(3)


@record
class Settings:
    """What the search is told; what stands from `root` on it finds out itself."""

    seed: Int64
    seats: Int8
    stage: Int8
    naive: Int8  # judge what a round came to at a glance
    errs: Int8  # of a hundred decisions, those in which seats are expected to err
    started: Int8
    root: Int64  # the infoset of the decision
    commits: Int8  # is it to commit oneself?
    hidden: Int32  # bit set: seats whose commitment is hidden from us
    secret: Int32  # bit set: seats whose commitment not all know
    iteration: Int64


@rule
def solve(
    boxes: list[Box], rows: list[State], seat: int, iterations: int, told: list[Settings],
    keys: Ints, body: Ints, values: Ints, chances: Ints, out: Ints, minds: list[Mind],
    works: list[Work], sheets: list[Sheet], rng: Ints,
) -> int:  # fmt: skip
    """So many iterations of a stage; what is only tried is in `values`: a sum and a number an
    action. Answers where the decision of `seat` lies among the infosets, or -1."""
    box = boxes[0]
    settings = told[0]
    mind = minds[0]
    work = works[0]
    sheet = sheets[0]
    if settings.started == 0:
        settings.started = 1
        restart(rng, settings.seed, 0)
        n = legal(box, rows[POSITION], seat, out, work)
        settings.root = key_of(box, rows[POSITION], seat, out, n)
        settings.hidden = secrets(box, rows[POSITION], settings.seats, UNKNOWN)
        settings.secret = secrets(box, rows[POSITION], settings.seats, KNOWN)
        look_back(box, rows)
        n = legal(box, rows[COMMITTING], seat, out, work)
        settings.commits = settings.root == key_of(box, rows[COMMITTING], seat, out, n)
    for _ in range(iterations):
        if settings.stage == TRYING:
            start(box, rows, seat, settings.hidden, settings, keys, body, chances, out, work, rng)
            attempt(
                box, rows, settings, seat, keys, body, values, chances, out, mind, work, sheet, rng
            )
            continue
        settings.iteration += 1
        for learner in range(settings.seats):
            # The others do not know what we have committed ourselves to: were it the same in all
            # worlds, they would learn to answer just that.
            unknown = settings.secret
            if learner == seat:
                if settings.iteration & 1 or visits(keys, body, settings.root) == 0:
                    unknown = settings.hidden
            start(box, rows, seat, unknown, settings, keys, body, chances, out, work, rng)
            walk(box, rows, settings, learner, keys, body, chances, out, mind, work, sheet, rng)
    return find(keys, settings.root)


@rule
def start(
    box: Box, rows: list[State], seat: int, unknown: int, settings: Settings, keys: Ints,
    body: Ints, chances: Ints, out: Ints, work: Work, rng: Ints,
) -> None:  # fmt: skip
    """A world to learn in: from where all commit themselves, or as the position may be."""
    if settings.stage == FROM_COMMITTING:
        copy_row(rows, WORLD, rows, COMMITTING)
    else:
        imagine(box, rows, seat, settings.seats, unknown, keys, body, chances, out, work, rng)


@rule
def walk(
    box: Box, rows: list[State], settings: Settings, learner: int, keys: Ints, body: Ints,
    chances: Ints, out: Ints, mind: Mind, work: Work, sheet: Sheet, rng: Ints,
) -> None:  # fmt: skip
    """Play on; the learner tries all its actions at each of its decisions."""
    s = rows[WORLD]
    regret = ONE
    played = ONE
    who = acting(box, s)
    while who and not settled(box, s):
        # Where all act at once the learner comes last: then its trials need not ask the others.
        others = who & ~(1 << learner)
        mover = lowest(others) if others else learner
        n = legal(box, s, mover, out, work)
        m = count(out, n)
        key = 0
        if mover != NATURE and m > 1:
            key = key_of(box, s, mover, out, n)
        if key == 0 or mover != learner:
            action = sampled(
                box, s, mover, key, out, n, settings, keys, body, chances, mind, work, sheet, rng
            )
        else:
            place = found(keys, body, key)
            total = strategy(body, place, m, chances)
            j = below(rng, SEATS_STREAM, m)
            if below(rng, SEATS_STREAM, 2) == 0:
                j = drawn(chances, m, total, rng)
            action = pick(out, n, j)
            # Half by strategy, half any: what is learned further on is weighed accordingly.
            either = chances[j] * m + total
            now_regret = regret * 2 * total // either
            now_played = played * 2 * m * chances[j] // either
            if place >= 0:
                learn(
                    box, rows, settings, learner, place, m, total, regret, played,
                    keys, body, chances, out, mind, work, sheet, rng,
                )  # fmt: skip
            regret = now_regret
            played = now_played
        apply(box, s, mover, action)
        who = acting(box, s)


@rule
def learn(
    box: Box, rows: list[State], settings: Settings, learner: int, place: int, m: int, total: int,
    regret: int, played: int, keys: Ints, body: Ints, chances: Ints, out: Ints, mind: Mind,
    work: Work, sheet: Sheet, rng: Ints,
) -> None:  # fmt: skip
    """What every action would have come to, and the regret not to have played it."""
    at = place * CELL
    late = settings.iteration  # late strategies count more: the first were hardly any
    for j in range(m):
        body[at + PLAYED + j] += chances[j] * ONE // total * played // ONE * late
        chances[WIDTH + j] = chances[j]
    mean = 0
    luck = rng[SEATS_STREAM]  # the same for all, so that they differ by what they do
    for j in range(m):
        rng[SEATS_STREAM] = luck
        copy_row(rows, TRIAL, rows, WORLD)
        n = legal(box, rows[TRIAL], learner, out, work)
        apply(box, rows[TRIAL], learner, pick(out, n, j))
        play_on(box, rows[TRIAL], settings, keys, body, chances, out, mind, work, sheet, rng)
        value = outcome(box, rows[TRIAL], learner, settings, mind, work, sheet)
        chances[2 * WIDTH + j] = value
        mean += chances[WIDTH + j] * value
    mean //= total
    for j in range(m):
        value = chances[2 * WIDTH + j]
        body[at + REGRET + j] = max(0, body[at + REGRET + j] + (value - mean) * regret // FINE)
        body[at + VALUE + j] += value
    body[at + VISITS] += 1


@rule
def outcome(
    box: Box, s: State, seat: int, settings: Settings, mind: Mind, work: Work, sheet: Sheet
) -> int:
    """What a simulation came to, as well as the level can tell."""
    if settings.naive:
        return glance(box, s, seat, settings.seats, mind, work, sheet)
    return worth(box, s, seat, settings.seats, mind, work, sheet)


@rule
def attempt(
    box: Box, rows: list[State], settings: Settings, seat: int, keys: Ints, body: Ints,
    values: Ints, chances: Ints, out: Ints, mind: Mind, work: Work, sheet: Sheet, rng: Ints,
) -> None:  # fmt: skip
    """What every action of the position comes to; of equals the policy's is a little better."""
    n = legal(box, rows[WORLD], seat, out, work)
    m = count(out, n)
    liked = policy(box, rows[WORLD], seat, out, n, mind, work, sheet, rng)
    for j in range(m):
        copy_row(rows, TRIAL, rows, WORLD)
        n = legal(box, rows[TRIAL], seat, out, work)
        action = pick(out, n, j)
        apply(box, rows[TRIAL], seat, action)
        play_on(box, rows[TRIAL], settings, keys, body, chances, out, mind, work, sheet, rng)
        value = outcome(box, rows[TRIAL], seat, settings, mind, work, sheet)
        values[2 * j] += value + (action == liked)
        values[2 * j + 1] += 1


@rule
def play_on(
    box: Box, s: State, settings: Settings, keys: Ints, body: Ints, chances: Ints, out: Ints,
    mind: Mind, work: Work, sheet: Sheet, rng: Ints,
) -> None:  # fmt: skip
    who = acting(box, s)
    while who and not settled(box, s):
        mover = lowest(who)
        n = legal(box, s, mover, out, work)
        key = 0
        if mover != NATURE and count(out, n) > 1:
            key = key_of(box, s, mover, out, n)
        action = sampled(
            box, s, mover, key, out, n, settings, keys, body, chances, mind, work, sheet, rng
        )
        apply(box, s, mover, action)
        who = acting(box, s)


@rule
def sampled(
    box: Box, s: State, mover: int, key: int, out: Ints, n: int, settings: Settings, keys: Ints,
    body: Ints, chances: Ints, mind: Mind, work: Work, sheet: Sheet, rng: Ints,
) -> int:  # fmt: skip
    """An action as it is played now: by regret where that is learned, else by the policy; but of a
    hundred that are learned so many as seats are expected to err in are any at all."""
    if mover == NATURE:
        return nature_choice(box, s, out, n, rng)
    m = count(out, n)
    if m == 1:
        return pick(out, n, 0)
    if key == 0:
        return policy(box, s, mover, out, n, mind, work, sheet, rng)
    if settings.errs and below(rng, SEATS_STREAM, 100) < settings.errs:
        return pick(out, n, below(rng, SEATS_STREAM, m))
    place = find(keys, key)
    total = strategy(body, place, m, chances)
    return pick(out, n, drawn(chances, m, total, rng))
