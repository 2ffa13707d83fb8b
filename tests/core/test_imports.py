"""Imports point one way: who may import whom, and what from outside."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

import tinkertable

PACKAGE = Path(tinkertable.__file__).parent
FILES = sorted([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.pyi")])

# By folder: the folders of the package it may import, besides itself.
LAYERS: dict[str, set[str]] = {
    "core": set(),
    "backends": {"core"},
    "games": {"core"},
    "bots": {"core", "backends"},
    "workers": {"core", "backends", "games", "bots"},
    "arena": {"core", "backends", "games", "bots", "workers"},
    "env": {"core", "backends", "games", "bots", "terminal"},
    "words": {"core", "games"},
    "terminal": {"core", "games", "bots", "words"},
    "server": {"core", "games", "bots", "workers"},
    "cli": {"core", "backends", "games", "bots", "workers", "arena", "env", "terminal", "server"},
}
COMPILER = {"backends/native.py", "backends/cuda.py"}  # the only files that name it
# From outside the standard library, by file and by the innermost folder that is named.
OUTSIDE: dict[str, set[str]] = {
    **{file: {"numba", "llvmlite", "numpy"} for file in COMPILER},
    "words": {"fluent"},
    "terminal": {"textual", "rich"},
    "env": {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"},
    "env/picture.py": {"PIL", "numpy", "rich"},
    "server": {"fastapi", "pydantic", "starlette", "uvicorn", "websockets"},
    "server/keys.py": {"itsdangerous"},
    "server/redis_bus.py": {"redis"},
    "server/figures.py": {"prometheus_client"},
    "server/tables": set(),
    "server/tables/facts.py": {"pydantic"},  # checks what the store has
    "server/store": {"alembic", "prometheus_client", "pydantic_core", "sqlalchemy"},
    "server/admin": {"sqlalchemy"},
    "server/socket": {"fastapi", "pydantic", "pydantic_core", "starlette"},
    "server/http": {"fastapi", "pydantic", "pydantic_core", "starlette"},
    "cli": {"rich"},
}


def place(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def imported(path: Path) -> Iterator[str]:
    """The full name of every module a file imports, also inside functions."""
    package = ["tinkertable", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = [*base, *(node.module or "").split(".")] if node.module else base
            yield from (".".join([*module, alias.name]) for alias in node.names)


@pytest.mark.parametrize("path", FILES, ids=place)
def test_layers(path: Path) -> None:
    folder = place(path).split("/")[0]
    if folder.endswith(".py"):  # of the package itself
        allowed: set[str] = set()
    else:
        assert folder in LAYERS, f"say in LAYERS what {folder} may import"
        allowed = LAYERS[folder] | {folder}
    for name in imported(path):
        if name.startswith("tinkertable."):
            target = name.split(".")[1]
            assert target in allowed or target == "__version__", f"{place(path)} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=place)
def test_games_know_only_themselves(path: Path) -> None:
    parts = place(path).split("/")
    if parts[0] != "games" or len(parts) < 3:
        return
    for name in imported(path):
        if name.startswith("tinkertable.games"):
            assert name.startswith(f"tinkertable.games.{parts[1]}"), f"{place(path)}: {name}"


# By room of a game: the rooms it may import, besides itself.
ROOMS: dict[str, set[str]] = {"rules": set(), "view": {"rules"}, "bot": {"rules"}}


@pytest.mark.parametrize("path", FILES, ids=place)
def test_rules_know_neither_views_nor_bots(path: Path) -> None:
    parts = place(path).split("/")
    if parts[0] != "games" or len(parts) < 4:
        return
    allowed = ROOMS[parts[2]] | {parts[2]}
    for name in imported(path):
        if name.startswith("tinkertable.games"):
            assert name.split(".")[3] in allowed, f"{place(path)} imports {name}"


# By folder of the server: the others it may import, then the modules beside them.
SERVER: dict[str, set[str]] = {
    "tables": {"refusal"},
    "store": {"tables"} | {"figures"},
    "socket": {"tables", "store"}
    | {"bans", "bus", "fields", "identity", "keys", "names", "refusal", "server", "shares"}
    | {"keeping", "uptime"},
    "http": {"tables", "store", "socket"}
    | {"fields", "figures", "gate", "identity", "json_logging", "keeping", "keys", "rate_limit"}
    | {"refusal", "sample", "server", "settings", "shares"},
    "admin": {"tables", "store", "socket"} | {"keeping", "lock", "refusal", "settings"},
}


@pytest.mark.parametrize("path", FILES, ids=place)
def test_a_table_knows_neither_store_nor_socket(path: Path) -> None:
    parts = place(path).split("/")
    if parts[0] != "server" or len(parts) < 3:
        return
    allowed = SERVER[parts[1]] | {parts[1]}
    for name in imported(path):
        if name.startswith("tinkertable.server."):
            assert name.split(".")[2] in allowed, f"{place(path)} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=place)
def test_outside_packages(path: Path) -> None:
    folders = [str(folder) for folder in PurePosixPath(place(path)).parents]
    innermost = next((OUTSIDE[folder] for folder in folders if folder in OUTSIDE), set())
    allowed = OUTSIDE.get(place(path), set()) | innermost
    for name in imported(path):
        top = name.split(".")[0]
        if top not in sys.stdlib_module_names and top != "tinkertable":
            assert top in allowed, f"{place(path)} imports {name}"


@pytest.mark.parametrize("path", FILES, ids=place)
def test_bots_and_environments_never_touch_a_live_match(path: Path) -> None:
    if place(path).split("/")[0] in ("bots", "env"):
        for name in imported(path):
            assert not name.startswith("tinkertable.core.match"), f"{place(path)} imports {name}"


def test_only_the_compiler_files_name_numba() -> None:
    named = {place(path) for path in FILES if any("numba" in n for n in imported(path))}
    assert named <= COMPILER


def test_rules_use_no_generator_clock_or_files() -> None:
    """What a game does depends on its box, its state and the action alone."""
    banned = {"random", "secrets", "time", "datetime", "os", "socket", "logging", "uuid"}
    for path in FILES:
        parts = place(path).split("/")
        if parts[0] == "games" and len(parts) > 2:
            tops = {name.split(".")[0] for name in imported(path)}
            assert not tops & banned, place(path)
