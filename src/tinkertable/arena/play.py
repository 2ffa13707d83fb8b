"""One match between bots, from a seed or from given dice."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence

from tinkertable.bots import Bot
from tinkertable.core.chance import Chance
from tinkertable.core.edition import Edition
from tinkertable.core.errors import InputError
from tinkertable.core.game import Game
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE


def play_match(
    game: Game,
    bots: Sequence[Bot],
    options: Mapping[str, str],
    seed: str,
    nature: Sequence[str] | None = None,
    edition: Edition | None = None,
) -> Match:
    """Play to the end. `nature` gives her moves in order; else they come from the seed."""
    match = Match(game, len(bots), options, Chance(seed), edition)
    given = iter(nature) if nature is not None else None
    while waiting := match.waiting_for():
        if waiting == [NATURE]:
            _let_nature(match, given)
            continue
        seat = waiting[0]
        hidden = match.position.hidden(seat)
        action = bots[seat].choose(hidden, seat, bot_seed(seed, seat, len(match.moves)))
        match.play(seat, action)
    return match


def _let_nature(match: Match, given: Iterator[str] | None) -> None:
    if given is None:
        match.draw()
        return
    text = next(given, None)
    if text is None:
        raise InputError(f"the deal is too short: {len(match.moves)} moves were played")
    match.play(NATURE, match.game.codec.number(text))


def bot_seed(seed: str, seat: int, move: int) -> int:
    """What a bot may draw its luck from: another number at every decision."""
    digest = hashlib.sha256(f"{seed}/{seat}/{move}".encode()).digest()
    return int.from_bytes(digest[:4], "big")
