"""Whether the reconstructed parts of Gears are fair: characters and night cards, by play of a bot.

    python benchmarks/balance.py [--games N] [--jobs N] [--bot hard] [--seed S]

Wanted: no character's share of the decided games outside 0.22 to 0.28, no night card with more
than 45 % of its rounds without a winner.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter

from tinkertable.arena.series import Played, Series, play_all
from tinkertable.cli import progress
from tinkertable.core.match import Match
from tinkertable.core.record import part
from tinkertable.games import load
from tinkertable.games.gears.data import CHARACTERS, DAY_ROUNDS, NIGHT_EFFECTS, ROUND_CARDS

SEATS = 4


class Tally:
    def __init__(self) -> None:
        self.won: Counter[str] = Counter()
        self.decided = 0
        self.rounds: Counter[str] = Counter()
        self.without: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        game = load("gears")
        moves = played.log["moves"]
        characters = [move.split()[2] for move in moves if move.startswith("* character")]
        if played.winners:
            self.decided += 1
            self.won[characters[played.winners[0] - 1]] += 1
        match = Match(game, SEATS)
        for move in moves:
            if move.startswith("* round"):
                self._night(match, "last_card", "last_winners")
            match.play_text(move)
        self._night(match, "card", "winners")

    def _night(self, match: Match, card: str, winners: str) -> None:
        """The round that has just ended, if it was a night round."""
        s = match.position.state
        if int(part(s, "round_now")) > DAY_ROUNDS:
            name = list(ROUND_CARDS)[int(part(s, card))]
            self.rounds[name] += 1
            self.without[name] += not part(s, winners)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    series = Series(game="gears", bots=(args.bot,) * SEATS, seed=args.seed, games=args.games)
    tally = Tally()
    for done, played in enumerate(play_all(series, args.jobs), 1):
        tally.add(played)
        progress.show(done, args.games, "games")
    print(f"{args.games} games of {SEATS} {args.bot}, {tally.decided} decided")
    for character in CHARACTERS:
        print(f"{character:12} {tally.won[character] / max(1, tally.decided):.3f} of the decided")
    for card, rounds in sorted(tally.rounds.items()):
        share = tally.without[card] / rounds
        print(f"{card:16} {NIGHT_EFFECTS[card]:17} {share:.3f} of {rounds} without a winner")
    return 0


if __name__ == "__main__":
    sys.exit(main())
