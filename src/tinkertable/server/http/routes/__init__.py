"""HTTP: docs/protocol.md, "HTTP"; a file a noun."""

from . import editions, games, health, logs, own_data, people, seats, tables
from .parts import router

__all__ = [
    "editions", "games", "health", "logs", "own_data", "people", "router", "seats", "tables",
]  # fmt: skip
