"""What a seat sees of Gears, as numbers."""

from __future__ import annotations

from typing import Annotated

from tinkertable.core.defaults import NoWork as Work
from tinkertable.core.layout import Ints
from tinkertable.core.observation import Axis, amounts, each, flags, one_of, seat_axis
from tinkertable.core.record import record, rule

from .rules.abilities import slot_of
from .rules.actions import GEAR_NAMES, SIDE_NAMES, TURN_NAMES
from .rules.contract import acting, knows
from .rules.data import CHARACTERS, CODE_COLOURS, CODE_NUMBERS, CODES_A_SEAT, ROUND_CARDS, ROUNDS
from .rules.night import effect_of, has_characters, has_night_effects, shift
from .rules.ring import clockwise
from .rules.rotation import target
from .rules.score import ENTERED_HALVES, halves
from .rules.state import (
    CARDS,
    CODES,
    FIRST,
    GEARS,
    GONE,
    NONE,
    SEATS,
    SIDES,
    W2,
    W2_UP,
    Box,
    State,
)

PHASES = (
    "deal codes", "drop a gear", "deal characters", "give the token", "open a round", "set",
    "window once all are set", "set anew", "window before a turn", "replace", "turn",
    "window after a turn", "entry", "send after an entry", "spark", "return", "over",
)  # fmt: skip
PHASE = Axis("phase", PHASES)
SEAT = seat_axis(SEATS)
PILE = Axis("pile", ("open", "on check", "entered"))
COLOUR = Axis("colour", CODE_COLOURS)
NUMBER = Axis("number", tuple(map(str, CODE_NUMBERS)))
NUMBER_OR_NONE = Axis("number", ("none", *NUMBER.labels))
GEAR = Axis("gear", GEAR_NAMES)
GEAR_OR_NONE = Axis("gear", ("none", *GEAR_NAMES))
SIDE = Axis("side", SIDE_NAMES)
SIDE_OR_NONE = Axis("side", ("none", *SIDE_NAMES))
CARD = Axis("card", tuple(ROUND_CARDS))
CARD_OR_NONE = Axis("card", ("none", *ROUND_CARDS))
CHARACTER_OR_NONE = Axis("character", ("none", *CHARACTERS))
CHARACTER_SIDE = Axis("side", ("day", "night", "gone"))
PLACE = Axis("place", ("first", "second", "third", "fourth"))
LOSER = Axis("loser", ("none", "lowest", "highest"))
WAY = Axis("way", TURN_NAMES)
WAY_OR_NONE = Axis("way", ("none", *TURN_NAMES))
WHOSE = Axis("whose", ("own", "left", "right"))
WINDOW = Axis("window", ("set", "before", "after", "entry"))
CHECKS = Axis("who", ("nobody", "jammed", "losers"))
EXTRA = Axis("part", ("characters", "night effects"))
SETS = Axis("gear", ("none", "any", "another"))
SENDS = Axis("cards", ("none", "one", "one if others win too"))


@record
class Ability:
    """What the side of a character card that lies up can do; all 0 where there is none."""

    when: Annotated[Ints, one_of("when it may be used", WINDOW)]
    counts_as: Annotated[Ints, one_of("the gear whose power it lends", GEAR_OR_NONE)]
    steps: Annotated[int, amounts("how many sides on it turns a gear", SIDES - 1)]
    turns: Annotated[Ints, one_of("whose gear that is", WHOSE)]
    locks: Annotated[int, flags("the gear must then be left")]
    looks: Annotated[Ints, one_of("at whose gear it looks; own: at none", WHOSE)]
    sets: Annotated[Ints, one_of("which gear it lets a seat set", SETS)]
    sends: Annotated[Ints, one_of("what it sends to check after an entry", SENDS)]
    enters: Annotated[int, flags("it enters any card")]


