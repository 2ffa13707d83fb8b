"""Files that are written whole or not at all."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any


def put(path: Path, value: Any) -> None:
    """Replace a file by this, as JSON; a crash leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}.new")
    with fresh.open("w", encoding="utf-8") as file:
        json.dump(value, file, ensure_ascii=False)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    _settle(path.parent)


def _settle(folder: Path) -> None:
    """The new name reaches the disk as well."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def set_aside(path: Path) -> Path:
    """Give a file a name that nothing is looked for under."""
    number = 1
    while (aside := path.with_suffix(f".{number}.aside")).exists():
        number += 1
    path.rename(aside)
    return aside
