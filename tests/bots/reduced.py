"""Gears reduced to its last round between two seats with two gears each: small enough to solve.

`exploitability` asks the bot what it would play wherever it may have to decide, and how much the
best answers to that would win.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from functools import cache

from tinkertable.backends import Backend
from tinkertable.bots.regret import strategy
from tinkertable.core.chance import Chance
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import members
from tinkertable.games import load
from tinkertable.games.gears.rules import data

GEARS = tuple(data.GEARS)
CARDS = tuple(data.ROUND_CARDS)
# Round card, and the two gears of each seat.
VARIANTS = [
    ("highest", ("red", "grey"), ("yellow", "blue")),
    ("lowest_odd", ("purple", "multi"), ("red", "blue")),
    ("even", ("grey", "yellow"), ("purple", "red")),
]

LEAST = 0.02
Policy = Callable[[Position, int], dict[int, float]]
Weighted = list[tuple[Position, float]]


def last_round(card: str, *hands: tuple[str, ...]) -> Position:
    """The last round is about to be set; both seats have two cards entered and two open."""
    match = Match(load("gears"), 2, {"strict": "on"}, Chance("reduced"))
    match.settle()
    state = match.position.to_json()
    for seat, hand in enumerate(hands):
        mine = [code for code in range(16) if state["board"][seat]["codes_open"] >> code & 1]
        state["board"][seat] |= {
            "codes_entered": sum(1 << code for code in mine[:2]),
            "codes_open": sum(1 << code for code in mine[2:]),
            "discard": sum(1 << GEARS.index(gear) for gear in GEARS if gear not in hand),
        }
    state |= {"round_now": 10, "card": CARDS.index(card), "cards_used": (1 << 10) - 1, "token": 0}
    position = match.position.copy()
    position.fill(state)
    return position


def payoff(position: Position, seat: int) -> float:
    """1 for a win, -1 for a loss; 0 if nobody wins."""
    winners = position.winners()
    return 0.0 if not winners else 1.0 if winners == [seat] else -1.0


def best_answer(nodes: Weighted, seat: int, policy: Policy) -> float:
    """What a seat can win at best, the other playing by its policy."""
    value = 0.0
    knowing: dict[str, Weighted] = defaultdict(list)
    todo = list(nodes)
    while todo:
        position, weight = todo.pop()
        acting = list(members(position.acting()))
        if not acting:
            value += weight * payoff(position, seat)
        elif acting[0] == seat:
            knowing[json.dumps(position.hidden(seat).to_json())].append((position, weight))
        else:
            for action, share in policy(position.hidden(acting[0]), acting[0]).items():
                if share:
                    todo.append((after(position, acting[0], action), weight * share))
    for same in knowing.values():
        value += max(
            best_answer([(after(p, seat, action), w) for p, w in same], seat, policy)
            for action in same[0][0].legal(seat)
        )
    return value


def after(position: Position, seat: int, action: int) -> Position:
    trial = position.copy()
    trial.play(seat, action)
    return trial


def exploitability(start: Position, policy: Policy) -> float:
    """How much the best answers win beyond the policy's own value, on the mean of both seats."""
    return sum(best_answer([(start, 1.0)], seat, policy) for seat in (0, 1)) / 2


def bot_policy(simulations: int, backend: Backend) -> Policy:
    @cache
    def asked(text: str, seat: int) -> dict[int, float]:
        position = last_round(*VARIANTS[0])
        position.fill(json.loads(text))
        found = strategy(
            position, seat, 1, backend, simulations=simulations, seconds=1e9, least=LEAST
        )
        return dict(zip(found.actions, found.shares, strict=True))

    return lambda position, seat: asked(json.dumps(position.to_json()), seat)


def uniform(position: Position, seat: int) -> dict[int, float]:
    legal = position.legal(seat)
    return dict.fromkeys(legal, 1 / len(legal))
