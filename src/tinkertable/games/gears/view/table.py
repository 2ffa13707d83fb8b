"""What a seat sees: code cards, discards, gears, the round. Made from hidden positions only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

from ..rules import data
from ..rules.abilities import ability_on, slot_of
from ..rules.gear import hand, number_on
from ..rules.night import has_characters, has_night_effects, shift
from ..rules.rotation import target
from ..rules.state import GONE, NONE, REPLACE, SET, SET_ANEW, SIDES, W2, W2_UP, Box, State
from .blocks import Ability as Blocks
from .blocks import Round, ability_blocks, round_blocks
from .code import CodeCard, code_of
from .names import (
    ABILITIES,
    CARDS,
    CHARACTER_SIDES,
    CHARACTERS,
    GEARS,
    PHASES,
    SHIFTS,
    Ability,
    Character,
    CharacterSide,
    Effect,
    Gear,
    Phase,
    Power,
    Reconstructed,
    RoundCard,
    Shift,
    effect_name,
    gears_in,
    power_of,
    seats_in,
)
from .outcome import Claims, LastRound, Verdict, claims, last_round, verdicts
from .rotation import Belt, drive, effect_in_force, swap_pairs


@dataclass(frozen=True, slots=True)
class Sides:
    """The numbers on the four sides of each gear, clockwise."""

    red: tuple[int, ...]
    purple: tuple[int, ...]
    yellow: tuple[int, ...]
    blue: tuple[int, ...]
    grey: tuple[int, ...]
    multi: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's score, in points: a card on check is half a one."""

    entered: int
    check: float
    total: float


@dataclass(frozen=True, slots=True)
class Board:
    """What lies before a seat."""

    code: tuple[CodeCard, ...]
    hand: tuple[Gear, ...]  # what does not lie in the discard, the gear in play included
    discard: tuple[Gear, ...]
    character: Character | None
    character_side: CharacterSide | None
    ability: Ability | None  # on the side that lies up; "other": none of ours
    blocks: Blocks | None  # what it does, if it is none of ours
    ready: bool  # its gear is set
    up: bool  # its gear lies face up
    gear: Gear | None  # None also where the viewer may not know it
    side: int | None  # at the corner of the round card
    value: int | None  # what an open gear counts
    counts_as: Power | None  # a gear whose power an ability lent it
    score: Score
    verdict: Verdict | None  # once the round is judged


@dataclass(frozen=True, slots=True)
class View:
    """The table of Gears as a seat or a spectator sees it. Seats count from 1."""

    round: int  # 0 before the first
    rounds: int
    shift: Shift
    phase: Phase
    step: int  # 1 set, 2 rotate, 4 winners; 0 before the first round
    card: RoundCard | None
    effect: Effect | None  # "other": none of ours
    guessed: bool  # the effect is reconstructed, and not stated by the owner of the box
    guessed_abilities: tuple[Ability, ...]
    night: Round  # what is different in this round
    claims: Claims | None
    drive: tuple[Belt, ...]  # in the order of turning
    locked: Ability | None  # by which the gear that is to be turned must be left
    using: Ability | None  # by which a gear is set now
    swaps: tuple[tuple[int, int], ...]  # pairs of seats
    gears: Sides
    reconstructed: tuple[Reconstructed, ...]  # what is in play
    token: int | None  # the seat that begins
    acting: tuple[int | Literal["*"], ...]  # "*" is nature
    boards: tuple[Board, ...]
    you: int | None
    winners_of_round: tuple[int, ...]
    winners: tuple[int, ...]
    last: LastRound | None


