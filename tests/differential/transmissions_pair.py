"""Transmissions twice: the rules and the slow oracle, held side by side."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from tests.oracle.transmissions import Oracle
from tests.oracle.transmissions_box import edited
from tests.oracle.transmissions_notation import LINES, oracle_options, removed_cards
from tinkertable.core.edition import edition_of
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members

from .transmissions_parts import GAME, Parts, compounds, texts
from .transmissions_table import oracle_table, shown_table

SEEKING = 0.5
Stated = Mapping[str, Any]


@dataclass(frozen=True)
class Style:
    """How a random player plays, and what nature likes to give it."""

    verbs: dict[str, float] = field(default_factory=dict)  # 1 where none is told
    sought: tuple[str, ...] = ()  # how a word of the text begins


class Pair:
    """One match in both engines."""

    def __init__(
        self, seats: int, options: dict[str, str] | None = None, stated: Stated | None = None
    ) -> None:
        """`stated`: the `data` of an edition's file."""
        box = edition_of(GAME, "", stated).box if stated else None
        self.position = Position(GAME, seats, options or {}, box)
        chosen = dict(self.position.options)
        self.oracle = Oracle(
            seats,
            oracle_options(chosen, seats),
            removed_cards(chosen, edited(stated or {})),
            edited(stated or {}),
        )
        self.log: list[str] = []
        self.offered: dict[str, Parts] = {}
        self.settle()

    # Nature's moves with one outcome, which either side may leave out.

    def settle(self) -> None:
        """Play on, on either side alone, until both are asked the same."""
        while True:
            self._take_steps()
            mine, his = self.acting(), self.oracle.acting()
            if mine == his:
                return
            if his == "*" and len(self.oracle.legal()) == 1:
                self.oracle.play(self.oracle.legal()[0])
            elif mine == "*" and len(self.position.legal(NATURE)) == 1:
                self.position.play(NATURE, self.position.legal(NATURE)[0])
            else:
                raise AssertionError(self.told(f"{mine} acts, not {his}"))

    def _take_steps(self) -> None:
        """Harvey's robots move one by one, each a forced move of nature's."""
        while any(text.startswith("step") for text in texts(self.position, NATURE).values()):
            (action,) = self.position.legal(NATURE)
            self.position.play(NATURE, action)

    def acting(self) -> int | str | None:
        acting = list(members(self.position.acting()))
        assert len(acting) <= 1
        if not acting:
            return None
        return "*" if acting[0] == NATURE else acting[0] + 1

    # Comparing.

    def told(self, fault: str) -> str:
        return f"{fault}\n" + "\n".join(self.log[-40:])

    def compare(self) -> None:
        who = self.acting()
        if who is not None:
            seat = NATURE if who == "*" else int(who) - 1
            found = compounds(self.position, seat, self.oracle)
            self.offered = {f"{who} {text}": parts for text, parts in found.items()}
            mine, his = set(self.offered), set(self.oracle.legal())
            fault = f"only here: {sorted(mine - his)}\nonly there: {sorted(his - mine)}"
            assert mine == his, self.told(fault)
            if who == "*":
                self.compare_odds()
            elif self.oracle.turn:
                self.compare_tables(seat)
        self.compare_scores()

    def compare_tables(self, seat: int) -> None:
        """Where a seat is to move: in nature's moves a step may be half done."""
        mine, his = shown_table(GAME.view(self.position, seat)), oracle_table(self.oracle)
        for part in his:
            assert mine.get(part) == his[part], self.told(f"{part}: {mine.get(part)}, {his[part]}")

    def compare_odds(self) -> None:
        """Of the first part alone: with a pair's idea they are the same for all."""
        odds = {GAME.codec.text(action): weight for action, weight in self.position.odds()}
        total = sum(self.oracle.weights().values())
        mine = {text: Fraction(weight, sum(odds.values())) for text, weight in odds.items()}
        his = dict.fromkeys(mine, Fraction(0))
        for text, weight in self.oracle.weights().items():
            words = text.split()[1:]
            his[" ".join(words[:3] if words[0] == "pair" else words)] += Fraction(weight, total)
        assert mine == his, self.told("odds")

    def compare_scores(self) -> None:
        for side, row in self.oracle.scores().items():
            mine = self.position.score(side - 1)
            for line, points in row.items():
                name = LINES.get(line, line)
                assert mine[name] == points, self.told(f"{name} of {side}: {mine[name]}, {points}")
        winners = [side for side in self.oracle.winners() if side in self.oracle.seats]
        assert [seat + 1 for seat in self.position.winners()] == winners, self.told("winners")

    # Playing.

    def play(self, text: str) -> None:
        """A move of the oracle's, here in the parts `compare` found for it."""
        who = text.split(maxsplit=1)[0]
        seat = NATURE if who == "*" else int(who) - 1
        for part in self.offered[text]:
            self.position.play(seat, part)
        self.oracle.play(text)
        self.log.append(text)
        self.settle()

    def advance(self, rng: random.Random, style: Style) -> None:
        """Some move: a verb by the style's weights, then one of its texts, perhaps a sought one."""
        weights = self.oracle.weights()
        verbs: dict[str, list[str]] = {}
        for text in weights:
            verbs.setdefault(text.split()[1], []).append(text)
        names = list(verbs)
        name = rng.choices(names, [style.verbs.get(name, 1.0) for name in names])[0]
        texts = verbs[name]
        if rng.random() < SEEKING:
            sought = [t for t in texts if any(f" {word}" in t for word in style.sought)]
            texts = sought or texts
        self.play(rng.choices(texts, [weights[text] for text in texts])[0])
