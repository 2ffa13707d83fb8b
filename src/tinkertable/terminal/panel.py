"""The panel beside a board: the score with what a move changes, the seats, the last moves."""

from __future__ import annotations

from rich.text import Text

from tinkertable.core.position import Position
from tinkertable.words import Words

from .local_table import PERSON, LocalTable
from .sheet import full_name, points, score_rows, seat_name

PANEL = 41  # columns, at least
SCORE = 24  # columns of the score in it; the seats stand beside
FEWEST = 4  # lines worth filling with moves


def score_block(
    words: Words, table: LocalTable, shown: int, after: Position | None, line: str
) -> list[Text]:
    """The score of the seat whose board is shown, and who is done."""
    heading = words("score-heading")
    if shown != PERSON:
        heading = words("terminal-board-of", seat=shown + 1, name=full_name(words, table, shown))
    now = points(table.now.position, shown)
    rows = score_rows(words, table.game.name, now, points(after, PERSON) if after else None, line)
    for row, seat in zip(rows, seat_rows(words, table, shown, len(rows)), strict=False):
        row.append(" " * (SCORE - len(row)))
        row.append_text(seat)
    return [Text(heading, "dim"), *rows]


def seat_rows(words: Words, table: LocalTable, shown: int, room: int) -> list[Text]:
    """Who sits at the table and who is done, as many as there is room for."""
    if table.match.seats == 1:
        return []
    rows = []
    for seat in range(table.match.seats):
        sign = "…" if seat in table.now.acting else "✓"
        text = f"{sign} {seat + 1} {seat_name(words, table, seat)}"[: PANEL - SCORE - 1]
        rows.append(Text(text, "reverse" if seat == shown else ""))
    first = max(0, min(shown - room // 2, len(rows) - room))
    return rows[first : first + room]


def last_moves(table: LocalTable, room: int) -> list[Text]:
    """The end of the log, where there is room for it."""
    if room < FEWEST:
        return []
    moves = table.match.move_texts(PERSON)[1 - room :]
    return [Text(""), *(Text(move, "dim") for move in moves)]
