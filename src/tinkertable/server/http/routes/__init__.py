"""HTTP: docs/protocol.md, "HTTP"; a file a noun."""

from . import editions, games, health, logs, people, seats, tables
from .parts import router

__all__ = ["editions", "games", "health", "logs", "people", "router", "seats", "tables"]
