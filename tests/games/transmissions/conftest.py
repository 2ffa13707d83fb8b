"""Cases run over the engine and over the oracle, which was written by another hand."""

from __future__ import annotations

import pytest

from .any_table import AnyTable
from .oracle_table import OracleTable
from .table import Table


@pytest.fixture(params=[Table, OracleTable], ids=["engine", "oracle"])
def lay(request: pytest.FixtureRequest) -> type[AnyTable]:
    """Lays out a table: `lay(3, start=2)`, `lay.at_action(6)`."""
    table: type[AnyTable] = request.param
    return table
