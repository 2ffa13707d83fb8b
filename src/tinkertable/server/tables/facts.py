"""What a table is from its creation on."""

from __future__ import annotations

import base64
import json
import secrets
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tinkertable.core.chance import Chance
from tinkertable.core.game import Game
from tinkertable.games import load
from tinkertable.server.refusal import Refusal

# Seconds for which somebody who is away is waited for, by `hurry`.
PATIENCE = {True: 120.0, False: 86_400.0}


def new_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


@dataclass(frozen=True)
class Facts:
    id: str
    game: Game
    seed: str
    options: dict[str, str]
    edition: str | None  # hash
    seats: tuple[dict[str, Any], ...]
    public: bool
    clock: float | None
    hurry: bool
    host: str
    created: float

    @classmethod
    def fresh(
        cls,
        game: Game,
        host: str,
        seats: Iterable[dict[str, Any]],
        *,
        options: dict[str, str],
        edition: str | None = None,
        seed: str | None = None,
        public: bool = False,
        clock: float | None = None,
        hurry: bool = False,
    ) -> Facts:
        """A table that is made now, with a secret seed unless one is given."""
        return cls(
            id=new_id(),
            game=game,
            seed=seed or Chance.secret().seed,
            options=options,
            edition=edition,
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
            "seats": list(self.seats),
            "clock": self.clock,
            "hurry": self.hurry,
        }
        return {
            "id": self.id,
            "game": self.game.name,
            "version": self.game.version,
            "facts": json.dumps(unlisted),
            "seed": self.seed,
            "host": self.host,
            "public": self.public,
            "created": self.created,
        }

    @staticmethod
    def without_names(unlisted: str, person: str) -> str:
        """`facts` of a row, without the names that a person gave to seats."""
        facts = json.loads(unlisted)
        for seat in facts["seats"]:
            if seat.get("person") == person:
                seat.pop("name", None)
        return json.dumps(facts)

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Facts:
        game = load(row["game"])
        if row["version"] != game.version:
            raise Refusal(
                "wrong-version",
                "table-version",
                game=game.name,
                version=game.version,
                got=row["version"],
            )
        unlisted = json.loads(row["facts"])
        return cls(
            id=row["id"],
            game=game,
            seed=row["seed"],
            public=row["public"],
            host=row["host"],
            created=row["created"],
            **(unlisted | {"seats": tuple(unlisted["seats"])}),
        )
