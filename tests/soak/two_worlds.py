"""Two worlds that differ in what a seat may not know: what the server sends it, byte by byte.

Both worlds begin with the same journal, but for what nature dealt to one seat alone. That seat's
unrevealed moves differ from there on, and often the seed of what is not drawn yet. Everybody else
says the same in both, asks all there is to ask, hangs up and comes back; all that is sent to them
must be the same, in the same order.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from tests.conformance.play import advance, some_action
from tests.conformance.secrets import fork
from tests.server.worlds import World
from tinkertable.core.chance import Chance
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.core.match import Match
from tinkertable.core.record import popcount
from tinkertable.core.seats import DEALT, NATURE, NOBODY, SHOWN, SILENT, members
from tinkertable.games import load
from tinkertable.server.server import Server
from tinkertable.server.settings import Settings

STEPS = 40
TRIES = 12
CLOCKED = ("socket.sessions", "socket.session", "socket.chat", "socket.news")


class Pair:
    """The same table in two worlds, and the seat whose secrets differ."""

    def __init__(self, game: Game, number: int) -> None:
        self.rng = rng = Random(f"{game.name} {number}")
        least, most = max(2, game.seats[0]), min(4, game.seats[1])
        options = {name: rng.choice(values) for name, values in game.options.items()}
        match = Match(game, rng.randint(least, most), options, Chance(f"deal {number}"))
        for _ in range(rng.randrange(120)):
            if match.position.over:
                break
            advance(match, rng)
        for _ in range(60 if rng.random() < 0.7 else 0):
            if match.position.over or popcount(match.position.acting()) > 1:
                break  # several at once: that is where secrets are
            advance(match, rng)
        match.settle()
        self.same_seed = rng.random() < 0.5
        seeds = ["one", "one" if self.same_seed else "two"]
        clock = rng.choice([None, 80_000.0])
        self.secret = rng.randrange(match.seats)
        other = dealt_otherwise(match, self.secret, rng)
        self.worlds = [
            World(begun, seed, clock, self.secret)
            for begun, seed in zip((match, other or match), seeds, strict=True)
        ]
        self.apart = other is not None  # do the journals differ?
        self.secrets = int(self.apart)  # how often something was done that others may not know
        self.faults: list[str] = []

    @property
    def tables(self) -> list[Any]:
        return [world.table for world in self.worlds]

    def alike(self) -> bool:
        """Is there no difference left but in what nobody will ever be shown?"""
        one, two = (table.match.position.to_json() for table in self.tables)
        return bool(one == two) and self.same_seed

    def may(self, seat: int, action: int) -> bool:
        """May this be played in both worlds, and brings it nothing to light that differs?"""
        alike = self.alike()
        for table in self.tables:
            if action not in table.match.position.legal(seat):
                return False
            trial = table.match.position.copy()
            trial.play(seat, action)
            if trial.over and (self.apart or not self.same_seed):
                return False  # at the end everything lies open
            if not alike and trial.revealed():
                return False
        return alike or self.same_deals(seat, action)

    def same_deals(self, seat: int, action: int) -> bool:
        """Does nature then do the same in both worlds, but for what the secret seat alone sees?"""
        deals = []
        for table in self.tables:
            twin = fork(table.match)
            twin.play(seat, action)
            made = len(twin.moves)
            twin.settle()
            deals.append(
                [move.secrecy if move.secrecy == DEALT + self.secret else move.text
                 for move in twin.moves[made:]]
            )  # fmt: skip
        return deals[0] == deals[1]

    async def everywhere(self, act: Callable[[World], Any]) -> None:
        for world in self.worlds:
            await act(world)

    async def step(self) -> None:
        kinds = (self.keep_secret, self.keep_secret, self.play, self.play, self.play, self.probe,
                 self.probe, self.take_back, self.come_back, self.make_alike)  # fmt: skip
        await self.rng.choice(kinds)()
        for world in self.worlds:
            world.clock += 1
            await world.settle()

    async def keep_secret(self) -> None:
        """A move in one world, and in the other what nobody else could tell from it."""
        one, two = (table.match for table in self.tables)
        action = self.some_secret(one, lambda _: True)
        if self.status() != "playing" or action is None:
            return
        secrecy = one.position.secrecy(self.secret, action)
        verbs = [known.verb for known in one.game.codec.named]
        silent = secrecy == SILENT
        like = self.some_secret(
            two,
            lambda x: (
                two.position.secrecy(self.secret, x) == secrecy
                and (silent or verbs[x] == verbs[action])
            ),
        )
        if silent and self.rng.random() < 0.3:
            like = None  # nobody may notice that either
        elif like is None:
            return
        self.apart = True
        self.secrets += 1
        await self.worlds[0].move(self.secret, action)
        if like is not None:
            await self.worlds[1].move(self.secret, like)

    def some_secret(self, match: Match, wanted: Callable[[int], bool]) -> int | None:
        """A move of the secret seat that others may not know, if one is soon found."""
        position = match.position
        legal = position.legal(self.secret)
        for action in self.rng.sample(legal, min(TRIES, len(legal))):
            hidden = position.secrecy(self.secret, action) != SHOWN
            if hidden and wanted(action) and not position.reveals(self.secret, action):
                return action
        return None

    async def play(self) -> None:
        """The same move in both worlds."""
        table = self.worlds[0].table
        seats = [seat for seat in members(table.acting) if seat != NATURE]
        if self.status() != "playing" or not seats:
            return
        seat = self.rng.choice(seats)
        position = table.match.position
        action = some_action(self.rng, table.match.game, position.legal(seat))
        hidden = position.secrecy(seat, action) != SHOWN
        if (seat != self.secret or not hidden or self.alike()) and self.may(seat, action):
            await self.everywhere(lambda world: world.move(seat, action))

    async def take_back(self) -> None:
        """Everybody may at any time; what was silent is taken back unseen."""
        seat = self.rng.randrange(len(self.tables[0].seats))
        at = [table.match.undoable(seat) for table in self.tables]
        if seat != self.secret:
            await self.everywhere(lambda world: world.undo(seat))
            return
        kinds = [t.match.moves[i].secrecy if i is not None else None for t, i in
                 zip(self.tables, at, strict=True)]  # fmt: skip
        if kinds[0] == kinds[1] and kinds[0] is not None:
            await self.everywhere(lambda world: world.undo(seat))
        elif SILENT in kinds:
            await self.worlds[kinds.index(SILENT)].undo(seat)

    async def make_alike(self) -> None:
        """The secret seat takes everything back that it can, in both worlds."""
        while True:
            at = [table.match.undoable(self.secret) for table in self.tables]
            kinds = [table.match.moves[i].secrecy if i is not None else None for table, i in
                     zip(self.tables, at, strict=True)]  # fmt: skip
            if SILENT in kinds:
                await self.worlds[kinds.index(SILENT)].undo(self.secret)
            elif kinds[0] == kinds[1] and kinds[0] not in (None, SHOWN):
                await self.everywhere(lambda world: world.undo(self.secret))
            else:
                break
        self.secret_may_change()

    def secret_may_change(self) -> None:
        one, two = (table.match for table in self.tables)
        self.apart = one.moves != two.moves

    async def probe(self) -> None:
        """Questions of those who may not know."""
        others = [actor.viewer for actor in self.worlds[0].actors if actor.viewer != self.secret]
        viewer = self.rng.choice(others)
        message = self.question(viewer)
        await self.everywhere(lambda world: world.say(viewer, message))
        await self.everywhere(lambda world: world.look_up(viewer))

    def question(self, viewer: int) -> dict[str, Any]:
        rng, table = self.rng, self.worlds[0].table
        seats = len(table.seats)
        known = len(table.match.move_texts(viewer))
        legal = table.match.legal_texts(viewer) if viewer != NOBODY else []
        theirs = rng.choice(table.match.legal_texts(self.secret) or ["pass"])
        mine = rng.choice(legal or ["done"])
        own, other = viewer + 1 or 1, self.secret + 1
        turn = table.turns[viewer] if viewer != NOBODY else 0
        move = {"type": "move", "id": "x"}
        return rng.choice(
            [
                {"type": "preview", "id": "x", "seat": own, "text": mine},
                {"type": "preview", "id": "x", "seat": own, "text": mine},
                {"type": "preview", "id": "x", "seat": own, "text": theirs},
                {"type": "preview", "id": "x", "seat": other, "text": theirs},
                {"type": "past", "id": "x", "move": rng.randint(0, known + 1)},
                {"type": "past", "id": "x", "move": known},
                {"type": "explain", "id": "x", "seat": rng.randint(1, seats + 1)},
                {"type": "explain", "id": "x", "seat": other},
                move | {"seat": other, "turn": rng.randrange(9), "text": theirs},
                move | {"seat": own, "turn": turn + 1, "text": mine},
                move | {"seat": own, "turn": turn, "text": "set"},
                {"type": "undo", "id": "x", "seat": other, "turn": 0},
                {"type": "undo", "id": "x", "seat": own, "turn": turn + 1},
                {"type": "show", "seat": other},
                {"type": "chat", "id": f"c{rng.random()}", "text": "what did you do?"},
                {"type": "ping"},
                {"type": "nonsense"},
            ]
        )

    async def come_back(self) -> None:
        """Somebody hangs up and connects again with what they had."""
        index = self.rng.randrange(len(self.worlds[0].actors))
        honest = self.rng.random() < 0.7
        await self.everywhere(lambda world: world.reconnect(index, honest))

    def status(self) -> str:
        return str(self.worlds[0].table.status)

    def compare(self, name: str) -> None:
        for one, two in zip(self.worlds[0].actors, self.worlds[1].actors, strict=True):
            if one.viewer != self.secret and one.told() != two.told():
                at = next(
                    (i for i, both in enumerate(zip(one.told(), two.told(), strict=False))
                     if both[0] != both[1]), min(len(one.told()), len(two.told())),
                )  # fmt: skip
                shown = [str(actor.told()[at : at + 1])[:600] for actor in (one, two)]
                moves = [world.table.match.move_texts()[-8:] for world in self.worlds]
                self.faults.append(
                    f"{name}: seat {self.secret + 1}'s secrets reach {one.viewer + 1} as message"
                    f" {at} of {len(one.told())}/{len(two.told())}: {shown[0]} | {shown[1]};"
                    f" {moves}"
                )


def dealt_otherwise(match: Match, secret: int, rng: Random) -> Match | None:
    """The same match with other cards in this seat's hand, if everything played goes with them."""
    if all(move.secrecy != DEALT + secret for move in match.moves):
        return None
    for _ in range(TRIES):
        twin = Match(match.game, match.seats, match.position.options, match.chance)
        try:
            for move in match.moves:
                action = move.action
                if move.secrecy == DEALT + secret:
                    action = rng.choice([option for option, _ in twin.position.odds()])
                twin.play(move.seat, action)
        except InputError:
            continue  # a card was played that is not there now
        if twin.moves != match.moves and not twin.position.over:
            return twin
    return None


