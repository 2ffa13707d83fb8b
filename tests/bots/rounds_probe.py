"""What the search finds in this process's mode, one line each; test_rounds.py compares."""

from __future__ import annotations

from tinkertable.bots import rounds
from tinkertable.games.railroad_ink import GAME

from .railroad_ink import EXPANSIONS, at_round, walk


def main() -> None:
    for expansion in EXPANSIONS:
        search = rounds.Search(GAME, 2, 2)
        for i, position in enumerate(walk(expansion, 11)):
            if i % 6 == 0:
                search.start(position, 0)
                print(expansion, i, search.ask(search.driver.ESTIMATE))
        position = at_round(expansion, 12, 5, drawn=4)
        print(expansion, rounds.advise(position, 0, 1, width=1, plans=2, stages=((2, 1),)))
        position = at_round(expansion, 13, 6, drawn=4)
        print(expansion, rounds.advise(position, 0, 1, width=2, plans=12, every=2000))


if __name__ == "__main__":
    main()
