"""Matches begun under earlier versions of a game's rules: how the present ones play them on."""

from __future__ import annotations

from collections.abc import Mapping

from .edition import Edition, edition_of
from .errors import BadLog
from .game import Game


def knows(game: Game, version: int) -> bool:
    """Can what was begun under this version be played on?"""
    return version == game.version or version in game.past


def printed_once(game: Game, hash_: str) -> Edition | None:
    """What an earlier version's box printed, by its hash: a log that was brought up names it."""
    boxes = (edition for version in game.past if (edition := _printed(game, version)))
    return next((edition for edition in boxes if edition.hash == hash_), None)


def brought_up(
    game: Game, version: int | None, options: Mapping[str, str], edition: Edition | None
) -> tuple[dict[str, str], Edition | None]:
    """The options and components with which the present rules do what that version did.

    No version means the present one; BadLog if it is not known how.
    """
    if version is None or version == game.version:
        return dict(options), edition
    if version not in game.past:
        raise BadLog("log-version", game=game.name, version=game.version, got=version)
    return {**game.past[version].options, **options}, _printed(game, version, edition)


def _printed(game: Game, version: int, edition: Edition | None = None) -> Edition | None:
    """What an earlier version printed; beside an edition, what no edition could replace then."""
    stated = game.past[version].components
    if edition is None:
        return edition_of(game, f"{game.name} {version}", stated) if stated else None
    fixed = {key: stated[key] for key in stated if key in game.later_components}
    if not fixed:
        return edition
    return edition_of(game, edition.name, {**edition.file_data, **fixed}, edition.stated)