async def lived(game: Game, number: int, server: Server, tally: Counter[str]) -> list[str]:
    """The faults of one pair of worlds; counts what was compared."""
    pair = Pair(game, number)
    for world in pair.worlds:
        await world.open(server)
    try:
        for _ in range(STEPS):
            await pair.step()
            if pair.status() != "playing":
                break
        pair.compare(f"{game.name} {number}")
    finally:
        for world in pair.worlds:
            await world.close()
    tally["secrets"] += pair.secrets
    for actor in pair.worlds[0].actors:
        if actor.viewer != pair.secret:
            tally.update(json.loads(text)["type"] for text in actor.sent)
    return pair.faults


def live_through(name: str, matches: int, first: int = 0) -> tuple[list[str], Counter[str]]:
    """So many pairs of worlds of a game: faults, and what was compared, by type."""
    tally: Counter[str] = Counter()

    async def all_of_them() -> list[str]:
        faults: list[str] = []
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Settings(folder=folder, database="sqlite://"))
            clock = SimpleNamespace(time=lambda: World.now, monotonic=lambda: World.now)
            with ExitStack() as patched:
                for module in CLOCKED:
                    patched.enter_context(patch(f"tinkertable.server.{module}.time", clock))
                for number in range(first, first + matches):
                    faults += await lived(load(name), number, server, tally)
            await server.store.stop()
        return faults

    return asyncio.run(all_of_them()), tally
