"""What an environment is saved as: its facts, and the memory of its lanes as it lies."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np

from tinkertable.core.errors import InputError
from tinkertable.core.record import image

from .setting import Setting, check_seed

DIGEST = hashlib.sha256().digest_size


def pack(setting: Setting, seed: int, rows: Any, lanes: Any) -> bytes:
    head = json.dumps({**_facts(setting, len(rows)), "seed": seed}).encode()
    body: bytes = len(head).to_bytes(4, "little") + head + rows.tobytes() + lanes.tobytes()
    return hashlib.sha256(body).digest() + body


def unpack(
    saved: bytes, setting: Setting, lanes: int, kinds: tuple[Any, Any]
) -> tuple[int, Any, Any]:
    """The seed, and the memory of an environment made alike: rows of the state and of lanes, which
    are of these kinds."""
    body = saved[DIGEST:]
    if hashlib.sha256(body).digest() != saved[:DIGEST]:
        raise InputError("this is not a saved environment, or a part of it is lost")
    size = int.from_bytes(body[:4], "little")
    head = json.loads(body[4 : 4 + size])
    seed = check_seed(head.pop("seed"))
    facts = _facts(setting, lanes)
    other = [name for name, fact in facts.items() if head[name] != fact]
    if other:
        raise InputError(f"it was saved with another {' and '.join(other)}")
    state, lane = kinds
    at = 4 + size
    rows = np.frombuffer(body, state, lanes, at)
    return seed, rows, np.frombuffer(body, lane, lanes, at + rows.nbytes)


def _facts(setting: Setting, lanes: int) -> dict[str, Any]:
    """What must be the same where it is loaded."""
    return {
        "game": setting.game.name,
        "version": setting.game.version,
        "seats": setting.seats,
        "options": setting.options,
        "components": hashlib.sha256(image(setting.box[0])).hexdigest(),
        "chance": "explicit" if setting.explicit else "inside",
        "lanes": lanes,
    }