@record
class Seat:
    """What lies before a seat."""

    acting: Annotated[int, flags("it may act now")]
    points: Annotated[int, amounts("its score, in half points", ENTERED_HALVES * CODES_A_SEAT)]
    codes: Annotated[Ints, flags("its code cards", PILE, COLOUR, NUMBER)]
    discard: Annotated[Ints, flags("gears in its discard; the others are in hand", GEAR)]
    character: Annotated[Ints, one_of("its character", CHARACTER_OR_NONE)]
    character_side: Annotated[Ints, one_of("how that card lies", CHARACTER_SIDE)]
    ability: Annotated[list[Ability], each("what the side that is up can do", Axis("", ("up",)))]
    placed: Annotated[int, flags("its gear is set")]
    up: Annotated[int, flags("its gear lies face up")]
    gear: Annotated[Ints, one_of("its gear, if the viewer knows it", GEAR_OR_NONE)]
    side: Annotated[Ints, one_of("the side at the corner, if known", SIDE_OR_NONE)]
    value: Annotated[Ints, one_of("what an open gear counts, after a swap", NUMBER_OR_NONE)]
    counts_as: Annotated[Ints, one_of("the gear whose power is lent to it", GEAR_OR_NONE)]
    turned: Annotated[Ints, one_of("how its gear was turned this round", WAY_OR_NONE)]
    looked_at: Annotated[Ints, one_of("whose gear it has looked at this round", SEAT)]
    won: Annotated[int, flags("it has won this round")]
    jammed: Annotated[int, flags("it is jammed, as Sparks asks")]
    last_gear: Annotated[Ints, one_of("its gear of the round before", GEAR_OR_NONE)]
    last_side: Annotated[Ints, one_of("how that lay when it was judged", SIDE_OR_NONE)]
    last_value: Annotated[Ints, one_of("what it counted", NUMBER_OR_NONE)]
    last_counts_as: Annotated[Ints, one_of("the gear whose power it had", GEAR_OR_NONE)]
    last_won: Annotated[int, flags("it won the round before")]


@record
class Observation:
    """The table from a seat."""

    phase: Annotated[Ints, one_of("what is decided or drawn now", PHASE)]
    round: Annotated[int, amounts("the round; 0 before the first", ROUNDS)]
    night: Annotated[int, flags("it is night")]
    extras: Annotated[Ints, flags("what is in play", EXTRA)]
    card: Annotated[Ints, one_of("the round card", CARD_OR_NONE)]
    cards_used: Annotated[Ints, flags("round cards that have been open, this one too", CARD)]
    every: Annotated[int, flags("every number on the card wins, not only the first")]
    claims: Annotated[Ints, one_of("the numbers that win, in order", PLACE, NUMBER_OR_NONE)]
    loser: Annotated[Ints, one_of("which of the numbers shown loses whatever it is", LOSER)]
    # What the night makes of the round.
    turns: Annotated[Ints, flags("the ways to turn", WAY)]
    backwards: Annotated[int, flags("turning goes counter-clockwise")]
    drives: Annotated[Ints, one_of("whose gear a seat turns", WHOSE)]
    together: Annotated[int, flags("gears come up when all have turned")]
    powers_off: Annotated[Ints, flags("gears without their power", GEAR)]
    abilities_off: Annotated[Ints, flags("windows in which no ability is used", WINDOW)]
    matchless: Annotated[int, flags("nothing is entered by match")]
    checks: Annotated[Ints, one_of("who sends a card to check besides", CHECKS)]
    returns_always: Annotated[int, flags("blue's return is asked even if it changes nothing")]
    numbers: Annotated[Ints, amounts("the numbers on the gears", SIDES, GEAR, SIDE)]
    token: Annotated[Ints, one_of("who begins", SEAT)]
    turning: Annotated[Ints, one_of("whose gear is turned, or comes up, now", SEAT)]
    locked: Annotated[int, flags("that gear must be left")]
    last_card: Annotated[Ints, one_of("the round card before this one", CARD_OR_NONE)]
    seat: Annotated[list[Seat], each("what lies before each seat", SEAT)]


