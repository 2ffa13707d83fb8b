"""Editions: a file in which the owner of a box says what its components show.

The file is one JSON object: the game, a name and, under `data`, what differs from the game's own
components. An object is taken over key by key and null takes a key away; what the file does not
state stays as it is, and stays marked where it is reconstructed. A complete file may say under
`stated` what of it its owner has looked at.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from .errors import BadEdition, place_in_json, shown
from .game import Game

MOST_BYTES = 1_000_000  # a whole file has some thousands
LONGEST_NAME = 100

__all__ = [
    "BadEdition", "Edition", "check_keys", "edition_file", "edition_of", "number_in", "one_of",
    "read_edition", "read_kept", "states", "table_in", "template", "which_game",
]  # fmt: skip


@dataclass(frozen=True)
class Edition:
    """The components of one box. Editions with equal hashes play alike, whatever their names."""

    game: str
    name: str
    data: Mapping[str, Any] = field(compare=False, repr=False)  # complete
    file_data: Mapping[str, Any] = field(compare=False, repr=False)  # and null for what is gone
    stated: Mapping[str, Any] = field(compare=False, repr=False)  # by the owner of the box
    hash: str  # of what is played with
    file_hash: str  # of that, its name and what is stated
    box: list[Any] = field(compare=False, repr=False)  # as the rules read it


def read_edition(game: Game, text: str | bytes) -> Edition:
    """The edition in a file, checked from end to end."""
    return _edition_in(game, _parsed(text))


def read_kept(game: Game, text: str) -> Edition:
    """The edition in a file that was kept; before files said what they state, all were complete."""
    return _edition_in(game, {"stated": {}} | _parsed(text))


def _edition_in(game: Game, file: Mapping[str, Any]) -> Edition:
    if file["game"] != game.name:
        raise BadEdition("edition-game", game=game.name, got=shown(file["game"]))
    if not game.components:
        raise BadEdition("edition-none", game=game.name)
    name, given = file.get("name", ""), file.get("data", {})
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadEdition("edition-name", got=shown(name))
    if not isinstance(given, dict):
        raise BadEdition("edition-data", got=shown(given))
    stated = file.get("stated")
    return edition_of(game, name, given, None if stated is None else table_in(stated, "stated"))


def edition_of(
    game: Game, name: str, given: Mapping[str, Any], stated: Mapping[str, Any] | None = None
) -> Edition:
    """The game's own components, but for those given. Of what is the same as ours the owner of the
    box has stated what is in `stated`, or all that is given."""
    own = game.components
    data = _merged(own, given)
    check_keys(data, own, "data")
    said = _saying(own, data, given if stated is None else stated)
    late = [key for key in game.later_components if data[key] == own[key]]
    played = {"game": game.name, "data": {key: data[key] for key in data if key not in late}}
    return Edition(
        game.name,
        name,
        data,
        _complete(own, data),
        said,
        _hash(played),
        _hash(played | {"name": name, "stated": said}),
        game.make_box(data, said),
    )


def edition_file(edition: Edition) -> dict[str, Any]:
    """What `read_edition` reads, complete, so that it stays what it is when the game's own
    components change."""
    return {
        "game": edition.game,
        "name": edition.name,
        "data": edition.file_data,
        "stated": edition.stated,
    }


def which_game(text: str | bytes) -> str:
    """The name of the game an edition is for."""
    name: str = _parsed(text)["game"]
    return name


def template(game: Game) -> dict[str, Any]:
    """The game's own components as a file to fill in."""
    if not game.components:
        raise BadEdition("edition-none", game=game.name)
    return {"game": game.name, "name": "", "data": game.components}


def _parsed(text: str | bytes) -> dict[str, Any]:
    if len(text) > MOST_BYTES:
        raise BadEdition("edition-size", most=MOST_BYTES, got=len(text))
    try:
        file = json.loads(text, object_pairs_hook=_unique)
    except BadEdition:
        raise
    except (ValueError, RecursionError) as error:
        raise BadEdition("json", **place_in_json(error)) from None
    if not isinstance(file, dict) or not isinstance(file.get("game"), str):
        raise BadEdition("edition-object", got=shown(file))
    check_keys(file, ("game", "name", "data", "stated"), "edition", complete=False)
    return file


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """JSON lets a key come twice; in a file filled in by hand that is a slip."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadEdition("edition-twice", key=shown(key))
        found[key] = value
    return found


def _merged(own: Any, stated: Any) -> Any:
    if not isinstance(stated, Mapping):
        return stated
    merged = dict(own) if isinstance(own, Mapping) else {}
    for key, value in stated.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = _merged(merged.get(key), value)
    return merged


def _complete(own: Any, data: Any) -> Any:
    """All of `data`, and null for what is gone: merged into `own` it gives `data`."""
    if not isinstance(own, Mapping) or not isinstance(data, Mapping):
        return data
    gone = {key: None for key in own if key not in data}
    return {key: _complete(own.get(key), value) for key, value in data.items()} | gone


def _saying(own: Mapping[str, Any], data: Mapping[str, Any], stated: Any) -> dict[str, Any]:
    """The least that, merged into `own`, gives `data` and holds what is stated of it."""
    said: dict[str, Any] = {key: None for key in own if key not in data}
    theirs = stated if isinstance(stated, Mapping) else {}
    for key, value in data.items():
        ours = own.get(key)
        if isinstance(ours, Mapping) and isinstance(value, Mapping):
            if more := _saying(ours, value, theirs.get(key)):
                said[key] = more
        elif key in theirs or value != ours:
            said[key] = value
    return said


def _hash(facts: Mapping[str, Any]) -> str:
    canonical = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(canonical.encode()).hexdigest()}"


# What a game's `make_box` asks of the values it is given; `where` names the place in the file.


def check_keys(
    value: Mapping[str, Any], known: Collection[str], where: str, complete: bool = True
) -> None:
    """No key that nobody reads and, where the object must be complete, none missing."""
    for key in value:
        if key not in known:
            raise BadEdition("edition-one-of", where=where, known=_few(known), got=shown(key))
    for key in known if complete else ():
        if key not in value:
            raise BadEdition("edition-missing", where=where, key=shown(key))


def states(stated: Any, own: Any) -> bool:
    """Is all of this stated, or what stands in its place?"""
    if not isinstance(own, Mapping) or not isinstance(stated, Mapping):
        return True
    return all(key in stated and states(stated[key], value) for key, value in own.items())


def table_in(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadEdition("edition-table", where=where, got=shown(value))
    return value


def one_of(value: Any, known: Collection[str], where: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise BadEdition("edition-one-of", where=where, known=_few(known), got=shown(value))
    return value


def number_in(value: Any, least: int, most: int, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadEdition("edition-number", where=where, least=least, most=most, got=shown(value))
    return value


def _few(known: Collection[str], most: int = 30) -> str:
    names = list(known)
    return ", ".join([*names[:most], "…"] if len(names) > most else names)
