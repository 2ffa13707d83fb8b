"""What a table is from its creation on."""

from __future__ import annotations

import base64
import json
import secrets
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, get_type_hints

from pydantic import ConfigDict, TypeAdapter

from tinkertable.bots import BOTS
from tinkertable.core.chance import Chance
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.core.past import knows
from tinkertable.games import load

from .seat import Seat
from .unreadable import Unreadable, damaged

_SEATS: TypeAdapter[tuple[Seat, ...]] = TypeAdapter(tuple[Seat, ...])

# Seconds for which somebody who is away is waited for, by `hurry`.
PATIENCE = {True: 120.0, False: 86_400.0}


def new_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


@dataclass(frozen=True)
class Facts:
    id: str
    game: Game
    version: int  # of the game's rules, when the table was made
    seed: str
    options: dict[str, str]
    edition: str | None  # hash
    seats: tuple[dict[str, Any], ...]
    public: bool
    clock: float | None
    hurry: bool
    host: str
    created: float
    edition_file: str | None = None  # hash: of what its file states, too; older rows have none

    @classmethod
    def fresh(
        cls,
        game: Game,
        host: str,
        seats: Iterable[dict[str, Any]],
        *,
        options: dict[str, str],
        edition: Edition | None = None,
        seed: str | None = None,
        public: bool = False,
        clock: float | None = None,
        hurry: bool = False,
    ) -> Facts:
        """A table that is made now, with a secret seed unless one is given."""
        return cls(
            id=new_id(),
            game=game,
            version=game.version,
            seed=seed or Chance.secret().seed,
            options=options,
            edition=edition.hash if edition else None,
            edition_file=edition.file_hash if edition else None,
            seats=tuple(seats),
            public=public,
            clock=clock,
            hurry=hurry,
            host=host,
            created=time.time(),
        )

    @property
    def patience(self) -> float:
        """Seconds for which somebody who is away is waited for."""
        return PATIENCE[self.hurry]

    def to_row(self) -> dict[str, Any]:
        """What the store keeps; the part that lists never ask for lies in `facts`."""
        unlisted = {
            "options": self.options,
            "edition": self.edition,
            "edition_file": self.edition_file,
            "seats": list(self.seats),
            "clock": self.clock,
            "hurry": self.hurry,
        }
        return {
            "id": self.id,
            "game": self.game.name,
            "version": self.version,
            "facts": json.dumps(unlisted),
            "seed": self.seed,
            "host": self.host,
            "public": self.public,
            "created": self.created,
        }

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Facts:
        try:
            game = load(row["game"])
        except InputError:
            raise Unreadable("unreadable", "table-game", game=str(row["game"])) from None
        if not knows(game, row["version"]):
            raise Unreadable(
                "wrong-version",
                "table-version",
                game=game.name,
                version=game.version,
                got=row["version"],
            )
        try:
            unlisted = json.loads(row["facts"])
            facts = cls(
                id=row["id"],
                game=game,
                version=row["version"],
                seed=row["seed"],
                public=row["public"],
                host=row["host"],
                created=row["created"],
                **(unlisted | {"seats": tuple(unlisted["seats"])}),
            )
            for name, kind in _kinds().items():
                kind.validate_python(getattr(facts, name), strict=True)
            if not {seat.player for seat in _SEATS.validate_python(facts.seats)} <= {None, *BOTS}:
                raise damaged()
        except (ValueError, TypeError, LookupError):
            raise damaged() from None
        return facts


@cache
def _kinds() -> dict[str, TypeAdapter[Any]]:
    """What each of the facts must be: what comes from the store may be damaged."""
    finite = ConfigDict(allow_inf_nan=False)
    hints = get_type_hints(Facts)
    return {name: TypeAdapter(hints[name], config=finite) for name in hints if name != "game"}
