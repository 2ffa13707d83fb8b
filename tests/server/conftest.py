"""What the tests here share: one server, one PostgreSQL, one Redis, each when first asked for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.running import QUIET, Running, running
from tests.server.services import Postgres, Redis, service

_numbers = count(1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """For all tests whose people do not meet."""
    with running(tmp_path_factory.mktemp("server"), *QUIET) as one:
        yield one


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with service(Postgres()) as one:
        yield one


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with service(Redis()) as one:
        yield one


@pytest.fixture
def pg_url(postgres: Postgres) -> str:
    """An empty PostgreSQL database."""
    return postgres.new_database(f"test{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind, as `serve --database` takes it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store' / 'tables.sqlite'}"
    url: str = request.getfixturevalue("pg_url")
    return url
