"""The chances of this process's mode, one line each; test_chances.py compares."""

from __future__ import annotations

from tinkertable.bots import load
from tinkertable.bots.chances import Chances

from .chances import some_choices

MATCHES = 3


def main() -> None:
    for position, seat, number in some_choices(every=29):
        bot = load("easy", position.game)
        learned = bot.think(position, seat, number).learned if bot.mixes else None
        actions = position.legal(seat)[:2]
        chances = Chances(position, seat, number, actions, learned)
        chances.simulate(MATCHES, 1e9)
        for action in actions:
            print(position.game.name, number, chances.after(action), chances.error(action))


if __name__ == "__main__":
    main()
