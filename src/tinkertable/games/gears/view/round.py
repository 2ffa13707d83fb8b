"""What a client draws of a round: its step, who turns whose gear, swaps, why a gear won or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tinkertable.core.position import Position
from tinkertable.core.record import part
from tinkertable.core.seats import members

from ..rules import data
from ..rules.actions import GEAR_NAMES
from ..rules.box import EFFECTS
from ..rules.state import (
    AFTER_ENTRY,
    BLACKOUT,
    ENTRY,
    FACTORY_SETTINGS,
    FIRST,
    GREY,
    MULTI,
    NO_EFFECT,
    NONE,
    OVER,
    OWN_HANDS,
    REPLACE,
    REST,
    RETURN,
    REVERSE_DRIVE,
    RUST,
    SET,
    SET_ANEW,
    SIDES,
    SPARKED,
    TURN,
    W1,
    W2,
    W2_UP,
)

CARDS = tuple(data.ROUND_CARDS)
MODES = ("first", "every", "rest")
PHASES = {
    SET: "set",
    W1: "window",
    SET_ANEW: "set-anew",
    W2: "window",
    REPLACE: "replace",
    TURN: "turn",
    W2_UP: "window",
    ENTRY: "entry",
    AFTER_ENTRY: "window",
    SPARKED: "sparked",
    RETURN: "return",
    OVER: "over",
}
# The five steps a round card knows; windows belong to the step they interrupt.
STEPS = {SET: 1, W1: 1, SET_ANEW: 1, W2: 2, REPLACE: 2, TURN: 2, W2_UP: 2}


@dataclass(frozen=True)
class Outcome:
    """Gears as they lay when a round was judged."""

    card: int
    effect: int
    gears: list[int]
    values: list[int]
    oiled: list[bool]
    winners: int


def effect_of(position: Position, card: int, round_number: int) -> int:
    options = position.options
    played = options["strict"] != "on" and options["night_effects"] == "on"
    if card == NONE or round_number <= data.DAY_ROUNDS or not played:
        return NO_EFFECT
    return int(part(position.box[0], "effect")[card])


def effect_name(effect: int) -> str | None:
    return EFFECTS[effect - 1] if effect != NO_EFFECT else None


def claims(position: Position, card: int) -> dict[str, Any] | None:
    """Which numbers win, in the order the card looks at them."""
    if card == NONE:
        return None
    box = position.box[0]
    row = part(box, "claims")[card * SIDES : (card + 1) * SIDES]
    mode = MODES[int(part(box, "mode")[card])]
    return {"mode": mode, "numbers": [int(value) for value in row if value]}


def phase_and_step(position: Position) -> tuple[str, int]:
    phase = int(part(position.state, "phase"))
    return PHASES.get(phase, "deal"), STEPS.get(phase, 4 if phase > W2_UP else 0)


def drive(position: Position) -> list[dict[str, Any]]:
    """R9, R34, R37: who turns whose gear, in order; with Rust nobody does, gears just come up."""
    s = position.state
    card, token, seats = int(part(s, "card")), int(part(s, "token")), position.seats
    if card == NONE or token == NONE:
        return []
    effect = effect_of(position, card, int(part(s, "round_now")))
    way = -1 if effect == REVERSE_DRIVE else 1
    phase, step = int(part(s, "phase")), int(part(s, "step"))
    turning = phase in (W2, REPLACE, TURN, W2_UP)
    if phase == W2_UP and effect == BLACKOUT:  # R38: all have turned
        turning = False
    done = step + (phase == W2_UP) if turning else seats * (phase >= W2_UP)
    plan = []
    for place in range(seats):
        seat = (token + way * place) % seats
        gear = seat if effect == OWN_HANDS else (seat + way) % seats
        state = "done" if place < done else "now" if turning and place == done else "next"
        by = None if effect == RUST else seat + 1
        plan.append({"by": by, "gear": gear + 1, "state": state})
    return plan


def swaps(position: Position) -> list[list[int]]:
    """R14: pairs of seats whose open gears exchange, or have exchanged, numbers."""
    s = position.state
    effect = effect_of(position, int(part(s, "card")), int(part(s, "round_now")))
    boards = part(s, "board")
    gears = [
        int(part(boards[seat], "gear")) if part(boards[seat], "up") else NONE
        for seat in range(position.seats)
    ]
    return pairs(gears, effect)


def pairs(gears: list[int], effect: int) -> list[list[int]]:
    if effect == FACTORY_SETTINGS:
        return []
    right = [gears[seat - 1] for seat in range(len(gears))]
    return [
        [seat + 1, (seat - 1) % len(gears) + 1]
        for seat, gear in enumerate(gears)
        if gear == MULTI and right[seat] not in (MULTI, NONE)
    ]


def judged(position: Position) -> Outcome | None:
    """The round on the table, once its winners are known."""
    s = position.state
    if int(part(s, "phase")) < ENTRY:
        return None
    boards = [part(s, "board")[seat] for seat in range(position.seats)]
    card = int(part(s, "card"))
    return Outcome(
        card,
        effect_of(position, card, int(part(s, "round_now"))),
        [int(part(b, "gear")) for b in boards],
        [int(part(b, "value")) for b in boards],
        [bool(part(b, "oiled")) for b in boards],
        int(part(s, "winners")),
    )


def before(position: Position) -> Outcome | None:
    """The round before the one on the table."""
    s = position.state
    boards = [part(s, "board")[seat] for seat in range(position.seats)]
    card, number = int(part(s, "last_card")), int(part(s, "round_now"))
    if card == NONE:
        return None
    number -= part(s, "card") != NONE
    return Outcome(
        card,
        effect_of(position, card, number),
        [int(part(b, "last_gear")) for b in boards],
        [int(part(b, "last_value")) for b in boards],
        [bool(part(b, "last_oiled")) for b in boards],
        int(part(s, "last_winners")),
    )


def verdicts(position: Position, outcome: Outcome) -> list[dict[str, Any]]:
    """By seat: why its gear won or not, and the seats whose gears show the same number."""
    box = position.box[0]
    mode = int(part(box, "mode")[outcome.card])
    row = part(box, "claims")[outcome.card * SIDES : (outcome.card + 1) * SIDES]
    claimed = [int(value) for value in row if value]
    values = outcome.values
    loser = None
    if mode == REST:
        loser = min(values) if claimed[0] == min(claimed) else max(values)
    first = next(
        (v for v in claimed for seat in members(outcome.winners) if values[seat] == v), None
    )
    found = []
    for seat, value in enumerate(values):
        same = [other for other in range(len(values)) if values[other] == value and other != seat]
        grey = outcome.effect != FACTORY_SETTINGS and (
            outcome.gears[seat] == GREY or outcome.oiled[seat]
        )
        if (outcome.winners >> seat) & 1:
            why = "grey" if same and grey else "won"
        elif value == loser:
            why = "lowest" if loser == min(values) and claimed[0] == min(claimed) else "highest"
        elif value not in claimed:
            why = "not-asked"
        elif any((outcome.winners >> other) & 1 for other in same):
            why = "beaten"  # a grey gear takes the number
        elif mode == FIRST and first is not None and claimed.index(first) < claimed.index(value):
            why = "later"
        else:
            why = "jammed"
        found.append({"why": why, "same": [other + 1 for other in same]})
    return found


def last_round(position: Position) -> dict[str, Any] | None:
    """The outcome of the round before: the next one is opened at once."""
    outcome = before(position)
    if outcome is None:
        return None
    s = position.state
    boards = part(s, "board")
    number = int(part(s, "round_now")) - int(part(s, "card") != NONE)
    told = verdicts(position, outcome)
    return {
        "round": number,
        "shift": "night" if number > data.DAY_ROUNDS else "day",
        "token": (int(part(s, "token")) - 1) % position.seats + 1,
        "card": CARDS[outcome.card],
        "effect": effect_name(outcome.effect),
        "claims": claims(position, outcome.card),
        "winners": [seat + 1 for seat in members(outcome.winners)],
        "swaps": pairs(outcome.gears, outcome.effect),
        "gears": [
            {
                "gear": GEAR_NAMES[gear],
                "side": int(part(boards[seat], "last_side")),
                "value": outcome.values[seat],
                "oiled": outcome.oiled[seat],
                "verdict": told[seat],
            }
            for seat, gear in enumerate(outcome.gears)
        ],
    }