def view(position: Position, viewer: int) -> View:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s: State = position.state
    box: Box = position.box[0]
    told = verdicts(position)
    return View(
        round=s.round_now,
        rounds=data.ROUNDS,
        shift=SHIFTS[shift(s)],
        phase=PHASES.get(s.phase, "deal"),
        step=_step(s),
        card=CARDS[s.card] if s.card != NONE else None,
        effect=effect_name(box, effect_in_force(position)),
        guessed=bool(box.effect_guessed[effect_in_force(position)]),
        guessed_abilities=tuple(
            ABILITIES[ability]
            for ability, guessed in zip(box.ability, box.ability_guessed, strict=True)
            if guessed
        ),
        night=round_blocks(box, effect_in_force(position)),
        claims=claims(position) if s.card != NONE else None,
        drive=drive(position),
        locked=_locked(position),
        using=_using(position),
        swaps=swap_pairs(position),
        gears=Sides(*(numbers_on(position, gear) for gear in GEARS)),
        reconstructed=_reconstructed(box, s),
        token=s.token + 1 or None,
        acting=tuple("*" if seat == NATURE else seat + 1 for seat in members(position.acting())),
        boards=tuple(
            _board(position, seat, told[seat] if told else None) for seat in range(s.seats)
        ),
        you=viewer + 1 if viewer >= 0 else None,
        winners_of_round=seats_in(s.winners),
        winners=tuple(seat + 1 for seat in position.winners()),
        last=last_round(position),
    )


def numbers_on(position: Position, gear: str) -> tuple[int, ...]:
    """The numbers on a gear's sides."""
    box: Box = position.box[0]
    number = GEARS.index(gear)
    return tuple(number_on(box, number, side) for side in range(SIDES))


def _step(s: State) -> int:
    """The step of the round, 0 before it; a window belongs to the step it interrupts."""
    if s.phase < SET:
        return 0
    if s.phase < W2:
        return 1
    return 2 if s.phase <= W2_UP else 4  # step 3 asks nobody


def _locked(position: Position) -> Ability | None:
    """The ability by which the gear that is to be turned must be left."""
    s: State = position.state
    box: Box = position.box[0]
    if not s.locked:
        return None
    owner = s.board[target(box, s, effect_in_force(position), s.step)]
    return ABILITIES[ability_on(box, owner.character, shift(s))]


def _using(position: Position) -> Ability | None:
    """The ability by which the seat that acts sets a gear, before all are turned."""
    s: State = position.state
    if s.phase not in (SET_ANEW, REPLACE):
        return None
    return ABILITIES[ability_on(position.box[0], s.board[s.turn].character, shift(s))]


def _reconstructed(box: Box, s: State) -> tuple[Reconstructed, ...]:
    """The parts of the game that are in play and reconstructed, if not in all."""
    found: list[Reconstructed] = []
    if has_characters(s) and any(box.ability_guessed):
        found.append("characters")
    if has_night_effects(s) and any(box.effect_guessed):
        found.append("night_effects")
    return tuple(found)


def _board(position: Position, seat: int, verdict: Verdict | None) -> Board:
    s: State = position.state
    b = s.board[seat]
    score = position.score(seat)
    character, side, ability, blocks = _character(position, seat)
    return Board(
        code=code_of(b),
        hand=gears_in(hand(b)),
        discard=gears_in(b.discard),
        character=character,
        character_side=side,
        ability=ability,
        blocks=blocks,
        ready=bool(b.placed),
        up=bool(b.up),
        gear=GEARS[b.gear] if b.gear != NONE else None,
        side=b.side if b.side != NONE else None,
        value=b.value or None,
        counts_as=power_of(b.counts_as),
        score=Score(score["entered"], score["check"], score["total"]),
        verdict=verdict,
    )


def _character(
    position: Position, seat: int
) -> tuple[Character | None, CharacterSide | None, Ability | None, Blocks | None]:
    """A seat's character, the side of its card and the ability on it."""
    s: State = position.state
    box: Box = position.box[0]
    b = s.board[seat]
    if b.character == NONE:
        return None, None, None, None
    character, side = CHARACTERS[b.character], CHARACTER_SIDES[b.character_side]
    if b.character_side == GONE:
        return character, side, None, None
    ability = ABILITIES[ability_on(box, b.character, b.character_side)]
    slot = slot_of(b.character, b.character_side)
    return character, side, ability, ability_blocks(box, slot) if ability == "other" else None
