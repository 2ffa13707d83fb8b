"""The opening: the match that was left unfinished, or a new one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tinkertable.core.chance import Chance
from tinkertable.core.errors import BadLog
from tinkertable.core.game import Game
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE
from tinkertable.words import Words
from tinkertable.words.cast import cast_names, with_level

from .local_table import Bot, LocalTable, seed_of
from .save import Save, Saved


@dataclass(frozen=True)
class Unusable:
    """A file that holds no match of this game, and where it lies now (None: where it was)."""

    reason: Exception
    aside: Path | None

    def text(self, words: Words) -> str:
        if self.aside is None:
            return words("terminal-unreadable", reason=words.why(self.reason))
        return words("terminal-aside", path=self.aside, reason=words.why(self.reason))


def changed_options(position: Position) -> str:
    """Those that are not as usual and make a difference."""
    options = position.game.options_in(position.options, position.seats)
    return ", ".join(
        f"{name}={value}"
        for name, value in options.items()
        if value != position.game.options[name][0]
    )


class Opening:
    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        bots: Sequence[tuple[str, Bot]],
        seed: str | None,
        save: Save,
    ) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.save = save
        self._seed = seed

    def find_saved(self) -> Saved | Unusable | None:
        """What an earlier session left; a file that is no use is set aside."""
        try:
            saved = self.save.read()
        except (BadLog, OSError) as error:
            return Unusable(error, self.set_aside())
        if saved and all(move.seat == NATURE for move in saved.match.moves):
            return None
        return saved

    def set_aside(self) -> Path | None:
        try:
            return self.save.set_aside()
        except OSError:
            return None

    def can_continue(self, saved: Saved) -> bool:
        return set(saved.players) <= {name for name, _ in self.bots}

    def question(self, words: Words, saved: Saved) -> str:
        """Whether to continue, and with what."""
        changed = changed_options(saved.match.position)
        made = sum(move.seat != NATURE for move in saved.match.moves)
        parts = [words("terminal-saved", n=made, game=words.name("name", self.game.name))]
        parts += [words("terminal-saved-options", options=changed)] if changed else []
        if saved.players:
            named = cast_names(words, seed_of(saved.match), saved.players)
            bots = map(partial(with_level, words), named, saved.players)
            parts.append(words("terminal-saved-bots", names=", ".join(bots)))
        if self.can_continue(saved):
            return "\n".join([*parts, "", words("terminal-continue-or-new")])
        names = ",".join(saved.players)
        return "\n".join([*parts, "", words("terminal-missing-bots", names=names)])

    def resume(self, saved: Saved) -> LocalTable:
        by_name = dict(self.bots)
        bots = {seat: (name, by_name[name]) for seat, name in enumerate(saved.players, 1)}
        return LocalTable(saved.match, bots, self.save)

    def begin(self) -> LocalTable:
        """A new match; the seed that was given serves once."""
        chance = Chance(self._seed) if self._seed is not None else Chance.secret()
        self._seed = None
        seats, edition = 1 + len(self.bots), self.save.edition
        match = Match(self.game, seats, self.options, chance, edition)
        return LocalTable(match, dict(enumerate(self.bots, 1)), self.save)
