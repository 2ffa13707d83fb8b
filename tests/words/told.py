"""What the server says is wrong, held against the catalogue."""

from __future__ import annotations

from typing import Any

from .catalogue import messages, variables


def can_be_told(error: dict[str, Any]) -> bool:
    """Do clients have words for it, that take its facts, and is it short enough to be read?"""
    id = f"why-{error['reason']}"
    if id not in messages("ru", None) or variables("ru", None, id) != error["facts"].keys():
        return False
    nested = [fact for fact in error["facts"].values() if isinstance(fact, dict)]
    return len(str(error["facts"])) < 900 and all(map(can_be_told, nested))
