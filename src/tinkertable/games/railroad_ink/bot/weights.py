"""The weights that were learned, one file an expansion; `training/railroad_ink` made them."""

from __future__ import annotations

import lzma
import sys
from array import array
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tinkertable.core.layout import fields_of
from tinkertable.core.record import fill, rows

from .evaluation import Net


def path(expansion: str) -> Path:
    return Path(__file__).with_name(f"value-{expansion}.xz")


@cache
def _net(expansion: str) -> list[Net]:
    raw = lzma.decompress(path(expansion).read_bytes())
    values = {}
    at = 0
    for name, field in fields_of(Net).items():
        numbers = array({"i2": "h", "i4": "i"}[field.code])
        end = at + field.count * numbers.itemsize
        numbers.frombytes(raw[at:end])
        if sys.byteorder == "big":
            numbers.byteswap()
        values[name] = numbers
        at = end
    net = rows(Net, 1)
    fill(net[0], Net, values)
    return net


def learned(options: Mapping[str, str]) -> list[Net]:
    """The weights for a match with these options, read only."""
    return _net(options["expansion"])
