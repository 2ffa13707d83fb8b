"""Write the perft files again, of all games or of those that are named:
`python -m tests.perft.regenerate [GAME…]`.

For every value of the first option and the two least seat counts: an opening once nature has
moved, and one some moves later.
"""

from __future__ import annotations

import sys

from tests.conformance.cases import games, seat_counts
from tinkertable.backends import backend_named
from tinkertable.core.chance import Chance
from tinkertable.core.game import Game
from tinkertable.core.match import Match
from tinkertable.core.seats import members
from tinkertable.games import load

from .counts import Opening, path_of

SEED = "perft"
LATER = 12  # moves of seats
DEEPEST = 8
PLAIN_NODES, COMPILED_NODES = 12_000, 1_000_000  # at most, one move before the last


def made(game: Game) -> list[Opening]:
    option, values = next(iter(game.options.items()), ("", ("",)))
    found = []
    for value in values:
        for seats in seat_counts(game)[:2]:
            options = {option: value} if option else {}
            match = Match(game, seats, options, Chance(SEED))
            match.settle()
            for moves in (0, LATER):
                for _ in range(moves):
                    go_on(match)
                if match.over:
                    continue
                name = "-".join(filter(None, [value, str(seats), str(moves)]))
                found.append(Opening(game, name, seats, options, match.move_texts()))
    return found


def go_on(match: Match) -> None:
    """The middle one of the legal moves, if the match goes on."""
    if match.over:
        return
    seat = min(members(match.position.acting()))
    legal = match.position.legal(seat)
    match.play(seat, legal[len(legal) // 2])
    match.settle()


def count(opening: Opening) -> None:
    nodes = 1
    for depth in range(1, DEEPEST + 1):
        if nodes > COMPILED_NODES:
            return
        depths = opening.plain if nodes <= PLAIN_NODES else opening.compiled
        nodes = depths[depth] = opening.count(depth, backend_named("native"))


def main() -> None:
    for game in [load(name) for name in sys.argv[1:]] or games():
        found = made(game)
        for opening in found:
            count(opening)
        path_of(game).write_text("\n".join(opening.text() for opening in found))
        print(path_of(game))


if __name__ == "__main__":
    main()
