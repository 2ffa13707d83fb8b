"""Whether the reconstructed parts of Gears are fair: characters and night cards, by play of a bot.

    python benchmarks/balance.py [--games N] [--jobs N] [--bot hard] [--seed S]
    python -m benchmarks.balance --together ITERATIONS [--games N]

`--together` is Hard's learning at a tenth of the price: all seats play a round by what was learned
when it began, and nobody looks again, so that abilities used when much is known come off badly.
Wanted: no character's share of the decided games outside 0.22 to 0.28, no night card with more
than 45 % of its rounds without a winner.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter

from tinkertable.arena.series import Played, Series, play_all
from tinkertable.arena.summary import share
from tinkertable.cli import progress
from tinkertable.core.match import Match
from tinkertable.games import load
from tinkertable.games.gears.rules.data import CHARACTERS, DAY_ROUNDS, NIGHT_EFFECTS, ROUND_CARDS

SEATS = 4
CARDS = tuple(ROUND_CARDS)


class Tally:
    def __init__(self) -> None:
        self.games = 0
        self.won: Counter[str] = Counter()
        self.decided = 0
        self.rounds: Counter[str] = Counter()
        self.without: Counter[str] = Counter()

    def game(self, characters: list[str], winner: int | None) -> None:
        """Seats from 0."""
        self.games += 1
        if winner is not None:
            self.decided += 1
            self.won[characters[winner]] += 1

    def night(self, card: int, winners: int) -> None:
        self.rounds[CARDS[card]] += 1
        self.without[CARDS[card]] += not winners

    def add(self, played: Played) -> None:
        """A match of bots, played again."""
        moves = played.log["moves"]
        characters = [move.split()[2] for move in moves if move.startswith("* character")]
        self.game(characters, played.winners[0] - 1 if played.winners else None)
        match = Match(load("gears"), SEATS)
        for move in moves:
            if move.startswith("* round"):
                self._night(match, "last_card", "last_winners")
            match.play_text(move)
        self._night(match, "card", "winners")

    def _night(self, match: Match, card: str, winners: str) -> None:
        """The round that has just ended, if it was a night round."""
        s = match.position.state
        if s.round_now > DAY_ROUNDS:
            self.night(getattr(s, card), getattr(s, winners))

    def print(self, who: str) -> None:
        print(f"{self.games} games of {SEATS} {who}, {self.decided} decided")
        for character in CHARACTERS:
            print(f"{character:12} {told(self.won[character], self.decided)} of the decided")
        for card, rounds in sorted(self.rounds.items()):
            figures = told(self.without[card], rounds)
            print(f"{card:16} {NIGHT_EFFECTS[card]:17} {figures} of {rounds} without a winner")


def told(some: int, of: int) -> str:
    found = share(some, of)
    return f"{found['share']:.3f} ({found['low']:.3f}-{found['high']:.3f})"


def together(tally: Tally, games: int, iterations: int, seed: int) -> None:
    from training.gears.selfplay import self_play

    names = tuple(CHARACTERS)
    for game in progress.counted(self_play(SEATS, games, iterations, seed), games, "games"):
        winner = game.winners.bit_length() - 1 if game.winners else None
        tally.game([names[character] for character in game.characters], winner)
        for card, winners in game.rounds[DAY_ROUNDS:]:
            tally.night(card, winners)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--together", type=int, metavar="ITERATIONS")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    tally = Tally()
    if args.together:
        together(tally, args.games, args.together, int.from_bytes(args.seed.encode()[:4], "big"))
        tally.print(f"that learn together, {args.together} iterations a round")
        return 0
    series = Series(game="gears", bots=(args.bot,) * SEATS, seed=args.seed, games=args.games)
    for played in progress.counted(play_all(series, args.jobs), args.games, "games"):
        tally.add(played)
    tally.print(args.bot)
    return 0


if __name__ == "__main__":
    sys.exit(main())
