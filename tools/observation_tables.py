"""The pages that say what every number of an observation is, one for each game of ours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tinkertable.core.game import Game
from tinkertable.core.layout import fields_of
from tinkertable.core.observation import ONCE, Axis, Nested, Part
from tinkertable.core.observing import Observing, observation_of
from tinkertable.games import GAMES, load

from .protocol_tables import table

# What stands round the tables.
PAGE = """# {game}: what a seat sees, as numbers

Written by `make generate` from `{code}`. All numbers are of the type `{type}`.
There are {sizes}.

Seats are turned: the viewer's comes first, then the others clockwise. Where something depends on
the number of seats, it is told for {seats} seats. A part is a field of numbers. At the places i, j
of its axes it has the number with the index first + i × a + j × b, where a and b stand beside the
axes.

- **flags**: each is 1 if it is so, else 0.
- **one of**: along the last axis the one that it is has a 1; none has where there is no such thing.
- **amounts**: numbers as they are.

{parts}
## Parts of which others are parts

{records}
## Axes

{axes}"""
HEAD = ("first", "part", "axes", "kind", "from", "to", "about")


def observation_pages(root: Path) -> dict[Path, str]:
    """By file, for the games that lie in this tree."""
    games = [game for game in map(load, GAMES) if game.folder.is_relative_to(root)]
    folder = root / "docs" / "observations"
    return {folder / f"{game.name}.md": _page(game) for game in games if game.observation}


def _page(game: Game) -> str:
    least, most = game.seats
    told = {seats: observation_of(game, seats) for seats in range(least, most + 1)}
    widest = told[most]
    return PAGE.format(
        game=game.name,
        code=f"games/{game.folder.name}/observation.py",
        type=widest.width.code,
        sizes=", ".join(
            f"{one.size} with {seats} seat{'s' * (seats > 1)}" for seats, one in told.items()
        ),
        seats=_each(told),
        parts=table(HEAD, _rows(told)),
        records=table(("part", "for each", "about"), _records(widest.record)),
        axes=table(("axis", "places"), _axes(widest)),
    )


def _rows(told: dict[int, Observing]) -> Iterator[tuple[str, ...]]:
    """A part as it lies with each number of seats."""
    for parts in zip(*(one.parts for one in told.values()), strict=True):
        part: Part = parts[-1]
        strides = zip(*(one.strides for one in parts), strict=True)
        axes = (
            f"{_name(axis)} × {_each(apart)}"
            for axis, apart in zip(part.axes, strides, strict=True)
        )
        numbers = part.numbers
        yield (
            _each(one.first for one in parts),
            f"`{part.name}`",
            ", ".join(axes),
            numbers.kind,
            str(numbers.least),
            str(numbers.most),
            numbers.about,
        )


def _each(values: Iterable[int]) -> str:
    """One for each number of seats, or once if they are alike."""
    told = list(values)
    return str(told[0]) if len(set(told)) == 1 else " / ".join(map(str, told))


def _name(axis: Axis) -> str:
    """Two axes may have a name in common, such as gears with and without "none"."""
    if not axis.by_seat:
        return f"{axis.name} [{len(axis)}]"
    return f"{axis.name} [seats{f', at least {axis.least}' if axis.least else ''}]"


def _records(record: type[Any]) -> Iterator[tuple[str, str, str]]:
    for name, how in _nested(record):
        yield f"`{name}`", _name(how.axis) if how.axis != ONCE else "once", how.about


def _nested(record: type[Any], above: str = "") -> Iterator[tuple[str, Nested]]:
    for name, field in fields_of(record).items():
        if field.nested:
            yield above + name, field.how
            yield from _nested(field.nested, f"{above}{name}.")


def _axes(widest: Observing) -> Iterator[tuple[str, str]]:
    found = {axis for part in widest.parts for axis in part.axes}
    names = [_name(axis) for axis in found]
    for axis in sorted(found, key=_name):
        if names.count(_name(axis)) > 1:
            raise SystemExit(f"two axes are called {_name(axis)}: give one another name")
        yield _name(axis), ", ".join(axis.labels)
