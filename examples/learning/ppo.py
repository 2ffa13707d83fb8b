"""A network that learns a game by playing itself: PPO over legal actions, on many lanes at once.

    python -m examples.learning.ppo gears|sentient [--minutes 5] [--device cpu|cuda] [--out DIR]

The environment's arrays are tensors of the same memory, wherever that is: with `--device cuda`
rules, network and learning stay on the GPU. Only matches against bots are played on the processor.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, nn

from tinkertable.backends import backend_named
from tinkertable.bots import load as load_bot
from tinkertable.env import VectorEnv, make_vec

from .curve import Curve, Interval, interval_of

SEATS = 2  # what one wins the other loses
LANES = {"cpu": 256, "cuda": 8192}
STEPS = 32  # of every lane, between two improvements of the network
TRACE = 0.95  # lambda: how far an advantage looks ahead before it trusts the network
CLIP, CURIOSITY, RATE, EPOCHS, PARTS = 0.2, 0.01, 5e-4, 3, 8
RIVALS = "random", "greedy", "easy"


class Network(nn.Module):
    """From what a seat sees: the log-probabilities of its actions, and what it expects to win."""

    def __init__(self, env: VectorEnv, width: int = 256) -> None:
        super().__init__()
        seen, actions = env.setting.observing, env.actions.count
        assert seen is not None
        scale = torch.ones(seen.size)  # what is seen lies between -1 and 1 then
        for part in seen.parts:
            scale.as_strided(part.shape, part.strides, part.first).fill_(1 / part.numbers.most)
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(
            nn.Linear(seen.size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        found = self.body(obs * self.scale)
        logits = self.policy(found).masked_fill(~mask, -1e9)
        return logits.log_softmax(-1), self.value(found).squeeze(-1)

    @torch.no_grad()
    def choose(self, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """For each lane an action, its log-probability, and the value of what is seen."""
        logs, value = self(obs, mask)
        action = logs.exp().multinomial(1)
        return action.squeeze(1), logs.gather(1, action).squeeze(1), value


@dataclass
class Memory:
    """What happened in all lanes, [step, lane]."""

    obs: Tensor
    mask: Tensor
    seat: Tensor  # who acted
    action: Tensor
    log: Tensor  # its log-probability then
    value: Tensor  # what the network expected
    reward: Tensor  # what the step paid to who acted
    done: Tensor

    @classmethod
    def blank(cls, obs: Tensor, mask: Tensor) -> Memory:
        def like(one: Tensor, kind: torch.dtype | None = None) -> Tensor:
            return torch.zeros((STEPS, *one.shape), dtype=kind or one.dtype, device=one.device)

        lane = obs[:, 0]
        whole, real, flag = torch.int64, torch.float32, torch.bool
        kinds = (whole, whole, real, real, real, flag)
        return cls(like(obs), like(mask), *(like(lane, kind) for kind in kinds))


class Learner:
    """A network, the lanes on which it plays itself, and its memory of them."""

    def __init__(self, game: str, lanes: int, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = make_vec(game, lanes, SEATS, seed=seed, mask="bytes", device=device)
        told = self.env.reset()  # the arrays are the environment's: later steps fill them anew
        self.obs, self.mask = torch.from_dlpack(told.obs), torch.from_dlpack(told.mask)
        self.seat, self.done = torch.from_dlpack(told.seat), torch.from_dlpack(told.done)
        self.reward = torch.from_dlpack(told.reward)
        self.network = Network(self.env).to(device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=RATE, eps=1e-5)
        self.memory = Memory.blank(self.obs, self.mask)

    def play(self) -> Tensor:
        """STEPS steps of every lane against itself; the advantage of every action."""
        memory = self.memory
        for at in range(STEPS):
            action, log, value = self.network.choose(self.obs, self.mask)
            memory.obs[at], memory.mask[at], memory.seat[at] = self.obs, self.mask, self.seat
            memory.action[at], memory.log[at], memory.value[at] = action, log, value
            self.env.step(action)
            memory.reward[at] = self.reward.gather(1, memory.seat[at][:, None])[:, 0]
            memory.done[at] = self.done != 0
        value = self.network.choose(self.obs, self.mask)[2]
        return advantages(memory, value, self.seat)

    def improve(self, advantage: Tensor) -> float:
        """Make what went better than expected likelier, but not by much; how far off the values
        were, in the mean square."""
        told = {name: part.flatten(0, 1) for name, part in vars(self.memory).items()}
        advantage = advantage.flatten()
        target = advantage + told["value"]
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(target), device=target.device).chunk(PARTS):
                logs, value = self.network(told["obs"][part], told["mask"][part])
                log = logs.gather(1, told["action"][part][:, None])[:, 0]
                ratio = (log - told["log"][part]).exp()
                gain = ratio * advantage[part]
                gain = torch.min(gain, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[part])
                entropy = -(logs.exp() * logs).sum(-1)
                surprise = (value - target[part]).square()
                loss = (surprise / 2 - gain - CURIOSITY * entropy).mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
        return float((target - told["value"]).square().mean())


def advantages(memory: Memory, value: Tensor, seat: Tensor) -> Tensor:
    """How much better than expected it went on after each action (GAE): what the next decision is
    worth counts against this one where it is the other seat's, and not at all in a new match."""
    found = torch.zeros_like(memory.value)
    after = torch.zeros_like(value)
    for at in reversed(range(STEPS)):
        mine = torch.where(seat == memory.seat[at], 1.0, -1.0).where(~memory.done[at], 0.0)
        surprise = memory.reward[at] + mine * value - memory.value[at]
        after = found[at] = surprise + TRACE * mine * after
        value, seat = memory.value[at], memory.seat[at]
    return found


