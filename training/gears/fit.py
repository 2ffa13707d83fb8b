"""What each mark is worth: the chance to win is a softmax over what the seats' marks add up to."""

from __future__ import annotations

from typing import Any

import numpy as np

RIDGE = 4.0  # how many examples it takes to believe in a mark, about
STEPS = 8  # of Newton's method


def chances(counts: Any, weights: Any) -> Any:
    strengths = counts @ weights
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def loss(counts: Any, shares: Any, weights: Any) -> float:
    """Mean surprise at what came, in nats."""
    return float(-(shares * np.log(chances(counts, weights))).sum(axis=1).mean())


def fit(counts: Any, shares: Any) -> Any:
    """The likeliest weights, with a ridge."""
    counts = counts.astype(np.float64)
    marks = counts.shape[2]
    weights = np.zeros(marks)
    for _ in range(STEPS):
        chance = chances(counts, weights)
        gradient = np.einsum("gsm,gs->m", counts, chance - shares) + RIDGE * weights
        flat = counts.reshape(-1, marks)
        mean = np.einsum("gsm,gs->gm", counts, chance)
        curvature = (flat * chance.reshape(-1, 1)).T @ flat - mean.T @ mean
        weights -= np.linalg.solve(curvature + RIDGE * np.eye(marks), gradient)
    return weights
