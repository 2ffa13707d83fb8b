"""What a command needs besides the standard library, by the extra that brings it."""

from __future__ import annotations

from importlib.util import find_spec

from tinkertable.core.errors import InputError

# The packages of each extra in pyproject.toml that must be there, as they are imported.
PACKAGES = {
    "play": (
        "alembic",
        "fastapi",
        "fluent",
        "httptools",
        "itsdangerous",
        "prometheus_client",
        "sqlalchemy",
        "textual",
        "uvicorn",
        "websockets",
    ),
    "server": ("asyncpg", "redis"),
}


def require(extra: str) -> None:
    """Says what to install if something of an extra is missing."""
    if any(find_spec(name) is None for name in PACKAGES[extra]):
        raise InputError(f"needs more: pip install 'tinkertable[{extra}]'")
