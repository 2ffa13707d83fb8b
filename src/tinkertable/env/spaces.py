"""What agents see and do, as Gymnasium's spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.lib.stride_tricks import as_strided

from tinkertable.core.observing import Observing


def seen_space(observing: Observing) -> spaces.Box:
    """All that a seat sees, each number between its own bounds."""
    low, high = (np.zeros(observing.size, observing.width.code) for _ in range(2))
    for part in observing.parts:
        strides = [low.itemsize * stride for stride in part.strides]
        for bounds, value in ((low, part.numbers.least), (high, part.numbers.most)):
            as_strided(bounds[part.first :], part.shape, strides)[...] = value
    kind: Any = low.dtype.type
    return spaces.Box(low, high, dtype=kind)


def mask_space(actions: int) -> spaces.Box:
    """A flag for each action: 1 if it is legal."""
    return spaces.Box(0, 1, (actions,), np.int8)
