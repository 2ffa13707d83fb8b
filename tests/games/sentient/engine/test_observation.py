"""What an observation says is what the view says."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from tests.conformance.readback import Facts, Kind, Look, check_agreement, looks, untold
from tests.games.sentient.other_box import OTHER_BOX
from tinkertable.games import load
from tinkertable.games.sentient.rules.conditions import KINDS as CONDITIONS
from tinkertable.games.sentient.rules.data import DICE, INVESTORS, ROUNDS, SIDES, SLOTS
from tinkertable.games.sentient.view.cards import Bot
from tinkertable.games.sentient.view.table import Board, View

GAME = load("sentient")
EACH = 24
KINDS: list[Kind] = [(seats, {}) for seats in (2, 3, 4)]
NUMBERS = range(1, SIDES + 1)
SLOT_NAMES = [str(slot) for slot in range(SLOTS)]
PLACES = ("first", "second", "third", "last")
SIGNS = {"-": -1, "=": 0, "+": 1}
CORNERS = {"L": "left", "R": "right"}
MOST = 127  # points that are counted
# Which move is asked tells the phase.
PHASES = {
    "half": "deal halves", "order": "set the order", "investors": "lay investors", "die": "roll",
    "buy": "buy or pass", "pass": "buy or pass", "plug": "plug in", "block": "cover",
}  # fmt: skip


@cache
def found(edition: bool) -> list[Look]:
    return looks(GAME, KINDS, EACH, OTHER_BOX.box if edition else None)


@pytest.mark.parametrize("edition", [False, True])
def test_observations_say_what_the_view_says(edition: bool) -> None:
    check_agreement(found(edition), says)


def test_whatever_is_wrong_in_them_would_be_noticed() -> None:
    assert untold(found(False), says) == set()


def says(look: Look) -> Facts:
    view: View = look.view
    hands = [board.hand for board in view.boards if board.hand]
    laid = dict(enumerate(view.investors)) if view.investors else {}
    return {
        "phase": phase(look),
        "round": len(view.finished),
        "covering": covering(look),
        "investors": {str(k): laid[k].type if k in laid else None for k in range(INVESTORS)},
        "factory": {str(i): bot(slot.card) for i, slot in enumerate(view.factory)},
        "hand": bot(hands[0] if hands else None),
        "deck": list(view.deck),
        "discard": list(view.discard),
        "seat": {
            str(look.label(seat)): {
                **order(view, seat),
                **in_factory(view, seat),
                **in_round(view, board),
                **past(view, seat),
                "half": board.half,
                "agents": board.agents,
                "assistants": board.assistants,
                "bots": board.bots,
                "investors": board.investors,
            }
            for seat, board in enumerate(view.boards, 1)
        },
    }


def phase(look: Look) -> str:
    view: View = look.view
    if not view.acting:
        return "over"
    if "fill" not in look.verbs:
        (told,) = {PHASES[verb] for verb in look.verbs}
        return told
    if any(board.hand for board in view.boards):
        return "fill a slot"
    return "fill all slots" if view.investors else "open the factory"


def covering(look: Look) -> str | None:
    return look.made[-1].split()[1] if "block" in look.verbs else None


def bot(told: Bot | None) -> Facts:
    """What it earns is worked out anew, where no formula says it."""
    facts: Facts = {"type": told.type if told else None, "turns": {"left": 0, "right": 0}}
    worth = {str(left): dict.fromkeys(map(str, NUMBERS), 0) for left in NUMBERS}
    if told:
        facts["turns"] = {"left": SIGNS[told.left], "right": SIGNS[told.right]}
        if told.condition == "formulas":
            return facts
        points_for = CONDITIONS[told.condition].points_for
        for left, right in product(NUMBERS, NUMBERS):
            points = points_for((left, right), told.numbers, told.points)
            worth[str(left)][str(right)] = points
    return {**facts, "worth": worth}


def order(view: View, seat: int) -> Facts:
    passed = view.next_order[::-1]
    return {
        "acting": seat in view.acting,
        "place": PLACES[view.order.index(seat)] if seat in view.order else None,
        "passed": PLACES[passed.index(seat)] if seat in passed else None,
    }


def in_factory(view: View, seat: int) -> Facts:
    return {
        "agents_at": {str(i): slot.agents[seat - 1] for i, slot in enumerate(view.factory)},
        "assistants_at": {str(i): slot.assistants[seat - 1] for i, slot in enumerate(view.factory)},
        "first": [str(k) for k, one in enumerate(view.investors) if one.first == seat],
        "second": [str(k) for k, one in enumerate(view.investors) if one.second == seat],
    }


def in_round(view: View, board: Board) -> Facts:
    """When all is over, the last dice lie there still."""
    over = len(view.finished) == ROUNDS
    return {
        "dice": {
            str(i): None if over or not board.dice[i] else str(board.dice[i]) for i in range(DICE)
        },
        "network": {slot: bot(one) for slot, one in zip(SLOT_NAMES, board.network, strict=True)},
        "covered": {
            slot: [CORNERS[corner] for corner in corners]
            for slot, corners in zip(SLOT_NAMES, board.covered, strict=True)
        },
        "earning": {
            slot: points or 0 for slot, points in zip(SLOT_NAMES, board.earning, strict=True)
        },
    }


def past(view: View, seat: int) -> Facts:
    points = [one.points for ended in view.finished for one in ended.bots[seat - 1]]
    seconds = [one.second == seat for ended in view.finished for one in ended.investors]
    return {"earned": min(MOST, sum(points)), "seconds": sum(seconds)}
