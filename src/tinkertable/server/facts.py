"""What a table is from its creation on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tinkertable.core.game import Game
from tinkertable.games import load

from .refusal import Refusal


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

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Facts:
        game = load(row["game"])
        if row["version"] != game.version:
            raise Refusal(
                "wrong-version",
                f"the table was begun with {game.name} version {row['version']},"
                f" the server plays version {game.version}",
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
