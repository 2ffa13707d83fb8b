"""The log is the match: one JSON object that everything can be folded from."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from .errors import BadLog, place_in_json, shown

KNOWN = ("game", "seats", "moves", "version", "options", "edition")
KINDS = {str: "text", int: "number", list: "list", dict: "object-key"}
MOST_BYTES = 4_000_000  # a match of twelve seats is some tens of kilobytes


@dataclass
class Log:
    """`moves` are texts such as "* roll HH.." and "1 done"; unknown keys are kept in `more`."""

    game: str
    seats: int
    moves: list[str]
    version: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    edition: str | None = None  # the hash of the components it was played with, if not our own
    more: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        out: dict[str, Any] = {"game": self.game}
        if self.version is not None:
            out["version"] = self.version
        out |= {"seats": self.seats, "options": self.options}
        if self.edition is not None:
            out["edition"] = self.edition
        return out | {**self.more, "moves": self.moves}


def read_log(text: str | bytes) -> Log:
    """Parse and check a log; whether its moves are legal is for the match to say."""
    if len(text) > MOST_BYTES:
        raise BadLog("log-size", most=MOST_BYTES, got=len(text))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadLog("json", **place_in_json(error)) from None
    if not isinstance(data, dict):
        raise BadLog("log-object", got=shown(data))
    for key in ("game", "seats", "moves"):
        if key not in data:
            raise BadLog("log-key", key=shown(key), got=shown(list(data)))
    return Log(
        game=_of(str, data, "game"),
        seats=_of(int, data, "seats"),
        moves=_texts(_of(list, data, "moves")),
        version=_of(int, data, "version"),
        options=_of(dict, data, "options", {}),
        edition=_of(str, data, "edition"),
        more={key: value for key, value in data.items() if key not in KNOWN},
    )


def _of(kind: type[Any], data: dict[str, Any], key: str, default: Any = None) -> Any:
    value = data.get(key, default)
    if value is None and key in ("version", "edition"):
        return None
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadLog(f"log-{KINDS[kind]}", key=shown(key), got=shown(value))
    return value


def _texts(moves: list[Any]) -> list[str]:
    for number, move in enumerate(moves, 1):
        if not isinstance(move, str):
            raise BadLog("log-move-text", move=number, got=shown(move))
    return moves
