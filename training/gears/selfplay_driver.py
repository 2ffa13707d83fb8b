"""Gears played by all seats from what they learn together.

It is bound with the parts of `bots/drivers/regret.py`. Where a bot asks anew at
every decision, here all seats play a round by what was learned when it began: a tenth of the work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.bots.drivers import beliefs
from tinkertable.core.chance import SEATS_STREAM, below, restart
from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.offers import count, pick
from tinkertable.core.record import Ints, copy_row, lowest, rule
from tinkertable.core.seats import NATURE
from tinkertable.games.gears.bot.features import mark_seat
from tinkertable.games.gears.bot.knowledge import settled
from tinkertable.games.gears.bot.mind import MOST_MARKS, Mind
from tinkertable.games.gears.rules.contract import acting, apply, legal, new
from tinkertable.games.gears.rules.data import ROUNDS
from tinkertable.games.gears.rules.score import result
from tinkertable.games.gears.rules.state import Box, Sheet, State

if TYPE_CHECKING:
    from .parts import (
        COMMITTING,
        TRIAL,
        WORLD,
        Settings,
        drawn,
        find,
        key_of,
        mean_strategy,
        nature_choice,
        outcome,
        play_on,
        walk,
    )

ENTRIES = ("play",)
PLAYED_ROW = beliefs.ROWS  # after those of the search; the last row stays zero
LEAST = 20  # one in so many: what is played less often is not played

# What is told of a game: its winners; how many rounds were over before the last; of every round its
# card and its winners; the characters; then, whenever a round was over, the marks of every seat.
WINNERS, TIMES, CARDS = range(3)
CHARACTERS = CARDS + 2 * ROUNDS
MARKED = CHARACTERS + 4
SEAT_TOLD = 1 + MOST_MARKS  # how many marks, and the marks


@rule
def play(
    boxes: list[Box], rows: list[State], seed: int, index: int, iterations: int, options: Ints,
    search: list[Settings], keys: Ints, body: Ints, chances: Ints, told: Ints, out: Ints,
    minds: list[Mind], works: list[Work], sheets: list[Sheet], rng: Ints,
) -> int:  # fmt: skip
    """The index-th game of a seed."""
    box = boxes[0]
    settings = search[0]
    mind = minds[0]
    work = works[0]
    sheet = sheets[0]
    restart(rng, seed, index)
    copy_row(rows, PLAYED_ROW, rows, PLAYED_ROW + 1)
    new(box, rows[PLAYED_ROW], settings.seats, options)
    told[TIMES] = 0
    for i in range(2 * ROUNDS):
        told[CARDS + i] = -1
    learned = -1
    who = acting(box, rows[PLAYED_ROW])
    while who:
        s = rows[PLAYED_ROW]
        mover = lowest(who)
        if mover == NATURE:
            n = legal(box, s, mover, out, work)
            apply(box, s, mover, nature_choice(box, s, out, n, rng))
        else:
            if learned != s.round_now:
                learned = s.round_now
                learn_round(
                    box, rows, iterations, settings, keys, body, chances, out, mind, work, sheet,
                    rng,
                )  # fmt: skip
            action = chosen(
                box, rows, mover, settings, keys, body, chances, out, mind, work, sheet, rng
            )
            apply(box, s, mover, action)
            if settled(box, s):
                tell(box, s, mind, told)
        who = acting(box, rows[PLAYED_ROW])
    s = rows[PLAYED_ROW]
    told[WINNERS] = result(box, s, work, sheet)
    told[CARDS + 2 * told[TIMES]] = s.card
    told[CARDS + 2 * told[TIMES] + 1] = s.winners
    for seat in range(s.seats):
        told[CHARACTERS + seat] = s.board[seat].character
    return told[TIMES]


@rule
def learn_round(
    box: Box, rows: list[State], iterations: int, settings: Settings, keys: Ints, body: Ints,
    chances: Ints, out: Ints, mind: Mind, work: Work, sheet: Sheet, rng: Ints,
) -> None:  # fmt: skip
    for i in range(len(keys)):
        keys[i] = 0
    for i in range(len(body)):
        body[i] = 0
    copy_row(rows, COMMITTING, rows, PLAYED_ROW)
    settings.iteration = 0
    for _ in range(iterations):
        settings.iteration += 1
        for learner in range(settings.seats):
            copy_row(rows, WORLD, rows, COMMITTING)
            walk(box, rows, settings, learner, keys, body, chances, out, mind, work, sheet, rng)


@rule
def chosen(
    box: Box, rows: list[State], mover: int, settings: Settings, keys: Ints, body: Ints,
    chances: Ints, out: Ints, mind: Mind, work: Work, sheet: Sheet, rng: Ints,
) -> int:  # fmt: skip
    """As it was learned; where nothing is to be learned, the best of one try each."""
    n = legal(box, rows[PLAYED_ROW], mover, out, work)
    m = count(out, n)
    if m == 1:
        return pick(out, n, 0)
    key = key_of(box, rows[PLAYED_ROW], mover, out, n)
    if key:
        place = find(keys, key)
        if place < 0:
            return pick(out, n, below(rng, SEATS_STREAM, m))
        total = mean_strategy(body, place, m, chances)
        kept = 0
        for j in range(m):
            if chances[j] * LEAST < total:
                chances[j] = 0
            kept += chances[j]
        if kept == 0:  # all of them are played as seldom
            return pick(out, n, below(rng, SEATS_STREAM, m))
        return pick(out, n, drawn(chances, m, kept, rng))
    best = -1
    action = -1
    luck = rng[SEATS_STREAM]
    for j in range(m):
        rng[SEATS_STREAM] = luck
        copy_row(rows, TRIAL, rows, PLAYED_ROW)
        n = legal(box, rows[TRIAL], mover, out, work)
        tried = pick(out, n, j)
        apply(box, rows[TRIAL], mover, tried)
        play_on(box, rows[TRIAL], settings, keys, body, chances, out, mind, work, sheet, rng)
        value = outcome(box, rows[TRIAL], mover, settings, mind, work, sheet)
        if value > best:
            best = value
            action = tried
    return action


@rule
def tell(box: Box, s: State, mind: Mind, told: Ints) -> None:
    told[CARDS + 2 * told[TIMES]] = s.last_card
    told[CARDS + 2 * told[TIMES] + 1] = s.last_winners
    for seat in range(s.seats):
        at = MARKED + (told[TIMES] * s.seats + seat) * SEAT_TOLD
        mark_seat(box, s, seat, mind)
        told[at] = mind.marked
        for i in range(mind.marked):
            told[at + 1 + i] = mind.marks[i]
    told[TIMES] += 1
