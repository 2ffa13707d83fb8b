"""catanatron: four random players in its own loop; a modern board game, for scale."""

from __future__ import annotations

from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from .clock import asked, tell

GAMES = 2  # of a batch


def batch() -> tuple[int, int]:
    steps = 0
    for _ in range(GAMES):
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        steps += len(game.state.actions)
    return steps, GAMES


def main() -> None:
    tell(batch, asked().seconds, f"catanatron {version('catanatron')}")


if __name__ == "__main__":
    main()
