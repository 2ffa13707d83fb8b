"""The tables of the engine and of the oracle."""

from __future__ import annotations

import json
from typing import Any

from tests.oracle.sentient import Kind, Oracle
from tests.oracle.sentient_bots import BOTS, TYPES
from tinkertable.core.edition import Edition, read_edition
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE, members, seat_text
from tinkertable.core.values import to_plain
from tinkertable.games import load

from .table import Table

GAME = load("sentient")


class EngineTable(Table):
    def __init__(
        self, seats: int, bots: dict[str, str] | None = None, edition: Edition | None = None
    ) -> None:
        self.seats = seats
        self.match = Match(GAME, seats, edition=edition_with(bots) if bots else edition)

    @property
    def position(self) -> Position:
        return self.match.position

    def acting(self) -> str:
        return " ".join(seat_text(seat) for seat in members(self.position.acting()))

    def offers(self) -> set[str]:
        acting = members(self.position.acting())
        texts = [GAME.codec.text(a) for seat in acting for a in self.position.legal(seat)]
        assert len(texts) == len(set(texts))
        return set(texts)

    def move(self, who: str, text: str) -> None:
        self.match.play(NATURE if who == "*" else int(who) - 1, GAME.codec.number(text))

    def look(self) -> dict[str, Any]:
        return table_of(to_plain(self.match.view()))

    def scores(self) -> list[dict[str, int]]:
        return [{line: int(n) for line, n in sheet.items()} for sheet in self.match.scores()]

    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.position.winners()]


class OracleTable(Table):
    def __init__(
        self,
        seats: int,
        bots: dict[str, str] | None = None,
        kinds: dict[str, Kind] | None = None,
        halves: tuple[str, ...] = TYPES,
    ) -> None:
        self.seats = seats
        self.oracle = Oracle(seats, bots, kinds, halves)

    def acting(self) -> str:
        return " ".join(sorted(self.oracle.acting()))

    def offers(self) -> set[str]:
        return {text for who in self.oracle.acting() for text in self.oracle.legal(who)}

    def move(self, who: str, text: str) -> None:
        self.oracle.play(who, text)

    def look(self) -> dict[str, Any]:
        return self.oracle.table()

    def scores(self) -> list[dict[str, int]]:
        return [self.oracle.score(seat) for seat in self.oracle.seats]

    def winners(self) -> list[int]:
        return self.oracle.winners()


def edition_with(bots: dict[str, str]) -> Edition:
    """A box that has these bots."""
    return read_data(cards={**dict.fromkeys(set(BOTS) - set(bots)), **bots})


def read_data(**data: Any) -> Edition:
    return read_edition(GAME, json.dumps({"game": GAME.name, "data": data}))


def table_of(view: dict[str, Any]) -> dict[str, Any]:
    """A view in the oracle's words: bots by name, and nothing that is only for drawing."""
    return {
        "round": view["round"],
        "order": view["order"],
        "next_order": view["next_order"],
        "deck": sorted(view["deck"]),
        "discard": sorted(view["discard"]),
        "factory": [{**slot, "card": name(slot["card"])} for slot in view["factory"]],
        "investors": view["investors"],
        "boards": [board_of(board) for board in view["boards"]],
        "finished": [round_of(finished) for finished in view["finished"]],
    }


def board_of(board: dict[str, Any]) -> dict[str, Any]:
    network, hand = [name(bot) for bot in board["network"]], name(board["hand"])
    blocked = ["".join(corners) for corners in board["covered"]]
    shown = {**board, "network": network, "hand": hand, "blocked": blocked}
    del shown["score"], shown["earning"], shown["covered"]
    return shown


def round_of(finished: dict[str, Any]) -> dict[str, Any]:
    bots = [[{**row, "card": name(row["card"])} for row in rows] for rows in finished["bots"]]
    return {**finished, "bots": bots}


def name(card: dict[str, Any] | None) -> str | None:
    return card["id"] if card else None
