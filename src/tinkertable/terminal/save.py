"""The saved match: its log in one file a game, written whole or not at all."""

from __future__ import annotations

import fcntl
import os
from dataclasses import dataclass
from pathlib import Path

from tinkertable.core.chance import Chance
from tinkertable.core.edition import Edition
from tinkertable.core.errors import BadLog, shown
from tinkertable.core.game import Game
from tinkertable.core.log import read_log
from tinkertable.core.match import Match

from . import disk


@dataclass(frozen=True)
class Saved:
    """A match as it was left."""

    match: Match
    players: tuple[str, ...]  # the bots' names, from the second seat on


def state_folder() -> Path:
    """Where programs keep what should outlive them."""
    home = os.environ.get("XDG_STATE_HOME", "")
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "state"
    return base / "tinkertable" / "terminal"


class Save:
    """One file for the game's own components and one for each edition."""

    def __init__(
        self, game: Game, folder: Path | None = None, edition: Edition | None = None
    ) -> None:
        self.game = game
        self.edition = edition
        which = f"-{edition.hash[-8:]}" if edition is not None else ""
        self.path = (folder or state_folder()) / f"{game.name}{which}.json"

    def claim(self) -> bool:
        """Keep other terminals off this file until the process ends; false if one has it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(self.path.with_suffix(".lock"), os.O_CREAT | os.O_RDWR, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # nothing can be saved there: the first move will say so
            return True
        return True

    def write(self, match: Match, players: tuple[str, ...]) -> None:
        """Replace the file by this match; a crash leaves the old one or the new one."""
        log = match.log()
        log.more["players"] = list(players)
        disk.put(self.path, log.to_json())

    def read(self) -> Saved | None:
        """The unfinished match that was left here; BadLog or OSError if the file is no use."""
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return None
        log = read_log(text)
        if log.game != self.game.name:
            raise BadLog("log-game", game=self.game.name, got=shown(log.game))
        seed, players = log.more.get("seed"), log.more.get("players")
        if not isinstance(seed, str):
            raise BadLog("log-text", key="'seed'", got=shown(seed))
        if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
            raise BadLog("log-list", key="'players'", got=shown(players))
        if len(players) != log.seats - 1:
            raise BadLog("log-players", count=log.seats - 1, got=len(players))
        match = Match.replay(self.game, log, self.edition)
        match.chance = Chance(seed)
        return None if match.over else Saved(match, tuple(players))

    def set_aside(self) -> Path:
        """Give the file a name that no match is saved under."""
        return disk.set_aside(self.path)
