"""Positions in native memory, each question one call of compiled code."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache, partial
from operator import index
from types import ModuleType
from typing import Any

from tinkertable.core.chance import restart
from tinkertable.core.game import Game
from tinkertable.core.position import MOST_LUCK, Position, default_box
from tinkertable.core.record import fill
from tinkertable.core.seats import NATURE, members

from . import Backend, backend_named
from .drivers import bind_driver
from .drivers import questions as driver
from .memory import KEPT_BOXES, Memory, stored
from .simulation import playouts_of

KEPT_STARTS = 64  # kinds of match of a box


@cache
def _questions_of(game: Game) -> ModuleType:
    return bind_driver(driver, game, {"nature_choice": playouts_of(game).nature_choice})


class _Room(threading.local):
    """What the rules of a game with a box work in; every thread that asks has its own."""

    def __init__(self, game: Game, box: list[Any], backend: Backend) -> None:
        entry = backend.trusting(_questions_of(game), "ask")
        memory = Memory(game, backend)
        boxes = stored(backend, game.Box, box[0])
        self.rng, self.sheets = memory.rng, memory.sheets
        found: Any = backend.ints(2 * game.codec.actions)
        self.found = memoryview(found)  # quicker to read a few numbers from
        self.ask = partial(entry, boxes, memory.out, memory.works, memory.sheets, memory.rng, found)


class _Rules:
    """What all positions with a box share."""

    def __init__(self, game: Game, box: list[Any], backend: Backend) -> None:
        self.game = game
        self.box = box
        self.backend = backend
        self.room = _Room(game, box, backend)
        self._starts: dict[tuple[Any, ...], list[Any]] = {}

    def start(self, seats: int, options: dict[str, str]) -> list[Any]:
        """A row in which a match begins: to be copied."""
        kind = seats, *options.values()
        if kind not in self._starts:
            if len(self._starts) >= KEPT_STARTS:
                self._starts.clear()
            begun = Position(self.game, seats, options, self.box)
            self._starts[kind] = stored(self.backend, self.game.State, begun.state)
        return self._starts[kind]


_rules: OrderedDict[tuple[Game, str, int], _Rules] = OrderedDict()


def _rules_of(game: Game, box: list[Any], backend: Backend) -> _Rules:
    """The last few are kept."""
    key = game, backend.name, id(box)
    found = _rules.get(key)
    if found is None:
        found = _rules[key] = _Rules(game, box, backend)
        while len(_rules) > KEPT_BOXES:
            _rules.popitem(last=False)
    return found


class NativePosition(Position):
    """A position that is asked the same and answers the same, some ten times as fast.

    `state` is a copy: what is changed in it is not played on from until it is given back.
    """

    __slots__ = ("_row", "_rules")

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        box: list[Any] | None = None,
        checked: bool = False,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.settle_options(options)
        self.box = box if box is not None else default_box(game)
        backend = backend_named("checked" if checked else "native")
        self._rules = _rules_of(game, self.box, backend)
        self._take(driver.COPY, self._rules.start(seats, self.options))

    def _take(self, task: int, row: list[Any], viewer: int = 0) -> None:
        """Begin from another row."""
        rules = self._rules
        self._row = rules.backend.rows(self.game.State, 1)
        rules.room.ask(task, self._row, row, viewer, 0)

    def _from_here(self, task: int, viewer: int = 0) -> NativePosition:
        twin = object.__new__(NativePosition)
        twin.game, twin.seats, twin.options = self.game, self.seats, self.options
        twin.box, twin._rules = self.box, self._rules
        twin._take(task, self._row, viewer)
        return twin

    def copy(self) -> NativePosition:
        return self._from_here(driver.COPY)

    __copy__ = copy

    def __reduce__(self) -> tuple[Any, ...]:
        checked = self._rules.backend.name == "checked"
        kind = self.game, self.seats, self.options, self.box, checked
        return NativePosition, kind, {"state": self.state}

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.state = found["state"]

    @property
    def state(self) -> Any:
        return self._rules.backend.read(self._row, 0, self.game.State)

    @state.setter
    def state(self, record: Any) -> None:
        self._rules.backend.store(self._row, 0, record)

    def _ask(self, task: int, seat: int = 0, action: int = 0) -> int:
        row = self._row
        answer: int = self._rules.room.ask(task, row, row, seat, action)
        return answer

    def acting(self) -> int:
        return self._ask(driver.ACTING)

    def legal(self, seat: int) -> list[int]:
        room, row = self._rules.room, self._row
        many = room.ask(driver.LEGAL, row, row, index(seat), 0)
        found: list[int] = room.found[:many].tolist()
        return found

    def play(self, seat: int, action: int) -> int:
        row = self._row
        try:
            acting: int = self._rules.room.ask(driver.PLAY, row, row, index(seat), index(action))
        except OverflowError:  # beyond 64 bits
            acting = driver.REFUSED
        if acting == driver.REFUSED:
            self._refuse(seat, action)
        return acting

    def draw(self, luck: int) -> int:
        row = self._row
        acting: int = self._rules.room.ask(driver.DRAW, row, row, NATURE, luck & MOST_LUCK)
        if acting == driver.REFUSED:
            self._refuse(NATURE)
        return acting

    def odds(self) -> list[tuple[int, int]]:
        room, row = self._rules.room, self._row
        many = room.ask(driver.ODDS, row, row, NATURE, 0)
        found = room.found[: 2 * many].tolist()
        return list(zip(found[:many], found[many:], strict=True))

    def bag(self) -> int:
        return self._ask(driver.BAG)

    def revealed(self) -> int:
        return self._ask(driver.REVEALS)

    def secrecy(self, seat: int, action: int) -> int:
        return self._ask(driver.SECRECY, index(seat), index(action))

    def _counted(self, seat: int) -> tuple[int, Any]:
        total = self._ask(driver.SCORE, index(seat))
        return total, self._rules.backend.read(self._rules.room.sheets, 0, self.game.Sheet)

    def total(self, seat: int) -> int:
        return self._ask(driver.SCORE, index(seat))

    def winners(self) -> list[int]:
        return list(members(self._ask(driver.RESULT)))

    def hidden(self, viewer: int) -> NativePosition:
        return self._from_here(driver.HIDE, index(viewer))

    def redealt(self, viewer: int, seed: int) -> NativePosition:
        restart(self._rules.room.rng, seed, 0)
        return self._from_here(driver.REDEAL, index(viewer))

    def fill(self, values: dict[str, Any]) -> None:
        state = self.state
        fill(state, self.game.State, values)
        self.state = state
