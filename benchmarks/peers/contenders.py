"""Who is measured at what."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

SHARED = ("tic-tac-toe", "connect-four", "backgammon")  # on our core and at peers
OWN = ("railroad-ink", "gears", "sentient", "transmissions")
ZOO = ("tic-tac-toe", "connect-four")  # PettingZoo has no backgammon

# In the order of the tables: what is done.
WAYS = {
    "whole": "whole random games inside the library",
    "lockstep": "many games in step, with masks",
    "lockstep-seen": "many games in step, with observations and masks",
    "single": "one game, stepped from Python",
    "single-seen": "one game from Python, with observation and mask",
    "zoo": "one game in PettingZoo's loop of agents",
}


@dataclass(frozen=True)
class Contender:
    """One thing that is measured: `python -m benchmarks.peers.MODULE HOW GAME`."""

    name: str  # as the tables call it
    module: str
    how: str
    game: str
    way: str
    threads: bool = False  # can one process use two cores?
    device: str = "cpu"

    @property
    def ours(self) -> bool:
        return self.module == "ours"

    @property
    def label(self) -> str:
        return f"{self.game} {self.way} {self.name}"

    def command(self, peers: str, seconds: float, threads: int) -> list[str]:
        python = sys.executable if self.ours else peers
        module = f"benchmarks.peers.{self.module}"
        asked = [self.how, self.game, "--seconds", str(seconds), "--threads", str(threads)]
        return [python, "-m", module, *asked]


def ours(game: str) -> Iterator[Contender]:
    yield Contender("ours, native", "ours", "whole", game, "whole", threads=True)
    yield Contender("ours, `make_vec`", "ours", "vector", game, "lockstep", threads=True)
    yield Contender("ours, `make_vec`", "ours", "vector-seen", game, "lockstep-seen", threads=True)
    yield Contender("ours, `Position` native", "ours", "native", game, "single")
    yield Contender("ours, `Position` plain", "ours", "plain", game, "single")
    yield Contender("ours, `make_vec` of one game", "ours", "one-seen", game, "single-seen")
    yield Contender("ours, adapter", "ours", "zoo", game, "zoo")


def on_gpu(game: str) -> Iterator[Contender]:
    for way, how in (("lockstep", "cuda"), ("lockstep-seen", "cuda-seen")):
        yield Contender("ours, `make_vec` on the GPU", "ours", how, game, way, device="gpu")
    if game in SHARED:
        yield Contender("Pgx on the GPU", "pgx_games", "gpu", game, "lockstep-seen", device="gpu")


def of_peers() -> Iterator[Contender]:
    for game in SHARED:
        yield Contender("OpenSpiel, random bots in C++", "openspiel", "cpp", game, "whole")
        yield Contender("Pgx", "pgx_games", "cpu", game, "lockstep-seen", threads=True)
        yield Contender("OpenSpiel", "openspiel", "python", game, "single")
        yield Contender("OpenSpiel", "openspiel", "observed", game, "single-seen")
    for game in ZOO:
        yield Contender("PettingZoo", "zoo", "env", game, "zoo")
        yield Contender("PettingZoo, `raw_env`", "zoo", "raw", game, "zoo")
    yield Contender("catanatron", "catan", "python", "catan", "single")


def contenders(gpu: bool) -> list[Contender]:
    found = [contender for game in (*SHARED, *OWN) for contender in ours(game)]
    found += of_peers()
    if gpu:
        found += [contender for game in (*SHARED, *OWN) for contender in on_gpu(game)]
    return found
