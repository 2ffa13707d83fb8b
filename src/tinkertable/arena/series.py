"""A series of matches between bots: on one process or several, with paired deals if wanted."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from tinkertable.backends import backend_named
from tinkertable.bots import best_backend, warm
from tinkertable.bots.program import SECONDS
from tinkertable.core.game import Points
from tinkertable.games import load as load_game
from tinkertable.workers.editions import parse_edition

from .play import play_named

Deal = tuple[str, Sequence[str]]  # a name and nature's moves


@dataclass(frozen=True, kw_only=True)
class Series:
    """What is to be played. Paired: every deal once in every different seating of the bots."""

    game: str
    bots: tuple[str, ...]
    seed: str
    games: int  # deals, each played once or in every seating
    options: Mapping[str, str] = field(default_factory=dict)
    edition: str | None = None  # the text of its file
    deals: Sequence[Deal] | None = None
    paired: bool = False
    seconds: float = SECONDS  # a program has for a match
    backend: str = ""  # none named: the best for these bots

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        if not self.paired:
            return [self.bots]
        turned = [self.bots[k:] + self.bots[:k] for k in range(len(self.bots))]
        return list(dict.fromkeys(turned))

    @property
    def tasks(self) -> list[tuple[int, tuple[str, ...]]]:
        return [(deal, seating) for deal in range(self.games) for seating in self.seatings]


@dataclass(frozen=True)
class Played:
    """One match: `deal` from 0; `players`, scores by seat; winners from 1; the log as JSON.

    A seat that forfeited is told with the reason; the others have won.
    """

    deal: int
    players: tuple[str, ...]
    scores: list[dict[str, Points]]
    winners: list[int]
    seconds: float
    log: dict[str, Any]
    forfeit: dict[str, Any] | None = None


def play(series: Series, deal: int, seating: tuple[str, ...]) -> Played:
    game = load_game(series.game)
    nature = series.deals[deal][1] if series.deals else None
    edition = parse_edition(series.game, series.edition) if series.edition else None
    backend = backend_named(series.backend or best_backend(series.bots))
    for name in seating:
        warm(name, game, backend)
    begun = time.perf_counter()
    outcome = play_named(
        game, seating, series.options, f"{series.seed}-{deal}", nature, edition,
        series.seconds, backend,
    )  # fmt: skip
    match, forfeit = outcome.match, outcome.forfeit
    log = match.log()
    log.more["players"] = list(seating)
    if series.deals:
        log.more.pop("seed", None)  # the dice were given, not drawn from it
    return Played(
        deal,
        seating,
        match.sheets(),
        [seat + 1 for seat in outcome.winners],
        time.perf_counter() - begun,
        log.to_json(),
        {"seat": forfeit.seat + 1, "reason": forfeit.reason} if forfeit else None,
    )


def play_all(
    series: Series, jobs: int = 1, tasks: Sequence[tuple[int, tuple[str, ...]]] | None = None
) -> Iterator[Played]:
    """Every match, or those named, in order, in this process or in several."""
    tasks = series.tasks if tasks is None else tasks
    if jobs == 1:
        for task in tasks:
            yield play(series, *task)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context) as pool:
        futures = [pool.submit(play, series, *task) for task in tasks]
        try:
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
