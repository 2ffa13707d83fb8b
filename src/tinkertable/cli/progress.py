"""A progress bar for people: on a terminal only, never in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from typing import TypeVar

T = TypeVar("T")


def counted(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The items, while a bar counts them."""
    if not sys.stderr.isatty() or find_spec("rich") is None:
        yield from items
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    name = TextColumn("{task.description}", markup=False)
    columns = (BarColumn(), MofNCompleteColumn(), name, TimeRemainingColumn())
    # Lines printed meanwhile go above the bar, unless they go elsewhere.
    above = sys.stdout.isatty()
    with Progress(*columns, console=Console(stderr=True), redirect_stdout=above) as progress:
        yield from progress.track(items, total, description=what)
