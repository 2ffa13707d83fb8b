"""Playing a game whose moves stand in rows: what the tests of all such games share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from tests.terminal.desk import Desk, sit, terminal
from tinkertable.core.game import Game
from tinkertable.core.position import Position
from tinkertable.terminal.rows import HEIGHT, WIDTH, RowsWidget

MOST = 200  # moves of a person in a game, and more
KEYS = [*["enter"] * 12, *["escape"] * 2, *"uushpL?xи", "home", "end", "pageup", "space"]
KEYS += ["up", "down", "left", "right", "tab", "shift+tab", "pagedown"]


def any_move(position: Position, seat: int, seed: int) -> int:
    legal = position.legal(seat)
    return legal[seed % len(legal)]


def play(
    game: Game,
    folder: Path,
    story: Callable[[Desk], Awaitable[None]],
    *,
    seed: str = "s",
    lang: str = "en",
    seats: int = 4,
    options: dict[str, str] | None = None,
) -> None:
    bots = [(f"bot{seat}", any_move) for seat in range(1, seats)]
    sit(terminal(folder, options, bots, seed, lang, game), partial(_ready, story))


async def _ready(story: Callable[[Desk], Awaitable[None]], desk: Desk) -> None:
    assert [one for one in desk.app.query("*") if isinstance(one, RowsWidget)]
    await asked(desk)
    await story(desk)


async def asked(desk: Desk) -> None:
    """Wait until the person is asked something and no bot is at work, or the game is over."""
    table = desk.app.table
    await desk.until(lambda: table.next_bot() is None and (table.now.over or bool(table.now.legal)))


def fits(panel: str) -> bool:
    lines = panel.split("\n")
    return len(lines) <= HEIGHT and max(map(len, lines)) <= WIDTH
