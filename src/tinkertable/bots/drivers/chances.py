"""Whole matches from a position to their end.

In every match what is hidden is imagined anew. In the round at hand seats play by what was learned
of it, if anything was, else and later by the game's policy, and they err as often as the game says;
but not who plays alone: a rival that sits nowhere never errs. Who has won is what `result` says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkertable.core.chance import SEATS_STREAM, below, restart
from tinkertable.core.offers import count, pick
from tinkertable.core.record import Int8, Int64, Ints, lowest, popcount, record, rule
from tinkertable.core.seats import NATURE

from .infosets import CELL, VISITS, WIDTH, drawn, find, mean_strategy

if TYPE_CHECKING:
    from tinkertable.backends.drivers.playout import nature_choice
    from tinkertable.core.contract import Box, Sheet, State, Work, acting, apply, legal, result

    from .beliefs import POSITION, UNKNOWN, WORLD, imagine, key_of, look_back, secrets
    from .knowledge import ERRORS, Mind, policy, settled

ENTRIES = ("play_matches",)

__all__ = ["CELL", "ENTRIES", "WHOLE", "WIDTH", "Settings", "play_matches"]

WHOLE = 720720  # a victory: it can be shared by any number of seats up to 16
# In `sums`, behind what each seat has won with an action: what nobody has; and of the differences
# it made for its seat, compared with the first action, the squares, in parts of UNIT.
NOBODYS, SQUARES, BESIDES = range(3)
UNIT = 5040


@record
class Settings:
    """What the matches have in common."""

    seed: Int64
    done: Int64  # matches played with each action
    seats: Int8


@rule
def play_matches(
    boxes: list[Box], rows: list[State], seat: int, matches: int, told: list[Settings],
    actions: Ints, sums: Ints, keys: Ints, body: Ints, chances: Ints, out: Ints, minds: list[Mind],
    works: list[Work], sheets: list[Sheet], rng: Ints,
) -> int:  # fmt: skip
    """So many matches more with each of the actions of `seat`, who sees row POSITION, added up in
    `sums`, action by action."""
    box = boxes[0]
    settings = told[0]
    mind = minds[0]
    work = works[0]
    sheet = sheets[0]
    seats = settings.seats
    look_back(box, rows)
    unknown = secrets(box, rows[POSITION], seats, UNKNOWN)
    errors = ERRORS if seats > 1 else 0
    for _ in range(matches):
        first = 0
        for k in range(len(actions)):
            restart(rng, settings.seed, settings.done)  # the same luck for all
            imagine(box, rows, seat, seats, unknown, keys, body, chances, out, work, rng)
            apply(box, rows[WORLD], seat, actions[k])
            play_out(box, rows[WORLD], errors, keys, body, chances, out, mind, work, sheet, rng)
            winners = result(box, rows[WORLD], work, sheet)
            at = k * (seats + BESIDES)
            share_out(winners, sums, at, seats)
            own = part_of(winners, seat)
            if k == 0:
                first = own
            difference = (own - first) // (WHOLE // UNIT)
            sums[at + seats + SQUARES] += difference * difference
        settings.done += 1
    return settings.done


@rule
def play_out(
    box: Box, s: State, errors: int, keys: Ints, body: Ints, chances: Ints, out: Ints, mind: Mind,
    work: Work, sheet: Sheet, rng: Ints,
) -> None:  # fmt: skip
    """To the end of the match; of a hundred decisions of seats so many are any at all."""
    this_round = True
    who = acting(box, s)
    while who:
        this_round = this_round and not settled(box, s)
        mover = lowest(who)
        n = legal(box, s, mover, out, work)
        m = count(out, n)
        place = -1
        if this_round and mover != NATURE and m > 1:
            place = learned_at(box, s, mover, keys, body, out, n)
        if mover == NATURE:
            action = nature_choice(box, s, out, n, rng)
        elif m == 1:
            action = pick(out, n, 0)
        elif errors and below(rng, SEATS_STREAM, 100) < errors:
            action = pick(out, n, below(rng, SEATS_STREAM, m))
        elif place >= 0:
            total = mean_strategy(body, place, m, chances)
            action = pick(out, n, drawn(chances, m, total, rng))
        else:
            action = policy(box, s, mover, out, n, mind, work, sheet, rng)
        apply(box, s, mover, action)
        who = acting(box, s)


@rule
def learned_at(box: Box, s: State, seat: int, keys: Ints, body: Ints, out: Ints, n: int) -> int:
    """Where it lies what was learned of a decision; -1 if nothing was."""
    key = key_of(box, s, seat, out, n)
    if key == 0:
        return -1
    place = find(keys, key)
    if place >= 0 and body[place * CELL + VISITS] == 0:
        return -1
    return place


@rule
def share_out(winners: int, sums: Ints, at: int, seats: int) -> None:
    """One victory, in equal parts; nobody's where nobody wins."""
    if winners == 0:
        sums[at + seats + NOBODYS] += WHOLE
    for seat in range(seats):
        sums[at + seat] += part_of(winners, seat)


@rule
def part_of(winners: int, seat: int) -> int:
    if (winners >> seat) & 1:
        return WHOLE // popcount(winners)
    return 0
