"""Play the playthroughs again and write their files, of all games or of those that are named:
`python -m tests.playthroughs.regenerate [--same] [GAME…]`.

`--same` keeps their moves, so that only what is told of them changes.
"""

from __future__ import annotations

import random
import sys

from tests.conformance.cases import Case
from tests.conformance.play import match_of, some_action, some_seat
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE

from .cases import FOLDER, cases, path_of
from .text import moves_in, playthrough

TRIES = 6  # the best of so many random moves is played
LONG, MORE_TRIES = 2_000, 40  # where a match may be as long as this, so that it comes to an end


def best_of_some(match: Match, seat: int, rng: random.Random) -> int:
    """A player who looks one move ahead: its games show more of the scoring."""
    legal = match.position.legal(seat)
    best: tuple[int, int] | None = None
    long = match.game.most_moves(match.seats) > LONG
    for _ in range(MORE_TRIES if long else TRIES):
        action = some_action(rng, match.game, legal)
        twin = match.position.copy()
        twin.play(seat, action)
        total = twin.total(seat)
        if best is None or total > best[0]:
            best = total, action
    assert best is not None
    return best[1]


def played(case: Case) -> list[str]:
    rng, match = random.Random(case.name), match_of(case)
    while not match.position.over:
        seat = some_seat(rng, match.position)
        if seat == NATURE:
            match.draw()
        else:
            match.play(seat, best_of_some(match, seat, rng))
    return match.move_texts()


def main() -> None:
    """All of them, or those of the games that are named."""
    same, names = "--same" in sys.argv, [word for word in sys.argv[1:] if word != "--same"]
    wanted = {path_of(case): case for case in cases()}
    for old in FOLDER.glob("*/*.txt"):
        if old not in wanted:
            old.unlink()
    for path, case in wanted.items():
        if names and case.game.name not in names:
            continue
        path.parent.mkdir(exist_ok=True)
        moves = moves_in(path.read_text()) if same else played(case)
        path.write_text(playthrough(case, moves))
        print(path)


if __name__ == "__main__":
    main()
