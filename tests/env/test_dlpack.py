"""Arrays handed over by DLPack: here memory of NumPy's stands for that of a GPU."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from tinkertable.env import dlpack

PROCESSOR = 1  # kDLCPU


class Owner:
    """What the memory belongs to."""


class Lent:
    """An array that can be taken as it is."""

    def __init__(self, owner: Owner, array: Any) -> None:
        self.owner, self.array = owner, array

    def __dlpack__(self, **asked: Any) -> Any:
        address, shape, kind = self.array.ctypes.data, self.array.shape, self.array.dtype
        versioned = (asked.get("max_version") or (0, 0)) >= dlpack.VERSION
        return dlpack.capsule(self.owner, address, shape, kind, 0, versioned)

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, 0


@pytest.fixture(autouse=True)
def processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dlpack, "CUDA", PROCESSOR)


@pytest.mark.parametrize("kind", ["int8", "int64", "uint64", "float32", "bool"])
def test_others_see_the_same_memory(kind: str) -> None:
    array = np.arange(24).reshape(2, 3, 4).astype(kind)
    seen = np.from_dlpack(Lent(Owner(), array))
    np.testing.assert_array_equal(seen, array)
    assert (seen.dtype, seen.ctypes.data) == (array.dtype, array.ctypes.data)


@pytest.mark.parametrize("versioned", [False, True])
def test_the_owner_lives_as_long_as_somebody_looks(versioned: bool) -> None:
    owner, array = Owner(), np.zeros(3)
    alive = weakref.ref(owner)
    untaken = dlpack.capsule(owner, array.ctypes.data, (3,), array.dtype, 0, versioned)
    seen = np.from_dlpack(Lent(owner, array))
    del owner
    gc.collect()
    assert alive() is not None
    del untaken
    assert alive() is not None
    del seen
    gc.collect()
    assert alive() is None


def test_nothing_is_an_array_too() -> None:
    assert np.from_dlpack(Lent(Owner(), np.zeros((4, 0), "int8"))).shape == (4, 0)
