"""One match between bots, from a seed or from given dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Protocol

from tinkertable.backends import PLAIN, Backend
from tinkertable.bots import load as load_bot
from tinkertable.bots.program import PREFIX, SECONDS, Forfeit, Program
from tinkertable.bots.seeds import arena_seed
from tinkertable.core.chance import Chance
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.core.match import Match
from tinkertable.core.position import Position
from tinkertable.core.seats import NATURE


class Player(Protocol):
    """Who can be asked for a move: a bot, or a program."""

    def choose(self, position: Position, seat: int, seed: int) -> int: ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match played to its end, or as far as a seat that forfeited let it come."""

    match: Match
    forfeit: Forfeit | None = None

    @property
    def winners(self) -> list[int]:
        """Seats from 0; of a match that was forfeited, all the others."""
        if self.forfeit is None:
            return self.match.position.winners()
        return [seat for seat in range(self.match.seats) if seat != self.forfeit.seat]


def play_named(
    game: Game,
    names: Sequence[str],
    options: Mapping[str, str],
    seed: str,
    nature: Sequence[str] | None = None,
    edition: Edition | None = None,
    seconds: float = SECONDS,
    backend: Backend = PLAIN,
) -> Outcome:
    """A match of bots by name; those that begin with exec: are programs."""
    match = Match(game, len(names), options, Chance(seed), edition)
    with ExitStack() as stack:
        programs: dict[int, Program] = {}
        players: list[Player] = []
        for seat, name in enumerate(names):
            if name.startswith(PREFIX):
                program = Program(name, match.position, seat, seconds)
                programs[seat] = stack.enter_context(program)
                players.append(program)
            else:
                players.append(load_bot(name, game, backend))
        try:
            play_on(match, players, seed, nature)
        except Forfeit as forfeit:
            outcome = Outcome(match, forfeit)
        else:
            outcome = Outcome(match)
        for program in programs.values():
            program.result(match.scores(), [seat + 1 for seat in outcome.winners])
        return outcome


def play_match(
    game: Game,
    bots: Sequence[Player],
    options: Mapping[str, str],
    seed: str,
    nature: Sequence[str] | None = None,
    edition: Edition | None = None,
) -> Match:
    """Play to the end. `nature` gives her moves in order; else they come from the seed."""
    match = Match(game, len(bots), options, Chance(seed), edition)
    play_on(match, bots, seed, nature)
    return match


def play_on(
    match: Match, players: Sequence[Player], seed: str, nature: Sequence[str] | None
) -> None:
    given = iter(nature) if nature is not None else None
    while waiting := match.waiting_for():
        if waiting == [NATURE]:
            _let_nature(match, given)
            continue
        seat = waiting[0]
        hidden = match.position.hidden(seat)
        action = players[seat].choose(hidden, seat, arena_seed(seed, seat, len(match.moves)))
        match.play(seat, action)


def _let_nature(match: Match, given: Iterator[str] | None) -> None:
    if given is None:
        match.draw()
        return
    text = next(given, None)
    if text is None:
        raise InputError("deal-short", moves=len(match.moves))
    match.play(NATURE, match.game.codec.number(text))
