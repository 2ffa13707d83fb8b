"""Play the playthroughs again and write their files: `python -m tests.playthroughs.regenerate`."""

from __future__ import annotations

import random

from tests.conformance.cases import Case
from tests.conformance.play import match_of, some_action, some_seat
from tinkertable.core.match import Match
from tinkertable.core.seats import NATURE

from .cases import FOLDER, cases, path_of
from .text import playthrough

TRIES = 6  # the best of so many random moves is played


def best_of_some(match: Match, seat: int, rng: random.Random) -> int:
    """A player who looks one move ahead: its games show more of the scoring."""
    legal = match.position.legal(seat)
    best: tuple[int, int] | None = None
    for _ in range(TRIES):
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
    wanted = {path_of(case): case for case in cases()}
    for old in FOLDER.glob("*/*.txt"):
        if old not in wanted:
            old.unlink()
    for path, case in wanted.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(playthrough(case, played(case)))
        print(path)


if __name__ == "__main__":
    main()
