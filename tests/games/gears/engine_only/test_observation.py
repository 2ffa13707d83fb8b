"""What an observation says is what the view says."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.conformance.readback import Facts, Look, check_agreement, looks, untold
from tests.games.gears.other_box import OTHER_BOX
from tinkertable.games import load
from tinkertable.games.gears.rules import data
from tinkertable.games.gears.rules.abilities import slot_of
from tinkertable.games.gears.rules.state import Box, State
from tinkertable.games.gears.view.blocks import ability_blocks
from tinkertable.games.gears.view.names import (
    CHARACTER_SIDES,
    CHARACTERS,
    COLOURS,
    GEARS,
    WAYS,
)
from tinkertable.games.gears.view.table import Board, View

GAME = load("gears")
EACH = 16
KINDS = [
    (2, {}), (3, {}), (4, {}), (4, {}), (2, {"strict": "on"}), (3, {"characters": "off"}),
    (4, {"night_effects": "off"}),
]  # fmt: skip
PILES = {"open": "open", "check": "on check", "entered": "entered"}
PLACES = ("first", "second", "third", "fourth")
CHECKS = {"none": "nobody", "jammed": "jammed", "losers": "losers"}
# Which move is asked tells the phase of nature's, the view those of seats.
DRAWN = {
    "deal": "deal codes", "drop": "drop a gear", "character": "deal characters",
    "token": "give the token", "round": "open a round",
}  # fmt: skip
PHASES = {
    "set": "set", "set-anew": "set anew", "replace": "replace", "turn": "turn", "entry": "entry",
    "sparked": "spark", "return": "return", "over": "over",
}  # fmt: skip
WINDOWS = {
    "set": "window once all are set", "before": "window before a turn",
    "after": "window after a turn", "entry": "send after an entry",
}  # fmt: skip


@cache
def found(edition: bool) -> list[Look]:
    return looks(GAME, KINDS, EACH, OTHER_BOX.box if edition else None)


@pytest.mark.parametrize("edition", [False, True])
def test_observations_say_what_the_view_says(edition: bool) -> None:
    check_agreement(found(edition), says)


def test_whatever_is_wrong_in_them_would_be_noticed() -> None:
    assert untold([*found(False), *found(True)], says) == set()


def says(look: Look) -> Facts:
    view: View = look.view
    box: Box = look.position.box[0]
    claims, night, asked = view.claims, view.night, phase(look)
    with_extras = look.options["strict"] == "off"
    parts = {"characters": "characters", "night_effects": "night effects"}
    opened = [text.split()[1] for text in look.made if text.startswith("round ")]
    numbers = [str(n) for n in claims.numbers] if claims else []
    return {
        "phase": asked,
        "round": view.round,
        "night": view.shift == "night",
        "extras": [
            told for name, told in parts.items() if with_extras and look.options[name] == "on"
        ],
        "card": view.card or "none",
        "last_card": view.last.card if view.last else "none",
        "cards_used": [name for name in data.ROUND_CARDS if name in opened],
        "every": bool(claims and claims.mode == "every"),
        "claims": {
            place: (numbers[i] if i < len(numbers) else "none") if claims else None
            for i, place in enumerate(PLACES)
        },
        "loser": (claims.loses or "none") if claims else None,
        "turns": list(night.turns),
        "backwards": night.backwards,
        "drives": night.whose,
        "together": night.together,
        "powers_off": list(night.powers_off),
        "abilities_off": list(night.abilities_off),
        "matchless": not night.matching,
        "checks": CHECKS[night.checks],
        "returns_always": bool(box.returns_always),
        "numbers": {
            gear: {str(i): n for i, n in enumerate(getattr(view.gears, gear))} for gear in GEARS
        },
        "token": look.label(view.token),
        "turning": turning(look, asked),
        "locked": view.locked is not None,
        "seat": {
            str(look.label(seat)): {**before_seat(look, board), **in_round(look, seat, board)}
            for seat, board in enumerate(view.boards, 1)
        },
    }


def phase(look: Look) -> str:
    view: View = look.view
    if view.acting == ("*",):
        (verb,) = look.verbs
        return DRAWN[verb]
    if view.phase != "window":
        return PHASES[view.phase]
    seat = view.you if view.you in view.acting else view.acting[0]
    return WINDOWS[ability(look, view.boards[int(seat) - 1])["when"]]


def turning(look: Look, asked: str) -> str | None:
    """While gears are turned: whose. In the window after it that is the last one turned."""
    belts = look.view.drive
    if asked not in ("window before a turn", "replace", "turn", "window after a turn"):
        return None
    done = [belt.gear for belt in belts if belt.state == "done"]
    now = [belt.gear for belt in belts if belt.state == "now"]
    return look.label(done[-1] if asked == "window after a turn" else now[0])


def ability(look: Look, board: Board) -> Facts:
    """What the side that lies up can do, by its blocks."""
    nothing = dict.fromkeys(("when", "counts_as", "turns", "looks", "sets", "sends"))
    facts: Facts = {**nothing, "steps": 0, "locks": False, "enters": False}
    if board.character is None or board.character_side in (None, "gone"):
        return facts
    side = CHARACTER_SIDES.index(board.character_side)
    slot = slot_of(CHARACTERS.index(board.character), side)
    told = ability_blocks(look.position.box[0], slot)
    if board.blocks:
        assert told == board.blocks
    facts |= {
        "when": told.when, "counts_as": "none", "turns": "own", "looks": "own", "sets": "none",
        "sends": "none",
    }  # fmt: skip
    for deed in told.deeds:
        if deed.does == "turn":
            facts |= {"turns": deed.whose, "steps": deed.steps}
        elif deed.does == "look":
            facts["looks"] = deed.whose
        else:
            facts |= DEEDS[deed.does]
    return facts


DEEDS: dict[str, Facts] = {
    "grey": {"counts_as": "grey"}, "blue": {"counts_as": "blue"}, "multi": {"counts_as": "multi"},
    "lock": {"locks": True}, "set_any": {"sets": "any"}, "set_other": {"sets": "another"},
    "check_one": {"sends": "one"}, "check_with_others": {"sends": "one if others win too"},
    "enter_any": {"enters": True},
}  # fmt: skip


def before_seat(look: Look, board: Board) -> Facts:
    codes: Any = {pile: {colour: [] for colour in COLOURS} for pile in PILES.values()}
    for card in board.code:
        codes[PILES[card.state]][card.colour].append(str(card.number))
    return {
        "points": round(2 * board.score.total),
        "codes": codes,
        "discard": list(board.discard),
        "character": board.character or "none",
        "character_side": board.character_side,
        "ability": ability(look, board),
        "placed": board.ready,
        "up": board.up,
        "gear": board.gear or "none",
        "side": "none" if board.side is None else str(board.side),
        "value": "none" if board.value is None else str(board.value),
        "counts_as": board.counts_as or "none",
    }


def in_round(look: Look, seat: int, board: Board) -> Facts:
    """What the view does not tell of a round is in the state that it is made of."""
    view: View = look.view
    s: State = look.hidden.state
    b = s.board[seat - 1]
    last = view.last.gears[seat - 1] if view.last else None
    return {
        "acting": seat in view.acting,
        "turned": ("none", *WAYS)[b.turned],
        "looked_at": look.label(b.looked_at + 1) if b.looked_at >= 0 else None,
        "won": seat in view.winners_of_round,
        "jammed": bool(s.jammed >> (seat - 1) & 1),
        "last_gear": last.gear if last else "none",
        "last_side": str(last.side) if last else "none",
        "last_value": str(last.value) if last else "none",
        "last_counts_as": (last.counts_as if last else None) or "none",
        "last_won": bool(view.last and seat in view.last.winners),
    }
