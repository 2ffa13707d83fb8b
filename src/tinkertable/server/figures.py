"""What a server counts of itself, for Prometheus.

Several processes behind one port keep their counts in files that all of them can read, as
prometheus_client has it: whoever is asked tells for all of them on this machine.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir
from typing import Literal

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

disable_created_metrics()  # type: ignore[no-untyped-call]

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # in the environment: where several processes keep counts
PREFIX = "tinkertable"
TOGETHER = "tinkertable-figures-"  # and the number of the process that has begun the others
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)
SLOW = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0, 80.0)
Together = Literal["livesum", "livemin", "livemax", "livemostrecent", "liveall"]
"""What the gauges of several processes come to."""


class Figures:
    """Counters and histograms for what happens; gauges for what is, set every other second."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._followed: dict[tuple[str, ...], float] = {}
        many, now, long = self._counter, self._gauge, self._histogram
        self.process = now("processes", "server processes that run", together="livesum")
        self.version = now("info", "which program it is", ["version"], "livemax")
        self.memory = now("memory_bytes", "resident memory of the process", together="liveall")

        self.moves = long("move_seconds", "from a move's or undo's arrival until it is told", QUICK)
        self.requests = long("request_seconds", "answering a request over HTTP", QUICK)
        self.answers = many("requests_total", "requests over HTTP by status", ["status"])
        self.refusals = many("refusals_total", "what was refused, by code", ["code"])
        self.late = long("loop_late_seconds", "how much later a timer rang than it should", QUICK)
        self.lines = many("log_lines_total", "lines of the log, by level", ["level"])

        self.sockets = now("sockets", "sockets at tables")
        self.connections = now("connections", "connections, sockets among them")
        self.cut_off = many("connections_refused_total", "cut off, or not let in", ["why"])
        self.in_memory = now("tables_in_memory", "tables that are read and kept")
        self.unreadable = now("tables_unreadable", "tables found damaged", together="livemax")
        self.tables = now("tables", "in the store, twice a minute", ["status"], "livemostrecent")
        self.expired = many("expired_total", "deleted since nobody used it, by kind", ["kind"])

        self.thoughts = long("thought_seconds", "until bots' answers came", SLOW, ["what"])
        self.waiting = now("thoughts_waiting", "questions to bots that wait", ["queue"])
        self.owed = now("bot_moves_owed", "bots' moves that people wait for, asked or not")
        self.bots_ready = now("bots_ready", "1: the best bots can think", together="livemin")
        self.retries = many("bot_retries_total", "moves that were asked for again")
        self.weaker = many("bot_weaker_total", "moves made by a weaker bot instead")
        self.deaths = many("worker_deaths_total", "bots' processes that ended")

        self.store_ok = now("store_ok", "1: it takes what is written", together="livemin")
        self.commits = long("commit_seconds", "a transaction of moves, until it is on disk", QUICK)
        self.entries = many("journal_entries_total", "moves, undos and events that were written")
        self.failures = many(
            "store_failures_total", "what the store did not do", ["doing", "reason"]
        )
        self.store_bytes = now("store_bytes", "of the embedded store's files", together="livemax")
        self.free_bytes = now("store_free_bytes", "left beside it on disk", together="livemin")
        self.bus_ok = now("bus_ok", "1: other processes hear us", together="livemin")
        self.bus_lost = many("bus_lost_total", "news that could not be sent")

    def _counter(self, name: str, told: str, labels: Sequence[str] = ()) -> Counter:
        return Counter(f"{PREFIX}_{name}", told, labels, registry=self._registry)

    def _gauge(
        self, name: str, told: str, labels: Sequence[str] = (), together: Together = "livesum"
    ) -> Gauge:
        return Gauge(
            f"{PREFIX}_{name}", told, labels, registry=self._registry, multiprocess_mode=together
        )

    def _histogram(
        self, name: str, told: str, buckets: Sequence[float], labels: Sequence[str] = ()
    ) -> Histogram:
        return Histogram(f"{PREFIX}_{name}", told, labels, registry=self._registry, buckets=buckets)

    def follow(self, counter: Counter, total: float, *labels: str) -> None:
        """Bring a counter to what somebody else has counted."""
        (metric,) = counter.describe()
        key = (metric.name, *labels)
        one = counter.labels(*labels) if labels else counter
        one.inc(total - self._followed.get(key, 0.0))
        self._followed[key] = total

    def follow_all(self, counter: Counter, totals: Mapping[str, float]) -> None:
        for label, total in totals.items():
            self.follow(counter, total, label)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        if FOLDER not in os.environ:
            return generate_latest(self._registry)
        for pid in _dead(Path(os.environ[FOLDER])):
            mark_process_dead(pid)  # type: ignore[no-untyped-call]
        several = CollectorRegistry()
        MultiProcessCollector(several)  # type: ignore[no-untyped-call]
        return generate_latest(several)


@contextlib.contextmanager
def counted_together() -> Iterator[None]:
    """Processes that are begun in here count together."""
    for left in Path(gettempdir()).glob(f"{TOGETHER}*"):  # by one that was killed
        if not _lives(int(left.name.split("-")[2])):
            shutil.rmtree(left, ignore_errors=True)
    with TemporaryDirectory(prefix=f"{TOGETHER}{os.getpid()}-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def _dead(folder: Path) -> set[int]:
    """The processes that have left gauges behind."""
    pids = {int(file.stem.rpartition("_")[2]) for file in folder.glob("gauge_live*.db")}
    return {pid for pid in pids if not _lives(pid)}


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:  # it is somebody else's
        return True
    return True
