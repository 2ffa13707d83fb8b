"""Personal bests: what one has scored alone, best first, each set of options by itself.

Where one plays alone against somebody who sits nowhere, only matches that were won are bests.
"""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from tinkertable.core.match import Match

from . import disk

KEPT = 10  # of each set of options


@dataclass(frozen=True)
class Best:
    total: float  # some games count halves
    day: str
    options: dict[str, str]


class Bests:
    """One file beside the saved match."""

    def __init__(self, save: Path, won: bool = False) -> None:
        self.path = save.with_suffix(".bests.json")
        self._won = won  # is a best a victory?

    def of(self, options: dict[str, str]) -> list[Best]:
        """OSError if the file cannot be read."""
        found = [best for best in self._read() if best.options == options and self._is_best(best)]
        return sorted(found, key=lambda best: (-best.total, best.day))[:KEPT]

    def add(self, match: Match) -> int:
        """Take in a match that one seat has ended; its place in the list, from 1."""
        options = dict(match.position.options)
        total: float = match.position.score(0)["total"]
        best = Best(total, time.strftime("%Y-%m-%d"), options)
        others = [other for other in self._read() if other.options != options]
        mine = self.of(options)
        place = 1 + sum(other.total >= total for other in mine)
        mine.insert(place - 1, best)
        disk.put(self.path, [asdict(one) for one in (*others, *mine[:KEPT])])
        return place

    def _is_best(self, best: Best) -> bool:
        """Files of old hold defeats too; nobody wins with less than nothing."""
        return not self._won or best.total >= 0

    def _read(self) -> list[Best]:
        try:
            return [_best(row) for row in json.loads(self.path.read_bytes())]
        except FileNotFoundError:
            return []
        except (ValueError, TypeError, KeyError):  # none of ours: it is kept, but not in the way
            disk.set_aside(self.path)
            return []


def _best(row: dict[str, object]) -> Best:
    total, day, options = row["total"], row["day"], row["options"]
    if not (isinstance(total, (int, float)) and isinstance(day, str) and isinstance(options, dict)):
        raise TypeError("expected a total, a day and options")
    return Best(total, day, {str(name): str(value) for name, value in options.items()})
