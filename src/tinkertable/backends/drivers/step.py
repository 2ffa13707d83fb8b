"""Many matches in lockstep: lanes, each with a match, of which every one is stepped in a call.

A step plays an action of the seat that is asked, then nature's turns, and asks the next seat. When
an episode has ended its lane begins the next one at once, or waits to be started again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from tinkertable.core.chance import NATURE_STREAM, SEATS_STREAM, STREAMS, below, restart
from tinkertable.core.record import (
    Int64,
    Ints,
    Reals,
    copy_row,
    i8,
    lowest,
    popcount,
    record,
    rule,
    set_bits,
)
from tinkertable.core.seats import NATURE

if TYPE_CHECKING:
    from tinkertable.backends.drivers.playout import nature_choice
    from tinkertable.core.contract import (
        Box,
        Observation,
        Sheet,
        State,
        Work,
        acting,
        apply,
        legal,
        new,
        observe,
        result,
        score,
        weight,
    )

ENTRIES = ("advance", "sample")

# What is done in a lane: its next episode begun, or the first of the seed; an action played; gone
# on from what was put there; or nothing but told. The first two are done in chosen lanes.
START, AFRESH, STEP, RESUME, SHOW = range(5)

# How an episode has ended.
RUNNING = 0
OVER = 1  # by the rules
CUT = 2  # at the most moves a match can have
REFUSED = 3  # by an action that is not legal
# What a reward is.
WIN, SCORE, MARGIN = range(3)
# What it is worth: a point; an action that is refused, to its seat and to each other; then a match
# by the number of its winners: not to have won, to have won.
POINT, WORST, REST, WORTHS = range(4)
WORD = 64  # actions in a word of a mask
EPISODE = 32  # bits of a lane's number, below those of its episode


@record
class Setup:
    """What all lanes share."""

    seed: Int64
    seats: Int64
    rivals: Int64  # that sit nowhere but are scored
    most_moves: Int64
    actions: Int64  # how many numbers they have
    words: Int64  # of a mask
    reward: Int64  # WIN, SCORE or MARGIN
    handed_out: Int64  # 1 if nature's turns are asked like a seat's
    again: Int64  # 1 if an episode follows by itself
    masked: Int64  # 1 if masks are also told one action a byte


@record
class Lane:
    """One match, and the luck of its episode."""

    episode: Int64  # from 0
    moves: Int64  # nature's too
    seat: Int64  # that is asked
    ended: Int64  # RUNNING, or how
    waits: Int64  # 1 once its end was told
    luck: Annotated[Ints, i8 * STREAMS]


@rule
def advance(
    task: int, boxes: list[Box], setups: list[Setup], blanks: list[State], rows: list[State],
    lanes: list[Lane], options: Ints, numbers: Ints, dense: Ints, spans: Ints, worth: Reals,
    which: list[bool], actions: Ints, masks: Ints, flags: list[bool], unseen: list[Observation],
    seen: list[Observation], seats: Ints, rewards: Reals, done: Ints, winners: Ints,
    first: int, end: int,
    out: Ints, works: list[Work], sheets: list[Sheet], rng: Ints,
) -> int:  # fmt: skip
    """Do a task in the lanes from first to end, and tell what is asked then; how many lanes."""
    for i in range(first, end):
        if task > AFRESH or which[i]:
            copy_row(seen, i, unseen, 0)
            advance_lane(
                task, boxes[0], setups[0], blanks, rows, lanes[i], i, options, numbers, dense,
                spans, worth, actions, masks, flags, seats, rewards, done, winners,
                out, works[0], sheets[0], rng,
            )  # fmt: skip
            look(boxes[0], rows[i], lanes[i], works[0], seen[i])
    return end - first


@rule
def advance_lane(
    task: int, box: Box, setup: Setup, blanks: list[State], rows: list[State], lane: Lane, i: int,
    options: Ints, numbers: Ints, dense: Ints, spans: Ints, worth: Reals, actions: Ints,
    masks: Ints, flags: list[bool], seats: Ints, rewards: Reals, done: Ints, winners: Ints,
    out: Ints, work: Work, sheet: Sheet, rng: Ints,
) -> None:  # fmt: skip
    """Do a task in one lane, and tell what is asked then."""
    s = rows[i]
    playing = task == STEP
    beginning = task <= AFRESH
    open_ended = task != SHOW
    forget_end(setup, i, rewards, done, winners)
    if task == AFRESH:
        lane.episode = -1
    if task == RESUME:
        run_on(lane)
    for stream in range(STREAMS):
        rng[stream] = lane.luck[stream]
    if playing:
        play(box, setup, s, lane, i, numbers, actions[i], masks)
    while open_ended:  # once, or again where another episode follows
        if beginning:
            copy_row(rows, i, blanks, 0)
            begin(box, setup, s, lane, i, options, rng)
        go_on(box, setup, s, lane, out, work, rng)
        open_ended = False
        if playing:
            conclude(box, setup, s, lane, i, worth, rewards, done, winners, work, sheet)
            playing = False
            beginning = lane.ended != RUNNING and setup.again == 1
            open_ended = beginning
    for stream in range(STREAMS):
        lane.luck[stream] = rng[stream]
    show(box, setup, s, lane, i, dense, spans, masks, flags, seats, out, work)


@rule
def begin(box: Box, setup: Setup, s: State, lane: Lane, i: int, options: Ints, rng: Ints) -> None:
    """The next episode of a lane, in a zeroed row."""
    lane.episode += 1
    run_on(lane)
    restart(rng, setup.seed, lane.episode << EPISODE | i)
    new(box, s, setup.seats, options)


@rule
def run_on(lane: Lane) -> None:
    """Nothing has been played here, and nothing has ended."""
    lane.moves = 0
    lane.ended = RUNNING
    lane.waits = 0


@rule
def play(
    box: Box, setup: Setup, s: State, lane: Lane, i: int, numbers: Ints, action: int, masks: Ints
) -> None:
    """An action of the one who is asked, whatever number it is; none where the lane waits."""
    if lane.ended != RUNNING:
        return
    if allowed(setup, masks, i, action):
        apply(box, s, lane.seat, numbers[action])
        lane.moves += 1
    else:
        lane.ended = REFUSED


@rule
def allowed(setup: Setup, masks: Ints, i: int, action: int) -> bool:
    """Whatever number it is: does the mask of a lane hold it?"""
    if action < 0 or action >= setup.actions:
        return False
    return (masks[i * setup.words + action // WORD] >> (action % WORD)) & 1 == 1


@rule
def go_on(box: Box, setup: Setup, s: State, lane: Lane, out: Ints, work: Work, rng: Ints) -> None:
    """Nature's turns, unless they are handed out, up to somebody's who is asked."""
    if lane.ended != RUNNING:
        return
    who = acting(box, s)
    while who == 1 << NATURE and setup.handed_out == 0 and lane.moves < setup.most_moves:
        n = legal(box, s, NATURE, out, work)
        apply(box, s, NATURE, nature_choice(box, s, out, n, rng))
        lane.moves += 1
        who = acting(box, s)
    if who == 0:
        lane.ended = OVER
    elif lane.moves >= setup.most_moves:
        lane.ended = CUT
    else:
        lane.seat = lowest(who)


@rule
def forget_end(setup: Setup, i: int, rewards: Reals, done: Ints, winners: Ints) -> None:
    """What was told of an end is not so any more."""
    for seat in range(setup.seats):
        rewards[i * setup.seats + seat] = 0
    done[i] = RUNNING
    winners[i] = 0


@rule
def conclude(
    box: Box, setup: Setup, s: State, lane: Lane, i: int, worth: Reals, rewards: Reals, done: Ints,
    winners: Ints, work: Work, sheet: Sheet,
) -> None:  # fmt: skip
    """How the step has ended the episode, if it has, and what that earns each seat."""
    at = i * setup.seats
    done[i] = lane.ended
    if lane.ended == RUNNING or lane.waits:
        return
    lane.waits = 1
    if lane.ended == REFUSED:
        for seat in range(setup.seats):
            rewards[at + seat] = worth[WORST if seat == lane.seat else REST]
        return
    won = 0
    if lane.ended == OVER:
        won = result(box, s, work, sheet)
        winners[i] = won
    if setup.reward != WIN:
        count_points(box, setup, s, worth[POINT], rewards, at, work, sheet)
    elif lane.ended == OVER:
        row = WORTHS + 2 * popcount(won)
        for seat in range(setup.seats):
            rewards[at + seat] = worth[row + ((won >> seat) & 1)]


@rule
def count_points(
    box: Box, setup: Setup, s: State, point: float, rewards: Reals, at: int,
    work: Work, sheet: Sheet,
) -> None:  # fmt: skip
    """What each seat has scored, or by how much more than the best of the others."""
    best = 0
    second = 0
    leader = 0
    for seat in range(setup.seats + setup.rivals):
        points = score(box, s, seat, work, sheet)
        if seat < setup.seats:
            rewards[at + seat] = points * point
        if seat == 0 or points > best:
            second = best if seat else 0
            best = points
            leader = seat
        elif seat == 1 or points > second:
            second = points
    if setup.reward == MARGIN:
        for seat in range(setup.seats):
            rewards[at + seat] -= (second if seat == leader else best) * point


@rule
def show(
    box: Box, setup: Setup, s: State, lane: Lane, i: int, dense: Ints, spans: Ints,
    masks: Ints, flags: list[bool], seats: Ints, out: Ints, work: Work,
) -> None:  # fmt: skip
    """Who is asked in a lane, and what it may do."""
    seats[i] = lane.seat
    at = i * setup.words
    for word in range(at, at + setup.words):
        masks[word] = 0
    if lane.ended == RUNNING:
        n = legal(box, s, lane.seat, out, work)
        for g in range(n):
            mark(masks, at * WORD, out[2 * g], out[2 * g + 1], dense, spans)
    if setup.masked:
        spread(setup, masks, at, flags, i * setup.actions)


@rule
def look(box: Box, s: State, lane: Lane, work: Work, seen: Observation) -> None:
    """What the seat that is asked sees, in a zeroed row; nature sees nothing."""
    if lane.seat != NATURE:
        observe(box, s, lane.seat, work, seen)


@rule
def mark(masks: Ints, at: int, base: int, offered: int, dense: Ints, spans: Ints) -> None:
    """Set the bits of a group of actions: in one piece, where their numbers follow each other."""
    while offered:
        shift = lowest(offered)
        number = base + shift
        piece = (offered >> shift) & spans[number]
        offered ^= piece << shift
        if dense[number] >= 0:
            set_bits(masks, at + dense[number], piece)


@rule
def spread(setup: Setup, masks: Ints, at: int, flags: list[bool], first: int) -> None:
    """A mask, one action a byte."""
    for action in range(setup.actions):
        flags[first + action] = (masks[at + action // WORD] >> (action % WORD)) & 1 == 1


@rule
def sample(
    boxes: list[Box], setups: list[Setup], rows: list[State], lanes: list[Lane], numbers: Ints,
    masks: Ints, actions: Ints, first: int, end: int, rng: Ints,
) -> int:  # fmt: skip
    """A random action for each lane from first to end; how many."""
    for i in range(first, end):
        actions[i] = sample_lane(boxes[0], setups[0], rows[i], lanes[i], i, numbers, masks, rng)
    return end - first


@rule
def sample_lane(
    box: Box, setup: Setup, s: State, lane: Lane, i: int, numbers: Ints, masks: Ints, rng: Ints
) -> int:
    """A seat's action, every one equally likely, or nature's by weight; 0 where none is asked."""
    if lane.ended != RUNNING:
        return 0
    at = i * setup.words
    for stream in range(STREAMS):
        rng[stream] = lane.luck[stream]
    if lane.seat == NATURE:
        action = nature_draw(box, setup, s, numbers, masks, at, rng)
    else:
        action = any_of(setup, masks, at, rng)
    for stream in range(STREAMS):
        lane.luck[stream] = rng[stream]
    return action


@rule
def any_of(setup: Setup, masks: Ints, at: int, rng: Ints) -> int:
    """One of the actions in a mask."""
    total = 0
    for word in range(at, at + setup.words):
        total += popcount(masks[word])
    k = below(rng, SEATS_STREAM, total)
    word = at
    size = popcount(masks[word])
    while k >= size:
        k -= size
        word += 1
        size = popcount(masks[word])
    actions = masks[word]
    while k > 0:
        actions &= actions - 1
        k -= 1
    return (word - at) * WORD + lowest(actions)


@rule
def nature_draw(
    box: Box, setup: Setup, s: State, numbers: Ints, masks: Ints, at: int, rng: Ints
) -> int:
    """One of nature's actions in a mask, by weight."""
    total = 0
    for word in range(setup.words):
        actions = masks[at + word]
        while actions:
            total += weight(box, s, numbers[word * WORD + lowest(actions)])
            actions &= actions - 1
    k = below(rng, NATURE_STREAM, total)
    for word in range(setup.words):
        actions = masks[at + word]
        while actions:
            action = word * WORD + lowest(actions)
            k -= weight(box, s, numbers[action])
            if k < 0:
                return action
            actions &= actions - 1
    return -1