@rule
def observe(box: Box, s: State, viewer: int, work: Work, seen: Observation) -> None:
    """What a seat sees, in a zeroed row."""
    effect = effect_of(box, s)
    seen.phase[s.phase] = 1
    seen.round = s.round_now
    seen.night = shift(s)
    seen.extras[0] = has_characters(s)
    seen.extras[1] = has_night_effects(s)
    seen.card[1 + s.card] = 1
    seen.last_card[1 + s.last_card] = 1
    for card in range(CARDS):
        seen.cards_used[card] = (s.cards_used >> card) & 1
    if s.card != NONE:
        observe_claims(box, s.card, seen)
    observe_effect(box, effect, seen)
    seen.returns_always = box.returns_always
    for i in range(GEARS * SIDES):
        seen.numbers[i] = box.value[i]
    if s.token != NONE:
        seen.token[place_of(s, viewer, s.token)] = 1
    if s.phase >= W2 and s.phase <= W2_UP and s.step < s.seats:
        seen.turning[place_of(s, viewer, target(box, s, effect, s.step))] = 1
    seen.locked = s.locked
    who = acting(box, s)
    for place in range(s.seats):
        seat = clockwise(s, viewer, place)
        seen.seat[place].acting = (who >> seat) & 1
        observe_seat(box, s, viewer, seat, seen.seat[place])


@rule
def place_of(s: State, viewer: int, seat: int) -> int:
    """How many places clockwise from the viewer a seat is."""
    if seat < viewer:
        return seat - viewer + s.seats
    return seat - viewer


@rule
def observe_claims(box: Box, card: int, seen: Observation) -> None:
    seen.every = box.mode[card] != FIRST
    seen.loser[box.loser[card]] = 1
    for place in range(SIDES):
        seen.claims[place * (1 + SIDES) + box.claims[card * SIDES + place]] = 1


@rule
def observe_effect(box: Box, effect: int, seen: Observation) -> None:
    for way in range(4):
        seen.turns[way] = (box.turns[effect] >> way) & 1
        seen.abilities_off[way] = (box.abilities_off[effect] >> way) & 1
    for gear in range(GEARS):
        seen.powers_off[gear] = (box.powers_off[effect] >> gear) & 1
    seen.backwards = box.backwards[effect]
    seen.drives[box.drives[effect]] = 1
    seen.together = box.together[effect]
    seen.matchless = box.matchless[effect]
    seen.checks[box.checks[effect]] = 1


@rule
def observe_seat(box: Box, s: State, viewer: int, seat: int, seen: Seat) -> None:
    b = s.board[seat]
    seen.points = halves(b)
    for code in range(CODES):
        seen.codes[code] = (b.codes_open >> code) & 1
        seen.codes[CODES + code] = (b.codes_checked >> code) & 1
        seen.codes[2 * CODES + code] = (b.codes_entered >> code) & 1
    for gear in range(GEARS):
        seen.discard[gear] = (b.discard >> gear) & 1
    seen.character[1 + b.character] = 1
    if b.character != NONE:
        seen.character_side[b.character_side] = 1
        if b.character_side != GONE:
            observe_ability(box, slot_of(b.character, b.character_side), seen.ability[0])
    seen.placed = b.placed
    seen.up = b.up
    if seat == viewer or b.up or knows(s, viewer, seat):
        seen.gear[1 + b.gear] = 1
        seen.side[1 + b.side] = 1
    else:
        seen.gear[0] = 1
        seen.side[0] = 1
    seen.value[b.value] = 1
    seen.counts_as[1 + b.counts_as] = 1
    seen.turned[b.turned] = 1
    if b.looked_at != NONE:
        seen.looked_at[place_of(s, viewer, b.looked_at)] = 1
    seen.won = (s.winners >> seat) & 1
    seen.jammed = (s.jammed >> seat) & 1
    seen.last_gear[1 + b.last_gear] = 1
    seen.last_side[1 + b.last_side] = 1
    seen.last_value[b.last_value] = 1
    seen.last_counts_as[1 + b.last_counts_as] = 1
    seen.last_won = (s.last_winners >> seat) & 1


@rule
def observe_ability(box: Box, slot: int, seen: Ability) -> None:
    seen.when[box.when[slot]] = 1
    seen.counts_as[1 + box.counts_as[slot]] = 1
    seen.steps = box.turns_steps[slot]
    seen.turns[box.turns_whose[slot]] = 1
    seen.locks = box.locks[slot]
    seen.looks[box.looks[slot]] = 1
    seen.sets[box.sets[slot]] = 1
    seen.sends[box.sends[slot]] = 1
    seen.enters = box.enters[slot]
