"""What a seat sees: code cards, discards, gears, the round. Made from hidden positions only."""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

from ..rules import data
from ..rules.abilities import ability_on
from ..rules.actions import CODE_NAMES, GEAR_NAMES
from ..rules.box import ABILITIES
from ..rules.gear import hand, number_on
from ..rules.night import has_characters, has_night_effects, shift
from ..rules.rotation import target
from ..rules.state import GONE, NONE, SET, SIDES, W2, W2_UP, Box, State
from .names import (
    CARDS,
    CHARACTER_SIDES,
    CHARACTERS,
    PHASES,
    SHIFTS,
    effect_name,
    names_in,
    seats_in,
)
from .outcome import claims, last_round, verdicts
from .rotation import drive, effect_in_force, swap_pairs


def view(position: Position, viewer: int) -> dict[str, Any]:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s: State = position.state
    told = verdicts(position)
    return {
        "round": s.round_now,
        "rounds": data.ROUNDS,
        "shift": SHIFTS[shift(s)],
        "phase": PHASES.get(s.phase, "deal"),
        "step": _step(s),
        "card": CARDS[s.card] if s.card != NONE else None,
        "effect": effect_name(effect_in_force(position)),
        "claims": claims(position),
        "drive": drive(position),
        "locked": _locked(position),
        "swaps": swap_pairs(position),
        "gears": {name: numbers_on(position, name) for name in GEAR_NAMES},
        "reconstructed": _reconstructed(s),
        "token": s.token + 1 or None,
        "acting": ["*" if seat == NATURE else seat + 1 for seat in members(position.acting())],
        "boards": [
            _board(position, seat) | {"verdict": told[seat] if told else None}
            for seat in range(s.seats)
        ],
        "you": viewer + 1 if viewer >= 0 else None,
        "winners_of_round": seats_in(s.winners),
        "winners": [seat + 1 for seat in position.winners()],
        "last": last_round(position),
    }


def numbers_on(position: Position, gear: str) -> list[int]:
    """The numbers on a gear's sides."""
    box: Box = position.box[0]
    return [number_on(box, GEAR_NAMES.index(gear), side) for side in range(SIDES)]


def _step(s: State) -> int:
    """The step of the round, 0 before it; a window belongs to the step it interrupts."""
    if s.phase < SET:
        return 0
    if s.phase < W2:
        return 1
    return 2 if s.phase <= W2_UP else 4  # step 3 asks nobody


def _locked(position: Position) -> str | None:
    """The ability by which the gear that is to be turned must be left."""
    s: State = position.state
    box: Box = position.box[0]
    if not s.locked:
        return None
    owner = s.board[target(s, effect_in_force(position), s.step)]
    return ABILITIES[ability_on(box, owner.character, shift(s))]


def _reconstructed(s: State) -> list[str]:
    """The reconstructed parts of the game that are in play."""
    parts = {"characters": has_characters(s), "night_effects": has_night_effects(s)}
    return [name for name, used in parts.items() if used]


def _board(position: Position, seat: int) -> dict[str, Any]:
    s: State = position.state
    b = s.board[seat]
    return {
        "open": names_in(b.codes_open, CODE_NAMES),
        "check": names_in(b.codes_checked, CODE_NAMES),
        "entered": names_in(b.codes_entered, CODE_NAMES),
        "hand": names_in(hand(b), GEAR_NAMES),
        "discard": names_in(b.discard, GEAR_NAMES),
        **_character(position, seat),
        "ready": bool(b.placed),
        "up": bool(b.up),
        "gear": GEAR_NAMES[b.gear] if b.gear != NONE else None,
        "side": b.side if b.side != NONE else None,
        "value": b.value or None,
        "oiled": bool(b.oiled),
        "score": position.score(seat),
    }


def _character(position: Position, seat: int) -> dict[str, Any]:
    """A seat's character, the side of its card and the ability on it."""
    s: State = position.state
    box: Box = position.box[0]
    b = s.board[seat]
    if b.character == NONE:
        return {"character": None, "character_side": None, "ability": None}
    gone = b.character_side == GONE
    return {
        "character": CHARACTERS[b.character],
        "character_side": CHARACTER_SIDES[b.character_side],
        "ability": None if gone else ABILITIES[ability_on(box, b.character, b.character_side)],
    }
