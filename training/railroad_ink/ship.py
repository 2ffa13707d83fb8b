"""Write a trained network as the data the game ships.

usage: python -m training.railroad_ink.ship FOLDER EXPANSION
"""

from __future__ import annotations

import lzma
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

from tinkertable.games.railroad_ink.bot import weights as learned
from tinkertable.games.railroad_ink.bot.evaluation import HIDDEN, Net
from tinkertable.games.railroad_ink.bot.features import FEATURES

from .examples import examples
from .network import Network, quantised
from .selfplay import blank_net, self_play

THREADS = os.cpu_count() or 1
GAMES = 3000  # to see which features ever occur


def seen(net: Any, expansion: str) -> Any:
    options = {"expansion": expansion}
    _, logs = self_play(net, options, 77, 0, GAMES, 1, 16, 300, THREADS)
    active = examples(logs, options, 1).active
    return np.bincount(active.ravel(), minlength=FEATURES + 1)[:FEATURES] > 0


def main() -> None:
    folder, expansion = Path(sys.argv[1]), sys.argv[2]
    network = Network()
    network.load_state_dict(torch.load(folder / "network.pt", map_location="cpu"))
    net = blank_net()
    quantised(network, net)
    first = net[0]["first"][: FEATURES * HIDDEN].reshape(FEATURES, HIDDEN)
    used = seen(net, expansion)
    first[~used] = 0
    raw = b"".join(
        np.ascontiguousarray(net[0][name]).astype(net[0][name].dtype.newbyteorder("<")).tobytes()
        for name in Net.FIELDS  # type: ignore[attr-defined]
    )
    path = learned.path(expansion)
    path.write_bytes(lzma.compress(raw, preset=9))
    print(f"{path.name}: {path.stat().st_size} bytes, {int(used.sum())} of {FEATURES} features")


if __name__ == "__main__":
    main()
