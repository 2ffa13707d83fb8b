"""Self-play and regression in turn: games with the network as it stands, then a better network.

usage: python -m training.railroad_ink.learn --out FOLDER [options]
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import torch

from .examples import Examples, examples
from .network import Network, quantised
from .selfplay import blank_net, self_play
from .turned import turned

TURNED = torch.from_numpy(turned())


class Memory:
    """The positions of the last generations."""

    def __init__(self, kept: int, device: str) -> None:
        self.kept, self.device = kept, device
        self.parts: list[tuple[Any, Any, Any]] = []

    def add(self, found: Examples, scores: Any, network: Network, trust: float) -> None:
        active = torch.from_numpy(found.active).to(self.device)
        stage = torch.from_numpy(found.stage.astype(np.int64)).to(self.device)
        values = found.points + predict(network, active, stage).cpu().numpy()
        target = returns(found, scores, values, trust) - found.points
        self.parts.append((active, stage, torch.from_numpy(target).float().to(self.device)))
        self.parts = self.parts[-self.kept :]

    def joined(self) -> tuple[Any, Any, Any]:
        if len(self.parts) == 1:
            return self.parts[0]
        return tuple(torch.cat([part[i] for part in self.parts]) for i in range(3))


def returns(found: Examples, scores: Any, values: Any, trust: float) -> Any:
    """What each position is to be worth: `trust` the outcome, the rest the estimates on the way.

    Within a round nothing is left to chance: what was reached at its end counts for all of it.
    """
    target = [0.0] * len(values)
    games, last, estimates = found.game.tolist(), found.last.tolist(), values.tolist()
    ahead, ended, game = 0.0, 0.0, -1
    for i in range(len(target) - 1, -1, -1):
        if games[i] != game:
            game = games[i]
            ahead = ended = float(scores[game])
        if last[i]:
            target[i] = ahead
            ended = ahead = (1 - trust) * estimates[i] + trust * ahead
        else:
            target[i] = ended
    return np.array(target)


@torch.no_grad()
def predict(network: Network, active: Any, stage: Any, batch: int = 1 << 16) -> Any:
    return torch.cat(
        [
            network(active[i : i + batch].int(), stage[i : i + batch])
            for i in range(0, len(active), batch)
        ]
    )


def fit(network: Network, memory: Memory, steps: int, batch: int, rate: float) -> float:
    """So many steps of Adam, every position turned at random; the mean loss of the last tenth."""
    active, stage, target = memory.joined()
    maps = TURNED.to(memory.device)
    optimiser = torch.optim.Adam(network.parameters(), lr=rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps)
    losses = []
    for step in range(steps):
        chosen = torch.randint(len(active), (batch,), device=memory.device)
        turn = torch.randint(len(maps), (batch, 1), device=memory.device)
        shown = maps[turn, active[chosen].int()]
        loss = torch.nn.functional.smooth_l1_loss(
            network(shown, stage[chosen]), target[chosen], beta=4.0
        )
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        schedule.step()
        network.keep_in_range()
        if step >= int(steps * 0.9):
            losses.append(loss.detach())
    return float(torch.stack(losses).mean())


def as_net(network: Network) -> Any:
    net = blank_net()
    quantised(network, net)
    return net


def main() -> None:
    say = argparse.ArgumentParser()
    say.add_argument("--out", type=Path, required=True)
    say.add_argument("--start", type=Path, help="a network to go on from")
    say.add_argument("--expansion", default="none")
    say.add_argument("--generations", type=int, default=10)
    say.add_argument("--games", type=int, default=4000)
    say.add_argument("--width", type=int, default=1)
    say.add_argument("--narrow", type=int, default=0, help="generations before, of width 1")
    say.add_argument("--kept", type=int, default=8)
    say.add_argument("--stray", type=int, default=50)
    say.add_argument("--trust", type=float, default=0.7)
    say.add_argument("--memory", type=int, default=4)
    say.add_argument("--steps", type=int, default=1500)
    say.add_argument("--batch", type=int, default=2048)
    say.add_argument("--rate", type=float, default=2e-3)
    say.add_argument("--seed", type=int, default=1)
    say.add_argument("--threads", type=int, default=1)
    say.add_argument("--seconds", type=float, default=1e9)
    say.add_argument("--measure", type=int, nargs="*", default=[])
    say.add_argument("--measured", type=int, default=2000)
    told = say.parse_args()
    told.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(told.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cpu":
        torch.set_num_threads(told.threads)
    options = {"expansion": told.expansion}
    network = Network().to(device)
    if told.start:
        network.load_state_dict(torch.load(told.start, map_location=device))
    memory = Memory(told.memory, device)
    log = open(told.out / "log.jsonl", "a", encoding="utf-8")  # noqa: SIM115
    begun = time.time()

    def games(generation: int, net: Any) -> tuple[int, Any, Any]:
        width = 1 if generation < told.narrow else told.width
        scores, logs = self_play(
            net, options, told.seed, generation * told.games, told.games,
            width, told.kept, told.stray, told.threads,
        )  # fmt: skip
        return width, scores, logs

    net = as_net(network) if told.start else blank_net()
    beside = ThreadPoolExecutor(1)
    played = beside.submit(games, 0, net)
    for generation in range(told.generations):
        width, scores, logs = played.result()
        gone = min(1.0, (time.time() - begun) / told.seconds)
        last = gone == 1.0 or generation + 1 == told.generations
        if not last:  # the next games are played while this generation is learned from
            played = beside.submit(games, generation + 1, net)
        start = time.time()
        found = examples(logs, options, 1 if last else 2)
        trust = 1.0 if generation == 0 and not told.start else told.trust
        memory.add(found, scores, network, trust)
        rate = told.rate * (1 - 0.9 * gone)
        loss = fit(network, memory, told.steps, told.batch, rate)
        net = as_net(network)
        line = {
            "generation": generation,
            "games": told.games,
            "width": width,
            "mean": round(float(scores.mean()), 3),
            "loss": round(loss, 4),
            "positions": len(found.stage),
            "seconds": [round(time.time() - start, 1), round(time.time() - begun, 1)],
        }
        print(json.dumps(line), flush=True)
        log.write(json.dumps(line) + "\n")
        torch.save(network.state_dict(), told.out / "network.pt")
        if last:
            break
    for width in told.measure:
        scores, _ = self_play(
            net, options, told.seed + 1, 0, told.measured, width, 1, 0, told.threads
        )  # fmt: skip
        print(
            json.dumps(
                {
                    "width": width,
                    "mean": float(scores.mean()),
                    "games": told.measured,
                    "seconds": round(time.time() - begun, 1),
                }
            ),
            flush=True,
        )


if __name__ == "__main__":
    main()