def against(learner: Learner, rival: str, matches: int, seed: int) -> Interval:
    """The share of matches won against a bot, a shared or undecided one half; each sits first in
    every other match."""
    game = learner.env.setting.game
    network = Network(learner.env)
    network.load_state_dict(learner.network.state_dict())
    env = make_vec(game, matches, SEATS, seed=seed, mask="bytes", autoreset=False)
    bot = load_bot(rival, game, backend_named("native"))
    dense, own = env.actions.dense, torch.arange(matches) % SEATS
    told = env.reset()
    tensors = torch.from_dlpack(told.obs), torch.from_dlpack(told.mask)
    won, turn = torch.zeros(matches), 0
    while not told.done.all():
        turn += 1
        action = network.choose(*tensors)[0]
        for lane in range(matches):
            seat = int(told.seat[lane])
            if not told.done[lane] and seat != own[lane]:
                hidden = env.position(lane).hidden(seat)
                action[lane] = dense[bot.choose(hidden, seat, seed + turn * matches + lane)]
        told = env.step(action)
        won += torch.from_dlpack(told.reward)[torch.arange(matches), own]
    return interval_of((won / 2 + 0.5).tolist())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["gears", "sentient"])
    parser.add_argument("--minutes", type=float, default=5, help="of learning")
    parser.add_argument("--device", choices=list(LANES), default="cpu")
    parser.add_argument("--lanes", type=int, help="matches at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", type=int, default=8, help="points of the curve")
    parser.add_argument("--matches", type=int, default=200, help="against each bot, a look")
    parser.add_argument("--out", type=Path, default=Path("out"))
    told = parser.parse_args()
    if told.device == "cuda":
        told.gpu = torch.cuda.get_device_name()
    lanes = told.lanes or LANES[told.device]
    learner = Learner(told.game, lanes, told.device, told.seed)
    curve = Curve(
        told.out, f"ppo-{told.game}-{told.device}", f"PPO on {told.game.title()}", told,
        "million decisions of self-play", "share of matches won",
    )  # fmt: skip
    spent, steps, off, limit = 0.0, 0, 0.0, 60 * told.minutes
    for look in range(told.looks + 1):
        while spent < limit * look / told.looks:
            begun = time.perf_counter()
            for group in learner.optimizer.param_groups:
                group["lr"] = RATE * (1 - spent / limit)
            off = learner.improve(learner.play())
            spent += time.perf_counter() - begun
            steps += lanes * STEPS
        rivals = {rival: against(learner, rival, told.matches, told.seed) for rival in RIVALS}
        curve.add(steps / 1e6, rivals, steps=steps, seconds=round(spent, 1), off=round(off, 4))
    torch.save(learner.network.state_dict(), curve.path.with_suffix(".pt"))


if __name__ == "__main__":
    main()
