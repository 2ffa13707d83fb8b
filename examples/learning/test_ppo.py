"""The examples that need PyTorch, shortened: `make examples` runs this."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import torch

from tinkertable.env import REFUSED

from . import ppo, trained
from .ppo import STEPS, Learner, Memory, advantages, against

DEVICES = ["cpu", *(["cuda"] if torch.cuda.is_available() else [])]
LANES = 16


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", ["gears", "sentient"])
def test_shortened(game: str, device: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    words = (game, "--device", device, "--lanes", str(LANES), "--looks", "1", "--matches", "4")
    monkeypatch.setattr("sys.argv", ["ppo", *words, "--minutes", "0.001", "--out", str(tmp_path)])
    ppo.main()
    path = tmp_path / f"ppo-{game}-{device}.jsonl"
    head, first, last = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert head["arguments"]["device"] == device
    assert (first["steps"], last["steps"]) == (0, LANES * STEPS)
    assert all(0 <= one["mean"] <= 1 for one in last["figures"].values())
    assert path.with_suffix(".svg").exists()
    assert path.with_suffix(".pt").exists()


def test_only_legal_actions_are_played() -> None:
    learner = Learner("gears", LANES, "cpu", 3)
    for _ in range(3):
        learner.play()
        memory = learner.memory
        assert memory.mask.gather(2, memory.action[:, :, None]).all()
        assert not (learner.env.told.done == REFUSED).any()
    assert memory.done.any()
    assert set(memory.reward[memory.done].tolist()) <= {-1.0, 0.0, 1.0}
    assert not memory.reward[~memory.done].any()


def test_the_same_seed_learns_the_same() -> None:
    found = []
    for _ in range(2):
        learner = Learner("gears", LANES, "cpu", 4)
        for _ in range(2):
            learner.improve(learner.play())
        found.append(learner.network.state_dict())
    assert all(torch.equal(found[0][name], found[1][name]) for name in found[0])


def test_what_goes_well_becomes_likelier() -> None:
    learner = Learner("gears", LANES, "cpu", 5)
    learner.play()
    memory = learner.memory
    good = torch.where(memory.action == memory.action[0, 0], 1.0, -1.0)

    @torch.no_grad()
    def likelihood() -> float:
        logs = learner.network(memory.obs.flatten(0, 1), memory.mask.flatten(0, 1))[0]
        chosen = memory.mask.flatten(0, 1)[:, memory.action[0, 0]]
        return float(logs[chosen, memory.action[0, 0]].mean())

    before = likelihood()
    for _ in range(3):
        learner.improve(good)
    assert likelihood() > before


def test_advantages_change_sides_and_end_with_the_match() -> None:
    """Seats 0, 1, 1 act; then seat 0 wins; the last step begins a new match."""
    lane = torch.zeros(1)
    memory = Memory.blank(lane[:, None].to(torch.int8), lane[:, None].bool())
    at = STEPS - 4
    memory.seat[at:, 0] = torch.tensor([0, 1, 1, 0])
    memory.value[at:, 0] = torch.tensor([0.5, -0.25, -0.5, 0.1])
    memory.reward[at + 2, 0] = -1.0  # seat 1 has lost
    memory.done[at + 2, 0] = True
    found = advantages(memory, torch.tensor([0.3]), torch.tensor([1]))[at:, 0].tolist()
    last = -0.3 - 0.1
    third = -1.0 + 0.5  # nothing of the new match
    second = (-0.5 + 0.25) + ppo.TRACE * third
    first = (0.25 - 0.5) - ppo.TRACE * second
    assert found == pytest.approx([first, second, third, last])


def test_a_network_at_random_is_about_even() -> None:
    learner = Learner("gears", LANES, "cpu", 6)
    found = against(learner, "random", 40, 7)
    assert found["low"] < 0.5 < found["high"]


def test_what_was_trained_plays_matches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By the numbers that the environment would show it, and the same again by the same seed."""
    learner = Learner("gears", LANES, "cpu", 8)
    path = tmp_path / "network.pt"
    torch.save(learner.network.state_dict(), path)
    monkeypatch.setenv("NETWORK", str(path))
    trained.trained.cache_clear()
    for lane in range(LANES):
        position = learner.env.position(lane)
        seat = int(learner.seat[lane])
        legal = position.legal(seat)
        likeliest = learner.network(learner.obs, learner.mask)[0].exp()[lane]
        chosen = [trained.choose(position.hidden(seat), seat, seed) for seed in range(40)]
        assert set(chosen) <= set(legal)
        assert chosen[0] == trained.choose(position.hidden(seat), seat, 0)
        dense = [learner.env.actions.dense[action] for action in chosen]
        assert float(likeliest[dense].detach().mean()) > 0.5 / len(legal)
