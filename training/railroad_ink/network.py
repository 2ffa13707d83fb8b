"""The network in floating point, to be trained; `bot/evaluation.py` runs it in whole numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from tinkertable.games.railroad_ink.bot.evaluation import (
    CEILING,
    HIDDEN,
    INNER,
    OUTPUT_POINTS,
    STAGES,
    UNIT_BITS,
)
from tinkertable.games.railroad_ink.bot.features import FEATURES

UNIT = 1 << UNIT_BITS
TOP = CEILING / UNIT
LARGEST = {"first": 60.0, "second": 4.0, "third": 60.0}


class Network(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(FEATURES + 1, HIDDEN, mode="sum", padding_idx=FEATURES)
        nn.init.normal_(self.first.weight, std=0.03)
        self.first.weight.data[FEATURES] = 0
        self.first_bias = nn.Parameter(torch.full((HIDDEN,), 0.3))
        self.second = nn.Parameter(torch.randn(STAGES, INNER, HIDDEN) * 0.12)
        self.second_bias = nn.Parameter(torch.full((STAGES, INNER), 0.1))
        self.third = nn.Parameter(torch.randn(STAGES, INNER) * 0.1)
        self.third_bias = nn.Parameter(torch.full((STAGES,), 1.0))

    def forward(self, active: Any, stage: Any) -> Any:
        """Points to come, from features [n, ACTIVE] and the stage of each."""
        hidden = (self.first(active) + self.first_bias).clamp(0, TOP)
        inner = torch.einsum("nh,sih->nsi", hidden, self.second) + self.second_bias
        out = (inner.clamp(0, TOP) * self.third).sum(2) + self.third_bias
        return out.gather(1, stage[:, None]).squeeze(1) * OUTPUT_POINTS

    @torch.no_grad()
    def keep_in_range(self) -> None:
        for name, most in LARGEST.items():
            weights = getattr(self, name)
            (weights.weight if name == "first" else weights).clamp_(-most, most)


def quantised(network: Network, net: Any) -> None:
    """Write the weights into a row of `Net`."""
    state = {name: x.detach().float().cpu().numpy() for name, x in network.named_parameters()}

    def put(field: str, name: str, unit: int) -> None:
        net[0][field][:] = np.rint(state[name].ravel() * unit).astype(net[0][field].dtype)

    put("first", "first.weight", UNIT)
    put("first_bias", "first_bias", UNIT)
    put("second", "second", UNIT)
    put("second_bias", "second_bias", UNIT * UNIT)
    put("third", "third", UNIT)
    put("third_bias", "third_bias", UNIT * UNIT)
