"""What a seat sees: code cards, discards, gears, the round. Made from hidden positions only."""

from __future__ import annotations

from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import part
from tinkertable.core.seats import NATURE, members

from ..rules import data
from ..rules.actions import CODE_NAMES, GEAR_NAMES
from ..rules.box import ABILITIES
from ..rules.state import ALL_GEARS, GONE, NONE, SIDES
from .round import (
    CARDS,
    claims,
    drive,
    effect_name,
    effect_of,
    judged,
    last_round,
    phase_and_step,
    swaps,
    verdicts,
)

CHARACTERS = tuple(data.CHARACTERS)
STATES = ("day", "night", "gone")


def named(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for i, name in enumerate(names) if (bits >> i) & 1]


def printed(position: Position, gear: str) -> list[int]:
    """The numbers on a gear's sides."""
    values = part(position.box[0], "value")
    first = GEAR_NAMES.index(gear) * SIDES
    return [int(value) for value in values[first : first + SIDES]]


def view(position: Position, viewer: int) -> dict[str, Any]:
    """The table as a client draws it; `viewer` is a seat or NOBODY."""
    s = position.state
    card, round_number = int(part(s, "card")), int(part(s, "round_now"))
    night = round_number > data.DAY_ROUNDS
    strict = position.options["strict"] == "on"
    used = [
        o for o in ("characters", "night_effects") if position.options[o] == "on" and not strict
    ]
    phase, step = phase_and_step(position)
    outcome = judged(position)
    told = verdicts(position, outcome) if outcome else [None] * position.seats
    return {
        "round": round_number,
        "rounds": data.ROUNDS,
        "shift": "night" if night else "day",
        "phase": phase,
        "step": step,
        "card": CARDS[card] if card != NONE else None,
        "effect": effect_name(effect_of(position, card, round_number)),
        "claims": claims(position, card),
        "drive": drive(position),
        "locked": _locked(position, night),
        "swaps": swaps(position),
        "gears": {name: printed(position, name) for name in GEAR_NAMES},
        "reconstructed": used,
        "token": int(part(s, "token")) + 1 or None,
        "acting": ["*" if seat == NATURE else seat + 1 for seat in members(position.acting())],
        "boards": [
            _board(position, seat) | {"verdict": told[seat]} for seat in range(position.seats)
        ],
        "you": viewer + 1 if viewer >= 0 else None,
        "winners_of_round": [seat + 1 for seat in members(int(part(s, "winners")))],
        "winners": [seat + 1 for seat in position.winners()],
        "last": last_round(position),
    }


def _locked(position: Position, night: bool) -> str | None:
    """The ability by which the gear that is to be turned must be left."""
    if not int(part(position.state, "locked")):
        return None
    owner = next(belt["gear"] for belt in drive(position) if belt["state"] == "now") - 1
    character = int(part(part(position.state, "board")[owner], "character"))
    return ABILITIES[int(part(position.box[0], "ability")[character * 2 + night])]


def _board(position: Position, seat: int) -> dict[str, Any]:
    b = part(position.state, "board")[seat]
    gear, side = int(part(b, "gear")), int(part(b, "side"))
    character, left = int(part(b, "character")), int(part(b, "left_of_it"))
    gone = character == NONE or left == GONE
    abilities = part(position.box[0], "ability")
    return {
        "open": named(int(part(b, "codes_open")), CODE_NAMES),
        "check": named(int(part(b, "codes_checked")), CODE_NAMES),
        "entered": named(int(part(b, "codes_entered")), CODE_NAMES),
        "hand": named(ALL_GEARS & ~int(part(b, "discard")), GEAR_NAMES),
        "discard": named(int(part(b, "discard")), GEAR_NAMES),
        "character": CHARACTERS[character] if character != NONE else None,
        "character_side": None if character == NONE else STATES[left],
        "ability": None if gone else ABILITIES[int(abilities[character * 2 + left])],
        "ready": bool(part(b, "placed")),
        "up": bool(part(b, "up")),
        "gear": GEAR_NAMES[gear] if gear != NONE else None,
        "side": side if side != NONE else None,
        "value": int(part(b, "value")) or None,
        "oiled": bool(part(b, "oiled")),
        "score": position.score(seat),
    }
