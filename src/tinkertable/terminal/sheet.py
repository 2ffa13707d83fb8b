"""Score sheets: the lines as they stand, and at the end everybody's, explained."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from textwrap import wrap

from rich.text import Text

from tinkertable.core.game import Item
from tinkertable.core.position import Position
from tinkertable.words import Words
from tinkertable.words.cast import with_level

from .local_table import PERSON, LocalTable

NAME, VALUE = 15, 4  # widths of the columns
SEAT, TOTAL, SHORT = 11, 5, 4
INDENT, WHERE = 6, 34


def minus(n: float) -> str:
    """A number with a minus that is as wide as a plus."""
    return str(n).replace("-", "−")


def signed(n: float) -> str:
    return f"+{n}" if n > 0 else minus(n)


def points(position: Position, seat: int) -> dict[str, int]:
    """The lines as they enter the total, then the total: what a line subtracts is negative."""
    score = position.score(seat)
    earned: dict[str, float] = {}
    for item in position.game.explain(position, seat):
        earned[item.line] = earned.get(item.line, 0) + item.points
    lines = {
        line: -score[line] if earned.get(line) == -score[line] else score[line]
        for line in position.lines
    }
    return {**lines, "total": score["total"]}


def line_name(words: Words, game: str, line: str) -> str:
    return words.name(f"line-{line}", line)


def score_rows(
    words: Words, game: str, now: Mapping[str, int], then: Mapping[str, int] | None, chosen: str
) -> list[Text]:
    """A row a line; with what a move would change where there is one in hand."""
    rows = []
    for line, value in now.items():
        style = "reverse" if line == chosen else "bold" if line == "total" else ""
        row = Text(end="")
        row.append(f"{line_name(words, game, line):<{NAME}}{minus(value):>{VALUE}}", style)
        if then is not None and then[line] != value:
            change = then[line] - value
            row.append(f"{signed(change):>{VALUE}}", "bold green" if change > 0 else "bold red")
        rows.append(row)
    return rows


def change_text(words: Words, game: str, now: Mapping[str, int], then: Mapping[str, int]) -> str:
    """The difference in a sentence: "networks +4, total +4"."""
    found = [
        f"{line_name(words, game, line).lower()} {signed(then[line] - value)}"
        for line, value in now.items()
        if then[line] != value
    ]
    return ", ".join(found) or words("terminal-no-change")


def grouped(items: list[Item]) -> list[Item]:
    """The items of an explanation, all ends of a line as one."""
    found: list[Item] = []
    for item in items:
        last = found[-1] if found else None
        if last and item.ends and last.line == item.line and not (item.cells or last.cells):
            found[-1] = replace(last, points=last.points + item.points, ends=last.ends + item.ends)
        elif item.points:
            found.append(item)
    return found


def item_texts(words: Words, game: str, items: list[Item]) -> list[str]:
    """What each item says: "network of 4 exits", "largest lake: 5 cells"."""
    following = [*(item.line for item in items[1:]), ""]
    return [
        _item_text(words, game, item, last=item.line != after)
        for item, after in zip(items, following, strict=False)
    ]


def _item_text(words: Words, game: str, item: Item, last: bool) -> str:
    variants = [f"item-{item.line}-last"] if last and item.cells else []
    variants += [f"item-{item.line}-ends"] if item.ends else []
    for key in (*variants, f"item-{item.line}"):
        if key in words:
            return words(key, n=item.count or len(item.cells) or len(item.ends))
    return line_name(words, game, item.line)


def seat_name(words: Words, table: LocalTable, seat: int) -> str:
    return words("terminal-you") if seat == PERSON else table.bot_name(words, seat)


def full_name(words: Words, table: LocalTable, seat: int) -> str:
    """With a bot's level."""
    name = seat_name(words, table, seat)
    return name if seat == PERSON else with_level(words, name, table.levels[seat - 1])


def final_rows(words: Words, table: LocalTable, shown: int) -> list[Text]:
    """Everybody's totals and lines, winners marked, the seat that is shown in reverse."""
    position = table.now.position
    winners = position.winners()
    head = "".join(
        f"{words.name(f'terminal-short-{line}', line[: SHORT - 1]):>{SHORT}}"
        for line in position.lines
    )
    rows = [Text(f"{'':{SEAT}}{words('line-total'):>{TOTAL}}{head}", "dim", end="")]
    for seat in range(position.seats):
        lines = points(position, seat)
        mark = "★" if seat in winners else " "
        name = f"{mark}{seat + 1:>2} {seat_name(words, table, seat)}"[:SEAT]
        text = f"{name:<{SEAT}}{minus(lines.pop('total')):>{TOTAL}}"
        text += "".join(f"{minus(value):>{SHORT}}" for value in lines.values())
        rows.append(Text(text, "reverse" if seat == shown else "", end=""))
    return rows


def winners_text(words: Words, table: LocalTable) -> str:
    if table.match.seats == 1:
        return words("result-solo", n=table.now.position.score(PERSON)["total"])
    winners = table.now.position.winners()
    others = [seat for seat in winners if seat != PERSON]
    who = "other" if len(others) == len(winners) else "with-you" if others else "you"
    names = ", ".join(full_name(words, table, seat) for seat in others)
    return words("result-wins", who=who, names=names, n=len(others))


def item_rows(words: Words, game: str, items: list[Item], chosen: int) -> list[Text]:
    """One row an item; the chosen one in reverse, with its cells beneath."""
    rows = []
    for i, (item, said) in enumerate(zip(items, item_texts(words, game, items), strict=True)):
        text = f"{signed(item.points):>{INDENT - 2}}  {said}"
        rows.append(Text(text, "reverse" if i == chosen else "", end=""))
        if i == chosen:
            cells = wrap(" ".join(item.cells or item.ends), WHERE)
            rows += (Text(f"{'':{INDENT}}{line}", "dim", end="") for line in cells)
    return rows
